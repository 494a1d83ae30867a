/** What children build with their hands: of sand, of blocks. Each stands on 0,0 and grows upwards. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import type { Prop } from './prop.ts';
import { bare, circle, each, ellipse, line, path, rect } from '../shapes.ts';

const SAND = '#e9c98a';

/** A tower as a bucket makes it, with its battlements. */
function bucketful(p: Paper, x: number, foot: number, tall: number, half: number): string {
  const top = foot - tall;
  const rim = half * 0.86;
  return (
    path(`M${x - half} ${foot} L${x - rim} ${top} H${x + rim} L${x + half} ${foot}Z`, p.tube(SAND)) +
    [-1, 0, 1].map((i) => rect(x + i * rim * 0.76 - 7, top - 13, 14, 17, 3, p.drop(shade(SAND, 0.04)))).join('') +
    line(`M${x - rim} ${top + 16} Q${x} ${top + 24} ${x + rim} ${top + 16}`, shade(SAND, -0.14), 4, 0.6)
  );
}

function sandcastle(p: Paper): string {
  const flag = line('M0 -132 V-168', '#8a5a34', 5) + path('M2 -168 L34 -157 L2 -146Z', p.drop('#e2574c'));
  return (
    ellipse(0, -4, 116, 20, shade(SAND, -0.08), bare) + flag + bucketful(p, 0, -8, 112, 34) + bucketful(p, -62, -4, 74, 29) + bucketful(p, 62, -4, 74, 29) +
    rect(-58, -46, 116, 46, 5, p.drop(shade(SAND, -0.02))) + each(6, (i) => rect(-56 + i * 20, -55, 12, 13, 3, p.drop(shade(SAND, 0.03)))) +
    path('M-17 0 V-20 Q0 -42 17 -20 V0Z', shade(SAND, -0.32), bare) + circle(0, -84, 7, shade(SAND, -0.3), bare) +
    path('M-40 -14 q8 -16 16 0 q-8 5 -16 0Z M28 -14 q8 -16 16 0 q-8 5 -16 0Z', '#f6f0e6', 'stroke="#d9b3a0" stroke-width="2"') +
    each(9, (i) => circle(-104 + i * 26, 2 - (i % 2) * 5, 4 + (i % 3), shade(SAND, i % 2 ? 0.05 : -0.06), bare))
  );
}

const BLOCKS = ['#e2645a', '#f2c14e', '#5b9bd5', '#6dbb7a', '#a078c8'] as const;

/** A little crooked, as such towers are. */
function blocktower(p: Paper): string {
  const block = (x: number, y: number, wide: number, tall: number, i: number): string => {
    const color = BLOCKS[i % BLOCKS.length] ?? BLOCKS[0];
    return rect(x - wide / 2, y - tall, wide, tall, 6, p.drop(color)) + rect(x - wide / 2 + 7, y - tall + 6, wide - 14, tall - 13, 4, shade(color, 0.07), bare);
  };
  const rows = [[-38, 0, 70, 36, 0], [38, 0, 70, 36, 2], [-4, -36, 96, 34, 1], [5, -70, 62, 36, 3], [-3, -106, 50, 34, 4], [4, -140, 42, 32, 0]] as const;
  return (
    rows.map(([x, y, wide, tall, i]) => block(x, y, wide, tall, i)).join('') + path('M-24 -172 H32 L4 -206Z', p.drop('#5b9bd5')) +
    path('M-14 -48 a12 12 0 0 1 20 0Z', shade('#f2c14e', -0.2), bare) + block(-104, 0, 34, 32, 3) + path('M84 0 h38 l-19 -32Z', p.drop('#e2645a'))
  );
}

export const BUILT: Record<string, Prop> = {
  sandcastle: { onGround: 1.05, draw: sandcastle },
  blocktower: { onGround: 1, draw: blocktower },
};

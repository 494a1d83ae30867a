/** The sky of other worlds: one of several nights, clouds of light, a band of stars, and planets of several kinds. */
import { shade } from '../color.ts';
import { dice } from '../dice.ts';
import { bare, circle, each, ellipse, path } from '../shapes.ts';
import type { Stage } from './ground.ts';

interface Night {
  sky: readonly [string, string, string, string];
  clouds: readonly [string, string, string];
}
const NIGHTS: readonly [Night, ...Night[]] = [
  { sky: ['#0b0f33', '#1f2364', '#4b3c93', '#8b62b4'], clouds: ['#c155c9', '#3f8fe0', '#ff8ac0'] },
  { sky: ['#071a3a', '#123a6a', '#2a6a94', '#6fb0b4'], clouds: ['#2fb4c4', '#6a6ae0', '#8fe0b4'] },
  { sky: ['#1a0f3a', '#43205f', '#8a3f7f', '#e08a8a'], clouds: ['#ff7fa4', '#a455d9', '#ffb46a'] },
  { sky: ['#0c1440', '#24307a', '#4f5fb0', '#a4a4dc'], clouds: ['#7f8cff', '#c48af0', '#6fd0f0'] },
];

export function nightSky({ paper, w, h, s, seed }: Stage): string {
  const roll = dice(`night:${seed}`);
  const { sky, clouds } = roll.pick(NIGHTS);
  const lean = roll.chance(0.5) ? 1 : -1;
  // Clouds of light along the band of stars, large and faint, then small and brighter.
  const along = (t: number): [number, number] => [w * (0.5 + lean * (t - 0.5) * 1.15), h * (0.5 - t * 0.52) + Math.sin(t * 7) * h * 0.035];
  const cloud = (i: number): string => {
    const [x, y] = along((i + roll.next() * 0.6) / 6);
    return paper.glow(x, y, roll.between(130, 230) * s, clouds[i % 3] ?? '#c155c9', roll.between(0.26, 0.42));
  };
  const [mx, my] = along(0.5);
  const dust = each(70, () => {
    const t = roll.next();
    const [x, y] = along(t);
    const off = (roll.next() + roll.next() - 1) * h * 0.11;
    return `M${x + off * 0.4} ${y + off} h.01`;
  });
  return (
    path(`M0 0H${w}V${h}H0Z`, paper.linear(sky.map((color, i) => [[0, 0.42, 0.74, 1][i] ?? 1, color])), bare) +
    `<g transform="rotate(${lean * -24} ${mx} ${my})">${paper.softEllipse(mx, my, w * 0.66, h * 0.12, '#f0e4ff', 0.2)}</g>` +
    each(6, cloud) + each(2, (i) => { const [x, y] = along((i + 0.5) / 2); return paper.glow(x + roll.between(-40, 40) * s, y, roll.between(50, 90) * s, '#ffffff', 0.2); }) +
    `<path d="${dust}" fill="none" stroke="#fff6ff" stroke-width="${2.6 * s}" stroke-linecap="round" opacity=".7"/>`
  );
}

type World = 'rings' | 'bands' | 'moon' | 'seas';
const COLORS = ['#e8a86a', '#8fc4e8', '#e88fb4', '#9fd8a8', '#b49cf0', '#f2b38a'] as const;

/** A large one at one side, a small one at the other, and two or three moons: each of another kind. @param isRinged the large one has rings: the place is called after them */
export function worldsAbove(stage: Stage, large: string, isLeft: boolean, isRinged: boolean): string {
  const { w, h, s, seed } = stage;
  const roll = dice(`worlds:${seed}`);
  const kinds = (['rings', 'bands', 'seas', 'moon'] as World[]).toSorted(() => roll.next() - 0.5);
  const [x, far] = [w * (isLeft ? 0.2 : 0.78), w * (isLeft ? 0.87 : 0.12)];
  return (
    (large || world(stage, isRinged ? 'rings' : (kinds[0] ?? 'rings'), x, h * 0.2, 92 * s, roll.pick(COLORS))) +
    world(stage, kinds[1] ?? 'moon', far, h * roll.between(0.33, 0.4), 32 * s, roll.pick(COLORS)) +
    world(stage, 'moon', w * (isLeft ? 0.36 : 0.6), h * roll.between(0.08, 0.13), 15 * s, '#d8d0e8')
  );
}

function world({ paper }: Stage, kind: World, x: number, y: number, r: number, color: string): string {
  const clip = paper.clip(`<circle cx="${x}" cy="${y}" r="${r}"/>`);
  const night = circle(x, y, r, paper.radial([[0, '#0b0f33', 0], [0.58, '#0b0f33', 0.04], [1, '#0b0f33', 0.62]], { cx: 0.32, cy: 0.28, r: 0.86 }), bare);
  const ball = circle(x, y, r, paper.ball(color, 1.2), bare);
  const marks = {
    rings: each(4, (i) => ellipse(x, y + r * (-0.56 + i * 0.36), r * 1.1, r * 0.11, shade(color, i % 2 ? 0.07 : -0.05), `${bare} opacity=".6"`)),
    bands: each(6, (i) => path(`M${x - r} ${y + r * (-0.78 + i * 0.3)} q${r * 0.5} ${r * 0.14} ${r} 0 t${r} 0 v${r * (i % 2 ? 0.16 : 0.1)} q${-r * 0.5} ${r * 0.12} ${-r} 0 t${-r} 0Z`, shade(color, i % 2 ? 0.08 : -0.07), `${bare} opacity=".65"`)) + ellipse(x + r * 0.3, y + r * 0.26, r * 0.22, r * 0.12, shade(color, -0.12), `${bare} opacity=".8"`),
    moon: [[-0.3, -0.34, 0.24], [0.34, 0.06, 0.3], [-0.24, 0.4, 0.18], [0.14, -0.58, 0.13], [-0.62, 0.06, 0.13], [0.3, 0.58, 0.15]].map(([dx = 0, dy = 0, k = 0]) => circle(x + dx * r, y + dy * r, k * r, shade(color, 0.05), bare) + circle(x + dx * r + k * r * 0.12, y + dy * r + k * r * 0.12, k * r * 0.84, shade(color, -0.08), bare)).join(''),
    seas: path(`M${x - r} ${y - r * 0.3} q${r * 0.4} ${-r * 0.5} ${r * 0.8} ${-r * 0.1} q${r * 0.1} ${r * 0.4} ${-r * 0.3} ${r * 0.5} q${-r * 0.3} ${r * 0.3} ${-r * 0.5} ${r * 0.1}Z M${x + r * 0.2} ${y + r * 0.1} q${r * 0.5} ${-r * 0.3} ${r * 0.9} ${r * 0.1} q0 ${r * 0.7} ${-r * 0.6} ${r * 0.7} q${-r * 0.5} ${-r * 0.4} ${-r * 0.3} ${-r * 0.8}Z`, shade(color, -0.1), `${bare} opacity=".8"`) + each(3, (i) => ellipse(x + r * ([-0.3, 0.3, -0.1][i] ?? 0), y + r * (-0.5 + i * 0.5), r * 0.5, r * 0.06, '#ffffff', `${bare} opacity=".5"`)),
  }[kind];
  const ring = (front: boolean): string =>
    [[1.75, 0.17, 0.85, 0.16], [1.48, 0.07, 0.5, 0.02]].map(([k = 1, thick = 0, opacity = 1, step = 0]) => `<path d="M${x - r * k} ${y} A${r * k} ${r * k * 0.26} 0 0 ${front ? 0 : 1} ${x + r * k} ${y}" fill="none" stroke="${shade(color, step)}" stroke-width="${r * thick}" opacity="${opacity}" transform="rotate(-16 ${x} ${y})"/>`).join('');
  return paper.glow(x, y, r * 1.9, color, 0.4) + (kind === 'rings' ? ring(false) : '') + ball + `<g clip-path="${clip}">${marks}</g>` + night + (kind === 'rings' ? ring(true) : '');
}

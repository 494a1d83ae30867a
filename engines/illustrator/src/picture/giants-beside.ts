/** Beside somebody tiny who is alone stands something that is small for us and towers over them: without it a mouse is as big as a bear. */
import type { DrawnCharacter } from '../brief.ts';
import type { Look } from '../character/look.ts';
import { mix, shade } from '../color.ts';
import { dice } from '../dice.ts';
import { contactShadow } from '../light/light.ts';
import type { Paper } from '../paper.ts';
import type { Stage } from '../place/ground.ts';
import type { Ground } from '../place/setting.ts';
import { mushroomShape } from '../place/small-plants.ts';
import { bare, circle, ellipse, group, line, moved, path, rect, turned } from '../shapes.ts';

/** Chosen heights that are measured by a thumb or a seed; "very short" is said of people. */
const TINY_HEIGHTS = /seed|button|thumb|tiny|hand-sized/i;
/** Smaller than this, in heights of a child, are those whose kind is tiny. */
const TINY_SIZE = 0.36;

export const isTiny = ({ appearance }: DrawnCharacter, { size }: Look): boolean => TINY_HEIGHTS.test(appearance.height ?? '') || size < TINY_SIZE;

/** Drawn 560 high and up to 340 wide, standing on 0,0. */
type Giant = (paper: Paper, at: (color: string) => string) => string;

const blade = (x: number, tall: number, bend: number, color: string): string =>
  path(`M${x - 15} 8 C${x - 12} ${-tall * 0.5} ${x + bend * 0.3} ${-tall * 0.8} ${x + bend} ${-tall} C${x + bend * 0.5 + 14} ${-tall * 0.7} ${x + 16} ${-tall * 0.4} ${x + 15} 8Z`, color, bare);

const grass: Giant = (_, at) => {
  const green = at('#5f9f4c');
  const petals = Array.from({ length: 14 }, (_unused, i) => turned((360 / 14) * i, 34, -470, ellipse(34, -530, 15, 46, at('#ffffff'), bare))).join('');
  return (
    [[-130, 330, -70], [-96, 450, -40], [110, 420, 60], [146, 300, 86]].map(([x = 0, tall = 0, bend = 0], i) => blade(x, tall, bend, shade(green, i % 2 ? -0.05 : -0.09))).join('') +
    line('M20 6 Q6 -220 34 -452', shade(green, -0.02), 17) +
    path('M16 -170 C60 -250 130 -260 158 -232 C136 -190 76 -160 16 -170Z', shade(green, 0.03), bare) +
    petals + circle(34, -470, 38, at('#f7c843'), bare) + circle(26, -478, 20, at('#ffdd7a'), bare) +
    [[-60, 300, 26], [-24, 210, -34], [72, 250, 30], [-150, 190, -60]].map(([x = 0, tall = 0, bend = 0], i) => blade(x, tall, bend, shade(green, i % 2 ? 0.04 : 0))).join('')
  );
};
const toadstool: Giant = (paper, at) =>
  moved(-10, 6, 6, mushroomShape(paper, at('#dd5446'), at('#f7ead2'))) + moved(150, 8, 2.3, mushroomShape(paper, at('#e98a4a'), at('#f7ead2'))) +
  [[-170, 220, -50], [-134, 150, 30]].map(([x = 0, tall = 0, bend = 0], i) => blade(x, tall, bend, shade(at('#5f9f4c'), i ? 0.03 : -0.06))).join('');
const shells: Giant = (paper, at) => {
  const ribs = Array.from({ length: 9 }, (_, i) => ((i - 4) * Math.PI) / 11);
  const rim = ribs.map((a, i) => `${i ? 'Q' : 'L'}${i ? `${Math.sin(a - Math.PI / 22) * 460} ${-40 - Math.cos(a - Math.PI / 22) * 460} ` : ''}${Math.sin(a) * 405} ${-40 - Math.cos(a) * 405}`).join(' ');
  return group(
    'transform="rotate(-7)"',
    path(`M-34 4 ${rim} L34 4Z`, paper.ball(at('#f6bda4'))),
    line(ribs.slice(1, -1).map((a) => `M${Math.sin(a) * 40} ${-30 - Math.cos(a) * 20} L${Math.sin(a) * 398} ${-40 - Math.cos(a) * 398}`).join(' '), shade(at('#f6bda4'), -0.1), 8, 0.7),
    path('M-74 10 Q-70 -44 -30 -40 H30 Q70 -44 74 10 Q0 30 -74 10Z', paper.drop(at('#fadccb'))),
  );
};
const pebbles: Giant = (paper, at) =>
  path('M-190 8 C-214 -110 -130 -190 -10 -184 C110 -190 200 -100 184 8 Q0 32 -190 8Z', paper.ball(at('#a59bab'))) +
  path('M-118 -176 C-130 -270 -50 -320 30 -314 C116 -310 160 -240 130 -170 Q0 -150 -118 -176Z', paper.ball(at('#b9a89f'))) +
  path('M-62 -306 C-66 -390 -10 -426 44 -418 C96 -410 116 -350 86 -302 Q10 -286 -62 -306Z', paper.ball(at('#8f8ba6'))) +
  ellipse(-60, -140, 50, 16, '#ffffff', `${bare} opacity=".22"`) + ellipse(-30, -286, 36, 12, '#ffffff', `${bare} opacity=".22"`);
const apple: Giant = (paper, at) =>
  path('M0 -366 C90 -430 220 -370 208 -210 C200 -70 120 20 50 8 Q0 -4 -50 8 C-120 20 -200 -70 -208 -210 C-220 -370 -90 -430 0 -366Z', paper.ball(at('#d9473f'))) +
  ellipse(-104, -270, 32, 62, '#ffffff', `${bare} opacity=".35" transform="rotate(22 -104 -270)"`) +
  line('M0 -356 Q0 -430 36 -480', at('#6b4128'), 20) + path('M14 -410 C50 -500 140 -500 172 -460 C140 -400 70 -380 14 -410Z', at('#63ab5c'), bare);
const cone: Giant = (paper, at) =>
  path('M-120 4 C-170 -160 -90 -430 6 -470 C100 -430 176 -160 130 4 Q0 36 -120 4Z', at('#6b4630'), bare) +
  Array.from({ length: 8 }, (_unused, up) => {
    const row = 7 - up;
    const [y, half] = [-24 - row * 56, [128, 140, 138, 128, 112, 90, 64, 34][row] ?? 60];
    const count = row > 5 ? 3 : row % 2 ? 4 : 5;
    return Array.from({ length: count }, (_none, i) => {
      const x = count > 1 ? -half + (2 * half * (i + 0.5)) / count : 0;
      const wide = (half / count) * 1.24;
      return path(`M${x - wide} ${y - 34} Q${x} ${y - 56} ${x + wide} ${y - 34} Q${x + wide} ${y + 14} ${x} ${y + 30} Q${x - wide} ${y + 14} ${x - wide} ${y - 34}Z`, paper.drop(at(i % 2 ? '#a8744b' : '#9a6741')), `stroke="${at('#5f3d29')}" stroke-width="5"`);
    }).join('');
  }).join('') +
  path('M-74 -372 C-50 -440 -20 -470 8 -482 C40 -468 66 -434 80 -384 C56 -398 40 -366 14 -388 C-10 -360 -44 -398 -74 -372Z', at('#fbfdff'), bare) +
  ellipse(0, 12, 190, 26, at('#fbfdff'), bare);
const weed: Giant = (_, at) =>
  [-130, -84, -30, 26, 84, 136].map((x, i) => line(`M${x} 10 q${i % 2 ? 60 : -60} ${-120 - i * 8} 0 ${-230 - (i % 3) * 30} q${i % 2 ? -50 : 50} -90 ${i % 2 ? 16 : -16} ${-170 - (i % 3) * 30}`, at(i % 2 ? '#2f9a7a' : '#44b58c'), 30)).join('');
const cup: Giant = (paper, at) =>
  line('M150 -330 C270 -350 270 -150 132 -130', at('#dfe7f2'), 34) +
  path('M-180 -400 L-140 -40 Q-130 6 -80 8 H80 Q130 6 140 -40 L180 -400Z', paper.tube(at('#f2f5fa'))) +
  ellipse(0, -400, 180, 40, at('#ffffff'), bare) + ellipse(0, -396, 158, 30, at('#a86a43'), bare) +
  path('M-166 -280 L-156 -190 Q0 -150 156 -190 L166 -280 Q0 -240 -166 -280Z', at('#6f9fd0'), bare) +
  [-96, 0, 96].map((x) => circle(x, -216 + Math.abs(x) * -0.1, 20, at('#fff3d6'), bare)).join('');
const feather: Giant = (_, at) =>
  path('M-90 6 C-150 -160 -120 -420 60 -540 C130 -400 100 -160 -90 6Z', at('#ffffff'), bare) +
  line('M-110 40 Q-20 -260 58 -530', at('#c9d4ea'), 10) + line('M-60 -100 L-112 -170 M-34 -190 L-104 -270 M-6 -280 L-74 -360 M-40 -120 L46 -190 M-14 -220 L74 -290', at('#d9e2f2'), 7, 0.9);

const strawberry: Giant = (paper, at) =>
  path('M-30 -420 C90 -470 230 -400 200 -250 C176 -120 90 -20 20 8 C-60 -30 -170 -130 -186 -260 C-196 -390 -110 -450 -30 -420Z', paper.ball(at('#e0485a'))) +
  [[-110, -310], [-40, -350], [40, -330], [120, -300], [-120, -220], [-50, -250], [20, -230], [90, -200], [-70, -150], [0, -130], [60, -110], [0, -60]].map(([x = 0, y = 0]) => ellipse(x, y, 8, 13, at('#ffe6a0'), bare)).join('') +
  [-76, -44, -10, 26, 60].map((a) => turned(a, 0, -420, path('M0 -420 C-36 -470 -30 -520 0 -548 C30 -520 36 -470 0 -420Z', at(a % 4 ? '#5f9f4c' : '#74b45e'), bare))).join('') +
  ellipse(-116, -380, 26, 40, '#ffffff', `${bare} opacity=".35" transform="rotate(30 -116 -380)"`);
const acorn: Giant = (paper, at) =>
  path('M-160 -300 C-170 -120 -70 -20 0 10 C70 -20 170 -120 160 -300Z', paper.ball(at('#c98f4a'))) +
  path('M-190 -286 C-200 -420 -90 -490 0 -490 C90 -490 200 -420 190 -286 Q0 -240 -190 -286Z', paper.ball(at('#8a5f3c'))) +
  line('M-150 -330 Q0 -290 150 -330 M-166 -380 Q0 -340 166 -380 M-140 -430 Q0 -396 140 -430', shade(at('#8a5f3c'), 0.09), 9, 0.7) + line('M0 -486 Q10 -530 40 -552', at('#6b4630'), 24) +
  ellipse(-70, -180, 22, 60, '#ffffff', `${bare} opacity=".25" transform="rotate(14 -70 -180)"`);
const bucket: Giant = (paper, at) =>
  line('M-150 -400 C-140 -560 140 -560 150 -400', at('#fff3d6'), 20) + path('M-166 -400 H166 L124 4 Q0 24 -124 4Z', paper.tube(at('#e0604a'))) + ellipse(0, -400, 166, 30, at('#c94a3c'), bare) + ellipse(0, -394, 140, 20, at('#f0d9a0'), bare) +
  path('M0 -290 l28 58 l62 8 l-46 44 l12 62 l-56 -30 l-56 30 l12 -62 l-46 -44 l62 -8Z', at('#ffd75e'), bare);
const mitten: Giant = (paper, at) =>
  path('M-110 -60 C-130 -260 -120 -420 -10 -430 C90 -430 110 -320 100 -250 C150 -300 210 -270 190 -210 C170 -150 110 -130 96 -60Z', paper.ball(at('#c9485a'))) +
  rect(-126, -76, 240, 84, 26, paper.drop(at('#fdf6ee'))) + line('M-90 -70 V0 M-50 -74 V4 M-10 -74 V4 M30 -74 V4 M70 -72 V2', at('#e4d8c8'), 8) +
  line('M-80 -200 l36 -30 l36 30 l36 -30 l36 30 M-80 -270 l36 -30 l36 30 l36 -30 l30 26', at('#fff3e4'), 14);
const boot: Giant = (paper, at) =>
  path('M-130 -470 H60 L70 -190 C130 -170 210 -150 210 -60 V6 H-130Z', paper.drop(at('#f2b53c'))) + rect(-142, -500, 216, 56, 20, paper.drop(at('#f7c95e'))) + rect(-140, -20, 362, 34, 12, at('#5a4a44'), bare) +
  line('M-70 -400 V-120', '#ffffff', 16, 0.4) + line('M60 -190 Q20 -170 -20 -176', shade(at('#f2b53c'), -0.1), 8);
const crystals: Giant = (paper, at) =>
  ([[-150, 250, 70, '#7fc4e8'], [90, 360, 84, '#b08ae6'], [-40, 520, 110, '#8fd8d0'], [170, 210, 60, '#f2a0c4']] as const)
    .map(([x, tall, wide, c]) => path(`M${x - wide} 8 L${x - wide * 0.86} ${-tall * 0.72} L${x} ${-tall} L${x + wide * 0.86} ${-tall * 0.76} L${x + wide} 8Z`, paper.drop(at(c))) + path(`M${x} ${-tall} L${x + wide * 0.86} ${-tall * 0.76} L${x + wide} 8 H${x + wide * 0.2}Z`, shade(at(c), -0.07), `${bare} opacity=".6"`))
    .join('');
const spool: Giant = (paper, at) =>
  rect(-110, -360, 220, 330, 20, paper.tube(at('#5f8fd0'))) + line(Array.from({ length: 9 }, (_, i) => `M-108 ${-330 + i * 34} Q0 ${-312 + i * 34} 108 ${-330 + i * 34}`).join(' '), shade(at('#5f8fd0'), -0.1), 7, 0.7) +
  rect(-160, -410, 320, 60, 22, paper.drop(at('#d9a868'))) + rect(-160, -44, 320, 56, 22, paper.drop(at('#c9965a'))) + line('M104 -120 C190 -100 150 20 230 10', at('#5f8fd0'), 9) + line('M-60 -500 L70 -380', at('#c4cedc'), 12);
const books: Giant = (paper, at) =>
  ([[-170, 340, -96, '#c8646e'], [-150, 310, -186, '#7a9f6a'], [-176, 330, -290, '#5f8fb4'], [-120, 250, -370, '#e0b25a']] as const)
    .map(([x, wide, y, c], i) => rect(x, y, wide, [96, 90, 104, 80][i] ?? 90, 12, paper.drop(at(c))) + rect(x + wide - 26, y + 12, 26, ([96, 90, 104, 80][i] ?? 90) - 24, 4, at('#fdf6e6'), bare) + line(`M${x + 34} ${y + 8} v${([96, 90, 104, 80][i] ?? 90) - 16}`, at('#fff3d6'), 9, 0.8)).join('');

interface Towering {
  draw: Giant;
  /** "a toadstool" */
  said: string;
}
const [GRASS, TOADSTOOL, STRAWBERRY, ACORN]: readonly [Towering, Towering, Towering, Towering] = [
  { draw: grass, said: 'a daisy' }, { draw: toadstool, said: 'a toadstool' }, { draw: strawberry, said: 'a strawberry' }, { draw: acorn, said: 'an acorn' },
];
const [PEBBLES, CRYSTALS, SHELL]: readonly [Towering, Towering, Towering] = [{ draw: pebbles, said: 'a heap of pebbles' }, { draw: crystals, said: 'a crystal' }, { draw: shells, said: 'a shell' }];
type Some = readonly [Towering, ...Towering[]];
const GIANTS: Partial<Record<Ground, Some>> = {
  forest: [TOADSTOOL, ACORN, GRASS], swamp: [TOADSTOOL, GRASS], shore: [SHELL, { draw: bucket, said: 'a bucket of sand' }], snow: [{ draw: cone, said: 'a fir cone' }, { draw: mitten, said: 'a lost mitten' }],
  desert: [PEBBLES], lava: [PEBBLES, CRYSTALS], space: [CRYSTALS, PEBBLES], cave: [CRYSTALS, PEBBLES, TOADSTOOL], city: [{ draw: apple, said: 'an apple' }, { draw: boot, said: 'a rubber boot' }], street: [{ draw: boot, said: 'a rubber boot' }, { draw: apple, said: 'an apple' }, GRASS],
  room: [{ draw: cup, said: 'a cup' }, { draw: spool, said: 'a reel of thread' }, { draw: books, said: 'a pile of books' }], underwater: [{ draw: weed, said: 'seaweed' }, SHELL], sky: [{ draw: feather, said: 'a feather' }],
};
const ON_GRASS: Some = [GRASS, TOADSTOOL, STRAWBERRY, ACORN];

/** What towers there: another thing in another picture. */
export const giantOf = (ground: Ground, seed: string): Towering => dice(`giant:${seed}`).pick(GIANTS[ground] ?? ON_GRASS);

/** @param away 1 when it stands at the right of whoever is alone @param tall height of whoever is alone, in pixels */
export function giantBeside(paper: Paper, stage: Stage, ground: Ground, { x, y, half, tall, away, ink }: { x: number; y: number; half: number; tall: number; away: -1 | 1; ink: string }): string {
  const scale = (tall * 1.9) / 560;
  const at = (color: string): string => (ground === 'room' ? mix(color, stage.palette.contrast, stage.palette.dark ? 0.3 : 0.06) : stage.palette.at(color, 0.95));
  const foot = x + away * (half + 190 * scale);
  return contactShadow(paper, foot, y - 8, 190 * scale, 0, ink) + group('stroke="none"', moved(foot, y - 10, scale, giantOf(ground, stage.seed).draw(paper, at)));
}

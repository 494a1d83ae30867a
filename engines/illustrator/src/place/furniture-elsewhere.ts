/** What rooms of work, learning, trade and travel have in them. */
import { shade } from '../color.ts';
import { dice } from '../dice.ts';
import { lamp, shelf } from './fittings.ts';
import { greatHall } from './great-hall.ts';
import type { Stage } from './ground.ts';
import { starship } from './starship.ts';
import { type Furnish, type Furnishing, isWindowless } from './furnish.ts';
import { brushFor } from './heroes/brush.ts';
import type { Room } from './setting.ts';
import { bare, circle, each, ellipse, line, moved, path, rect, starPath } from '../shapes.ts';
import { wallDecor } from './wall-decor.ts';
import { windowAt } from './windows.ts';

export const ELSEWHERE = {
  plain: (room) => {
    const { stage, setting, w, h, s } = room;
    if (isWindowless(setting)) return '';
    // A window at one side; at the other hangs what the room is for.
    const [at, across] = dice(`side:${stage.seed}`).chance(0.5) ? [0.09, 0.91] : [0.91, 0.09];
    const open = setting.features.some((name) => OPEN_WALLS.has(name));
    return windowAt(stage, w * at, h * 0.13, 150 * s, 250 * s) + wallDecor(room, [[w * across, h * 0.25, w > h ? 0.92 : 0.72], ...(open ? [[w * (0.5 + (across - 0.5) * 0.5), h * 0.24, 0.82] as const] : [])]);
  },
  classroom: (room) => {
    const { stage, w, h, s, table, tone, floorY } = room;
    return (
    rect(w * 0.24, h * 0.14, w * 0.52, h * 0.3, 10, tone('#a4704a'), bare) +
    rect(w * 0.255, h * 0.155, w * 0.49, h * 0.27, 4, tone('#3f6a58'), bare) +
    chalkDrawings(stage, tone) +
    windowAt(stage, w * 0.1, h * 0.14, 150 * s, 240 * s) +
    wallDecor(room, [[w * 0.9, h * 0.27, w > h ? 0.95 : 0.7]]) +
    table(w * 0.5, 250 * s, 104 * s) +
    ellipse(w * 0.44, floorY - 152 * s, 36 * s, 38 * s, tone('#6aa8d6'), bare) + path(`M${w * 0.44 - 20 * s} ${floorY - 166 * s} q${16 * s} ${-14 * s} ${26 * s} 0 q${-6 * s} ${20 * s} ${-22 * s} ${18 * s}Z`, tone('#7fb86a'), bare) + line(`M${w * 0.44} ${floorY - 114 * s} v${12 * s}`, tone('#a4704a'), 9 * s) +
    rect(w * 0.53, floorY - 122 * s, 80 * s, 18 * s, 4, tone('#d9655a'), bare) + rect(w * 0.535, floorY - 138 * s, 66 * s, 16 * s, 4, tone('#5f8fb4'), bare) +
    Array.from({ length: 11 }, (_, i) => path(`M${w * (0.2 + i * 0.055)} ${h * 0.07 + Math.sin(i * 0.7) * 6 * s} h${42 * s} l${-21 * s} ${38 * s}Z`, tone(['#e0656a', '#f2c14e', '#6aa8d6', '#7fb86a'][i % 4] ?? '#fff'), bare)).join('') +
    [0.12, 0.36, 0.64, 0.88].map((x, i) => desk(stage, { x: w * x, y: floorY + 60 * s, k: 0.86 * s, top: ['#e0b878', '#d9ac6c'][i % 2] ?? '#e0b878', tone })).join('') +
    // Where people stand, only the row behind them is seen.
    (stage.crowded ? '' : [0.24, 0.5, 0.76].map((x) => desk(stage, { x: w * x, y: h * 0.965, k: 1.12 * s, top: '#e6c084', tone })).join(''))
    );
  },
  workshop: (room) => {
    const { stage, w, h, s, table, tone } = room;
    return (
    (w > h ? wallDecor(room, [[w * 0.37, h * 0.28, 0.72]]) : '') +
    windowAt(stage, w * 0.5, h * 0.12, 220 * s, 230 * s) +
    toolBoard(stage, w * 0.04, h * 0.16, w * 0.28, h * 0.22, tone) +
    jars(stage, w * 0.7, h * 0.47, w * 0.26, tone) +
    table(w * 0.18, w * 0.32, 120 * s) +
    table(w * 0.84, w * 0.28, 120 * s) +
    [0.76, 0.86]
      .map(
        (t, i) => `<g transform="translate(${w * t} ${h * 0.3})">${gear(54 * s * (1 - i * 0.25), tone(i ? '#c98a4a' : '#b9a05a'))}</g>`,
      )
      .join('') +
    onTheBench(room) +
    lamp(stage, w * 0.64, h * 0.12)
    );
  },
  hall: greatHall,
  lab: ({ stage, paper, w, h, s, table, tone, floorY }) =>
    windowAt(stage, w * 0.5, h * 0.12, 220 * s, 220 * s, { round: true }) +
    shelf(stage, w * 0.03, h * 0.1, w * 0.2, h * 0.3, tone) +
    table(w * 0.18, w * 0.34, 120 * s) +
    table(w * 0.84, w * 0.3, 120 * s) +
    [
      [0.07, '#58c98a'],
      [0.14, '#e86fa6'],
      [0.21, '#6aa8f0'],
      [0.28, '#f2c14e'],
      [0.76, '#b48cf0'],
      [0.84, '#58c98a'],
      [0.92, '#f08a5a'],
    ]
      .map(
        ([t, c]) =>
          paper.glow(w * Number(t), floorY - 150 * s, 60 * s, String(c), 0.6) +
          path(
            `M${w * Number(t) - 9 * s} ${floorY - 190 * s} h${18 * s} v${20 * s} q${26 * s} ${16 * s} ${20 * s} ${50 * s} ` +
              `h${-58 * s} q${-6 * s} ${-34 * s} ${20 * s} ${-50 * s}Z`,
            String(c),
            `${bare} opacity=".9"`,
          ),
      )
      .join('') +
    rect(w * 0.74, h * 0.16, w * 0.2, h * 0.2, 12, tone('#3f4a74'), bare) +
    line(
      `M${w * 0.76} ${h * 0.28} l${30 * s} ${-30 * s} l${30 * s} ${40 * s} l${30 * s} ${-60 * s} l${40 * s} ${30 * s}`,
      '#7df0ff',
      5,
    ) +
    lamp(stage, w * 0.33, h * 0.1),
  shop: ({ stage, paper, w, h, s, tone, floorY }) =>
    shelf(stage, w * 0.02, h * 0.12, w * 0.25, floorY - h * 0.12, tone) +
    shelf(stage, w * 0.73, h * 0.12, w * 0.25, floorY - h * 0.12, tone) +
    windowAt(stage, w * 0.5, h * 0.2, 250 * s, 260 * s) +
    [0.3, 0.36, 0.42, 0.48, 0.54, 0.6, 0.66]
      .map((t, i) =>
        path(
          `M${w * t - 31 * s} 0 h${62 * s} v${80 * s} q${-31 * s} ${36 * s} ${-62 * s} 0Z`,
          i % 2 ? '#fdf3e0' : tone('#e0656a'),
          bare,
        ),
      )
      .join('') +
    rect(w * 0.3, h * 0.6, w * 0.4, floorY - h * 0.6 + 20 * s, 8, paper.drop(tone('#a4704a')), bare) +
    [0.36, 0.45, 0.56, 0.64]
      .map((t, i) => circle(w * t, h * 0.585, 20 * s, tone(['#e8b04a', '#7fae9a', '#d9655a', '#8f6ad6'][i] ?? '#fff'), bare))
      .join(''),
  ship: starship,
} satisfies Partial<Record<Room, Furnish>>;

/** A vice, a box of tools, pots of paint with brushes; and shavings under it. */
function onTheBench({ stage, tone, roll, w, s, floorY }: Furnishing): string {
  const b = brushFor({ paper: stage.paper, at: tone, lit: stage.palette.dark, roll });
  return (
    moved(w * 0.09, floorY - 120 * s, s, b.box(-46, -52, 92, 52, 5, '#c9655a') + b.stroke('M-34 -52 q34 -40 68 0', '#8a4a42', 8) + b.stroke('M-24 -52 L-30 -84 M4 -52 V-90', '#b98a58', 8) + b.box(-4, -100, 16, 18, 3, '#9aa6b8')) +
    moved(w * 0.21, floorY - 120 * s, s, b.box(-60, -14, 120, 14, 4, '#d9b47c') + b.stroke('M-44 -16 q6 -18 18 -8 q4 12 -8 10', '#e8c88f', 5) + b.box(20, -44, 46, 30, 8, '#a97a4c') + b.stroke('M30 -44 q2 -16 14 -14', '#7a5034', 8)) +
    moved(w * 0.79, floorY - 120 * s, s, each(3, (i) => b.box(-62 + i * 44, -48 - (i % 2) * 8, 36, 48 + (i % 2) * 8, 5, ['#dfe4ea', '#cfd8e0', '#e4e0d8'][i] ?? '#ddd') + b.box(-62 + i * 44, -48 - (i % 2) * 8, 36, 15, 4, ['#6aa8d6', '#e0656a', '#8fbf7a'][i] ?? '#6aa')) + b.stroke('M-36 -58 L-26 -92', '#b98a58', 7) + b.stroke('M-26 -92 l4 -14', '#6aa8d6', 9)) +
    moved(w * 0.92, floorY - 120 * s, s, b.box(-40, -34, 58, 34, 5, '#7f8aa0') + b.box(-46, -52, 16, 44, 4, '#95a0b4') + b.box(12, -52, 16, 44, 4, '#95a0b4') + b.stroke('M28 -34 h28 M50 -48 v28', '#6a7488', 7)) +
    [0.12, 0.2, 0.82, 0.9].map((t, i) => line(`M${w * t} ${floorY + (34 + (i % 2) * 16) * s} q${12 * s} ${-18 * s} ${24 * s} ${-2 * s} q${2 * s} ${12 * s} ${-10 * s} ${8 * s}`, tone('#e8c88f'), 5 * s)).join('')
  );
}

/** Walls that stay free beside their landmark. */
const OPEN_WALLS: ReadonlySet<string> = new Set(['grandpiano', 'bathtub', 'hospitalbeds', 'orchestra']);

/** What children draw on a blackboard, and the chalk under it. */
function chalkDrawings({ paper, w, h, s }: Stage, tone: (c: string) => string): string {
  const chalk = (d: string, color = '#eef5ea'): string => line(d, color, 5, 0.85);
  return (
    rect(w * 0.255, h * 0.155, w * 0.49, h * 0.27, 4, paper.linear([[0, '#ffffff', 0.08], [0.4, '#ffffff', 0], [1, '#ffffff', 0.05]], { x2: 1 }), bare) +
    moved(w * 0.34, h * 0.33, s, chalk('M-52 46 V0 H28 V46Z M-66 4 L-12 -44 L42 4 M-22 46 V20 H0 V46 M12 12 h-2') + chalk('M-100 46 H60', '#bfe0b0') + chalk('M-92 46 v-30 m0 0 q-22 -8 -14 -26 q14 -14 28 0 q8 18 -14 26', '#bfe0b0')) +
    moved(w * 0.46, h * 0.23, s, chalk('M-22 0 a22 22 0 1 0 44 0 a22 22 0 1 0 -44 0 M0 -32 v-12 M0 32 v12 M-32 0 h-12 M32 0 h12 M-23 -23 l-8 -8 M23 -23 l8 -8 M-23 23 l-8 8 M23 23 l8 8', '#ffe9a0')) +
    moved(w * 0.57, h * 0.34, s, chalk('M-50 0 q34 -38 76 -4 l24 -18 v44 l-24 -18 q-42 34 -76 -4Z M-30 -4 v1 M-4 -14 q8 14 0 28', '#f6c0cc') + chalk('M-66 -26 m-7 0 a7 7 0 1 0 14 0 a7 7 0 1 0 -14 0 M-84 -46 m-5 0 a5 5 0 1 0 10 0 a5 5 0 1 0 -10 0', '#bfe0f0')) +
    moved(w * 0.68, h * 0.25, s, chalk('M0 64 V8 M0 40 q-20 -2 -24 -20 M0 50 q18 -4 22 -18', '#bfe0b0') + [0, 1, 2, 3, 4].map((i) => chalk(`M${Math.cos(i * 1.257) * 15} ${-6 + Math.sin(i * 1.257) * 15} m-11 0 a11 11 0 1 0 22 0 a11 11 0 1 0 -22 0`, '#f6d0e0')).join('')) +
    rect(w * 0.25, h * 0.435, w * 0.5, 16 * s, 4 * s, paper.drop(tone('#c08a58')), bare) + rect(w * 0.25, h * 0.435 + 16 * s, w * 0.5, 14 * s, 0, paper.linear([[0, '#3b2a4a', 0.2], [1, '#3b2a4a', 0]]), bare) +
    [['#fffbf2', 0.3], ['#f6c0cc', 0.33], ['#ffe9a0', 0.355], ['#bfe0f0', 0.64]].map(([c, t]) => rect(w * Number(t), h * 0.435 - 7 * s, 26 * s, 8 * s, 3 * s, tone(String(c)), bare)).join('') + rect(w * 0.68, h * 0.435 - 17 * s, 52 * s, 18 * s, 4 * s, paper.drop(tone('#8a6a9a')), bare)
  );
}

/** Hammer, saw, spanner and rake on their hooks. */
function toolBoard({ s }: Stage, x: number, y: number, wide: number, tall: number, tone: (c: string) => string): string {
  const steel = tone('#c8ccd8');
  const handle = tone('#8a4f3a');
  const tools = [
    line('M0 0 V92', handle, 11) + rect(-30, -16, 60, 26, 6, steel, bare),
    path('M-16 -6 H16 L22 78 L-30 78Z', steel, bare) + rect(-18, -34, 36, 34, 10, handle, bare),
    line('M0 0 V96', steel, 13) + circle(0, -4, 20, steel, bare) + rect(-7, -28, 14, 22, 0, tone('#a98458'), bare),
    line('M0 -20 V86', handle, 9) + line('M-28 86 H28 M-26 86 V108 M-9 86 V108 M9 86 V108 M26 86 V108', steel, 7),
  ];
  const k = Math.min(s, wide / 330);
  return (
    rect(x, y, wide, tall, 8, tone('#a98458'), bare) +
    tools.map((tool, i) => moved(x + wide * (0.15 + i * 0.235), y + tall * 0.28, k, tool)).join('')
  );
}


interface Desk {
  x: number;
  /** y of its feet */
  y: number;
  /** pixels of a unit */
  k: number;
  top: string;
  tone: (color: string) => string;
}

/** A desk for one child, seen from behind: the chair before it, an open book and a pencil on it. */
function desk({ paper }: Stage, { x, y, k, top, tone }: Desk): string {
  const at = (dx: number, dy: number): string => `${x + dx * k} ${y + dy * k}`;
  return (
    line(`M${at(-66, -96)} L${at(-74, 0)} M${at(66, -96)} L${at(74, 0)}`, tone('#6f7f94'), 9 * k) +
    rect(x - 72 * k, y - 100 * k, 144 * k, 24 * k, 5, tone('#b98a54'), bare) +
    path(`M${at(-78, -124)} H${x + 78 * k} L${at(94, -98)} H${x - 94 * k}Z`, paper.drop(tone(top)), bare) +
    path(`M${at(-34, -120)} Q${at(-16, -126)} ${at(0, -118)} Q${at(16, -126)} ${at(34, -120)} L${at(40, -106)} Q${at(18, -112)} ${at(0, -104)} Q${at(-18, -112)} ${at(-40, -106)}Z`, '#fffaf0', bare) +
    line(`M${at(54, -120)} L${at(64, -106)}`, tone('#e0656a'), 5 * k) +
    line(`M${at(-34, -52)} L${at(-40, 16)} M${at(34, -52)} L${at(40, 16)} M${at(-32, -108)} V${y - 46 * k} M${at(32, -108)} V${y - 46 * k}`, tone('#6f7f94'), 7 * k) +
    rect(x - 42 * k, y - 94 * k, 84 * k, 34 * k, 10 * k, paper.drop(tone('#5f8fb4')), bare) +
    path(`M${at(-44, -46)} H${x + 44 * k} L${at(50, -26)} H${x - 50 * k}Z`, paper.drop(tone('#6a9cc4')), bare)
  );
}

/** A shelf of jars and tins. */
function jars({ s }: Stage, x: number, y: number, wide: number, tone: (c: string) => string): string {
  const colors = ['#d9655a', '#e8b04a', '#7fae9a', '#6aa8d6', '#c9b08c'];
  const each = wide / colors.length;
  return (
    rect(x, y, wide, 14 * s, 4, tone('#8a5c3a'), bare) +
    colors
      .map((color, i) => {
        const tall = (52 + ((i * 23) % 30)) * s;
        const left = x + each * i + each * 0.2;
        const jar = rect(left, y - tall, each * 0.6, tall, 7, tone(color), bare);
        return jar + rect(left - 2, y - tall - 9 * s, each * 0.6 + 4, 13 * s, 4, tone('#f0e6d2'), bare);
      })
      .join('')
  );
}


function gear(r: number, color: string): string {
  return path(starPath(0, 0, r, 10, 0.8), color, 'stroke="none"') + circle(0, 0, r * 0.34, shade(color, -0.16), bare);
}

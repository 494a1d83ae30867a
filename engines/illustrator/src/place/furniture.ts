/** What a room of each purpose has in it. */
import { shade } from '../color.ts';
import { curtains, lamp, shelf, windowAt } from './fittings.ts';
import { type Stage, stars } from './ground.ts';
import type { Setting } from './setting.ts';
import { bare, circle, ellipse, line, moved, path, rect, starPath } from '../shapes.ts';

/** Under the ground, in the dark of a show, or all walls full: no window, no rug. */
const WINDOWLESS = ['subway', 'bigscreen', 'projector', 'tank', 'tvset', 'pillarrow', 'mirrors'];
export const isWindowless = (setting: Setting): boolean => setting.features.some((name) => WINDOWLESS.includes(name));

export function furniture(stage: Stage, setting: Setting, tone: (c: string) => string, floorY: number): string {
  const { paper, w, h, s, roll } = stage;
  const table = (x: number, wide: number, tall: number): string =>
    rect(x - wide / 2, floorY - tall, wide, 18 * s, 6, tone('#a4704a'), bare) +
    rect(x - wide / 2 + 14 * s, floorY - tall + 16 * s, 18 * s, tall + 24 * s, 3, tone('#8a5c3a'), bare) +
    rect(x + wide / 2 - 32 * s, floorY - tall + 16 * s, 18 * s, tall + 24 * s, 3, tone('#8a5c3a'), bare);
  switch (setting.room ?? 'playroom') {
    case 'plain':
      return (isWindowless(setting) ? [] : [0.09, 0.91]).map((t) => windowAt(stage, w * t, h * 0.13, 150 * s, 250 * s)).join('');
    case 'library':
      return (
        shelf(stage, w * 0.01, h * 0.06, w * 0.24, floorY - h * 0.06, tone) +
        shelf(stage, w * 0.75, h * 0.06, w * 0.24, floorY - h * 0.06, tone) +
        windowAt(stage, w * 0.5, h * 0.1, 210 * s, 300 * s) +
        shelf(stage, w * 0.27, h * 0.54, w * 0.46, floorY - h * 0.54, tone) +
        lamp(stage, w * 0.36, h * 0.16) +
        line(`M${w * 0.245} ${floorY} L${w * 0.2} ${h * 0.12} M${w * 0.285} ${floorY} L${w * 0.24} ${h * 0.12}`, tone('#b98a5a'), 9 * s) +
        [0.2, 0.4, 0.6, 0.8]
          .map((t) => line(`M${w * (0.245 - 0.045 * t)} ${floorY - (floorY - h * 0.12) * t} h${40 * s}`, tone('#b98a5a'), 7 * s))
          .join('')
      );
    case 'bedroom':
      return (
        windowAt(stage, w * 0.3, h * 0.12, 220 * s, 270 * s) +
        curtains(stage, w * 0.3, h * 0.12, 220 * s, 270 * s, tone('#e08a9a')) +
        rect(w * 0.62, h * 0.5, w * 0.4, floorY - h * 0.5 + 40 * s, 24, tone('#a4704a'), bare) +
        rect(w * 0.6, h * 0.58, w * 0.42, floorY - h * 0.58 + 60 * s, 26, paper.drop(tone('#6f8fd0')), bare) +
        ellipse(w * 0.92, h * 0.58, 90 * s, 44 * s, tone('#fdf6ea'), bare) +
        [0.66, 0.74, 0.82, 0.9].map((t, i) => path(starPath(w * t, h * (0.66 + (i % 2) * 0.05), 17 * s), tone('#ffe27a'), bare)).join('') +
        shelf(stage, w * 0.02, h * 0.56, w * 0.16, floorY - h * 0.56, tone) +
        lamp(stage, w * 0.56, h * 0.14)
      );
    case 'kitchen':
      return (
        windowAt(stage, w * 0.5, h * 0.12, 220 * s, 240 * s) +
        curtains(stage, w * 0.5, h * 0.12, 220 * s, 240 * s, tone('#e8b04a')) +
        rect(-10, h * 0.56, w * 0.34, floorY - h * 0.56 + 16 * s, 8, paper.drop(tone('#7fae9a')), bare) +
        rect(-10, h * 0.545, w * 0.36, 20 * s, 5, tone('#f6ead2'), bare) +
        rect(w * 0.7, h * 0.5, w * 0.26, floorY - h * 0.5 + 16 * s, 14, paper.drop(tone('#d9655a')), bare) +
        rect(w * 0.735, h * 0.58, w * 0.19, h * 0.11, 10, '#4a3340', bare) +
        paper.glow(w * 0.83, h * 0.635, 80 * s, '#ffb45a', 0.8) +
        [0.75, 0.8, 0.85, 0.9].map((t) => circle(w * t, h * 0.535, 8 * s, '#fdf6e6', bare)).join('') +
        [
          [0.76, '#6aa8d6'],
          [0.88, '#e8b04a'],
        ]
          .map(
            ([t, c]) =>
              rect(w * Number(t) - 34 * s, h * 0.45, 68 * s, 52 * s, 9, tone(String(c)), bare) +
              line(
                `M${w * Number(t) - 8 * s} ${h * 0.44} q-8 -12 0 -24 M${w * Number(t) + 12 * s} ${h * 0.44} q8 -12 0 -24`,
                '#fff',
                4,
                0.7,
              ),
          )
          .join('') +
        rect(w * 0.04, h * 0.3, w * 0.24, 12 * s, 4, tone('#a4704a'), bare) +
        [0.06, 0.12, 0.18, 0.24]
          .map((t, i) =>
            rect(w * t, h * 0.3 - 50 * s, 34 * s, 50 * s, 7, tone(['#f6ead2', '#d9655a', '#7fae9a', '#e8b04a'][i] ?? '#fff'), bare),
          )
          .join('') +
        lamp(stage, w * 0.32, h * 0.1)
      );
    case 'classroom':
      return (
        rect(w * 0.24, h * 0.14, w * 0.52, h * 0.3, 10, tone('#a4704a'), bare) +
        rect(w * 0.255, h * 0.155, w * 0.49, h * 0.27, 4, tone('#3f6a58'), bare) +
        line(
          `M${w * 0.3} ${h * 0.35} q${30 * s} ${-60 * s} ${60 * s} 0 t${60 * s} 0 M${w * 0.52} ${h * 0.24} l${30 * s} ${50 * s} ` +
            `h${-60 * s}Z`,
          '#e9f3e4',
          5,
          0.8,
        ) +
        circle(w * 0.67, h * 0.27, 34 * s, 'none', 'stroke="#e9f3e4" stroke-width="5" opacity=".8"') +
        windowAt(stage, w * 0.1, h * 0.14, 150 * s, 240 * s) +
        windowAt(stage, w * 0.9, h * 0.14, 150 * s, 240 * s) +
        [0.16, 0.5, 0.84].map((x) => table(w * x, 190 * s, 90 * s)).join('') +
        ellipse(w * 0.84, floorY - 130 * s, 36 * s, 38 * s, tone('#6aa8d6'), bare) +
        rect(w * 0.12, floorY - 112 * s, 70 * s, 20 * s, 4, tone('#d9655a'), bare)
      );
    case 'workshop':
      return (
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
        rect(w * 0.78, floorY - 180 * s, 80 * s, 60 * s, 10, tone('#6aa8d6'), bare) +
        rect(w * 0.09, floorY - 170 * s, 60 * s, 50 * s, 6, tone('#e8b04a'), bare) +
        lamp(stage, w * 0.64, h * 0.12)
      );
    case 'hall':
      return (
        windowAt(stage, w * 0.5, h * 0.07, 230 * s, 400 * s) +
        [0.06, 0.24, 0.76, 0.94]
          .map(
            (t) =>
              rect(w * t - 34 * s, -10, 68 * s, floorY + 10, 0, paper.tube(tone('#e6d9ec')), bare) +
              rect(w * t - 48 * s, floorY - 26 * s, 96 * s, 34 * s, 6, tone('#d3c2de'), bare),
          )
          .join('') +
        [0.15, 0.85]
          .map(
            (t) =>
              path(
                `M${w * t - 40 * s} ${h * 0.1} h${80 * s} v${210 * s} l${-40 * s} ${40 * s} l${-40 * s} ${-40 * s}Z`,
                paper.drop(tone('#8a4ab0')),
                bare,
              ) + path(starPath(w * t, h * 0.2, 25 * s), '#f2c14e', bare),
          )
          .join('') +
        path(`M${w * 0.42} ${floorY} H${w * 0.58} L${w * 0.72} ${h} H${w * 0.28}Z`, tone('#c4405a'), bare) +
        line(`M${w * 0.43} ${floorY} L${w * 0.31} ${h} M${w * 0.57} ${floorY} L${w * 0.69} ${h}`, '#f2c14e', 5) +
        [0.33, 0.67]
          .map(
            (t) =>
              paper.glow(w * t, h * 0.36, 120 * s, '#ffd98a', 0.8) +
              line(`M${w * t} ${h * 0.48} V${h * 0.38}`, '#b98a3c', 8 * s) +
              ellipse(w * t, h * 0.365, 9 * s, 17 * s, '#fff3c4', bare),
          )
          .join('')
      );
    case 'attic':
      return (
        path(`M0 0 H${w * 0.4} L0 ${h * 0.5}Z M${w} 0 H${w * 0.6} L${w} ${h * 0.5}Z`, tone('#9a7454'), bare) +
        line(
          `M${w * 0.1} 0 L0 ${h * 0.14} M${w * 0.24} 0 L0 ${h * 0.32} M${w * 0.9} 0 L${w} ${h * 0.14} M${w * 0.76} 0 L${w} ${h * 0.32}`,
          tone('#7a5a40'),
          12 * s,
        ) +
        windowAt(stage, w * 0.5, h * 0.12, 230 * s, 230 * s, true) +
        [
          [0.1, 150, 120, '#b98a5a'],
          [0.2, 100, 80, '#a4704a'],
          [0.88, 170, 110, '#8f6a9a'],
        ]
          .map(
            ([t, wd, tl, c]) =>
              rect(
                w * Number(t) - Number(wd) * s * 0.5,
                floorY - Number(tl) * s + 24 * s,
                Number(wd) * s,
                Number(tl) * s,
                8,
                paper.drop(tone(String(c))),
                bare,
              ) + rect(w * Number(t) - 12 * s, floorY - Number(tl) * s + 34 * s, 24 * s, 22 * s, 4, '#f2c14e', bare),
          )
          .join('') +
        shelf(stage, w * 0.68, h * 0.5, w * 0.13, floorY - h * 0.5, tone) +
        path(
          `M${stage.w * 0.44} ${h * 0.2} L${w * 0.3} ${h} H${w * 0.62} L${w * 0.56} ${h * 0.2}Z`,
          paper.linear([
            [0, '#fff3c4', 0.34],
            [1, '#fff3c4', 0],
          ]),
          bare,
        )
      );
    case 'lab':
      return (
        windowAt(stage, w * 0.5, h * 0.12, 220 * s, 220 * s, true) +
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
        lamp(stage, w * 0.33, h * 0.1)
      );
    case 'shop':
      return (
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
          .join('')
      );
    case 'music':
      return (
        windowAt(stage, w * 0.5, h * 0.1, 250 * s, 300 * s) +
        curtains(stage, w * 0.5, h * 0.1, 270 * s, 320 * s, tone('#b04a5a')) +
        path(
          `M${w * 0.06} ${floorY + 20 * s} V${h * 0.5} Q${w * 0.2} ${h * 0.46} ${w * 0.3} ${h * 0.54} V${floorY + 20 * s}Z`,
          paper.drop(tone('#4a3a4c')),
          bare,
        ) +
        rect(w * 0.06, h * 0.6, w * 0.25, 24 * s, 3, '#fdf9f0', bare) +
        Array.from({ length: 11 }, (_, i) => rect(w * 0.066 + i * w * 0.022, h * 0.6, w * 0.011, 14 * s, 0, '#2b2430', bare)).join('') +
        `<g transform="translate(${w * 0.86} ${floorY}) ` +
        `scale(${2.1 * s})">${path('M0 -72 C34 -76 34 -44 24 -38 C52 -26 44 12 0 12 C-44 12 -52 -26 -24 -38 C-34 -44 -34 -76 0 -72Z', tone('#c97a3a'), bare)}` +
        `${rect(-6, -150, 12, 90, 3, tone('#5f3a26'), bare)}` +
        `${circle(0, -26, 13, tone('#5f3a26'), bare)}</g>` +
        lamp(stage, w * 0.28, h * 0.1) +
        lamp(stage, w * 0.72, h * 0.1)
      );
    case 'ship':
      return (
        `<g>${rect(w * 0.14, h * 0.1, w * 0.72, h * 0.38, 60 * s, '#0f1338', `stroke="#aebbe0" stroke-width="${18 * s}"`)}</g>` +
        moved(w * 0.16, h * 0.12, 1, stars(w * 0.68, h * 0.32, roll, 60)) +
        circle(w * 0.66, h * 0.3, 80 * s, paper.ball('#e8a86a'), bare) +
        `<ellipse cx="${w * 0.66}" cy="${h * 0.3}" rx="${130 * s}" ry="${26 * s}" fill="none" stroke="#fbe0b4" ` +
        `stroke-width="${10 * s}" opacity=".8" transform="rotate(-14 ${w * 0.66} ${h * 0.3})"/>` +
        path(`M0 ${h * 0.56} H${w} V${floorY + 30 * s} H0Z`, paper.drop('#8a97c4'), bare) +
        Array.from({ length: 16 }, (_, i) =>
          rect(
            w * (0.03 + i * 0.06),
            h * (0.6 + (i % 2) * 0.05),
            40 * s,
            20 * s,
            8,
            ['#7df0ff', '#ffe27a', '#ff8fa6', '#8ff0b0'][i % 4] ?? '#fff',
            `${bare} opacity=".9"`,
          ),
        ).join('')
      );
    case 'playroom':
      return (
        windowAt(stage, w * 0.28, h * 0.12, 210 * s, 260 * s) +
        curtains(stage, w * 0.28, h * 0.12, 210 * s, 260 * s, tone('#6fae9a')) +
        rect(w * 0.58, h * 0.52, w * 0.44, h * 0.18, 40 * s, paper.drop(tone('#d9786a')), bare) +
        rect(w * 0.56, h * 0.6, w * 0.48, floorY - h * 0.6 + 30 * s, 34 * s, paper.drop(tone('#e0887a')), bare) +
        rect(w * 0.66, h * 0.56, 110 * s, 80 * s, 20, tone('#f2c14e'), bare) +
        rect(w * 0.64, h * 0.18, 130 * s, 100 * s, 8, tone('#f6ead2'), `stroke="#a4704a" stroke-width="${9 * s}"`) +
        path(
          `M${w * 0.65} ${h * 0.18 + 96 * s} l${40 * s} ${-50 * s} l${30 * s} ${30 * s} l${20 * s} ${-20 * s} l${34 * s} ${40 * s}Z`,
          tone('#8fbf84'),
          bare,
        ) +
        shelf(stage, w * 0.02, h * 0.54, w * 0.16, floorY - h * 0.54, tone) +
        lamp(stage, w * 0.52, h * 0.13)
      );
  }
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

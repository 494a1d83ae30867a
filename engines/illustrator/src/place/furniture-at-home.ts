/** What rooms at home have in them. */
import { kitchenTable, lamp, shelf } from './fittings.ts';
import type { Furnish } from './furnish.ts';
import type { Room } from './setting.ts';
import { bare, circle, line, path, rect } from '../shapes.ts';
import { keptThings } from './attic-things.ts';
import { bedAtTheWall } from './bed.ts';
import { cookerHood, sinkAndCupboards, spiceShelf, stove } from './kitchen.ts';
import { sofaAtTheWall } from './sofa.ts';
import { onTop, standing, standingIn } from './standing-things.ts';
import { wallDecor } from './wall-decor.ts';
import { drawHanging, looksOf } from './wall-hangings.ts';
import { curtains, windowAt } from './windows.ts';

/** At both sides of what stands in the middle. */
const wideApart = (w: number, h: number): readonly (readonly [number, number, number])[] => [[w * 0.79, h * 0.26, 0.9], w > h ? [w * 0.085, h * 0.3, 0.74] : [w * 0.064, h * 0.32, 0.6]];

export const AT_HOME = {
  library: (room) => {
    const { stage, w, h, s, tone, floorY } = room;
    return (
    windowAt(stage, w * 0.5, h * 0.1, 210 * s, 300 * s, { bareSill: true }) +
    shelf(stage, w * 0.01, h * 0.06, w * 0.24, floorY - h * 0.06, tone) +
    shelf(stage, w * 0.75, h * 0.06, w * 0.24, floorY - h * 0.06, tone) +
    (w > h ? wallDecor(room, [[w * 0.665, h * 0.3, 0.8]]) : '') +
    shelf(stage, w * 0.27, h * 0.54, w * 0.46, floorY - h * 0.54, tone) +
    onTop(room, w * 0.28, h * 0.54, w * 0.44) +
    lamp(stage, w * 0.36, h * 0.16) +
    line(`M${w * 0.245} ${floorY} L${w * 0.2} ${h * 0.12} M${w * 0.285} ${floorY} L${w * 0.24} ${h * 0.12}`, tone('#b98a5a'), 9 * s) +
    [0.2, 0.4, 0.6, 0.8]
      .map((t) => line(`M${w * (0.245 - 0.045 * t)} ${floorY - (floorY - h * 0.12) * t} h${40 * s}`, tone('#b98a5a'), 7 * s))
      .join('')
    );
  },
  bedroom: (room) => {
    const { stage, setting, w, h, s, tone, floorY } = room;
    const { hanging, curtain, bed } = looksOf('bedroom', stage.seed);
    return (
      windowAt(stage, w * 0.3, h * 0.12, 220 * s, 270 * s) +
      curtains(stage, w * 0.3, h * 0.12, 220 * s, 270 * s, tone(curtain)) +
      (setting.features.length ? wallDecor(room, wideApart(w, h)) : drawHanging(stage, hanging, w * 0.8, h * 0.3, tone)) +
      // Beside the window, as far as its curtain.
      (setting.features.length ? '' : wallDecor(room, [w > h ? [w * 0.085, h * 0.34, 0.78] : [w * 0.064, h * 0.36, 0.62]])) +
      (setting.features.length || stage.portrait ? '' : standing(room, standingIn('bedroom', stage.seed), w * 0.335, floorY + 16 * s, w > h ? 0.92 : 0.8)) +
      (setting.features.length || stage.bedTaken ? '' : standing(room, 'nightstand', w * 0.51, floorY + 16 * s)) +
      (stage.bedTaken ? '' : bedAtTheWall(stage, bed, tone, floorY)) +
      shelf(stage, w * 0.02, h * 0.56, w * 0.16, floorY - h * 0.56, tone) +
      onTop(room, w * 0.025, h * 0.56, w * 0.15) +
      lamp(stage, w * 0.56, h * 0.14)
    );
  },
  kitchen: (room) => {
    const { stage, w, h, s, tone, floorY } = room;
    return (
    windowAt(stage, w * 0.5, h * 0.12, 220 * s, 240 * s) +
    curtains(stage, w * 0.5, h * 0.12, 220 * s, 240 * s, tone('#e8b04a')) +
    sinkAndCupboards({ stage, tone, floorY }) +
    cookerHood(stage, tone) +
    stove(room) +
    (w > h ? wallDecor(room, [[w * 0.655, h * 0.25, 0.78], [w * 0.335, h * 0.31, 0.7]]) : '') +
    spiceShelf(room) +
    lamp(stage, w * 0.32, h * 0.1) +
    kitchenTable(stage, w * 0.5, floorY + 44 * s, tone)
    );
  },
  attic: (room) => {
    const { stage, paper, w, h, s, tone, floorY } = room;
    return (
    path(`M0 0 H${w * 0.4} L0 ${h * 0.5}Z M${w} 0 H${w * 0.6} L${w} ${h * 0.5}Z`, tone('#9a7454'), bare) +
    line(
      `M${w * 0.1} 0 L0 ${h * 0.14} M${w * 0.24} 0 L0 ${h * 0.32} M${w * 0.9} 0 L${w} ${h * 0.14} M${w * 0.76} 0 L${w} ${h * 0.32}`,
      tone('#7a5a40'),
      12 * s,
    ) +
    windowAt(stage, w * 0.5, h * 0.12, 230 * s, 230 * s, { round: true }) +
    keptThings(room) +
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
  },
  music: ({ stage, paper, w, h, s, tone, floorY }) =>
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
    lamp(stage, w * 0.72, h * 0.1),
  playroom: (room) => {
    const { stage, setting, w, h, s, tone, floorY } = room;
    return (
    windowAt(stage, w * 0.28, h * 0.12, 210 * s, 260 * s) +
    curtains(stage, w * 0.28, h * 0.12, 210 * s, 260 * s, tone(looksOf('playroom', stage.seed).curtain)) +
    (setting.features.length ? '' : wallDecor(room, [w > h ? [w * 0.085, h * 0.34, 0.78] : [w * 0.064, h * 0.36, 0.62]])) +
    (setting.features.length || stage.portrait ? '' : standing(room, standingIn('playroom', stage.seed), w * 0.4, floorY + 16 * s, w > h ? 0.94 : 0.82)) +
    // One sofa is enough.
    (setting.features.includes('sofa') ? '' : sofaAtTheWall(stage, looksOf('playroom', stage.seed).sofa, tone, floorY)) +
    (setting.features.length ? wallDecor(room, wideApart(w, h)) : drawHanging(stage, looksOf('playroom', stage.seed).hanging, w * 0.78, h * 0.29, tone)) +
    shelf(stage, w * 0.02, h * 0.54, w * 0.16, floorY - h * 0.54, tone) +
    onTop(room, w * 0.025, h * 0.54, w * 0.15) +
    lamp(stage, w * 0.52, h * 0.13)
    );
  },
} satisfies Partial<Record<Room, Furnish>>;

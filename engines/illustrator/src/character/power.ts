/** A magical power as light and small signs around the figure, never over its face. */
import type { Paper } from '../paper.ts';
import { bare, circle, heartPath, line, path, starPath, twinklePath } from '../shapes.ts';
import type { Look } from './look.ts';

type DrawSign = (x: number, y: number, s: number) => string;

const leaf: DrawSign = (x, y, s) =>
  path(`M${x - s} ${y} Q${x} ${y - s * 1.1} ${x + s} ${y} Q${x} ${y + s * 1.1} ${x - s} ${y}Z`, '#8fd07a', bare) +
  line(`M${x - s * 0.8} ${y} L${x + s * 0.8} ${y}`, '#5fa45a', 2.5);
const flame: DrawSign = (x, y, s) =>
  path(
    `M${x} ${y - s * 1.5} C${x + s} ${y - s * 0.4} ${x + s * 1.1} ${y + s} ${x} ${y + s} C${x - s * 1.1} ${y + s} ${x - s} ` +
      `${y - s * 0.2} ${x} ${y - s * 1.5}Z`,
    '#ffb04a',
    bare,
  ) + circle(x, y + s * 0.4, s * 0.42, '#fff0b0', bare);
const drop: DrawSign = (x, y, s) =>
  path(
    `M${x} ${y - s * 1.3} Q${x + s * 1.2} ${y + s * 0.5} ${x} ${y + s} Q${x - s * 1.2} ${y + s * 0.5} ${x} ${y - s * 1.3}Z`,
    '#8fd6ff',
    bare,
  );
const flake: DrawSign = (x, y, s) =>
  line(
    `M${x - s} ${y} L${x + s} ${y} M${x - s / 2} ${y - s * 0.87} L${x + s / 2} ${y + s * 0.87} M${x - s / 2} ${y + s * 0.87} ` +
      `L${x + s / 2} ${y - s * 0.87}`,
    '#eaf8ff',
    s * 0.26,
  );
const bolt: DrawSign = (x, y, s) =>
  path(
    `M${x + s * 0.3} ${y - s * 1.3} L${x - s * 0.7} ${y + s * 0.2} L${x - s * 0.05} ${y + s * 0.2} L${x - s * 0.3} ${y + s * 1.3} ` +
      `L${x + s * 0.8} ${y - s * 0.3} L${x + s * 0.1} ${y - s * 0.3}Z`,
    '#ffe66a',
    bare,
  );
const note: DrawSign = (x, y, s) =>
  line(`M${x} ${y + s * 0.6} L${x} ${y - s} Q${x + s * 0.8} ${y - s * 0.8} ${x + s * 0.8} ${y - s * 0.1}`, '#ffd2ec', s * 0.24) +
  circle(x - s * 0.26, y + s * 0.66, s * 0.38, '#ffd2ec', bare);
const twinkle: DrawSign = (x, y, s) => path(twinklePath(x, y, s * 1.2), '#fff6c8', bare);
const star: DrawSign = (x, y, s) => path(starPath(x, y, s), '#ffe27a', bare);
const heart: DrawSign = (x, y, s) => path(heartPath(x, y, s * 0.9), '#ff8fb0', bare);
const swirl: DrawSign = (x, y, s) =>
  line(
    `M${x - s} ${y} q${s * 0.5} ${-s} ${s * 1.1} ${-s * 0.5} q${s * 0.4} ${s * 0.6} ${-s * 0.3} ${s * 0.6} M${x - s * 0.9} ` +
      `${y + s * 0.7} q${s} ${s * 0.4} ${s * 2} ${-s * 0.2}`,
    '#e9f6ff',
    s * 0.22,
  );
const orb: DrawSign = (x, y, s) =>
  circle(x, y, s * 0.8, '#cdb6ff', `${bare} opacity=".85"`) + circle(x - s * 0.2, y - s * 0.25, s * 0.25, '#fff', bare);

export const POWERS: readonly (readonly [words: RegExp, color: string, sign: DrawSign, said: string])[] = [
  [/fire|flame|heat|pyro|burn/i, '#ffb45a', flame, 'little flames'],
  [/ice|frost|snow|cold|cryo/i, '#bfe9ff', flake, 'snowflakes'],
  [/water|sea|ocean|rain|hydro|wave/i, '#8fd6ff', drop, 'drops of water'],
  [/plant|nature|flower|forest|grow|earth|stone|leaf/i, '#b6e58a', leaf, 'green leaves'],
  [/animal|speak|communicat|talk|language/i, '#ffd9a0', heart, 'small hearts'],
  [/lightning|thunder|electric|storm|energy|speed|fast/i, '#ffe66a', bolt, 'tiny lightning'],
  [/wind|air|fly|flight|weather|cloud|levitat|float/i, '#dff2ff', swirl, 'curls of wind'],
  [/heal|love|empath|heart|kind|calm/i, '#ffb3c9', heart, 'small hearts'],
  [/music|song|sing|sound|voice|dance/i, '#ffc9e8', note, 'notes of music'],
  [/time|luck|wish|star|astral|light|sun|moon|cosmic/i, '#fff0a8', star, 'golden stars'],
  [
    /mind|telepath|telekin|psychic|illusion|invisib|dream|shape|shift|portal|teleport|shadow|dark|future|vision/i,
    '#c9b0ff',
    orb,
    'violet lights',
  ],
];

export const powerSign = (power: string): (typeof POWERS)[number] =>
  POWERS.find(([words]) => words.test(power)) ?? [/./, '#fff0a8', twinkle, 'sparkles'];

/** Signs on both sides of a body whose middle is at x, y. */
export function drawAura(paper: Paper, look: Look, x: number, y: number, reach: number): string {
  const halo = look.marks.includes('halo') ? paper.glow(x, y, reach * 1.7, '#fff0c0', 0.55) : '';
  if (!look.power) return halo;
  const [, color, sign] = powerSign(look.power);
  const spots = [
    [-1.12, 0.42, 15],
    [1.16, 0.2, 17],
    [-1.34, -0.12, 11],
    [1.34, 0.66, 12],
    [-1.0, 0.92, 12],
    [1.04, -0.16, 10],
  ] as const;
  return (
    halo +
    paper.glow(x, y + reach * 0.4, reach * 1.5, color, 0.4) +
    spots
      .map(([sx, sy, s]) => paper.glow(x + sx * reach, y + sy * reach, s * 2.4, color, 0.6) + sign(x + sx * reach, y + sy * reach, s))
      .join('')
  );
}

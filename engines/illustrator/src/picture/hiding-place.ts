/** What somebody hides behind: as high as the chin, and before nobody else's face. */
import type { Figure } from '../character/figure.ts';
import { mix, shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import type { Stage } from '../place/ground.ts';
import type { Ground } from '../place/setting.ts';
import type { Circle } from '../scene/beside.ts';
import { bodyAt } from './scene-extras.ts';
import type { Spot } from '../scene/layout.ts';
import { bare, circle, line, moved, path, rect } from '../shapes.ts';

/** Drawn 200 wide and 100 high, standing on 0,0. */
type Screen = (paper: Paper, at: (color: string) => string) => string;

const bush: Screen = (paper, at) =>
  [[-66, -36, 38], [66, -36, 38], [-34, -58, 40], [34, -58, 40], [0, -40, 46], [-44, -24, 34], [44, -24, 34]]
    .map(([x = 0, y = 0, r = 0], i) => circle(x, y, r, paper.ball(shade(at('#6fae5c'), i % 2 ? 0.02 : -0.02))))
    .join('') + [[-60, -50], [-20, -74], [30, -40], [64, -30], [-30, -22], [8, -16]].map(([x = 0, y = 0], i) => circle(x, y, 5, at(['#ffb6cc', '#fff3c4', '#ffd75e'][i % 3] ?? '#fff'), bare)).join('');
/** Its foot runs out into the snow around it: an even line below would be the edge of a cut-out. */
const snowheap: Screen = (paper, at) => {
  const white = at('#f6faff');
  const fading = paper.linear([[0, white], [0.72, mix(white, at('#cfdcf0'), 0.35)], [0.92, white, 0.96], [1, white, 0]]);
  return (
    path('M-128 2 C-112 -10 -104 -56 -74 -62 C-66 -90 -34 -108 -4 -102 C26 -112 62 -92 70 -64 C98 -58 108 -12 130 2 C96 16 40 12 4 18 C-40 12 -96 16 -128 2Z', fading, bare) +
    path('M-72 -58 C-62 -86 -34 -102 -6 -98 C-30 -88 -42 -72 -72 -58Z M8 -98 C30 -102 54 -88 62 -66 C44 -84 28 -92 8 -98Z', '#ffffff', `${bare} opacity=".8"`) +
    line('M-84 -26 q22 -14 44 -4 M20 -34 q26 -14 52 2 M-22 -8 q20 -8 40 2', at('#b9cbe6'), 4, 0.5)
  );
};
const rock: Screen = (paper, at) =>
  path('M-102 0 L-92 -52 L-48 -96 L22 -100 L78 -72 L102 -20 L100 0Z', paper.drop(at('#a49aa6'))) + line('M-48 -94 L-30 -52 L-54 -6 M22 -98 L40 -44', shade(at('#a49aa6'), -0.12), 4, 0.7);
const cloud: Screen = (_, at) => [[-70, -30, 32], [-30, -56, 42], [26, -58, 42], [70, -32, 32], [0, -28, 40]].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, at('#ffffff'), bare)).join('');
const crate: Screen = (paper, at) =>
  rect(-92, -100, 184, 100, 6, paper.drop(at('#c99a5e'))) + line('M-92 -66 H92 M-92 -34 H92', shade(at('#c99a5e'), -0.14), 5, 0.8) + rect(-98, -104, 26, 106, 4, at('#d8ac72')) + rect(72, -104, 26, 106, 4, at('#d8ac72'));
/** Its staves and hoops bulge: whoever is in one looks out over the rim. */
const barrel: Screen = (paper, at) =>
  path('M-84 -96 C-108 -60 -108 -34 -84 0 Q0 10 84 0 C108 -34 108 -60 84 -96 Q0 -84 -84 -96Z', paper.drop(at('#b07a44'))) + line('M-46 -92 Q-58 -48 -46 2 M0 -88 V6 M46 -92 Q58 -48 46 2', shade(at('#b07a44'), -0.16), 4, 0.7) +
  line('M-97 -72 Q0 -60 97 -72 M-97 -24 Q0 -12 97 -24', at('#6d6a70'), 9) + line('M-86 -96 Q0 -84 86 -96', at('#d8ac72'), 9);
const sack: Screen = (paper, at) =>
  path('M-92 0 C-104 -44 -96 -92 -62 -98 H62 C96 -92 104 -44 92 0 Q0 8 -92 0Z', paper.drop(at('#c57b45'))) +
  path('M-70 -98 H70 Q78 -62 34 -52 H-34 Q-78 -62 -70 -98Z', at('#a9623a')) + line('M-26 -70 Q0 -88 26 -70', shade(at('#a9623a'), -0.2), 9) + circle(0, -54, 8, at('#f4d98a'), bare);
const weed: Screen = (_, at) =>
  [-84, -58, -34, -12, 12, 36, 60, 84].map((x, i) => line(`M${x} 2 q${i % 2 ? 22 : -22} -30 0 -54 q${i % 2 ? -18 : 18} -24 ${i % 2 ? 6 : -6} -44`, at(i % 2 ? '#2f9a7a' : '#3fb08a'), 24)).join('');

const SCREENS: Partial<Record<Ground, Screen>> = {
  snow: snowheap, desert: rock, shore: rock, lava: rock, space: rock, cave: rock, sky: cloud, room: crate, city: crate, underwater: weed,
};
const BEHIND_A_BAG = /\b(?:behind|under|in) (?:the|a|his|her|their) (?:\w+ )?(?:bag|sack|rucksack|bundle)\b/i;

const BEHIND_A_BARREL = /\b(?:behind|in|inside|into) (?:an?|the|his|her|their|some|one) (?:\w+ ){0,2}(?:barrels?|tubs?|vats?)\b/i;
const IN_A_BOX = /\b(?:behind|in|inside|into) (?:an?|the|his|her|their) (?:\w+ ){0,2}(?:box|crate|chest|trunk)\b/i;
/** The things that are drawn before who hides in or behind them, and lie nowhere else. */
export const hiddenBehind = (told: string): readonly string[] => [...(BEHIND_A_BAG.test(told) ? ['bag'] : []), ...(BEHIND_A_BARREL.test(told) ? ['barrel'] : []), ...(IN_A_BOX.test(told) ? ['box', 'chest', 'woodenchest'] : []), 'bush'];

/** What the words name goes before what the place offers. */
const NAMED: readonly (readonly [RegExp, Screen])[] = [
  [/\b(?:behind|in|under|among|into) (?:an?|the|some|two)? ?(?:\w+ ){0,2}(?:bush|bushes|hedge|fern|ferns|leaves|tree|trees|grass|reeds|flowers)\b/i, bush],
  [/\b(?:behind|in|under|among|between) (?:an?|the|some|two)? ?(?:\w+ ){0,2}(?:rocks?|stones?|boulders?)\b/i, rock],
  [BEHIND_A_BARREL, barrel],
  [/\b(?:behind|in|inside|under) (?:an?|the|some|two)? ?(?:\w+ ){0,2}(?:box|boxes|crates?|tables?|cupboard|chest|counter|sofa|bed)\b/i, crate],
  [BEHIND_A_BAG, sack],
];

export function hidingPlace(paper: Paper, stage: Stage, ground: Ground, { figure, spot, others, told }: { figure: Figure; spot: Spot; others: readonly Circle[]; told: string }): string {
  const face = { x: spot.x + figure.face.x * spot.scale, y: spot.y + figure.face.y * spot.scale, r: figure.face.r * spot.scale };
  const bottom = spot.y + 12 * stage.s;
  const top = face.y + face.r * 1.02;
  const tall = bottom - top;
  if (tall < 24 * stage.s) return '';
  const body = bodyAt(figure, spot);
  const near = others.filter(({ y, r }) => y + r > top);
  const half = Math.min(Math.max(body.half * 0.98, face.r * 1.5), ...near.map(({ x, r }) => Math.max(face.r * 0.7, Math.abs(x - spot.x) - r * 0.9)));
  const at = (color: string): string => stage.palette.at(color, 1);
  return moved(spot.x, bottom, 1, `<g transform="scale(${half / 100} ${tall / 100})">${(NAMED.find(([words]) => words.test(told))?.[1] ?? SCREENS[ground] ?? bush)(paper, at)}</g>`);
}

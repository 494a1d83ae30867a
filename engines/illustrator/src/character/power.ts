/** A magical power: the light of its colour around the figure, and its mark, which each picture places where it is seen. */
import type { Paper } from '../paper.ts';
import type { Look } from './look.ts';
import type { DrawMark } from './powers/mark-kit.ts';
import { bolt, bubbles, cloudOfSparks, flame, lightBall, snowflake, sprouts, waterRing, windCurl, wings } from './powers/marks-of-elements.ts';
import { birdThatTalks, healingHeart, heartWaves, luckyStar, moonAndNotes, notes, seeingEye } from './powers/marks-of-hearts.ts';
import { bigAndSmall, compass, dottedOutline, floatingThings, hourglass, paperBirds, throughWall, turningShapes } from './powers/marks-of-things.ts';

/** Asked in this order: what a power is done with (paper, walls) says more than that it makes something live or move. */
export const POWERS: readonly (readonly [words: RegExp, color: string, mark: DrawMark])[] = [
  [/paper|origami|drawing/i, '#cdd6ff', paperBirds],
  [/\bwalls?\b|\bdoors?\b|portal|teleport|phas/i, '#f6c9a8', throughWall],
  [/invisib|vanish|unseen|shadow/i, '#d6ccff', dottedOutline],
  [/animal|speak|communicat|\btalk|language/i, '#ffe0a0', birdThatTalks],
  [/underwater|breath|swim|bubble/i, '#a8e0ff', bubbles],
  [/shrink|\bsize|giant|\btiny/i, '#e2d2ff', bigAndSmall],
  [/dream|lullab|sleep/i, '#d9c2ff', moonAndNotes],
  [/music|song|\bsing|sound|voice|dance/i, '#ffc9e8', notes],
  [/find|lost|seek|track/i, '#ffe3a8', compass],
  [/telekin|by thought|moving things/i, '#dccbff', floatingThings],
  [/shape|shift|transform|disguise/i, '#f7cfe6', turningShapes],
  [/\btime|clock|slow/i, '#ffe6b8', hourglass],
  [/fire|flame|\bheat|pyro|burn|warm/i, '#ffcf8a', flame],
  [/\bice|frost|snow|cold|cryo/i, '#bfe6ff', snowflake],
  [/lightning|thunder|electric|storm|energy|speed|\bfast/i, '#fff0a0', bolt],
  [/water|\bsea\b|ocean|\brain|hydro|wave/i, '#9fdcff', waterRing],
  [/heal|\bcure|mend/i, '#ffc4d2', healingHeart],
  [/feeling|love|empath|heart|kind|calm/i, '#efc6f2', heartWaves],
  [/plant|nature|flower|forest|grow|earth|stone|leaf/i, '#c6eba0', sprouts],
  [/\bfly|flight|levitat|float|\bwings/i, '#cfe4ff', wings],
  [/wind|\bair\b|weather|cloud|breeze/i, '#cdeaf6', windCurl],
  [/luck|wish|\bstar|astral|cosmic/i, '#ffeea0', luckyStar],
  [/light|\bsun|moon|glow|shin/i, '#fff2a8', lightBall],
  [/mind|telepath|psychic|illusion|future|vision|see/i, '#dccbff', seeingEye],
];

const kindOf = (power: string): (typeof POWERS)[number] => POWERS.find(([words]) => words.test(power)) ?? [/./, '#fff0a8', cloudOfSparks];

/** Beside a body, in shares of its reach, and how large: what is seen of a power in a story, where a mark on a disc would stand over people like a thought. */
const AROUND = [[-1.2, 0.3, 0.27], [1.22, 0.06, 0.29], [1.34, 0.74, 0.2], [-1.06, 0.96, 0.2]] as const;

/** Light around a body whose middle is at x, y, and in it the power itself, small. */
export function drawAura(paper: Paper, look: Look, x: number, y: number, reach: number): string {
  const halo = look.marks.includes('halo') ? paper.glow(x, y, reach * 1.7, '#fff0c0', 0.55) : '';
  if (!look.power) return halo;
  const [, color, mark] = kindOf(look.power);
  const small = AROUND.map(([sx, sy, size]) => {
    const [at, down] = [x + sx * reach, y + sy * reach];
    return paper.glow(at, down, size * 170, color, 0.75) + `<g transform="translate(${Math.round(at)} ${Math.round(down)}) scale(${size})">${mark(paper)}</g>`;
  });
  return halo + paper.glow(x, y + reach * 0.4, reach * 1.5, color, 0.4) + small.join('');
}

/** The mark of a power around 0,0, within a radius of 100, on a soft light that lifts it off whatever is behind it. */
export function drawPower(paper: Paper, power: string, lit: (art: string) => string): string {
  const [, color, mark] = kindOf(power);
  const light = paper.radial([[0, '#fffdf2', 0.95], [0.55, '#fffaf0', 0.82], [0.8, color, 0.78], [0.9, color, 0.4], [1, color, 0]]);
  return paper.glow(0, 0, 130, color, 0.5) + `<circle cx="0" cy="0" r="112" fill="${light}" stroke="none"/><g transform="scale(.86)">${lit(mark(paper))}</g>`;
}

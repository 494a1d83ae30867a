/** What the words for a height and a build come to, as factors of the usual. */

const HEIGHTS: readonly (readonly [RegExp, number])[] = [
  [/seed/i, 0.6], [/button/i, 0.64], [/thumb/i, 0.68], [/tiny|very short/i, 0.72], [/candle/i, 0.75], [/hand/i, 0.78], [/toy/i, 0.83],
  [/child-sized/i, 0.94], [/small|short|cat-sized|petite|little/i, 0.86],
  [/tree-high/i, 1.4], [/tower|colossal/i, 1.32], [/hill|giant/i, 1.3], [/very tall|huge|truck/i, 1.26], [/tree/i, 1.31], [/house/i, 1.2],
    [/horse|grown-up/i, 1.14],
  [/door|pony/i, 1.08], [/tall|large|big/i, 1.12], [/ever-changing/i, 1.04],
];
/** How tall beside the usual, for a portrait. */
export const heightFactor = (height = ''): number => HEIGHTS.find(([words]) => words.test(height))?.[1] ?? 1;

/** Heights that are said of people are a share of what they are. */
const OF_PEOPLE: readonly (readonly [RegExp, number])[] = [[/very short/i, 0.74], [/short|petite/i, 0.87], [/very tall/i, 1.22], [/tall$/i, 1.11]];

/** All others are measured by a thing that families know, in heights of a child: the farther from it somebody is by nature, the farther they are pulled towards it. */
const MEASURES: readonly (readonly [RegExp, { height: number; pull: number }])[] = [
  [/seed/i, { height: 0.26, pull: 0.9 }], [/button/i, { height: 0.3, pull: 0.9 }], [/thumb/i, { height: 0.35, pull: 0.9 }], [/hand/i, { height: 0.42, pull: 0.9 }],
  [/candle/i, { height: 0.46, pull: 0.9 }], [/toy/i, { height: 0.54, pull: 0.9 }], [/cat-sized/i, { height: 0.62, pull: 0.9 }], [/child-sized/i, { height: 1, pull: 0.9 }],
  [/pony/i, { height: 1.2, pull: 0.9 }], [/grown-up/i, { height: 1.3, pull: 0.9 }], [/horse/i, { height: 1.45, pull: 0.9 }], [/door/i, { height: 1.5, pull: 0.9 }],
  [/truck/i, { height: 1.8, pull: 0.9 }], [/house/i, { height: 1.9, pull: 0.9 }], [/tree/i, { height: 1.9, pull: 0.9 }], [/tower|hill|giant|colossal/i, { height: 2.2, pull: 0.9 }],
  [/tiny/i, { height: 0.3, pull: 0.5 }], [/small|little/i, { height: 0.32, pull: 0.25 }], [/large|big/i, { height: 1.9, pull: 0.25 }], [/huge/i, { height: 2.3, pull: 0.5 }],
];

/** In heights of a child: a huge mouse is as tall as one, a huge badger taller, a tiny elephant smaller. @param natural height without a chosen one */
export function heightChosen(natural: number, height = ''): number {
  const share = OF_PEOPLE.find(([words]) => words.test(height))?.[1];
  if (share !== undefined) return natural * share;
  const measure = MEASURES.find(([words]) => words.test(height))?.[1];
  return measure ? natural ** (1 - measure.pull) * measure.height ** measure.pull : natural;
}

const BUILDS: readonly (readonly [RegExp, number])[] = [
  [/wispy/i, 0.74], [/stretchy|long and winding/i, 0.78], [/delicate/i, 0.8], [/slim|thin|lean|skinny/i, 0.82], [/slender/i, 0.84],
  [/graceful|streamlined/i, 0.87], [/petite/i, 0.89], [/long-legged|flowing/i, 0.91], [/floating/i, 0.95], [/athletic/i, 1.06],
  [/broad-winged|odd parts/i, 1.09], [/wobbly/i, 1.12], [/boxy|stocky/i, 1.15], [/sturdy|heavy/i, 1.18], [/muscular|strong/i, 1.21],
  [/broad/i, 1.24], [/very round|huge|massive|giant/i, 1.42], [/soft and stuffed/i, 1.27], [/round-bellied/i, 1.34], [/round|plump/i, 1.3],
  [/fluffy|stout/i, 1.26], [/chubby|chunky/i, 1.36], [/billow/i, 1.38],
];
/** As wide as it takes to be seen at the size of a card. */
export const buildFactor = (build = ''): number => 1 + ((BUILDS.find(([words]) => words.test(build))?.[1] ?? 1) - 1) * SEEN;
const SEEN = 1.45;

/** Who is strong is wide above, and who is round is wide below. */
const SHOULDERS: readonly (readonly [RegExp, number])[] = [
  [/broad-shouldered|muscular/i, 1.24], [/athletic/i, 1.15], [/sturdy/i, 1.06], [/round|chubby/i, 0.93], [/slim|slender|petite|delicate/i, 0.97],
];
/** How wide the shoulders are beside the usual. */
export const shouldersOf = (build = ''): number => SHOULDERS.find(([words]) => words.test(build))?.[1] ?? 1;

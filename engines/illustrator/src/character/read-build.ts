/** What the words for a height and a build come to, as factors of the usual. */

const HEIGHTS: readonly (readonly [RegExp, number])[] = [
  [/seed/i, 0.6], [/button/i, 0.64], [/thumb/i, 0.68], [/tiny|very short/i, 0.72], [/candle/i, 0.75], [/hand/i, 0.78], [/toy/i, 0.83],
  [/child-sized/i, 0.94], [/small|short|cat-sized|petite|little/i, 0.86],
  [/tree-high/i, 1.4], [/tower|colossal/i, 1.32], [/hill|giant/i, 1.3], [/very tall|huge|truck/i, 1.26], [/tree/i, 1.31], [/house/i, 1.2],
    [/horse|grown-up/i, 1.14],
  [/door|pony/i, 1.08], [/tall|large|big/i, 1.12], [/ever-changing/i, 1.04],
];
/** How tall beside the usual. */
export const heightFactor = (height = ''): number => HEIGHTS.find(([words]) => words.test(height))?.[1] ?? 1;

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

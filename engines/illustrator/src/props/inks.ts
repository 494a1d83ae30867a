/** Colours by the words that families and stories have for them. */
/** As they are painted. */
export const DYES: Readonly<Record<string, string>> = {
  red: '#d9483f', scarlet: '#d9382f', crimson: '#b8283a', blue: '#4b86d4', green: '#55a566', yellow: '#f4c63d', purple: '#8455c2', violet: '#8455c2',
  pink: '#ee86b4', orange: '#f0853a', white: '#f7f4ee', black: '#3b3748', golden: '#efb93f', gold: '#efb93f', silver: '#c6cdd9', brown: '#96633c',
  grey: '#9ba1ab', gray: '#9ba1ab', turquoise: '#3fb5b2',
};

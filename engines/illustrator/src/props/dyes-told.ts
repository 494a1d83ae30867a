/** Which colours a story gives its things: "the purple umbrella", "the feather turned grey". */
import { THING_WORDS } from './things.ts';

/** As they are painted. */
export const DYES: Readonly<Record<string, string>> = {
  red: '#d9483f', scarlet: '#d9382f', crimson: '#b8283a', blue: '#4b86d4', green: '#55a566', yellow: '#f4c63d', purple: '#8455c2', violet: '#8455c2',
  pink: '#ee86b4', orange: '#f0853a', white: '#f7f4ee', black: '#3b3748', golden: '#efb93f', gold: '#efb93f', silver: '#c6cdd9', brown: '#96633c',
  grey: '#9ba1ab', gray: '#9ba1ab', turquoise: '#3fb5b2',
};
const COLOR = Object.keys(DYES).join('|');
/** One more word between: "a red paper kite", and not "the red fox and an umbrella". */
const BEFORE = `\\b(${COLOR})\\s+(?:(?!(?:and|or|with|of|in|on|at|to|from|fox|dragon|bird|door|house)\\b)[a-z]+\\s+)?`;
const AFTER = `\\s+(?:was|were|is|turned|went|had gone|had turned|had been painted|painted)\\s+(?:all\\s+|quite\\s+|very\\s+|bright\\s+)?(${COLOR})\\b`;

/** @returns for each thing whose colour is told its word; the last time counts. @param before what the story tells before the words */
export function dyesTold(props: readonly string[], text: string, before = ''): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const told = `${before}\n${text}`;
  for (const prop of props) {
    let [at, word] = [-1, ''];
    for (const [name, words] of THING_WORDS) {
      if (name !== prop) continue;
      for (const pattern of [`${BEFORE}(?:${words.source})`, `(?:${words.source})${AFTER}`])
        for (const match of told.matchAll(new RegExp(pattern, words.flags.includes('i') ? 'gi' : 'g'))) if (match.index > at) [at, word] = [match.index, (match[1] ?? '').toLowerCase()];
    }
    if (word) found.set(prop, word);
  }
  return found;
}

/** The colours that a family asks of things in its own words: "holding a red balloon". */
export const dyesAsked = (things: readonly { prop: string; said: string }[]): ReadonlyMap<string, string> =>
  new Map(things.flatMap(({ prop, said }) => {
    const word = said.split(/[^a-z]+/).find((one) => DYES[one]);
    return word ? [[prop, word] as const] : [];
  }));

/** As a paper wants them. */
export const inks = (dyes: ReadonlyMap<string, string>): ReadonlyMap<string, string> => new Map([...dyes].map(([prop, word]) => [prop, DYES[word] ?? '']));

/** Which colours a story gives its things: "the purple umbrella", "the feather turned grey". */
import { DYES } from './inks.ts';
import { THING_WORDS } from './things.ts';

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

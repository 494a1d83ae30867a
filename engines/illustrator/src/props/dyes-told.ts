/** Which colours a story gives its things: "the purple umbrella", "the feather turned grey". */
import { DYES } from './inks.ts';
import { THING_WORDS } from './things.ts';

const COLOR = Object.keys(DYES).join('|');
/** One more word between: "a red paper kite", and not "the red fox and an umbrella". */
const BEFORE = `\\b(${COLOR})\\s+(?:(?!(?:and|or|with|of|in|on|at|to|from|fox|dragon|bird|door|house)\\b)[a-z]+\\s+)?`;
const AFTER = `\\s+(?:was|were|is|turned|went|had gone|had turned|had been painted|painted)\\s+(?:all\\s+|quite\\s+|very\\s+|bright\\s+)?(${COLOR})\\b`;

/** “An umbrella”, “another umbrella”: one of which nothing was told. */
const A_NEW_ONE = /\b(?:an?|another|two|three|some|several)\s+(?:[a-z-]+\s+){0,2}$/i;

/** @returns where it was said last, and the word */
function lastColor(words: RegExp, told: string): { at: number; word: string } {
  const flags = words.flags.includes('i') ? 'gi' : 'g';
  return [`${BEFORE}(?:${words.source})`, `(?:${words.source})${AFTER}`]
    .flatMap((pattern) => [...told.matchAll(new RegExp(pattern, flags))])
    .reduce((last, { index, 1: word = '' }) => (index > last.at ? { at: index, word: word.toLowerCase() } : last), { at: -1, word: '' });
}

/** A new one has no colour of an earlier part. */
function isNew(words: RegExp, text: string): boolean {
  const at = text.search(words);
  return at >= 0 && A_NEW_ONE.test(text.slice(0, at));
}

/** What a story tells before the words. */
interface ToldBefore {
  /** in the same part */
  before?: string | undefined;
  /** in the parts before it */
  earlier?: string | undefined;
}

/** The colour that a story gives to something by one of several words; the last time counts. */
function colorTold(all: readonly RegExp[], text: string, { before = '', earlier = '' }: ToldBefore): string {
  const lastOf = (told: string): string => all.map((words) => lastColor(words, told)).reduce((last, one) => (one.at > last.at ? one : last), { at: -1, word: '' }).word;
  return lastOf(`${before}\n${text}`) || (earlier === '' || all.some((words) => isNew(words, text)) ? '' : lastOf(earlier));
}

/** @returns for each thing whose colour is told its word */
export function dyesTold(props: readonly string[], text: string, told: ToldBefore = {}): ReadonlyMap<string, string> {
  return new Map(props.flatMap((prop) => {
    const word = colorTold(THING_WORDS.flatMap(([name, words]) => (name === prop ? [words] : [])), text, told);
    return word ? [[prop, word] as const] : [];
  }));
}

/** “The cat” that was a white cat when it came is white. @param noun of a being; said: the words before it, which may name a colour themselves */
export const asColoredBefore = (noun: string, said: string, text: string, told: ToldBefore): string =>
  said.split(/\s+/).some((word) => DYES[word.toLowerCase()]) ? said : `${colorTold([new RegExp(`\\b${noun}s?\\b`)], text, told)} ${said}`.trim();

/** The colours that a family asks of things in its own words: "holding a red balloon". */
export const dyesAsked = (things: readonly { prop: string; said: string }[]): ReadonlyMap<string, string> =>
  new Map(things.flatMap(({ prop, said }) => {
    const word = said.split(/[^a-z]+/).find((one) => DYES[one]);
    return word ? [[prop, word] as const] : [];
  }));

/** As a paper wants them. */
export const inks = (dyes: ReadonlyMap<string, string>): ReadonlyMap<string, string> => new Map([...dyes].map(([prop, word]) => [prop, DYES[word] ?? '']));

/** The words that a family has said how to say: under made-up keys that flite takes for words, as in sounds.ts. */
import type { SaidLike } from '../brief.ts';
import { countOut } from '../dice.ts';
import { phonesLike } from './respelling.ts';

export interface OwnSounds {
  /** Key in the lexicon by spelling (see `spellingOf`). */
  keys: ReadonlyMap<string, string>;
  /** Lines for flite's -add_lex. */
  file: string;
}

export const NO_OWN_SOUNDS: OwnSounds = { keys: new Map(), file: '' };

/** How a word is looked up: without capitals, accents and apostrophes, in whatever script. */
export function spellingOf(word: string): string {
  return word.toLowerCase().normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '');
}

export function ownSounds(said: readonly SaidLike[]): OwnSounds {
  const keys = new Map<string, string>();
  const lines = new Map<string, string>();
  const add = (spelling: string, phones: string): void => {
    const key = keyOf(phones);
    if (!keys.has(spelling)) keys.set(spelling, key);
    lines.set(key, `${key} nil : ${phones}\n`);
  };
  const known = said.map(({ word, like }) => ({ spelling: spellingOf(word), phones: phonesLike(like) }));
  for (const { spelling, phones } of known) if (spelling !== '' && phones !== null) add(spelling, phones);
  // "Saoirse's" and "the Saoirses" end as any name does; a name of its own that is spelled so goes first.
  for (const { spelling, phones } of known) if (spelling !== '' && phones !== null) add(`${spelling}s`, `${phones} ${endingAfter(phones)}`);
  return { keys, file: [...lines.values()].join('') };
}

function endingAfter(phones: string): string {
  const last = phones.split(' ').at(-1) ?? '';
  if (/^(?:s|z|sh|zh|ch|jh)$/.test(last)) return 'ih0 z';
  return /^(?:p|t|k|f|th)$/.test(last) ? 's' : 'z';
}

const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';

/** A word of six syllables that no word of a story has, the same for the same sound. */
function keyOf(phones: string): string {
  let number = countOut(phones);
  let key = '';
  for (let syllable = 0; syllable < 5; syllable++) {
    key += (CONSONANTS[number % CONSONANTS.length] ?? '') + (VOWELS[Math.floor(number / CONSONANTS.length) % VOWELS.length] ?? '');
    number = Math.floor(number / (CONSONANTS.length * VOWELS.length));
  }
  return `zu${key}`;
}

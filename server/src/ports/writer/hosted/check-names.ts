/** Whether everybody of a cast is in a text under their own name, and nobody under one that only looks like it. */
import { bareText } from './bare-text.ts';

const straight = (text: string): string => text.normalize('NFC').replaceAll('’', "'").replace(/[*_`]/g, '').replace(/\s+/g, ' ').trim();

const isThere = (text: string, name: string): boolean => new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, 'iu').test(text);

/** As a whole word: nobody called Al is in "also". Marks around a name may go on its way through a text. */
export function isNamed(text: string, name: string): boolean {
  const [told, whole] = [straight(text), straight(name)];
  const core = straight(bareText(name)).replace(/^[^\p{L}]+|[^\p{L}\p{N}]+$/gu, '');
  return whole === '' || isThere(told, whole) || (core !== '' && isThere(told, core));
}

/** One letter is another, or more, or less, or two have changed places. */
export function isNear(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let begin = 0;
  while (begin < one.length && one[begin] === other[begin]) begin += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - begin && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  const [left, right] = [one.slice(begin, one.length - end), other.slice(begin, other.length - end)];
  return (left.length <= 1 && right.length <= 1) || (left.length === 2 && left === [...right].toReversed().join(''));
}

/** Shorter names are near to half of the language. */
const SHORTEST = 4;
const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}']+/gu) ?? [];

/** Words with a capital inside of sentences, that never stand without one: names. */
function namesIn(text: string): Map<string, number> {
  const plain = new Set(text.match(/(?<![\p{L}'])\p{Ll}[\p{L}']*/gu) ?? []);
  const found = new Map<string, number>();
  for (const [, word = ''] of text.matchAll(/(?<=[\p{Ll},;:]\s+)(\p{Lu}[\p{L}]*)(?:'s)?/gu)) {
    if (!plain.has(word.toLowerCase())) found.set(word, (found.get(word) ?? 0) + 1);
  }
  return found;
}

interface Misnamed {
  name: string;
  /** What stands in its place. */
  as: string;
}

const TWICE = 2;

/** Who stands beside somebody is somebody else. */
const standBeside = (told: string, one: string, other: string): boolean => told.split('\n\n').some((paragraph) => isThere(paragraph, one) && isNamed(paragraph, other));

/** @param names of the cast; @param known everything else that the brief tells, in which other people may be named */
export function misnamedIn(text: string, names: readonly string[], known: string): Misnamed[] {
  const told = straight(text);
  const somebody = new Set(wordsIn(straight([...names, known].join(' '))).map((word) => word.toLowerCase()));
  const strangers = [...namesIn(told)].filter(([word, times]) => times >= TWICE && !somebody.has(word.toLowerCase())).map(([word]) => word);
  return names.flatMap((name) => {
    const own = wordsIn(straight(name)).filter((word) => word.length >= SHORTEST);
    const as = strangers.find((stranger) => own.some((word) => isNear(word.toLowerCase(), stranger.toLowerCase())) && !standBeside(text, stranger, name));
    return as === undefined ? [] : [{ name, as }];
  });
}

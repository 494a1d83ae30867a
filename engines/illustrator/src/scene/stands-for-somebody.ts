/** Whom “somebody” of a moment stands for: the teller knows that a “she” is none of the cast (decision 0162), and the words before it say who she is. */
import { PEOPLE } from './told-cast.ts';

const of = (gender: 'male' | 'female'): string => PEOPLE.flatMap(([words, , own]) => (own === undefined || own === gender) && !/friends/.test(words) ? [words] : []).join('|');
const phrase = (gender: 'male' | 'female'): RegExp => new RegExp(`\\b(?:an?|one|another|the|some(?:body|one)[’']s)\\s+(?:(?!(?:an?|the|one|of|with|and|was|had|in|on|to)\\s)[a-z-]+\\s+){0,2}?(?:${of(gender)})\\b(?![’'-])`, 'gi');
const PHRASES = { male: phrase('male'), female: phrase('female') };
/** Sentences back in which somebody may have been told of. */
const FAR = 12;

const count = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;
const SHE = /\b(?:she|her|hers|herself)\b/gi;
const HE = /\b(?:he|him|his|himself)\b/gi;

/**
 * Who it is (“A woman”), and the words with that for the first “somebody”; undefined where nobody is spelled out or nothing says who it is.
 * @param written the same words as the story has them
 */
export function withStranger(words: string, written: string, before: string): { words: string; who: string } | undefined {
  if (words === written || count(words, /\bsomebody\b(?![’'])/gi) <= count(written, /\bsomebody\b(?![’'])/gi)) return undefined;
  const gender = count(written, SHE) > count(words, SHE) && count(written, HE) <= count(words, HE) ? 'female' : count(written, HE) > count(words, HE) && count(written, SHE) <= count(words, SHE) ? 'male' : undefined;
  if (!gender) return undefined;
  const earlier = before.replace(/“[^”]*”/g, ' ').split(/(?<=[.!?…])\s+/).slice(-FAR).join(' ');
  const last = [...earlier.matchAll(PHRASES[gender])].at(-1)?.[0];
  if (!last || written.search(PHRASES[gender]) >= 0) return undefined;
  const named = last.replace(/^(?:an?|one|another|the|\S+[’']s)\s+/i, 'a ');
  const upper = `A${named.slice(1)}`;
  return { words: words.replace(/\bsomebody\b(?![’'])/i, (found) => (found.startsWith('S') ? upper : named)), who: upper };
}

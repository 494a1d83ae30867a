// “She lost her cat”, typed of a hero who is a he: a pronoun that fits nobody in the story is the hero's.

import type { WriterCharacter } from '../brief.ts';

const WOMEN = /\b(?:queen|princess|grandma|granny|nana?|grandmother|mother|mum|mummy|mom|mommy|sister|aunt|auntie|girl|woman|lady|witch|mermaid|hen|cow|teacher|friend|cousin|baby|fairy|called|named)\b/iu;
const MEN = /\b(?:king|prince|grandpa|grandad|grandfather|father|dad|daddy|brother|uncle|boy|man|wizard|pirate|teacher|friend|cousin|baby|called|named|giant|troll|dragon)\b/iu;

/** “Her” is “him” where nothing follows that could be hers. */
const HER = /\bher\b(?=$|[.,!?]|\s+(?:and|but|to|in|on|at|with|for|from|away|up|home|back|again|because|so|when|very|too)\b)/giu;

/** “We adopted a kitten and she hides”: the kitten does. */
const NEW_HERE = /\b(an? (?:\p{L}+ ){0,2}?(kitten|puppy|dog|cat|hamster|bunny|rabbit|pony|bird|fish|turtle|mouse)\b(?:(?! and )[^.!?]){0,40}?),? and (?:she|he|it) (?=\p{L})/iu;

/** “They meet a dragon and he is lonely”: whoever they met is. */
const MET_HERE = /^((?:they|we) (?:\p{L}+ )?(?:meets?|finds?|found|met|sees?|saw|helps?|rescues?|discovers?|befriends?) an? (?:\p{L}+ ){0,2}?(dragon|monster|giant|troll|ogre|robot|alien|unicorn|bear|fox|owl|ghost|wolf|witch|wizard|boy|girl|mermaid|fairy|lion|elephant|penguin|dinosaur|whale|bee|snail|frog|pirate|king|queen|prince|princess|snowman|elf|gnome|bat)),? (?:and|but) (?:she|he|it) (?=\p{L})/iu;

export function ofOneKind(typed: string, characters: readonly WriterCharacter[]): string {
  const text = typed.replace(NEW_HERE, '$1 and the $2 ').replace(MET_HERE, '$1 and the $2 ');
  const has = (gender: WriterCharacter['gender']): boolean => characters.length === 0 || characters.some((one) => one.gender === gender);
  const first = /\b(she|her|hers|herself|he|his|him|himself|my daughter|our daughter|my son|our son)\b/iu.exec(text);
  if (!first) return text;
  const before = text.slice(0, first.index);
  const names = new Set(characters.flatMap(({ name }) => name.toLowerCase().split(' ')));
  if ([...before.matchAll(/(?<=\s)\p{Lu}\p{L}+|^\p{Lu}\p{L}+(?= \p{L}+s )/gu)].some(([word]) => !names.has(word.toLowerCase()))) return text;
  if (/^(?:an?|the|some|my|our) [^.!?]*\bbecause\s+$/iu.test(before)) return text;
  // Whoever was named before it is meant: “a queen and her cat”.
  if (/^(?:she|her)|daughter$/iu.test(first[1] ?? '')) return has('female') || WOMEN.test(before) || / (?:and|with|who) /iu.test(before) ? text : asHe(text);
  return has('male') || MEN.test(before) || / (?:and|with|who) /iu.test(before) ? text : asShe(text);
}

const cased = (like: string, word: string): string => (/^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word);
const asHe = (text: string): string => text.replace(/\bshe\b/giu, (word) => cased(word, 'he')).replace(HER, 'him').replace(/\bherself\b/giu, 'himself').replace(/\b(?:her|hers)\b/giu, (word) => cased(word, 'his'));
const asShe = (text: string): string => text.replace(/\bhe\b/giu, (word) => cased(word, 'she')).replace(/\bhimself\b/giu, 'herself').replace(/\b(?:his|him)\b/giu, (word) => cased(word, 'her'));

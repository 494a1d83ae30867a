// “Which power saves the day?”, answered with something done, a thing, somebody, or only a word for it.

import type { Wish } from '../brief.ts';
import type { Listening } from '../listen/listening.ts';
import { opensNoName } from '../listen/mid-sentence.ts';
import { isKnownThing, isSomeone, readPhrase } from '../listen/phrase.ts';
import { isHuge, isPlace } from '../listen/things.ts';
import { mayBeThing } from '../listen/verbs.ts';
import { possessive } from '../tell/people.ts';
import { asThing } from './thing-told.ts';
import type { Made } from './thing-told.ts';
import { DONE } from './what-is-carried.ts';

/** Part of somebody, or of no weight: it does what it does, and lies in no bag. */
const OWN_POWER = /(?:ness|ship|ity|ance|ence|dom|hood|ment|tion|ing|gth|work)s?$|^(?:truth|patience|speed|heart|brain|mind|eyes?|ears?|hands?|feet|wings?|tail|nose|teeth|arms?|legs?|breath|fire|magic|power|powers|love|hope|faith|belief|luck|imagination|memory|fear|anger|joy|trust|trunk|wheels?|claws?|paws?|fins?|horns?|ink|song|scent|shadow|spell|scales|fur|antlers|roar|whistle|hiccups?|tears?|light|warmth|help|nature|time|science|maths?|superpowers?)$/iu;

/** “Being brave” is heard as “brave”. */
const IS_SO = /^(?:brave|kind|clever|smart|strong|fast|quick|honest|patient|polite|gentle|calm|quiet|funny|nice|careful|helpful|friendly|happy|bold|creative)(?:,? and \p{L}+)?$/u;

/** @param wish the answer, heard as it was meant */
export function powerful({ kind, words }: Wish, to: Listening): Made {
  const small = (text: string): string => (to.isName((/^[\p{L}-]+/u.exec(text)?.[0] ?? '')) ? text : text.charAt(0).toLowerCase() + text.slice(1));
  if (kind === 'happening' || (kind === 'fact' && words.split(' ').length > 2)) return { as: 'deed', a: words, the: words, hint: `What if ${mayBeName(words) ? words : small(words)}` };
  const bare = words.replace(/^I[’']ll /u, '').replace(/[.!]+$/u, '');
  const phrase = /^(?:the|an?|his|her|my|our|their)\s|[’']s\s/iu.test(bare) ? readPhrase(bare, to.owner, to.isName, true) : undefined;
  const low = small(bare).replace(/^(?:my|our) /iu, (own) => `${to.owner(own.trim())} `);
  const named = phrase?.first ?? (IS_SO.test(low) ? `being ${low}` : low);
  const hint = `What about ${named}`;
  // Of several things it is told as of one.
  if (phrase && !phrase.mass && !(phrase.several && !phrase.someone) && !DONE.test(phrase.head) && !OWN_POWER.test(phrase.head) && !isHuge(phrase.head) && !isPlace(phrase.head)) return { ...ofTheHero(asThing(phrase, bare), to), hint };
  const does = `It was ${named} that did it`;
  return { as: 'deed', a: does, the: does, hint };
}

/** “Maya makes a light” may name somebody whom nobody chose; “the”, “dragons” and “kindness” do not. */
function mayBeName(words: string): boolean {
  const first = /^\p{Lu}[\p{L}-]+/u.exec(words)?.[0]?.toLowerCase() ?? '';
  return first !== '' && !opensNoName(first) && !OWN_POWER.test(first) && !isSomeone(first) && !mayBeThing(first) && !isKnownThing(first) && !/[^s]s$/u.test(first);
}

/** “Amara’s flute” is hers: a pronoun may stand for the name. */
function ofTheHero(made: Made, to: Listening): Made {
  const own = `${possessive(to.hero.name)} `;
  return made.the.startsWith(own) && made.as === 'tool' ? { ...made, the: `{his} ${made.the.slice(own.length)}` } : made;
}

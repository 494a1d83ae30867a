// A thing, a being or a place that a sentence of the family names, as a thread would call it.

import type { Thread, Wish } from '../brief.ts';
import type { Listening } from '../listen/listening.ts';
import { nounPhrasesIn } from '../listen/noun-phrases.ts';
import { isAlive, isSomeone, readPhrases } from '../listen/phrase.ts';
import type { Phrase } from '../listen/phrase.ts';
import { isEvent, isFood, isPlace } from '../listen/things.ts';
import { isPast } from '../listen/verbs.ts';
import { BODY, FELT, NO_THING, isTooBig } from './what-is-carried.ts';

export type Made = Pick<Thread, 'as' | 'the' | 'a'> & Partial<Thread>;

export interface Found {
  made: Made;
  spot: boolean;
  feast: boolean;
}

/** `isGone`: it is looked for, and may be as large as it likes. */
export function thing(text: string, to: Listening, isGone = false): Found | undefined {
  const clean = text.replace(/[.!?]+$/u, '').replace(/,?\s+(?:because|so that|when|until)\b.*$/iu, '');
  const [, one1 = '', two = ''] = /^(\p{Lu}\p{Ll}{2,}) and (?:(?:his|her|their) (?:\p{L}+ ){0,2})?(\p{Lu}\p{Ll}+)$/u.exec(clean) ?? [];
  if (two && !to.isName(one1) && !to.isName(two)) return wrap({ as: 'helper', a: `${one1} and ${two}`, the: `${one1} and ${two}`, several: true });
  if (!clean || /^(?:him|her|them|us|me|one|it)$|^(?:in|on|at|under|behind|with|by|for|to|from|of|about|near|into) /iu.test(clean) || /^(?:no|not|never|any|its) /iu.test(clean) || to.isName(clean) || PRONOUN.test(clean)) return undefined;
  const one = /^\p{Lu}\p{L}+$/u.test(clean) ? undefined : readPhrases(clean, to.owner, to.isName, true)?.[0];
  if (!one) return /^\p{Lu}\p{Ll}{2,}(?<!s)$/u.test(clean) ? wrap({ as: 'helper', a: clean, the: clean }) : undefined;
  if ((one.mass && !isFood(one.head)) || (NO_THING.test(one.head) && (!one.someone || /(?:en|wn|ne)$/u.test(one.head))) || BODY.test(one.head) || FELT.test(one.head) || to.isName(one.again) || ((isTooBig(one.head) || isTooBig(one.again.split(' ').slice(-2).join(' '))) && !one.someone && !isGone)) return undefined;
  return wrap(asThing(one, clean));
}

const wrap = (made: Made): Found => ({ made, spot: made.as === 'spot', feast: made.as === 'feast' });

/** “They found a piano in the forest”: nobody carries it, and one can go there. */
export function standsThere(words: string, to: Listening): Made | undefined {
  const [, what = ''] = /\b(?:found|discovered|came across|came upon|stumbled (?:up)?on|stumbled across) (an? [\p{L}’ -]+)$/u.exec(words) ?? [];
  const [one, ...more] = readPhrases(what, to.owner, to.isName, false) ?? [];
  if (!one || more.length > 0 || one.someone || one.several || !isTooBig(one.head) || isAlive(one.head) || what.split(' ').length > 7) return undefined;
  return { as: 'spot', a: what, the: what.replace(/^an? /u, 'the ') };
}

export function subject({ words, kind, head }: Wish, to: Listening, mayBeHuge = false): Found | undefined {
  // Who melted or burst does not come along.
  if (PRONOUN.test(words) || /\b(?:melted|burst|popped|broke)\b/u.test(words)) return undefined;
  const [, crowd = ''] = /^(\p{Lu}\p{L}+s) \p{L}+(?:ed|ght|ole|ook|ame|ent|ew|an|ot|ade|id)\b/u.exec(words) ?? [];
  // “Pirates captured them”, “Aliens landed in the garden”.
  if (isSomeone(crowd) && !to.isName(crowd)) return thing(`some ${crowd.toLowerCase()}`, to);
  const at = words.toLowerCase().startsWith(`${head.toLowerCase()} `) && head.split(' ').length < 9 ? words.slice(0, head.length) : /^(.{2,40}?)\s(?:was|were|had|could|did|wanted|loved|liked|came|went|lived|ate|won|sang|danced|dug|helped|saved|\p{L}+ed)\b/u.exec(words)?.[1] ?? '';
  const who = at.replace(/^(?:Every|Each|One) (?:night|day|morning|evening|week|summer|winter|year|time),? /u, '').replace(/ (?:only|always|just|also|still|suddenly|often)$/u, '');
  return kind === 'fact' || kind === 'happening' ? thing(/^(?:The|An?)\s/u.test(who) ? who.charAt(0).toLowerCase() + who.slice(1) : who, to, mayBeHuge) : undefined;
}

/** The first thing that is named anywhere in it. */
export function any(words: string, to: Listening): Found | undefined {
  const phrase = nounPhrasesIn(words).find(({ negated, head }) => !negated && !BODY.test(head) && !to.isName(head));
  const verb = phrase?.words.split(' ').findIndex((word, at) => at > 1 && isPast(word)) ?? -1;
  const named = verb > 1 ? phrase?.words.split(' ').slice(0, verb).join(' ') : phrase?.words;
  return named && /^(?:an?|the)\s/u.test(named) && words.includes(named) ? thing(named, to) : undefined;
}

export function asThing(phrase: Phrase, typed: string): Made {
  const called = /\b(?:called|named)\s+(\p{Lu}\p{L}+)/u.exec(typed)?.[1];
  const the = called ?? phrase.again;
  const a = phrase.first;
  if (phrase.toy || PLAYTHING.test(a)) return { as: 'tool', a, the };
  if (phrase.someone || isAlive(phrase.head) || called) return { as: 'helper', a, the, several: phrase.several && !called };
  if (isEvent(phrase.head) || (isFood(phrase.head) && !/\b(?:magic|enchanted|golden|talking|singing|never|that|who)\b/iu.test(typed))) return { as: 'feast', a, the, ...(phrase.several ? { several: true } : {}) };
  if (isPlace(phrase.head)) return { as: 'spot', a, the: a.split(' ').length < 7 && !/\b(?:who|which|that)\b/u.test(a) ? a.replace(/^an?\s/u, 'the ') : the };
  return { as: 'tool', a, the, ...(phrase.several ? { several: true } : {}) };
}

/** Nobody gets into a paper aeroplane. */
const PLAYTHING = /^(?:an? |the |(?:his|her|their|my|our|\p{L}+[’']s?) )?(?:\p{L}+ )?(?:paper|toy|model|cardboard|lego|wooden|tin|plastic) (?:\p{L}+ )?(?:aeroplane|plane|boat|ship|train|car|rocket|truck|tractor|lorry|digger|bus|helicopter|robot)s?\b/iu;

export const PRONOUN = /^(?:whoever|whatever|i|you|he|she|it|we|they|himself|herself|themselves|each other|there|this|that|everybody|everyone|somebody|someone|nobody|everything|nothing|all)\b/iu;

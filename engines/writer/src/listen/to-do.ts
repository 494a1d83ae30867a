// What is to be done: an order to the storyteller, a vow, a promise.

import type { Wish } from '../brief.ts';
import { inThePast, isToDo } from './clause.ts';
import { inThirdPerson } from './in-third-person.ts';
import { asSentence, fits, make } from './listening.ts';
import type { Listening } from './listening.ts';
import { questIn } from './quest.ts';
import { isBase, mayBeThing, pastOf } from './verbs.ts';

/** "let the hamster win" → the hamster won. */
export function order(text: string, to: Listening): Wish[] | undefined {
  if (to.asked === 'own') return undefined;
  const [, rest] = /^(?:let|make|have|let’s (?:have|let))\s+(.+)$/iu.exec(text) ?? [];
  const tokens = rest?.split(' ') ?? [];
  const at = tokens.findIndex((word, i) => i > 0 && isBase(word.toLowerCase()) && !/^(?:a|an|the|my|his|her|some)$/iu.test(tokens[i - 1] ?? ''));
  const subject = tokens.slice(0, at);
  if (at < 1 || at > 5 || !(to.isName(subject[0] ?? '') || /^(?:a|an|the|my|his|her|some|all|everybody|everyone|them|him)$/iu.test(subject[0] ?? ''))) return undefined;
  const who = inThirdPerson(subject.join(' '), to.hero).replace(/^them$/iu, 'they').replace(/^him$/iu, 'he');
  const does = allInThePast([pastOf((tokens[at] ?? '').toLowerCase()), ...inThePast(['it', ...tokens.slice(at + 1)], to.isName).slice(1)]).join(' ');
  return fits(`${who} ${does}`, to) ? [make(to, 'happening', asSentence(`${who} ${does}`), who)] : undefined;
}

/** “… find a ladder, climb over and laugh”: whatever they are let do, one thing after the other. What they learn “to find and bring” stays. */
function allInThePast(does: readonly string[]): string[] {
  const learnt = does.findIndex((word, at) => word === 'to' && isBase(does[at + 1] ?? ''));
  return does.map((word, at) => {
    const before = does[at - 1] ?? '';
    const isNext = /^(?:and|then)$/u.test(before) || before.endsWith(',');
    const [, verb = '', sign = ''] = /^(\p{L}+)(,?)$/u.exec(word) ?? [];
    const isDone = isBase(verb) && (!mayBeThing(verb) || /^(?:an?|the|his|her|their|home|away|back)$/u.test(does[at + 1] ?? ''));
    return isNext && isDone && (learnt < 0 || at < learnt) ? pastOf(verb) + sign : word;
  });
}

/** "call home anyway", "I would hide": what the hero decides, in the words that were typed. */
export function vow(text: string, to: Listening): Wish[] | undefined {
  if (to.from !== 'answer' || (to.asked !== undefined && to.asked !== 'own' && !text.includes(' '))) return undefined;
  const bare = text.replace(/^(?:(?:i|we|they|he|she) (?:would|will|should|could)|i’d|we’d|i’ll|we’ll|you should|to|just|let’s)\s+/iu, '').replace(/^(?:just|simply|always|first)\s+/iu, '');
  const own = bare !== text && /^(?:i|we|let)/iu.test(text);
  // “I would wave”: to this question a word that may be either is something to do.
  const isDoing = to.asked === 'own' && isBase(bare.split(' ')[0] ?? '') && !/^(?:the|an?|my) /iu.test(bare);
  if (!isToDo(bare, to.isName) && !isDoing && !(own && /^\p{L}/u.test(bare))) return undefined;
  const not = /^(?:don’t|do not|not|never)\s+/iu.exec(bare)?.[0] ?? '';
  const does = bare.slice(not.length);
  const words = `I ${not ? 'won’t' : 'will'} ${does.charAt(0).toLowerCase()}${does.slice(1)}`.replace(/^I will /u, 'I’ll ');
  return fits(words, to) ? [make(to, 'vow', words, words)] : undefined;
}

/** “They promise to be home for supper” has to be kept; “never to tell a lie” is a vow that is put to the test. */
export function promised(text: string, to: Listening): Wish[] | undefined {
  const told = inThirdPerson(text, to.hero);
  const [, who = '', not, does = ''] = /^(.{2,30}?) (?:has |have |had )?(?:promises?|promised|swears?|swore|vows?|vowed) (?:(?!to\b|not\b|never\b|that\b)\p{L}+ ){0,3}?(?:that (?:they|he|she) will )?(never |not )?(?:to )?(?:ever )?(\p{L}+(?: .+)?)$/iu.exec(told) ?? [];
  const base = does.split(' ')[0]?.toLowerCase() ?? '';
  if (!who || !(isBase(base) || base === 'be') || !(/^(?:they|he|she|we)$/iu.test(who) || who.split(' and ').every((one) => to.isName(one)))) return undefined;
  const they = /^(?:they|we)$/iu.test(who) || who.includes(' and ');
  const words = not ? `${they ? 'We' : 'I'}’ll never ${does}` : '';
  if (not) return fits(words, to) ? [make(to, 'vow', words, words)] : undefined;
  return questIn(`${who} ${they ? 'have' : 'has'} to ${does}`, to, true);
}

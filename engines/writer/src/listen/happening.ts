// A whole clause: what happens, what is so, and what somebody longs for, told in the past as it was written.

import type { Wish } from '../brief.ts';
import { capitalise } from '../tell/tidy.ts';
import { readClause } from './clause.ts';
import { inThirdPerson } from './in-third-person.ts';
import { KIN } from './kin.ts';
import { asSentence, fits, make } from './listening.ts';
import type { Listening } from './listening.ts';
import { things } from './things.ts';
import { baseOfThird, isBase, pastOf } from './verbs.ts';

/** “Everything they touched turns to chocolate”: the second verb belongs to the sentence. */
const bothTold = (words: string): string => words.replace(/^((?:every(?:thing|one|body)|what(?:ever)?|who(?:ever)?|anything|anyone|all) (?:that )?\p{L}+ \p{L}+) (\p{L}+s)(?= |$)/iu, (whole: string, one: string, does: string) => {
  const base = baseOfThird(does);
  return base === undefined ? whole : `${one} ${pastOf(base)}`;
});

/** Over before the story begins; who is moving still has it ahead. */
const HAS_MOVED = /\b(?:(?:has|have|had|[’']ve|just|recently|newly|only) (?:just |only |recently )?moved|moved\b.*\b(?:last|ago|yesterday|recently|this (?:week|month|year|summer)))\b(?! away)/iu;

/** A whole clause, told in the past as it was written. */
export function happening(typed: string, to: Listening): Wish[] | undefined {
  const text = ofTheHero(typed, to);
  const clause = readClause(inThirdPerson(wanted(text, to).replace(/^(?:that|when|because|so) /iu, ''), to.hero), to.isName);
  if (!clause) return undefined;
  clause.predicate = clause.predicate.replace(/^was (his|her) first\b/u, () => `was ${to.owner(to.hero.male ? 'his' : 'her')} first`);
  const subject = clause.subject.replace(/^(?:his|her|their)\b/iu, (word) => to.owner(word)).replace(/^(?:he|she)(?=$| (?:always|never|often|still|just|really|finally|only|also)$)/iu, (word) => to.owner(/^he$/iu.test(word) ? 'his' : 'her').replace(/[’']s?$/u, ''));
  const words = asSentence(bothTold(`${subject} ${clause.predicate}`).replace(/(\p{L}+) and (?=(\p{L}+) \p{L}+(?:ed|t|d|w|n|k|m)\b)/gu, (whole: string, last: string, next: string) => (to.isName(next) && !to.isName(last) ? `${last}, and ` : whole)));
  if (!to.asked && HAS_MOVED.test(typed) && fits(words, to)) return [make(to, 'fact', words.replace(/\b(?:had )?(?:just |recently |newly )?moved\b/u, 'had just moved'), subject)];
  if (fits(words, to)) return [make(to, clause.state ? 'fact' : 'happening', to.asked ? words : before(words), subject)];
  const parts = text.split(/,?\s+(?:and then|and|but|then|because)\s+(?=\p{L}+ )/iu);
  if (parts.length < 2) return undefined;
  const found = parts.flatMap((part) => (readClause(part, to.isName) ? (happening(part, to) ?? []) : []));
  return found.length > 0 ? found : undefined;
}

/** “She wants a dog but mum says no”: that is how it is, and then one comes. */
export function longsFor(text: string, to: Listening): Wish[] | undefined {
  const plain = text.replace(HOW_MUCH, '');
  const told = inThirdPerson(plain, to.hero);
  const [, who = '', whom = ''] = /^(\p{L}+) (?:really |so much |always )*(?:wants?|wishes for|would (?:so )?(?:love|like)) (?:to have |so much )?(an? (?:\p{L}+ ){0,2}?\p{L}+)(?: so much)?(?:$|,? (?:but|and) )/iu.exec(told) ?? [];
  if (to.from === 'description' || !(/^(?:they|he|she)$/iu.test(who) || to.isName(who)) || /^an? (?:\p{L}+ )*(?:party|day|hug|friend|sister|brother|story|rest|break|turn|holiday|job|world|go|lot|family)\b/iu.test(whom)) return undefined;
  const found = things(whom, to, true);
  const fact = happening(plain, to);
  return found?.length === 1 && fact && /^(?:newcomer|object)$/u.test(found[0]?.kind ?? '') ? [...fact, ...found] : undefined;
}

/** What is longed for ends before it: nobody finds “a dog more than anything”. */
const HOW_MUCH = / (?:so badly|very much|(?:more|most) (?:than anything(?: else)?|of all)(?: in the (?:whole )?world)?)$/iu;

/** “Her friend moved away” was over before the story began. */
const before = (words: string): string => words
  .replace(/\b(because|since) ((?:his|her|their|the|my|our|\p{Lu}\S*)(?: \p{L}+){0,4}?) (moved|died|passed|left|went)\b/u, (_, why: string, who: string, did: string) => `${why} ${who} had ${did === 'went' ? 'gone' : did}`)
  .replace(/^(\p{Lu}[\p{L}’]* \p{L}+(?: \p{L}+)?) (died|moved away|passed away)\b/u, '$1 had $2')
  .replace(/\b(\p{Lu}[\p{L}’]*),? who (died|moved away|passed away)\b/u, '$1, who had $2');

/** "They should learn to say sorry" → they learned to say sorry. */
function wanted(text: string, to: Listening): string {
  const [, who = '', verb = '', rest = ''] = /^(\p{L}+(?: \p{L}+){0,3}) (?:should|must|has to|have to|needs to|ought to)(?: (?:just|really|also|only|always|all|both|then|finally))* (\p{L}+)(.*)$/iu.exec(text) ?? [];
  // What one has to put up with is so: “she has to wear glasses now”.
  if (/ (?:has|have|needs) to (?:wear|stay|share a|sleep|take|use|get up|wait|leave|move|work|live) /iu.test(text) && to.from === 'prompt') return text;
  if (!who || to.asked || (!isBase(verb) && verb !== 'be') || / (?:might|may|could|would|will|can|to|not)$/iu.test(who)) return text;
  const past = verb === 'be' && /^(?:they|we|all)$|s$/iu.test(who) && !to.isName(who) ? 'were' : pastOf(verb.toLowerCase());
  return `${who} ${past}${rest}`;
}

/** "Grandma", "The brother": whose they are. */
const ofTheHero = (text: string, to: Listening): string => {
  const named = text.replace(KIN, (word) => capitalise(word.toLowerCase()));
  return named.replace(/^(?:the )?(?=(?:little |big |baby |older |younger |twin )?(?:brother|sister|mother|father|grandmother|grandfather|aunt|uncle|cousin)\b)/iu, () => (to.hero.male ? 'his ' : 'her '));
};

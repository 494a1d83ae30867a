// What somebody loves comes into the story.

import type { Wish } from '../brief.ts';
import { withArticle } from '../tell/tidy.ts';
import { inThirdPerson } from './in-third-person.ts';
import { make } from './listening.ts';
import type { Listening } from './listening.ts';
import { isAlive, readPhrases } from './phrase.ts';
import type { Phrase } from './phrase.ts';
import { isPlace } from './things.ts';

/** "Finn loves diggers": what is loved comes into the story, one of it. */
export function loves(text: string, to: Listening): Wish[] | undefined {
  if (to.asked || to.from === 'description') return undefined;
  const told = inThirdPerson(text, to.hero);
  const [, who = '', all = ''] = /^(\p{L}[\p{L}’' -]*?|he|she|they) (?:really |just |absolutely |also |still )*(?:loves?|adores?|likes?|plays(?: with)?|(?:is|was) (?:mad|crazy) about|(?:is|was) (?:very |really )?(?:into|fond of)|(?:is|was) obsessed with) (.+)$/iu.exec(told) ?? [];
  const what = all.replace(/\s+(?:every day|all day(?: long)?|right now|at the moment|so much|very much|a lot|the most|all the time|more than anything(?: else)?|best|and is (?:only )?\d+)$/iu, '');
  const name = /^(?:he|she|they)$/iu.test(who) ? to.hero.name : to.isName(who) ? to.properName(who) : undefined;
  if (!name || !what) return undefined;
  const phrases = readPhrases(what, to.owner, to.isName, true);
  const own = ownThing(what, phrases, name, to);
  if (own) return [own];
  if (!phrases?.every(({ first, several, head }) => several && first.split(' ').length < 4 || SPORT.test(head))) return undefined;
  if (phrases.some(({ head }) => PAIRS.test(head))) return undefined;
  return phrases.slice(0, 2).map(({ first: named, head, someone }) => {
    // “His red wellies”: one of them comes along, and nobody says whose.
    const first = named.replace(/^(?:my|our|his|her|their|\p{Lu}\S*[’']s?) /u, '');
    const one = SPORT.test(head) ? first.replace(/^an? /u, '') : first.replace(/ies$/u, 'y').replace(/(?<=ch|sh|x|ss)es$/u, '').replace(/(?<!s)s$/u, '');
    const a = withArticle(one);
    const kind = someone || isAlive(head) ? 'newcomer' : 'object';
    return make(to, kind, a, one.split(' ').pop() ?? one, { again: `the ${one}`, he: 'it', asked: 'love', who: name, plain: SPORT.test(head) ? one : first === named ? first : `${inThirdPerson('my', { ...to.hero, male: to.owner('his').startsWith(name) })} ${first}` });
  });
}

/** “Amara loves her blanket”: it comes along, and after that it is “the blanket”. Whom one loves in the family is no such thing. */
function ownThing(what: string, phrases: readonly Phrase[] | undefined, name: string, to: Listening): Wish | undefined {
  const [phrase] = phrases ?? [];
  const [, bare = ''] = /^(?:my|his|her|their) (.+)$/iu.exec(what) ?? [];
  if (!phrase || phrases?.length !== 1 || !bare || phrase.several || phrase.mass || KINDRED.test(phrase.head) || isPlace(phrase.head) || /^(?:he|they)$/u.test(phrase.he) && !/^[\p{Ll} ]+$/u.test(bare)) return undefined;
  const again = /^\p{Lu}/u.test(phrase.again) && !/[’']s? /u.test(phrase.again) ? phrase.again : `the ${bare.replace(/^(?:(?:very )?own |favou?rite |beloved )+(?=\p{L})/iu, '')}`;
  const kind = (phrase.someone || isAlive(phrase.head)) && !phrase.toy ? 'newcomer' : 'object';
  return make(to, kind, again, phrase.head, { again, he: 'it', asked: 'dear', who: name, plain: `${inThirdPerson('my', { ...to.hero, male: to.owner('his').startsWith(name) })} ${bare}` });
}

const KINDRED = /^(?:mum|mummy|mom|mommy|mother|dad|daddy|father|parents?|brother|sister|siblings?|twin|grandma|grandpa|granny|grandad|nana?|grandmother|grandfather|aunt|auntie|uncle|cousins?|family|teacher|friends?|school|class|job|work|life|birthday)$/iu;

/** Of these there is no one. */
const PAIRS = /^(?:(?:sun)?glasses|goggles|pajamas|pyjamas|trousers|pants|jeans|shorts|scissors|tights|leggings|dungarees|headphones|binoculars|clothes)$/iu;

const SPORT = /^(?:football|soccer|basketball|volleyball|rugby|tennis|hockey)$/iu;

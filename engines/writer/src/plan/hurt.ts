// Somebody of the story who got hurt: it is not forgotten in the next part, and it is better when all is over.

import type { Thread } from '../brief.ts';
import type { Listening } from '../listen/listening.ts';
import { possessive } from '../tell/people.ts';

const NAME = String.raw`(\p{Lu}[\p{L}’-]*(?: \p{Lu}[\p{L}’-]*){0,2})`;
const IN_NEED = String.raw`(?: needed help,? because (?:he|she|it))?`;
const FELL = String.raw`(?: had| has)?(?: (?:fell|fallen|slipped|tripped|stumbled|jumped|climbed)(?: \p{L}+){0,5}? and(?: he| she| it)?)?`;
const HURT = String.raw` (?:badly )?(?:sprained|twisted|broke|broken|hurt|injured|cut|bruised|scraped|fractured|strained|wrenched|burned|burnt|banged)`;
const PART = String.raw`((?:ankle|leg|foot|knee|toe|heel|hip|arm|wrist|hand|finger|thumb|elbow|shoulder|wing|paw|tail|fin|claw)s?)`;
/** “His hand mirror” is none of him. */
const ENDS = String.raw`(?=$|[,;.!?]| (?:and|but|so|when|while|as|on|in|because|badly|again|very|falling|climbing|running|jumping)\b)`;
const SAYS = [
  new RegExp(`^${NAME}${IN_NEED}${FELL}${HURT} (?:his|her|its|an?|the|one of (?:his|her|its)) (?:left |right |front |back |hind |little |big |poor )*${PART}${ENDS}`, 'u'),
  new RegExp(`^${NAME} needed help,? because (?:his|her|its) (?:left |right )?${PART} (?:is|was|had been|got|hurts?) ?(?:sprained|twisted|broken|hurt|injured|cut|burnt)?${ENDS}`, 'u'),
  new RegExp(`^${NAME} (?:left |right )?${PART} (?:was|is|got) (?:sprained|twisted|broken|hurt|injured|cut|burnt)${ENDS}`, 'u'),
];

/** “Tuck’s ankle”, of “Tuck sprained his ankle”; of one of the cast only, since whoever else is hurt is helped as a stranger is. */
export function hurtIn(words: string, { isName, properName }: Pick<Listening, 'isName' | 'properName'>): Pick<Thread, 'as' | 'a' | 'the' | 'who'> | undefined {
  for (const says of SAYS) {
    const [, named = '', part = ''] = says.exec(words) ?? [];
    const who = named.replace(/[’']s?$/u, '');
    if (part && isName(who)) return { as: 'hurt', a: words, the: `${possessive(properName(who))} ${part}`, who: properName(who) };
  }
  return undefined;
}

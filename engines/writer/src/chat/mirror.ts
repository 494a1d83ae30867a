// What was understood of a turn, told back; and an honest sentence where nothing was.

import { isKnownThing } from '../listen/phrase.ts';
import { withArticle } from '../tell/tidy.ts';
import { traitOf } from '../lexicon/traits.ts';
import type { AtHome } from './at-home.ts';
import type { Idea } from './hear-idea.ts';
import { IS_TALK, asTheySay } from './what-it-does.ts';
import type { Meant } from './what-it-does.ts';

const HEARD = 'Here is what I understood: ';
export const NOTHING = 'I could not find a hero, a place or a thing in that, so I will not pretend I did.';

/** A wish that names what it is, and not a word that was taken for a thing. */
const isSure = (heard: string): boolean => /^(?:somebody who|a hero who)/u.test(heard);

/** A single word that we do not know is no “some mars”. */
const isGuessed = (thing: string, message: string): boolean => /^\s*\S+\s*$/u.test(message) && thing.startsWith('some ') && !isKnownThing(thing.slice('some '.length));

/** @param answered what was asked for and is said now: “a garbage truck” for the hero @param message the turn itself @returns undefined where nothing was understood */
export function mirrorOf(idea: Idea, meant: Meant, home: AtHome | undefined, answered: { hero?: string; place?: string; name?: string; names?: string; trait?: string } = {}, message = ''): string | undefined {
  const heard: string[] = home ? [home.heard] : [];
  const hero = idea.hero ?? answered.hero;
  const place = idea.place ?? answered.place;
  if (hero && !meant.heard.some((one) => one.includes(hero))) heard.push(`a hero who is ${withArticle([idea.trait, hero].filter(Boolean).join(' '))}${idea.name ? ` called ${idea.name}` : ''}`);
  else if (idea.name && !meant.heard.some((one) => one.includes(idea.name ?? ''))) heard.push(`somebody called ${idea.name}`);
  else if (answered.trait) heard.push(`somebody ${answered.trait}`);
  else if (answered.names) heard.push(`the heroes are ${answered.names}`);
  else if (answered.name) heard.push(`the hero is ${answered.name}`);
  else if (idea.trait) heard.push(`somebody ${idea.trait}`);
  if (place) heard.push(`the place: ${/^\p{Lu}/u.test(place) ? place : withArticle(place)}`);
  if (idea.theme) heard.push(`something for the ${idea.theme} shelf`);
  const whom = forWhom(idea);
  // What goes on at home is said in one sentence: the words that it was told with are no things, and nothing to leave out.
  if (home) return `${home.sorry ? 'I am sorry about that. ' : ''}${HEARD}${[...new Set([...heard, ...whom, ...meant.heard.filter(isSure)])].slice(0, 4).map((one) => asTheySay(one, message)).join('; ')}.`;
  const own = meant.heard.filter((one) => !heard.some((other) => one.split(' ').every((word) => other.includes(word))));
  const told = `${heard.join(' ')} ${meant.heard.join(' ')}`.toLowerCase();
  const rest = idea.things.filter((thing) => !IS_TALK.test(thing) && !isGuessed(thing, message) && !thing.split(' ').some((word) => word.length > 2 && word !== 'the' && told.includes(word)));
  heard.push(...own.slice(0, 3));
  if (rest.length > 0) heard.push(rest.slice(0, 2).join(' and '));
  if (idea.avoid.length > 0) heard.push(idea.avoid.map((word) => (word === 'scary' || traitOf(word) ? `nothing ${word}` : `no ${word}`)).join(' and '));
  if (idea.calm && !idea.avoid.includes('scary')) heard.push('something quiet');
  heard.push(...whom);
  return heard.length === 0 ? undefined : `${meant.sorry ? `I am sorry about ${meant.sorry}. ` : ''}${HEARD}${heard.map((one) => asTheySay(one, message)).join('; ')}.`;
}

function forWhom({ child, age, ages }: Idea): string[] {
  if (ages) return [`for children of ${ages}`];
  if (child) return [`for ${child}${age === undefined ? '' : `, who is ${age}`}`];
  return age === undefined ? [] : [`for a child of ${age}`];
}

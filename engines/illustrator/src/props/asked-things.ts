/** Things that a family asks for in its own words: each one counts that is named, while a story must make something of a thing. */
import { presentText } from '../words/told.ts';
import { PROP_WORDS } from './find-props.ts';
import { PROPS } from './props.ts';

export interface AskedThing {
  prop: string;
  /** the words that asked for it, as they were written: "golden sword" */
  said: string;
}

/** Grows in a place anyhow: its own words say how much of it there is. */
const SCENERY = new Set(['bouquet', 'flower', 'mushroom', 'crystal', 'shell', 'seed', 'sprout', 'star', 'apple']);

/** Things that need no asking: they are seen where they grow. */
export const GROWN: readonly string[] = [...SCENERY];

/** Things that stand in a place as something big where a place is asked for them. */
export const LANDMARK_OF: Readonly<Record<string, string>> = { boat: 'ship', balloon: 'balloons', tent: 'tents', snowman: 'snowman' };

const ADJECTIVE = String.raw`(?:\b(?!(?:an?|the|my|our|his|her|its|with|and|holding|carrying|one|two|of|in|on|for)\s)[a-z-]+\s+)?`;

/** In the order in which they are named. */
export function thingsAsked(text: string): AskedThing[] {
  const told = presentText(text);
  return PROP_WORDS.flatMap(([prop, words]) => {
    const found = new RegExp(`${ADJECTIVE}(?:${words.source})`, 'i').exec(told);
    return found && PROPS[prop] ? [{ prop, said: found[0].trim().toLowerCase(), at: found.index }] : [];
  })
    .toSorted((a, b) => a.at - b.at)
    .map(({ prop, said }) => ({ prop, said }));
}

/** What of them is set down in a place; what grows there is left to the place. */
export const thingsOfPlace = (text: string): AskedThing[] => thingsAsked(text).filter(({ prop }) => !SCENERY.has(prop));

/** What a hand can hold. */
export const thingsToHold = (text: string): AskedThing[] => thingsAsked(text).filter(({ prop }) => PROPS[prop]?.grip && PROPS[prop].place !== 'water');

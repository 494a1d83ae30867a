// What somebody in the story has not, and where the material speaks of it all the same: the fingers of a fish, the hat of a penguin.

import type { WriterCharacter } from '../brief.ts';
import { bodyOf } from '../lexicon/bodies.ts';
import { kindOf } from '../lexicon/kinds.ts';
import { testOf } from './looked-through.ts';
import { OF_A_BODY } from './out-of-place-words.ts';

/** What somebody has not, as words that follow “{his}” in the material; undefined where nothing is missing. */
export function missingOf({ type, gender, appearance }: WriterCharacter, ofWhat: 'body' | 'clothes'): string | undefined {
  const { without } = bodyOf(type, gender === 'male');
  const { human } = kindOf(type, gender === 'male');
  const wasBuilt = isNotOfFlesh(type) && !human;
  const parts = [...without.filter((part) => (part === 'clothed') === (ofWhat === 'clothes')).map((part) => OF_A_BODY[part]), ...(wasBuilt && ofWhat === 'body' ? [OF_A_BODY.flesh, OF_A_BODY.born] : [])].join('|');
  const drawn = new Set(Object.values(appearance).join(' ').toLowerCase().split(/[^\p{L}]+/u));
  const left = parts.split('|').filter((part) => part !== '' && !drawn.has(part.replace(/s\?$/u, '')) && !drawn.has(part.replace('?', '')));
  return left.length > 0 ? left.join('|') : undefined;
}

export const isNotOfFlesh = (type: string): boolean => /robot|artificial|machine|ghost|spirit|shadow|cloud|clockwork|walking tree|enchanted/iu.test(type);

/** Finds in the material what the one in this letter has not: “{his} old hat”, “{F’s} fingers”. */
export function bodyTest(letter: string, who: WriterCharacter, ofWhat: 'body' | 'clothes'): RegExp | undefined {
  const parts = missingOf(who, ofWhat);
  if (parts === undefined) return undefined;
  const owner = letter === 'H' ? 'H’s|[Hh]is|H\\.his' : `${letter}’s|${letter}\\.his`;
  return testOf(`${letter}/${parts}`, () => new RegExp(`\\{(?:${owner})\\} (?:(?!own\\b.*own)\\p{L}+,? ){0,2}?(?:${parts})(?![\\p{L}’])`, 'u'));
}

/** Speaks of any part of a body or of anything worn: whatever does not needs no look at whose it would be. */
export const OF_ANY_BODY = new RegExp(`(?:${Object.values(OF_A_BODY).join('|')})(?![\\p{L}’])`, 'u');

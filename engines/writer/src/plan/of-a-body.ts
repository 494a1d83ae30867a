// What somebody in the story has not, and where the material speaks of it all the same: the fingers of a fish, the hat of a penguin.

import type { WriterCharacter } from '../brief.ts';
import { bodyOf } from '../lexicon/bodies.ts';
import { kindOf } from '../lexicon/kinds.ts';
import { testOf } from './looked-through.ts';
import { OF_A_BODY } from './out-of-place-words.ts';

/** What a fox has on its head and others have not: hair on a fish, a bird or a tree, teeth in an octopus. */
function notOnTheHead(type: string, male: boolean): string[] {
  const { human, hand, noun } = kindOf(type, male);
  if (human) return [];
  const isBald = /^(?:fin|feeler|arm|claw|wing)$/u.test(hand) || /\btree\b/u.test(noun);
  return [...(isBald ? ['hair|eyebrows?'] : []), ...(/octopus|jellyfish|snail|slug/u.test(noun) ? ['teeth|tooth|nose|ears?|cheeks?'] : [])];
}

/** What somebody has not, as words that follow “{his}” in the material; undefined where nothing is missing. */
export function missingOf({ type, gender, appearance }: WriterCharacter, ofWhat: 'body' | 'clothes'): string | undefined {
  const { without } = bodyOf(type, gender === 'male');
  const { human } = kindOf(type, gender === 'male');
  const wasBuilt = isNotOfFlesh(type) && !human;
  const parts = [...without.filter((part) => (part === 'clothed') === (ofWhat === 'clothes')).map((part) => OF_A_BODY[part]), ...(wasBuilt && ofWhat === 'body' ? [OF_A_BODY.flesh, OF_A_BODY.born] : []),
    ...(ofWhat === 'body' ? notOnTheHead(type, gender === 'male') : [])].join('|');
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

/** What all of them take off, hold or roll up: one of those who travel has no such thing. Said of “they”, who need not all be travellers. */
export function partyTest(travellers: readonly WriterCharacter[]): RegExp | undefined {
  const without = new Set(travellers.flatMap(({ type, gender }) => bodyOf(type, gender === 'male').without));
  const parts = [...(without.has('clothed') ? [OF_A_BODY.clothed] : []), ...(without.has('fingers') ? [`hands|${OF_A_BODY.fingers}`] : [])].join('|');
  if (parts === '') return undefined;
  const hands = without.has('fingers') ? '\\b(?:held hands|hand in hand|took hands|joined hands)\\b|' : '';
  return testOf(`party/${parts}`, () => new RegExp(`${hands}(?:\\b(?:[Tt]hey|[Aa]ll of them|[Ee]very one of them|[Oo]ne after another|[Ee]verybody)\\b|\\{[Tt]hey\\})(?! all \\{)[^.!?“”]*?(?:\\b(?:their|one’s|each other’s|one another’s|everybody’s)|\\{their\\})(?: own)? (?:\\p{L}+,? )?(?:${parts})(?![\\p{L}’])`, 'u'));
}

/** What was built does not eat. */
export function mealTest(letter: string, { type, gender }: WriterCharacter): RegExp | undefined {
  if (!BUILT.test(type) || kindOf(type, gender === 'male').human) return undefined;
  const who = letter === 'H' ? 'H|[Hh]e' : `${letter}|${letter}\\.[Hh]e`;
  return testOf(`meal/${letter}`, () => new RegExp(`\\{(?:${who})\\},?(?: (?!had|was)[\\p{L}-]+,?){0,3}? (?:ate|eaten|drank|finished \\{his\\} bun|chewed|bit into|swallowed|licked|nibbled|munched)\\b|ate up \\{(?:H’s|his)\\}`, 'u'));
}
const BUILT = /robot|artificial|machine|clockwork/iu;

/** Speaks of any part of a body or of anything worn: whatever does not needs no look at whose it would be. */
export const OF_ANY_BODY = new RegExp(`(?:${Object.values(OF_A_BODY).join('|')})(?![\\p{L}’])`, 'u');

/** Which characters stand on the shelf: the chosen view and the search. */
import type { Character } from '@fableloom/contract';
import { byShelfOrder, matches } from '../creations/find-words.ts';

export type CharacterView = 'all' | 'mine' | 'shared';

const VIEWS: Record<CharacterView, (character: Character) => boolean> = {
  all: () => true,
  mine: ({ isShared, isStarter }) => !isShared && !isStarter,
  shared: ({ isShared }) => isShared,
};

export const countIn = (characters: readonly Character[], view: CharacterView) => characters.filter(VIEWS[view]).length;

export const findCharacters = (characters: readonly Character[], view: CharacterView, search: string): Character[] =>
  characters
    .filter(VIEWS[view])
    .filter(({ name, type, personality, magicalPower }) => matches(search, [name, type, personality, magicalPower]))
    .toSorted(byShelfOrder);

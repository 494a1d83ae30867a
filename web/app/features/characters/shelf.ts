/** Which characters stand on the shelf: the chosen view, the search, newest first and the starter cast last. */
import type { Character } from '@fableloom/contract';

export type CharacterView = 'all' | 'mine' | 'shared';

const VIEWS: Record<CharacterView, (character: Character) => boolean> = {
  all: () => true,
  mine: ({ isShared, isStarter }) => !isShared && !isStarter,
  shared: ({ isShared }) => isShared,
};

export const countIn = (characters: readonly Character[], view: CharacterView) => characters.filter(VIEWS[view]).length;

/** Every word of the search has to stand in name, type, personality or magical power. */
export function findCharacters(characters: readonly Character[], view: CharacterView, search: string): Character[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return characters
    .filter(VIEWS[view])
    .filter(({ name, type, personality, magicalPower }) => {
      const text = `${name} ${type} ${personality} ${magicalPower}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => Number(a.isStarter) - Number(b.isStarter) || b.createdAt.getTime() - a.createdAt.getTime());
}

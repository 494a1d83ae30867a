/** A face for each kind of character: somebody of the starter cast, or a sketch where the cast has nobody of that kind. */
import type { CharacterChoice } from '@fableloom/contract';
import { CHARACTER_TYPES, type CharacterCategory } from '@fableloom/contract/taxonomies/character-types';
import { readCharacterType, writeCharacterType } from '@fableloom/contract/taxonomies/read-character-type';
import { useQueries, useQuery } from '@tanstack/react-query';
import { orpc } from '../../session/api.ts';
import { BLANK_CHARACTER } from './draft.ts';
import { sketchAddress } from '../creations/live-sketch.tsx';

/** The first kind of a family, which stands for the whole of it until a kind is chosen. */
export function firstOf(category: string, subcategory?: string): string {
  const group = CHARACTER_TYPES.find((candidate) => candidate.category === category);
  const family = group?.subcategories.find(({ name }) => name === subcategory) ?? group?.subcategories[0];
  const specific = family?.types[0];
  return group && family && specific ? writeCharacterType({ category: group.category, subcategory: family.name, specific }) : '';
}

export function useCategoryPictures(): ReadonlyMap<CharacterCategory, string> {
  const { data: cast, isPending } = useQuery(orpc.characters.choices.queryOptions());
  const starters = starterFaces(cast ?? []);
  const lonely = isPending ? [] : CHARACTER_TYPES.map(({ category }) => category).filter((category) => !starters.has(category));

  const sketches = useQueries({
    queries: lonely.map((category) => ({
      ...orpc.characters.preview.queryOptions({ input: { ...BLANK_CHARACTER, type: firstOf(category) } }),
      staleTime: Infinity,
      retry: false,
    })),
  });

  const pictures = new Map(starters);
  lonely.forEach((category, place) => {
    const svg = sketches[place]?.data?.svg;
    if (svg) pictures.set(category, sketchAddress(svg));
  });
  return pictures;
}

function starterFaces(cast: readonly CharacterChoice[]): Map<CharacterCategory, string> {
  const faces = new Map<CharacterCategory, string>();
  for (const { isStarter, type, picture } of cast) {
    const category = readCharacterType(type)?.category;
    if (isStarter && category && picture && !faces.has(category)) faces.set(category, picture.url);
  }
  return faces;
}

/** Turns our characters and locations into what the illustrator is told. The only place that knows both shapes. */
import type { AdvancedFeatures, CharacterForm, LocationForm } from '@fableloom/contract';
import { traitsOf } from '@fableloom/contract/taxonomies/personalities';
import type { DrawnCharacter, DrawnPlace, PictureBrief, PictureStyle } from './illustrator.port.ts';

/** Any character, saved or not, that has an id to take its look from. */
export type CharacterToDraw = { id: string } & Pick<
  CharacterForm, 'name' | 'type' | 'gender' | 'personality' | 'magicalPower' | 'role' | 'appearance' | 'customDescription'
>;

export type PlaceToDraw = { id: string } & Pick<
  LocationForm,
  | 'name' | 'type' | 'category' | 'subcategory' | 'description' | 'customDescription'
  | 'magicalProperties' | 'inhabitants' | 'climate' | 'dangers' | 'treasures'
>;

type Styled<T> = T & { advancedFeatures: AdvancedFeatures };

/** The fields that hold something: the engine never meets an empty text. */
function filledIn<T extends Record<string, string>>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== '')) as Partial<T>;
}

export function drawnCharacter(character: CharacterToDraw): DrawnCharacter {
  const { id, name, type, gender, personality, magicalPower, role, appearance, customDescription } = character;
  return {
    id, name, type, gender,
    personality: traitsOf(personality),
    appearance: filledIn(appearance),
    ...filledIn({ magicalPower, role, description: customDescription }),
  };
}

export function drawnPlace(place: PlaceToDraw): DrawnPlace {
  const { id, name, type, category, subcategory, description, customDescription, climate } = place;
  const words = [description, customDescription].filter((text) => text !== '').join(' ');
  return {
    id, name, type,
    magicalProperties: place.magicalProperties, inhabitants: place.inhabitants, dangers: place.dangers, treasures: place.treasures,
    ...filledIn({ category, subcategory, climate, description: words }),
  };
}

export function pictureStyle({ imageStyle, background, lighting, mood, details }: AdvancedFeatures): PictureStyle {
  return filledIn({ imageStyle, background, lighting, mood, details });
}

/** @param customPrompt a person's own words, which go before everything that could be said for them */
export function portraitBrief(seed: string, character: Styled<CharacterToDraw>, customPrompt = ''): PictureBrief {
  const style = pictureStyle(character.advancedFeatures);
  const brief = { is: 'portrait' as const, seed, character: drawnCharacter(character), style };
  return customPrompt === '' ? brief : { ...brief, customPrompt };
}

export function placeBrief(seed: string, place: Styled<PlaceToDraw>, customPrompt = ''): PictureBrief {
  const brief = { is: 'place' as const, seed, place: drawnPlace(place), style: pictureStyle(place.advancedFeatures) };
  return customPrompt === '' ? brief : { ...brief, customPrompt };
}

/** The whole figure on a transparent ground. Its seed is the character, so that it is the same one everywhere. */
export function figureBrief(character: CharacterToDraw): PictureBrief {
  return { is: 'figure', seed: character.id, character: drawnCharacter(character) };
}

/** The place as it will be drawn, for as long as nobody has drawn it. */
export const viewBrief = (place: Styled<PlaceToDraw> & { customPrompt: string }): PictureBrief => placeBrief(place.id, place, place.customPrompt);

/** A creation as far as the place of its stand-in depends on it; the starter cast belongs to nobody. */
export interface StandInOf {
  id: string;
  userId: string | null;
  /** Counts changes of the traits, so it is drawn anew after each. */
  revision: number;
}

const NOBODY = 'starters';

/** Figures of characters, views of places. */
type StandInRoom = 'figures' | 'views';

export const standInPath = (room: StandInRoom, { id, userId, revision }: StandInOf): string => `${room}/${userId ?? NOBODY}/${id}-r${revision}.webp`;

/** Those of every revision so far, for removal; some may never have been drawn. */
export const standInPaths = (room: StandInRoom, creation: StandInOf): string[] =>
  Array.from({ length: creation.revision }, (_, index) => standInPath(room, { ...creation, revision: index + 1 }));

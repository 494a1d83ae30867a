/** How a character is put into words: kind, traits, colours. */
import type { Character, CharacterForm } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { colorMeaning, CUSTOM_AGE } from '@fableloom/contract/taxonomies/appearance';
import { colorSwatch, isColor } from '@fableloom/contract/taxonomies/colors';
import { readCharacterType } from '@fableloom/contract/taxonomies/read-character-type';
import type { Fact } from '../creations/facts.tsx';

/** 'Animal - Forest Animals - Red Fox' is a 'Red Fox'; a type that is not ours stays as it is. */
export const kindOf = (type: string): string => readCharacterType(type)?.specific ?? type;

export const ageOf = ({ age, customAge }: CharacterForm['appearance']): string => (age === CUSTOM_AGE ? customAge : age);

const withSwatch = (term: string, value: string): Fact => ({ term, value, swatch: isColor(value) ? colorSwatch(value) : undefined });

export function basicFacts(character: Character): Fact[] {
  const path = readCharacterType(character.type);
  return [
    { term: say('character.fact.category'), value: path?.category ?? '' },
    { term: say('character.fact.family'), value: path?.subcategory ?? '' },
    { term: say('character.fact.kind'), value: kindOf(character.type) },
    { term: say('character.fact.gender'), value: character.gender === 'male' ? say('character.fact.male') : say('character.fact.female') },
    { term: say('character.fact.age'), value: ageOf(character.appearance) },
    { term: say('character.fact.personality'), value: character.personality },
    { term: say('character.fact.role'), value: character.role },
  ];
}

export function appearanceFacts({ appearance, type }: Character): Fact[] {
  return [
    { term: say('character.fact.height'), value: appearance.height },
    { term: say('character.fact.build'), value: appearance.build },
    withSwatch(colorMeaning(type), appearance.color),
    withSwatch(say('character.fact.skin-tone'), appearance.skinTone),
    withSwatch(say('character.fact.eye-color'), appearance.eyeColor),
    withSwatch(say('character.fact.hair-color'), appearance.hairColor),
    { term: say('character.fact.features'), value: appearance.distinguishingFeature },
  ];
}

export const magicFacts = (character: Character): Fact[] => [{ term: say('character.fact.power'), value: character.magicalPower }];

export function pictureFacts({ advancedFeatures: { imageStyle, background, lighting, mood } }: Character): Fact[] {
  return [
    { term: say('image.screen.style'), value: imageStyle },
    { term: say('image.screen.background'), value: background },
    { term: say('image.screen.lighting'), value: lighting },
    { term: say('image.screen.mood'), value: mood },
  ];
}

/** How a character is put into words: kind, traits, colours. */
import type { Character, CharacterForm } from '@fableloom/contract';
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
    { term: 'Category', value: path?.category ?? '' },
    { term: 'Family', value: path?.subcategory ?? '' },
    { term: 'Kind', value: kindOf(character.type) },
    { term: 'Gender', value: character.gender === 'male' ? 'Male' : 'Female' },
    { term: 'Age', value: ageOf(character.appearance) },
    { term: 'Personality', value: character.personality },
    { term: 'Role in stories', value: character.role },
  ];
}

export function appearanceFacts({ appearance, type }: Character): Fact[] {
  return [
    { term: 'Height', value: appearance.height },
    { term: 'Build', value: appearance.build },
    withSwatch(colorMeaning(type), appearance.color),
    withSwatch('Skin tone', appearance.skinTone),
    withSwatch('Eye color', appearance.eyeColor),
    withSwatch('Hair color', appearance.hairColor),
    { term: 'Distinguishing features', value: appearance.distinguishingFeature },
  ];
}

export const magicFacts = (character: Character): Fact[] => [{ term: 'Magical power', value: character.magicalPower }];

export function pictureFacts({ advancedFeatures: { imageStyle, background, lighting, mood } }: Character): Fact[] {
  return [
    { term: 'Image style', value: imageStyle },
    { term: 'Background', value: background },
    { term: 'Lighting', value: lighting },
    { term: 'Mood', value: mood },
  ];
}

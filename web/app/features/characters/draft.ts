/** The text of a character while somebody writes it: how it starts, when it is complete, and what a change of kind takes along. */
import type { Appearance, Character, CharacterForm } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { appearanceOptions, CUSTOM_AGE, type AppearanceField } from '@fableloom/contract/taxonomies/appearance';
import { distinguishingFeatures, featuresOf, joinFeatures } from '@fableloom/contract/taxonomies/distinguishing-features';
import { isCharacterType } from '@fableloom/contract/taxonomies/read-character-type';

export const BLANK_APPEARANCE: Appearance = {
  height: '', build: '', color: '', distinguishingFeature: '', age: '', customAge: '', skinTone: '', eyeColor: '', hairColor: '',
};

export const BLANK_CHARACTER: CharacterForm = {
  name: '',
  type: '',
  gender: 'male',
  personality: '',
  magicalPower: '',
  appearance: BLANK_APPEARANCE,
  advancedFeatures: { imageStyle: '', background: '', lighting: '', mood: '', details: '', imageProvider: 'dall-e' },
  customDescription: '',
  customPrompt: '',
  role: '',
  relationships: [],
};

export function formOf(character: Character): CharacterForm {
  const { name, type, gender, personality, magicalPower, appearance, advancedFeatures, customDescription, customPrompt } = character;
  const { role, relationships } = character;
  const words = { customDescription, customPrompt, role, relationships };
  return { name, type, gender, personality, magicalPower, appearance, advancedFeatures, ...words };
}

/** Only what can be seen, so that writing a name does not draw anew. */
export const onlyTheVisible = (draft: CharacterForm): CharacterForm => ({
  ...draft, name: '', relationships: [],
});

/** What still has to be chosen; a gender always is. A kind that the lists no longer know may stay as it was. */
export function missingIn(draft: CharacterForm, saved: Character | null): string[] {
  const hasType = isCharacterType(draft.type) || (saved !== null && draft.type !== '' && draft.type === saved.type);
  const missing = [];
  if (draft.name.trim() === '') missing.push(say('character.missing.name'));
  if (!hasType) missing.push(say('character.missing.type'));
  if (draft.personality === '') missing.push(say('character.missing.personality'));
  return missing;
}

const FIELDS: readonly AppearanceField[] = ['height', 'build', 'color', 'age', 'skinTone', 'eyeColor', 'hairColor'];

/** What of an appearance a character of another kind can keep: a fox that becomes a robot loses its fur. */
export function fitAppearance(appearance: Appearance, type: string): Appearance {
  const options = appearanceOptions(type);
  const fitting: Appearance = { ...appearance };
  for (const field of FIELDS) {
    if (!(options[field] as readonly string[]).includes(appearance[field])) fitting[field] = '';
  }
  if (fitting.age !== CUSTOM_AGE) fitting.customAge = '';
  const possible = new Set(distinguishingFeatures(type).flatMap(({ features }) => features));
  fitting.distinguishingFeature = joinFeatures(featuresOf(appearance.distinguishingFeature).filter((feature) => possible.has(feature)));
  return fitting;
}

/** The form of a character field by field, as a person reads it. */
import type { KeptRelationship } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import type { FormPart } from '../creations/merge-drafts.ts';
import { PICTURE_PARTS } from '../creations/picture-parts.ts';

const sayGender = (gender: unknown) => (gender === 'male' ? say('character.fact.male') : say('character.fact.female'));

const sayRelationships = (relationships: unknown) =>
  (relationships as KeptRelationship[]).map(({ type, details }) => (details ? `${type} (${details})` : type)).join(', ');

export const CHARACTER_PARTS: readonly FormPart[] = [
  { path: 'name', label: say('word.name'), most: LIMITS.name },
  { path: 'type', label: say('character.screen.kind') },
  { path: 'gender', label: say('character.fact.gender'), words: sayGender },
  { path: 'personality', label: say('character.fact.personality') },
  { path: 'appearance.height', label: say('character.fact.height') },
  { path: 'appearance.build', label: say('character.fact.build') },
  { path: 'appearance.color', label: say('character.fact.color') },
  { path: 'appearance.skinTone', label: say('character.fact.skin-tone') },
  { path: 'appearance.eyeColor', label: say('character.fact.eye-color') },
  { path: 'appearance.hairColor', label: say('character.fact.hair-color') },
  { path: 'appearance.age', label: say('character.fact.age') },
  { path: 'appearance.customAge', label: say('character.screen.age.custom'), most: LIMITS.trait },
  { path: 'appearance.distinguishingFeature', label: say('character.fact.features') },
  { path: 'magicalPower', label: say('character.fact.power') },
  { path: 'role', label: say('character.fact.role') },
  { path: 'relationships', label: say('create.screen.relationships'), words: sayRelationships },
  { path: 'customDescription', label: say('word.description'), most: LIMITS.description },
  ...PICTURE_PARTS,
];

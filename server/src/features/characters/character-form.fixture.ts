/** A complete character as the form sends it, for tests. */
import type { CharacterForm } from '@fableloom/contract';

export const characterForm = (changes: Partial<CharacterForm> = {}): CharacterForm => ({
  name: 'Juniper',
  type: 'Animal - Forest Animals - Red Fox',
  gender: 'female',
  personality: 'Brave and Curious',
  magicalPower: 'Making Light',
  appearance: {
    height: 'Small', build: 'Fluffy', color: 'Copper red', distinguishingFeature: 'Green scarf', age: 'Young', customAge: '',
    skinTone: '', eyeColor: 'Amber', hairColor: '',
  },
  advancedFeatures: { imageStyle: 'Storybook', background: '', lighting: '', mood: '', details: '', imageProvider: 'dall-e' },
  customDescription: 'Juniper collects lost buttons.',
  customPrompt: '',
  role: 'Hero',
  relationships: [],
  ...changes,
});

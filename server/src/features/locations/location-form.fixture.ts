/** A complete location as the form sends it, for tests. */
import type { LocationForm } from '@fableloom/contract';

export const locationForm = (changes: Partial<LocationForm> = {}): LocationForm => ({
  name: 'Button Hill',
  category: 'Mystical Nature',
  subcategory: 'Enchanted Forests',
  type: 'Lantern Wood',
  description: 'A hill where every flower is a button.',
  customDescription: '',
  magicalProperties: ['Whispering Trees'],
  inhabitants: ['Talking Foxes'],
  climate: 'Everlasting Twilight',
  dangers: ['Thick Fog'],
  treasures: ['Everburning Lantern'],
  advancedFeatures: { imageStyle: 'Storybook', background: '', lighting: '', mood: '', details: '' },
  customPrompt: '',
  ...changes,
});

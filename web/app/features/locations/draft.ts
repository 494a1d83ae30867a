/** The text of a place while somebody writes it. */
import type { Location, LocationForm } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';

export const BLANK_LOCATION: LocationForm = {
  name: '',
  category: '',
  subcategory: '',
  type: '',
  description: '',
  customDescription: '',
  magicalProperties: [],
  inhabitants: [],
  climate: '',
  dangers: [],
  treasures: [],
  advancedFeatures: { imageStyle: '', background: '', lighting: '', mood: '', details: '' },
  customPrompt: '',
};

export function formOf(location: Location): LocationForm {
  const { name, category, subcategory, type, description, customDescription, customPrompt, climate, advancedFeatures } = location;
  const { magicalProperties, inhabitants, dangers, treasures } = location;
  return {
    name, category, subcategory, type, description, customDescription, magicalProperties, inhabitants, climate, dangers, treasures,
    advancedFeatures, customPrompt,
  };
}

/** What still has to be filled in. */
export function missingIn({ name, type }: LocationForm): string[] {
  const missing = [];
  if (name.trim() === '') missing.push(say('character.missing.name'));
  if (type === '') missing.push(say('location.missing.type'));
  return missing;
}

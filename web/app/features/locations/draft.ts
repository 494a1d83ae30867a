/** The text of a place while somebody writes it. */
import type { Location, LocationForm } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { LOCATION_TYPE_PATHS } from '@fableloom/contract/taxonomies/read-location-type';

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

/** The place that stands for all of its kind while none is chosen; nothing before there is a kind. */
export const firstPlaceOf = ({ category, subcategory }: Pick<LocationForm, 'category' | 'subcategory'>): Partial<LocationForm> =>
  LOCATION_TYPE_PATHS.find((path) => path.category === category && (subcategory === '' || path.subcategory === subcategory)) ?? {};

/** What still has to be filled in. */
export function missingIn({ name, type }: LocationForm): string[] {
  const missing = [];
  if (name.trim() === '') missing.push(say('character.missing.name'));
  if (type === '') missing.push(say('location.missing.type'));
  return missing;
}

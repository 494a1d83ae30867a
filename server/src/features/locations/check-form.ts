/** What a location needs before it can be kept. */
import type { LocationForm } from '@fableloom/contract';
import { findLocationType, locationSubcategories } from '@fableloom/contract/taxonomies/read-location-type';
import { refuse } from '../../http/refuse.ts';
import { refuseUnsafe } from '../../ports/safety/refuse-unsafe.ts';
import type { SafetyGate } from '../../ports/safety/safety.port.ts';

export function checkFields(form: LocationForm): void {
  // Both forms say the same sentence; the catalogue keeps it with the characters.
  if (form.name === '' || form.type === '') refuse('BAD_REQUEST', 'character.fields.missing');
  if (!fitsTogether(form)) refuse('BAD_REQUEST', 'location.type.elsewhere');
}

/** A type of our lists stands in its own category and part; two windows may have put together what is not. */
function fitsTogether({ category, subcategory, type }: LocationForm): boolean {
  const known = findLocationType(type);
  if (known) return ['', known.category].includes(category) && ['', known.subcategory].includes(subcategory);
  const parts = locationSubcategories(category);
  return parts.length === 0 || subcategory === '' || parts.includes(subcategory);
}

/** Every word a person could have typed. */
export function checkWords(safety: SafetyGate, form: LocationForm): Promise<void> {
  const words = [
    form.name, form.type, form.category, form.subcategory, form.description, form.customDescription, form.climate, form.customPrompt,
    ...form.magicalProperties, ...form.inhabitants, ...form.dangers, ...form.treasures, ...Object.values(form.advancedFeatures),
  ];
  return refuseUnsafe(safety, words.filter((text) => text !== '').join('\n'));
}

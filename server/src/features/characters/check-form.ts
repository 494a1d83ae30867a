/** What a character needs before it can be kept. */
import type { CharacterForm } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { traitsOf } from '@fableloom/contract/taxonomies/personalities';
import { refuse } from '../../http/refuse.ts';
import { refuseUnsafe } from '../../ports/safety/refuse-unsafe.ts';
import type { SafetyGate } from '../../ports/safety/safety.port.ts';

export function checkFields(form: CharacterForm): void {
  const required = [form.name, form.type, form.personality, form.gender];
  if (required.some((value) => value === '')) refuse('BAD_REQUEST', 'character.fields.missing');
  const most = LIMITS.personalityTraits;
  if (traitsOf(form.personality).length > most) refuse('BAD_REQUEST', 'character.personality.too-many', { n: most });
}

/** Every word a person could have typed. */
export function checkWords(safety: SafetyGate, form: CharacterForm): Promise<void> {
  const { name, type, personality, magicalPower, role, appearance, advancedFeatures, customDescription, customPrompt, relationships } = form;
  const words = [
    name, type, personality, magicalPower, role, customDescription, customPrompt,
    ...relationships.map(({ details }) => details),
    ...Object.values(appearance), ...Object.values(advancedFeatures),
  ];
  return refuseUnsafe(safety, words.filter((text) => text !== '').join('\n'));
}

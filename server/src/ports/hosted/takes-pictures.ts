/** Which models are given pictures of the family besides words. */
import type { ModelChoice } from './settings.ts';

/** Gateways put the name of the service before that of the model. */
const DRAWS_FROM_PICTURES = /^(?:[\w.-]+\/)*(?:gpt-image|chatgpt-image|gemini-)/;

export const drawsFromPictures = ({ model }: Pick<ModelChoice, 'model'>): boolean => DRAWS_FROM_PICTURES.test(model);

/** OpenAI's own, which are asked at an address of their own. */
export const isModerationModel = ({ host, model }: Pick<ModelChoice, 'host' | 'model'>): boolean => host === 'openai' && model.includes('moderation');

export function takesPictures(work: 'writer' | 'illustrator' | 'narrator' | 'eyes' | 'safety', choice: ModelChoice): boolean {
  if (work === 'illustrator') return drawsFromPictures(choice);
  // The older ones read texts alone, and so does a model that is asked to judge.
  if (work === 'safety') return isModerationModel(choice) && choice.model.startsWith('omni');
  return work === 'eyes';
}

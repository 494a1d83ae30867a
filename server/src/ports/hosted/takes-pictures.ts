/** Which models are given pictures of the family besides words. */
import type { ModelChoice } from './settings.ts';

/** Gateways put the name of the service before that of the model. */
const DRAWS_FROM_PICTURES = /^(?:[\w.-]+\/)*(?:gpt-image|chatgpt-image|gemini-)/;

export const drawsFromPictures = ({ model }: Pick<ModelChoice, 'model'>): boolean => DRAWS_FROM_PICTURES.test(model);

export function takesPictures(work: 'writer' | 'illustrator' | 'narrator' | 'eyes' | 'safety', choice: ModelChoice): boolean {
  if (work === 'illustrator') return drawsFromPictures(choice);
  // Only OpenAI's newer moderation looks at pictures.
  if (work === 'safety') return choice.host === 'openai' && choice.model.startsWith('omni-moderation');
  return work === 'eyes';
}

/** Writes the prompt for a character, saved or not. */
import { checkFields, checkWords } from '../features/characters/check-form.ts';
import { refuse } from '../http/refuse.ts';
import { imagePromptOf } from './image-prompt.ts';
import type { ServerFunction } from './server-function.ts';

export const createCharacterImagePrompt: ServerFunction<'create-character-image-prompt'> = async ({ services }, { characterData }) => {
  const character = characterData ?? refuse('BAD_REQUEST', 'character.data.missing');
  checkFields(character);
  await checkWords(services.safety, character);
  return { prompt: imagePromptOf(character) };
};

/** The model behind a choice, as the AI SDK calls it. */
import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import type { LanguageModel } from 'ai';
import { compatibleServer, sdkSettings } from './sdk.ts';
import type { ModelChoice } from './settings.ts';

type Model = Exclude<LanguageModel, string>;

/** Chat completions with OpenAI too: every compatible server has them, and few have the newer interface. */
export function languageModel(choice: ModelChoice, { tellsTokens = true }: { tellsTokens?: boolean } = {}): Model {
  const { model } = choice;
  const settings = sdkSettings(choice, 'words');
  switch (choice.host) {
    case 'openai':
      return createOpenAI(settings).chat(model);
    case 'anthropic':
      return createAnthropic(settings)(model);
    case 'google':
      return createGoogle(settings)(model);
    case 'elevenlabs':
      throw new Error('ElevenLabs has voices, not language');
    case 'compatible':
      return compatibleServer(choice, 'words', { includeUsage: tellsTokens })(model);
  }
}

/** The voice behind a choice, as the AI SDK calls it, and whether the times that it tells can be those of its sound. */
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import type { SpeechModel } from 'ai';
import { sdkSettings } from '../../hosted/sdk.ts';
import type { ModelChoice } from '../../hosted/settings.ts';
import { elevenLabsSpeech } from './elevenlabs.ts';

type Model = Exclude<SpeechModel, string>;

/**
 * Compatible servers speak as OpenAI does; Google's and ElevenLabs' sound is made a WAV file on the way.
 * @param heard puts an ear on what comes
 */
export function speechModel(choice: ModelChoice, heard: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch): Model {
  const given = sdkSettings(choice, 'sound');
  const settings = { ...given, fetch: heard(given.fetch) };
  if (choice.host === 'elevenlabs') return elevenLabsSpeech(choice, settings.fetch);
  return (choice.host === 'google' ? createGoogle(settings) : createOpenAI(settings)).speech(choice.model);
}

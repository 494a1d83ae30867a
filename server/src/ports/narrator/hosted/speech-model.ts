/** The voice behind a choice, as the AI SDK calls it, and whether the times that it tells can be those of its sound. */
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import type { SpeechModel } from 'ai';
import * as z from 'zod';
import { sdkSettings } from '../../hosted/sdk.ts';
import type { ModelChoice } from '../../hosted/settings.ts';
import { ELEVENLABS_TIMES, elevenLabsSpeech } from './elevenlabs.ts';
import type { LetterTimes } from './recorded.worker.ts';

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

const told = z.object({ elevenlabs: z.object({ [ELEVENLABS_TIMES]: z.object({ characters: z.array(z.string()), begins: z.array(z.number()), ends: z.array(z.number()) }) }) });

/** Null where the service told none, or of another text than ours. */
export function timesIn(metadata: unknown, text: string): LetterTimes | null {
  const { data } = told.safeParse(metadata);
  if (!data) return null;
  const { characters, begins, ends } = data.elevenlabs[ELEVENLABS_TIMES];
  if (characters.join('') !== text || begins.length !== characters.length || ends.length !== characters.length) return null;
  // A character of theirs may be two units of ours.
  const perUnit = (times: number[]) => characters.flatMap((character, at) => Array.from({ length: character.length }, () => times[at] ?? 0));
  return { begins: perUnit(begins), ends: perUnit(ends) };
}

/** What the last letter may last beyond the end of the sound. */
const MAY_LAST_LONGER_SECONDS = 1;

/** Times that run backwards, or beyond the recording, are of something else; the words are looked for then. */
export function areTimesOf({ begins, ends }: LetterTimes, seconds: number): boolean {
  const isInOrder = begins.every((begin, at) => begin >= (begins[at - 1] ?? 0) && (ends[at] ?? 0) >= begin);
  return isInOrder && (ends.at(-1) ?? 0) <= seconds + MAY_LAST_LONGER_SECONDS;
}

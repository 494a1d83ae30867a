/** ElevenLabs as a voice of the AI SDK. Its own provider does not ask for the times of the letters; this one does. */
import { NoSpeechGeneratedError, type SpeechModel } from 'ai';
import * as z from 'zod';
import { postJson } from '../../hosted/post-json.ts';
import type { ModelChoice } from '../../hosted/settings.ts';
import { waveFile } from './wave.ts';

type Model = Exclude<SpeechModel, string>;

const OWN_ADDRESS = 'https://api.elevenlabs.io';
/** 24,000 samples a second are sent to every plan. */
const RATE = 24_000;

export const ELEVENLABS_TIMES = 'letterTimes';

/** What comes back from `/with-timestamps`: sound, and for each character of the text when it begins and ends. */
const answered = z.object({
  audio_base64: z.string(),
  alignment: z.object({ characters: z.array(z.string()), character_start_times_seconds: z.array(z.number()), character_end_times_seconds: z.array(z.number()) }).nullish(),
});

/** Whether it was given with /v1 or without. */
export const elevenLabsAddress = ({ baseUrl }: Pick<ModelChoice, 'baseUrl'>): string => (baseUrl ?? OWN_ADDRESS).replace(/\/+$/, '').replace(/\/v1$/, '');

export function elevenLabsSpeech(choice: ModelChoice, fetch: typeof globalThis.fetch): Model {
  const { model, key } = choice;
  const address = elevenLabsAddress(choice);
  return {
    specificationVersion: 'v4',
    provider: 'elevenlabs',
    modelId: model,
    async doGenerate({ text, voice = '', abortSignal }) {
      const url = `${address}/v1/text-to-speech/${encodeURIComponent(voice)}/with-timestamps?output_format=pcm_${RATE}`;
      const body = { text, model_id: model };
      const response = { timestamp: new Date(), modelId: model, headers: {} };
      const { data } = answered.safeParse(await postJson(url, { fetch, headers: { 'xi-api-key': key ?? '' }, body, signal: abortSignal }));
      const pcm = Buffer.from(data?.audio_base64 ?? '', 'base64');
      if (!data || pcm.length === 0) throw new NoSpeechGeneratedError({ responses: [response] });
      const { alignment } = data;
      const times = alignment && { characters: alignment.characters, begins: alignment.character_start_times_seconds, ends: alignment.character_end_times_seconds };
      return {
        audio: new Uint8Array(waveFile(pcm, RATE)), warnings: [], response, request: { body: JSON.stringify(body) },
        ...(times ? { providerMetadata: { elevenlabs: { [ELEVENLABS_TIMES]: times } } } : {}),
      };
    },
  };
}

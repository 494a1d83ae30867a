/** ElevenLabs: does it take our key, has it the model, and the voice? Nothing is spoken, so nothing is paid for. */
import * as z from 'zod';
import type { HostedSettings } from '../ports/hosted/settings.ts';
import { elevenLabsAddress } from '../ports/narrator/hosted/elevenlabs.ts';
import { answersWith, askAddress, Wrong } from './wrong.ts';

const modelsSchema = z.array(z.object({ model_id: z.string() }));

export async function checkElevenLabs(choice: NonNullable<HostedSettings['speech']>): Promise<string> {
  const { label, model, voice, key } = choice;
  const address = elevenLabsAddress(choice);
  const service = new URL(address).host;
  const ask = async (path: string) => {
    const answer = await askAddress(label, `${address}${path}`, { headers: { 'xi-api-key': key ?? '' } });
    if (answer.status !== 401 && answer.status !== 403) return answer;
    if (/missing_permissions/.test(await answer.text())) return null;
    throw new Wrong(`${label}: ${service} does not accept this key; correct ELEVENLABS_API_KEY.`);
  };

  const models = await ask('/v1/models');
  // A key may be allowed to speak and not to look up models or voices.
  if (models === null) return `${service} takes this key, which may not list models, so the first reading shows whether it knows ${model} and the voice ${voice}`;
  if (!models.ok && models.status !== 404) throw new Wrong(`${label}: ${service} ${answersWith(models.status)}.`);
  const { data: known } = modelsSchema.safeParse(await models.json().catch(() => null));
  if (!known) throw new Wrong(`${label}: ${service} does not speak as ElevenLabs does; correct ELEVENLABS_BASE_URL.`);
  if (!known.some(({ model_id }) => model_id === model)) throw new Wrong(`${label}: there is no such model; correct AI_SPEECH.`);
  const found = await askAddress(label, `${address}/v1/voices/${encodeURIComponent(voice)}`, { headers: { 'xi-api-key': key ?? '' } });
  if (found.status === 400 || found.status === 404) throw new Wrong(`${label}: there is no voice ${voice}; correct AI_VOICE, which is the id of a voice there.`);
  return `${label} answers at ${service}`;
}

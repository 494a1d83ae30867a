/** A server that speaks ElevenLabs' language: a recording with the times of its letters, the models, and its own errors. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { spokenSamples } from '../openai/made-things.ts';
import { type Desk, type House, openHouse, readBody } from './house.ts';

export const ELEVENLABS_KEY = 'xi-stand-in';
export const ELEVENLABS_VOICE = '21m00Tcm4TlvDq8ikWAM';
export const ELEVENLABS_MODEL = 'eleven_multilingual_v2';

const speechRequest = z.strictObject({ text: z.string().min(1), model_id: z.string() });

/** 'quota_exceeded' comes with 401, as does a wrong key; a body that is not taken is told field by field. */
const sendError = (response: ServerResponse, status: number, code: string, message: string): void => {
  const detail = status === 422 ? [{ type: 'missing', loc: ['body', 'text'], msg: message }] : { status: code, message };
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ detail }));
};

/** Samples of one rate as those of another: the nearest one each time. */
function atRate(samples: Buffer, from: number, to: number): Buffer {
  const length = Math.floor((samples.length / 2) * (to / from));
  const out = Buffer.alloc(length * 2);
  for (let at = 0; at < length; at += 1) out.writeInt16LE(samples.readInt16LE(Math.min(samples.length / 2 - 1, Math.floor(at * (from / to))) * 2), at * 2);
  return out;
}

/** Each letter of a word has its part of the word's time; what stands between words has none. */
export async function spoken(text: string, rate: number) {
  const { samples, sampleRate, words } = await spokenSamples(text);
  const characters = [...text];
  const begins: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of characters) {
    const word = words.find(({ from, to }) => from <= at && at < to);
    const before = words.findLast(({ to }) => to <= at)?.end ?? 0;
    const share = word ? (word.end - word.start) / (word.to - word.from) : 0;
    begins.push(word ? word.start + share * (at - word.from) : before);
    ends.push(word ? word.start + share * (at - word.from + character.length) : before);
    at += character.length;
  }
  const alignment = { characters, character_start_times_seconds: begins, character_end_times_seconds: ends };
  return { audio_base64: atRate(samples, sampleRate, rate).toString('base64'), alignment, normalized_alignment: alignment };
}

async function answer(request: IncomingMessage, response: ServerResponse, { asked, mistakes, plan: next }: Desk): Promise<void> {
  const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://stand.in');
  const json = (body: unknown) => void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const bytes = await readBody(request);
  if (request.headers['xi-api-key'] !== ELEVENLABS_KEY) return sendError(response, 401, 'invalid_api_key', 'Invalid API key');
  if (path === '/v1/models') return json([{ model_id: ELEVENLABS_MODEL, name: 'Eleven Multilingual v2', can_do_text_to_speech: true }]);
  const voice = /^\/v1\/(?:text-to-speech\/(\w+)\/with-timestamps|voices\/(\w+))$/.exec(path);
  if (!voice) return sendError(response, 404, 'not_found', `nothing at ${path}`);
  if ((voice[1] ?? voice[2]) !== ELEVENLABS_VOICE) return sendError(response, 404, 'voice_not_found', 'A voice with this id was not found.');
  if (voice[2]) return json({ voice_id: ELEVENLABS_VOICE, name: 'Rachel' });
  const body: unknown = JSON.parse(bytes.toString());
  asked.push({ path, body });
  const parsed = speechRequest.safeParse(body);
  const rate = Number(/^pcm_(16000|22050|24000|44100)$/.exec(searchParams.get('output_format') ?? '')?.[1]);
  if (!parsed.success || !rate) {
    mistakes.push(`${path}${String(searchParams)}: ${parsed.error?.message ?? 'no such format'}`);
    return sendError(response, 422, 'invalid', 'Field required');
  }
  const plan = next();
  if (plan.is === 'json') return json(plan.body);
  if (plan.is === 'error') return sendError(response, plan.status, plan.code ?? 'error', `refused with ${plan.status}`);
  if (plan.is === 'not-json') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
  if (plan.is === 'silent') return;
  if (plan.is === 'cut' || plan.is === 'unfinished') return void response.destroy();
  // A recording of another text than the one that was sent.
  json(await spoken(plan.is === 'text' ? plan.text : parsed.data.text, rate));
}

/** `url` is to be given as ELEVENLABS_BASE_URL. */
export async function openElevenLabsStandIn(): Promise<House & { key: string }> {
  const house = await openHouse(answer);
  return { ...house, key: ELEVENLABS_KEY };
}

/** Which model does what, chosen by environment; with nothing set everything is built in and nothing leaves the machine. */
import * as z from 'zod';
import { address as plainAddress, filled, keyText, orDefault } from '../../setting-shapes.ts';
import { StopWithSentence } from '../../stop-with-sentence.ts';
import { type Prices, PRICES, pricesOf } from './prices.ts';

export type Host = 'openai' | 'compatible' | 'anthropic' | 'google' | 'elevenlabs';

/** What a hosted model may do here. */
export type Work = 'text' | 'image' | 'speech' | 'eyes' | 'moderation';

const LANGUAGE_HOSTS = ['openai', 'compatible', 'anthropic', 'google'] as const;
const HOSTS_OF: Record<Work, readonly Host[]> = {
  text: LANGUAGE_HOSTS,
  eyes: LANGUAGE_HOSTS,
  moderation: LANGUAGE_HOSTS,
  image: ['openai', 'compatible', 'google'],
  speech: ['openai', 'compatible', 'google', 'elevenlabs'],
};

function modelFor(work: Work) {
  const hosts = HOSTS_OF[work];
  return filled(z.string().regex(new RegExp(`^(${hosts.join('|')}):\\S+$`), `must be ${hosts.map((host) => `${host}:MODEL`).join(', ')}`));
}

/** Paths such as /chat/completions are put behind it. */
const address = filled(plainAddress
  .refine((value) => !/[?#]/.test(value), 'must end with its path, such as /v1, and with nothing like ? or # behind that')
  .refine((value) => !/\/(?:chat\/completions|responses|messages)\/*$/.test(value), 'must end before the name of a call, such as with /v1')
  .transform((value) => value.replace(/\/+$/, '')));
const key = filled(keyText);

const share = filled(z.coerce.number().int().positive());

/** Part of the environment schema in config.ts; the descriptions are what README.md says. */
export const hostedVariables = {
  AI_TEXT: modelFor('text').describe('model that writes stories and talks about ideas: openai:, anthropic:, google: or compatible: and its name (default: the built-in storyteller)'),
  AI_IMAGE: modelFor('image').describe('model that draws portraits, places and scenes: openai:, google: or compatible: and its name (default: the built-in illustrator)'),
  AI_SPEECH: modelFor('speech').describe('model that reads aloud: openai:, google:, elevenlabs: or compatible: and its name (default: the built-in narrator)'),
  AI_VOICE: filled(z.string().regex(/^[\w.-]{1,60}$/, 'must be the name of a voice')).describe("voice of AI_SPEECH, with elevenlabs: the id of one (default: alloy, Google's Kore, ElevenLabs' Rachel)"),
  AI_EYES: modelFor('eyes').describe('model that looks at an uploaded picture for the character form: openai:, anthropic:, google: or compatible: and its name (default: the built-in eyes)'),
  AI_MODERATION: modelFor('moderation').describe('model that reads along for safety beside the built-in gate, which always stays: openai:omni-moderation-latest, or a text model of openai:, anthropic:, google: or compatible: (default: the built-in gate alone)'),
  AI_BASE_URL: address.describe('with compatible: models, a server that speaks the language of OpenAI, such as http://localhost:11434/v1 for Ollama'),
  AI_API_KEY: key.describe('key for AI_BASE_URL, where it asks for one'),
  OPENAI_API_KEY: key.describe('with openai: models; used for nothing else'),
  OPENAI_BASE_URL: address.describe("another address of OpenAI's own service (default: OpenAI's)"),
  ANTHROPIC_API_KEY: key.describe('with anthropic: models; used for nothing else'),
  ANTHROPIC_BASE_URL: address.describe("another address of Anthropic's own service (default: Anthropic's)"),
  GOOGLE_API_KEY: key.describe('with google: models; used for nothing else'),
  GOOGLE_BASE_URL: address.describe("another address of Google's own service (default: Google's)"),
  ELEVENLABS_API_KEY: key.describe('with elevenlabs: models; used for nothing else'),
  ELEVENLABS_BASE_URL: address.describe("another address of ElevenLabs' own service (default: ElevenLabs')"),
  AI_TIMEOUT_SECONDS: orDefault(z.coerce.number().positive().max(600).default(90)).describe('how long a hosted model may be silent; twice as long for a picture, and for a voice of others than OpenAI, which come all at once'),
  AI_RETRY_MS: orDefault(z.coerce.number().int().min(0).max(60_000).default(1000)).describe('pause in milliseconds before a hosted model is asked again; each further one is twice as long'),
  AI_PRICES: filled(z.string().regex(PRICES, 'must look like text=0.15/0.60,image=0.04,speech=15'))
    .describe('US dollars for a million tokens read and written (text, eyes, moderation), for a picture, and for a million letters read aloud, such as text=0.15/0.60,image=0.04,speech=15; the cost of each call is kept (default: cost is not known, use is)'),
  AI_TOKENS_PER_DAY: share.describe('tokens that one person may use in a day (UTC), for stories, ideas and looking at pictures, before the built-in engine is offered; three times as many for reading for safety what they write (default: no limit)'),
  AI_PICTURES_PER_DAY: share.describe('the same for pictures'),
  AI_LETTERS_PER_DAY: share.describe('the same for letters read aloud'),
};
const schema = z.object(hostedVariables);
export type HostedVariables = z.infer<typeof schema>;

export interface ModelChoice {
  host: Host;
  model: string;
  key: string | undefined;
  baseUrl: string | undefined;
  /** As people read it: 'gpt-5-mini (OpenAI)'. */
  label: string;
}

export interface Patience {
  silentMs: number;
  pauseMs: number;
  /** A service that wants a longer pause is not asked again. */
  longestPauseMs?: number;
}

/** What may be limited for a person and a day. */
export type Share = 'tokens' | 'pictures' | 'letters';

export interface HostedSettings {
  text: ModelChoice | null;
  image: ModelChoice | null;
  speech: (ModelChoice & { voice: string }) | null;
  eyes: ModelChoice | null;
  moderation: ModelChoice | null;
  patience: Patience;
  prices: Prices;
  /** What one person may use in a day; null where there is no limit. */
  perDay: Record<Share, number | null>;
}

/** The variables with the key and with another address of each service, its name, and the voice that is used where none is set. */
export const OWN_HOSTS = {
  openai: { key: 'OPENAI_API_KEY', address: 'OPENAI_BASE_URL', name: 'OpenAI', voice: 'alloy' },
  anthropic: { key: 'ANTHROPIC_API_KEY', address: 'ANTHROPIC_BASE_URL', name: 'Anthropic', voice: '' },
  google: { key: 'GOOGLE_API_KEY', address: 'GOOGLE_BASE_URL', name: 'Google', voice: 'Kore' },
  // Rachel.
  elevenlabs: { key: 'ELEVENLABS_API_KEY', address: 'ELEVENLABS_BASE_URL', name: 'ElevenLabs', voice: '21m00Tcm4TlvDq8ikWAM' },
} as const;

function choiceOf(name: 'AI_TEXT' | 'AI_IMAGE' | 'AI_SPEECH' | 'AI_EYES' | 'AI_MODERATION', values: HostedVariables): ModelChoice | null {
  const chosen = values[name];
  if (!chosen) return null;
  const at = chosen.indexOf(':');
  const host = chosen.slice(0, at) as Host;
  const model = chosen.slice(at + 1);
  const needed = host === 'compatible' ? 'AI_BASE_URL' : OWN_HOSTS[host].key;
  if (!values[needed]) throw new StopWithSentence(`${name} is ${chosen}, but ${needed} is not set. Set it too, or remove ${name} to use what is built in.`);
  if (host === 'compatible') return { host, model, label: model, key: values.AI_API_KEY, baseUrl: values.AI_BASE_URL };
  const own = OWN_HOSTS[host];
  return { host, model, label: `${model} (${own.name})`, key: values[own.key], baseUrl: values[own.address] };
}

const voiceOf = (host: Host): string => OWN_HOSTS[host === 'compatible' ? 'openai' : host].voice;

export function hostedSettings(values: HostedVariables): HostedSettings {
  const speech = choiceOf('AI_SPEECH', values);
  return {
    text: choiceOf('AI_TEXT', values),
    image: choiceOf('AI_IMAGE', values),
    speech: speech && { ...speech, voice: values.AI_VOICE ?? voiceOf(speech.host) },
    eyes: choiceOf('AI_EYES', values),
    moderation: choiceOf('AI_MODERATION', values),
    patience: { silentMs: values.AI_TIMEOUT_SECONDS * 1000, pauseMs: values.AI_RETRY_MS },
    prices: pricesOf(values.AI_PRICES ?? ''),
    perDay: { tokens: values.AI_TOKENS_PER_DAY ?? null, pictures: values.AI_PICTURES_PER_DAY ?? null, letters: values.AI_LETTERS_PER_DAY ?? null },
  };
}

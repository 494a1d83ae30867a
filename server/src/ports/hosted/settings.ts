/** Which model does what, chosen by environment; with nothing set everything is built in and nothing leaves the machine. */
import * as z from 'zod';
import { StopWithSentence } from '../../stop-with-sentence.ts';

export const HOSTS = ['openai', 'compatible', 'anthropic', 'google'] as const;
export type Host = (typeof HOSTS)[number];

/** What a hosted model may do here. */
export type Work = 'text' | 'image' | 'speech';

const HOSTS_OF: Record<Work, readonly Host[]> = {
  text: ['openai', 'compatible', 'anthropic', 'google'],
  image: ['openai', 'compatible'],
  speech: ['openai', 'compatible'],
};

const filled = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const withDefault = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === '' ? undefined : value), schema);

function modelFor(work: Work) {
  const hosts = HOSTS_OF[work];
  return filled(z.string().regex(new RegExp(`^(${hosts.join('|')}):\\S+$`), `must be ${hosts.map((host) => `${host}:MODEL`).join(', ')}`));
}

const address = filled(z.url({ protocol: /^https?$/, message: 'must start with http:// or https://' }));

const NUMBER = '\\d+(?:\\.\\d+)?';
const PRICE = `text=${NUMBER}/${NUMBER}|image=${NUMBER}|speech=${NUMBER}`;
const PRICES = new RegExp(`^(?:${PRICE})(?:,(?:${PRICE}))*$`);
const share = filled(z.coerce.number().int().positive());

/** Part of the environment schema in config.ts; the descriptions are what README.md says. */
export const hostedVariables = {
  AI_TEXT: modelFor('text').describe('model that writes stories and talks about ideas: openai:, anthropic:, google: or compatible: and its name (default: the built-in storyteller)'),
  AI_IMAGE: modelFor('image').describe('model that draws portraits, places and scenes: openai: or compatible: and its name (default: the built-in illustrator)'),
  AI_SPEECH: modelFor('speech').describe('model that reads aloud: openai: or compatible: and its name (default: the built-in narrator)'),
  AI_VOICE: withDefault(z.string().regex(/^[\w.-]{1,60}$/, 'must be the name of a voice').default('alloy')).describe('voice of AI_SPEECH'),
  AI_BASE_URL: address.describe('with compatible: models, a server that speaks the language of OpenAI, such as http://localhost:11434/v1 for Ollama'),
  AI_API_KEY: filled(z.string()).describe('key for AI_BASE_URL, where it asks for one'),
  OPENAI_API_KEY: filled(z.string()).describe('with openai: models; used for nothing else'),
  OPENAI_BASE_URL: address.describe("another address of OpenAI's own service (default: OpenAI's)"),
  ANTHROPIC_API_KEY: filled(z.string()).describe('with anthropic: models; used for nothing else'),
  GOOGLE_API_KEY: filled(z.string()).describe('with google: models; used for nothing else'),
  AI_TIMEOUT_SECONDS: withDefault(z.coerce.number().positive().max(600).default(90)).describe('how long a hosted model may be silent'),
  AI_RETRY_MS: withDefault(z.coerce.number().int().min(0).max(60_000).default(1000)).describe('pause in milliseconds before a hosted model is asked again; each further one is twice as long'),
  AI_PRICES: filled(z.string().regex(PRICES, 'must look like text=0.15/0.60,image=0.04,speech=15'))
    .describe('US dollars for a million tokens read and written, for a picture, and for a million letters read aloud, such as text=0.15/0.60,image=0.04,speech=15; the cost of each call is kept (default: cost is not known, use is)'),
  AI_TOKENS_PER_DAY: share.describe('tokens that one person may use in a day (UTC) before the built-in engine is offered (default: no limit)'),
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
}

export interface HostedSettings {
  text: ModelChoice | null;
  image: ModelChoice | null;
  speech: (ModelChoice & { voice: string }) | null;
  patience: Patience;
  /** US dollars for one of each, where the operator told them. */
  prices: { text?: { read: number; written: number }; image?: number; speech?: number };
  /** What one person may use in a day: tokens, pictures, letters. */
  perDay: Record<Work, number | null>;
}

const KEY_OF = { openai: 'OPENAI_API_KEY', anthropic: 'ANTHROPIC_API_KEY', google: 'GOOGLE_API_KEY' } as const;
const NAME_OF: Record<Host, string> = { openai: ' (OpenAI)', anthropic: ' (Anthropic)', google: ' (Google)', compatible: '' };

function choiceOf(name: 'AI_TEXT' | 'AI_IMAGE' | 'AI_SPEECH', values: HostedVariables): ModelChoice | null {
  const chosen = values[name];
  if (!chosen) return null;
  const at = chosen.indexOf(':');
  const host = chosen.slice(0, at) as Host;
  const model = chosen.slice(at + 1);
  const label = `${model}${NAME_OF[host]}`;
  const needed = host === 'compatible' ? 'AI_BASE_URL' : KEY_OF[host];
  if (!values[needed]) throw new StopWithSentence(`${name} is ${chosen}, but ${needed} is not set. Set it too, or remove ${name} to use what is built in.`);
  if (host === 'compatible') return { host, model, label, key: values.AI_API_KEY, baseUrl: values.AI_BASE_URL };
  return { host, model, label, key: values[KEY_OF[host]], baseUrl: host === 'openai' ? values.OPENAI_BASE_URL : undefined };
}

const MILLION = 1_000_000;

function pricesOf(told: string): HostedSettings['prices'] {
  const price = (work: Work, at: number): number | undefined => {
    const numbers = told.split(',').find((one) => one.startsWith(`${work}=`))?.slice(work.length + 1).split('/');
    return numbers?.[at] === undefined ? undefined : Number(numbers[at]);
  };
  const [read, written, image, speech] = [price('text', 0), price('text', 1), price('image', 0), price('speech', 0)];
  return {
    ...(read !== undefined && written !== undefined ? { text: { read: read / MILLION, written: written / MILLION } } : {}),
    ...(image !== undefined ? { image } : {}),
    ...(speech !== undefined ? { speech: speech / MILLION } : {}),
  };
}

export function hostedSettings(values: HostedVariables): HostedSettings {
  const speech = choiceOf('AI_SPEECH', values);
  return {
    text: choiceOf('AI_TEXT', values),
    image: choiceOf('AI_IMAGE', values),
    speech: speech && { ...speech, voice: values.AI_VOICE },
    patience: { silentMs: values.AI_TIMEOUT_SECONDS * 1000, pauseMs: values.AI_RETRY_MS },
    prices: pricesOf(values.AI_PRICES ?? ''),
    perDay: { text: values.AI_TOKENS_PER_DAY ?? null, image: values.AI_PICTURES_PER_DAY ?? null, speech: values.AI_LETTERS_PER_DAY ?? null },
  };
}

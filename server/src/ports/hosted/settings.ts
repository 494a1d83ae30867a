/** Which model does what, chosen by environment; with nothing set everything is built in and nothing leaves the machine. */
import * as z from 'zod';
import { StopWithSentence } from '../../stop-with-sentence.ts';

export const HOSTS = ['openai', 'compatible', 'anthropic', 'google'] as const;
export type Host = (typeof HOSTS)[number];

/** What a hosted model may do here. */
export type Work = 'text';

const HOSTS_OF: Record<Work, readonly Host[]> = {
  text: ['openai', 'compatible', 'anthropic', 'google'],
};

const filled = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const withDefault = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === '' ? undefined : value), schema);

function modelFor(work: Work) {
  const hosts = HOSTS_OF[work];
  return filled(z.string().regex(new RegExp(`^(${hosts.join('|')}):\\S+$`), `must be ${hosts.map((host) => `${host}:MODEL`).join(', ')}`));
}

const address = filled(z.url({ protocol: /^https?$/, message: 'must start with http:// or https://' }));

/** Part of the environment schema in config.ts; the descriptions are what README.md says. */
export const hostedVariables = {
  AI_TEXT: modelFor('text').describe('model that writes stories and talks about ideas: openai:, anthropic:, google: or compatible: and its name (default: the built-in storyteller)'),
  AI_BASE_URL: address.describe('with compatible: models, a server that speaks the language of OpenAI, such as http://localhost:11434/v1 for Ollama'),
  AI_API_KEY: filled(z.string()).describe('key for AI_BASE_URL, where it asks for one'),
  OPENAI_API_KEY: filled(z.string()).describe('with openai: models; used for nothing else'),
  OPENAI_BASE_URL: address.describe("another address of OpenAI's own service (default: OpenAI's)"),
  ANTHROPIC_API_KEY: filled(z.string()).describe('with anthropic: models; used for nothing else'),
  GOOGLE_API_KEY: filled(z.string()).describe('with google: models; used for nothing else'),
  AI_TIMEOUT_SECONDS: withDefault(z.coerce.number().positive().max(600).default(90)).describe('how long a hosted model may be silent'),
  AI_RETRY_MS: withDefault(z.coerce.number().int().min(0).max(60_000).default(1000)).describe('pause in milliseconds before a hosted model is asked again; each further one is twice as long'),
  AI_PRICES: filled(z.string().regex(/^text=\d+(\.\d+)?\/\d+(\.\d+)?$/, 'must look like text=0.15/0.60'))
    .describe('US dollars for a million tokens read and written, such as text=0.15/0.60; the cost of each call is kept (default: cost is not known, tokens are)'),
  AI_TOKENS_PER_DAY: filled(z.coerce.number().int().positive()).describe('tokens that one person may use in a day (UTC) before the built-in engine is offered (default: no limit)'),
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
  patience: Patience;
  /** US dollars for one token, where the operator told them. */
  prices: { read: number; written: number } | null;
  tokensPerDay: number | null;
}

const KEY_OF = { openai: 'OPENAI_API_KEY', anthropic: 'ANTHROPIC_API_KEY', google: 'GOOGLE_API_KEY' } as const;
const NAME_OF: Record<Host, string> = { openai: ' (OpenAI)', anthropic: ' (Anthropic)', google: ' (Google)', compatible: '' };

function choiceOf(name: 'AI_TEXT', values: HostedVariables): ModelChoice | null {
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

export function hostedSettings(values: HostedVariables): HostedSettings {
  const prices = /^text=([\d.]+)\/([\d.]+)$/.exec(values.AI_PRICES ?? '');
  return {
    text: choiceOf('AI_TEXT', values),
    patience: { silentMs: values.AI_TIMEOUT_SECONDS * 1000, pauseMs: values.AI_RETRY_MS },
    prices: prices ? { read: Number(prices[1]) / MILLION, written: Number(prices[2]) / MILLION } : null,
    tokensPerDay: values.AI_TOKENS_PER_DAY ?? null,
  };
}

/** Everything that can be set from outside, read once at start. The table in README.md is checked against this schema. */
import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as z from 'zod';
import { type HostedSettings, hostedSettings, hostedVariables } from './ports/hosted/settings.ts';
import type { StripeSettings } from './ports/payments/stripe/settings.ts';
import { type S3Settings, s3Settings } from './ports/storage/s3/settings.ts';
import { address, addressWithUser, filled, keyText, orDefault } from './setting-shapes.ts';
import { explainFolderError, StopWithSentence } from './stop-with-sentence.ts';

const secret = filled(keyText);

/** As a letter's head has it: an address, or a name and the address in brackets. */
const sender = z.string().regex(/^(?:[^<>@]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'must hold an address, such as Fableloom <hello@house.example>');

/** Pages, links and cookies live at the root of a host. */
const isOrigin = (value: string): boolean => {
  const url = URL.parse(value);
  return url !== null && `${url.pathname}${url.search}${url.hash}` === '/';
};

const stripePrice = z.string().regex(/^price_/, 'must start with price_');

/** Variables by name; the description is what the README says. */
export const environmentSchema = z.object({
  PORT: orDefault(z.coerce.number().int().min(1).max(65535).default(3000)).describe('port of the web server'),
  HOST: orDefault(z.string().default('0.0.0.0')).describe('address to listen on'),
  BASE_URL: filled(address.refine(isOrigin, 'must be the address alone, such as https://stories.example, without a path')).describe('public address, used in links and mails (default: http://localhost:PORT)'),
  FABLELOOM_DATA: orDefault(z.string().default('./data')).describe('folder for the database, pictures, sound, mails and secrets'),
  DATABASE_URL: filled(addressWithUser(/^postgres(ql)?:\/\//, 'postgres://')).describe('a PostgreSQL server of your own (default: an embedded one in the data folder)'),
  S3_BUCKET: filled(z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')).describe('pictures and sound are kept in this bucket of S3 (default: in the data folder)'),
  S3_ACCESS_KEY_ID: secret.describe('with S3_BUCKET: the key that may list, read, write and remove there'),
  S3_SECRET_ACCESS_KEY: secret.describe('with S3_BUCKET: the secret of that key'),
  S3_REGION: orDefault(z.string().regex(/^[\w-]+$/, 'must be the name of a region').default('us-east-1')).describe('region of the bucket'),
  S3_ENDPOINT: filled(address).describe("another server that speaks S3's language, such as MinIO or R2 (default: Amazon's)"),
  SECRET: filled(z.string().min(32, 'must have at least 32 characters')).describe('signs sessions (default: made at the first start and kept in the data folder)'),
  SMTP_URL: filled(addressWithUser(/^smtps?:\/\/[^/?#]/, 'smtp:// or smtps://')).describe('mail server (default: messages are written to the outbox folder and shown at /outbox)'),
  MAIL_FROM: orDefault(sender.default('Fableloom <hello@fableloom.example>')).describe('sender of mails'),
  CONTACT_EMAIL: orDefault(z.string().regex(/^[^<>@\s]+@[^<>@\s]+$/, 'must be an address').default('hello@fableloom.example')).describe('contact mailbox on the legal pages'),
  GOOGLE_CLIENT_ID: secret.describe('with GOOGLE_CLIENT_SECRET: sign-in with Google'),
  GOOGLE_CLIENT_SECRET: secret.describe('with GOOGLE_CLIENT_ID: sign-in with Google'),
  APPLE_CLIENT_ID: secret.describe('with APPLE_CLIENT_SECRET: sign-in with Apple'),
  APPLE_CLIENT_SECRET: secret.describe('with APPLE_CLIENT_ID: sign-in with Apple'),
  STRIPE_SECRET_KEY: filled(keyText.regex(/^(sk|rk)_/, 'must start with sk_ or rk_')).describe('plans are paid through Stripe (default: a trial checkout that takes no money)'),
  STRIPE_WEBHOOK_SECRET: filled(keyText.regex(/^whsec_/, 'must start with whsec_')).describe('with STRIPE_SECRET_KEY: signs what Stripe sends to /api/payments/stripe/webhook'),
  STRIPE_PRICE_EXPLORER_MONTH: filled(stripePrice).describe('with STRIPE_SECRET_KEY: Stripe price of Explorer by the month'),
  STRIPE_PRICE_EXPLORER_YEAR: filled(stripePrice).describe('with STRIPE_SECRET_KEY: Stripe price of Explorer by the year'),
  STRIPE_PRICE_HERO_MONTH: filled(stripePrice).describe('with STRIPE_SECRET_KEY: Stripe price of Hero by the month'),
  STRIPE_PRICE_HERO_YEAR: filled(stripePrice).describe('with STRIPE_SECRET_KEY: Stripe price of Hero by the year'),
  STRIPE_PRICE_UNLIMITED: filled(stripePrice).describe('Stripe price of the Unlimited plan, which is never offered (default: none)'),
  STRIPE_API_URL: filled(address).describe("another server that speaks Stripe's language (default: Stripe's own)"),
  ...hostedVariables,
  NARRATOR_VOICE: filled(z.string()).describe('folder with a voice for sherpa-onnx, which reads in the place of the built-in one (docs/narrator.md)'),
  PLAN_FOR_EVERYONE: filled(z.enum(['free', 'explorer', 'hero', 'unlimited'])).describe('gives every family this plan, for those who host it for themselves'),
  TRUSTED_PROXY: filled(z.literal('1')).describe('1 when a proxy of yours stands in front: visitors are told apart by its X-Forwarded-For'),
  WORKERS: orDefault(z.coerce.number().int().min(0).max(16).default(2)).describe('jobs made at the same time in this process; 0 leaves them to other processes'),
  FABLELOOM_DEV: filled(z.literal('1')).describe('set by npm run dev: pages are built as they change'),
  LOG_LEVEL: orDefault(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')).describe('how much is logged'),
});
export type Environment = z.infer<typeof environmentSchema>;

export interface Config extends Environment {
  dataFolder: string;
  baseUrl: string;
  secret: string;
  /** Null where plans are a trial. */
  stripe: StripeSettings | null;
  /** Null where pictures and sound are kept in the data folder. */
  s3: S3Settings | null;
  hosted: HostedSettings;
}

const KNOWN_PREFIXES = ['FABLELOOM_'];

export function readEnvironment(environment: NodeJS.ProcessEnv): Environment {
  for (const name of Object.keys(environment)) {
    if (KNOWN_PREFIXES.some((prefix) => name.startsWith(prefix)) && !(name in environmentSchema.shape)) {
      throw new StopWithSentence(`The environment variable ${name} is not known. README.md lists the ones that are.`);
    }
  }
  const parsed = environmentSchema.safeParse(environment);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = String(issue?.path[0] ?? '');
  throw new StopWithSentence(`The environment variable ${name} has a value that cannot be used: ${issue?.message ?? ''}. Correct or remove it and start again.`);
}

/** One folder after the other: Node's own recursive way does not end in a place where nothing can be made. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function writableFolder(folder: string): string {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
    return folder;
  } catch (error) {
    throw explainFolderError(error, folder);
  }
}

/** The secret that signs sessions: given, or made once and kept with mode 600. */
function keptSecret(folder: string, name: string): string {
  const path = join(folder, name);
  if (!existsSync(path)) {
    try {
      writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      throw explainFolderError(error, folder);
    }
  }
  return readFileSync(path, 'utf8').trim();
}

/** The four prices that are offered, and the key of what Stripe sends: with one missing, somebody would pay for nothing. */
function stripeSettings(values: Environment): StripeSettings | null {
  if (!values.STRIPE_SECRET_KEY) return null;
  const needed = (name: keyof Environment): string => {
    const value = values[name];
    if (typeof value === 'string') return value;
    throw new StopWithSentence(`STRIPE_SECRET_KEY is set, but ${name} is not. Set it too, or remove STRIPE_SECRET_KEY to use the trial checkout.`);
  };
  return {
    secretKey: values.STRIPE_SECRET_KEY,
    webhookSecret: needed('STRIPE_WEBHOOK_SECRET'),
    apiUrl: values.STRIPE_API_URL,
    prices: {
      price_explorer_month: needed('STRIPE_PRICE_EXPLORER_MONTH'), price_explorer_year: needed('STRIPE_PRICE_EXPLORER_YEAR'),
      price_hero_month: needed('STRIPE_PRICE_HERO_MONTH'), price_hero_year: needed('STRIPE_PRICE_HERO_YEAR'),
      ...(values.STRIPE_PRICE_UNLIMITED ? { price_unlimited: values.STRIPE_PRICE_UNLIMITED } : {}),
    },
  };
}

export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const values = readEnvironment(environment);
  const dataFolder = writableFolder(resolve(values.FABLELOOM_DATA));
  return {
    ...values,
    dataFolder,
    // As browsers write it: small letters, no port that goes without saying.
    baseUrl: new URL(values.BASE_URL ?? `http://localhost:${values.PORT}`).origin,
    stripe: stripeSettings(values),
    s3: s3Settings(values),
    hosted: hostedSettings(values),
    secret: values.SECRET ?? keptSecret(dataFolder, 'session-secret'),
  };
}

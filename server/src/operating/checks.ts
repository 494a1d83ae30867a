/** One harmless call to each service that is set up; each says in a sentence what is wrong. */
import { statfs } from 'node:fs/promises';
import type { Config } from '../config.ts';
import type { ModelChoice } from '../ports/hosted/settings.ts';
import { smtpMailer } from '../ports/mail/smtp.ts';
import { openNarrator } from '../ports/narrator/open-narrator.ts';
import { checkBucket } from './check-bucket.ts';
import { checkDatabase } from './check-database.ts';
import { checkElevenLabs } from './check-elevenlabs.ts';
import { checkModel, type ModelVariable } from './check-model.ts';
import { checkSignIn } from './check-sign-in.ts';
import { checkStripe } from './check-stripe.ts';
import { halfSet } from './half-set.ts';
import { Wrong } from './wrong.ts';

export interface Check {
  name: string;
  /** Null where the service is not set up; `instead` says what is used then. */
  run: (() => Promise<string>) | null;
  instead: string;
}

const LEAST_FREE_MEGABYTES = 500;

async function checkFolder({ dataFolder }: Config): Promise<string> {
  const { bavail, bsize } = await statfs(dataFolder);
  const megabytes = Math.floor((bavail * bsize) / 1024 / 1024);
  if (megabytes < LEAST_FREE_MEGABYTES) throw new Wrong(`Only ${megabytes} MB are free on the disk of ${dataFolder}: make room before it is full.`);
  return `${dataFolder} can be written`;
}

async function checkMail(url: string, from: string): Promise<string> {
  const mailer = smtpMailer(url, from);
  try {
    await mailer.check();
    const { host, username } = new URL(url);
    return `${host} ${username === '' ? 'answers, and is asked without a user' : 'takes our user'}; whether it takes letters from ${from} shows with the first one`;
  } finally {
    mailer.close();
  }
}

const modelCheck = (name: string, variable: ModelVariable, choice: ModelChoice | null): Check =>
  ({ name, run: choice ? () => checkModel(choice, variable) : null, instead: 'built in' });

/** A voice of the operator's own says a word. */
const voiceCheck = ({ NARRATOR_VOICE }: Config): Check => ({
  name: 'narrator', instead: 'built in',
  run: NARRATOR_VOICE === undefined ? null : async () => {
    const narrator = await openNarrator({ NARRATOR_VOICE });
    await narrator.close();
    return `the voice in ${NARRATOR_VOICE} speaks`;
  },
});

function speechCheck(config: Config): Check {
  const { speech } = config.hosted;
  if (speech?.host === 'elevenlabs') return { name: 'narrator', run: () => checkElevenLabs(speech), instead: 'built in' };
  if (speech) return modelCheck('narrator', 'AI_SPEECH', speech);
  const voice = voiceCheck(config);
  return { ...voice, run: halfSet(config, ['AI_VOICE', 'AI_SPEECH']) ?? voice.run };
}

/** An address of a server that no model is asked of: nobody but the doctor says so. */
function storytellerCheck(config: Config): Check {
  const { text, image, speech, eyes, moderation } = config.hosted;
  const check = modelCheck('storyteller', 'AI_TEXT', text);
  const isUsed = [text, image, speech, eyes, moderation].some((choice) => choice?.host === 'compatible');
  return text || isUsed ? check : { ...check, run: halfSet(config, ['AI_BASE_URL', 'AI_TEXT']) };
}

const STRIPE_VARIABLES = [
  'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_EXPLORER_MONTH', 'STRIPE_PRICE_EXPLORER_YEAR', 'STRIPE_PRICE_HERO_MONTH', 'STRIPE_PRICE_HERO_YEAR',
] as const;

export function checksFor(config: Config): Check[] {
  const { DATABASE_URL, SMTP_URL, MAIL_FROM, s3, stripe, hosted } = config;
  const google = config.GOOGLE_CLIENT_ID && config.GOOGLE_CLIENT_SECRET ? { id: config.GOOGLE_CLIENT_ID, secret: config.GOOGLE_CLIENT_SECRET } : null;
  const apple = config.APPLE_CLIENT_ID && config.APPLE_CLIENT_SECRET ? { id: config.APPLE_CLIENT_ID, secret: config.APPLE_CLIENT_SECRET } : null;
  return [
    { name: 'data folder', run: () => checkFolder(config), instead: '' },
    { name: 'database', run: DATABASE_URL ? () => checkDatabase(DATABASE_URL) : null, instead: 'built in, started with the program' },
    { name: 'pictures', run: s3 ? () => checkBucket(s3) : halfSet(config, ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']), instead: 'kept in the data folder' },
    { name: 'mail', run: SMTP_URL ? () => checkMail(SMTP_URL, MAIL_FROM) : null, instead: 'kept in the outbox' },
    { name: 'plans', run: stripe ? () => checkStripe(stripe) : halfSet(config, STRIPE_VARIABLES), instead: 'trial checkout that takes no money' },
    { name: 'Google', run: google ? () => checkSignIn('google', google, config.baseUrl) : halfSet(config, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']), instead: 'not offered' },
    { name: 'Apple', run: apple ? () => checkSignIn('apple', apple, config.baseUrl) : halfSet(config, ['APPLE_CLIENT_ID', 'APPLE_CLIENT_SECRET']), instead: 'not offered' },
    storytellerCheck(config),
    modelCheck('illustrator', 'AI_IMAGE', hosted.image),
    speechCheck(config),
    modelCheck('eyes', 'AI_EYES', hosted.eyes),
    modelCheck('safety', 'AI_MODERATION', hosted.moderation),
  ];
}

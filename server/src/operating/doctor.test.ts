import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { CLIENT, type IdentityStandIn, openIdentityStandIn } from '../accounts/testing/identity-stand-in.ts';
import { readConfig } from '../config.ts';
import { openClassifier } from '../ports/safety/pictures/classifier.ts';
import { openSmtpStandIn, type SmtpStandIn } from '../ports/mail/testing/smtp-stand-in.ts';
import { STRIPE_ENVIRONMENT, STRIPE_PRICES } from '../ports/payments/stripe/testing/stripe-house.ts';
import { openStripeStandIn, type StandIn } from '../ports/payments/stripe/testing/stripe-stand-in.ts';
import { openS3StandIn, type S3StandIn } from '../ports/storage/s3/testing/s3-stand-in.ts';
import { whereOf } from '../database/where.ts';
import { openDeafWay } from '../testing/deaf-way.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { openStandIn, type StandIn as OpenAiStandIn } from '../testing/openai/stand-in.ts';
import { testFolder } from '../testing/test-folder.ts';
import { checkDatabase } from './check-database.ts';
import { endOf } from './check-sign-in.ts';
import { pictureGateCheck } from './check-picture-gate.ts';
import { checksFor } from './checks.ts';
import { examineAll, type Finding } from './doctor.ts';

const folder = testFolder();
let s3: S3StandIn;
let smtp: SmtpStandIn;
let stripe: StandIn;
let identity: IdentityStandIn;
let models: OpenAiStandIn;
let everything: Record<string, string>;

beforeAll(async () => {
  [s3, smtp, identity] = [await openS3StandIn(), await openSmtpStandIn(), await openIdentityStandIn()];
  stripe = await openStripeStandIn({
    secretKey: STRIPE_ENVIRONMENT.STRIPE_SECRET_KEY, webhookSecret: STRIPE_ENVIRONMENT.STRIPE_WEBHOOK_SECRET, prices: STRIPE_PRICES,
  });
  models = await openStandIn();
  everything = {
    FABLELOOM_DATA: folder.path, DATABASE_URL: inject('postgresUrl'), SMTP_URL: smtp.url, ...s3.environment,
    ...STRIPE_ENVIRONMENT, STRIPE_API_URL: stripe.url, GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_CLIENT_SECRET: CLIENT.secret,
    APPLE_CLIENT_ID: CLIENT.id, APPLE_CLIENT_SECRET: CLIENT.secret,
    AI_TEXT: 'openai:gpt-5-mini', AI_IMAGE: 'openai:gpt-image-1', AI_SPEECH: 'openai:gpt-4o-mini-tts',
    AI_EYES: 'openai:gpt-5-mini', AI_MODERATION: 'openai:omni-moderation-latest', OPENAI_API_KEY: models.key, OPENAI_BASE_URL: models.url,
  };
});
afterAll(async () => {
  await Promise.all([s3.close(), smtp.close(), stripe.close(), identity.close()]);
  models.close();
  folder.remove();
});

const examined = (environment: Record<string, string>): Promise<Finding[]> => examineAll(checksFor(readConfig(environment)));
/** What is wrong, with one thing set otherwise. */
async function wrongWith(change: Record<string, string>): Promise<string[]> {
  return (await examined({ ...everything, ...change })).filter(({ is }) => is === 'wrong').map(({ says }) => says);
}

test.each([
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'], [{ S3_ACCESS_KEY_ID: 'key' }, 'S3_ACCESS_KEY_ID', 'S3_BUCKET'],
  [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], [{ APPLE_CLIENT_SECRET: 'secret' }, 'APPLE_CLIENT_SECRET', 'APPLE_CLIENT_ID'],
  [{ AI_VOICE: 'coral' }, 'AI_VOICE', 'AI_SPEECH'], [{ AI_BASE_URL: 'http://localhost:11434/v1' }, 'AI_BASE_URL', 'AI_TEXT'],
])('a service that is only half set up is wrong, because it is not used: %j', async (change, given, missing) => {
  const findings = await examined({ FABLELOOM_DATA: folder.path, ...change });
  expect(findings.filter(({ is }) => is === 'wrong').map(({ says }) => says)).toEqual([`${given} is set, but ${missing} is not, and so it is not used: set ${missing} too, or remove ${given}.`]);
});

test('with nothing set up, nothing is wrong, and each line says what is used instead', async () => {
  const findings = await examined({ FABLELOOM_DATA: folder.path });
  expect(findings.map(({ name, is }) => [name, is])).toEqual([
    ['data folder', 'well'], ['database', 'not set up'], ['pictures', 'not set up'], ['mail', 'not set up'], ['plans', 'not set up'],
    ['Google', 'not set up'], ['Apple', 'not set up'], ['storyteller', 'not set up'], ['illustrator', 'not set up'], ['narrator', 'not set up'],
    ['eyes', 'not set up'], ['safety', 'not set up'],
  ]);
});

test('with everything set up rightly, everything is well, and nothing is left behind', async () => {
  const findings = await examined(everything);
  expect(findings.filter(({ is }) => is !== 'well')).toEqual([]);
  expect([smtp.received, [...s3.objects.keys()], stripe.events, [...stripe.ledger.customers.keys()]]).toEqual([[], [], [], []]);
});

/** What is known when the servers are there. */
const OF_THIS_HOUSE: Record<string, () => Record<string, string>> = {
  'wrong-password': () => ({ SMTP_URL: `smtp://fableloom:wrong@127.0.0.1:${smtp.port}` }),
  encrypted: () => ({ SMTP_URL: `smtps://127.0.0.1:${smtp.port}` }),
  'no password': () => ({ DATABASE_URL: inject('postgresUrl').replace(/:[^:@/]+@/, '@') }),
};

describe('one sentence says what is wrong', () => {
  test.each<[string, Record<string, string>, RegExp]>([
    ['the address of the database', { DATABASE_URL: 'postgres://nobody:wrong@127.0.0.1:9/none' }, /^DATABASE_URL: nothing answers at postgres:\/\/127\.0\.0\.1:9\/none\. Start that PostgreSQL server or correct the address\.$/],
    ['the secret of the bucket', { S3_SECRET_ACCESS_KEY: 'wrong' }, /^S3: .*: the secret does not fit the key; correct S3_SECRET_ACCESS_KEY\.$/],
    ['the password of the mail server', { SMTP_URL: 'wrong-password' }, /^Mail: .*: it does not accept this user or password; correct SMTP_URL\.$/],
    ['a mail server that does not begin encrypted', { SMTP_URL: 'encrypted' }, /^Mail: smtps:\/\/.*: it does not begin encrypted; try smtp:\/\/, which encrypts where the server can\.$/],
    ['a password that the database asks for', { DATABASE_URL: 'no password' }, /^DATABASE_URL: postgres:\/\/\S+ asks for a password; write it behind the user, with a colon between them\.$/],
    ['the key of Stripe', { STRIPE_SECRET_KEY: 'sk_test_wrong' }, /^Stripe: it does not accept this key; correct STRIPE_SECRET_KEY\.$/],
    ['a price of Stripe', { STRIPE_PRICE_HERO_YEAR: 'price_none' }, /^Stripe: there is no price price_none; correct STRIPE_PRICE_HERO_YEAR\.$/],
    ['two prices that were mixed up', { STRIPE_PRICE_HERO_MONTH: 'price_explorer_m' },
      /^Stripe: the price price_explorer_m is 299 cents where our pages say 599; correct STRIPE_PRICE_HERO_MONTH\.$/],
    ['the client of Google', { GOOGLE_CLIENT_SECRET: 'wrong' }, /^Google: it does not know this client; correct GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET\.$/],
    ['the client of Apple', { APPLE_CLIENT_SECRET: 'wrong' }, /^Apple: it does not know this client; correct APPLE_CLIENT_ID and APPLE_CLIENT_SECRET \(.*six months.*\)\.$/],
  ])('%s', async (_name, change, sentence) => {
    const wrong = await wrongWith(OF_THIS_HOUSE[Object.values(change)[0] ?? '']?.() ?? change);
    expect(wrong).toEqual([expect.stringMatching(sentence)]);
    expect(wrong[0]).not.toContain('wrong');
  });
});

test('a user who may not make tables where they are made is told so before the start fails', async () => {
  const database = await freshDatabase();
  const admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  const [user, name] = [`poor_${randomUUID().slice(0, 8)}`, new URL(database.url).pathname.slice(1)];
  await admin.query(`create user ${user} password 'poor'`);
  await admin.query(`grant create on database "${name}" to ${user}`);
  const url = Object.assign(new URL(database.url), { username: user, password: 'poor' }).href;
  expect(await wrongWith({ DATABASE_URL: url })).toEqual(['DATABASE_URL: its user may not make tables; allow it to create in this database and in its schema public.']);
  await admin.query('grant create on schema public to public');
  expect(await wrongWith({ DATABASE_URL: url })).toEqual([]);
  await admin.query(`drop owned by ${user}`);
  await admin.query(`drop user ${user}`);
  await admin.end();
  await database.drop();
});

test('a database that can only be read, as a copy of another, is told before the start fails', async () => {
  const database = await freshDatabase();
  const name = new URL(database.url).pathname.slice(1);
  const admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  await admin.query(`alter database "${name}" set default_transaction_read_only = on`);
  expect(await wrongWith({ DATABASE_URL: database.url })).toEqual(['DATABASE_URL: its database can only be read (a copy of another, or a setting of its own); name the one that is written.']);
  await admin.end();
  await database.drop();
});

test('a database that allows fewer connections than a busy process opens is told', async () => {
  const database = await freshDatabase();
  const name = new URL(database.url).pathname.slice(1);
  const admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  await admin.query(`alter database "${name}" connection limit 20`);
  expect(await wrongWith({ DATABASE_URL: database.url })).toEqual(['DATABASE_URL: its server allows 20 connections, and each process opens up to 30 when it is busy; allow more.']);
  await admin.end();
  await database.drop();
});

test('a pool of transactions, in which sessions come to nothing, is told', async () => {
  const database = await freshDatabase();
  const deaf = await openDeafWay(database.url);
  await expect(checkDatabase(deaf.url, 500)).rejects.toThrow(
    `DATABASE_URL: what is at ${whereOf(deaf.url)} carries no notices, as a pool of transactions does; connect to PostgreSQL directly, or through a pool of sessions.`);
  deaf.close();
  expect(await checkDatabase(database.url)).toMatch(/^PostgreSQL \d+/);
  await database.drop();
});

test('a billing page of Stripe that nobody has set up is told: no family could change its card', async () => {
  stripe.ledger.hasPortal = false;
  const wrong = await wrongWith({});
  stripe.ledger.hasPortal = true;
  expect(wrong).toEqual(['Stripe: its billing page has no settings yet; save them once in its dashboard (Settings, Billing, Customer portal).']);
});

test.each(['customers', 'checkout/sessions', 'subscriptions', 'invoices'])('a restricted key of Stripe that may not read %s is told, before a family finds it out', async (what) => {
  stripe.ledger.forbidden = what;
  const wrong = await wrongWith({});
  stripe.ledger.forbidden = null;
  expect(wrong).toEqual([`Stripe: this key may not read ${what.replace('/', ' ')}; give it the rights that docs/operating.md names.`]);
});

test('of the secret of Apple, which is a token, the day of its end is told', () => {
  const claims = Buffer.from(JSON.stringify({ iss: 'TEAM', exp: Date.parse('2027-03-01T12:00:00Z') / 1000 })).toString('base64url');
  expect(endOf(`e30.${claims}.signature`)).toBe('; its secret ends on 2027-03-01');
  expect(['client-secret', 'a.b.c', 'e30.e30.x'].map(endOf)).toEqual(['', '', '']);
});

test('a check of uploaded pictures whose models cannot be loaded is told, and what follows from it', async () => {
  const broken = () => openClassifier({ small: { from: 'nsfwjs/models/none', name: 'None' }, large: { from: 'nsfwjs/models/none', name: 'None' } });
  expect(await examineAll([pictureGateCheck(broken)])).toEqual([
    { name: 'uploads', is: 'wrong', says: expect.stringMatching(/^Pictures that people upload, or a hosted model draws, cannot be checked, so none is taken \([^\n]+\): install the packages again with npm ci, and see that 700 MB of memory are free\.$/) as string },
  ]);
});

// Two of its runs load both models of the check of pictures, however busy the machine is.
test('the command prints a line for each service and ends with 1 when one is wrong', { timeout: 600_000 }, () => {
  const run = (environment: Record<string, string>) => spawnSync(process.execPath, [fileURLToPath(new URL('./doctor.ts', import.meta.url))], {
    encoding: 'utf8', env: { PATH: process.env['PATH'], FABLELOOM_DATA: folder.path, ...environment },
  });
  const well = run({});
  expect([well.status, well.stderr], well.stdout).toEqual([0, '']);
  expect(well.stdout).toContain('– mail         kept in the outbox\n');
  expect(well.stdout).toContain('✓ uploads      the check of uploaded pictures is there and looks\n');
  expect(well.stdout).toMatch(/\n\nEverything that is set up works \(✓\); the rest is not set up \(–\)\.\n$/);
  const wrong = run({ SMTP_URL: 'smtp://127.0.0.1:9' });
  expect(wrong.status).toBe(1);
  expect(wrong.stdout).toMatch(/^✗ mail {9}Mail: smtp:\/\/127\.0\.0\.1:9: .+\.$/m);
  expect(wrong.stdout).toMatch(/\n\nTo be mended \(✗\): mail\. Change the variable that is named, .+\n$/);
  const unusable = run({ SMTP_URL: 'somewhere' });
  expect([unusable.status, unusable.stderr]).toEqual([1, expect.stringMatching(/^The environment variable SMTP_URL has a value that cannot be used: /)]);
});

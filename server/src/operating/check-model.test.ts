/** What the doctor says of hosted models: one sentence that names the variable, and nothing is generated. */
import { execFile } from 'node:child_process';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { selfSigned } from '../testing/certificate.ts';
import { openStandIn, type StandIn } from '../testing/openai/stand-in.ts';
import { testFolder } from '../testing/test-folder.ts';
import { checkStripe } from './check-stripe.ts';
import { checksFor } from './checks.ts';
import { examineAll, type Finding } from './doctor.ts';
import { wrongWork } from './made-for.ts';

const folder = testFolder();
const certificate = selfSigned();
let open: StandIn;
let untrusted: StandIn;
let expired: StandIn;
let mute: StandIn;
let deadUrl: string;

beforeAll(async () => {
  [open, untrusted, expired, mute] = await Promise.all([
    openStandIn(), openStandIn({ certificate }), openStandIn({ certificate: selfSigned({ days: -1 }) }), openStandIn({ models: null }),
  ]);
  const gone = createServer();
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
  deadUrl = `http://127.0.0.1:${(gone.address() as AddressInfo).port}/v1`;
  await new Promise((resolve) => gone.close(resolve));
});
afterAll(async () => {
  for (const each of [open, untrusted, expired, mute]) await each.close();
  folder.remove();
});

const hosted = () => ({
  FABLELOOM_DATA: folder.path, OPENAI_BASE_URL: open.url, OPENAI_API_KEY: open.key,
  AI_TEXT: 'openai:gpt-5-mini', AI_IMAGE: 'openai:gpt-image-1', AI_SPEECH: 'openai:gpt-4o-mini-tts',
});
const compatible = (model = 'gpt-5-mini') => ({ FABLELOOM_DATA: folder.path, AI_TEXT: `compatible:${model}`, AI_BASE_URL: open.url, AI_API_KEY: open.key });
const examined = (environment: Record<string, string>): Promise<Finding[]> => examineAll(checksFor(readConfig(environment)));
const wrongWith = async (environment: Record<string, string>): Promise<string[]> =>
  (await examined(environment)).filter(({ is }) => is === 'wrong').map(({ says }) => says);
const hostOf = (url: string) => new URL(url).host;

test('storyteller, illustrator and narrator are each asked for, and nothing is generated', async () => {
  const findings = await examined(hosted());
  expect(findings.filter(({ is }) => is === 'well').map(({ name }) => name)).toEqual(['data folder', 'storyteller', 'illustrator', 'narrator']);
  expect(open.asked).toEqual([]);
});

test.each([
  ['AI_TEXT', 'openai:gpt-image-1', 'pictures'], ['AI_IMAGE', 'openai:gpt-5-mini', 'words'], ['AI_SPEECH', 'openai:gpt-4o', 'words'], ['AI_TEXT', 'openai:omni-moderation-latest', 'moderation'], ['AI_EYES', 'openai:gpt-4o-mini-tts', 'speech'],
  ['AI_MODERATION', 'openai:text-embedding-3-small', 'something else'],
])('%s=%s is told to be made for %s, and nobody is asked', async (variable, model, work) => {
  const only = { FABLELOOM_DATA: folder.path, OPENAI_BASE_URL: deadUrl, OPENAI_API_KEY: 'sk', [variable]: model };
  expect(await wrongWith(only)).toEqual([`${model.slice('openai:'.length)} (OpenAI): it is made for ${work}; correct ${variable}.`]);
});

test.each([
  ['openai', 'gpt-image-1-mini', 'AI_IMAGE'], ['openai', 'dall-e-3', 'AI_IMAGE'], ['google', 'gemini-2.5-flash-image', 'AI_IMAGE'], ['google', 'gemini-2.5-flash-preview-tts', 'AI_SPEECH'], ['openai', 'tts-1-hd', 'AI_SPEECH'], ['anthropic', 'claude-haiku-4-5', 'AI_EYES'],
  ['openai', 'gpt-5-nano', 'AI_MODERATION'], ['openai', 'omni-moderation-latest', 'AI_MODERATION'], ['openai', 'o4-mini', 'AI_TEXT'], ['openai', 'ft:gpt-4o:family', 'AI_TEXT'], ['compatible', 'gpt-image-1', 'AI_TEXT'],
] as const)('%s:%s is right for %s', (host, model, variable) => expect(wrongWork({ host, model }, variable)).toBeNull());

describe('of each of the three one sentence says', () => {
  const told = (sentence: (label: string) => string) => ['gpt-5-mini', 'gpt-image-1', 'gpt-4o-mini-tts'].map((model) => sentence(`${model} (OpenAI)`));

  test('that the key is wrong, without telling the key', async () => {
    const wrong = await wrongWith({ ...hosted(), OPENAI_API_KEY: 'sk-of-yesterday' });
    expect(wrong).toEqual(told((label) => `${label}: ${hostOf(open.url)} does not accept this key; correct OPENAI_API_KEY.`));
  });

  test('that nothing answers', async () => {
    expect(await wrongWith({ ...hosted(), OPENAI_BASE_URL: deadUrl })).toEqual(told((label) => `${label}: ${hostOf(deadUrl)}: nothing answers there.`));
  });

  test('that nobody known has signed the certificate, or that it has expired', async () => {
    const sentence = 'its certificate is signed by itself; name its authority with NODE_EXTRA_CA_CERTS.';
    expect(await wrongWith({ ...hosted(), OPENAI_BASE_URL: untrusted.url })).toEqual(told((label) => `${label}: ${hostOf(untrusted.url)}: ${sentence}`));
    expect(await wrongWith({ ...hosted(), OPENAI_BASE_URL: expired.url })).toEqual(told((label) => `${label}: ${hostOf(expired.url)}: its certificate has expired.`));
  });

  test('that https is asked for where only http is spoken', async () => {
    const url = open.url.replace('http', 'https');
    expect(await wrongWith({ ...hosted(), OPENAI_BASE_URL: url })).toEqual(told((label) => `${label}: ${hostOf(url)}: it does not speak https; try http://.`));
  });
});

test.each(['AI_TEXT', 'AI_IMAGE', 'AI_SPEECH', 'AI_EYES', 'AI_MODERATION'])('an unknown model is told with its variable, %s', async (variable) => {
  expect(await wrongWith({ ...hosted(), [variable]: 'openai:none' }))
    .toEqual([`none (OpenAI): there is no such model, or this key may not use it; correct ${variable}.`]);
});

describe('a compatible server', () => {
  test('that has the model is well', async () => expect(await wrongWith(compatible())).toEqual([]));

  test('that has other models says which', async () => {
    expect(await wrongWith(compatible('llama9'))).toEqual([`llama9: ${hostOf(open.url)} does not have this model (it has gpt-5-mini, gpt-image-1, gpt-4o-mini-tts, omni-moderation-latest); correct AI_TEXT.`]);
  });

  test('that asks for a key where none is set', async () => {
    const { AI_API_KEY: _none, ...keyless } = compatible();
    expect(await wrongWith(keyless)).toEqual([`gpt-5-mini: ${hostOf(open.url)} asks for a key; set AI_API_KEY.`]);
  });

  test('at an address that is not quite its own', async () => {
    const url = open.url.replace('/v1', '');
    expect(await wrongWith({ ...compatible(), AI_BASE_URL: url })).toEqual([`gpt-5-mini: there is no chat/completions at ${url}; correct AI_BASE_URL (it ends in /v1 as a rule).`]);
  });

  test('that does not tell its models is asked for nothing', async () => {
    const [told] = (await examined({ ...compatible(), AI_BASE_URL: mute.url })).filter(({ name }) => name === 'storyteller');
    expect(told).toEqual({ name: 'storyteller', is: 'well', says: `${hostOf(mute.url)} answers; it does not say which models it has, so the first real call shows whether it knows gpt-5-mini` });
  });
});

describe('a page that answers everything with a welcome', () => {
  let type: [string, string] = ['text/html', '<!doctype html><p>Welcome'];
  let status = 200;
  const welcome = createHttpServer((_request, response) => void response.writeHead(status, { 'content-type': type[0] }).end(type[1]));
  let url: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => welcome.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(welcome.address() as AddressInfo).port}/v1`;
  });
  afterAll(() => new Promise((resolve) => welcome.close(resolve)));

  test.each([
    ['openai', 'OpenAI', 'OPENAI_API_KEY', 'OPENAI_BASE_URL'], ['anthropic', 'Anthropic', 'ANTHROPIC_API_KEY', 'ANTHROPIC_BASE_URL'], ['google', 'Google', 'GOOGLE_API_KEY', 'GOOGLE_BASE_URL'],
  ])('is no %s, and neither is JSON about something else', async (host, name, key, base) => {
    const environment = { FABLELOOM_DATA: folder.path, AI_TEXT: `${host}:known`, [key]: 'right', [base]: url };
    for (const answer of [['text/html', '<!doctype html><p>Welcome'], ['application/json', '{"hello":"world"}']] satisfies (typeof type)[]) {
      type = answer;
      expect(await wrongWith(environment)).toEqual([`known (${name}): ${hostOf(url)} does not speak as ${name} does; correct ${base}.`]);
    }
  });

  // It answers either way, and 401 to a wrong key as well.
  test.each([401, 403])('of OpenAI whose key may write and not list models (%i) is well', async (answered) => {
    const message = 'You have insufficient permissions for this operation. Missing scopes: api.model.read. Check that you have the correct role.';
    [status, type] = [answered, ['application/json', JSON.stringify({ error: { message } })]];
    const said = (await examined({ FABLELOOM_DATA: folder.path, AI_TEXT: 'openai:known', OPENAI_API_KEY: 'right', OPENAI_BASE_URL: url })).find(({ name }) => name === 'storyteller');
    expect(said).toMatchObject({ is: 'well', says: expect.stringContaining('takes this key, which may not list models') as string });
    status = 200;
  });

  test('says with 404 that the path is not of the service', async () => {
    [status, type] = [404, ['text/html', '<!doctype html><p>Not found']];
    expect(await wrongWith({ FABLELOOM_DATA: folder.path, AI_TEXT: 'openai:known', OPENAI_API_KEY: 'right', OPENAI_BASE_URL: url }))
      .toEqual([`known (OpenAI): ${hostOf(url)} does not speak as OpenAI does; correct OPENAI_BASE_URL.`]);
    status = 200;
  });

  test('is no compatible server either where every answer of it is an error in JSON', async () => {
    type = ['application/json', '{"error":"Unexpected endpoint or method. (GET /models)"}'];
    expect(await wrongWith({ FABLELOOM_DATA: folder.path, AI_TEXT: 'compatible:known', AI_BASE_URL: url }))
      .toEqual([`known: ${hostOf(url)} does not speak as OpenAI does; correct AI_BASE_URL (it ends in /v1 as a rule).`]);
  });

  test('is no compatible server, and no Stripe', async () => {
    type = ['text/html', '<!doctype html><p>Welcome'];
    expect(await wrongWith({ FABLELOOM_DATA: folder.path, AI_TEXT: 'compatible:known', AI_BASE_URL: url }))
      .toEqual([`known: ${hostOf(url)} does not speak as OpenAI does; correct AI_BASE_URL (it ends in /v1 as a rule).`]);
    const stripe = checkStripe({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: url, prices: { price_hero_month: 'price_1' } });
    await expect(stripe).rejects.toThrow(`Stripe: ${hostOf(url)} does not speak as Stripe does; correct STRIPE_API_URL.`);
  });

  test.each([
    ['another currency', { currency: 'eur' }, 'is in EUR where our pages say USD'], ['every second month', { recurring: { interval: 'month', interval_count: 2 } }, 'is not by the month'],
  ])('a price of Stripe in %s is not ours', async (_, change, says) => {
    type = ['application/json', JSON.stringify({ active: true, unit_amount: 599, currency: 'usd', recurring: { interval: 'month', interval_count: 1 }, ...change })];
    const stripe = checkStripe({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: url, prices: { price_hero_month: 'price_1' } });
    await expect(stripe).rejects.toThrow(`Stripe: the price price_1 ${says}; correct STRIPE_PRICE_HERO_MONTH.`);
  });
});

describe('services that are asked in a way of their own', () => {
  /** How Google and Anthropic answer about one model: developers' pages of both, Gemini `models.get` and Anthropic `Get a Model`. */
  const server = createHttpServer(({ url, headers }, response) => {
    const isGoogle = url?.startsWith('/v1beta/');
    const hasKey = isGoogle ? headers['x-goog-api-key'] === 'right' : headers['x-api-key'] === 'right' && headers['anthropic-version'] !== undefined;
    const refused = isGoogle ? { status: 400, message: 'API key not valid. Please pass a valid API key.' } : { status: 401, message: 'invalid x-api-key' };
    const status = hasKey ? (url?.endsWith('/models/known') ? 200 : 404) : refused.status;
    const known = isGoogle ? { name: 'models/known' } : { id: 'known', type: 'model' };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(status === 200 ? known : { error: { message: hasKey ? 'not found' : refused.message } }));
  });
  let host: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test.each([['google', 'Google', 'GOOGLE', '/v1beta'], ['anthropic', 'Anthropic', 'ANTHROPIC', '/v1']])('%s: right, another key, another model', async (name, label, variable, path) => {
    const environment = { FABLELOOM_DATA: folder.path, AI_TEXT: `${name}:known`, [`${variable}_API_KEY`]: 'right', [`${variable}_BASE_URL`]: `http://${host}${path}` };
    expect(await wrongWith(environment)).toEqual([]);
    expect(await wrongWith({ ...environment, [`${variable}_API_KEY`]: 'other' })).toEqual([`known (${label}): ${host} does not accept this key; correct ${variable}_API_KEY.`]);
    expect(await wrongWith({ ...environment, AI_TEXT: `${name}:none` })).toEqual([`none (${label}): there is no such model, or this key may not use it; correct AI_TEXT.`]);
  });

  test('an address without its version may be wrong too, where the service answers in JSON to every address', async () => {
    const environment = { FABLELOOM_DATA: folder.path, AI_TEXT: 'anthropic:claude', ANTHROPIC_API_KEY: 'right', ANTHROPIC_BASE_URL: `http://${host}` };
    expect(await wrongWith(environment)).toEqual(['claude (Anthropic): there is no such model, or this key may not use it; correct AI_TEXT, or ANTHROPIC_BASE_URL (it ends in a version such as /v1 as a rule).']);
  });
});

test('a voice of the house that is not there is told', async () => {
  expect(await wrongWith({ FABLELOOM_DATA: folder.path, NARRATOR_VOICE: folder.path })).toEqual([expect.stringMatching(/^NARRATOR_VOICE names .*, where no voice lies/)]);
});

test('an authority that the operator has named with NODE_EXTRA_CA_CERTS is trusted', async () => {
  const authority = join(folder.path, 'authority.pem');
  writeFileSync(authority, certificate.cert);
  const run = promisify(execFile)(process.execPath, [fileURLToPath(new URL('./doctor.ts', import.meta.url))], {
    env: { PATH: process.env['PATH'], ...hosted(), OPENAI_BASE_URL: untrusted.url, NODE_EXTRA_CA_CERTS: authority },
  });
  expect((await run).stdout).toContain(`✓ storyteller  gpt-5-mini (OpenAI) answers at ${hostOf(untrusted.url)}\n`);
});

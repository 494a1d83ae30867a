import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { environmentSchema, readConfig } from './config.ts';
import { StopWithSentence } from './stop-with-sentence.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'fableloom-config-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('environment', () => {
  test('nothing set is a whole configuration', () => {
    const config = readConfig({ FABLELOOM_DATA: folder });
    expect(config).toMatchObject({ PORT: 3000, baseUrl: 'http://localhost:3000', dataFolder: folder });
    expect(config.secret).toHaveLength(64);
  });

  test('the secret is made once, kept, and readable by its owner only', () => {
    const first = readConfig({ FABLELOOM_DATA: folder }).secret;
    expect(readConfig({ FABLELOOM_DATA: folder }).secret).toBe(first);
    expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600);
  });

  test.each([
    ['PORT', 'soon'], ['PORT', '70000'], ['BASE_URL', 'not an address'], ['BASE_URL', 'https://stories.example/fable'], ['BASE_URL', 'https://stories.example/?x=1'], ['DATABASE_URL', 'mysql://localhost/x'], ['SECRET', 'short'],
    ['SMTP_URL', 'http://mail'], ['PLAN_FOR_EVERYONE', 'gold'], ['WORKERS', '-1'], ['LOG_LEVEL', 'loud'],
    ['AI_BASE_URL', 'http://localhost:11434/v1?api-version=2024'], ['OPENAI_BASE_URL', 'http://localhost:11434/v1/chat/completions'],
  ])('%s=%s stops the start with a sentence that names it', (name, value) => {
    expect(() => readConfig({ FABLELOOM_DATA: folder, [name]: value })).toThrow(new RegExp(`environment variable ${name} `));
  });

  describe('hosted models', () => {
    test('without them everything is built in, whatever keys are there', () => {
      expect(readConfig({ FABLELOOM_DATA: folder, OPENAI_API_KEY: 'sk-1', ANTHROPIC_API_KEY: 'sk-2', AI_TEXT: '' }).hosted.text).toBeNull();
    });

    test('slashes at the end of an address are no part of it', () => {
      const { text } = readConfig({ FABLELOOM_DATA: folder, AI_TEXT: 'compatible:llama3.2:3b', AI_BASE_URL: 'http://localhost:11434/v1//' }).hosted;
      expect(text?.baseUrl).toBe('http://localhost:11434/v1');
    });

    test.each([
      ['openai:gpt-5-mini', { OPENAI_API_KEY: 'sk-1' }, { host: 'openai', model: 'gpt-5-mini', key: 'sk-1', label: 'gpt-5-mini (OpenAI)' }],
      ['anthropic:claude-haiku-4-5', { ANTHROPIC_API_KEY: 'sk-2' }, { host: 'anthropic', key: 'sk-2', label: 'claude-haiku-4-5 (Anthropic)' }],
      ['google:gemini-2.5-flash', { GOOGLE_API_KEY: 'g' }, { host: 'google', key: 'g', label: 'gemini-2.5-flash (Google)' }],
      ['compatible:llama3.2:3b', { AI_BASE_URL: 'http://localhost:11434/v1' }, { host: 'compatible', model: 'llama3.2:3b', key: undefined, label: 'llama3.2:3b' }],
    ])('AI_TEXT=%s is that model with its own key', (chosen, keys, expected) => {
      expect(readConfig({ FABLELOOM_DATA: folder, AI_TEXT: chosen, ...keys }).hosted.text).toMatchObject(expected);
    });

    test('prices are dollars for one token, one picture and one letter', () => {
      expect(readConfig({ FABLELOOM_DATA: folder, AI_PRICES: 'text=0.5/2,eyes=1/3,image=0.04,speech=15' }).hosted.prices)
        .toEqual({ text: { read: 5e-7, written: 2e-6 }, eyes: { read: 1e-6, written: 3e-6 }, image: 0.04, speech: 1.5e-5 });
      expect(readConfig({ FABLELOOM_DATA: folder, AI_PRICES: 'image=0.04' }).hosted.prices).toEqual({ image: 0.04 });
    });

    test.each([
      ['openai:gpt-5-mini', 'OPENAI_API_KEY'], ['anthropic:claude-haiku-4-5', 'ANTHROPIC_API_KEY'], ['google:gemini-2.5-flash', 'GOOGLE_API_KEY'], ['compatible:llama3.2', 'AI_BASE_URL'],
    ])('AI_TEXT=%s without %s stops the start with a sentence that names both', (chosen, missing) => {
      expect(() => readConfig({ FABLELOOM_DATA: folder, AI_TEXT: chosen })).toThrow(`AI_TEXT is ${chosen}, but ${missing} is not set.`);
    });

    test.each([['AI_TEXT', 'gpt-5-mini'], ['AI_TEXT', 'openai:'], ['AI_BASE_URL', 'localhost'], ['AI_PRICES', 'cheap'], ['AI_IMAGE', 'anthropic:claude'], ['AI_SPEECH', 'anthropic:x'], ['AI_EYES', 'elevenlabs:x'], ['AI_MODERATION', 'omni-moderation-latest'], ['AI_VOICE', 'a voice'], ['AI_TOKENS_PER_DAY', '0'], ['AI_TIMEOUT_SECONDS', 'long']])('%s=%s is named', (name, value) => {
      expect(() => readConfig({ FABLELOOM_DATA: folder, [name]: value })).toThrow(new RegExp(`environment variable ${name} `));
    });
  });

  test.each([
    ['OPENAI_API_KEY', 'sk-SEC\nRETKEY'], ['ELEVENLABS_API_KEY', 'sk SECRETKEY'], ['STRIPE_SECRET_KEY', 'sk_RETKEY\n'], ['AI_API_KEY', 'SECRETKEY…'], ['S3_SECRET_ACCESS_KEY', '\tRETKEY'],
    ['OPENAI_BASE_URL', 'https://maya:SECRETKEY@host/v1'], ['AI_BASE_URL', 'http://SECRETKEY@host/v1'], ['S3_ENDPOINT', 'https://maya:SECRETKEY@host'],
  ])('%s that no request could carry stops the start with a sentence that names it and does not tell it', (name, value) => {
    const start = () => readConfig({ FABLELOOM_DATA: folder, [name]: value });
    expect(start).toThrow(new RegExp(`^The environment variable ${name} has a value that cannot be used: must [^\\n]+\\.$`));
    expect(start).not.toThrow(/SECRETKEY|RETKEY|sk-/);
  });

  test.each([
    ['SMTP_URL', 'smtp://maya:SECRET#KEY@host:25'], ['SMTP_URL', 'smtp://maya:25#SECRETKEY@host:25'], ['SMTP_URL', 'smtps://maya:1/SECRETKEY@host'], ['SMTP_URL', 'smtp://host:99999'], ['SMTP_URL', 'smtp://'],
    ['DATABASE_URL', 'postgres://maya:SECRET#KEY@host/db'], ['DATABASE_URL', 'postgres://maya:5432/SECRETKEY@host/db'],
  ])('%s that cannot be read as a whole stops the start with a sentence that says how it is written', (name, value) => {
    const start = () => readConfig({ FABLELOOM_DATA: folder, [name]: value });
    expect(start).toThrow(new RegExp(`^The environment variable ${name} has a value that cannot be used: must [^\\n]+\\.$`));
    expect(start).not.toThrow(/SECRET|maya/);
  });

  test.each([
    ['SMTP_URL', 'smtp://maya:a%23b@host:587?requireTLS=false'], ['SMTP_URL', 'smtps://127.0.0.1:465'], ['DATABASE_URL', 'postgres://maya:a%23b@host:5432/db?sslmode=require'], ['DATABASE_URL', 'postgresql:///db?host=/var/run/postgresql'],
  ])('%s=%s is taken', (name, value) => expect(readConfig({ FABLELOOM_DATA: folder, [name]: value })).toMatchObject({ [name]: value }));

  describe('Stripe', () => {
    const prices = {
      STRIPE_PRICE_EXPLORER_MONTH: 'price_1', STRIPE_PRICE_EXPLORER_YEAR: 'price_2', STRIPE_PRICE_HERO_MONTH: 'price_3', STRIPE_PRICE_HERO_YEAR: 'price_4',
    };
    const whole = { FABLELOOM_DATA: '', STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', ...prices };

    test('without its key plans are a trial', () => expect(readConfig({ FABLELOOM_DATA: folder }).stripe).toBeNull());

    test('with its key, the webhook secret and the four prices it is connected', () => {
      expect(readConfig({ ...whole, FABLELOOM_DATA: folder }).stripe).toMatchObject({ secretKey: 'sk_test_1', prices: { price_hero_year: 'price_4' } });
    });

    test.each(['STRIPE_WEBHOOK_SECRET', ...Object.keys(prices)])('half of it stops the start with a sentence that names %s', (name) => {
      expect(() => readConfig({ ...whole, FABLELOOM_DATA: folder, [name]: '' })).toThrow(new RegExp(`STRIPE_SECRET_KEY is set, but ${name} is not`));
    });

    test.each([['STRIPE_SECRET_KEY', 'pk_1'], ['STRIPE_WEBHOOK_SECRET', 'secret'], ['STRIPE_PRICE_HERO_YEAR', 'prod_1']])('%s=%s is named', (name, value) => {
      expect(() => readConfig({ ...whole, FABLELOOM_DATA: folder, [name]: value })).toThrow(new RegExp(`environment variable ${name} `));
    });
  });

  test('a misspelt variable of ours is named', () => {
    expect(() => readConfig({ FABLELOOM_DATA: folder, FABLELOOM_DATEN: 'x' })).toThrow(/FABLELOOM_DATEN is not known/);
  });

  test.each([['https://Stories.Example:443/', 'https://stories.example'], ['http://192.168.1.20:3000', 'http://192.168.1.20:3000'], ['http://[::1]:80', 'http://[::1]']])(
    'the public address %s is known as browsers write it: %s', (BASE_URL, baseUrl) => {
      expect(readConfig({ FABLELOOM_DATA: folder, BASE_URL }).baseUrl).toBe(baseUrl);
    });

  test('an empty value counts as not set', () => {
    expect(readConfig({ FABLELOOM_DATA: folder, DATABASE_URL: '', BASE_URL: '' }).baseUrl).toBe('http://localhost:3000');
  });

  test('a data folder that is a file ends in a sentence', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => readConfig({ FABLELOOM_DATA: join(file, 'data') })).toThrow(StopWithSentence);
    expect(readFileSync(file, 'utf8')).toBe('');
  });

  test('a data folder that is not writable ends in a sentence', () => {
    // Root may write anywhere but into the kernel's own folders.
    expect(() => readConfig({ FABLELOOM_DATA: '/sys/fableloom' })).toThrow(/is not writable for this user/);
  });

  test('README.md and docs/operating.md document every variable', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const operating = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8');
    expect(Object.keys(environmentSchema.shape).filter((name) => !operating.includes(`\`${name}\``))).toEqual([]);
    const missing = Object.keys(environmentSchema.shape).filter((name) => !readme.includes(`\`${name}\``));
    expect(missing).toEqual([]);
  });
});

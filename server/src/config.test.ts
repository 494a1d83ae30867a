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
    ['PORT', 'soon'], ['PORT', '70000'], ['BASE_URL', 'not an address'], ['DATABASE_URL', 'mysql://localhost/x'], ['SECRET', 'short'],
    ['SMTP_URL', 'http://mail'], ['PLAN_FOR_EVERYONE', 'gold'], ['WORKERS', '-1'], ['LOG_LEVEL', 'loud'],
  ])('%s=%s stops the start with a sentence that names it', (name, value) => {
    expect(() => readConfig({ FABLELOOM_DATA: folder, [name]: value })).toThrow(new RegExp(`environment variable ${name} `));
  });

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

  test('README.md documents every variable', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const missing = Object.keys(environmentSchema.shape).filter((name) => !readme.includes(`\`${name}\``));
    expect(missing).toEqual([]);
  });
});

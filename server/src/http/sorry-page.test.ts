import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, ORIGIN, type TestApp } from '../testing/test-app.ts';
import { httpApp } from './app.ts';

let app: TestApp;
let broken: Hono;

beforeAll(async () => {
  app = await openTestApp();
  const more = async () => new Hono().get('/*', () => {
    throw new Error('the pages cannot be rendered: secret words of programs');
  });
  broken = await httpApp({ ...app, isReady: async () => true, more });
});
afterAll(() => app.close());

test('a page that cannot be rendered at all still says what happened, in our words', async () => {
  const answer = await broken.request(`${ORIGIN}/explore`, { headers: { accept: 'text/html' } });
  const page = await answer.text();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  for (const words of ['Oops! Something went wrong', 'Refresh Page', 'If the problem persists, please contact support']) expect(page).toContain(words);
  expect(page).not.toContain('secret');
});

test('a program that asked is answered in its own language', async () => {
  const answer = await broken.request(`${ORIGIN}/anything.json`);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ error: { code: 'app.unexpected' } });
});

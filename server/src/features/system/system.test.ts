import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ CONTACT_EMAIL: 'owls@library.example', GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' });
});
afterAll(() => app.close());

test('about says to anyone what this installation runs on', async () => {
  expect(await app.stranger.system.about()).toEqual({
    social: { google: true, apple: false }, outbox: true, trialCheckout: true,
    providers: { writer: 'built-in', illustrator: 'built-in', narrator: expect.stringContaining('built-in'), eyes: 'built-in', safety: 'built-in' },
    contact: 'owls@library.example',
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { aboutSystem } from './service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ CONTACT_EMAIL: 'owls@library.example', GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' });
});
afterAll(() => app.close());

test('about says to anyone what this installation runs on', async () => {
  expect(await app.stranger.system.about()).toEqual({
    social: { google: true, apple: false }, outbox: true, trialCheckout: true,
    elsewhere: { database: false, files: null }, hosted: [],
    providers: { writer: 'built-in', illustrator: 'built-in', narrator: expect.stringContaining('built-in'), eyes: 'built-in', safety: 'built-in' },
    contact: 'owls@library.example',
  });
});

test('of hosted services it tells the work, the host behind a name, and whether pictures go there; never a key', async () => {
  const hosted = await openTestApp({
    AI_TEXT: 'compatible:teller', AI_BASE_URL: 'https://models.example/v1', AI_API_KEY: 'moonlight-owl', AI_IMAGE: 'openai:openai/gpt-image-1', OPENAI_BASE_URL: 'https://gateway.example/v1',
    OPENAI_API_KEY: 'moonlight-owl', AI_EYES: 'google:gemini-2.5-flash', GOOGLE_API_KEY: 'moonlight-owl', AI_MODERATION: 'openai:omni-moderation-latest',
  });
  const about = await hosted.stranger.system.about();
  await hosted.close();
  expect(about.hosted).toEqual([
    { work: 'writer', by: 'teller at models.example', takesPictures: false }, { work: 'illustrator', by: 'openai/gpt-image-1 (OpenAI) at gateway.example', takesPictures: true },
    { work: 'eyes', by: 'gemini-2.5-flash (Google)', takesPictures: true }, { work: 'safety', by: 'omni-moderation-latest (OpenAI) at gateway.example', takesPictures: true },
  ]);
  expect(JSON.stringify(about)).not.toContain('moonlight-owl');
});

test.each([
  [undefined, false], ['postgres://u:p@localhost:5432/f', false], ['postgres://u:p@127.0.0.1/f', false], ['postgres:///f?host=/run/postgresql', false],
  ['postgres:///f?host=db.example', true], ['postgres://u:p@localhost/f?host=db.example', true],
  ['postgres://u:p@db.example/f', true], ['postgres://u:p@db-1:5432,db-2:5432/f', true],
])('a database at %s is on another computer: %s', (DATABASE_URL, isElsewhere) => {
  const { services } = app;
  expect(aboutSystem({ ...services, config: { ...services.config, DATABASE_URL } }).elsewhere.database).toBe(isElsewhere);
});

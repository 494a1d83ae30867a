/** A name heard with a hosted voice that fails: the built-in voice says it, and that is told. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer } from '../../testing/openai/answers.ts';
import { openStandIn, type StandIn } from '../../testing/openai/stand-in.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let standIn: StandIn;
let app: TestApp;
let ana: TestPerson;

beforeAll(async () => {
  standIn = await openStandIn();
  app = await openTestApp({ AI_SPEECH: 'openai:gpt-4o-mini-tts', OPENAI_API_KEY: standIn.key, OPENAI_BASE_URL: standIn.url, AI_RETRY_MS: '1', AI_LETTERS_PER_DAY: '20' });
  ana = await app.signUp('Ana');
});
beforeEach(() => standIn.clear());
afterAll(async () => {
  await app.close();
  await standIn.close();
});

const SAOIRSE = { word: 'Saoirse', like: 'SEER-sha' };
const INSTEAD = 'The service "gpt-4o-mini-tts (OpenAI)" did not say it, so you hear the built-in voice.';

test.each<[string, Answer[]]>([
  ['a wrong key', [{ is: 'error', status: 401 }]], ['a page', [{ is: 'not-json' }]], ['nothing', [{ is: 'text', text: '' }]],
  ['errors of its own', [{ is: 'error', status: 500 }, { is: 'error', status: 500 }, { is: 'error', status: 500 }]],
])('after %s the built-in voice says it', async (_, answers) => {
  standIn.next(...answers);
  const { audio, duration, note } = await ana.api.names.hear(SAOIRSE);
  expect(note).toBe(INSTEAD);
  expect(audio).toMatch(/^data:audio\/mpeg;base64,SUQz/);
  expect(duration).toBeGreaterThan(0.4);
});

test('after a silence the built-in voice says it, and nobody is waited for again', async () => {
  const deaf = await openTestApp({ AI_SPEECH: 'openai:gpt-4o-mini-tts', OPENAI_API_KEY: standIn.key, OPENAI_BASE_URL: standIn.url, AI_RETRY_MS: '1', AI_TIMEOUT_SECONDS: '1' });
  const cleo = await deaf.signUp('Cleo');
  standIn.next({ is: 'silent' }, { is: 'silent' }, { is: 'silent' });
  expect((await cleo.api.names.hear(SAOIRSE)).note).toBe(INSTEAD);
  expect(standIn.asked.length).toBeLessThan(3);
  await deaf.close();
});

test('so does a share of the day that is used up', async () => {
  // Somebody else: what was answered and could not be used is taken from one's share as well.
  const ben = await app.signUp('Ben');
  const notes = [];
  for (let heard = 0; heard < 4; heard += 1) notes.push((await ben.api.names.hear(SAOIRSE)).note);
  expect(notes[0]).toBe('');
  expect(notes.at(-1)).toBe(INSTEAD);
});

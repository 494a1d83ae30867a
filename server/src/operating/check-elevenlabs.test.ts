import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { answering } from '../ports/hosted/testing/answering.ts';
import { ELEVENLABS_MODEL, openElevenLabsStandIn } from '../testing/hosts/elevenlabs-stand-in.ts';
import type { House } from '../testing/hosts/house.ts';
import { openStandIn } from '../testing/openai/stand-in.ts';
import { testFolder } from '../testing/test-folder.ts';
import { checksFor } from './checks.ts';
import { examineAll } from './doctor.ts';

const folder = testFolder();
const strict = answering();
let standIn: House & { key: string };
let other: House;
const examined = async (change: Record<string, string> = {}) => {
  const environment = { FABLELOOM_DATA: folder.path, AI_SPEECH: `elevenlabs:${ELEVENLABS_MODEL}`, ELEVENLABS_API_KEY: standIn.key, ELEVENLABS_BASE_URL: standIn.url, ...change };
  return (await examineAll(checksFor(readConfig(environment)).filter(({ name }) => name === 'narrator'))).map(({ is, says }) => `${is}: ${says}`);
};

beforeAll(async () => {
  [standIn, other] = await Promise.all([openElevenLabsStandIn(), openStandIn()]);
});
afterAll(async () => {
  await Promise.all([standIn.close(), other.close()]);
  folder.remove();
});

test('a voice that is there is well, and nothing is spoken', async () => {
  expect(await examined()).toEqual([`well: ${ELEVENLABS_MODEL} (ElevenLabs) answers at ${new URL(standIn.url).host}`]);
  expect(standIn.asked).toEqual([]);
});

test('a key that may speak and not list models is taken', async () => {
  const detail = { status: 'missing_permissions', message: 'The API key you used is missing the permission models_read to execute this operation.' };
  strict.answer = (response) => void response.writeHead(401, { 'content-type': 'application/json' }).end(JSON.stringify({ detail }));
  expect(await examined({ ELEVENLABS_BASE_URL: strict.baseUrl() })).toEqual([expect.stringMatching(/^well: .+ takes this key, which may not list models/)]);
});

describe('one sentence says what is wrong', () => {
  test.each<[string, () => Record<string, string>, RegExp]>([
    ['the key', () => ({ ELEVENLABS_API_KEY: 'none' }), /does not accept this key; correct ELEVENLABS_API_KEY\.$/],
    ['the model', () => ({ AI_SPEECH: 'elevenlabs:none' }), /^wrong: none \(ElevenLabs\): there is no such model; correct AI_SPEECH\.$/],
    ['the voice', () => ({ AI_VOICE: 'Rachel' }), /there is no voice Rachel; correct AI_VOICE/],
    ['the address', () => ({ ELEVENLABS_BASE_URL: 'http://127.0.0.1:9' }), /127\.0\.0\.1:9: .+\.$/],
    ['whose address it is', () => ({ ELEVENLABS_BASE_URL: other.url }), /does not accept this key|answers 40\d/],
  ])('%s', async (_, change, sentence) => {
    expect(await examined(change())).toEqual([expect.stringMatching(sentence)]);
  });
});

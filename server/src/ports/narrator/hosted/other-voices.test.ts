/** Voices of Google and ElevenLabs against stand-ins that speak as those services do. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ELEVENLABS_MODEL, ELEVENLABS_VOICE, openElevenLabsStandIn, spoken } from '../../../testing/hosts/elevenlabs-stand-in.ts';
import { openGoogleStandIn } from '../../../testing/hosts/google-stand-in.ts';
import type { House } from '../../../testing/hosts/house.ts';
import type { Answer } from '../../../testing/openai/answers.ts';
import { spokenSamples } from '../../../testing/openai/made-things.ts';
import { notingMeter } from '../../hosted/testing/noting-meter.ts';
import { PLAYED_LATE } from '../mp3.ts';
import { obeysNarratorPromises, SHORT } from '../narrator.compliance.ts';
import type { Narrator } from '../narrator.port.ts';
import { hostedNarrator } from './hosted-narrator.ts';

const TEXT = 'Ember looked up at the moon. “I am not afraid,” she said.';
const request = (text: string) => ({ text, ageRange: '5-8' as const, title: 'A tale' });
const error = (status: number, code?: string): Answer => ({ is: 'error', status, ...(code ? { code } : {}) });
const silent = [error(500), error(503), error(500)];

/** As Google ends an answer without sound. */
const OTHER: Answer = { is: 'json', body: { candidates: [{ finishReason: 'OTHER', index: 0 }], usageMetadata: { promptTokenCount: 40, totalTokenCount: 40 } } };
const ANSWERS = error(400, 'answers');
const LONGER: Answer = { is: 'text', text: 'This is another story that nobody asked for. '.repeat(12) };

const ROWS = [
  {
    name: 'Google', host: 'google' as const, model: 'gemini-2.5-flash-preview-tts', voice: 'Kore', open: openGoogleStandIn, exactTo: 0.12,
    body: { contents: [{ role: 'user', parts: [{ text: TEXT }] }], generationConfig: { responseModalities: ['AUDIO'], speechConfig: { voiceConfig: { prebuiltVoiceConfig: { voiceName: 'Kore' } } } } },
    fails: [
      ['turned-away', 'a key', [error(403)]], ['turned-away', "a day's quota", [error(429, 'PerDay')]], ['silent', 'errors of its own', silent],
      ['unusable', 'words in the place of sound, and again', [{ is: 'text', text: 'Here you are.' }, { is: 'text', text: 'Here you are.' }]],
      ['unusable', 'no sound, and again', [OTHER, OTHER]], ['unusable', 'a text that it answers, and again', [ANSWERS, ANSWERS]],
    ] as [string, string, Answer[]][],
    whims: [['words in the place of sound', { is: 'text', text: 'Here you are.' }], ['no sound', OTHER], ['a text that it answers', ANSWERS]] as [string, Answer][],
  },
  {
    name: 'ElevenLabs', host: 'elevenlabs' as const, model: ELEVENLABS_MODEL, voice: ELEVENLABS_VOICE, open: openElevenLabsStandIn, exactTo: 0.021,
    body: { text: TEXT, model_id: ELEVENLABS_MODEL },
    fails: [
      ['turned-away', 'a key', [error(401, 'invalid_api_key')]], ['turned-away', 'a quota', [error(401, 'quota_exceeded')]], ['turned-away', 'a field', [error(422)]],
      ['silent', 'errors of its own', silent], ['unusable', 'pages in the place of sound', [{ is: 'not-json' }, { is: 'not-json' }, { is: 'not-json' }]],
      ['unusable', 'a recording of something far longer, and again', [LONGER, LONGER]],
    ] as [string, string, Answer[]][],
    whims: [['a recording of something far longer', LONGER]] as [string, Answer][],
  },
];

describe.each(ROWS)('a voice of $name', ({ name, host, model, voice, open, exactTo, body, fails, whims }) => {
  let standIn: House & { key: string };
  let narrator: Narrator;
  const meter = notingMeter();
  const make = ({ silentMs = 60_000, ...change }: { voice?: string; key?: string; silentMs?: number } = {}) =>
    hostedNarrator({ host, model, voice, key: standIn.key, baseUrl: standIn.url, label: `${model} (${name})`, ...change }, { patience: { silentMs, pauseMs: 1 }, meter });

  beforeAll(async () => {
    standIn = await open();
    narrator = make();
  });
  afterEach(() => {
    expect(standIn.mistakes).toEqual([]);
    standIn.clear();
  });
  afterAll(async () => {
    await narrator.close();
    await standIn.close();
  });

  obeysNarratorPromises(name, make, SHORT);

  test('is asked for the text in the voice of the settings, and its letters are noted', async () => {
    meter.noted.length = 0;
    const said = await narrator.speak(request(TEXT));
    expect(standIn.asked.map((one) => one.body)).toEqual([body]);
    expect(meter.noted).toEqual([{ work: 'speech', model: `${model} (${name})`, letters: TEXT.length, outcome: 'answered' }]);
    const { words } = await spokenSamples(TEXT);
    words.forEach(({ start }, at) => expect(Math.abs((said.words[at]?.start ?? 0) - PLAYED_LATE - start)).toBeLessThan(exactTo));
  });

  test.each(fails)('ends as %s for %s', async (why, _, answers) => {
    standIn.next(...answers);
    await expect(narrator.speak(request(TEXT))).rejects.toMatchObject({ name: 'HostedFailed', why });
    expect(standIn.asked).toHaveLength(answers.length);
  });

  test.each(whims)('%s: it is asked once more', async (_, answer) => {
    standIn.next(answer);
    const { words } = await narrator.speak(request(TEXT));
    expect(words.length).toBeGreaterThan(8);
    expect(standIn.asked).toHaveLength(2);
    // Google's is a model that talks: said so, it reads also what looks like a question to it.
    if (host === 'google') expect(standIn.asked[1]?.body).toMatchObject({ contents: [{ parts: [{ text: `Read aloud: ${TEXT}` }] }] });
  });

  test('may be silent for twice as long as a storyteller: it sends everything at once', async () => {
    const hasty = make({ silentMs: 300 });
    standIn.next({ is: 'silent' }, { is: 'silent' }, { is: 'silent' });
    const began = performance.now();
    await expect(hasty.speak(request(TEXT))).rejects.toMatchObject({ why: 'silent' });
    expect(performance.now() - began).toBeGreaterThan(2 * 300 * 3 - 50);
    await hasty.close();
  });

  test('is not let in with another key', async () => {
    const other = make({ key: 'wrong' });
    await expect(other.speak(request(TEXT))).rejects.toMatchObject({ why: 'turned-away' });
    await other.close();
  });
});

test('letters of ElevenLabs that are all told at the beginning are looked for in the sound', async () => {
  const standIn = await openElevenLabsStandIn();
  const { alignment, ...sound } = await spoken(TEXT, 24_000);
  const zeros = alignment.characters.map(() => 0);
  standIn.next({ is: 'json', body: { ...sound, alignment: { characters: alignment.characters, character_start_times_seconds: zeros, character_end_times_seconds: zeros } } });
  const choice = { host: 'elevenlabs', model: ELEVENLABS_MODEL, voice: ELEVENLABS_VOICE, key: standIn.key, baseUrl: standIn.url, label: 'eleven' } as const;
  const narrator = hostedNarrator(choice, { patience: { silentMs: 60_000, pauseMs: 1 }, meter: notingMeter() });
  const heard = await narrator.speak(request(TEXT));
  const { words } = await spokenSamples(TEXT);
  words.forEach(({ start }, at) => expect(Math.abs((heard.words[at]?.start ?? 0) - PLAYED_LATE - start)).toBeLessThan(0.3));
  await narrator.close();
  await standIn.close();
});

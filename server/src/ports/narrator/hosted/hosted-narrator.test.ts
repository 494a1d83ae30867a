/** The hosted narrator against a stand-in that takes only what OpenAI's own document takes, and speaks. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Answer } from '../../../testing/openai/answers.ts';
import { readBody } from '../../../testing/hosts/house.ts';
import { spokenWave } from '../../../testing/openai/made-things.ts';
import { openStandIn, type StandIn } from '../../../testing/openai/stand-in.ts';
import { notingMeter } from '../../hosted/testing/noting-meter.ts';
import { builtInNarrator } from '../built-in.ts';
import { unlikeTheOthers } from '../join-sounds.ts';
import { MP3_RATE } from '../mp3.ts';
import { kindOfSound, secondsOf, withoutLabel } from '../mp3-frames.ts';
import { obeysNarratorPromises, SHORT } from '../narrator.compliance.ts';
import { type KeptPieces, type Narrator, NothingToSay, type SpokenPiece } from '../narrator.port.ts';
import { speakLong } from '../speak-long.ts';
import { hostedNarrator } from './hosted-narrator.ts';

let standIn: StandIn;
let narrator: Narrator;
const meter = notingMeter();
const { noted } = meter;
const request = (text: string) => ({ text, ageRange: '5-8' as const, title: 'A tale' });
const make = ({ baseUrl = standIn.url, ...more }: { baseUrl?: string; longestSent?: number } = {}) =>
  hostedNarrator({ host: 'openai', model: 'gpt-4o-mini-tts', voice: 'coral', key: standIn.key, baseUrl, label: 'gpt-4o-mini-tts (OpenAI)' }, { patience: { silentMs: 60_000, pauseMs: 1 }, meter, ...more });

beforeAll(async () => {
  standIn = await openStandIn();
  narrator = make();
});
afterEach(() => expect(standIn.mistakes).toEqual([]));
afterAll(async () => {
  await narrator.close();
  await standIn.close();
});

obeysNarratorPromises('a voice of OpenAI', make, SHORT);

test('asks for the voice of the settings as WAV, and notes the letters', async () => {
  standIn.clear();
  noted.length = 0;
  await narrator.speak(request('The moon was up.'));
  expect(standIn.asked).toEqual([{ path: '/audio/speech', body: { model: 'gpt-4o-mini-tts', input: 'The moon was up.', voice: 'coral', response_format: 'wav' } }]);
  expect(noted).toEqual([{ work: 'speech', model: 'gpt-4o-mini-tts (OpenAI)', letters: 16, outcome: 'answered' }]);
});

test('sends names the way they sound, and tells the times of the names as they are written', async () => {
  standIn.clear();
  const text = 'Then Saoirse ran.';
  const { words } = await narrator.speak({ ...request(text), saidLike: [{ word: 'Saoirse', like: 'SEER-sha' }] });
  expect(standIn.asked[0]?.body).toMatchObject({ input: 'Then Seersha ran.' });
  expect(words.map(({ from, to }) => text.slice(from, to))).toEqual(['Then', 'Saoirse', 'ran']);
});

test('names that are said longer than they are written make no request that is too long', async () => {
  standIn.clear();
  const text = 'Bo ran. Bo sat. Bo ate.';
  const longest = text.length;
  const careful = make({ longestSent: longest });
  const { words } = await careful.speak({ ...request(text), saidLike: [{ word: 'Bo', like: 'boh-dee' }] });
  await careful.close();
  expect(standIn.asked.map(({ body }) => (body as { input: string }).input)).toEqual(['Bohdee ran. ', 'Bohdee sat. ', 'Bohdee ate.']);
  expect(words.map(({ from, to }) => text.slice(from, to))).toEqual(['Bo', 'ran', 'Bo', 'sat', 'Bo', 'ate']);
});

test('a voice that takes less at once, and says so, is read to in pieces', async () => {
  const sent: string[] = [];
  const server = createServer(async (asking, response) => {
    const { input } = JSON.parse(String(await readBody(asking))) as { input: string };
    sent.push(input);
    const refusal = { error: { message: 'input must be at most 150 characters', type: 'invalid_request_error' } };
    if (input.length > 150) return void response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(refusal));
    response.writeHead(200, { 'content-type': 'audio/wav' }).end(await spokenWave(input));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const small = make({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` });
  const text = 'The fox and the owl went along the river to the old mill. They sat down on the wall, had a bun and some tea, and told each other of the sea and the summer.';
  const { words } = await small.speak(request(text));
  expect(words.map(({ from, to }) => text.slice(from, to))).toEqual(text.match(/\w+/g));
  expect(sent.filter(({ length }) => length > 150)).toEqual([text]);
  await small.close();
  server.closeAllConnections();
  server.close();
});

test('of a text in pieces those that were spoken are kept, also where the voice alone takes less at once: the next try pays for the rest', async () => {
  const small = make({ longestSent: 40 });
  const pieces = new Map<string, SpokenPiece>();
  const kept: KeptPieces = {
    find: async (said) => pieces.get(JSON.stringify(said)) ?? null,
    keep: async (said, piece) => void pieces.set(JSON.stringify(said), piece),
  };
  const whole = request('The owl flew over the mill. The fox ran home to the mill.');
  standIn.clear();
  standIn.next({ is: 'right' }, { is: 'error', status: 401 });
  await expect(speakLong(small, whole, { kept })).rejects.toMatchObject({ why: 'turned-away' });
  standIn.clear();
  expect((await speakLong(small, whole, { kept })).words).toHaveLength(13);
  expect(standIn.asked.map(({ body }) => (body as { input: string }).input)).toEqual(['The fox ran home to the mill.']);
  await small.close();
});

test.each(['5', 'é'])('%s alone is a word, as with the built-in voice', async (text) => {
  expect((await narrator.speak(request(text))).words).toHaveLength(1);
});

test('a text without words is not sent', async () => {
  standIn.clear();
  await expect(narrator.speak(request('* * *'))).rejects.toBeInstanceOf(NothingToSay);
  expect(standIn.asked).toEqual([]);
});

test.each<[string, Answer[]]>([
  ['turned-away', [{ is: 'error', status: 401 }]], ['silent', [{ is: 'cut' }, { is: 'error', status: 500 }, { is: 'error', status: 500 }]], ['unusable', [{ is: 'text', text: 'RIFF, but no sound' }]],
])('ends as %s when the service fails', async (why, answers) => {
  standIn.clear();
  standIn.next(...answers);
  await expect(narrator.speak(request('The moon was up.'))).rejects.toMatchObject({ name: 'HostedFailed', why });
});

test('a service that broke off once is asked again', async () => {
  standIn.clear();
  standIn.next({ is: 'error', status: 503 });
  expect((await narrator.speak(request('The moon was up.'))).words).toHaveLength(4);
});

test('a recording without an end is read no further than any right one, and not asked for again', async () => {
  standIn.clear();
  const endless = { is: 'endless', contentType: 'audio/wav', megabytesSent: 0 } as const satisfies Answer;
  standIn.next(endless);
  await expect(narrator.speak(request('The moon was up.'))).rejects.toMatchObject({ name: 'HostedFailed', why: 'unusable' });
  expect(standIn.asked).toHaveLength(1);
  expect(endless.megabytesSent).toBeLessThan(100);
});

test('its parts and those of the built-in voice are of one kind, and it lasts as long as it says', async () => {
  standIn.clear();
  const builtIn = builtInNarrator();
  const [theirs, ours] = await Promise.all([narrator.speak(request('The moon was up.')), builtIn.speak(request('The moon was up.'))]);
  await builtIn.close();
  expect(unlikeTheOthers([theirs, ours])).toEqual([]);
  expect(kindOfSound(withoutLabel(theirs.mp3))).toBe(`${MP3_RATE} Hz, 1`);
  // An encoder fills up its last frame.
  expect(Math.abs(secondsOf(withoutLabel(theirs.mp3)) - theirs.duration)).toBeLessThan(0.1);
});

test('a recording that breaks off on its way was made all the same: each try is counted', async () => {
  const wave = await spokenWave('The moon was up.');
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'audio/wav', 'content-length': wave.length });
    response.write(wave.subarray(0, 2000), () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const broken = make({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` });
  noted.length = 0;
  await expect(broken.speak(request('The moon was up.'))).rejects.toMatchObject({ why: 'silent' });
  expect(noted).toEqual(Array.from({ length: 3 }, () => ({ work: 'speech', model: 'gpt-4o-mini-tts (OpenAI)', letters: 16, outcome: 'failed' })));
  await broken.close();
  server.closeAllConnections();
  server.close();
});

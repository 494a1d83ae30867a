import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { builtInNarrator } from './built-in.ts';
import { NothingToSay } from './narrator.port.ts';
import { joinSounds } from './join-sounds.ts';
import { secondsOf, withoutLabel } from './mp3-frames.ts';
import { speakLong } from './speak-long.ts';
import { narratorInThreads } from './threads.ts';

const narrator = builtInNarrator();
afterAll(() => narrator.close());

const SENTENCE = 'The small fox looked at the silver moon and smiled. ';
const LONGEST = 400;
const text = SENTENCE.repeat(20);

const count = (data: Buffer, word: string): number => data.toString('latin1').split(word).length - 1;

describe('a text of three pieces', () => {
  test('is one file with one label, whose words stand where they are spoken', async () => {
    const told: number[] = [];
    const request = { text, ageRange: '5-8' as const, title: 'Long' };
    const { mp3, duration, words } = await speakLong(narrator, request, { onProgress: (done) => told.push(done) }, LONGEST);
    expect(count(mp3, 'ID3')).toBe(1);
    // A frame that counts frames would tell players the length of the first piece.
    expect(count(mp3, 'Xing') + count(mp3, 'Info')).toBe(0);
    expect(duration).toBeCloseTo((withoutLabel(mp3).length * 8) / 48_000, 1);
    expect(duration).toBeCloseTo(secondsOf(withoutLabel(mp3)), 6);
    expect(words.map(({ from, to }) => text.slice(from, to)).filter((word) => word === 'fox')).toHaveLength(text.length / SENTENCE.length);
    expect(words.every(({ start }, index) => start >= (words[index - 1]?.start ?? 0))).toBe(true);
    expect(words.at(-1)?.end).toBeLessThanOrEqual(duration);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
    expect(told.at(-1)).toBeCloseTo(1);
  });
});

test('the words of a later piece are where its frames are played, to the millisecond', async () => {
  const said = await Promise.all(['One little fox.', 'Two.', 'Three little foxes slept.'].map((words) => narrator.speak({ text: words, ageRange: '5-8', title: '' })));
  const { words, begins, duration } = joinSounds(said.map(({ mp3, words: own }, at) => ({ mp3, words: own, from: at * 100 })));
  const frames = said.map(({ mp3 }) => secondsOf(withoutLabel(mp3)));
  expect(begins).toEqual([0, frames[0], (frames[0] ?? 0) + (frames[1] ?? 0)]);
  expect(words[4]?.start).toBeCloseTo((begins[2] ?? 0) + (said[2]?.words[0]?.start ?? 0), 9);
  expect(words[4]?.from).toBe(200);
  expect(duration).toBeCloseTo((begins[2] ?? 0) + (frames[2] ?? 0), 9);
});

test('a thread that dies in the middle costs its own piece only, and the whole is what it would have been', async () => {
  const mark = join(await mkdtemp(join(tmpdir(), 'fableloom-')), 'mark');
  const dying = narratorInThreads(new URL('./testing/dying.worker.ts', import.meta.url), { threads: 1, provider: 'built-in' });
  const pieces = ['The fox had a plan. ', `Die once: ${mark}. `, 'The moon was out. '];
  const request = { text: pieces.join(''), ageRange: '5-8' as const, title: 'Long' };
  const spoken: string[] = [];
  const watched = { ...dying, speak: (one: typeof request, options = {}) => (spoken.push(one.text), dying.speak(one, options)) };
  const told: number[] = [];
  const longest = Math.max(...pieces.map(({ length }) => length));
  const whole = await speakLong(watched, request, { onProgress: (done) => told.push(done) }, longest);
  const again = await speakLong(dying, request, {}, longest);
  await dying.close();
  expect(spoken).toEqual([pieces[0], pieces[1], pieces[1], pieces[2]]);
  expect(whole.mp3.equals(again.mp3)).toBe(true);
  expect(told).toEqual(told.toSorted((one, other) => one - other));
});

test('a text without a word is nothing to say', async () => {
  await expect(speakLong(narrator, { text: '* * *', ageRange: '5-8', title: 'None' })).rejects.toBeInstanceOf(NothingToSay);
});

test('a sound without a label stays as it is', () => {
  const sound = Buffer.from([0xff, 0xfb, 1, 2, 3]);
  expect(withoutLabel(sound)).toEqual(sound);
});

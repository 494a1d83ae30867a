import { afterAll, describe, expect, test } from 'vitest';
import { builtInNarrator } from './built-in.ts';
import { NothingToSay } from './narrator.port.ts';
import { speakLong, withoutLabel } from './speak-long.ts';

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
    const seconds = (withoutLabel(mp3).length * 8) / 48_000;
    expect(Math.abs(duration - seconds)).toBeLessThan(1);
    expect(words.map(({ from, to }) => text.slice(from, to)).filter((word) => word === 'fox')).toHaveLength(text.length / SENTENCE.length);
    expect(words.every(({ start }, index) => start >= (words[index - 1]?.start ?? 0))).toBe(true);
    expect(words.at(-1)?.end).toBeLessThanOrEqual(duration);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
    expect(told.at(-1)).toBeCloseTo(1);
  });
});

test('a text without a word is nothing to say', async () => {
  await expect(speakLong(narrator, { text: '* * *', ageRange: '5-8', title: 'None' })).rejects.toBeInstanceOf(NothingToSay);
});

test('a sound without a label stays as it is', () => {
  const sound = Buffer.from([0xff, 0xfb, 1, 2, 3]);
  expect(withoutLabel(sound)).toEqual(sound);
});

import { beforeAll, describe, expect, it } from 'vitest';
import type { Narration } from './brief.ts';
import { narrateWith } from './narrate-with.ts';
import { NothingToSay } from './nothing-to-say.ts';
import { flite, loudness, peak } from './testing/flite.ts';
import { otherVoice } from './testing/other-voice.ts';
import { FOR_SIX, FOR_THREE } from './testing/passages.ts';
import { shareOf } from './testing/reference.ts';

describe('a story read by another voice, which gives sound and nothing else', () => {
  const voice = otherVoice();
  const told: number[] = [];
  let story: Narration;
  beforeAll(() => {
    story = narrateWith(voice, { text: FOR_SIX, ageRange: '5-8', voice: 'warm', speakers: [{ name: 'Ember' }, { name: 'Zadie' }] }, flite, (done) => told.push(done));
  });

  it('has a time for every word, in order, never overlapping', () => {
    expect(story.words.map(({ from, to }) => FOR_SIX.slice(from, to))).toEqual(FOR_SIX.match(/[\p{L}\d]+/gu));
    story.words.forEach(({ start, end }, at) => {
      expect(end).toBeGreaterThan(start);
      expect(start).toBeGreaterThanOrEqual(story.words[at - 1]?.end ?? 0.3);
      expect(end).toBeLessThanOrEqual(story.duration - 0.4);
    });
    expect(told.at(-1)).toBe(1);
  });

  it('is as loud as an audiobook, its silences silent, at the rate of the voice', () => {
    expect(story.sampleRate).toBe(voice.sampleRate);
    expect(loudness(story)).toBeGreaterThan(-21);
    expect(loudness(story)).toBeLessThan(-19);
    expect(peak(story)).toBeLessThanOrEqual(-3);
    expect(loudness(story, 0, 0.28)).toBeLessThan(-60);
  });

  it('comes near the pace of the age once the voice is known', () => {
    expect(Math.abs(story.words.length / ((story.duration - 0.9) / 60) / 130 - 1)).toBeLessThan(0.2);
    expect(new Set(voice.said.map(({ speed }) => speed)).size).toBeGreaterThan(1);
  });
});

it('finds the words within 60 ms of where the voice itself says they are, half of them', () => {
  const voice = otherVoice();
  const { words } = narrateWith(voice, { text: FOR_THREE, ageRange: '3-4', voice: 'warm', oneVoice: true }, flite);
  const errors: number[] = [];
  let next = 0;
  // The voice counts from the first sound of each line.
  for (const { words: own } of voice.said) {
    const ours = words.slice(next, next + own.length);
    next += own.length;
    own.forEach(({ start }, at) => errors.push(Math.abs((ours[at]?.start ?? 0) - (ours[0]?.start ?? 0) - (start - (own[0]?.start ?? 0)))));
  }
  expect(next).toBe(words.length);
  const apart = errors.filter((error) => error > 0).toSorted((one, other) => one - other);
  expect(apart.length).toBeGreaterThan(50);
  expect(shareOf(apart, 0.5)).toBeLessThanOrEqual(0.06);
});

describe('what it is given to say', () => {
  const lines = (text: string, people = 1, saidLike = [{ word: 'Saoirse', like: 'SEER-sha' }]) => {
    const voice = otherVoice(people);
    narrateWith(voice, { text, ageRange: '9-12', voice: 'warm', saidLike, speakers: [{ name: 'Mira' }, { name: 'Tom' }] }, flite);
    return voice.said;
  };

  it('is plain words: numbers and short forms in full, names as they sound', () => {
    expect(lines('Dr. Fox’s 3rd map cost $5 in 1984 in Chapter IV; Saoirse laughed…').map(({ line }) => line)).toEqual([
      "doctor Fox's third map cost five dollars in nineteen eighty four in Chapter four, seersha laughed.",
    ]);
  });

  it('is said by another person for each speaker, the same one every time, or by one who changes pitch', () => {
    const talk = '“Hello there,” said Mira. “Hello to you,” said Tom. “Shall we go?” asked Mira.';
    const many = lines(talk, 5).filter(({ line }) => /hello|shall/i.test(line)).map(({ person }) => person);
    expect(many[0]).toBe(many[2]);
    expect(many.every((person) => person > 0 && person < 5)).toBe(true);
    expect(lines(talk, 1).every(({ person }) => person === 0)).toBe(true);
    expect(new Set(lines(talk, 1).map(({ speed }) => speed)).size).toBeGreaterThan(1);
  });

  it.each([[''], ['…!?'], ['你好']])('is nothing for %j, which is refused', (text) => {
    expect(() => narrateWith(otherVoice(), { text, ageRange: '5-8', voice: 'warm' }, flite)).toThrow(NothingToSay);
  });
});

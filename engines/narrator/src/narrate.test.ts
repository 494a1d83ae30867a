import { beforeAll, describe, expect, it } from 'vitest';
import type { Narration, NarrationBrief } from './brief.ts';
import { narrate, NothingToSay } from './index.ts';
import { flite, loudness, peak, pitchOf } from './testing/flite.ts';
import { FOR_SIX, FOR_TEN, FOR_THREE } from './testing/passages.ts';

const asked = (text: string, more: Partial<NarrationBrief> = {}): NarrationBrief => ({ text, ageRange: '5-8', voice: 'warm', ...more });
const say = (text: string, more: Partial<NarrationBrief> = {}): Narration => narrate(asked(text, more), flite);
const wordsIn = (text: string, { words }: Narration): string[] => words.map(({ from, to }) => text.slice(from, to));
const pace = (text: string, { duration }: Narration): number => text.split(/\s+/).length / ((duration - 0.9) / 60);

describe('a story read aloud', () => {
  let story: Narration;
  beforeAll(() => {
    story = say(FOR_SIX, { speakers: [{ name: 'Ember' }, { name: 'Zadie' }] });
  });

  it('has a time for every word, in order, never overlapping, at its place in the original', () => {
    expect(wordsIn(FOR_SIX, story)).toEqual(FOR_SIX.match(/[\p{L}\d]+/gu));
    story.words.forEach(({ start, end }, at) => {
      expect(end).toBeGreaterThan(start);
      expect(start).toBeGreaterThanOrEqual(story.words[at - 1]?.end ?? 0.3);
      expect(end).toBeLessThanOrEqual(story.duration - 0.5);
    });
  });

  it('is silent between words that are apart and heard while a word is lit', () => {
    const gaps = story.words.slice(1)
      .map((word, at) => ({ from: story.words[at]?.end ?? 0, to: word.start }))
      .filter(({ from, to }) => to - from > 0.15);
    expect(gaps.length).toBeGreaterThan(10);
    for (const { from, to } of gaps) expect(loudness(story, from + 0.05, to - 0.05)).toBeLessThan(-45);
    for (const { start, end } of story.words) expect(loudness(story, start, end)).toBeGreaterThan(-45);
  });

  it('begins a word after a pause where the sound begins', () => {
    const late = story.words.flatMap((word, at) => {
      const before = story.words[at - 1]?.end ?? 0;
      if (word.start - before < 0.15) return [];
      let heard = before + 0.06;
      while (loudness(story, heard, heard + 0.01) < -42 && heard < word.end) heard += 0.005;
      return [Math.abs(heard - word.start)];
    }).toSorted((a, b) => a - b);
    expect(late[Math.floor(late.length / 2)]).toBeLessThan(0.06);
    expect(late.at(-1)).toBeLessThan(0.2);
  });

  it('rests half a second or more between paragraphs, and at commas', () => {
    const rests = (mark: RegExp): number[] => story.words.slice(1).flatMap((word, at) => {
      const previous = story.words[at];
      return previous && mark.test(FOR_SIX.slice(previous.to, word.from)) ? [word.start - previous.end] : [];
    });
    expect(Math.min(...rests(/\n\n/))).toBeGreaterThanOrEqual(0.5);
    expect(Math.min(...rests(/^, $/))).toBeGreaterThanOrEqual(0.15);
    expect(Math.min(...rests(/^\. $/))).toBeGreaterThanOrEqual(0.35);
  });

  it('is as loud as an audiobook, with silence before and after', () => {
    expect(loudness(story)).toBeGreaterThan(-21);
    expect(loudness(story)).toBeLessThan(-19);
    expect(peak(story)).toBeLessThanOrEqual(-3);
    expect(loudness(story, 0, 0.28)).toBeLessThan(-60);
    expect(loudness(story, story.duration - 0.55)).toBeLessThan(-60);
  });

  it('has no click where pieces are joined: a silence is left and entered softly', () => {
    let quiet = 0;
    story.pcm.forEach((sample, at) => {
      const wasSilent = quiet > 320;
      quiet = sample === 0 ? quiet + 1 : 0;
      if (wasSilent && sample !== 0) expect(Math.abs(sample)).toBeLessThan(400);
      if (quiet === 320) expect(Math.abs(story.pcm[at - 320] ?? 0)).toBeLessThan(400);
    });
  });

  it('is the same sound every time', () => {
    expect(say(FOR_SIX, { speakers: [{ name: 'Ember' }, { name: 'Zadie' }] })).toEqual(story);
  });

  it('takes a twentieth of its length or less', () => {
    const began = process.cpuUsage();
    const { duration } = say(FOR_TEN);
    const { user } = process.cpuUsage(began);
    expect(duration / (user / 1e6)).toBeGreaterThan(20);
  });
});

describe('the pace is that of the age', () => {
  it.each([
    ['3-4', FOR_THREE, 120], ['5-8', FOR_SIX, 130], ['9-12', FOR_TEN, 150], ['12-17', FOR_TEN, 150],
  ] as const)('%s', (ageRange, text, wordsPerMinute) => {
    for (const voice of ['warm', 'calm', 'scottish'] as const) {
      expect(Math.abs(pace(text, say(text, { ageRange, voice })) / wordsPerMinute - 1)).toBeLessThan(0.1);
    }
  });
});

describe('those who speak in a story', () => {
  it('are heard in another pitch than the telling', () => {
    const text = 'Ember looked up at the moon and all the stars. "I am not at all afraid of the dark any more!" said Ember.';
    const high = say(text, { speakers: [{ name: 'Ember', pitch: 1.4 }] });
    const low = say(text, { speakers: [{ name: 'Ember', pitch: 0.8 }] });
    const speech = ({ words }: Narration): [number, number] => [words[10]?.start ?? 0, words[20]?.end ?? 0];
    expect(pitchOf(high, ...speech(high)) / pitchOf(low, ...speech(low))).toBeGreaterThan(1.4);
  });
});

describe('what is hard to say', () => {
  it.each([[''], ['  \n '], ['...!? — “”'], ['你好,世界'], ['🎉']])('%j is refused in plain words', (text) => {
    expect(() => say(text)).toThrow(NothingToSay);
  });

  const odd = ['a', 'I', 'é', '5', '“Hello', 'Shhh!', 'a\u0000b', 'x\r\n\r\ny', 'Z'.repeat(300)];
  it.each(odd)('%j is spoken', (text) => {
    const narration = say(text);
    expect(narration.words.length).toBeGreaterThan(0);
    expect(narration.words.every(({ start, end }) => end > start)).toBe(true);
    expect(narration.duration).toBeGreaterThan(1);
  });

  it('a text in two scripts is spoken where it can be, and the rest is told', () => {
    const narration = say('The sign said 你好, and Mia laughed.');
    expect(narration.unspoken).toEqual(['你好']);
    expect(narration.words).toHaveLength(6);
  });

  it('progress is told line by line, up to the end', () => {
    const told: number[] = [];
    narrate(asked(FOR_THREE), flite, (done) => told.push(done));
    expect(told.length).toBeGreaterThan(15);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBe(1);
  });
});

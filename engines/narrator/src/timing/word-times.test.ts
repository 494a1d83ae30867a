import { beforeAll, describe, expect, it } from 'vitest';
import type { Narration } from '../brief.ts';
import { alignSpeech } from '../listening/align-speech.ts';
import { changeRate } from '../sound/pitch.ts';
import { flite } from '../testing/flite.ts';
import { REFERENCE_BRIEFS, REFERENCE_TIMES, referenceRecording, shareOf, startErrors, type ReferenceTimes } from '../testing/reference.ts';

describe.each(Object.keys(REFERENCE_BRIEFS))('the words of a recording that PocketSphinx has aligned (%s)', (name) => {
  const reference: ReferenceTimes = REFERENCE_TIMES[name] ?? { samples: 0, words: [] };
  const text = REFERENCE_BRIEFS[name]?.text ?? '';
  let recording: Narration;
  beforeAll(() => {
    recording = referenceRecording(name);
  });

  it('are in the recording that was aligned (else: make the reference anew, see docs/narrator.md)', () => {
    expect(recording.pcm.length).toBe(reference.samples);
    expect(recording.words.length).toBe(reference.words.length);
  });

  it('begin where it heard them: half of them within 60 ms, nine of ten within 120 ms', () => {
    const errors = startErrors(recording.words, reference);
    expect(errors.length).toBeGreaterThan(recording.words.length * 0.97);
    expect(shareOf(errors, 0.5)).toBeLessThanOrEqual(0.06);
    expect(shareOf(errors, 0.9)).toBeLessThanOrEqual(0.12);
  });

  // The warm voice is the one that alignment itself speaks with: it would prove nothing about another's sound.
  if (name !== 'three, warm') it('are found in the sound alone, at another sample rate, half of them within 60 ms', () => {
    const sampleRate = 24_000;
    const words = alignSpeech(text, { pcm: changeRate(recording.pcm, recording.sampleRate, sampleRate), sampleRate }, flite);
    expect(words.map(({ from, to }) => [from, to])).toEqual(recording.words.map(({ from, to }) => [from, to]));
    words.forEach(({ start, end }, at) => {
      expect(end).toBeGreaterThan(start);
      expect(start).toBeGreaterThanOrEqual(words[at - 1]?.end ?? 0);
    });
    const errors = startErrors(words, reference);
    expect(shareOf(errors, 0.5)).toBeLessThanOrEqual(0.06);
    expect(shareOf(errors, 0.9)).toBeLessThanOrEqual(0.2);
  });
});

describe('a sound that is not the text', () => {
  it.each([['silence', 32_000], ['far too short', 400], ['empty', 0]])('%s: every word still has its time, in order, within reason', (_, samples) => {
    const words = alignSpeech('The fox slept.', { pcm: new Int16Array(samples), sampleRate: 16_000 }, flite);
    expect(words).toHaveLength(3);
    words.forEach(({ start, end }, at) => {
      expect(end).toBeGreaterThan(start);
      expect(start).toBeGreaterThanOrEqual(words[at - 1]?.end ?? 0);
    });
  });
});

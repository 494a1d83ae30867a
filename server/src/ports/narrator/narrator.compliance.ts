/** What every narrator promises, whoever speaks. Run by the test file of each implementation. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NothingToSay, type Narrator, type SpeakRequest, type SpokenAudio } from './narrator.port.ts';

const TEXT = 'Ember looked up at the moon. “I am not afraid,” she said.\n\nThen she slept.';

const request = (text: string): SpeakRequest =>
  ({ text, ageRange: '5-8', title: 'Ember — a tale', artist: 'The family', speakers: [{ name: 'Ember' }] });

/** So long that a voice of ours is still speaking when it is told to stop; a service is stopped between its calls, however short the text. */
const LONG = 16;
export const SHORT = 1;

export function obeysNarratorPromises(name: string, make: () => Narrator, times = LONG): void {
  describe(`${name} obeys the promises of a narrator`, () => {
    let narrator: Narrator;
    let spoken: SpokenAudio;
    const told: number[] = [];

    beforeAll(async () => {
      narrator = make();
      spoken = await narrator.speak(request(TEXT), { onProgress: (done) => told.push(done) });
    });
    afterAll(() => narrator.close());

    it('gives an mp3 with a tag, and says who spoke', () => {
      expect(spoken.mp3.subarray(0, 3).toString()).toBe('ID3');
      expect(spoken.mp3.length).toBeGreaterThan(10_000);
      expect(spoken.provider).toBe(narrator.provider);
    });

    it('gives every word of the text its place and time, in order', () => {
      expect(spoken.words.map(({ from, to }) => TEXT.slice(from, to))).toEqual(TEXT.match(/[A-Za-z]+/g));
      spoken.words.forEach(({ start, end }, at) => {
        expect(start).toBeGreaterThanOrEqual(spoken.words[at - 1]?.end ?? 0);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(spoken.duration);
      });
    });

    it('says a name the way it was told to, and gives the times of the name as it is written', async () => {
      const text = 'Then Saoirse came.';
      const named = await narrator.speak({ ...request(text), saidLike: [{ word: 'Saoirse', like: 'SEER-sha' }] });
      expect(named.words.map(({ from, to }) => text.slice(from, to))).toEqual(['Then', 'Saoirse', 'came']);
      expect(named.mp3.equals((await narrator.speak(request(text))).mp3)).toBe(false);
    });

    it('tells its progress up to the end, never backwards', () => {
      expect(told.at(-1)).toBe(1);
      expect(told).toEqual(told.toSorted((a, b) => a - b));
    });

    it.each(['', '  ', '…?!'])('refuses %j with NothingToSay', async (text) => {
      await expect(narrator.speak(request(text))).rejects.toBeInstanceOf(NothingToSay);
    });

    it('stops when it is told to, with the reason it was given, and speaks again after', async () => {
      const stop = new AbortController();
      const reason = new Error('The tab was closed');
      const speaking = narrator.speak(request(TEXT.repeat(times)), { signal: stop.signal, onProgress: () => stop.abort(reason) });
      await expect(speaking).rejects.toBe(reason);
      await expect(narrator.speak(request(TEXT), { signal: stop.signal })).rejects.toBe(reason);
      expect((await narrator.speak(request('Again.'))).words).toHaveLength(1);
    });

    it('speaks two texts at once without mixing them up', async () => {
      const [one, two] = await Promise.all([narrator.speak(request('One little word.')), narrator.speak(request('Two.'))]);
      expect([one.words.length, two.words.length]).toEqual([3, 1]);
    });
  });
}

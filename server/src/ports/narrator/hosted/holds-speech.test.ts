import { expect, test } from 'vitest';
import { spokenWave } from '../../../testing/openai/made-things.ts';
import { holdsSpeech } from './holds-speech.ts';
import { readWave } from './wave.ts';

const RATE = 24_000;
const sound = (seconds: number, at: (second: number, index: number) => number) => Int16Array.from({ length: seconds * RATE }, (_, index) => at(index / RATE, index));
/** As even as dice, and the same each time. */
const noiseAt = (index: number) => ((Math.imul(index + 1, 2_654_435_761) >>> 16) % 16_000) - 8000;

test.each<[string, Int16Array]>([
  ['silence', sound(3, () => 0)], ['silence with a crackle', sound(3, (_, index) => noiseAt(index) / 400)],
  ['a hum', sound(3, (second) => Math.sin(second * 2 * Math.PI * 110) * 8000)], ['noise', sound(3, (_, index) => noiseAt(index))], ['nothing', new Int16Array(0)],
])('%s is nobody speaking', (_, pcm) => {
  expect(holdsSpeech(pcm, RATE)).toBe(false);
});

test.each(['5', 'é', 'Oh!', 'The moon was up.', 'Maya and Rusty ran home. It was late, and the lamp was lit. “Here we are!” she said.'])('“%s” is', async (text) => {
  const { pcm, sampleRate } = readWave(await spokenWave(text));
  expect(holdsSpeech(pcm, sampleRate)).toBe(true);
  expect(holdsSpeech(pcm.map((sample) => sample / 10), sampleRate)).toBe(true);
});

/** Brings every voice to the same loudness and the whole to about -20 dB RMS, with no peak above -4 dB (mp3 adds a little). */
const TARGET_RMS = 10 ** (-20 / 20);
/** Speech in a very short text would be pushed up to make good for the silence around it: it may not be louder than this. */
const LOUDEST_SPEECH = 10 ** (-17.5 / 20);
const CEILING = 10 ** (-4 / 20);
const BENDS_FROM = 10 ** (-7 / 20);
const FULL = 32768;

/** Square sum of a voice's samples, and how many there are. */
export interface Energy {
  sum: number;
  count: number;
}

export function measure(samples: Int16Array, before: Energy = { sum: 0, count: 0 }): Energy {
  let sum = before.sum;
  for (const sample of samples) sum += (sample / FULL) ** 2;
  return { sum, count: before.count + samples.length };
}

/** Gain for each voice. `total` is the number of samples with all silences. */
export function balance<Key>(voices: ReadonlyMap<Key, Energy>, total: number): Map<Key, number> {
  const spoken = [...voices.values()].reduce((sum, { count }) => sum + count, 0);
  const speech = Math.min(LOUDEST_SPEECH, TARGET_RMS * Math.sqrt(total / Math.max(1, spoken)));
  return new Map([...voices].map(([key, { sum, count }]) => [key, sum > 0 ? speech / Math.sqrt(sum / count) : 1]));
}

/** Writes amplified samples into `into` at `at`; what would be too loud is bent under the ceiling instead of cut. */
export function mixIn(into: Int16Array, at: number, samples: Int16Array, gain: number): void {
  for (let index = 0; index < samples.length; index++) {
    into[at + index] = Math.round(bend(((samples[index] ?? 0) / FULL) * gain) * FULL);
  }
}

function bend(value: number): number {
  const size = Math.abs(value);
  if (size <= BENDS_FROM) return value;
  const room = CEILING - BENDS_FROM;
  return Math.sign(value) * (BENDS_FROM + room * Math.tanh((size - BENDS_FROM) / room));
}

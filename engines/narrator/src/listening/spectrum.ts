/** What an ear keeps of a sound: mel cepstra of 25 ms, a hundred a second, without how loud and how dull the recording is. */
export const FRAMES_PER_SECOND = 100;
export const HEARD_RATE = 16_000;

const HOP = HEARD_RATE / FRAMES_PER_SECOND;
const WINDOW = 400;
const SIZE = 512;
const BANDS = 26;
const KEPT = 13;
/** Beside each number the way it is changing, over this many frames to both sides. */
const REACH = 2;
export const NUMBERS = 2 * KEPT;
const QUIETEST = 1e-10;

export interface Heard {
  /** NUMBERS for each frame, one frame behind the other. */
  frames: Float32Array;
  count: number;
  /** Decibels of each frame below the loudest. */
  loudness: Float32Array;
}

/** Samples at HEARD_RATE, one channel. */
export function hear(samples: Int16Array): Heard {
  const count = Math.max(1, Math.ceil(samples.length / HOP));
  const cepstra = new Float32Array(count * KEPT);
  const loudness = new Float32Array(count);
  const real = new Float64Array(SIZE);
  const imaginary = new Float64Array(SIZE);
  for (let frame = 0; frame < count; frame++) {
    real.fill(0);
    imaginary.fill(0);
    let energy = 0;
    for (let at = 0; at < WINDOW; at++) {
      const place = frame * HOP + at - WINDOW / 2;
      const sample = (samples[place] ?? 0) / 32768;
      energy += sample * sample;
      // High sounds are made as loud as low ones, and the window begins and ends softly.
      real[at] = (sample - 0.97 * ((samples[place - 1] ?? 0) / 32768)) * (HANN[at] ?? 0);
    }
    loudness[frame] = 10 * Math.log10(energy / WINDOW + QUIETEST);
    transform(real, imaginary);
    keepCepstrum(real, imaginary, cepstra, frame * KEPT);
  }
  const loudest = loudness.reduce((most, one) => Math.max(most, one), -Infinity);
  for (let frame = 0; frame < count; frame++) loudness[frame] = (loudness[frame] ?? 0) - loudest;
  evenOut(cepstra, count, loudness);
  return { frames: withChange(cepstra, count), count, loudness };
}

const HANN = Float64Array.from({ length: WINDOW }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / (WINDOW - 1)));
const mel = (hertz: number): number => 1127 * Math.log(1 + hertz / 700);
const hertzOf = (mels: number): number => 700 * (Math.exp(mels / 1127) - 1);

/** Triangles side by side on the mel scale: for each band its first bin and the weights from there. */
const FILTERS: readonly { first: number; weights: Float64Array }[] = Array.from({ length: BANDS }, (_, band) => {
  const edge = (step: number): number => (hertzOf(mel(80) + ((mel(7600) - mel(80)) * (band + step)) / (BANDS + 1)) * SIZE) / HEARD_RATE;
  const [low, middle, high] = [edge(0), edge(1), edge(2)];
  const first = Math.ceil(low);
  const weights: number[] = [];
  for (let bin = first; bin < high; bin++) weights.push(bin <= middle ? (bin - low) / (middle - low) : (high - bin) / (high - middle));
  return { first, weights: Float64Array.from(weights) };
});

const COSINES: readonly Float64Array[] = Array.from({ length: KEPT }, (_, which) =>
  Float64Array.from({ length: BANDS }, (_unused, band) => Math.cos((Math.PI * which * (band + 0.5)) / BANDS) / Math.sqrt(BANDS)));

/** Written anew for every frame. */
const BANDS_NOW = new Float64Array(BANDS);

function keepCepstrum(real: Float64Array, imaginary: Float64Array, into: Float32Array, at: number): void {
  for (const [band, { first, weights }] of FILTERS.entries()) {
    let sum = 0;
    for (let index = 0; index < weights.length; index++) {
      const [r, i] = [real[first + index] ?? 0, imaginary[first + index] ?? 0];
      sum += (weights[index] ?? 0) * (r * r + i * i);
    }
    BANDS_NOW[band] = Math.log(sum + QUIETEST);
  }
  for (const [which, cosines] of COSINES.entries()) {
    let sum = 0;
    for (let band = 0; band < BANDS; band++) sum += (BANDS_NOW[band] ?? 0) * (cosines[band] ?? 0);
    into[at + which] = sum;
  }
}

/** Silence this far below the loudest says nothing about the voice. */
const SILENT = -45;

/** Mean 0 and spread 1 for each number, over what is not silent: another voice and another room look alike then. */
function evenOut(cepstra: Float32Array, count: number, loudness: Float32Array): void {
  for (let which = 0; which < KEPT; which++) {
    let [sum, squares, heard] = [0, 0, 0];
    for (let frame = 0; frame < count; frame++) {
      if ((loudness[frame] ?? 0) < SILENT) continue;
      const value = cepstra[frame * KEPT + which] ?? 0;
      sum += value;
      squares += value * value;
      heard += 1;
    }
    const mean = sum / Math.max(1, heard);
    const spread = Math.sqrt(Math.max(QUIETEST, squares / Math.max(1, heard) - mean * mean));
    for (let frame = 0; frame < count; frame++) {
      const at = frame * KEPT + which;
      cepstra[at] = Math.max(-4, Math.min(4, ((cepstra[at] ?? 0) - mean) / spread));
    }
  }
}

function withChange(cepstra: Float32Array, count: number): Float32Array {
  const frames = new Float32Array(count * NUMBERS);
  const at = (frame: number, which: number): number => cepstra[Math.max(0, Math.min(count - 1, frame)) * KEPT + which] ?? 0;
  for (let frame = 0; frame < count; frame++) {
    for (let which = 0; which < KEPT; which++) {
      frames[frame * NUMBERS + which] = at(frame, which);
      frames[frame * NUMBERS + KEPT + which] = at(frame + REACH, which) - at(frame - REACH, which);
    }
  }
  return frames;
}

const COSINE = Float64Array.from({ length: SIZE / 2 }, (_, turn) => Math.cos((-2 * Math.PI * turn) / SIZE));
const SINE = Float64Array.from({ length: SIZE / 2 }, (_, turn) => Math.sin((-2 * Math.PI * turn) / SIZE));

/** Fast Fourier transform in place (Cooley and Tukey). */
function transform(real: Float64Array, imaginary: Float64Array): void {
  for (let at = 1, other = 0; at < SIZE; at++) {
    let bit = SIZE >> 1;
    for (; other & bit; bit >>= 1) other ^= bit;
    other ^= bit;
    if (at < other) {
      swap(real, at, other);
      swap(imaginary, at, other);
    }
  }
  for (let span = 2; span <= SIZE; span *= 2) {
    for (let step = 0; step < span / 2; step++) {
      const turn = (step * SIZE) / span;
      const cosine = COSINE[turn] ?? 0;
      const sine = SINE[turn] ?? 0;
      for (let first = step; first < SIZE; first += span) {
        const second = first + span / 2;
        const r = (real[second] ?? 0) * cosine - (imaginary[second] ?? 0) * sine;
        const i = (real[second] ?? 0) * sine + (imaginary[second] ?? 0) * cosine;
        real[second] = (real[first] ?? 0) - r;
        imaginary[second] = (imaginary[first] ?? 0) - i;
        real[first] = (real[first] ?? 0) + r;
        imaginary[first] = (imaginary[first] ?? 0) + i;
      }
    }
  }
}

function swap(numbers: Float64Array, one: number, other: number): void {
  const kept = numbers[one] ?? 0;
  numbers[one] = numbers[other] ?? 0;
  numbers[other] = kept;
}

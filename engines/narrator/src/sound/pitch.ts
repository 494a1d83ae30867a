/**
 * Plays a recording `factor` times as fast, which raises pitch and voice size together: a mouse above 1, a giant below.
 * The line is spoken slower by the same factor first, so the pace stays. Windowed sinc, so that nothing folds back as hiss.
 */
const REACH = 12;
/** Places between two samples; whole thirds, so that 16 kHz becomes 24 kHz to the point. */
const STEPS = 192;

export function changePitch(samples: Int16Array, factor: number): Int16Array {
  if (factor === 1) return samples;
  const table = sincTable(Math.min(1, 1 / factor));
  const pitched = new Int16Array(Math.floor(samples.length / factor));
  for (let at = 0; at < pitched.length; at++) {
    const place = at * factor;
    const whole = Math.floor(place);
    const weights = table[Math.round((place - whole) * STEPS)];
    if (weights) pitched[at] = clamp(weigh(samples, whole - REACH + 1, weights));
  }
  return pitched;
}

function weigh(samples: Int16Array, first: number, weights: Float64Array): number {
  let sum = 0;
  for (let tap = 0; tap < weights.length; tap++) sum += (samples[first + tap] ?? 0) * (weights[tap] ?? 0);
  return sum;
}

/** Filter weights for each of the places between two samples; they add up to 1. */
function sincTable(cutoff: number): Float64Array[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const weights = Float64Array.from({ length: 2 * REACH }, (_unused, tap) => {
      const distance = tap - REACH + 1 - step / STEPS;
      return sinc(distance * cutoff) * (0.5 + 0.5 * Math.cos((Math.PI * distance) / (REACH + 1)));
    });
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.map((weight) => weight / sum);
  });
}

function sinc(x: number): number {
  return Math.abs(x) < 1e-9 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

function clamp(value: number): number {
  return Math.max(-32768, Math.min(32767, Math.round(value)));
}

/** The same sound told by another number of samples a second. */
export const changeRate = (samples: Int16Array, from: number, to: number): Int16Array => changePitch(samples, from / to);

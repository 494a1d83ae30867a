/** Where in a recording something is heard: other voices begin and end with silences of their own. */
const WINDOW = 0.01;
const MARGIN = 0.03;
/** Below the loudest hundredth of a second, in amplitude: 46 dB. */
const SILENT = 0.005;

/** Seconds; the whole recording where nothing is heard. */
export function heardSpan(samples: Int16Array, sampleRate: number): { from: number; to: number } {
  const size = Math.max(1, Math.round(WINDOW * sampleRate));
  const loud: number[] = [];
  for (let at = 0; at < samples.length; at += size) {
    let sum = 0;
    for (const sample of samples.subarray(at, at + size)) sum += sample * sample;
    loud.push(Math.sqrt(sum / size));
  }
  const least = loud.reduce((most, one) => Math.max(most, one), 0) * SILENT;
  const first = loud.findIndex((one) => one > least);
  const last = loud.findLastIndex((one) => one > least);
  const length = samples.length / sampleRate;
  if (first === -1) return { from: 0, to: length };
  return { from: Math.max(0, first * WINDOW - MARGIN), to: Math.min(length, (last + 1) * WINDOW + MARGIN) };
}

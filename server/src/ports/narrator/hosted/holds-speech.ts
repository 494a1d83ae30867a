/** Whether somebody may be speaking in a recording: services send silence for voices that they do not have, and a hum where something broke. */

const FRAMES_A_SECOND = 50;
/** Of 32,768: quieter than a whisper in the next room. */
const SILENT = 120;
/** Whoever speaks is quieter now and then; a hum and noise are as loud all the time. */
const LEAST_CHANGE = 0.5;

function loudnessOf(pcm: Int16Array, from: number, to: number): number {
  let squares = 0;
  for (let at = from; at < to; at += 1) squares += (pcm[at] ?? 0) ** 2;
  return Math.sqrt(squares / (to - from));
}

/** @param pcm one channel of 16 bits */
export function holdsSpeech(pcm: Int16Array, sampleRate: number): boolean {
  const length = Math.max(1, Math.floor(sampleRate / FRAMES_A_SECOND));
  const frames = Array.from({ length: Math.floor(pcm.length / length) }, (_, at) => loudnessOf(pcm, at * length, (at + 1) * length)).toSorted((one, other) => one - other);
  const [quiet, loud] = [0.05, 0.95].map((part) => frames[Math.floor(frames.length * part)] ?? 0);
  return loud !== undefined && quiet !== undefined && loud > SILENT && quiet < loud * LEAST_CHANGE;
}

/** Pieces of a recording that begin and end in silence, so that they can be put side by side without a click. */
const FADE = 0.006;

/** A copy of the samples between two times (seconds), faded in and out. */
export function cutOut(samples: Int16Array, sampleRate: number, from: number, to: number): Int16Array {
  const first = clampTo(Math.round(from * sampleRate), samples.length);
  const piece = samples.slice(first, Math.max(first, clampTo(Math.round(to * sampleRate), samples.length)));
  const fade = Math.min(Math.round(FADE * sampleRate), Math.floor(piece.length / 2));
  for (let at = 0; at < fade; at++) {
    const level = at / fade;
    const mirrored = piece.length - 1 - at;
    piece[at] = Math.round((piece[at] ?? 0) * level);
    piece[mirrored] = Math.round((piece[mirrored] ?? 0) * level);
  }
  return piece;
}

function clampTo(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}

/** Whether the story left somebody who is not in the cast: “A man stood there.” comes before the words “he yawned”. */
import type { DrawnCharacter } from '../brief.ts';
import { withoutSpeech } from '../words/told.ts';
import { lastOf } from './mood-of-passage.ts';
import { comesIn, othersIn, type Stranger, strangerIn } from './somebody-else.ts';
import { isNamedIn } from './named-in.ts';

const cameIn = (sentence: string): Stranger | undefined => comesIn(sentence) ?? strangerIn(othersIn(sentence) ?? '');

/** Sentences back in which somebody came who is still there. */
const NEAR = 2;
export const endOf = (before: string): string => lastOf(before, NEAR);

export function strangerAtEnd(before: string, cast: readonly DrawnCharacter[]): Stranger | undefined {
  const sentences = withoutSpeech(endOf(before)).split(/(?<=[.!?…])\s+/);
  const last = sentences.findLastIndex(cameIn);
  const since = sentences.slice(Math.max(0, last));
  return since.some((sentence) => cast.some((one) => isNamedIn(sentence, one, cast))) ? undefined : cameIn(sentences[last] ?? '');
}

/** When a service says that each letter is spoken, and whether that can be so. */
import * as z from 'zod';
import { ELEVENLABS_TIMES } from './elevenlabs.ts';

/** When each character of the text (UTF-16 unit) begins and ends, in seconds of the recording. */
export interface LetterTimes {
  begins: number[];
  ends: number[];
}

const told = z.object({ elevenlabs: z.object({ [ELEVENLABS_TIMES]: z.object({ characters: z.array(z.string()), begins: z.array(z.number()), ends: z.array(z.number()) }) }) });

/** Null where the service told none, or of another text than ours. */
export function timesIn(metadata: unknown, text: string): LetterTimes | null {
  const { data } = told.safeParse(metadata);
  if (!data) return null;
  const { characters, begins, ends } = data.elevenlabs[ELEVENLABS_TIMES];
  if (characters.join('') !== text || begins.length !== characters.length || ends.length !== characters.length) return null;
  // A character of theirs may be two units of ours.
  const perUnit = (times: number[]) => characters.flatMap((character, at) => Array.from({ length: character.length }, () => times[at] ?? 0));
  return { begins: perUnit(begins), ends: perUnit(ends) };
}

/** What the last letter may last beyond the end of the sound. */
const MAY_LAST_LONGER_SECONDS = 1;

/** Times that run backwards, or beyond the recording, are of something else; the words are looked for then. */
export function areTimesOf({ begins, ends }: LetterTimes, seconds: number): boolean {
  const isInOrder = begins.every((begin, at) => begin >= (begins[at - 1] ?? 0) && (ends[at] ?? 0) >= begin);
  return isInOrder && (ends.at(-1) ?? 0) <= seconds + MAY_LAST_LONGER_SECONDS;
}

/** Alignment is right to a fraction of a second in short recordings, and drifts in long ones. */
const MOST_APART = { seconds: 1, share: 0.05 };

/** Words that are heard elsewhere than they were told were told of something else, or of nothing: some say 0 for every letter. */
export function areHeard(told: readonly { start: number }[], heard: readonly { start: number }[], seconds: number): boolean {
  const apart = told.map(({ start }, at) => Math.abs(start - (heard[at]?.start ?? start))).toSorted((one, other) => one - other);
  return (apart[Math.floor(apart.length / 2)] ?? 0) <= Math.max(MOST_APART.seconds, seconds * MOST_APART.share);
}

/** How a family wants a word to be said when a story is read aloud: "Saoirse" like "SEER-sha". */
import * as z from 'zod';
import { LIMITS } from '../limits.ts';
import { writtenLine } from './written.ts';

export const spokenNameSchema = z.object({
  /** One word, as it is written in stories. */
  word: writtenLine(LIMITS.spokenName.word),
  /** The same word, written the way it sounds. */
  like: writtenLine(LIMITS.spokenName.like),
});
export type SpokenName = z.infer<typeof spokenNameSchema>;

/** How names are said: a family's own list, for every story that is read aloud. */
import * as z from 'zod';
import { spokenNameSchema } from '../entities/spoken-name.ts';
import { LIMITS } from '../limits.ts';
import { writtenLine } from '../entities/written.ts';
import { done, signedIn } from './base.ts';

const tags = ['names'];

export const names = {
  /** In the order of the alphabet. */
  list: signedIn.route({ method: 'GET', path: '/names', tags }).output(z.object({ items: z.array(spokenNameSchema) })),
  /** Keeps how a word is said, in the place of what was kept before. */
  keep: signedIn.route({ method: 'PUT', path: '/names', tags }).input(spokenNameSchema).output(spokenNameSchema),
  /** The word is read again as the voice reads it. */
  forget: signedIn.route({ method: 'POST', path: '/names/forget', tags }).input(z.object({ word: writtenLine(LIMITS.spokenName.word) })).output(done),
  /** The word spoken once, with `like` or, without it, as the voice reads it. Nothing is kept or counted. `audio` is a data URL; `note` is said where another voice speaks than usual. */
  hear: signedIn
    .route({ method: 'POST', path: '/names/hear', tags })
    .input(spokenNameSchema.extend({ like: writtenLine(LIMITS.spokenName.like).default('') }))
    .output(z.object({ audio: z.string(), duration: z.number(), note: z.string() })),
};

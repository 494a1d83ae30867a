/** Reading a part of a story aloud. */
import * as z from 'zod';
import { idempotencyKeySchema, jobSchema } from '../entities/job.ts';
import { byId, done, signedIn } from './base.ts';

const tags = ['narrations'];

export const narrations = {
  /** part: 1 for the introduction. */
  make: signedIn
    .route({ method: 'POST', path: '/stories/{id}/narrations', tags, successStatus: 202 })
    .input(byId.extend({ idempotencyKey: idempotencyKeySchema, part: z.number().int().min(1).max(4) }))
    .output(jobSchema),
  remove: signedIn.route({ method: 'DELETE', path: '/stories/{id}/narrations/{narrationId}', tags }).input(byId.extend({ narrationId: z.string() })).output(done),
};

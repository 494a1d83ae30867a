/** Pictures that a family draws out of selected words of a story. */
import * as z from 'zod';
import { idempotencyKeySchema, jobSchema } from '../entities/job.ts';
import { sceneImageSchema } from '../entities/story.ts';
import { LIMITS } from '../limits.ts';
import { byId, done, signedIn } from './base.ts';

const tags = ['scene-images'];

export const sceneImages = {
  draw: signedIn
    .route({ method: 'POST', path: '/stories/{id}/scenes', tags, successStatus: 202 })
    .input(
      byId.extend({
        idempotencyKey: idempotencyKeySchema,
        selection: z.object({ start: z.number().int().min(0), end: z.number().int().min(0), text: z.string().max(LIMITS.sceneTextMax) }),
        /** 1 for the introduction. */
        position: z.number().int().min(1).max(4),
        /** From the words alone, or with the characters of the story as they look. */
        way: z.enum(['text', 'characters']).default('characters'),
        /** By the built-in illustrator, because the person says so: a hosted one failed before. */
        withBuiltIn: z.boolean().default(false),
      }),
    )
    .output(jobSchema),
  /** Puts a drawn picture into the story; saving it again changes nothing. */
  save: signedIn
    .route({ method: 'PUT', path: '/stories/{id}/scenes/{sceneId}/saved', tags })
    .input(byId.extend({ sceneId: z.string() }))
    .output(sceneImageSchema),
  remove: signedIn.route({ method: 'DELETE', path: '/stories/{id}/scenes/{sceneId}', tags }).input(byId.extend({ sceneId: z.string() })).output(done),
};

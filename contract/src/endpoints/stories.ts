/** Stories: made, continued, regenerated, renamed, removed. Making answers with a job; watch it under /jobs. */
import * as z from 'zod';
import { idempotencyKeySchema, jobSchema } from '../entities/job.ts';
import { ageRangeSchema, lengthSchema, phaseSchema, relationshipSchema, storyPartSchema, storySchema, storySummarySchema } from '../entities/story.ts';
import { writtenLine, writtenText } from '../entities/written.ts';
import { LIMITS } from '../limits.ts';
import { ROLES } from '../taxonomies/roles.ts';
import { isCategoryOrNone } from '../taxonomies/themes.ts';
import { byId, done, pageInput, pageOf, signedIn } from './base.ts';

const tags = ['stories'];

const isRoleOrNone = (role: string) => role === '' || (ROLES as readonly string[]).includes(role);

export const newStorySchema = z.object({
  idempotencyKey: idempotencyKeySchema,
  characterIds: z.array(z.string().max(120)).max(2000),
  locationIds: z.array(z.string().max(120)).max(LIMITS.locationsPerStory).default([]),
  relationships: z.array(relationshipSchema).max(LIMITS.relationships).default([]),
  /** Role of each character in this story, by character id: '' for none; without an entry it is the one that the character has. */
  roles: z.record(z.string(), z.string().refine(isRoleOrNone)).default({}),
  themeCategory: z.string().refine(isCategoryOrNone).default(''),
  theme: writtenLine(120),
  /** Checked by the service, so that the answer is the catalogue's sentence. */
  ageRange: z.union([ageRangeSchema, z.literal('')]),
  length: lengthSchema.default('standard'),
  customPrompt: writtenText(LIMITS.customPrompt).default(''),
});
export type NewStory = z.infer<typeof newStorySchema>;

export const stories = {
  list: signedIn
    .route({ method: 'GET', path: '/stories', tags })
    .input(pageInput.extend({ search: z.string().max(LIMITS.search).nullish() }))
    /** `total` counts all that match, on the first page only. */
    .output(pageOf(storySummarySchema).extend({ total: z.number().int().nullable() })),
  show: signedIn.route({ method: 'GET', path: '/stories/{id}', tags }).input(byId).output(storySchema),
  generate: signedIn.route({ method: 'POST', path: '/stories', tags, successStatus: 202 }).input(newStorySchema).output(jobSchema),
  /** Writes the next phase out of a question and the family's answer. */
  continue: signedIn
    .route({ method: 'POST', path: '/stories/{id}/continuations', tags, successStatus: 202 })
    .input(byId.extend({
      idempotencyKey: idempotencyKeySchema,
      question: z.string().max(200),
      answer: writtenText(LIMITS.answer),
      /** The phase that the sender takes to be next; refused when another window was faster. */
      phase: phaseSchema.nullish(),
    }))
    .output(jobSchema),
  /** Writes the current phase anew, plainly or by an instruction; the earlier version is kept. */
  regenerate: signedIn
    .route({ method: 'POST', path: '/stories/{id}/regenerations', tags, successStatus: 202 })
    .input(byId.extend({
      idempotencyKey: idempotencyKeySchema,
      instruction: writtenText(LIMITS.customPrompt).nullish(),
      /** The phase that the sender takes to be the current one; refused when another window was faster. */
      phase: phaseSchema.nullish(),
    }))
    .output(jobSchema),
  rename: signedIn
    .route({ method: 'PUT', path: '/stories/{id}/title', tags })
    /** `before` is the title that the sender saw; refused when another window has changed it since. */
    .input(byId.extend({ title: writtenLine(LIMITS.title), before: z.string().nullish() }))
    .output(storySummarySchema),
  remove: signedIn.route({ method: 'DELETE', path: '/stories/{id}', tags }).input(byId).output(done),
  /** Earlier texts of a phase, newest first. */
  versions: signedIn
    .route({ method: 'GET', path: '/stories/{id}/parts/{partId}/versions', tags })
    .input(byId.extend({ partId: z.string() }))
    .output(z.array(storyPartSchema)),
  restore: signedIn
    .route({ method: 'PUT', path: '/stories/{id}/parts/{partId}/current', tags })
    .input(byId.extend({ partId: z.string() }))
    .output(storySchema),
};

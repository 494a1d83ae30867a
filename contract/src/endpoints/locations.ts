/** Locations: the starter places and one's own. */
import * as z from 'zod';
import { idempotencyKeySchema, jobSchema } from '../entities/job.ts';
import { locationChoiceSchema, locationFormSchema, locationSchema } from '../entities/location.ts';
import { colorStyleSchema, pictureQualitySchema } from '../entities/picture.ts';
import { LIMITS } from '../limits.ts';
import { byId, done, pageInput, pageOf, signedIn } from './base.ts';

const tags = ['locations'];

/** `tempId` is the form's own name for the place: sent again after a lost answer, it makes no second one. */
const newLocationSchema = locationFormSchema.extend({ tempId: z.string().trim().min(1).max(120).nullish() });

export const locations = {
  list: signedIn.route({ method: 'GET', path: '/locations', tags }).output(z.array(locationSchema)),
  /** All of them with what a story's creation needs to choose among them, in the same order. */
  choices: signedIn.route({ method: 'GET', path: '/locations/choices', tags }).output(z.array(locationChoiceSchema)),
  /** The same a page at a time, for libraries of thousands. */
  shelf: signedIn
    .route({ method: 'GET', path: '/locations/shelf', tags })
    .input(pageInput.extend({ search: z.string().max(LIMITS.search).nullish() }))
    .output(
      pageOf(locationSchema).extend({
        /** How many the search finds, starter places among them. */
        found: z.number().int(),
        /** How many there are without a search: of one's own, and all that can be used. */
        counts: z.object({ mine: z.number().int(), all: z.number().int() }),
      }),
    ),
  show: signedIn.route({ method: 'GET', path: '/locations/{id}', tags }).input(byId).output(locationSchema),
  create: signedIn.route({ method: 'POST', path: '/locations', tags, successStatus: 201 }).input(newLocationSchema).output(locationSchema),
  update: signedIn
    .route({ method: 'PUT', path: '/locations/{id}', tags })
    .input(locationFormSchema.extend({ id: z.string(), revision: z.number().int() }))
    .output(locationSchema),
  remove: signedIn.route({ method: 'DELETE', path: '/locations/{id}', tags }).input(byId).output(done),
  draw: signedIn
    .route({ method: 'POST', path: '/locations/{id}/pictures', tags, successStatus: 202 })
    .input(byId.extend({
      idempotencyKey: idempotencyKeySchema,
      customPrompt: z.string().max(2000).nullish(),
      quality: pictureQualitySchema.nullish(),
      style: colorStyleSchema.nullish(),
    }))
    .output(jobSchema),
  setMain: signedIn.route({ method: 'PUT', path: '/locations/{id}/main-image', tags }).input(byId.extend({ url: z.string().max(500) })).output(locationSchema),
  /** A drawing of what is not saved yet, as SVG, for the live preview of the form; `id` is the form's own name for a new place. */
  preview: signedIn.route({ method: 'POST', path: '/locations/preview', tags }).input(locationFormSchema.extend({ id: z.string().max(120).nullish() })).output(z.object({ svg: z.string(), alt: z.string() })),
};

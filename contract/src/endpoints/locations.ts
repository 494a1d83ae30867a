/** Locations: the starter places and one's own. */
import * as z from 'zod';
import { idempotencyKeySchema, jobSchema } from '../entities/job.ts';
import { locationFormSchema, locationSchema } from '../entities/location.ts';
import { colorStyleSchema, pictureQualitySchema } from '../entities/picture.ts';
import { byId, done, signedIn } from './base.ts';

const tags = ['locations'];

export const locations = {
  list: signedIn.route({ method: 'GET', path: '/locations', tags }).output(z.array(locationSchema)),
  show: signedIn.route({ method: 'GET', path: '/locations/{id}', tags }).input(byId).output(locationSchema),
  create: signedIn.route({ method: 'POST', path: '/locations', tags, successStatus: 201 }).input(locationFormSchema).output(locationSchema),
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
};

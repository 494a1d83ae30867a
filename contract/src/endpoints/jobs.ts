/** What is being made right now, for the person who asked for it. */
import { eventIterator } from '@orpc/contract';
import * as z from 'zod';
import { jobSchema } from '../entities/job.ts';
import { byId, signedIn } from './base.ts';

const tags = ['jobs'];

export const jobs = {
  /** Unfinished jobs and those that ended in the last ten minutes, newest first. */
  list: signedIn.route({ method: 'GET', path: '/jobs', tags }).output(z.array(jobSchema)),
  show: signedIn.route({ method: 'GET', path: '/jobs/{id}', tags }).input(byId).output(jobSchema),
  /** The job as it stands, again after every change, until it is over. */
  watch: signedIn.route({ method: 'GET', path: '/jobs/{id}/events', tags }).input(byId).output(eventIterator(jobSchema)),
  /** What a hosted service could not do is done by the built-in engine; asked twice, it is the same new job. */
  withBuiltIn: signedIn.route({ method: 'POST', path: '/jobs/{id}/built-in', tags }).input(byId).output(jobSchema),
  cancel: signedIn.route({ method: 'POST', path: '/jobs/{id}/cancel', tags }).input(byId).output(jobSchema),
};

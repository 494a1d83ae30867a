/** Comments and likes on shared stories and characters, and reports of what should not be there. */
import * as z from 'zod';
import { commentSchema, contentTypeSchema } from '../entities/community.ts';
import { LIMITS } from '../limits.ts';
import { byId, done, open, pageInput, pageOf, signedIn } from './base.ts';

const byContent = z.object({ contentType: contentTypeSchema, contentId: z.string().min(1).max(120) });
const path = '/comments/{contentType}/{contentId}';

export const comments = {
  /** Newest first; empty where the owner switched comments off. */
  list: open
    .route({ method: 'GET', path, tags: ['comments'] })
    .input(pageInput.extend({ ...byContent.shape, limit: z.coerce.number().int().min(1).max(100).default(20) }))
    .output(pageOf(commentSchema).extend({ total: z.number().int(), allowed: z.boolean() })),
  /** An empty or too long text is refused by the service, with its own sentence. */
  add: signedIn
    .route({ method: 'POST', path, tags: ['comments'], successStatus: 201 })
    .input(byContent.extend({ text: z.string().max(20_000) }))
    .output(commentSchema),
  /** By its author, or by the owner of the content. */
  remove: signedIn.route({ method: 'DELETE', path: '/comments/{id}', tags: ['comments'] }).input(byId).output(done),
};

export const likes = {
  /** Adds my like or takes it back; `liked` says which. */
  toggle: signedIn
    .route({ method: 'POST', path: '/likes/{contentType}/{contentId}', tags: ['likes'] })
    .input(byContent)
    .output(z.object({ liked: z.boolean(), likes: z.number().int() })),
};

export const reports = {
  /** Tells the people who run Fableloom; telling again changes the reason. */
  send: signedIn
    .route({ method: 'POST', path: '/reports', tags: ['reports'], successStatus: 201 })
    .input(z.object({
      contentType: z.enum(['story', 'character', 'comment']),
      contentId: z.string().min(1).max(120),
      reason: z.string().trim().min(1).max(LIMITS.reason),
    }))
    .output(done),
};

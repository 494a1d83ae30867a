/** Friends: finding people, asking, answering, parting, and what a friend shares. */
import * as z from 'zod';
import {
  characterCardSchema, foundPersonSchema, friendRequestSchema, friendsBundleSchema, lentCharacterSchema, personCardSchema, storyCardSchema,
} from '../entities/community.ts';
import { LIMITS } from '../limits.ts';
import { byId, done, signedIn } from './base.ts';

const tags = ['friends'];
const byUser = z.object({ userId: z.string().min(1).max(120) });

export const friends = {
  /** Friends, requests that wait for an answer of mine, and requests that I sent. */
  list: signedIn.route({ method: 'GET', path: '/friends', tags }).output(friendsBundleSchema),
  /** People by name or e-mail text; never oneself, nobody who hides, at most twenty. */
  search: signedIn
    .route({ method: 'GET', path: '/friends/search', tags })
    .input(z.object({ query: z.string().max(LIMITS.search).default('') }))
    .output(z.array(foundPersonSchema)),
  /** Asks for a friendship; where the other one asked first, both are friends at once (status accepted). */
  send: signedIn
    .route({ method: 'POST', path: '/friends/requests', tags, successStatus: 201 })
    .input(z.object({ receiverId: z.string().min(1).max(120) }))
    .output(friendRequestSchema),
  accept: signedIn.route({ method: 'POST', path: '/friends/requests/{id}/accept', tags }).input(byId).output(friendRequestSchema),
  decline: signedIn.route({ method: 'POST', path: '/friends/requests/{id}/decline', tags }).input(byId).output(friendRequestSchema),
  /** Takes back one's own pending request; nothing of it stays. */
  cancel: signedIn.route({ method: 'DELETE', path: '/friends/requests/{id}', tags }).input(byId).output(done),
  /** Ends a friendship; what the two lent each other goes back. */
  remove: signedIn.route({ method: 'DELETE', path: '/friends/{userId}', tags }).input(byUser).output(done),
  blocked: signedIn.route({ method: 'GET', path: '/friends/blocked', tags }).output(z.array(personCardSchema)),
  /** Ends everything between the two; the blocked person can no longer find, ask or comment. */
  block: signedIn.route({ method: 'PUT', path: '/friends/blocked/{userId}', tags }).input(byUser).output(done),
  unblock: signedIn.route({ method: 'DELETE', path: '/friends/blocked/{userId}', tags }).input(byUser).output(done),
  setHidden: signedIn
    .route({ method: 'PUT', path: '/friends/visibility', tags })
    .input(z.object({ hiddenFromSearch: z.boolean() }))
    .output(z.object({ hiddenFromSearch: z.boolean() })),
  /** What a friend shares: characters lent to me, their public stories and characters, and stories for friends. */
  content: signedIn
    .route({ method: 'GET', path: '/friends/{ownerId}/content', tags })
    .input(z.object({ ownerId: z.string().min(1).max(120) }))
    .output(
      z.object({
        owner: personCardSchema,
        lent: z.array(lentCharacterSchema),
        stories: z.array(storyCardSchema),
        characters: z.array(characterCardSchema),
      }),
    ),
};

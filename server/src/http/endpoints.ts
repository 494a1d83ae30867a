/** The contract, ready to be implemented; `signedIn` handlers know who asks. */
import { contract } from '@fableloom/contract';
import { implement } from '@orpc/server';
import { onBehalfOf } from '../ports/hosted/on-behalf-of.ts';
import type { Services } from '../services.ts';
import { refuse } from './refuse.ts';

/** The signed-in person, as far as every request needs to know. */
export interface Person {
  id: string;
  email: string;
  name: string;
  /** The visit that asks, and when it began with signing in. */
  session?: { id: string; since: Date };
}

export interface RequestContext {
  services: Services;
  who: Person | null;
  headers: Headers;
}

/** Who asks is settled before what was asked is read: a stranger learns nothing about the fields. */
export const endpoints = implement(contract, { initialInputValidationIndex: Number.POSITIVE_INFINITY }).$context<RequestContext>();

/** Making a story tells a stranger so in its own words. */
export const signedInForStories = endpoints.middleware(({ context, next }) => {
  const who = context.who ?? refuse('UNAUTHORIZED', 'story.signed-out');
  return onBehalfOf({ userId: who.id }, () => next({ context: { who } }));
});

export const signedIn = endpoints.middleware(({ context, next }) => {
  const who = context.who ?? refuse('UNAUTHORIZED', 'auth.user.required');
  return onBehalfOf({ userId: who.id }, () => next({ context: { who } }));
});

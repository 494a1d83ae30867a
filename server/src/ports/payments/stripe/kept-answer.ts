/**
 * Stripe keeps for a day what it first answered under an idempotency key, faults too, and takes the key for nothing else. A press that
 * failed would so be failed for a day. Source: docs.stripe.com/api/idempotent_requests
 */
import Stripe from 'stripe';
import type { Clock } from '../../clock/clock.port.ts';

const A_WHILE_MS = 10_000;

/** What is told is the answer to an earlier press, or that one asked for something else; not that it is being worked on at this moment (409). */
export const isOfEarlierPress = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.statusCode !== 409 &&
  (error instanceof Stripe.errors.StripeIdempotencyError || error.headers?.['idempotent-replayed'] === 'true');

/** Presses at the same moment still share it. */
export const keyAnew = (key: string, clock: Clock): string => `${key} anew ${Math.floor(clock.now().getTime() / A_WHILE_MS)}`;

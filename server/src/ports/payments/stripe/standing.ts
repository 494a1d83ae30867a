/** How a subscription stands, out of Stripe's own object: a pure function, so that every state can be tried without Stripe. */
import type Stripe from 'stripe';
import { ended, type Standing } from '../payments.port.ts';

/** A later mark is a better one: of several subscriptions the best counts, and among equals the newest. */
const MARKS: Readonly<Record<string, number>> = {
  incomplete_expired: 0, canceled: 0, paused: 0, unpaid: 0, incomplete: 1, past_due: 2, trialing: 3, active: 3,
};

/** A state that we do not know gives nothing. */
const markOf = ({ status }: Pick<Stripe.Subscription, 'status'>): number => MARKS[status] ?? 0;
const RUNNING = 2;

/** Whether a family has what it paid for. A payment that is late is tried again by Stripe, and the plan stays meanwhile. */
export const isRunning = (subscription: Pick<Stripe.Subscription, 'status'>): boolean => markOf(subscription) >= RUNNING;

export function theOneThatCounts(subscriptions: readonly Stripe.Subscription[]): Stripe.Subscription | undefined {
  return subscriptions.toSorted((one, other) => markOf(other) - markOf(one) || other.created - one.created)[0];
}

const momentOf = (seconds: number): Date => new Date(seconds * 1000);

/** The plan is about to end: at the end of the period, or at a moment that somebody chose in Stripe's own pages. */
export const isEnding = ({ cancel_at_period_end, cancel_at }: Stripe.Subscription): boolean => cancel_at_period_end || cancel_at !== null;

/** Undefined where the price is none of ours, which is a mistake of the settings and changes nothing. */
export function standingOf(subscription: Stripe.Subscription, ourPrice: (stripeId: string) => string | undefined): Standing | undefined {
  const { status, items, cancel_at } = subscription;
  // The first payment has not gone through: nothing is given and nothing is taken away.
  if (status === 'incomplete') return ended('incomplete');
  if (!isRunning(subscription)) return ended(status === 'incomplete_expired' ? 'canceled' : status);
  const item = items.data[0];
  const priceId = item && ourPrice(item.price.id);
  if (!item || !priceId) return undefined;
  return {
    priceId, subscriptionStatus: status, cancelAtPeriodEnd: isEnding(subscription), currentPeriodEnd: momentOf(cancel_at ?? item.current_period_end), planGiven: false,
  };
}

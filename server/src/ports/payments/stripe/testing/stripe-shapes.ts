/** Stripe's own sample objects (stripe/openapi, fixtures3.json, MIT), so that what tests build has the shape of the real thing. */
import { readFileSync } from 'node:fs';
import type Stripe from 'stripe';

interface Shapes {
  customer: Stripe.Customer;
  'checkout.session': Stripe.Checkout.Session;
  subscription: Stripe.Subscription;
  invoice: Stripe.Invoice;
  'billing_portal.session': Stripe.BillingPortal.Session;
  event: Stripe.Event;
}

const SAMPLES = JSON.parse(readFileSync(new URL('./stripe-objects.json', import.meta.url), 'utf8')) as Shapes;

/** A fresh copy of the sample with some fields of one's own. */
export function shaped<Kind extends keyof Shapes>(kind: Kind, fields: Partial<Shapes[Kind]>): Shapes[Kind] {
  return { ...structuredClone(SAMPLES[kind]), ...fields };
}

export interface SubscriptionWords {
  status?: Stripe.Subscription.Status;
  price?: string;
  interval?: 'month' | 'year';
  created?: Date;
  periodEnd?: Date;
  cancelAtPeriodEnd?: boolean;
  cancelAt?: Date | null;
}

export const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** A subscription to one price; the sample itself is about to end, which only some are. */
export function subscriptionWith(words: SubscriptionWords = {}): Stripe.Subscription {
  const { status = 'active', price = 'price_hero_m', interval = 'month', cancelAtPeriodEnd = false, cancelAt = null } = words;
  const { created = new Date('2026-11-01T09:00:00Z'), periodEnd = new Date('2026-12-01T09:00:00Z') } = words;
  const subscription = shaped('subscription', {
    status, created: seconds(created), cancel_at_period_end: cancelAtPeriodEnd, cancel_at: cancelAt && seconds(cancelAt), canceled_at: null, ended_at: null,
  });
  const [item] = subscription.items.data;
  if (!item) throw new Error('the sample has no item');
  item.current_period_start = seconds(created);
  item.current_period_end = seconds(periodEnd);
  item.price = { ...item.price, id: price, recurring: item.price.recurring && { ...item.price.recurring, interval } };
  return subscription;
}

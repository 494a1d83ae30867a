/** What connects Stripe: keys, and which of its prices stands for which of ours. */
import type { PriceId } from '@fableloom/contract/plans/prices';
import type Stripe from 'stripe';

/** A price of ours that costs something. */
export type PaidPriceId = Exclude<PriceId, 'price_free'>;

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Stripe's ids by ours; a price without one is not sold here. */
  prices: Partial<Record<PaidPriceId, string>>;
  /** Another server that speaks Stripe's language. */
  apiUrl: string | undefined;
}

export function stripePriceOf({ prices }: StripeSettings, priceId: string): string | undefined {
  return Object.entries(prices).find(([ours]) => ours === priceId)?.[1];
}

export function ourPriceOf({ prices }: StripeSettings, stripeId: string): string | undefined {
  return Object.entries(prices).find(([, theirs]) => theirs === stripeId)?.[0];
}

/** An operator may sell something more in the same subscription: what stands first is our plan. */
export function withOursFirst(settings: StripeSettings, subscription: Stripe.Subscription): Stripe.Subscription {
  const [ours, others] = [[], []] as [Stripe.SubscriptionItem[], Stripe.SubscriptionItem[]];
  for (const item of subscription.items.data) (ourPriceOf(settings, item.price.id) ? ours : others).push(item);
  return { ...subscription, items: { ...subscription.items, data: [...ours, ...others] } };
}

/** Where Stripe tells what happened; it is entered in Stripe's dashboard. */
export const WEBHOOK_PATH = '/api/payments/stripe/webhook';

// What each plan costs, and which prices the pricing page shows.

import type { PlainMessageKey } from '../messages/index.ts';
import { featuresOf } from './features.ts';
import type { Tier } from './plans.ts';

export type Interval = 'month' | 'year';

export type Price = Readonly<{
  id: string;
  tier: Tier;
  name: string;
  /** In US cents for one interval. */
  amount: number;
  interval: Interval;
  /** A hidden price can be held by a person but is never offered. */
  hidden: boolean;
  features: readonly string[];
}>;

// The paid ids are placeholders of our own; a payment provider's real ids are mapped to them where it is connected.
export const PRICES = [
  { id: 'price_free', tier: 'free', name: 'Free', amount: 0, interval: 'month', hidden: false, features: featuresOf('free') },
  {
    id: 'price_explorer_month', tier: 'explorer', name: 'Explorer',
    amount: 299, interval: 'month', hidden: false, features: featuresOf('explorer'),
  },
  {
    id: 'price_explorer_year', tier: 'explorer', name: 'Explorer',
    amount: 2699, interval: 'year', hidden: false, features: featuresOf('explorer'),
  },
  { id: 'price_hero_month', tier: 'hero', name: 'Hero', amount: 599, interval: 'month', hidden: false, features: featuresOf('hero') },
  { id: 'price_hero_year', tier: 'hero', name: 'Hero', amount: 5399, interval: 'year', hidden: false, features: featuresOf('hero') },
  {
    id: 'price_unlimited', tier: 'unlimited', name: 'Unlimited',
    amount: 1999, interval: 'month', hidden: true, features: featuresOf('unlimited'),
  },
] as const satisfies readonly Price[];

export type PriceId = (typeof PRICES)[number]['id'];

export const FREE_PRICE_ID = 'price_free' satisfies PriceId;

/** What the yearly view advertises beside its toggle. */
export const YEARLY_NOTE = 'subscription.screen.yearly.saving' satisfies PlainMessageKey;

/** The line under every price list. */
export const MONEY_BACK_NOTE = 'subscription.screen.money-back' satisfies PlainMessageKey;

/** The price of this id, or `undefined` for an id that is not ours. */
export function priceOf(priceId: string): Price | undefined {
  return PRICES.find((price) => price.id === priceId);
}

/** The tier that a price id (or the word `free`, as profiles hold it) stands for; `undefined` when unknown. */
export function tierOfPrice(priceId: string): Tier | undefined {
  return priceId === 'free' ? 'free' : priceOf(priceId)?.tier;
}

/** The house gives every family this plan, whatever price they have bought (`tier`): there is nothing to buy. */
export const isGiven = ({ plan, tier }: { plan: Tier; tier: string }): boolean => plan !== (tierOfPrice(tier) ?? 'free');

/** The prices that the pricing page offers for this interval, cheapest first. */
export function pricesOffered(interval: Interval): readonly Price[] {
  return PRICES.filter((price) => price.interval === interval && !price.hidden);
}

/** An amount as it is shown, such as `$2.99`; nothing to pay is `$0`. */
export function writePrice(amount: number): string {
  return amount === 0 ? '$0' : `$${(amount / 100).toFixed(2)}`;
}

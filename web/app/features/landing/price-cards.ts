/** The price lists as the page shows them; read on the server, so that the plan tables are not sent along. */
import { say } from '@fableloom/contract/messages/index';
import { MONEY_BACK_NOTE, pricesOffered, writePrice, YEARLY_NOTE, type Interval } from '@fableloom/contract/plans/prices';

export interface PriceCard {
  id: string;
  name: string;
  price: string;
  per: string;
  promise: string;
  features: readonly string[];
}

export interface Pricing {
  cards: Record<Interval, PriceCard[]>;
  yearlyNote: string;
  moneyBack: string;
}

const PROMISES: Record<string, string> = {
  free: 'For a first bedtime.',
  explorer: 'For the one who asks for another.',
  hero: 'For siblings with many friends.',
};

const cardsFor = (interval: Interval): PriceCard[] =>
  pricesOffered(interval).map(({ id, tier, name, amount, features }) => ({
    id,
    name,
    price: writePrice(amount),
    per: amount === 0 ? '' : `a ${interval}`,
    promise: PROMISES[tier] ?? '',
    features,
  }));

export function readPricing(): Pricing {
  return { cards: { month: cardsFor('month'), year: cardsFor('year') }, yearlyNote: say(YEARLY_NOTE), moneyBack: say(MONEY_BACK_NOTE) };
}

import { describe, expect, test } from 'vitest';
import { isEnding, standingOf, theOneThatCounts } from './standing.ts';
import { type SubscriptionWords, subscriptionWith } from './testing/stripe-shapes.ts';

const ours = (stripeId: string) => ({ price_hero_m: 'price_hero_month', price_explorer_y: 'price_explorer_year' })[stripeId];
const standing = (words: SubscriptionWords) => standingOf(subscriptionWith(words), ours);
const END = new Date('2026-12-01T09:00:00Z');

describe('what each state of Stripe means for the family', () => {
  test.each(['active', 'trialing', 'past_due'] as const)('%s: the plan is there until the end of its period', (status) => {
    expect(standing({ status })).toEqual({ priceId: 'price_hero_month', subscriptionStatus: status, currentPeriodEnd: END, cancelAtPeriodEnd: false, planGiven: false });
  });

  test.each([
    ['canceled', 'canceled'], ['unpaid', 'unpaid'], ['paused', 'paused'], ['incomplete', 'incomplete'], ['incomplete_expired', 'canceled'],
    ['a_state_of_next_year', 'a_state_of_next_year'],
  ] as const)('%s: the free plan', (status, said) => {
    expect(standing({ status })).toEqual({ priceId: null, subscriptionStatus: said, currentPeriodEnd: null, cancelAtPeriodEnd: false, planGiven: false });
  });

  test('cancelled at the end of the period: the plan stays until exactly then', () => {
    expect(standing({ cancelAtPeriodEnd: true })).toMatchObject({ subscriptionStatus: 'active', cancelAtPeriodEnd: true, currentPeriodEnd: END });
  });

  test('cancelled for a moment of its own, as the billing page of Stripe does: until that moment', () => {
    const cancelAt = new Date('2026-11-25T12:00:00Z');
    expect(isEnding(subscriptionWith({ cancelAt }))).toBe(true);
    expect(standing({ cancelAt })).toMatchObject({ cancelAtPeriodEnd: true, currentPeriodEnd: cancelAt });
  });

  test('another price is another plan', () => {
    expect(standing({ price: 'price_explorer_y', interval: 'year' })).toMatchObject({ priceId: 'price_explorer_year' });
  });

  test('a price that is not ours says nothing', () => expect(standing({ price: 'price_of_another_shop' })).toBeUndefined());
});

describe('of several subscriptions of one customer', () => {
  const earlier = new Date('2026-01-01T00:00:00Z');
  test.each([
    ['a running one counts before an ended one that is newer', { created: earlier }, { status: 'canceled' }],
    ['one that is paid counts before one that is late', { created: earlier }, { status: 'past_due' }],
    ['one that is late counts before one that never began', { status: 'past_due', created: earlier }, { status: 'incomplete' }],
    ['of equals the newest counts', {}, { created: earlier }],
  ] as [string, SubscriptionWords, SubscriptionWords][])('%s', (_what, counts, other) => {
    const [one, two] = [subscriptionWith(counts), subscriptionWith(other)];
    expect(theOneThatCounts([one, two])).toBe(one);
    expect(theOneThatCounts([two, one])).toBe(one);
  });

  test('where there is none, none counts', () => expect(theOneThatCounts([])).toBeUndefined());
});

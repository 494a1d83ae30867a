import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectRefused } from '../../../testing/refusals.ts';
import { openStripeHouse, type StripeHouse } from './testing/stripe-house.ts';

let house: StripeHouse;
beforeAll(async () => {
  house = await openStripeHouse();
});
afterAll(() => house.close());

describe('a change that was confirmed at its price', () => {
  const HOUR = 3600;

  /** What somebody was shown whose period ends in so many days. */
  async function shown(days: number) {
    const person = await house.subscriber('price_explorer_month');
    const plan = [...house.stripe.ledger.subscriptions.values()].find(({ customer }) => customer === person.customer);
    const item = plan?.items.data[0];
    // Long and begun some time ago, so that an hour is no cent.
    Object.assign(item ?? {}, { current_period_start: Math.floor(Date.now() / 1000) - 24 * HOUR, current_period_end: Math.floor(Date.now() / 1000) + days * 24 * HOUR });
    const { dueNow, countedAt } = await person.api.subscription.previewChange({ priceId: 'price_hero_month' });
    const change = (confirmed: { dueNow: number; countedAt: number }) => person.api.subscription.change({ priceId: 'price_hero_month', confirmed });
    return { person, change, confirmed: { dueNow, countedAt } };
  }

  test('costs that price, to the cent, also when it is later at Stripe', async () => {
    const { change, confirmed } = await shown(30);
    house.stripe.ledger.laterMs = 10 * 24 * HOUR * 1000;
    await change(confirmed).finally(() => (house.stripe.ledger.laterMs = 0));
    expect(confirmed.dueNow).toBeGreaterThan(0);
    expect(house.stripe.ledger.invoices[0]?.total).toBe(confirmed.dueNow);
  });

  test.each([[-700, 0], [0, -HOUR - 60], [0, HOUR]])('changes and charges nothing where it has another by now: a credit of %i, a moment %i seconds away', async (balance, away) => {
    const { person, change, confirmed } = await shown(10_000);
    Object.assign(house.stripe.ledger.customers.get(person.customer) ?? {}, { balance });
    const billed = house.stripe.ledger.invoices.length;
    await expectRefused(change({ ...confirmed, countedAt: confirmed.countedAt + away }), 409, 'subscription.change.moved');
    expect([await house.planOf(person), house.stripe.ledger.invoices.length]).toEqual(['explorer', billed]);
  });
});

/** What every way of paying promises, tried through the product: the trial and Stripe pass the same tests. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { profiles } from '../../database/schema/index.ts';
import { expectRefused } from '../../testing/refusals.ts';
import type { TestApp, TestPerson } from '../../testing/test-app.ts';

export interface PaymentsHouse {
  app: TestApp;
  /** What happens on the provider's page when the family goes through with it. */
  pay(person: TestPerson, sessionId: string): Promise<void>;
  /** Time passes to the end of the period, and the provider does what it does then. */
  endPeriod(person: TestPerson): Promise<void>;
  close(): Promise<void>;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAhead = (date: Date): number => (date.getTime() - Date.now()) / DAY_MS;

export function keepsThePromisesOfPayments(openHouse: () => Promise<PaymentsHouse>): void {
  let house: PaymentsHouse;
  let app: TestApp;
  beforeAll(async () => {
    house = await openHouse();
    app = house.app;
  });
  afterAll(() => house.close());

  async function subscriber(priceId: string): Promise<TestPerson> {
    const person = await app.signUp('Payer');
    const { sessionId } = await person.api.subscription.checkout({ priceId });
    await house.pay(person, sessionId);
    return person;
  }
  const buyer = (person: TestPerson) => ({ id: person.id, email: person.email, name: person.name });

  describe('the customer', () => {
    test('is made once, also when asked for twenty times at the same moment', async () => {
      const person = await app.signUp('Customer');
      expect(await app.services.payments.customerOf(person.id, app.services.db)).toBeNull();
      const made = await Promise.all(Array.from({ length: 20 }, () => app.services.payments.customer(buyer(person))));
      expect(new Set(made).size).toBe(1);
      expect(await app.services.payments.customerOf(person.id, app.services.db)).toBe(made[0]);
      expect((await person.api.me.show()).profile.stripeCustomerId).toBe(made[0]);
    });
  });

  describe('the checkout', () => {
    test('changes nothing until it is paid, and then gives the plan', async () => {
      const person = await app.signUp('Buyer');
      const { sessionId, url } = await person.api.subscription.checkout({ priceId: 'price_hero_month' });
      expect(url).toMatch(/^(\/|https:\/\/)/);
      expect(await person.api.subscription.show()).toMatchObject({ plan: 'free' });
      await house.pay(person, sessionId);
      const shown = await person.api.subscription.show();
      expect(shown).toMatchObject({ tier: 'price_hero_month', plan: 'hero', isActive: true, status: 'active', cancelAtPeriodEnd: false });
      expect(daysAhead(shown.currentPeriodEnd)).toBeGreaterThan(27);
      expect(daysAhead(shown.currentPeriodEnd)).toBeLessThan(31.1);
    });

    test('is not opened for somebody who has a running plan: nobody pays twice', async () => {
      const person = await subscriber('price_explorer_month');
      await expectRefused(person.api.subscription.checkout({ priceId: 'price_explorer_month' }), 409, 'checkout.plan.same');
      await expectRefused(person.api.subscription.checkout({ priceId: 'price_hero_month' }), 409, 'checkout.plan.change-instead');
    });
  });

  describe('cancelling', () => {
    test('keeps the plan to the exact end of the period, and can be taken back', async () => {
      const person = await subscriber('price_hero_month');
      const { currentPeriodEnd } = await person.api.subscription.show();
      expect(await person.api.subscription.cancel()).toMatchObject({ cancelAtPeriodEnd: true, isActive: true, plan: 'hero', currentPeriodEnd });
      expect(await person.api.subscription.resume()).toMatchObject({ cancelAtPeriodEnd: false, isActive: true, plan: 'hero', currentPeriodEnd });
    });

    test('ends in the free plan when the period is over', async () => {
      const person = await subscriber('price_hero_year');
      await person.api.subscription.cancel();
      await house.endPeriod(person);
      const shown = await person.api.subscription.show();
      expect(shown).toMatchObject({ tier: 'price_free', plan: 'free', isActive: true, status: 'canceled', cancelAtPeriodEnd: false });
      expect(await person.api.subscription.checkout({ priceId: 'price_explorer_month' })).toHaveProperty('url');
    });
  });

  test('a period that ends without a cancellation is followed by the next', async () => {
    const person = await subscriber('price_explorer_month');
    await house.endPeriod(person);
    const shown = await person.api.subscription.show();
    expect(shown).toMatchObject({ plan: 'explorer', isActive: true, status: 'active', cancelAtPeriodEnd: false });
    expect(shown.currentPeriodEnd.getTime()).toBeGreaterThan(Date.now());
  });

  describe('changing the plan', () => {
    test('with the same interval begins at once and keeps the period', async () => {
      const person = await subscriber('price_explorer_month');
      const before = await person.api.subscription.show();
      const preview = await person.api.subscription.previewChange({ priceId: 'price_hero_month' });
      expect(preview).toMatchObject({ priceId: 'price_hero_month', restarts: false, currency: 'usd', periodEnd: before.currentPeriodEnd });
      expect(preview.dueNow).toBeGreaterThanOrEqual(0);
      expect(await person.api.subscription.change({ priceId: 'price_hero_month' })).toMatchObject({
        tier: 'price_hero_month', plan: 'hero', isActive: true, currentPeriodEnd: before.currentPeriodEnd, limits: { characters: { limit: 25 } },
      });
    });

    test('to a smaller plan costs nothing now', async () => {
      const person = await subscriber('price_hero_month');
      expect((await person.api.subscription.previewChange({ priceId: 'price_explorer_month' })).dueNow).toBeLessThanOrEqual(0);
      expect(await person.api.subscription.change({ priceId: 'price_explorer_month' })).toMatchObject({ plan: 'explorer', isActive: true });
    });

    test('with another interval begins a new period today', async () => {
      const person = await subscriber('price_explorer_month');
      const preview = await person.api.subscription.previewChange({ priceId: 'price_explorer_year' });
      expect(preview.restarts).toBe(true);
      const changed = await person.api.subscription.change({ priceId: 'price_explorer_year' });
      expect(daysAhead(changed.currentPeriodEnd)).toBeGreaterThan(364);
      expect(Math.abs(changed.currentPeriodEnd.getTime() - preview.periodEnd.getTime())).toBeLessThan(60_000);
    });

    test('makes a plan renew again that was about to end', async () => {
      const person = await subscriber('price_explorer_month');
      await person.api.subscription.cancel();
      expect(await person.api.subscription.change({ priceId: 'price_hero_month' })).toMatchObject({ plan: 'hero', cancelAtPeriodEnd: false });
    });

    test('is refused on the free plan, to the same plan, and to what is not sold', async () => {
      const free = await app.signUp('Free');
      for (const act of ['change', 'previewChange'] as const) {
        await expectRefused(free.api.subscription[act]({ priceId: 'price_hero_month' }), 400, 'subscription.change.no-plan');
      }
      const person = await subscriber('price_hero_month');
      await expectRefused(person.api.subscription.change({ priceId: 'price_hero_month' }), 409, 'checkout.plan.same');
      for (const priceId of ['price_free', 'price_unlimited', 'price_of_another_shop']) {
        await expectRefused(person.api.subscription.change({ priceId }), 400, 'checkout.session.failed');
      }
    });
  });

  test('what was paid is listed, and nobody sees the invoices of another', async () => {
    const [person, other] = [await subscriber('price_hero_month'), await app.signUp('Other')];
    const { items } = await person.api.subscription.invoices();
    expect(items).toMatchObject([{ number: expect.stringMatching(/\w/), currency: 'usd', status: expect.stringMatching(/^(trial|paid)$/) }]);
    expect((await other.api.subscription.invoices()).items).toEqual([]);
  });

  test('asking how things stand changes nothing that is true already', async () => {
    const person = await subscriber('price_hero_month');
    const before = await person.api.subscription.show();
    expect(await person.api.subscription.refresh()).toEqual(before);
  });

  test('a new address of the account is no hindrance', async () => {
    const person = await subscriber('price_hero_month');
    await app.services.payments.keepAddress(person.id, 'elsewhere@family.example');
    expect(await person.api.subscription.show()).toMatchObject({ plan: 'hero' });
  });

  test('whoever deletes the account has no plan and no customer any more', async () => {
    const person = await subscriber('price_hero_month');
    await person.api.account.remove({ password: 'Moonlight7', email: '' });
    expect(await app.services.db.select().from(profiles).where(eq(profiles.userId, person.id))).toEqual([]);
  });
}

/** What could make a family pay twice, or lose what it pays for. */
import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { profiles, user } from '../../../database/schema/index.ts';
import { expectRefused } from '../../../testing/refusals.ts';
import { askAboutOverdue } from '../overdue.ts';
import { openStripeHouse, type StripeHouse } from './testing/stripe-house.ts';
import { StripeRefusal } from './testing/stripe-refusal.ts';

let house: StripeHouse;
beforeAll(async () => {
  house = await openStripeHouse();
});
afterAll(() => house.close());

const plansOf = (customer: string) => [...house.stripe.ledger.subscriptions.values()].filter((plan) => plan.customer === customer);
const charging = (customer: string) => plansOf(customer).filter(({ status, cancel_at_period_end }) => status === 'active' && !cancel_at_period_end);

describe('a family pays once', () => {
  test('who bought anew while the old plan was unpaid, and then paid the old bill, has one plan and stops paying when it cancels', async () => {
    const person = await house.subscriber();
    const [old] = plansOf(person.customer);
    Object.assign(old ?? {}, { status: 'unpaid' });
    await person.api.subscription.refresh();
    const { sessionId } = await person.api.subscription.checkout({ priceId: 'price_hero_month' });
    await house.pay(person, sessionId);
    // The bill stands in our list, with its link; paid, its plan goes on.
    if (old && old.status === 'unpaid') Object.assign(old, { status: 'active' });
    await person.api.subscription.refresh();
    expect(charging(person.customer)).toHaveLength(1);
    expect(await person.api.subscription.cancel()).toMatchObject({ cancelAtPeriodEnd: true });
    expect(charging(person.customer)).toHaveLength(0);
  });

  test('whose open page was paid in the moment in which another press closes it, is not given another page', async () => {
    const person = await house.app.signUp('Both');
    const { sessionId } = await person.api.subscription.checkout({ priceId: 'price_hero_month' });
    const { ledger } = house.stripe;
    const answer = ledger.answer;
    ledger.answer = (method, path, form) => {
      if (path.endsWith('/expire')) {
        ledger.answer = answer;
        ledger.pay(sessionId);
      }
      return answer(method, path, form);
    };
    const second = await person.api.subscription.checkout({ priceId: 'price_hero_month' }).catch(() => null);
    ledger.answer = answer;
    expect(second).toBeNull();
  });
});

test('a plan that was ended in the dashboard, and nobody told us, can be bought anew after the first press', async () => {
  const person = await house.subscriber();
  for (const plan of plansOf(person.customer)) Object.assign(plan, { status: 'canceled' });
  await expectRefused(person.api.subscription.previewChange({ priceId: 'price_explorer_month' }), 400, 'subscription.change.no-plan');
  expect(await house.planOf(person)).toBe('free');
  expect((await person.api.subscription.checkout({ priceId: 'price_explorer_month' })).url).toContain('checkout.stripe.com');
});

describe('a house that was put back from a backup of before it was bought', () => {
  async function forgotten() {
    const person = await house.subscriber();
    const never = { stripeCustomerId: null, priceId: null, subscriptionStatus: null, currentPeriodEnd: null, standingAskedAt: null, checkoutOpenedAt: null };
    await house.app.services.db.update(profiles).set(never).where(eq(profiles.userId, person.id));
    return person;
  }
  const tell = (type: string) => house.stripe.tell({ ...house.lastEvent(type), id: `evt_${type}_${performance.now()}` } as Stripe.Event);

  test('sells the plan to nobody a second time, also days later', async () => {
    const person = await forgotten();
    // Stripe keeps what it answered to a key for a day; who has another name asks with another key.
    await house.app.services.db.update(user).set({ name: 'Ana of another day' }).where(eq(user.id, person.id));
    await expectRefused(person.api.subscription.checkout({ priceId: 'price_hero_month' }), 409, 'checkout.plan.change-instead');
    expect(await person.api.subscription.show()).toMatchObject({ plan: 'hero', isActive: true });
    expect(await house.customerOf(person)).toBe(person.customer);
  });

  test('knows by the next message of Stripe who has a plan', async () => {
    const person = await forgotten();
    expect(await tell('invoice.paid')).toBe(200);
    expect(await house.planOf(person)).toBe('hero');
  });

  test('says who pays and has no account in it', async () => {
    const person = await house.subscriber();
    const said = vi.spyOn(house.app.services.log, 'error');
    await house.app.services.db.delete(user).where(eq(user.id, person.id));
    expect(await tell('invoice.paid')).toBe(200);
    expect(said.mock.calls).toEqual([[{ customer: person.customer, userId: person.id }, expect.stringContaining('belongs to nobody here')]]);
    said.mockRestore();
  });
});

describe('a key of another account at Stripe', () => {
  test('forgets nobody: with the right key again, who pays has its plan', async () => {
    const person = await house.subscriber();
    const dayAgo = new Date(Date.now() - 24 * 3_600_000);
    await house.app.services.db.update(profiles).set({ currentPeriodEnd: dayAgo, standingAskedAt: dayAgo }).where(eq(profiles.userId, person.id));
    const { ledger } = house.stripe;
    const answer = ledger.answer;
    ledger.answer = (method, path, form) => {
      if (method === 'GET' && path.includes('/prices/')) throw new StripeRefusal(404, 'resource_missing', 'No such price', 'price');
      throw new StripeRefusal(404, 'resource_missing', `No such customer: '${String(form['customer'])}'`, 'customer');
    };
    await askAboutOverdue(house.app.services);
    await person.api.subscription.checkout({ priceId: 'price_hero_year' }).catch(() => null);
    // An account that is removed now would be charged for ever.
    await expectRefused(person.api.account.remove({ password: 'Moonlight7', email: '' }), 502, 'account.delete.payment-failed');
    ledger.answer = answer;
    await house.app.services.db.update(profiles).set({ standingAskedAt: dayAgo }).where(eq(profiles.userId, person.id));
    await askAboutOverdue(house.app.services);
    await person.api.subscription.refresh();
    expect(await person.api.subscription.show()).toMatchObject({ plan: 'hero', isActive: true });
    expect(await house.customerOf(person)).toBe(person.customer);
  });
});

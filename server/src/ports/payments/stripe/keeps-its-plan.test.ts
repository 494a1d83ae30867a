import { eq, like, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { profiles, user } from '../../../database/schema/index.ts';
import { askAboutOverdue, startAskingAboutOverdue } from '../overdue.ts';
import { openStripeHouse, type StripeHouse } from './testing/stripe-house.ts';

let house: StripeHouse;
beforeAll(async () => {
  house = await openStripeHouse();
});
afterAll(() => house.close());


describe('a family that pays keeps its plan', () => {
  const renewed = async () => {
    const person = await house.subscriber();
    house.stripe.tells = false;
    house.stripe.ledger.endPeriod(person.customer, true);
    const [plan] = [...house.stripe.ledger.subscriptions.values()].filter(({ customer }) => customer === person.customer);
    const [item] = plan?.items.data ?? [];
    if (!item) throw new Error('no plan');
    return { person, item, ends: new Date(item.current_period_end * 1000) };
  };
  afterEach(() => void (house.stripe.tells = true));

  test('although nobody told us of its renewal: Stripe is asked before the grace is over', async () => {
    const { person, ends } = await renewed();
    const threeDaysAgo = new Date(Date.now() - 3 * 24 * 3_600_000);
    await house.app.services.db.update(profiles).set({ currentPeriodEnd: threeDaysAgo, standingAskedAt: threeDaysAgo }).where(eq(profiles.userId, person.id));
    house.stripe.isDown = true;
    await askAboutOverdue(house.app.services);
    expect((await person.api.subscription.show()).isActive).toBe(false);
    house.stripe.isDown = false;
    await askAboutOverdue(house.app.services);
    expect(await person.api.subscription.show()).toMatchObject({ plan: 'hero', isActive: true, currentPeriodEnd: ends });
  });

  test('where its price has been replaced by another at Stripe since', async () => {
    const { person, item, ends } = await renewed();
    item.price.id = 'price_hero_of_last_year';
    await house.stripe.tell({ ...house.lastEvent('customer.subscription.updated'), id: 'evt_old_price' } as Stripe.Event);
    expect(await person.api.subscription.show()).toMatchObject({ plan: 'hero', isActive: true, currentPeriodEnd: ends });
    const stranger = await house.subscriber();
    await house.app.services.db.update(profiles).set({ priceId: null, currentPeriodEnd: null }).where(eq(profiles.userId, stranger.id));
    const [plan] = [...house.stripe.ledger.subscriptions.values()].filter(({ customer }) => customer === stranger.customer);
    Object.assign(plan?.items.data[0]?.price ?? {}, { id: 'price_of_another_shop', unit_amount: 1234 });
    await stranger.api.subscription.refresh();
    expect(await house.planOf(stranger)).toBe('free');
  });

  test('where its price has been replaced and the payment was late for weeks', async () => {
    const { person, item, ends } = await renewed();
    item.price.id = 'price_hero_of_last_year';
    const plan = [...house.stripe.ledger.subscriptions.values()].find(({ customer }) => customer === person.customer);
    Object.assign(plan ?? {}, { status: 'unpaid' });
    expect(await person.api.subscription.refresh()).toMatchObject({ plan: 'free' });
    Object.assign(plan ?? {}, { status: 'active' });
    expect(await person.api.subscription.refresh()).toMatchObject({ plan: 'hero', isActive: true, currentPeriodEnd: ends });
    Object.assign(plan ?? {}, { metadata: {} });
    await house.app.services.db.update(profiles).set({ priceId: null }).where(eq(profiles.userId, person.id));
    expect(await person.api.subscription.refresh()).toMatchObject({ plan: 'free' });
  });

  test('where it was cancelled, taken up again on the page of Stripe, and nobody told us', async () => {
    const { person, ends } = await renewed();
    const yesterday = new Date(Date.now() - 24 * 3_600_000);
    const over = { currentPeriodEnd: yesterday, standingAskedAt: yesterday, cancelAtPeriodEnd: true };
    await house.app.services.db.update(profiles).set(over).where(eq(profiles.userId, person.id));
    await askAboutOverdue(house.app.services);
    expect(await person.api.subscription.show()).toMatchObject({ plan: 'hero', isActive: true, currentPeriodEnd: ends, cancelAtPeriodEnd: false });
  });

  test.each(['unpaid', 'paused'] as const)('where it was %s, has paid since, and nobody told us', async (status) => {
    const { person, ends } = await renewed();
    const plan = [...house.stripe.ledger.subscriptions.values()].find(({ customer }) => customer === person.customer);
    Object.assign(plan ?? {}, { status });
    expect(await person.api.subscription.refresh()).toMatchObject({ plan: 'free' });
    Object.assign(plan ?? {}, { status: 'active' });
    await house.app.services.db.update(profiles).set({ standingAskedAt: new Date(Date.now() - 4 * 3_600_000) }).where(eq(profiles.userId, person.id));
    await askAboutOverdue(house.app.services);
    expect(await person.api.subscription.show()).toMatchObject({ plan: 'hero', isActive: true, currentPeriodEnd: ends });
  });

  test('where it paid, closed the page, and nobody told us', async () => {
    const person = await house.app.signUp('Closer');
    const { sessionId } = await person.api.subscription.checkout({ priceId: 'price_hero_month' });
    await askAboutOverdue(house.app.services);
    expect(await house.planOf(person)).toBe('free');
    house.stripe.tells = false;
    await house.stripe.pay(sessionId);
    await askAboutOverdue(house.app.services);
    expect(await house.planOf(person)).toBe('hero');
    const opened = () => house.app.services.db.select({ at: profiles.checkoutOpenedAt }).from(profiles).where(eq(profiles.userId, person.id));
    expect(await opened()).toEqual([{ at: null }]);
  });

  test('also where many others have opened a page and not paid: each look asks about all of them', async () => {
    const { db } = house.app.services;
    const idle = await house.app.signUp('Idle');
    await idle.api.subscription.checkout({ priceId: 'price_hero_month' });
    const { person, ends } = await renewed();
    const closer = await house.app.signUp('Closer');
    const { sessionId } = await closer.api.subscription.checkout({ priceId: 'price_hero_month' });
    await house.stripe.pay(sessionId);
    await db.execute(sql`insert into "user" (id, name, email) select 'idle-' || n, 'Idle', 'idle-' || n || '@family.example' from generate_series(1, 60) as n`);
    await db.execute(sql`insert into profiles (user_id, email, display_name, stripe_customer_id, checkout_opened_at)
      select id, email, name, ${await house.customerOf(idle)}, now() from "user" where id like 'idle-%'`);
    const threeDaysAgo = new Date(Date.now() - 3 * 24 * 3_600_000);
    await db.update(profiles).set({ currentPeriodEnd: threeDaysAgo, standingAskedAt: threeDaysAgo }).where(eq(profiles.userId, person.id));
    await askAboutOverdue(house.app.services);
    expect(await person.api.subscription.show()).toMatchObject({ plan: 'hero', isActive: true, currentPeriodEnd: ends });
    expect(await house.planOf(closer)).toBe('hero');
    await db.delete(user).where(like(user.id, 'idle-%'));
  });

  test('where the operator sells something more in the same subscription, and that is what changes of plan leave alone', async () => {
    const { person, item, ends } = await renewed();
    const plan = [...house.stripe.ledger.subscriptions.values()].find(({ customer }) => customer === person.customer);
    plan?.items.data.unshift({ ...item, id: 'si_more', price: { ...item.price, id: 'price_more', unit_amount: 100 } });
    await house.app.services.db.update(profiles).set({ priceId: null }).where(eq(profiles.userId, person.id));
    expect(await person.api.subscription.refresh()).toMatchObject({ plan: 'hero', isActive: true, currentPeriodEnd: ends });
    const { ledger } = house.stripe;
    const answer = ledger.answer;
    const changed: unknown[] = [];
    ledger.answer = (method, path, form) => {
      if (method === 'POST' && path.startsWith('/v1/subscriptions/')) changed.push(form['items.0.id'] ?? form['items']);
      return answer(method, path, form);
    };
    await person.api.subscription.change({ priceId: 'price_hero_year' });
    ledger.answer = answer;
    expect(JSON.stringify(changed)).toContain(item.id);
  });

  test('from the start of a program that was away for days', async () => {
    const { person } = await renewed();
    const threeDaysAgo = new Date(Date.now() - 3 * 24 * 3_600_000);
    await house.app.services.db.update(profiles).set({ currentPeriodEnd: threeDaysAgo, standingAskedAt: threeDaysAgo }).where(eq(profiles.userId, person.id));
    const stop = startAskingAboutOverdue(house.app.services);
    await vi.waitFor(async () => expect((await person.api.subscription.show()).isActive).toBe(true), { timeout: 20_000 });
    stop();
  });
});

import { randomUUID } from 'node:crypto';
import { checkouts, profiles } from '../../database/schema/index.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WEBHOOK_PATH } from '../../ports/payments/stripe/settings.ts';
import { expectRefused } from '../../testing/refusals.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let app: TestApp;
let stranger: TestPerson;
/** Opens sessions and completes none, so stays on the free plan. */
let buyer: TestPerson;

beforeAll(async () => {
  app = await openTestApp();
  [stranger, buyer] = [await app.signUp('Stranger'), await app.signUp('Buyer')];
});
afterAll(() => app.close());

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAhead = (date: Date): number => (date.getTime() - Date.now()) / DAY_MS;

async function subscriber(priceId = 'price_hero_month'): Promise<TestPerson> {
  const person = await app.signUp('Subscriber');
  const { sessionId } = await person.api.subscription.checkout({ priceId });
  await person.api.subscription.completeTrial({ id: sessionId });
  return person;
}

describe('show', () => {
  test('asks to sign in', () => expectRefused(app.stranger.subscription.show(), 401, 'auth.user.required'));

  test('a new person is on the free plan with nothing used', async () => {
    const shown = await stranger.api.subscription.show();
    expect(shown).toMatchObject({ tier: 'price_free', plan: 'free', isActive: true, status: 'active', cancelAtPeriodEnd: false });
    expect(shown).toMatchObject({ imagesGeneratedCount: 0, imagesGeneratedThisMonth: 0 });
    expect(shown.limits).toMatchObject({ stories: { used: 0, limit: 15 }, characters: { used: 0, limit: 0 } });
  });

  test('without a profile it falls back to free, active, thirty days ahead', async () => {
    const person = await app.signUp('Lost');
    await app.services.db.delete(profiles).where(eq(profiles.userId, person.id));
    const shown = await person.api.subscription.show();
    expect(shown).toMatchObject({ tier: 'price_free', plan: 'free', isActive: true });
    expect(daysAhead(shown.currentPeriodEnd)).toBeCloseTo(30, 1);
  });

  test('a plan whose period has ended is not active', async () => {
    const person = await subscriber();
    await app.services.db.update(profiles).set({ currentPeriodEnd: new Date(Date.now() - DAY_MS) }).where(eq(profiles.userId, person.id));
    const shown = await person.api.subscription.show();
    expect(shown).toMatchObject({ tier: 'price_hero_month', isActive: false, limits: { characters: { limit: 0 } } });
  });
});

describe('checkout', () => {
  test('asks to sign in', async () => {
    const refused = await expectRefused(app.stranger.subscription.checkout({ priceId: 'price_hero_month' }), 401, 'checkout.signed-out');
    expect(refused.message).toBe('Please sign in to continue');
  });

  test.each(['price_free', 'price_unlimited', 'price_of_another_shop', ''])('does not sell %j', async (priceId) => {
    const refused = await expectRefused(stranger.api.subscription.checkout({ priceId }), 400, 'checkout.session.failed');
    expect(refused.message).toBe('Failed to create checkout session');
  });

  test('opens a session with a page of its own', async () => {
    const { sessionId, url } = await stranger.api.subscription.checkout({ priceId: 'price_explorer_year' });
    expect(url).toBe(`/checkout/${sessionId}`);
  });

  test('does not sell a plan twice', async () => {
    const person = await subscriber('price_hero_month');
    await expectRefused(person.api.subscription.checkout({ priceId: 'price_hero_month' }), 409, 'checkout.plan.same');
    await expectRefused(person.api.subscription.checkout({ priceId: 'price_hero_year' }), 409, 'checkout.plan.change-instead');
  });
});

describe('checkoutSession', () => {
  test('asks to sign in', () => expectRefused(app.stranger.subscription.checkoutSession({ id: 'trial_1' }), 401, 'checkout.signed-out'));

  test('shows the own session, and nobody else anything', async () => {
    const { sessionId: id } = await buyer.api.subscription.checkout({ priceId: 'price_hero_month' });
    expect(await buyer.api.subscription.checkoutSession({ id })).toEqual({ id, priceId: 'price_hero_month', status: 'open', trial: true });
    for (const other of [id, `trial_${randomUUID()}`]) {
      await expectRefused(stranger.api.subscription.checkoutSession({ id: other }), 404, 'checkout.session.invalid');
    }
  });
});

describe('completeTrial', () => {
  test('asks to sign in', () => expectRefused(app.stranger.subscription.completeTrial({ id: 'trial_1' }), 401, 'checkout.signed-out'));

  test.each([['price_hero_month', 'hero', 28, 31], ['price_explorer_year', 'explorer', 365, 366]] as const)(
    '%s gives the plan for its period', async (priceId, plan, least, most) => {
      const person = await app.signUp('Buyer');
      const { sessionId: id } = await person.api.subscription.checkout({ priceId });
      expect(await person.api.subscription.completeTrial({ id })).toEqual({ url: '/subscription?success=true' });
      const shown = await person.api.subscription.show();
      expect(shown).toMatchObject({ tier: priceId, plan, isActive: true, status: 'active', cancelAtPeriodEnd: false });
      expect(daysAhead(shown.currentPeriodEnd)).toBeGreaterThan(least - 0.1);
      expect(daysAhead(shown.currentPeriodEnd)).toBeLessThan(most + 0.1);
    },
  );

  test('a second press changes nothing', async () => {
    const person = await app.signUp('Buyer');
    const { sessionId: id } = await person.api.subscription.checkout({ priceId: 'price_hero_month' });
    await Promise.all([person.api.subscription.completeTrial({ id }), person.api.subscription.completeTrial({ id })]);
    const before = await person.api.subscription.show();
    await person.api.subscription.completeTrial({ id });
    expect((await person.api.subscription.show()).currentPeriodEnd).toEqual(before.currentPeriodEnd);
    expect((await person.api.subscription.checkoutSession({ id })).status).toBe('complete');
  });

  test('nobody completes the session of another', async () => {
    const { sessionId: id } = await buyer.api.subscription.checkout({ priceId: 'price_hero_month' });
    const refused = await expectRefused(stranger.api.subscription.completeTrial({ id }), 404, 'checkout.session.invalid');
    expect(refused.message).toBe('Invalid checkout session');
    expect((await stranger.api.subscription.show()).plan).toBe('free');
  });

  test('a session of yesterday has expired', async () => {
    const { sessionId: id } = await buyer.api.subscription.checkout({ priceId: 'price_hero_month' });
    await app.services.db.update(checkouts).set({ createdAt: new Date(Date.now() - 2 * DAY_MS) }).where(eq(checkouts.id, id));
    expect((await buyer.api.subscription.checkoutSession({ id })).status).toBe('expired');
    await expectRefused(buyer.api.subscription.completeTrial({ id }), 400, 'checkout.session.invalid');
  });
});

describe('cancel and resume', () => {
  test('ask to sign in', async () => {
    await expectRefused(app.stranger.subscription.cancel(), 401, 'checkout.signed-out');
    await expectRefused(app.stranger.subscription.resume(), 401, 'checkout.signed-out');
  });

  test('there is nothing to cancel on the free plan', async () => {
    await expectRefused(stranger.api.subscription.cancel(), 400, 'checkout.nothing-to-cancel');
    await expectRefused(stranger.api.subscription.resume(), 400, 'subscription.resume.no-plan');
  });

  test('the plan goes on to the end of its period, and can be taken up again', async () => {
    const person = await subscriber();
    for (let press = 0; press < 2; press += 1) {
      expect(await person.api.subscription.cancel()).toMatchObject({ cancelAtPeriodEnd: true, isActive: true, plan: 'hero' });
    }
    for (let press = 0; press < 2; press += 1) {
      expect(await person.api.subscription.resume()).toMatchObject({ cancelAtPeriodEnd: false, isActive: true, plan: 'hero' });
    }
  });
});

describe('where plans are a trial', () => {
  test('the acts of a plan ask to sign in', async () => {
    const { subscription } = app.stranger;
    const change = { priceId: 'price_hero_month' };
    for (const act of [subscription.change(change), subscription.previewChange(change), subscription.refresh(), subscription.invoices(), subscription.portal()]) {
      await expectRefused(act, 401, 'checkout.signed-out');
    }
  });

  test('there is no billing page, and nobody is heard who says to be Stripe', async () => {
    const person = await subscriber();
    expect(await person.api.subscription.invoices()).toMatchObject({ hasPortal: false, items: [{ amount: 0, status: 'trial', url: null }] });
    await expectRefused(person.api.subscription.portal(), 404, 'subscription.portal.none');
    const answer = await app.request(WEBHOOK_PATH, { method: 'POST', body: '{}', headers: { 'stripe-signature': 't=1,v1=00' } });
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({ status: 404, body: { error: { code: 'webhook.not-here' } } });
  });
});

describe('a renewal that is not told yet', () => {
  const endedFor = async (hours: number, cancelAtPeriodEnd: boolean) => {
    const person = await subscriber();
    const currentPeriodEnd = new Date(Date.now() - hours * 3_600_000);
    await app.services.db.update(profiles).set({ currentPeriodEnd, cancelAtPeriodEnd }).where(eq(profiles.userId, person.id));
    return (await person.api.subscription.show()).isActive;
  };

  test('takes nothing away for a day; a cancelled plan ends on its day', async () => {
    expect([await endedFor(1, false), await endedFor(25, false), await endedFor(1, true)]).toEqual([true, false, false]);
  });
});

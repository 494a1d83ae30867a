/** A plan that an administrator gave: it stays until its day whatever Stripe tells of an older one, and can be bought meanwhile. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profiles } from '../../../database/schema/index.ts';
import { signUpAdmin } from '../../../testing/administrators.ts';
import { expectRefused } from '../../../testing/refusals.ts';
import { askAboutOverdue } from '../overdue.ts';
import { openStripeHouse, type StripeHouse } from './testing/stripe-house.ts';

let house: StripeHouse;
beforeAll(async () => void (house = await openStripeHouse()));
afterAll(() => house.close());

/** Paid once, ended, and given the hero plan by an administrator since. */
async function presented() {
  const [boss, family] = [await signUpAdmin(house.app, 'Boss'), await house.subscriber('price_explorer_month')];
  await family.api.subscription.cancel();
  await house.stripe.endPeriod(family.customer, { isPaid: true });
  expect(await house.planOf(family)).toBe('free');
  const give = () => boss.api.admin.people.setPlan({ userId: family.id, priceId: 'price_hero_month', months: 3, reason: 'A prize' });
  await give();
  return { family, give };
}

test('stays when Stripe is asked about the plan that ended, and ends on its own day', async () => {
  const { family, give } = await presented();
  await house.stripe.tell(house.lastEvent('customer.subscription.deleted'));
  const gift = { plan: 'hero', isActive: true, isGift: true, cancelAtPeriodEnd: true };
  expect(await family.api.subscription.refresh()).toMatchObject(gift);
  await give();
  expect(await family.api.subscription.show()).toMatchObject(gift);
  const yesterday = new Date(Date.now() - 86_400_000);
  await house.app.services.db.update(profiles).set({ currentPeriodEnd: yesterday, standingAskedAt: yesterday }).where(eq(profiles.userId, family.id));
  await askAboutOverdue(house.app.services);
  expect(await family.api.subscription.show()).toMatchObject({ tier: 'price_free', plan: 'free', isGift: false, status: 'canceled' });
});

test('is no plan that could be changed or go on, and the same one can be bought; then it is theirs', async () => {
  const { family } = await presented();
  await expectRefused(family.api.subscription.change({ priceId: 'price_hero_year' }), 400, 'subscription.change.no-plan');
  await expectRefused(family.api.subscription.resume(), 400, 'subscription.resume.no-plan');
  const { sessionId } = await family.api.subscription.checkout({ priceId: 'price_hero_month' });
  expect(await family.api.subscription.show()).toMatchObject({ plan: 'hero', isGift: true });
  await house.stripe.pay(sessionId);
  expect(await family.api.subscription.show()).toMatchObject({ plan: 'hero', isGift: false, cancelAtPeriodEnd: false });
  expect(await family.api.subscription.cancel()).toMatchObject({ cancelAtPeriodEnd: true });
});

test('is not what is paid for where an older plan goes on, at a price that was replaced since', async () => {
  const [boss, family] = [await signUpAdmin(house.app, 'Giver'), await house.subscriber('price_explorer_month')];
  const plan = [...house.stripe.ledger.subscriptions.values()].find(({ customer }) => customer === family.customer);
  Object.assign(plan ?? {}, { status: 'unpaid' });
  Object.assign(plan?.items.data[0]?.price ?? {}, { id: 'price_explorer_of_last_year' });
  expect(await family.api.subscription.refresh()).toMatchObject({ plan: 'free' });
  await boss.api.admin.people.setPlan({ userId: family.id, priceId: 'price_hero_month', months: 3, reason: 'A prize' });
  expect(await family.api.subscription.refresh()).toMatchObject({ plan: 'hero', isGift: true });
  Object.assign(plan ?? {}, { status: 'active' });
  expect(await family.api.subscription.refresh()).toMatchObject({ plan: 'explorer', isGift: false });
});

test('to a family that never bought ends on its day as well, and leaves nothing that could be kept or changed', async () => {
  const [boss, family] = [await signUpAdmin(house.app, 'Chief'), await house.app.signUp('Never')];
  await boss.api.admin.people.setPlan({ userId: family.id, priceId: 'price_hero_month', months: 1, reason: 'A prize' });
  expect(await family.api.subscription.show()).toMatchObject({ tier: 'price_hero_month', isGift: true });
  await house.app.services.db.update(profiles).set({ currentPeriodEnd: new Date(Date.now() - 60_000) }).where(eq(profiles.userId, family.id));
  await askAboutOverdue(house.app.services);
  const over = { tier: 'price_free', plan: 'free', isActive: true, isGift: false, status: 'canceled', cancelAtPeriodEnd: false };
  expect(await family.api.subscription.refresh()).toMatchObject(over);
  expect((await family.api.subscription.checkout({ priceId: 'price_hero_month' })).url).toContain('checkout.stripe.com');
  expect(await family.api.subscription.show()).toMatchObject(over);
});

test('to a family that Stripe has forgotten stays as well', async () => {
  const { family } = await presented();
  house.stripe.ledger.customers.delete(family.customer);
  expect(await family.api.subscription.refresh()).toMatchObject({ plan: 'hero', isGift: true });
  expect(await house.customerOf(family)).toBe('');
});

test('to a family of the trial outlives the trial', async () => {
  const { family } = await presented();
  await house.app.services.db.update(profiles).set({ stripeCustomerId: 'cus_trial_9' }).where(eq(profiles.userId, family.id));
  await askAboutOverdue(house.app.services);
  expect(await family.api.subscription.show()).toMatchObject({ plan: 'hero', isGift: true });
});

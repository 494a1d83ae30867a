/** A house that began with the trial and takes money later: nobody is held in a plan that nobody sold. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profiles } from '../../../database/schema/index.ts';
import { askAboutOverdue } from '../overdue.ts';
import { openStripeHouse, type StripeHouse } from './testing/stripe-house.ts';

let house: StripeHouse;
beforeAll(async () => void (house = await openStripeHouse()));
afterAll(() => house.close());

test('a plan of the trial ends, and a real one can be bought; who pays keeps theirs', async () => {
  const [early, paying] = [await house.app.signUp('Early'), await house.subscriber()];
  const { services } = house.app;
  const inAYear = new Date(services.clock.now().getTime() + 300 * 86_400_000);
  const trial = { stripeCustomerId: 'cus_trial_7', priceId: 'price_hero_year', subscriptionStatus: 'active', currentPeriodEnd: inAYear, cancelAtPeriodEnd: false };
  await services.db.update(profiles).set(trial).where(eq(profiles.userId, early.id));
  const before = await house.planOf(paying);

  await askAboutOverdue(services);

  expect(await house.planOf(early)).toBe('free');
  expect((await early.api.subscription.checkout({ priceId: 'price_hero_year' })).url).toMatch(/^http/);
  expect(await house.planOf(paying)).toBe(before);
});

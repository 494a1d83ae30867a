import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { profiles } from '../../database/schema/index.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { keepsThePromisesOfPayments } from './payments.compliance.ts';
import { afterPeriod, renewTrials } from './trial-renewal.ts';

describe('the trial', () => {
  keepsThePromisesOfPayments(async () => {
    const app = await openTestApp();
    return {
      app,
      pay: async (person, sessionId) => void (await person.api.subscription.completeTrial({ id: sessionId })),
      async endPeriod({ id }) {
        await app.services.db.update(profiles).set({ currentPeriodEnd: new Date(Date.now() - 1000) }).where(eq(profiles.userId, id));
        await renewTrials(app.services);
      },
      close: () => app.close(),
    };
  });
});

describe('after the period of a trial', () => {
  const due = { priceId: 'price_hero_month', currentPeriodEnd: new Date('2026-01-31T10:00:00Z'), cancelAtPeriodEnd: false };

  test('as many periods have passed as have passed', () => {
    expect(afterPeriod(due, new Date('2026-03-15T00:00:00Z'))).toMatchObject({ currentPeriodEnd: new Date('2026-03-28T10:00:00Z'), subscriptionStatus: 'active' });
  });

  test.each([
    ['a cancelled one', { cancelAtPeriodEnd: true }], ['one to a price that is gone', { priceId: 'price_of_2019' }], ['one without an end', { currentPeriodEnd: null }],
  ])('%s has ended', (_what, change) => {
    expect(afterPeriod({ ...due, ...change }, new Date('2026-02-01T00:00:00Z'))).toEqual({
      priceId: null, subscriptionStatus: 'canceled', currentPeriodEnd: null, cancelAtPeriodEnd: false, planGiven: false,
    });
  });
});

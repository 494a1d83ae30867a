/** A whole app whose plans are paid at the stand-in. */
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts';
import type { PaymentsHouse } from '../../payments.compliance.ts';
import { WEBHOOK_PATH } from '../settings.ts';
import { openStripeStandIn, type StandIn } from './stripe-stand-in.ts';

export const STRIPE_ENVIRONMENT = {
  STRIPE_SECRET_KEY: 'sk_test_fableloom', STRIPE_WEBHOOK_SECRET: 'whsec_fableloom',
  STRIPE_PRICE_EXPLORER_MONTH: 'price_explorer_m', STRIPE_PRICE_EXPLORER_YEAR: 'price_explorer_y',
  STRIPE_PRICE_HERO_MONTH: 'price_hero_m', STRIPE_PRICE_HERO_YEAR: 'price_hero_y',
} as const;

export const STRIPE_PRICES = {
  price_explorer_m: { amount: 299, interval: 'month' }, price_explorer_y: { amount: 2699, interval: 'year' },
  price_hero_m: { amount: 599, interval: 'month' }, price_hero_y: { amount: 5399, interval: 'year' },
} as const;

export interface StripeHouse extends PaymentsHouse {
  stripe: StandIn;
}

export async function openStripeHouse(): Promise<StripeHouse> {
  let app: TestApp | null = null;
  const stripe = await openStripeStandIn({
    secretKey: STRIPE_ENVIRONMENT.STRIPE_SECRET_KEY, webhookSecret: STRIPE_ENVIRONMENT.STRIPE_WEBHOOK_SECRET, prices: STRIPE_PRICES,
    deliver: async (body, signature) =>
      (await app?.request(WEBHOOK_PATH, { method: 'POST', body, headers: { 'stripe-signature': signature } }))?.status ?? 0,
  });
  const opened = await openTestApp({ ...STRIPE_ENVIRONMENT, STRIPE_API_URL: stripe.url });
  app = opened;
  return {
    app: opened,
    stripe,
    pay: (_person, sessionId) => stripe.pay(sessionId),
    async endPeriod(person) {
      const customer = await opened.services.payments.customerOf(person.id, opened.services.db);
      await stripe.endPeriod(customer ?? '', { isPaid: true });
    },
    async close() {
      await opened.close();
      await stripe.close();
    },
  };
}

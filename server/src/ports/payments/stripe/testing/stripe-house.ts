/** A whole app whose plans are paid at the stand-in. */
import type Stripe from 'stripe';
import { openTestApp, type TestApp, type TestPerson } from '../../../../testing/test-app.ts';
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
  /** Empty where they have none. */
  customerOf(person: TestPerson): Promise<string>;
  /** Somebody new who has paid at the page of Stripe. */
  subscriber(priceId?: string): Promise<TestPerson & { customer: string }>;
  planOf(person: TestPerson): Promise<string>;
  lastEvent(type: string): Stripe.Event;
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
  const customerOf = async (person: TestPerson): Promise<string> => (await opened.services.payments.customerOf(person.id, opened.services.db)) ?? '';
  return {
    app: opened,
    stripe,
    customerOf,
    async subscriber(priceId = 'price_hero_month') {
      const person = await opened.signUp('Payer');
      const { sessionId } = await person.api.subscription.checkout({ priceId });
      await stripe.pay(sessionId);
      return { ...person, customer: await customerOf(person) };
    },
    planOf: async (person) => (await person.api.subscription.show()).plan,
    lastEvent: (type) => stripe.events.findLast((event) => event.type === type) as Stripe.Event,
    pay: (_person, sessionId) => stripe.pay(sessionId),
    endPeriod: async (person) => stripe.endPeriod(await customerOf(person), { isPaid: true }),
    async close() {
      await opened.close();
      await stripe.close();
    },
  };
}

/** Plans that are paid through Stripe: its checkout page, its billing page, its invoices. */
import type { Invoice } from '@fableloom/contract';
import { priceOf } from '@fableloom/contract/plans/prices';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { profiles } from '../../../database/schema/index.ts';
import { refuse } from '../../../http/refuse.ts';
import type { Services } from '../../../services.ts';
import type { Buyer, Payments } from '../payments.port.ts';
import { hear } from './hear.ts';
import { isMissing, keepStanding, lockCustomer, type StripeParts } from './keep-standing.ts';
import { stripePriceOf, type StripeSettings } from './settings.ts';
import { isEnding, isRunning } from './standing.ts';

const TIMEOUT_MS = 20_000;
const MOST_INVOICES = 24;
/** Customers of the trial are none of Stripe's. */
const isTheirs = (customer: string | null | undefined): customer is string => typeof customer === 'string' && !customer.startsWith('cus_trial_');

function openStripe({ secretKey, apiUrl }: StripeSettings): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl ?? 'https://api.stripe.com');
  const isHttps = protocol === 'https:';
  return new Stripe(secretKey, {
    host: hostname, port: port || (isHttps ? 443 : 80), protocol: isHttps ? 'https' : 'http', maxNetworkRetries: 2, timeout: TIMEOUT_MS, telemetry: false,
  });
}

/** One at a time for each person, so two presses at once are one. */
async function customerFor({ services: { db, clock }, stripe }: StripeParts, { id, email, name }: Buyer): Promise<string> {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, id);
    const [row] = await tx.select({ customer: profiles.stripeCustomerId }).from(profiles).where(eq(profiles.userId, id));
    if (!row) return refuse('NOT_FOUND', 'profile.fetch.failed');
    if (isTheirs(row.customer)) return row.customer;
    const customer = await stripe.customers.create({ email, name, metadata: { userId: id } });
    await tx.update(profiles).set({ stripeCustomerId: customer.id, updatedAt: clock.now() }).where(eq(profiles.userId, id));
    return customer.id;
  });
}

async function runningPlan({ stripe }: StripeParts, customer: string): Promise<Stripe.Subscription | undefined> {
  const { data } = await stripe.subscriptions.list({ customer, limit: 10 });
  return data.find(isRunning);
}

/** Two open checkout pages could both be paid, so an older one is closed first. */
async function closeOpenCheckouts({ stripe }: StripeParts, customer: string): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 10 });
  for (const { id } of data) await stripe.checkout.sessions.expire(id);
}

/** What makes a plan renew again that was about to end. */
const goingOn = (plan: Stripe.Subscription): Stripe.SubscriptionUpdateParams =>
  plan.cancel_at_period_end ? { cancel_at_period_end: false } : plan.cancel_at === null ? {} : { cancel_at: '' };

const invoiceView = ({ id, number, created, total, currency, status, hosted_invoice_url }: Stripe.Invoice): Invoice => ({
  id: id ?? '', number: number ?? id ?? '', date: new Date(created * 1000), amount: total, currency, status: status ?? 'open', url: hosted_invoice_url ?? null,
});

export function stripePayments(services: Pick<Services, 'db' | 'clock' | 'log'>, settings: StripeSettings): Payments {
  const stripe = openStripe(settings);
  const parts: StripeParts = { services, stripe, settings };
  const { db } = services;

  const customerOf: Payments['customerOf'] = async (userId, queries) => {
    const [row] = await queries.select({ customer: profiles.stripeCustomerId }).from(profiles).where(eq(profiles.userId, userId));
    return isTheirs(row?.customer) ? row.customer : null;
  };
  const keep = (customer: string) => db.transaction((tx) => keepStanding(parts, tx, customer));

  async function ownPlan(userId: string): Promise<{ customer: string; plan: Stripe.Subscription; item: Stripe.SubscriptionItem }> {
    const customer = await customerOf(userId, db);
    const plan = customer === null ? undefined : await runningPlan(parts, customer);
    const item = plan?.items.data[0];
    if (customer === null || !plan || !item) return refuse('BAD_REQUEST', 'subscription.change.no-plan');
    return { customer, plan, item };
  }

  /** Changes the plan at Stripe and writes down at once what came of it, without waiting for Stripe's message. */
  async function update(userId: string, change: (plan: Stripe.Subscription, item: Stripe.SubscriptionItem) => Stripe.SubscriptionUpdateParams) {
    const { customer, plan, item } = await ownPlan(userId);
    await stripe.subscriptions.update(plan.id, change(plan, item));
    await keep(customer);
  }

  const stripePrice = (priceId: string): string => stripePriceOf(settings, priceId) ?? refuse('BAD_REQUEST', 'checkout.session.failed');

  return {
    provider: 'stripe',
    customer: (buyer) => customerFor(parts, buyer),
    customerOf,
    async openCheckout({ buyer, priceId, successUrl, cancelUrl }) {
      const price = stripePrice(priceId);
      const customer = await customerFor(parts, buyer);
      if (await runningPlan(parts, customer)) {
        // Paid already, and the message about it is still on its way.
        await keep(customer);
        refuse('CONFLICT', 'checkout.plan.change-instead');
      }
      await closeOpenCheckouts(parts, customer);
      const { id, url } = await stripe.checkout.sessions.create({
        mode: 'subscription', customer, line_items: [{ price, quantity: 1 }], success_url: successUrl, cancel_url: cancelUrl,
        client_reference_id: buyer.id, subscription_data: { metadata: { userId: buyer.id } },
      });
      return { sessionId: id, url: url ?? refuse('PROVIDER_FAILED', 'checkout.session.invalid') };
    },
    async previewChange(userId, priceId) {
      const { customer, plan, item } = await ownPlan(userId);
      const price = stripePrice(priceId);
      const preview = await stripe.invoices.createPreview({
        customer, subscription: plan.id,
        subscription_details: { items: [{ id: item.id, price }], proration_behavior: 'always_invoice' },
      });
      const restarts = priceOf(priceId)?.interval !== item.price.recurring?.interval;
      const end = Math.max(...preview.lines.data.map(({ period }) => period.end), restarts ? 0 : item.current_period_end);
      return { priceId, dueNow: preview.total, currency: preview.currency, periodEnd: new Date(end * 1000), restarts };
    },
    changePlan: (userId, priceId) =>
      update(userId, (plan, item) => ({
        items: [{ id: item.id, price: stripePrice(priceId) }], proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete', ...goingOn(plan),
      })),
    cancelAtPeriodEnd: (userId) => update(userId, () => ({ cancel_at_period_end: true })),
    resume: (userId) => update(userId, (plan) => (isEnding(plan) ? goingOn(plan) : {})),
    async refresh(userId) {
      const customer = await customerOf(userId, db);
      if (customer) await keep(customer);
    },
    async invoices(userId) {
      const customer = await customerOf(userId, db);
      return customer ? (await stripe.invoices.list({ customer, limit: MOST_INVOICES })).data.map(invoiceView) : [];
    },
    async openPortal(userId, returnUrl) {
      const customer = await customerOf(userId, db);
      return customer && (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url;
    },
    async keepAddress(userId, email) {
      const customer = await customerOf(userId, db);
      if (customer) await stripe.customers.update(customer, { email });
    },
    async forget(customer) {
      if (!isTheirs(customer)) return;
      // With its customer every subscription ends at once; invoices stay, as the law asks.
      await stripe.customers.del(customer).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    },
    hear: (body, signature) => hear(parts, body, signature),
  };
}

/** Plans that are paid through Stripe: its checkout page, its billing page, its invoices. */
import type { Invoice } from '@fableloom/contract';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { profiles } from '../../../database/schema/index.ts';
import { refuse } from '../../../http/refuse.ts';
import type { Services } from '../../../services.ts';
import type { CheckoutRequest, Payments } from '../payments.port.ts';
import { asConfirmed, type OwnPlan, previewOf } from './change-plan.ts';
import { customerFor, customerOf, isTheirs } from './customer.ts';
import { hear } from './hear.ts';
import { isOfEarlierPress, keyAnew } from './kept-answer.ts';
import { isCustomerMissing, isMissing, isOurAccount, keepStanding, type StripeParts } from './keep-standing.ts';
import { stripePriceOf, type StripeSettings, withOursFirst } from './settings.ts';
import { isEnding, isRunning } from './standing.ts';

const TIMEOUT_MS = 20_000;
const MOST_INVOICES = 24;

function openStripe({ secretKey, apiUrl }: StripeSettings): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl ?? 'https://api.stripe.com');
  const isHttps = protocol === 'https:';
  return new Stripe(secretKey, {
    host: hostname, port: port || (isHttps ? 443 : 80), protocol: isHttps ? 'https' : 'http', maxNetworkRetries: 2, timeout: TIMEOUT_MS, telemetry: false,
  });
}

async function runningPlan({ stripe, settings }: StripeParts, customer: string): Promise<Stripe.Subscription | undefined> {
  const { data } = await stripe.subscriptions.list({ customer, limit: 10 });
  const plan = data.find(isRunning);
  return plan && withOursFirst(settings, plan);
}

/** Two open checkout pages could both be paid, so older ones are closed first. Answers the newest there has ever been. */
async function closeOpenCheckouts({ stripe }: StripeParts, customer: string): Promise<string> {
  const { data } = await stripe.checkout.sessions.list({ customer, limit: 20 });
  for (const { id } of data.filter(({ status }) => status === 'open')) await stripe.checkout.sessions.expire(id).catch(unlessClosed);
  return data[0]?.id ?? '';
}

/** Another press has closed it a moment ago, or it was just paid: then there is a running plan by the next look. */
function unlessClosed(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
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

  /** Undefined for somebody whom Stripe has never known, or does not know any more: that is then written down. */
  async function ofCustomer<T>(userId: string, question: (customer: string) => Promise<T>): Promise<T | undefined> {
    const customer = await customerOf(db, userId);
    if (customer === null) return undefined;
    try {
      return await question(customer);
    } catch (error) {
      if (!isCustomerMissing(error)) throw error;
      await keepStanding(parts, customer);
      return undefined;
    }
  }

  async function ownPlan(userId: string): Promise<OwnPlan> {
    const found = await ofCustomer(userId, async (customer) => ({ customer, plan: await runningPlan(parts, customer) }));
    const item = found?.plan?.items.data[0];
    // Ended at Stripe, and nobody told us: otherwise neither a change nor a checkout would be taken until the period is over.
    if (found && !found.plan) await keepStanding(parts, found.customer);
    return found?.plan && item ? { customer: found.customer, plan: found.plan, item } : refuse('BAD_REQUEST', 'subscription.change.no-plan');
  }

  /** Changes the plan at Stripe and writes down at once what came of it, without waiting for Stripe's message. */
  async function update(userId: string, change: (own: OwnPlan) => Promise<Stripe.SubscriptionUpdateParams>) {
    const own = await ownPlan(userId);
    await stripe.subscriptions.update(own.plan.id, await change(own));
    await keepStanding(parts, own.customer);
  }

  const stripePrice = (priceId: string): string => stripePriceOf(settings, priceId) ?? refuse('BAD_REQUEST', 'checkout.session.failed');

  /** @param failedAfter the newest page when the press before this failed */
  async function openPage(customer: string, price: string, request: CheckoutRequest, failedAfter?: string): Promise<{ sessionId: string; url: string }> {
    const { buyer, successUrl, cancelUrl } = request;
    const newest = await closeOpenCheckouts(parts, customer);
    // Looked for last: an open page may be paid in the very moment in which it is to be closed.
    if (await runningPlan(parts, customer)) {
      // Paid already, and the message about it is still on its way.
      await keepStanding(parts, customer);
      refuse('CONFLICT', 'checkout.plan.change-instead');
    }
    // Presses at the same moment have seen the same newest page, and so get one page: Stripe makes nothing twice under one key.
    const key = `checkout ${customer} after ${newest}`;
    const page = await stripe.checkout.sessions.create({
      mode: 'subscription', customer, line_items: [{ price, quantity: 1 }], success_url: successUrl, cancel_url: cancelUrl,
      client_reference_id: buyer.id, subscription_data: { metadata: { userId: buyer.id } },
    }, { idempotencyKey: newest === failedAfter ? keyAnew(key, services.clock) : key }).catch((error: unknown) => {
      if (failedAfter !== undefined || !isOfEarlierPress(error)) throw error;
      // Another press may have opened a page for another plan meanwhile: it is looked for first.
      return null;
    });
    if (!page) return openPage(customer, price, request, newest);
    // Who pays there and closes it is found also where no message of Stripe's arrives (overdue.ts).
    await db.update(profiles).set({ checkoutOpenedAt: services.clock.now() }).where(eq(profiles.userId, buyer.id));
    return { sessionId: page.id, url: page.url ?? refuse('PROVIDER_FAILED', 'checkout.session.invalid') };
  }

  return {
    provider: 'stripe',
    customer: (buyer) => customerFor(parts, buyer),
    customerOf: (userId, queries) => customerOf(queries, userId),
    async openCheckout(request) {
      const price = stripePrice(request.priceId);
      const customer = await customerFor(parts, request.buyer);
      return openPage(customer, price, request).catch(async (error: unknown) => {
        if (!isCustomerMissing(error) || !(await isOurAccount(parts))) throw error;
        return openPage(await customerFor(parts, request.buyer, customer), price, request);
      });
    },
    async previewChange(userId, priceId) {
      return previewOf(stripe, services.clock, await ownPlan(userId), priceId, stripePrice(priceId));
    },
    changePlan: (userId, priceId, confirmed) =>
      update(userId, async (own) => {
        const price = stripePrice(priceId);
        const pinned = confirmed ? await asConfirmed(stripe, services.clock, own, price, confirmed) : {};
        return {
          items: [{ id: own.item.id, price }], proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete', ...pinned, ...goingOn(own.plan),
        };
      }),
    cancelAtPeriodEnd: (userId) => update(userId, async () => ({ cancel_at_period_end: true })),
    resume: (userId) => update(userId, async ({ plan }) => (isEnding(plan) ? goingOn(plan) : {})),
    async refresh(userId) {
      const customer = await customerOf(db, userId);
      if (customer) await keepStanding(parts, customer);
    },
    invoices: async (userId) =>
      (await ofCustomer(userId, async (customer) => (await stripe.invoices.list({ customer, limit: MOST_INVOICES })).data.map(invoiceView))) ?? [],
    openPortal: async (userId, returnUrl) =>
      (await ofCustomer(userId, async (customer) => (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url)) ?? null,
    async keepAddress(userId, email) {
      const customer = await customerOf(db, userId);
      if (customer) await stripe.customers.update(customer, { email });
    },
    async forget(customer) {
      if (!isTheirs(customer)) return;
      // With its customer every subscription ends at once; invoices stay, as the law asks.
      await stripe.customers.del(customer).catch(async (error: unknown) => {
        if (!isMissing(error) || !(await isOurAccount(parts))) throw error;
      });
    },
    hear: (body, signature) => hear(parts, body, signature),
  };
}

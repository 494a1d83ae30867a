/** Choosing a plan, changing it, ending it and taking it up again. */
import type { Inputs, Outputs, PlanChange, Subscription } from '@fableloom/contract';
import type { PlainMessageKey } from '@fableloom/contract/messages/index';
import { type Price, priceOf } from '@fableloom/contract/plans/prices';
import { ORPCError } from '@orpc/server';
import { planOf, type PlanInForce } from '../../allowance/plan-of.ts';
import type { Person } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { subscriptionOf } from '../../ports/payments/subscription-view.ts';
import type { Services } from '../../services.ts';

/** Where a checkout leads when it went through. */
export const SUCCESS_PATH = '/subscription?success=true';
const CANCEL_PATH = '/subscription?canceled=true';
const PLANS_PATH = '/subscription';

const currentPlan = (services: Services, userId: string) => planOf(services.db, services.config, userId, services.clock.now());

/** A price that is on offer and costs something. */
function priceForSale(priceId: string): Price {
  const price = priceOf(priceId);
  return price && !price.hidden && price.amount > 0 ? price : refuse('BAD_REQUEST', 'checkout.session.failed');
}

/** A plan of one's own that was paid for and still runs; what was given can be bought as well. */
function hasPaidPlan(plan: PlanInForce): boolean {
  return plan.isActive && !plan.isGiven && (priceOf(plan.priceId)?.amount ?? 0) > 0;
}

/** Refusals pass; what else the payment provider says is for the log, and the person hears what did not work. */
async function ask<T>(services: Services, failed: PlainMessageKey, question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch (error) {
    if (error instanceof ORPCError) throw error;
    services.log.error({ error }, 'the payment provider did not follow');
    if ((error as { type?: string }).type === 'StripeCardError') refuse('PROVIDER_FAILED', 'subscription.change.declined');
    return refuse('PROVIDER_FAILED', failed);
  }
}

export async function openCheckout(services: Services, buyer: Person, priceId: string): Promise<Outputs['subscription']['checkout']> {
  const price = priceForSale(priceId);
  const plan = await currentPlan(services, buyer.id);
  // Two subscriptions at once would be paid twice.
  if (hasPaidPlan(plan)) refuse('CONFLICT', plan.priceId === price.id ? 'checkout.plan.same' : 'checkout.plan.change-instead');
  const { baseUrl } = services.config;
  const request = { buyer, priceId: price.id, successUrl: `${baseUrl}${SUCCESS_PATH}`, cancelUrl: `${baseUrl}${CANCEL_PATH}` };
  return ask(services, 'checkout.session.failed', services.payments.openCheckout(request));
}

/** Refuses where there is nothing to change, or where it would change nothing. */
async function changeablePlan(services: Services, who: Person, priceId: string): Promise<Price> {
  const price = priceForSale(priceId);
  const plan = await currentPlan(services, who.id);
  if (!hasPaidPlan(plan)) refuse('BAD_REQUEST', 'subscription.change.no-plan');
  if (plan.priceId === price.id) refuse('CONFLICT', 'checkout.plan.same');
  return price;
}

export async function previewChange(services: Services, who: Person, priceId: string): Promise<PlanChange> {
  const price = await changeablePlan(services, who, priceId);
  return ask(services, 'subscription.change.failed', services.payments.previewChange(who.id, price.id));
}

export async function changePlan(services: Services, who: Person, { priceId, confirmed }: Inputs['subscription']['change']): Promise<Subscription> {
  const price = await changeablePlan(services, who, priceId);
  await ask(services, 'subscription.change.failed', services.payments.changePlan(who.id, price.id, confirmed));
  return subscriptionOf(services, who.id);
}

interface Renewal {
  ends: boolean;
  change(userId: string): Promise<void>;
  noPlan: PlainMessageKey;
  failed: PlainMessageKey;
}

/** Does `change` when there is a paid plan and it is not so already; answers the subscription as it then is. */
async function changeRenewal(services: Services, who: Person, { ends, change, noPlan, failed }: Renewal): Promise<Subscription> {
  const plan = await currentPlan(services, who.id);
  if (!hasPaidPlan(plan)) refuse('BAD_REQUEST', noPlan);
  if (plan.cancelAtPeriodEnd !== ends) await ask(services, failed, change(who.id));
  return subscriptionOf(services, who.id);
}

export const cancelSubscription = (services: Services, who: Person) =>
  changeRenewal(services, who, {
    ends: true, change: (userId) => services.payments.cancelAtPeriodEnd(userId), noPlan: 'checkout.nothing-to-cancel', failed: 'subscription.cancel.failed',
  });

export const resumeSubscription = (services: Services, who: Person) =>
  changeRenewal(services, who, {
    ends: false, change: (userId) => services.payments.resume(userId), noPlan: 'subscription.resume.no-plan', failed: 'subscription.resume.failed',
  });

/** A provider that does not answer changes nothing: what is known is shown. */
export async function refreshSubscription(services: Services, who: Person): Promise<Subscription> {
  await services.payments.refresh(who.id).catch((error: unknown) => services.log.error({ error }, 'the payment provider was not asked'));
  return subscriptionOf(services, who.id);
}

export async function listInvoices(services: Services, who: Person): Promise<Outputs['subscription']['invoices']> {
  const items = await ask(services, 'subscription.invoices.failed', services.payments.invoices(who.id));
  const hasPortal = services.payments.provider === 'stripe' && (await services.payments.customerOf(who.id, services.db)) !== null;
  return { items, hasPortal };
}

export async function openPortal(services: Services, who: Person): Promise<{ url: string }> {
  const url = await ask(services, 'subscription.portal.failed', services.payments.openPortal(who.id, `${services.config.baseUrl}${PLANS_PATH}`));
  return { url: url ?? refuse('NOT_FOUND', 'subscription.portal.none') };
}

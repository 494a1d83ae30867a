/** Choosing, ending and taking up again a plan. */
import type { Outputs, Subscription } from '@fableloom/contract';
import { type Price, priceOf } from '@fableloom/contract/plans/prices';
import { planOf, type PlanInForce } from '../../allowance/plan-of.ts';
import type { Person } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { subscriptionOf } from '../../ports/payments/subscription-view.ts';
import { completeSession, ownSession, sessionStatus } from '../../ports/payments/trial.ts';
import type { Services } from '../../services.ts';

const SUCCESS_PATH = '/subscription?success=true';
const CANCEL_PATH = '/subscription?canceled=true';

const currentPlan = (services: Services, userId: string) => planOf(services.db, services.config, userId, services.clock.now());

/** A price that is on offer and costs something. */
function priceForSale(priceId: string): Price {
  const price = priceOf(priceId);
  return price && !price.hidden && price.amount > 0 ? price : refuse('BAD_REQUEST', 'checkout.session.failed');
}

export async function openCheckout(services: Services, who: Person, priceId: string): Promise<Outputs['subscription']['checkout']> {
  const price = priceForSale(priceId);
  const plan = await currentPlan(services, who.id);
  if (plan.priceId === price.id && plan.isActive && !plan.cancelAtPeriodEnd) refuse('CONFLICT', 'checkout.plan.same');
  const { baseUrl } = services.config;
  const request = { userId: who.id, priceId: price.id, successUrl: `${baseUrl}${SUCCESS_PATH}`, cancelUrl: `${baseUrl}${CANCEL_PATH}` };
  try {
    return await services.payments.openCheckout(request);
  } catch (error) {
    services.log.error({ userId: who.id, error }, 'no checkout');
    return refuse('PROVIDER_FAILED', 'checkout.session.failed');
  }
}

/** Where money is taken for real, the trial's sessions are worth nothing. */
function onlyInTrial({ payments }: Services): void {
  if (payments.provider !== 'trial') refuse('NOT_FOUND', 'checkout.session.invalid');
}

export async function showTrialSession(services: Services, who: Person, id: string): Promise<Outputs['subscription']['checkoutSession']> {
  onlyInTrial(services);
  const session = await ownSession(services.db, who.id, id);
  return { id: session.id, priceId: session.priceId, status: sessionStatus(session, services.clock.now()), trial: true };
}

export async function completeTrial(services: Services, who: Person, id: string): Promise<{ url: string }> {
  onlyInTrial(services);
  await completeSession(services, who.id, id);
  return { url: SUCCESS_PATH };
}

/** A plan of one's own that was paid for and still runs. */
function hasPaidPlan(plan: PlanInForce): boolean {
  return plan.isActive && (priceOf(plan.priceId)?.amount ?? 0) > 0;
}

/** Does `change` when there is a paid plan and it is not so already; answers the subscription as it then is. */
async function changeRenewal(
  services: Services,
  who: Person,
  ends: boolean,
  change: (userId: string) => Promise<void>,
): Promise<Subscription> {
  const plan = await currentPlan(services, who.id);
  if (!hasPaidPlan(plan)) refuse('BAD_REQUEST', 'checkout.nothing-to-cancel');
  if (plan.cancelAtPeriodEnd !== ends) await change(who.id).catch((error: unknown) => explain(services, error));
  return subscriptionOf(services, who.id);
}

function explain(services: Services, error: unknown): never {
  services.log.error({ error }, 'the payment provider did not follow');
  return refuse('PROVIDER_FAILED', 'subscription.cancel.failed');
}

export const cancelSubscription = (services: Services, who: Person) =>
  changeRenewal(services, who, true, (userId) => services.payments.cancelAtPeriodEnd(userId));

export const resumeSubscription = (services: Services, who: Person) =>
  changeRenewal(services, who, false, (userId) => services.payments.resume(userId));

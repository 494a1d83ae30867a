/**
 * What a change of plan costs, and the change itself at that price. Stripe counts the rest of a period by the second, so the moment is told
 * with the price and comes back with the confirmation: what was confirmed is what is charged, or nothing is (decision 0113).
 */
import type { PlanChange } from '@fableloom/contract';
import { priceOf } from '@fableloom/contract/plans/prices';
import type Stripe from 'stripe';
import { refuse } from '../../../http/refuse.ts';
import type { Clock } from '../../clock/clock.port.ts';
import type { ConfirmedPrice } from '../payments.port.ts';

export interface OwnPlan {
  customer: string;
  plan: Stripe.Subscription;
  item: Stripe.SubscriptionItem;
}

/** A price may be thought over for so long; by a moment of one's own choosing a family would pay less. */
const GOOD_FOR_SECONDS = 3600;
/** Machines of one house need not agree to the second. */
const CLOCKS_DIFFER_SECONDS = 300;

/** What is taken from the card: a credit of theirs (of a smaller plan, earlier) pays first. Below nothing it becomes such a credit. */
const dueOf = ({ total, amount_due }: Stripe.Invoice): number => (total < 0 ? total : amount_due);

const secondsOf = (clock: Clock): number => Math.floor(clock.now().getTime() / 1000);

/** Stripe counts within the period alone, whatever our clock says. */
const within = ({ current_period_start, current_period_end }: Stripe.SubscriptionItem, moment: number): number =>
  Math.min(Math.max(moment, current_period_start), current_period_end - 1);

function previewAt(stripe: Stripe, { customer, plan, item }: OwnPlan, price: string, moment: number): Promise<Stripe.Invoice> {
  return stripe.invoices.createPreview({
    customer, subscription: plan.id,
    subscription_details: { items: [{ id: item.id, price }], proration_behavior: 'always_invoice', proration_date: moment },
  });
}

/** @param price Stripe's own id of what is ours as `priceId` */
export async function previewOf(stripe: Stripe, clock: Clock, own: OwnPlan, priceId: string, price: string): Promise<PlanChange> {
  const countedAt = within(own.item, secondsOf(clock));
  const preview = await previewAt(stripe, own, price, countedAt);
  const restarts = priceOf(priceId)?.interval !== own.item.price.recurring?.interval;
  const end = Math.max(...preview.lines.data.map(({ period }) => period.end), restarts ? 0 : own.item.current_period_end);
  return { priceId, dueNow: dueOf(preview), countedAt, currency: preview.currency, periodEnd: new Date(end * 1000), restarts };
}

/** Refuses where the price is another one by now: a new period has begun, a credit has come or gone, somebody else has changed the plan. */
export async function asConfirmed(stripe: Stripe, clock: Clock, own: OwnPlan, price: string, { dueNow, countedAt }: ConfirmedPrice): Promise<{ proration_date: number }> {
  const age = secondsOf(clock) - countedAt;
  const isGood = age <= GOOD_FOR_SECONDS && age >= -CLOCKS_DIFFER_SECONDS && within(own.item, countedAt) === countedAt;
  if (!isGood || dueOf(await previewAt(stripe, own, price, countedAt)) !== dueNow) refuse('CONFLICT', 'subscription.change.moved');
  return { proration_date: countedAt };
}

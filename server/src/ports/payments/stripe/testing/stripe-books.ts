/** What the stand-in keeps, and what moves in it: bills, changes of plan, the ends of periods. */
import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { periodEnd } from '../../period.ts';
import { type Form, textAt } from './form-body.ts';
import { missing, StripeRefusal } from './stripe-refusal.ts';
import { seconds, shaped, subscriptionWith } from './stripe-shapes.ts';

type Tell = (type: string, object: object) => void;
export type Prices = Record<string, { amount: number; interval: 'month' | 'year' }>;

export const newId = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '').slice(0, 24)}`;
export const isLive = ({ status }: Stripe.Subscription): boolean => status !== 'canceled' && status !== 'incomplete_expired';
export const customerOf = (plan: Stripe.Subscription): string => String(plan.customer);

/** @throws StripeRefusal 404 where the map has none of that id */
export function found<T>(map: Map<string, T>, what: string, id: string, param = 'id'): T {
  const one = map.get(id);
  if (one === undefined) throw missing(what, id, param);
  return one;
}

export class Books {
  readonly customers = new Map<string, Stripe.Customer>();
  /** Deleted, and told as such. */
  readonly gone = new Set<string>();
  readonly sessions = new Map<string, Stripe.Checkout.Session>();
  readonly subscriptions = new Map<string, Stripe.Subscription>();
  readonly invoices: Stripe.Invoice[] = [];
  /** What each checkout is for. */
  readonly wanted = new Map<string, { price: string; metadata: Stripe.Metadata }>();
  /** Cards that are declined from now on. */
  declines = false;
  /** The settings of the billing page were saved once. */
  hasPortal = true;
  /** How much later it is there. */
  laterMs = 0;
  readonly tell: Tell;
  private readonly prices: Prices;

  constructor(prices: Prices, tell: Tell) {
    this.prices = prices;
    this.tell = tell;
  }

  /** @throws StripeRefusal 404 where the house sells nothing at that price */
  priceNamed(id: string): Prices[string] {
    const price = this.prices[id];
    if (!price) throw missing('price', id, 'line_items[0][price]');
    return price;
  }

  /** What the house sells; something more may stand beside it. */
  private itemOf({ items: { data } }: Stripe.Subscription): Stripe.SubscriptionItem {
    return (data.find(({ price }) => price.id in this.prices) ?? data[0]) as Stripe.SubscriptionItem;
  }

  ownPlans(customer: string): Stripe.Subscription[] {
    return [...this.subscriptions.values()].filter((plan) => customerOf(plan) === customer);
  }

  bill(customer: string, amount: number, status: Stripe.Invoice['status']): Stripe.Invoice {
    const id = newId('in');
    const invoice = shaped('invoice', {
      id, customer, status, total: amount, amount_due: Math.max(0, amount), amount_paid: status === 'paid' ? amount : 0, currency: 'usd',
      created: seconds(new Date()), number: `FABLE-${String(this.invoices.length + 1).padStart(4, '0')}`, hosted_invoice_url: `https://invoice.stripe.com/i/${id}`,
    });
    this.invoices.unshift(invoice);
    this.tell(status === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', invoice);
    return invoice;
  }

  /** What a change costs for the rest of the period, and when the period ends then. */
  settle(plan: Stripe.Subscription, price: string, countedAt?: string): { due: number; start: number; end: number } {
    const item = this.itemOf(plan);
    const [old, next] = [this.priceNamed(item.price.id), this.priceNamed(price)];
    const now = new Date(Date.now() + this.laterMs);
    const from = Number(countedAt ?? seconds(now));
    const isOutside = from < item.current_period_start || from >= item.current_period_end;
    if (countedAt !== undefined && isOutside) throw new StripeRefusal(400, 'invalid_request', 'Cannot specify a proration date outside of the current period.');
    const left = Math.max(0, item.current_period_end - from) / (item.current_period_end - item.current_period_start);
    if (old.interval === next.interval) {
      return { due: Math.round((next.amount - old.amount) * left), start: item.current_period_start, end: item.current_period_end };
    }
    return { due: Math.round(next.amount - old.amount * left), start: seconds(now), end: seconds(periodEnd(now, next.interval)) };
  }

  updatePlan(plan: Stripe.Subscription, form: Form): Stripe.Subscription {
    const price = textAt(form, 'items.0.price');
    if (price) {
      if (textAt(form, 'items.0.id') !== this.itemOf(plan).id) throw missing('subscription item', String(textAt(form, 'items.0.id')), 'items[0][id]');
      const { due, start, end } = this.settle(plan, price, textAt(form, 'proration_date'));
      if (this.declines && due > 0) throw new StripeRefusal(402, 'card_declined', 'Your card was declined.', undefined, 'card_error');
      const item = this.itemOf(plan);
      const { interval } = this.priceNamed(price);
      Object.assign(item, { current_period_start: start, current_period_end: end });
      item.price = { ...item.price, id: price, recurring: item.price.recurring && { ...item.price.recurring, interval } };
      this.bill(customerOf(plan), due, 'paid');
    }
    const ends = textAt(form, 'cancel_at_period_end');
    if (ends !== undefined && textAt(form, 'cancel_at') !== undefined) {
      throw new StripeRefusal(400, 'parameter_invalid_empty', 'You may only specify one of these parameters: cancel_at, cancel_at_period_end.');
    }
    if (ends !== undefined) plan.cancel_at_period_end = ends === 'true';
    if (textAt(form, 'cancel_at') === '') plan.cancel_at = null;
    if (ends !== undefined) plan.cancel_at = ends === 'true' ? this.itemOf(plan).current_period_end : null;
    this.tell('customer.subscription.updated', plan);
    return plan;
  }

  end(plan: Stripe.Subscription): void {
    Object.assign(plan, { status: 'canceled', ended_at: seconds(new Date()) });
    this.tell('customer.subscription.deleted', plan);
  }

  pay(sessionId: string): void {
    const session = found(this.sessions, 'checkout session', sessionId);
    if (session.status !== 'open') throw new Error(`the checkout is ${session.status}`);
    const { price, metadata } = this.wanted.get(sessionId) ?? { price: '', metadata: {} };
    const { amount, interval } = this.priceNamed(price);
    const created = new Date();
    const plan = Object.assign(subscriptionWith({ price, interval, created, periodEnd: periodEnd(created, interval) }), {
      id: newId('sub'), customer: session.customer, metadata,
    });
    this.itemOf(plan).id = newId('si');
    Object.assign(this.itemOf(plan).price, { unit_amount: amount, currency: 'usd' });
    this.subscriptions.set(plan.id, plan);
    Object.assign(session, { status: 'complete', payment_status: 'paid', subscription: plan.id });
    this.tell('customer.subscription.created', plan);
    this.bill(customerOf(plan), amount, 'paid');
    this.tell('checkout.session.completed', session);
  }

  endPeriod(customer: string, isPaid: boolean): void {
    const plan = this.ownPlans(customer).find(isLive);
    if (!plan) throw new Error(`${customer} has no plan`);
    if (plan.cancel_at !== null) return this.end(plan);
    const item = this.itemOf(plan);
    const { amount, interval } = this.priceNamed(item.price.id);
    const next = periodEnd(new Date(item.current_period_end * 1000), interval);
    Object.assign(item, { current_period_start: item.current_period_end, current_period_end: seconds(next) });
    plan.status = isPaid ? 'active' : 'past_due';
    this.bill(customer, amount, isPaid ? 'paid' : 'open');
    this.tell('customer.subscription.updated', plan);
  }
}

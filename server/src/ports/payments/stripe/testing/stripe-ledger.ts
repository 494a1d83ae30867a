/** What the stand-in keeps, and how each call changes it. */
import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { periodEnd } from '../../period.ts';
import { type FormValue, textAt } from './form-body.ts';
import { seconds, shaped, subscriptionWith } from './stripe-shapes.ts';

export class StripeRefusal extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string;
  readonly param: string | undefined;

  constructor(status: number, code: string, message: string, param?: string, type = 'invalid_request_error') {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
    this.param = param;
  }
}

type Form = Record<string, FormValue>;
type Tell = (type: string, object: object) => void;
export type Prices = Record<string, { amount: number; interval: 'month' | 'year' }>;

const newId = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '').slice(0, 24)}`;
const listOf = <T>(data: T[], url: string) => ({ object: 'list', data, has_more: false, url });
const isLive = ({ status }: Stripe.Subscription): boolean => status !== 'canceled' && status !== 'incomplete_expired';

/** Parameters that each call may have; another one is refused as Stripe does. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  'POST customers': ['email', 'name', 'metadata'],
  'GET customers': ['email', 'limit'],
  'GET customers/id': [],
  'POST customers/id': ['email', 'name', 'metadata'],
  'DELETE customers/id': [],
  'POST checkout/sessions': ['mode', 'customer', 'line_items', 'success_url', 'cancel_url', 'client_reference_id', 'subscription_data'],
  'GET checkout/sessions': ['customer', 'status', 'limit'],
  'POST checkout/sessions/id/expire': [],
  'GET subscriptions': ['customer', 'status', 'limit'],
  'POST subscriptions/id': ['items', 'proration_behavior', 'proration_date', 'payment_behavior', 'cancel_at_period_end', 'cancel_at'],
  'DELETE subscriptions/id': [],
  'GET invoices': ['customer', 'limit'],
  'POST invoices/create_preview': ['customer', 'subscription', 'subscription_details'],
  'POST billing_portal/sessions': ['customer', 'return_url'],
  'GET prices/id': [],
  'GET billing_portal/configurations': ['active', 'is_default'],
};

export interface Ledger {
  customers: Map<string, Stripe.Customer>;
  sessions: Map<string, Stripe.Checkout.Session>;
  subscriptions: Map<string, Stripe.Subscription>;
  invoices: Stripe.Invoice[];
  /** Cards that are declined from now on. */
  declines: boolean;
  /** The settings of the billing page were saved once. */
  hasPortal: boolean;
  /** What a restricted key was not allowed, such as 'invoices'. */
  forbidden: string | null;
  /** How much later it is there. */
  laterMs: number;
  answer(method: string, path: string, form: Form): unknown;
  pay(sessionId: string): void;
  endPeriod(customer: string, isPaid: boolean): void;
}

export function openLedger(prices: Prices, tell: Tell): Ledger {
  const customers = new Map<string, Stripe.Customer>();
  /** Deleted, and told as such. */
  const gone = new Set<string>();
  const sessions = new Map<string, Stripe.Checkout.Session>();
  const subscriptions = new Map<string, Stripe.Subscription>();
  const invoices: Stripe.Invoice[] = [];
  const wanted = new Map<string, { price: string; metadata: Stripe.Metadata }>();

  /** The key is a test key; what a live one made is called cus_live here. */
  const elsewhere = (id: string) => (id.startsWith('cus_live') ? '; a similar object exists in live mode, but a test mode key was used to make this request.' : '');
  const missing = (what: string, id: string, param: string) => new StripeRefusal(404, 'resource_missing', `No such ${what}: '${id}'${elsewhere(id)}`, param);
  const found = <T>(map: Map<string, T>, what: string, id: string, param = 'id'): T => {
    const one = map.get(id);
    if (one === undefined) throw missing(what, id, param);
    return one;
  };
  const priceNamed = (id: string) => {
    const price = prices[id];
    if (!price) throw missing('price', id, 'line_items[0][price]');
    return price;
  };
  /** What the house sells; something more may stand beside it. */
  const itemOf = ({ items: { data } }: Stripe.Subscription): Stripe.SubscriptionItem =>
    (data.find(({ price }) => price.id in prices) ?? data[0]) as Stripe.SubscriptionItem;
  const customerOf = (plan: Stripe.Subscription): string => String(plan.customer);
  const ownPlans = (customer: string) => [...subscriptions.values()].filter((plan) => customerOf(plan) === customer);

  function bill(customer: string, amount: number, status: Stripe.Invoice['status']): Stripe.Invoice {
    const id = newId('in');
    const invoice = shaped('invoice', {
      id, customer, status, total: amount, amount_due: Math.max(0, amount), amount_paid: status === 'paid' ? amount : 0, currency: 'usd',
      created: seconds(new Date()), number: `FABLE-${String(invoices.length + 1).padStart(4, '0')}`, hosted_invoice_url: `https://invoice.stripe.com/i/${id}`,
    });
    invoices.unshift(invoice);
    tell(status === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', invoice);
    return invoice;
  }

  /** What a change costs for the rest of the period, and when the period ends then. */
  function settle(plan: Stripe.Subscription, price: string, countedAt?: string): { due: number; start: number; end: number } {
    const item = itemOf(plan);
    const [old, next] = [priceNamed(item.price.id), priceNamed(price)];
    const now = new Date(Date.now() + ledger.laterMs);
    const from = Number(countedAt ?? seconds(now));
    const isOutside = from < item.current_period_start || from >= item.current_period_end;
    if (countedAt !== undefined && isOutside) throw new StripeRefusal(400, 'invalid_request', 'Cannot specify a proration date outside of the current period.');
    const left = Math.max(0, item.current_period_end - from) / (item.current_period_end - item.current_period_start);
    if (old.interval === next.interval) {
      return { due: Math.round((next.amount - old.amount) * left), start: item.current_period_start, end: item.current_period_end };
    }
    return { due: Math.round(next.amount - old.amount * left), start: seconds(now), end: seconds(periodEnd(now, next.interval)) };
  }

  function updatePlan(plan: Stripe.Subscription, form: Form): Stripe.Subscription {
    const price = textAt(form, 'items.0.price');
    if (price) {
      if (textAt(form, 'items.0.id') !== itemOf(plan).id) throw missing('subscription item', String(textAt(form, 'items.0.id')), 'items[0][id]');
      const { due, start, end } = settle(plan, price, textAt(form, 'proration_date'));
      if (ledger.declines && due > 0) throw new StripeRefusal(402, 'card_declined', 'Your card was declined.', undefined, 'card_error');
      const item = itemOf(plan);
      const { interval } = priceNamed(price);
      Object.assign(item, { current_period_start: start, current_period_end: end });
      item.price = { ...item.price, id: price, recurring: item.price.recurring && { ...item.price.recurring, interval } };
      bill(customerOf(plan), due, 'paid');
    }
    const ends = textAt(form, 'cancel_at_period_end');
    if (ends !== undefined && textAt(form, 'cancel_at') !== undefined) {
      throw new StripeRefusal(400, 'parameter_invalid_empty', 'You may only specify one of these parameters: cancel_at, cancel_at_period_end.');
    }
    if (ends !== undefined) plan.cancel_at_period_end = ends === 'true';
    if (textAt(form, 'cancel_at') === '') plan.cancel_at = null;
    if (ends !== undefined) plan.cancel_at = ends === 'true' ? itemOf(plan).current_period_end : null;
    tell('customer.subscription.updated', plan);
    return plan;
  }

  function end(plan: Stripe.Subscription): void {
    Object.assign(plan, { status: 'canceled', ended_at: seconds(new Date()) });
    tell('customer.subscription.deleted', plan);
  }

  const calls: Record<string, (form: Form, id: string) => unknown> = {
    'POST customers': (form) => {
      const id = newId('cus');
      const customer = shaped('customer', {
        id, email: textAt(form, 'email') ?? null, name: textAt(form, 'name') ?? null, metadata: (form['metadata'] ?? {}) as Stripe.Metadata,
      });
      customers.set(id, customer);
      tell('customer.created', customer);
      return customer;
    },
    'GET customers': (form) => listOf([...customers.values()].filter(({ email }) => email === (textAt(form, 'email') ?? email)).toReversed(), '/v1/customers'),
    'GET customers/id': (_form, id) => (gone.has(id) ? { id, object: 'customer', deleted: true } : found(customers, 'customer', id)),
    'POST customers/id': (form, id) => Object.assign(found(customers, 'customer', id), { email: textAt(form, 'email') ?? null }),
    'DELETE customers/id': (_form, id) => {
      const customer = found(customers, 'customer', id);
      for (const plan of ownPlans(id).filter(isLive)) end(plan);
      customers.delete(id);
      gone.add(id);
      tell('customer.deleted', customer);
      return { id, object: 'customer', deleted: true };
    },
    'POST checkout/sessions': (form) => {
      const customer = textAt(form, 'customer') ?? '';
      found(customers, 'customer', customer, 'customer');
      const price = textAt(form, 'line_items.0.price') ?? '';
      priceNamed(price);
      const id = newId('cs_test');
      wanted.set(id, { price, metadata: { userId: textAt(form, 'subscription_data.metadata.userId') ?? '' } });
      const session = shaped('checkout.session', {
        id, customer, mode: 'subscription', status: 'open', payment_status: 'unpaid', client_reference_id: textAt(form, 'client_reference_id') ?? null,
        success_url: textAt(form, 'success_url') ?? null, cancel_url: textAt(form, 'cancel_url') ?? null, url: `https://checkout.stripe.com/c/pay/${id}`,
      });
      sessions.set(id, session);
      return session;
    },
    'GET checkout/sessions': (form) => {
      const isAsked = ({ customer, status }: Stripe.Checkout.Session) =>
        customer === textAt(form, 'customer') && (textAt(form, 'status') ?? status) === status;
      return listOf([...sessions.values()].filter(isAsked).toReversed(), '/v1/checkout/sessions');
    },
    'POST checkout/sessions/id/expire': (_form, id) => {
      const session = found(sessions, 'checkout session', id);
      if (session.status !== 'open') throw new StripeRefusal(400, 'invalid_request', `Only Checkout Sessions with a status in ["open"] can be expired.`);
      return Object.assign(session, { status: 'expired', url: null });
    },
    'GET subscriptions': (form) => {
      const customer = textAt(form, 'customer') ?? '';
      found(customers, 'customer', customer, 'customer');
      const all = ownPlans(customer).filter((plan) => textAt(form, 'status') === 'all' || isLive(plan));
      return listOf(all.toSorted((one, other) => other.created - one.created), '/v1/subscriptions');
    },
    'POST subscriptions/id': (form, id) => updatePlan(found(subscriptions, 'subscription', id), form),
    'DELETE subscriptions/id': (_form, id) => {
      const plan = found(subscriptions, 'subscription', id);
      end(plan);
      return plan;
    },
    'GET invoices': (form) => {
      const asked = textAt(form, 'customer') ?? '';
      found(customers, 'customer', asked, 'customer');
      return listOf(invoices.filter(({ customer }) => customer === asked), '/v1/invoices');
    },
    'POST invoices/create_preview': (form) => {
      const plan = found(subscriptions, 'subscription', textAt(form, 'subscription') ?? '');
      const { due, start, end: until } = settle(plan, textAt(form, 'subscription_details.items.0.price') ?? '', textAt(form, 'subscription_details.proration_date'));
      const balance = customers.get(customerOf(plan))?.balance ?? 0;
      const preview = shaped('invoice', { id: 'upcoming_in_1', total: due, amount_due: Math.max(0, due + balance), currency: 'usd', customer: customerOf(plan) });
      for (const line of preview.lines.data) Object.assign(line, { period: { start, end: until } });
      return preview;
    },
    'GET prices/id': (_form, id) => {
      const { amount, interval } = priceNamed(id);
      return { id, object: 'price', active: true, currency: 'usd', unit_amount: amount, recurring: { interval } };
    },
    'GET billing_portal/configurations': () => {
      const saved = { id: 'bpc_test', object: 'billing_portal.configuration', active: true, is_default: true };
      return listOf(ledger.hasPortal ? [saved] : [], '/v1/billing_portal/configurations');
    },
    'POST billing_portal/sessions': (form) => {
      const customer = textAt(form, 'customer') ?? '';
      found(customers, 'customer', customer, 'customer');
      if (!ledger.hasPortal) throw new StripeRefusal(400, 'invalid_request', 'No configuration provided and your test mode default configuration has not been created.');
      return shaped('billing_portal.session', { customer, return_url: textAt(form, 'return_url') ?? null, url: 'https://billing.stripe.com/p/session/test' });
    },
  };

  const ledger: Ledger = {
    customers, sessions, subscriptions, invoices, declines: false, hasPortal: true, forbidden: null, laterMs: 0,
    answer(method, path, form) {
      const [id = ''] = /(?:cus|sub|cs_test|in|price)_\w+/.exec(path) ?? [];
      const call = `${method} ${path.replace('/v1/', '').replace(id, id && 'id')}`;
      if (ledger.forbidden !== null && path.startsWith(`/v1/${ledger.forbidden}`)) {
        throw new StripeRefusal(403, 'permission_error', 'The provided key does not have the required permissions for this endpoint.');
      }
      const [known, make] = [KNOWN[call], calls[call]];
      if (!known || !make) throw new StripeRefusal(404, 'unknown_url', `Unrecognized request URL (${method}: ${path}).`);
      const strange = Object.keys(form).find((name) => !known.includes(name));
      if (strange) throw new StripeRefusal(400, 'parameter_unknown', `Received unknown parameter: ${strange}`, strange);
      return structuredClone(make(form, id));
    },
    pay(sessionId) {
      const session = found(sessions, 'checkout session', sessionId);
      if (session.status !== 'open') throw new Error(`the checkout is ${session.status}`);
      const { price, metadata } = wanted.get(sessionId) ?? { price: '', metadata: {} };
      const { amount, interval } = priceNamed(price);
      const created = new Date();
      const plan = Object.assign(subscriptionWith({ price, interval, created, periodEnd: periodEnd(created, interval) }), {
        id: newId('sub'), customer: session.customer, metadata,
      });
      itemOf(plan).id = newId('si');
      Object.assign(itemOf(plan).price, { unit_amount: amount, currency: 'usd' });
      subscriptions.set(plan.id, plan);
      Object.assign(session, { status: 'complete', payment_status: 'paid', subscription: plan.id });
      tell('customer.subscription.created', plan);
      bill(customerOf(plan), amount, 'paid');
      tell('checkout.session.completed', session);
    },
    endPeriod(customer, isPaid) {
      const plan = ownPlans(customer).find(isLive);
      if (!plan) throw new Error(`${customer} has no plan`);
      if (plan.cancel_at !== null) return end(plan);
      const item = itemOf(plan);
      const { amount, interval } = priceNamed(item.price.id);
      const next = periodEnd(new Date(item.current_period_end * 1000), interval);
      Object.assign(item, { current_period_start: item.current_period_end, current_period_end: seconds(next) });
      plan.status = isPaid ? 'active' : 'past_due';
      bill(customer, amount, isPaid ? 'paid' : 'open');
      tell('customer.subscription.updated', plan);
    },
  };
  return ledger;
}

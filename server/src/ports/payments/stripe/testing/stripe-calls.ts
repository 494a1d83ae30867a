/** What each call of Stripe's interface answers, and what it changes. */
import type Stripe from 'stripe';
import { type Form, textAt } from './form-body.ts';
import { type Books, customerOf, found, isLive, newId } from './stripe-books.ts';
import { StripeRefusal } from './stripe-refusal.ts';
import { shaped } from './stripe-shapes.ts';

const listOf = <T>(data: T[], url: string) => ({ object: 'list', data, has_more: false, url });

/** Parameters that each call may have; another one is refused as Stripe does. */
export const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
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

type Call = (form: Form, id: string) => unknown;

export const callsOf = (books: Books): Record<string, Call> => ({
  'POST customers': (form) => {
    const id = newId('cus');
    const customer = shaped('customer', {
      id, email: textAt(form, 'email') ?? null, name: textAt(form, 'name') ?? null, metadata: (form['metadata'] ?? {}) as Stripe.Metadata,
    });
    books.customers.set(id, customer);
    books.tell('customer.created', customer);
    return customer;
  },
  'GET customers': (form) => listOf([...books.customers.values()].filter(({ email }) => email === (textAt(form, 'email') ?? email)).toReversed(), '/v1/customers'),
  'GET customers/id': (_form, id) => (books.gone.has(id) ? { id, object: 'customer', deleted: true } : found(books.customers, 'customer', id)),
  'POST customers/id': (form, id) => Object.assign(found(books.customers, 'customer', id), { email: textAt(form, 'email') ?? null }),
  'DELETE customers/id': (_form, id) => {
    const customer = found(books.customers, 'customer', id);
    for (const plan of books.ownPlans(id).filter(isLive)) books.end(plan);
    books.customers.delete(id);
    books.gone.add(id);
    books.tell('customer.deleted', customer);
    return { id, object: 'customer', deleted: true };
  },
  'POST checkout/sessions': (form) => {
    const customer = textAt(form, 'customer') ?? '';
    found(books.customers, 'customer', customer, 'customer');
    const price = textAt(form, 'line_items.0.price') ?? '';
    books.priceNamed(price);
    const id = newId('cs_test');
    books.wanted.set(id, { price, metadata: { userId: textAt(form, 'subscription_data.metadata.userId') ?? '' } });
    const session = shaped('checkout.session', {
      id, customer, mode: 'subscription', status: 'open', payment_status: 'unpaid', client_reference_id: textAt(form, 'client_reference_id') ?? null,
      success_url: textAt(form, 'success_url') ?? null, cancel_url: textAt(form, 'cancel_url') ?? null, url: `https://checkout.stripe.com/c/pay/${id}`,
    });
    books.sessions.set(id, session);
    return session;
  },
  'GET checkout/sessions': (form) => {
    const isAsked = ({ customer, status }: Stripe.Checkout.Session) =>
      customer === textAt(form, 'customer') && (textAt(form, 'status') ?? status) === status;
    return listOf([...books.sessions.values()].filter(isAsked).toReversed(), '/v1/checkout/sessions');
  },
  'POST checkout/sessions/id/expire': (_form, id) => {
    const session = found(books.sessions, 'checkout session', id);
    if (session.status !== 'open') throw new StripeRefusal(400, 'invalid_request', `Only Checkout Sessions with a status in ["open"] can be expired.`);
    return Object.assign(session, { status: 'expired', url: null });
  },
  'GET subscriptions': (form) => {
    const customer = textAt(form, 'customer') ?? '';
    found(books.customers, 'customer', customer, 'customer');
    const all = books.ownPlans(customer).filter((plan) => textAt(form, 'status') === 'all' || isLive(plan));
    return listOf(all.toSorted((one, other) => other.created - one.created), '/v1/subscriptions');
  },
  'POST subscriptions/id': (form, id) => books.updatePlan(found(books.subscriptions, 'subscription', id), form),
  'DELETE subscriptions/id': (_form, id) => {
    const plan = found(books.subscriptions, 'subscription', id);
    books.end(plan);
    return plan;
  },
  'GET invoices': (form) => {
    const asked = textAt(form, 'customer') ?? '';
    found(books.customers, 'customer', asked, 'customer');
    return listOf(books.invoices.filter(({ customer }) => customer === asked), '/v1/invoices');
  },
  'POST invoices/create_preview': (form) => {
    const plan = found(books.subscriptions, 'subscription', textAt(form, 'subscription') ?? '');
    const { due, start, end: until } = books.settle(plan, textAt(form, 'subscription_details.items.0.price') ?? '', textAt(form, 'subscription_details.proration_date'));
    const balance = books.customers.get(customerOf(plan))?.balance ?? 0;
    const preview = shaped('invoice', { id: 'upcoming_in_1', total: due, amount_due: Math.max(0, due + balance), currency: 'usd', customer: customerOf(plan) });
    for (const line of preview.lines.data) Object.assign(line, { period: { start, end: until } });
    return preview;
  },
  'GET prices/id': (_form, id) => {
    const { amount, interval } = books.priceNamed(id);
    return { id, object: 'price', active: true, currency: 'usd', unit_amount: amount, recurring: { interval } };
  },
  'GET billing_portal/configurations': () => {
    const saved = { id: 'bpc_test', object: 'billing_portal.configuration', active: true, is_default: true };
    return listOf(books.hasPortal ? [saved] : [], '/v1/billing_portal/configurations');
  },
  'POST billing_portal/sessions': (form) => {
    const customer = textAt(form, 'customer') ?? '';
    found(books.customers, 'customer', customer, 'customer');
    if (!books.hasPortal) throw new StripeRefusal(400, 'invalid_request', 'No configuration provided and your test mode default configuration has not been created.');
    return shaped('billing_portal.session', { customer, return_url: textAt(form, 'return_url') ?? null, url: 'https://billing.stripe.com/p/session/test' });
  },
});

import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { profiles } from '../../../database/schema/index.ts';
import { expectRefused } from '../../../testing/refusals.ts';
import { ORIGIN } from '../../../testing/test-app.ts';
import { readOutbox } from '../../mail/outbox.ts';
import { keepAddress } from '../keep-address.ts';
import { askAboutOverdue } from '../overdue.ts';
import { keepsThePromisesOfPayments } from '../payments.compliance.ts';
import { WEBHOOK_PATH } from './settings.ts';
import { openStripeHouse, type StripeHouse } from './testing/stripe-house.ts';

describe('Stripe', () => keepsThePromisesOfPayments(openStripeHouse));

let house: StripeHouse;
beforeAll(async () => {
  house = await openStripeHouse();
});
afterAll(() => house.close());

const send = (body: string, signature: string | null) =>
  house.app.request(WEBHOOK_PATH, { method: 'POST', body, headers: signature === null ? {} : { 'stripe-signature': signature } });

describe('the checkout of Stripe', () => {
  test('leads to a page of Stripe for this customer and back to the two pages of the specification', async () => {
    const person = await house.app.signUp('Visitor');
    const { sessionId, url } = await person.api.subscription.checkout({ priceId: 'price_explorer_year' });
    expect(new URL(url).host).toBe('checkout.stripe.com');
    const session = house.stripe.ledger.sessions.get(sessionId);
    expect(session).toMatchObject({
      mode: 'subscription', client_reference_id: person.id,
      success_url: `${ORIGIN}/subscription?success=true`, cancel_url: `${ORIGIN}/subscription?canceled=true`,
    });
    const customer = house.stripe.ledger.customers.get(String(session?.customer));
    expect(customer).toMatchObject({ email: person.email, metadata: { userId: person.id } });
  });

  test('opened again closes the page that was open before, so that only one can be paid', async () => {
    const person = await house.app.signUp('Twice');
    const first = await person.api.subscription.checkout({ priceId: 'price_explorer_month' });
    const second = await person.api.subscription.checkout({ priceId: 'price_hero_month' });
    expect(house.stripe.ledger.sessions.get(first.sessionId)?.status).toBe('expired');
    expect(house.stripe.ledger.sessions.get(second.sessionId)?.status).toBe('open');
  });

  test('opened by four presses at once is one page', async () => {
    const person = await house.app.signUp('Hasty');
    const opened = await Promise.all(Array.from({ length: 4 }, () => person.api.subscription.checkout({ priceId: 'price_hero_month' })));
    const customer = await house.app.services.payments.customerOf(person.id, house.app.services.db);
    const open = [...house.stripe.ledger.sessions.values()].filter((session) => session.customer === customer && session.status === 'open');
    expect(open).toHaveLength(1);
    expect(opened.map(({ sessionId }) => sessionId)).toContain(open[0]?.id);
  });

  test.each(['/v1/customers', '/v1/checkout/sessions'])('that failed once at %s is not failed for a day, although Stripe keeps the answer', async (path) => {
    const person = await house.app.signUp('Unlucky');
    house.stripe.failsOnceAt = path;
    // The library asks again under the same key, and hears the same.
    const { url } = await person.api.subscription.checkout({ priceId: 'price_hero_month' });
    expect(new URL(url).host).toBe('checkout.stripe.com');
  });

  test('that was paid while no message came is noticed by asking', async () => {
    const person = await house.app.signUp('Quiet');
    house.stripe.tells = false;
    const { sessionId } = await person.api.subscription.checkout({ priceId: 'price_hero_month' });
    await house.stripe.pay(sessionId);
    expect(await house.planOf(person)).toBe('free');
    await expectRefused(person.api.subscription.checkout({ priceId: 'price_hero_month' }), 409, 'checkout.plan.change-instead');
    expect(await house.planOf(person)).toBe('hero');
    house.stripe.tells = true;
  });

  test('a trial session is worth nothing where money is taken', async () => {
    const person = await house.app.signUp('Sly');
    await expectRefused(person.api.subscription.completeTrial({ id: 'trial_1' }), 404, 'checkout.session.invalid');
    await expectRefused(person.api.subscription.checkoutSession({ id: 'trial_1' }), 404, 'checkout.session.invalid');
  });

  test('a customer of the trial becomes one of Stripe', async () => {
    const person = await house.app.signUp('Early');
    await house.app.services.db.update(profiles).set({ stripeCustomerId: 'cus_trial_1' }).where(eq(profiles.userId, person.id));
    expect(await house.app.services.payments.customer(person)).toMatch(/^cus_(?!trial)/);
  });
});

describe('when Stripe does not answer', () => {
  test('nothing changes, and each act says its sentence', async () => {
    const [person, ending, free] = [await house.subscriber(), await house.subscriber(), await house.app.signUp('Waiting')];
    await ending.api.subscription.cancel();
    house.stripe.isDown = true;
    await expectRefused(free.api.subscription.checkout({ priceId: 'price_hero_month' }), 502, 'checkout.session.failed');
    await expectRefused(person.api.subscription.cancel(), 502, 'subscription.cancel.failed');
    await expectRefused(person.api.subscription.change({ priceId: 'price_hero_year' }), 502, 'subscription.change.failed');
    await expectRefused(ending.api.subscription.resume(), 502, 'subscription.resume.failed');
    await expectRefused(free.api.subscription.resume(), 400, 'subscription.resume.no-plan');
    await expectRefused(person.api.subscription.invoices(), 502, 'subscription.invoices.failed');
    await expectRefused(person.api.subscription.portal(), 502, 'subscription.portal.failed');
    const refused = await expectRefused(person.api.account.remove({ password: 'Moonlight7', email: '' }), 502, 'account.delete.payment-failed');
    expect(refused.message).toMatch(/did not delete anything/);
    expect(await person.api.subscription.refresh()).toMatchObject({ plan: 'hero', cancelAtPeriodEnd: false });
    house.stripe.isDown = false;
    expect(await person.api.subscription.cancel()).toMatchObject({ cancelAtPeriodEnd: true });
  });

  test('everybody else is served, also while many messages wait for it', async () => {
    const [person, reader] = [await house.subscriber(), await house.app.signUp('Reader')];
    const before = house.stripe.held;
    const { promise, resolve } = Promise.withResolvers<void>();
    house.stripe.holds = promise;
    const event = house.lastEvent('customer.subscription.created');
    // More than there are connections to the database.
    const told = Array.from({ length: 30 }, (_, n) => house.stripe.tell({ ...event, id: `${event.id}_held_${n}` }));
    const pressed = person.api.subscription.refresh();
    await expect.poll(() => house.stripe.held - before).toBeGreaterThan(20);
    for (let n = 0; n < 5; n += 1) expect(await house.planOf(reader)).toBe('free');
    resolve();
    house.stripe.holds = null;
    expect(await Promise.all(told)).toEqual(Array.from({ length: 30 }, () => 200));
    expect(await pressed).toMatchObject({ plan: 'hero' });
  });

  test('a card that is declined leaves the plan as it was', async () => {
    const person = await house.subscriber('price_explorer_month');
    house.stripe.ledger.declines = true;
    await expectRefused(person.api.subscription.change({ priceId: 'price_hero_month' }), 502, 'subscription.change.declined');
    house.stripe.ledger.declines = false;
    expect(await house.planOf(person)).toBe('explorer');
  });
});

describe('the price of a change', () => {
  test.each([[-700, 'less', 700], [-100_000, 'nothing', Infinity]])('is what the card is asked for: a credit of %i at Stripe makes it %s', async (balance, _, less) => {
    const person = await house.subscriber('price_explorer_month');
    const { dueNow } = await person.api.subscription.previewChange({ priceId: 'price_hero_month' });
    expect(dueNow).toBeGreaterThan(0);
    Object.assign(house.stripe.ledger.customers.get(person.customer) ?? {}, { balance });
    expect(await person.api.subscription.previewChange({ priceId: 'price_hero_month' })).toMatchObject({ dueNow: Math.max(0, dueNow - less) });
  });
});

describe('a renewal', () => {
  test('that is not paid keeps the plan while Stripe tries again, and says so', async () => {
    const person = await house.subscriber();
    await house.stripe.endPeriod(person.customer, { isPaid: false });
    expect(await person.api.subscription.show()).toMatchObject({ plan: 'hero', status: 'past_due', isActive: true });
    const [plan] = [...house.stripe.ledger.subscriptions.values()].filter(({ customer }) => customer === person.customer);
    if (plan) plan.status = 'unpaid';
    await person.api.subscription.refresh();
    expect(await person.api.subscription.show()).toMatchObject({ plan: 'free', status: 'unpaid' });
  });
});

describe('the life of a plan', () => {
  test('from the checkout to its end follows signed messages, each told twice, and all of them again at the end in the wrong order', async () => {
    const person = await house.app.signUp('Lifelong');
    const from = house.stripe.events.length;
    const seen = async () => {
      for (const event of house.stripe.events.slice(from)) expect(await house.stripe.tell(event)).toBe(200);
      const { plan, status, cancelAtPeriodEnd } = await person.api.subscription.show();
      return [plan, status, cancelAtPeriodEnd];
    };
    const { sessionId } = await person.api.subscription.checkout({ priceId: 'price_explorer_month' });
    expect(await seen()).toMatchObject(['free', expect.anything(), false]);
    await house.pay(person, sessionId);
    expect(await seen()).toEqual(['explorer', 'active', false]);
    const customer = (await house.app.services.payments.customerOf(person.id, house.app.services.db)) ?? '';
    await house.stripe.endPeriod(customer, { isPaid: true });
    expect(await seen()).toEqual(['explorer', 'active', false]);
    await house.stripe.endPeriod(customer, { isPaid: false });
    expect(await seen()).toEqual(['explorer', 'past_due', false]);
    await house.stripe.endPeriod(customer, { isPaid: true });
    await person.api.subscription.change({ priceId: 'price_hero_month' });
    expect(await seen()).toEqual(['hero', 'active', false]);
    await person.api.subscription.cancel();
    expect(await seen()).toEqual(['hero', 'active', true]);
    await person.api.subscription.resume();
    expect(await seen()).toEqual(['hero', 'active', false]);
    await person.api.subscription.cancel();
    await house.stripe.endPeriod(customer, { isPaid: true });
    expect(await seen()).toEqual(['free', 'canceled', false]);

    // Under new names, so that none of them is known already.
    const told = house.stripe.events.slice(from).toReversed();
    for (const [place, event] of told.entries()) await house.stripe.tell({ ...event, id: `${event.id}_late_${place}` });
    expect(await house.planOf(person)).toBe('free');
    const kinds = new Set(told.map(({ type }) => type));
    for (const kind of ['checkout.session.completed', 'customer.subscription.created', 'customer.subscription.updated', 'customer.subscription.deleted']) {
      expect(kinds).toContain(kind);
    }
  });
});

describe('the billing page and the invoices of Stripe', () => {
  test('are offered to customers', async () => {
    const person = await house.subscriber();
    const { items, hasPortal } = await person.api.subscription.invoices();
    expect({ hasPortal, invoice: items[0] }).toMatchObject({
      hasPortal: true, invoice: { amount: 599, status: 'paid', number: expect.stringMatching(/^FABLE-/), url: expect.stringContaining('invoice.stripe.com') },
    });
    expect(await person.api.subscription.portal()).toEqual({ url: expect.stringContaining('billing.stripe.com') });
  });

  test('a new address is told to Stripe', async () => {
    const person = await house.subscriber();
    await house.app.services.payments.keepAddress(person.id, 'new@family.example');
    expect(house.stripe.ledger.customers.get(person.customer)?.email).toBe('new@family.example');
  });
});

test('a new address that Stripe did not take is told again', async () => {
  const person = await house.subscriber();
  const { db } = house.app.services;
  const isOwed = async () => (await db.select({ owed: profiles.addressOwed }).from(profiles).where(eq(profiles.userId, person.id)))[0]?.owed;
  await person.api.account.changeEmail({ email: 'moved@family.example', currentPassword: 'Moonlight7' });
  const letter = (await readOutbox(house.app.outboxFolder ?? '')).find(({ to, links }) => to === 'moved@family.example' && links.length > 0);
  const link = new URL(letter?.links[0] ?? '');
  house.stripe.isDown = true;
  await house.app.request(`${link.pathname}${link.search}`);
  expect(await isOwed()).toBe(true);
  house.stripe.isDown = false;
  await askAboutOverdue(house.app.services);
  expect(house.stripe.ledger.customers.get(person.customer)?.email).toBe('moved@family.example');
  expect(await isOwed()).toBe(false);
});

test('of two new addresses the newer one stays at Stripe, also where the older one arrives behind it', async () => {
  const person = await house.subscriber();
  const { services } = house.app;
  const moveTo = (email: string) => services.db.update(profiles).set({ email, addressOwed: true }).where(eq(profiles.userId, person.id));
  const onItsWay = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const slowly = async (userId: string, email: string) => {
    begun.resolve();
    await onItsWay.promise;
    await services.payments.keepAddress(userId, email);
  };
  await moveTo('older@family.example');
  const late = keepAddress({ db: services.db, payments: { ...services.payments, keepAddress: slowly } }, person.id);
  await begun.promise;
  await moveTo('newer@family.example');
  await keepAddress(services, person.id);
  onItsWay.resolve();
  await late;
  await askAboutOverdue(services);
  expect(house.stripe.ledger.customers.get(person.customer)?.email).toBe('newer@family.example');
});

describe('a customer whom Stripe does not know any more', () => {
  const stranger = async (change: Partial<typeof profiles.$inferInsert> = {}) => {
    const person = await house.app.signUp('Stranger');
    await house.app.services.db.update(profiles).set({ stripeCustomerId: 'cus_ofAnotherAccount', ...change }).where(eq(profiles.userId, person.id));
    return person;
  };

  test('becomes a new one at the checkout', async () => {
    const person = await stranger();
    const { sessionId } = await person.api.subscription.checkout({ priceId: 'price_hero_month' });
    await house.pay(person, sessionId);
    expect(await house.planOf(person)).toBe('hero');
  });

  test('has no invoices and no billing page, and is forgotten', async () => {
    const person = await stranger();
    expect(await person.api.subscription.invoices()).toEqual({ items: [], hasPortal: false });
    expect((await person.api.me.show()).profile.stripeCustomerId).toBeNull();
    const other = await stranger();
    await expectRefused(other.api.subscription.portal(), 404, 'subscription.portal.none');
  });

  test('has no plan that could be changed', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000);
    const person = await stranger({ priceId: 'price_hero_month', subscriptionStatus: 'active', currentPeriodEnd: inAnHour });
    await expectRefused(person.api.subscription.change({ priceId: 'price_hero_year' }), 400, 'subscription.change.no-plan');
    expect(await house.planOf(person)).toBe('free');
  });
});

describe('a live customer, asked for with a test key', () => {
  test('keeps plan and number whatever is pressed: the key is wrong, and nobody is gone', async () => {
    const person = await house.app.signUp('Live');
    const standing = { stripeCustomerId: 'cus_liveOne', priceId: 'price_hero_month', subscriptionStatus: 'active', currentPeriodEnd: new Date(Date.now() + 3_600_000) };
    await house.app.services.db.update(profiles).set(standing).where(eq(profiles.userId, person.id));
    await expectRefused(person.api.subscription.invoices(), 502, 'subscription.invoices.failed');
    await expectRefused(person.api.subscription.change({ priceId: 'price_hero_year' }), 502, 'subscription.change.failed');
    await expectRefused(person.api.subscription.portal(), 502, 'subscription.portal.failed');
    expect(await person.api.subscription.refresh()).toMatchObject({ plan: 'hero', status: 'active' });
    await expect(person.api.account.remove({ password: 'Moonlight7', email: '' })).rejects.toMatchObject({ status: expect.any(Number) as number });
    expect((await person.api.me.show()).profile.stripeCustomerId).toBe('cus_liveOne');
  });
});

describe('a deleted account', () => {
  test('ends the subscription at Stripe at once', async () => {
    const person = await house.subscriber();
    await person.api.account.remove({ password: 'Moonlight7', email: '' });
    expect(house.stripe.ledger.customers.has(person.customer)).toBe(false);
    const plans = [...house.stripe.ledger.subscriptions.values()].filter(({ customer }) => customer === person.customer);
    expect(plans.map(({ status }) => status)).toEqual(['canceled']);
    expect(house.stripe.answers.every((status) => status === 200)).toBe(true);
  });
});

describe('what Stripe tells', () => {
  test('is refused when it is not signed, signed by somebody else, or changed on the way', async () => {
    const person = await house.subscriber();
    const body = JSON.stringify(house.lastEvent('customer.subscription.created'));
    const forged = [null, '', 'nonsense', house.stripe.sign(body, new Date(), 'whsec_of_somebody_else'), house.stripe.sign(`${body} `)];
    for (const signature of forged) {
      const answer = await send(body, signature);
      expect({ status: answer.status, body: await answer.json() }).toEqual({
        status: 400, body: { error: { code: 'webhook.signature.invalid', message: 'This message is not signed by the payment service.' } },
      });
    }
    expect(await house.planOf(person)).toBe('hero');
  });

  test('is refused when it was signed long ago', async () => {
    await house.subscriber();
    const body = JSON.stringify(house.lastEvent('customer.subscription.created'));
    const answer = await send(body, house.stripe.sign(body, new Date(Date.now() - 301_000)));
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({
      status: 400, body: { error: { code: 'webhook.too-old', message: 'This message of the payment service is too old to be believed.' } },
    });
  });

  test('is done once, however often it comes', async () => {
    const person = await house.subscriber();
    const event = house.lastEvent('customer.subscription.created');
    const body = JSON.stringify(event);
    const before = await person.api.me.show();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(body, house.stripe.sign(body))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await answers[0]?.json()).toEqual({ received: true, message: 'We heard this already. Nothing was done twice.' });
    expect((await person.api.me.show()).profile.updatedAt).toEqual(before.profile.updatedAt);
  });

  test('leads to the truth in whatever order it comes', async () => {
    const person = await house.subscriber();
    house.stripe.tells = false;
    await person.api.subscription.cancel();
    await person.api.subscription.resume();
    house.stripe.ledger.endPeriod(person.customer, true);
    const told = house.stripe.events.filter(({ data }) => (data.object as { customer?: string }).customer === person.customer);
    // The oldest last: it says that the plan has only just begun.
    for (const event of told.toReversed()) await house.stripe.tell({ ...event, id: `${event.id}_again` });
    house.stripe.tells = true;
    const [plan] = [...house.stripe.ledger.subscriptions.values()].filter(({ customer }) => customer === person.customer);
    expect(await person.api.subscription.show()).toMatchObject({
      plan: 'hero', status: 'active', cancelAtPeriodEnd: false, currentPeriodEnd: new Date((plan?.items.data[0]?.current_period_end ?? 0) * 1000),
    });
  });

  test('and whose answer comes late gives way to what was asked later', async () => {
    const person = await house.subscriber();
    const before = house.stripe.held;
    const { promise, resolve } = Promise.withResolvers<void>();
    house.stripe.holds = promise;
    const late = person.api.subscription.refresh();
    await expect.poll(() => house.stripe.held).toBe(before + 1);
    house.stripe.holds = null;
    await person.api.subscription.cancel();
    resolve();
    await late;
    expect(await person.api.subscription.show()).toMatchObject({ plan: 'hero', cancelAtPeriodEnd: true });
  });

  test('comes again when it could not be done, and is done then', async () => {
    const person = await house.subscriber();
    house.stripe.ledger.endPeriod(person.customer, false);
    const event = house.lastEvent('customer.subscription.updated');
    house.stripe.isDown = true;
    expect(await house.stripe.tell(event)).toBe(500);
    house.stripe.isDown = false;
    expect(await house.stripe.tell(event)).toBe(200);
    expect(await person.api.subscription.show()).toMatchObject({ status: 'past_due' });
  });

  test('about others than our families changes nothing', async () => {
    const person = await house.subscriber();
    const event = structuredClone(house.lastEvent('customer.subscription.created'));
    expect(await house.stripe.tell({ ...event, id: 'evt_other', data: { object: { ...event.data.object, customer: 'cus_stranger' } } } as Stripe.Event)).toBe(200);
    expect(await house.stripe.tell({ ...event, id: 'evt_price', type: 'price.created' } as Stripe.Event)).toBe(200);
    expect(await house.planOf(person)).toBe('hero');
  });

  test('that the customer was deleted in the dashboard ends the plan and forgets the number', async () => {
    const person = await house.subscriber();
    house.stripe.ledger.answer('DELETE', `/v1/customers/${person.customer}`, {});
    await house.stripe.tell(house.lastEvent('customer.deleted'));
    expect(await person.api.subscription.show()).toMatchObject({ plan: 'free', status: 'canceled' });
    expect((await person.api.me.show()).profile.stripeCustomerId).toBeNull();
  });
});

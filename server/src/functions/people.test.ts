import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { say } from '@fableloom/contract/messages/index';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactMessages, friendRequests, profiles } from '../database/schema/index.ts';
import { readOutbox } from '../ports/mail/outbox.ts';
import { openTestApp, ORIGIN, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { call, expectFields, expectRefusal } from './testing/calls.ts';

let app: TestApp;
let ana: TestPerson;
let ben: TestPerson;
let cleo: TestPerson;

beforeAll(async () => {
  app = await openTestApp();
  [ana, ben, cleo] = [await app.signUp('Ana'), await app.signUp('Ben'), await app.signUp('Cleo')];
});
afterAll(() => app.close());

const friendsOf = async (person: TestPerson) => (await app.services.db.select().from(profiles).where(eq(profiles.userId, person.id)))[0]?.friends;

async function requestFrom(sender: TestPerson, receiver: TestPerson): Promise<string> {
  const [row] = await app.services.db.insert(friendRequests).values({ senderId: sender.id, receiverId: receiver.id }).returning();
  return row?.id ?? '';
}

describe('manage-friendship', () => {
  const manage = (who: TestPerson | null, body: object) => call(app, who, 'manage-friendship', body);
  const accept = (who: TestPerson, requestId: string) => manage(who, { action: 'accept', requestId, currentUserId: who.id });
  const remove = (who: TestPerson, senderId: string, receiverId: string) =>
    manage(who, { action: 'remove', senderId, receiverId, currentUserId: who.id });

  test('200: accepts a request once, and ends the friendship for both', async () => {
    const requestId = await requestFrom(ana, ben);
    const answers = await Promise.all([accept(ben, requestId), accept(ben, requestId), accept(ben, requestId)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expectFields(answers.find(({ status }) => status === 200) ?? { status: 0, body: {} }, ['success']);
    expect([await friendsOf(ana), await friendsOf(ben)]).toEqual([[ben.id], [ana.id]]);
    expectRefusal(await remove(cleo, ana.id, ben.id), 404, 'friend.person.not-found');
    expect(await remove(ana, ana.id, ben.id)).toEqual({ status: 200, body: { success: true } });
    expect([await friendsOf(ana), await friendsOf(ben)]).toEqual([[], []]);
    expectRefusal(await remove(ana, ana.id, ben.id), 404, 'friend.person.not-found');
  });

  test('400', async () => {
    expectRefusal(await manage(ana, { action: 'adopt', currentUserId: ana.id }), 400, 'input.invalid');
    expectRefusal(await manage(ana, { action: 'accept', currentUserId: ana.id }), 400, 'input.invalid');
  });
  test('401', async () => {
    const answer = await manage(null, { action: 'accept', requestId: randomUUID(), currentUserId: ana.id });
    expectRefusal(answer, 401, 'auth.user.required');
  });
  test('403: nobody answers for somebody else', async () => {
    const requestId = await requestFrom(ana, cleo);
    expectRefusal(await manage(ana, { action: 'accept', requestId, currentUserId: cleo.id }), 403, 'app.not-allowed');
  });
  test('404: a request to somebody else, or none', async () => {
    const requestId = await requestFrom(ben, cleo);
    expectRefusal(await accept(ben, requestId), 404, 'friend.request.not-found');
    expectRefusal(await accept(ben, randomUUID()), 404, 'friend.request.not-found');
    expectRefusal(await accept(ben, 'nonsense'), 404, 'friend.request.not-found');
  });
});

describe('create-stripe-customer-if-missing', () => {
  const create = (who: TestPerson | null, userId: string) =>
    call(app, who, 'create-stripe-customer-if-missing', { userId, userEmail: 'any@family.example' });

  test('200: the same customer however often it is asked for', async () => {
    const answers = await Promise.all([create(ana, ana.id), create(ana, ana.id), create(ana, ana.id)]);
    expectFields(answers[0], ['stripeCustomerId']);
    expect(new Set(answers.map(({ body }) => body['stripeCustomerId'])).size).toBe(1);
    expect((await create(ben, ben.id)).body).not.toEqual(answers[0].body);
  });
  test('400', async () => expectRefusal(await call(app, ana, 'create-stripe-customer-if-missing', {}), 400, 'input.invalid'));
  test('401', async () => expectRefusal(await create(null, ana.id), 401, 'auth.user.required'));
  test('403', async () => expectRefusal(await create(ana, ben.id), 403, 'app.not-allowed'));
});

describe('create-checkout-session', () => {
  const ways = { successUrl: `${ORIGIN}/subscription?success=true`, cancelUrl: '/subscription?canceled=true' };
  const open = (who: TestPerson | null, body: object) => call(app, who, 'create-checkout-session', body);

  test('200: a session that can be completed', async () => {
    const answer = await open(ana, { priceId: 'price_hero_month', ...ways });
    expectFields(answer, ['sessionId', 'url']);
    const session = await ana.api.subscription.checkoutSession({ id: String(answer.body['sessionId']) });
    expect(session).toMatchObject({ status: 'open', priceId: 'price_hero_month' });
  });
  test('400: a price that is not for sale, and ways back to elsewhere', async () => {
    expectRefusal(await open(ana, { priceId: 'price_unlimited', ...ways }), 400, 'checkout.session.failed');
    expectRefusal(await open(ana, { priceId: 'price_hero_month', ...ways, successUrl: 'https://elsewhere.example/' }), 400, 'checkout.url.invalid');
    expectRefusal(await open(ana, { priceId: 'price_hero_month', ...ways, cancelUrl: '//elsewhere.example' }), 400, 'checkout.url.invalid');
    expectRefusal(await open(ana, { priceId: 'price_hero_month', ...ways, cancelUrl: 'javascript:alert(1)' }), 400, 'checkout.url.invalid');
  });
  test('401', async () => {
    const answer = await open(null, { priceId: 'price_hero_month', ...ways });
    expectRefusal(answer, 401, 'checkout.token.missing');
    expect(answer.body).toMatchObject({ error: { message: 'No access token available' } });
  });
  test('409: the plan that one has', async () => {
    const dora = await app.signUp('Dora');
    await app.putOnPlan(dora, 'price_hero_month');
    expectRefusal(await open(dora, { priceId: 'price_hero_month', ...ways }), 409, 'checkout.plan.same');
  });
});

describe('cancel-subscription', () => {
  const cancel = (who: TestPerson | null) => call(app, who, 'cancel-subscription', '');

  test('200: the plan goes on to the end of its period', async () => {
    const eva = await app.signUp('Eva');
    await app.putOnPlan(eva, 'price_explorer_month');
    const answer = await cancel(eva);
    expect(answer).toEqual({ status: 200, body: { success: true, message: 'Subscription will be canceled at the end of the billing period' } });
    expect(await eva.api.subscription.show()).toMatchObject({ cancelAtPeriodEnd: true, isActive: true });
  });
  test('400: nothing to cancel', async () => expectRefusal(await cancel(ben), 400, 'checkout.nothing-to-cancel'));
  test('401', async () => expectRefusal(await cancel(null), 401, 'checkout.signed-out'));
});

describe('send-contact-message', () => {
  const send = (who: TestPerson | null, message: unknown) => call(app, who, 'send-contact-message', { message });

  test('200: kept and mailed', async () => {
    const answer = await send(ana, '  The lantern story is lovely.\nCan it be longer? ');
    expect(answer).toEqual({ status: 200, body: { success: true, message: say('contact.done') } });
    const kept = await app.services.db.select().from(contactMessages).where(eq(contactMessages.userId, ana.id));
    expect(kept.map(({ message }) => message)).toEqual(['The lantern story is lovely.\nCan it be longer?']);
    const [mail] = await readOutbox(join(app.services.config.dataFolder, 'outbox'), 1);
    const subject = say('mail.contact.subject', { name: 'Ana' });
    expect(mail).toMatchObject({ to: app.services.config.CONTACT_EMAIL, subject, text: expect.stringContaining(ana.email) });
  });
  test('400', async () => {
    expectRefusal(await send(ben, '   '), 400, 'contact.empty');
    expectRefusal(await send(ben, 'x'.repeat(4001)), 400, 'contact.too-long', { n: 4000 });
    expectRefusal(await send(ben, 5), 400, 'input.invalid');
  });
  test('401', async () => expectRefusal(await send(null, 'Hello'), 401, 'auth.user.required'));
  test('429: five an hour are enough', async () => {
    for (let sent = 0; sent < 5; sent += 1) expect((await send(cleo, `Message ${sent}`)).status).toBe(200);
    expectRefusal(await send(cleo, 'One more'), 429, 'app.too-many-tries.hour');
  });
});

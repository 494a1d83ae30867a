import { eq } from 'drizzle-orm';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, profiles, rateLimit, session, user } from '../../database/schema/index.ts';
import { runAdmin } from '../../grant-admin.ts';
import { readOutbox } from '../../ports/mail/outbox.ts';
import { signUpAdmin } from '../../testing/administrators.ts';
import { befriend, keepCharacter, keepStory } from '../../testing/kept-things.ts';
import { expectRefused } from '../../testing/refusals.ts';
import { openTestApp, ORIGIN, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let app: TestApp;
let boss: TestPerson;
let clerk: TestPerson;

beforeAll(async () => {
  app = await openTestApp();
  [boss, clerk] = [await signUpAdmin(app, 'Boss'), await signUpAdmin(app, 'Clerk', ['billing'])];
});
afterAll(() => app.close());

const signIn = async (person: TestPerson, password = 'Moonlight7') => {
  await app.services.db.delete(rateLimit);
  const headers = { 'content-type': 'application/json', origin: ORIGIN };
  return app.request('/api/auth/sign-in/email', { method: 'POST', headers, body: JSON.stringify({ email: person.email, password }) });
};
const logOf = (id: string) => app.services.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
const letterTo = async (person: TestPerson, subject: RegExp) =>
  (await readOutbox(app.outboxFolder ?? '')).filter((mail) => mail.to === person.email && subject.test(mail.subject));

describe('finding people', () => {
  test('by a piece of the name or the address, or the whole id', async () => {
    const wanda = await app.signUp('Wandafound');
    for (const search of ['dafoun', wanda.email.slice(0, 14).toUpperCase(), wanda.id]) {
      const { items, total } = await boss.api.admin.people.list({ search });
      expect([items.map(({ userId }) => userId), total]).toEqual([[wanda.id], 1]);
    }
    expect((await boss.api.admin.people.list({ search: '%' })).items).toEqual([]);
  });

  test('every one comes once, newest first, whatever the page', async () => {
    const crowd = Array.from({ length: 7 }, (_, n) => ({ id: `paged-${n}`, name: `Pagedperson ${n}`, email: `paged-${n}@family.example` }));
    await app.services.db.insert(user).values(crowd);
    const createdAt = new Date('2026-01-02T03:04:05.678Z');
    await app.services.db.insert(profiles).values(crowd.map(({ id, name, email }) => ({ userId: id, displayName: name, email, createdAt })));
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof boss.api.admin.people.list>> = await boss.api.admin.people.list({ search: 'pagedperson', limit: 3, cursor });
      expect(page.total).toBe(7);
      seen.push(...page.items.map(({ userId }) => userId));
      cursor = page.next;
    } while (cursor);
    expect(seen).toEqual(crowd.map(({ id }) => id).toReversed());
  });

  test('only those on a plan, only administrators, only the suspended', async () => {
    const payer = await app.signUp('Payer');
    await app.putOnPlan(payer, 'price_hero_month');
    const ids = async (only: 'paying' | 'admins' | 'suspended') => (await boss.api.admin.people.list({ only })).items.map(({ userId }) => userId);
    expect(await ids('paying')).toEqual([payer.id]);

    const [renewing, left] = [await app.signUp('Renewing'), await app.signUp('Left')];
    const onHero = async () => (await boss.api.admin.figures()).plans.find(({ plan }) => plan === 'hero')?.people;
    const before = await onHero();
    for (const [person, cancelAtPeriodEnd] of [[renewing, false], [left, true]] as const) {
      const anHourAgo = { priceId: 'price_hero_month', subscriptionStatus: 'active', currentPeriodEnd: new Date(Date.now() - 3_600_000), cancelAtPeriodEnd };
      await app.services.db.update(profiles).set(anHourAgo).where(eq(profiles.userId, person.id));
    }
    expect(await ids('paying')).toEqual([renewing.id, payer.id]);
    expect([(await boss.api.admin.people.show({ userId: renewing.id })).plan, (await boss.api.admin.people.show({ userId: left.id })).plan]).toEqual(['hero', 'free']);
    expect(await onHero()).toBe((before ?? 0) + 1);
    expect((await ids('admins')).toSorted()).toEqual([boss.id, clerk.id].toSorted());
    expect(await ids('suspended')).toEqual([]);
  });

  test('one of them in full; nobody in one sentence', async () => {
    const maker = await app.signUp('Maker');
    await keepStory(app, maker);
    expect(await boss.api.admin.people.show({ userId: maker.id })).toMatchObject({
      displayName: 'Maker', email: maker.email, plan: 'free', isConfirmed: true, isAdmin: false, suspendedAt: null,
      counts: { stories: 1, characters: 0, sessions: 1, reportsAbout: 0 }, history: [], may: { suspend: true, restore: false, setPlan: true },
    });
    expect((await clerk.api.admin.people.show({ userId: maker.id })).may).toEqual({ suspend: false, restore: false, setPlan: true });
    await expectRefused(boss.api.admin.people.show({ userId: 'nobody' }), 404, 'admin.person.not-found');
  });
});

describe('suspension', () => {
  test('ends every session at once, and the sentence waits at the door', async () => {
    const rude = await app.signUp('Rude');
    const address = await app.listen();
    const window = new WebSocket(`ws://${address}/realtime/v1`, { headers: { cookie: rude.cookie, origin: ORIGIN } });
    await new Promise((resolve, reject) => window.once('message', resolve).once('error', reject));
    const closed = new Promise<number>((resolve) => window.on('close', resolve));
    const shown = await boss.api.admin.people.suspend({ userId: rude.id, reason: 'Insults in comments' });
    expect(shown).toMatchObject({ suspendedReason: 'Insults in comments', counts: { sessions: 0 }, may: { suspend: false, restore: true } });
    expect(await closed).toBe(4401);
    await expectRefused(rude.api.stories.list({}), 401, 'auth.user.required');
    const refused = await signIn(rude);
    expect([refused.status, await refused.json()]).toEqual([403, {
      code: 'auth.account.suspended', message: 'This account is paused. Please write to us and we will look at it together.',
    }]);
    expect((await signIn(rude, 'Sunlight8')).status).toBe(401);
    expect(await app.services.db.select().from(session).where(eq(session.userId, rude.id))).toEqual([]);
    expect(await letterTo(rude, /paused/)).toHaveLength(1);
  });

  test('a session that slipped through is worth nothing', async () => {
    const quick = await app.signUp('Quick');
    await app.services.db.update(user).set({ suspendedAt: new Date() }).where(eq(user.id, quick.id));
    await expectRefused(quick.api.characters.list(), 401, 'auth.user.required');
  });

  test('nobody finds a suspended person, and what they made public is not shown, until they are restored; friends keep what they were lent', async () => {
    const [quiet, reader] = [await app.signUp('Quietude'), await app.signUp('Reader')];
    await befriend(quiet, reader);
    const storyId = await keepStory(app, quiet, { title: 'Quietude' });
    const characterId = await keepCharacter(app, quiet, { name: 'Quietude' });
    const lentId = await keepCharacter(app, quiet, { name: 'Lent' });
    await quiet.api.sharing.shareWithFriends({ characterId: lentId, friendIds: [reader.id] });
    const links: string[] = [];
    for (const [contentType, contentId] of [['story', storyId], ['character', characterId]] as const) {
      links.push((await quiet.api.sharing.share({ contentType, contentId })).shareId ?? '');
      await quiet.api.sharing.update({ contentType, contentId, listed: true });
    }
    const [story = '', character = ''] = links;
    const opens = (reading: Promise<unknown>) => reading.then(() => 1, () => 0);
    const stranger = await app.signUp('Stranger');
    const shown = async () => [
      (await stranger.api.friends.search({ query: 'Quietude' })).length,
      (await app.stranger.explore.stories({ search: 'quietude' })).items.length,
      (await app.stranger.explore.characters({ search: 'quietude' })).items.length,
      (await app.stranger.landing.show()).featured.filter(({ name }) => name === 'Quietude').length,
      await opens(app.stranger.sharing.readStory({ shareId: story })),
      await opens(app.stranger.sharing.readCharacter({ shareId: character })),
      await opens(stranger.api.characters.show({ id: characterId })),
    ];
    expect(await shown()).toEqual([1, 1, 1, 1, 1, 1, 1]);
    await boss.api.admin.people.suspend({ userId: quiet.id, reason: 'x' });
    expect(await shown()).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect((await reader.api.characters.show({ id: lentId })).may.use).toBe(true);
    await boss.api.admin.people.restore({ userId: quiet.id, reason: 'x' });
    expect(await shown()).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });

  test('restoring lets the person in again, with everything in place', async () => {
    const sorry = await app.signUp('Sorry');
    await keepStory(app, sorry);
    await boss.api.admin.people.suspend({ userId: sorry.id, reason: 'A mistake' });
    await boss.api.admin.people.restore({ userId: sorry.id, reason: 'It was a mistake' });
    expect((await signIn(sorry)).status).toBe(200);
    expect(await boss.api.admin.people.show({ userId: sorry.id })).toMatchObject({ suspendedAt: null, suspendedReason: '', counts: { stories: 1 } });
    expect(await letterTo(sorry, /open again/)).toHaveLength(1);
    expect((await logOf(sorry.id)).map(({ act, adminId, before, after, reason }) => ({ act, adminId, before, after, reason }))).toEqual([
      { act: 'suspend', adminId: boss.id, before: { suspended: false }, after: { suspended: true }, reason: 'A mistake' },
      { act: 'restore', adminId: boss.id, before: { suspended: true }, after: { suspended: false }, reason: 'It was a mistake' },
    ]);
  });

  test('needs a reason, another person, and one who is no administrator', async () => {
    const calm = await app.signUp('Calm');
    await expectRefused(boss.api.admin.people.suspend({ userId: calm.id, reason: '  ' }), 400, 'admin.reason.missing');
    await expectRefused(boss.api.admin.people.suspend({ userId: boss.id, reason: 'x' }), 400, 'admin.self');
    await expectRefused(boss.api.admin.people.restore({ userId: boss.id, reason: 'x' }), 400, 'admin.self');
    await expectRefused(boss.api.admin.people.suspend({ userId: clerk.id, reason: 'x' }), 409, 'admin.person.is-admin');
    await expectRefused(boss.api.admin.people.suspend({ userId: 'nobody', reason: 'x' }), 404, 'admin.person.not-found');
    await expectRefused(clerk.api.admin.people.suspend({ userId: calm.id, reason: 'x' }), 403, 'auth.admin.permission-missing');
    expect(await logOf(calm.id)).toEqual([]);
  });

  test('twice at the same moment is one act', async () => {
    const twice = await app.signUp('Twice');
    await Promise.all([1, 2].map(() => boss.api.admin.people.suspend({ userId: twice.id, reason: 'Spam' })));
    expect(await logOf(twice.id)).toHaveLength(1);
    expect(await letterTo(twice, /paused/)).toHaveLength(1);
  });
});

describe('plans', () => {
  test('a plan is given for so many months and ends by itself', async () => {
    const lucky = await app.signUp('Lucky');
    const shown = await clerk.api.admin.people.setPlan({ userId: lucky.id, priceId: 'price_hero_month', months: 3, reason: 'Won a prize' });
    expect(shown).toMatchObject({ plan: 'hero', priceId: 'price_hero_month', subscriptionStatus: 'active', cancelAtPeriodEnd: true });
    const days = ((shown.currentPeriodEnd?.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(88);
    expect(days).toBeLessThan(93);
    expect((await lucky.api.subscription.show()).plan).toBe('hero');
    const back = await clerk.api.admin.people.setPlan({ userId: lucky.id, priceId: 'price_free', months: 1, reason: 'The prize is over' });
    expect(back).toMatchObject({ plan: 'free', priceId: 'price_free' });
    expect(await logOf(lucky.id)).toMatchObject([{ act: 'set-plan', before: { priceId: null }, after: { priceId: 'price_hero_month' } }, { act: 'set-plan' }]);
  });

  test('only known plans, with a reason, by those who may', async () => {
    const calm = await app.signUp('Calmer');
    const given = { userId: calm.id, priceId: 'price_hero_month', months: 1, reason: 'x' };
    await expectRefused(clerk.api.admin.people.setPlan({ ...given, priceId: 'price_gold' }), 400, 'admin.plan.unknown');
    await expectRefused(clerk.api.admin.people.setPlan({ ...given, reason: '' }), 400, 'admin.reason.missing');
    await expectRefused(clerk.api.admin.people.setPlan({ ...given, userId: 'nobody' }), 404, 'admin.person.not-found');
    const reader = await signUpAdmin(app, 'Reader', ['users']);
    await expectRefused(reader.api.admin.people.setPlan(given), 403, 'auth.admin.permission-missing');
  });
});

describe('npm run admin', () => {
  test('grants some or all permissions, lists and revokes; each is in the log', async () => {
    const { db } = app.services;
    const nina = await app.signUp('Nina');
    expect(await runAdmin(db, ['grant', nina.email.toUpperCase(), 'users,content'])).toContain('with the permissions users, content.');
    expect((await nina.api.me.show()).admin).toEqual({ role: 'admin', permissions: ['users', 'content'] });
    expect(await runAdmin(db, ['grant', nina.email])).toContain('users, content, billing, system');
    expect(await runAdmin(db, ['list'])).toContain(`${nina.email}  users, content, billing, system`);
    expect(await runAdmin(db, ['revoke', nina.email])).toContain('no administrator any more');
    expect((await nina.api.me.show()).admin).toBeNull();
    await expectRefused(nina.api.admin.figures(), 403, 'auth.admin.only');
    expect((await logOf(nina.id)).map(({ act, adminId }) => [act, adminId])).toEqual([['grant', 'machine'], ['grant', 'machine'], ['revoke', 'machine']]);
  });

  test('says what is wrong in one sentence', async () => {
    const { db } = app.services;
    await expect(runAdmin(db, ['grant', 'nobody@family.example'])).rejects.toThrow('There is no account with the address nobody@family.example.');
    await expect(runAdmin(db, ['grant', boss.email, 'everything'])).rejects.toThrow('There is no permission everything.');
    await expect(runAdmin(db, ['praise', boss.email])).rejects.toThrow('Usage: npm run admin -- grant');
  });
});

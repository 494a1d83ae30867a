import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { friendRequests, profiles, user } from '../../database/schema/index.ts';
import { befriend, keepCharacter, keepStory } from '../../testing/kept-things.ts';
import { expectRefused } from '../../testing/refusals.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

let app: TestApp;
let ana: TestPerson;
let stranger: TestPerson;

beforeAll(async () => {
  app = await openTestApp();
  [ana, stranger] = [await app.signUp('Ana'), await app.signUp('Stranger')];
});
afterAll(() => app.close());

const pair = async (): Promise<[TestPerson, TestPerson]> => [await app.signUp('Sender'), await app.signUp('Receiver')];
const listOf = async (person: TestPerson): Promise<string[]> =>
  (await app.services.db.select({ friends: profiles.friends }).from(profiles).where(eq(profiles.userId, person.id)))[0]?.friends ?? [];
const titles = async (person: TestPerson): Promise<string[]> => (await person.api.notifications.list()).map(({ title }) => title);

describe('search', () => {
  test('finds by a piece of the name or of the address, never oneself', async () => {
    const zora = await app.signUp('Zoraida');
    expect(await ana.api.friends.search({ query: 'zORAi' })).toEqual([
      { userId: zora.id, displayName: 'Zoraida', photoUrl: null, email: null, standing: 'none', requestId: null },
    ]);
    expect((await ana.api.friends.search({ query: zora.email.slice(0, 12) })).map(({ userId }) => userId)).toEqual([zora.id]);
    expect(await zora.api.friends.search({ query: 'zoraida' })).toEqual([]);
  });

  test('what means something in a pattern is taken as it is written', async () => {
    expect(await ana.api.friends.search({ query: '%' })).toEqual([]);
    expect(await ana.api.friends.search({ query: '_' })).toEqual([]);
    expect(await ana.api.friends.search({ query: '  ' })).toEqual([]);
  });

  test('shows an address to friends only, and how the two stand', async () => {
    const [one, other] = [await app.signUp('Quintus'), await app.signUp('Quirina')];
    const found = async () => (await one.api.friends.search({ query: 'quirina' }))[0];
    const request = await one.api.friends.send({ receiverId: other.id });
    expect(await found()).toMatchObject({ standing: 'sent', requestId: request.id, email: null });
    expect((await other.api.friends.search({ query: 'quintus' }))[0]).toMatchObject({ standing: 'received', requestId: request.id, email: null });
    await other.api.friends.accept({ id: request.id });
    expect(await found()).toMatchObject({ standing: 'friend', requestId: null, email: other.email });
  });

  test('passes over people who hide', async () => {
    const shy = await app.signUp('Xanthippe');
    expect(await shy.api.friends.setHidden({ hiddenFromSearch: true })).toEqual({ hiddenFromSearch: true });
    expect(await ana.api.friends.search({ query: 'xanthippe' })).toEqual([]);
    expect((await shy.api.friends.list()).hiddenFromSearch).toBe(true);
  });

  test('returns at most twenty', async () => {
    const { db } = app.services;
    const people = Array.from({ length: 25 }, (_, n) => ({ id: `crowd-${n}`, name: `Crowdy ${n}`, email: `crowd-${n}@family.example` }));
    await db.insert(user).values(people);
    await db.insert(profiles).values(people.map(({ id, name, email }) => ({ userId: id, displayName: name, email, requiresEmailVerification: false })));
    expect(await ana.api.friends.search({ query: 'crowdy' })).toHaveLength(20);
  });
});

describe('send', () => {
  test('asks, tells the receiver, and shows on both sides', async () => {
    const [sender, receiver] = await pair();
    const sent = await sender.api.friends.send({ receiverId: receiver.id });
    expect(sent).toMatchObject({ senderId: sender.id, receiverId: receiver.id, status: 'pending', person: { displayName: 'Receiver' } });
    expect((await sender.api.friends.list()).sent).toEqual([sent]);
    expect((await receiver.api.friends.list()).incoming).toMatchObject([{ id: sent.id, person: { userId: sender.id, displayName: 'Sender' } }]);
    expect(await titles(receiver)).toEqual(['A new friend request']);
    expect(JSON.stringify(await receiver.api.friends.list())).not.toContain(sender.email);
  });

  test('not to oneself, nobody, a second time, or a friend', async () => {
    const [sender, receiver] = await pair();
    await expectRefused(sender.api.friends.send({ receiverId: sender.id }), 400, 'friend.request.self');
    await expectRefused(sender.api.friends.send({ receiverId: NOBODY }), 404, 'friend.person.not-found');
    const { id } = await sender.api.friends.send({ receiverId: receiver.id });
    await expectRefused(sender.api.friends.send({ receiverId: receiver.id }), 409, 'friend.request.already-sent');
    await receiver.api.friends.accept({ id });
    await expectRefused(sender.api.friends.send({ receiverId: receiver.id }), 409, 'friend.request.already-friends');
    await expectRefused(receiver.api.friends.send({ receiverId: sender.id }), 409, 'friend.request.already-friends');
  });

  test('both at once are friends at once, and one row says so', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [one, other] = await pair();
      const answers = await Promise.all([one.api.friends.send({ receiverId: other.id }), other.api.friends.send({ receiverId: one.id })]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual(['accepted', 'pending']);
      const rows = await app.services.db.select().from(friendRequests).where(eq(friendRequests.id, answers[0].id));
      expect(rows).toMatchObject([{ status: 'accepted' }]);
      expect([await listOf(one), await listOf(other)]).toEqual([[other.id], [one.id]]);
    }
  });
});

describe('accept and decline', () => {
  test('are for the receiver', async () => {
    const [sender, receiver] = await pair();
    const { id } = await sender.api.friends.send({ receiverId: receiver.id });
    for (const person of [sender, stranger]) {
      await expectRefused(person.api.friends.accept({ id }), 404, 'friend.request.not-found');
      await expectRefused(person.api.friends.decline({ id }), 404, 'friend.request.not-found');
    }
    expect(await receiver.api.friends.accept({ id })).toMatchObject({ status: 'accepted', person: { userId: sender.id } });
    expect((await sender.api.friends.list()).friends).toMatchObject([{ userId: receiver.id, email: receiver.email }]);
    expect([await listOf(sender), await listOf(receiver)]).toEqual([[receiver.id], [sender.id]]);
    expect(await titles(sender)).toEqual(['A new friend']);
    await expectRefused(receiver.api.friends.accept({ id }), 409, 'friend.request.not-pending');
    await expectRefused(receiver.api.friends.decline({ id }), 409, 'friend.request.not-pending');
  });

  test('a declined request is over, and one may ask again', async () => {
    const [sender, receiver] = await pair();
    const { id } = await sender.api.friends.send({ receiverId: receiver.id });
    expect(await receiver.api.friends.decline({ id })).toMatchObject({ status: 'declined' });
    expect(await receiver.api.friends.list()).toMatchObject({ friends: [], incoming: [], sent: [] });
    expect(await sender.api.friends.send({ receiverId: receiver.id })).toMatchObject({ status: 'pending' });
  });

  test('an answer and a change of mind at the same moment: one of them happens', async () => {
    const [sender, receiver] = await pair();
    const { id } = await sender.api.friends.send({ receiverId: receiver.id });
    const [accepted, cancelled] = await Promise.allSettled([receiver.api.friends.accept({ id }), sender.api.friends.cancel({ id })]);
    expect([accepted.status, cancelled.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await listOf(sender)).toEqual(accepted.status === 'fulfilled' ? [receiver.id] : []);
  });
});

describe('cancel', () => {
  test('is for the sender while it is pending; nothing stays', async () => {
    const [sender, receiver] = await pair();
    const { id } = await sender.api.friends.send({ receiverId: receiver.id });
    await expectRefused(receiver.api.friends.cancel({ id }), 404, 'friend.request.not-found');
    await sender.api.friends.cancel({ id });
    expect(await app.services.db.select().from(friendRequests).where(eq(friendRequests.id, id))).toEqual([]);
    expect(await titles(receiver)).toEqual([]);
    await expectRefused(sender.api.friends.cancel({ id }), 404, 'friend.request.not-found');
  });

  test('not when it was accepted', async () => {
    const [sender, receiver] = await pair();
    const { id } = await sender.api.friends.send({ receiverId: receiver.id });
    await receiver.api.friends.accept({ id });
    await expectRefused(sender.api.friends.cancel({ id }), 409, 'friend.request.not-pending');
  });
});

describe('remove', () => {
  test('ends it for both, with what they lent each other', async () => {
    const [one, other] = await pair();
    await befriend(one, other);
    const characterId = await keepCharacter(app, one);
    await one.api.sharing.shareWithFriends({ characterId, friendIds: [other.id] });
    await other.api.friends.remove({ userId: one.id });
    expect([await listOf(one), await listOf(other)]).toEqual([[], []]);
    await expectRefused(other.api.characters.show({ id: characterId }), 404, 'character.not-found');
    await expectRefused(other.api.friends.remove({ userId: one.id }), 404, 'friend.person.not-found');
  });

  test('an account that is deleted is on nobody\'s list', async () => {
    const [one, other] = await pair();
    await befriend(one, other);
    await app.services.db.delete(user).where(eq(user.id, other.id));
    expect(await listOf(one)).toEqual([]);
    expect((await one.api.friends.list()).friends).toEqual([]);
  });

  test('does not take back a request that waits', async () => {
    const [sender, receiver] = await pair();
    await sender.api.friends.send({ receiverId: receiver.id });
    await expectRefused(receiver.api.friends.remove({ userId: sender.id }), 404, 'friend.person.not-found');
    expect((await receiver.api.friends.list()).incoming).toHaveLength(1);
  });
});

describe('block', () => {
  test('ends everything, hides both from each other, and is not told', async () => {
    const [one, other] = [await app.signUp('Blockina'), await app.signUp('Blockard')];
    await befriend(one, other);
    await one.api.friends.block({ userId: other.id });
    expect((await other.api.friends.list()).friends).toEqual([]);
    expect(await other.api.friends.search({ query: 'blockina' })).toEqual([]);
    expect(await one.api.friends.search({ query: 'blockard' })).toEqual([]);
    await expectRefused(other.api.friends.send({ receiverId: one.id }), 404, 'friend.person.not-found');
    expect(await one.api.friends.blocked()).toMatchObject([{ userId: other.id, displayName: 'Blockard' }]);
    await one.api.friends.unblock({ userId: other.id });
    expect(await one.api.friends.blocked()).toEqual([]);
    expect(await other.api.friends.send({ receiverId: one.id })).toMatchObject({ status: 'pending' });
  });

  test('not oneself, not nobody', async () => {
    await expectRefused(ana.api.friends.block({ userId: ana.id }), 404, 'friend.person.not-found');
    await expectRefused(ana.api.friends.block({ userId: NOBODY }), 404, 'friend.person.not-found');
  });
});

describe('content', () => {
  test('is for friends only, whether or not there is such a person', async () => {
    await expectRefused(stranger.api.friends.content({ ownerId: ana.id }), 403, 'friend.only');
    await expectRefused(stranger.api.friends.content({ ownerId: NOBODY }), 403, 'friend.only');
  });

  test('shows what was lent, what is public, and what is for friends', async () => {
    const [owner, friend] = await pair();
    await befriend(owner, friend);
    const lent = await keepCharacter(app, owner, { name: 'Lent' });
    await owner.api.sharing.shareWithFriends({ characterId: lent, friendIds: [friend.id] });
    const shown = await keepCharacter(app, owner, { name: 'Shown' });
    await owner.api.sharing.share({ contentType: 'character', contentId: shown });
    await keepCharacter(app, owner, { name: 'Private' });
    const open = await keepStory(app, owner, { title: 'Open' });
    await owner.api.sharing.share({ contentType: 'story', contentId: open });
    const forFriends = await keepStory(app, owner, { title: 'For friends' });
    await owner.api.sharing.update({ contentType: 'story', contentId: forFriends, withFriends: true });
    await keepStory(app, owner, { title: 'Private' });
    const content = await friend.api.friends.content({ ownerId: owner.id });
    expect(content.owner).toEqual({ userId: owner.id, displayName: 'Sender', photoUrl: null });
    expect(content.lent.map(({ name }) => name)).toEqual(['Lent']);
    expect(content.characters.map(({ name }) => name)).toEqual(['Shown']);
    expect(content.stories.map(({ title }) => title).toSorted()).toEqual(['For friends', 'Open']);
    expect(JSON.stringify(content)).not.toMatch(/secret|@family/);
  });
});

test('everything needs a person', async () => {
  const { friends } = app.stranger;
  const calls = [
    friends.list(), friends.search({ query: 'a' }), friends.send({ receiverId: ana.id }), friends.accept({ id: NOBODY }), friends.remove({ userId: ana.id }),
    friends.block({ userId: ana.id }), friends.blocked(), friends.content({ ownerId: ana.id }), friends.setHidden({ hiddenFromSearch: true }),
  ];
  for (const call of calls) await expectRefused(call, 401, 'auth.user.required');
});

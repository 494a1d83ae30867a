import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentViews, sharedCharacters, stories } from '../../database/schema/index.ts';
import { befriend, keepCharacter, keepStory } from '../../testing/kept-things.ts';
import { expectRefused } from '../../testing/refusals.ts';
import { openTestApp, ORIGIN, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let app: TestApp;
let owner: TestPerson;
let friend: TestPerson;
let stranger: TestPerson;

beforeAll(async () => {
  app = await openTestApp();
  [owner, friend, stranger] = [await app.signUp('Owner'), await app.signUp('Friend'), await app.signUp('Stranger')];
  await befriend(owner, friend);
});
afterAll(() => app.close());

const story = (contentId: string) => ({ contentType: 'story' as const, contentId });
const character = (contentId: string) => ({ contentType: 'character' as const, contentId });

async function sharedStory(change?: Parameters<typeof keepStory>[2]): Promise<{ id: string; shareId: string }> {
  const id = await keepStory(app, owner, change);
  const { shareId } = await owner.api.sharing.share(story(id));
  return { id, shareId: shareId ?? '' };
}

describe('share', () => {
  test('makes a story public under a link, with comments, unlisted, at zero', async () => {
    const id = await keepStory(app, owner);
    const state = await owner.api.sharing.share(story(id));
    expect(state.shareId).toMatch(/^story_\d{13}_[0-9a-f]{24}$/);
    expect(state).toMatchObject({
      contentType: 'story', contentId: id, url: `${ORIGIN}/stories/shared/${state.shareId}`,
      sharing: { isPublic: true, allowComments: true, views: 0, likes: 0, listed: false, withFriends: false, sharedBy: owner.id, sharedAt: expect.any(String) },
    });
    expect((await owner.api.stories.show({ id })).sharing).toEqual(state.sharing);
  });

  test('a character gets a link of its own kind', async () => {
    const state = await owner.api.sharing.share(character(await keepCharacter(app, owner)));
    expect(state.shareId).toMatch(/^char_\d{13}_[0-9a-f]{24}$/);
    expect(state.url).toContain('/characters/shared/char_');
    expect(state.sharing.listed).toBe(true);
  });

  test('pressing twice at once is one link', async () => {
    const id = await keepStory(app, owner);
    const [first, second] = await Promise.all([owner.api.sharing.share(story(id)), owner.api.sharing.share(story(id))]);
    expect(first.shareId).toBe(second.shareId);
    expect((await owner.api.sharing.show(story(id))).shareId).toBe(first.shareId);
  });

  test('is for the owner; what is private does not exist for others', async () => {
    const id = await keepStory(app, owner);
    await expectRefused(stranger.api.sharing.share(story(id)), 404, 'story.not-found');
    await expectRefused(stranger.api.sharing.show(story(id)), 404, 'story.not-found');
    await owner.api.sharing.share(story(id));
    for (const act of ['share', 'show', 'update', 'regenerate', 'unshare'] as const) {
      await expectRefused(stranger.api.sharing[act](story(id)), 403, 'share.owner-only');
      await expectRefused(app.stranger.sharing[act](story(id)), 401, 'auth.user.required');
    }
    const lent = await keepCharacter(app, owner);
    await owner.api.sharing.shareWithFriends({ characterId: lent, friendIds: [friend.id] });
    await expectRefused(friend.api.sharing.share(character(lent)), 403, 'share.owner-only');
    await expectRefused(owner.api.sharing.share(character('starter_maya')), 403, 'character.starter.read-only');
  });

  test.each(['', 'temp_1', 'nonsense', "'; drop table stories"])('%j is no id', async (id) => {
    expect((await expectRefused(owner.api.sharing.share(story(id)), 400, 'share.content-id.unusable')).message).toBe('Invalid content id');
    await expectRefused(owner.api.sharing.share(character(id)), 400, 'share.content-id.unusable');
  });

  test('words that tell where a child lives stay private', async () => {
    const id = await keepStory(app, owner, { content: '## Introduction\n\nCall Maya at 555-867-5309.' });
    await expectRefused(owner.api.sharing.share(story(id)), 422, 'app.unsafe-text');
    await expectRefused(owner.api.sharing.update({ ...story(id), withFriends: true }), 422, 'app.unsafe-text');
    expect((await owner.api.sharing.show(story(id))).sharing.isPublic).toBe(false);
    const told = await keepCharacter(app, owner, { customDescription: 'Write to maya@home.example' });
    await expectRefused(owner.api.sharing.share(character(told)), 422, 'app.unsafe-text');
  });
});

describe('update, regenerate, unshare', () => {
  test('a switch changes itself and nothing else', async () => {
    const { id, shareId } = await sharedStory();
    await app.stranger.sharing.countView(story(id));
    expect((await owner.api.sharing.update({ ...story(id), allowComments: false })).sharing).toMatchObject({ isPublic: true, allowComments: false, views: 1 });
    expect((await owner.api.sharing.update({ ...story(id), isPublic: false })).sharing).toMatchObject({ isPublic: false, allowComments: false, views: 1 });
    await expectRefused(app.stranger.sharing.readStory({ shareId }), 404, 'share.link.not-found');
    expect(await owner.api.sharing.update({ ...story(id), isPublic: true, listed: true })).toMatchObject({ shareId, sharing: { listed: true } });
    expect(await app.stranger.sharing.readStory({ shareId })).toMatchObject({ listed: true, views: 1 });
  });

  test('a new link ends the old one', async () => {
    const { id, shareId } = await sharedStory();
    const renewed = await owner.api.sharing.regenerate(story(id));
    expect(renewed.shareId).not.toBe(shareId);
    await expectRefused(app.stranger.sharing.readStory({ shareId }), 404, 'share.link.not-found');
    expect(await app.stranger.sharing.readStory({ shareId: renewed.shareId ?? '' })).toMatchObject({ id });
  });

  test('unsharing takes the link away and keeps what was counted', async () => {
    const { id, shareId } = await sharedStory();
    await app.stranger.sharing.countView(story(id));
    await stranger.api.likes.toggle(story(id));
    expect(await owner.api.sharing.unshare(story(id))).toMatchObject({ shareId: null, url: null, sharing: { isPublic: false } });
    await expectRefused(app.stranger.sharing.readStory({ shareId }), 404, 'share.link.not-found');
    const again = await owner.api.sharing.share(story(id));
    expect(again.shareId).not.toBe(shareId);
    expect(again.sharing).toMatchObject({ views: 1, likes: 1 });
  });
});

describe('readStory and readCharacter', () => {
  test('a stranger reads the story and nothing that is not for strangers', async () => {
    const { id, shareId } = await sharedStory({ title: 'The Lamp' });
    const read = await app.stranger.sharing.readStory({ shareId });
    expect(read).toMatchObject({
      id, shareId, title: 'The Lamp', owner: { userId: owner.id, displayName: 'Owner' }, liked: false, listed: false,
      parts: [{ phase: 'introduction', text: 'Maya found a lantern in the wood.' }],
      may: { like: false, comment: false, report: false, manage: false },
    });
    expect(JSON.stringify(read)).not.toMatch(/secret|@family\.example|memoryKey/);
    expect((await stranger.api.sharing.readStory({ shareId })).may).toEqual({ like: true, comment: true, report: true, manage: false });
    expect((await owner.api.sharing.readStory({ shareId })).may).toEqual({ like: true, comment: true, report: false, manage: true });
  });

  test('a character is shown without its prompts', async () => {
    const id = await keepCharacter(app, owner, { name: 'Juniper', customDescription: 'Collects buttons.' });
    const { shareId } = await owner.api.sharing.share(character(id));
    const read = await app.stranger.sharing.readCharacter({ shareId: shareId ?? '' });
    expect(read).toMatchObject({ id, name: 'Juniper', description: 'Collects buttons.', appearance: [{ trait: 'Height', value: 'Small' }] });
    expect(JSON.stringify(read)).not.toMatch(/secret/);
    expect(JSON.stringify(await stranger.api.characters.show({ id }))).not.toMatch(/secret/);
  });

  test('missing, private, hidden and of another kind look the same', async () => {
    const { id, shareId } = await sharedStory();
    await expectRefused(app.stranger.sharing.readCharacter({ shareId }), 404, 'share.link.not-found');
    await expectRefused(app.stranger.sharing.readStory({ shareId: 'story_1_x' }), 404, 'share.link.not-found');
    await app.services.db.update(stories).set({ hiddenAt: new Date() }).where(eq(stories.id, id));
    await expectRefused(app.stranger.sharing.readStory({ shareId }), 404, 'share.link.not-found');
    expect(await owner.api.sharing.readStory({ shareId })).toMatchObject({ id });
  });

  test('friends hear of a story that is for them, once, and strangers do not', async () => {
    const id = await keepStory(app, owner, { title: 'By the fire' });
    for (const withFriends of [true, false, true]) await owner.api.sharing.update({ ...story(id), withFriends });
    const told = async (person: TestPerson) => (await person.api.notifications.list()).filter(({ message }) => message.includes('By the fire'));
    expect(await told(friend)).toMatchObject([{ type: 'other', title: 'A story from a friend', message: 'Owner shared the story "By the fire" with friends.', data: { kind: 'story_shared', contentId: id } }]);
    expect(await told(stranger)).toEqual([]);
  });

  test('what is for friends is read by friends', async () => {
    const id = await keepStory(app, owner);
    const { shareId } = await owner.api.sharing.update({ ...story(id), withFriends: true });
    expect(await friend.api.sharing.readStory({ shareId: shareId ?? '' })).toMatchObject({ id, isPublic: false });
    for (const reader of [app.stranger, stranger.api]) await expectRefused(reader.sharing.readStory({ shareId: shareId ?? '' }), 404, 'share.link.not-found');
  });
});

describe('views', () => {
  const procedure = (body: unknown) =>
    app.request('/rest/v1/rpc/increment_content_views', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

  test('thirty at once are thirty, by the endpoint and by the procedure', async () => {
    const { id, shareId } = await sharedStory();
    const counts = Array.from({ length: 15 }, () => app.stranger.sharing.countView(story(id)));
    const calls = Array.from({ length: 15 }, () => procedure({ content_id: id, content_type: 'story' }));
    await Promise.all([...counts, ...calls]);
    expect((await app.stranger.sharing.readStory({ shareId })).views).toBe(30);
    const days = await app.services.db.select().from(contentViews).where(eq(contentViews.contentId, id));
    expect(days.map(({ views }) => views)).toEqual([30]);
  });

  test('a character counts too; the answer is the number', async () => {
    const id = await keepCharacter(app, owner);
    await owner.api.sharing.share(character(id));
    expect(await app.stranger.sharing.countView(character(id))).toEqual({ views: 1 });
    const answer = await procedure({ content_id: id, content_type: 'character' });
    expect([answer.status, await answer.json()]).toEqual([200, { views: 2 }]);
  });

  test('private, missing and malformed are told and not counted', async () => {
    const id = await keepStory(app, owner);
    expect((await procedure({ content_id: id, content_type: 'story' })).status).toBe(404);
    expect(await (await procedure({ content_id: 'x', content_type: 'character' })).json()).toMatchObject({ error: { code: 'character.not-found' } });
    for (const body of [{}, null, { content_id: id, content_type: 'planet' }]) expect((await procedure(body)).status).toBe(400);
    await expectRefused(app.stranger.sharing.countView(story(id)), 404, 'story.not-found');
  });
});

describe('sharing a character with friends', () => {
  test('it comes into the friend\'s library, and goes again', async () => {
    const characterId = await keepCharacter(app, owner, { name: 'Ember' });
    expect((await owner.api.sharing.shares({ characterId })).offered.map(({ userId }) => userId)).toEqual([friend.id]);
    expect(await owner.api.sharing.shareWithFriends({ characterId, friendIds: [friend.id, friend.id, stranger.id] })).toEqual({ name: 'Ember', shared: 1, failed: 1 });
    const { shared, offered } = await owner.api.sharing.shares({ characterId });
    expect([shared.map(({ displayName }) => displayName), offered]).toEqual([['Friend'], []]);
    expect((await friend.api.characters.list()).find(({ id }) => id === characterId)).toMatchObject({ isShared: true, sharedBy: 'Owner', may: { use: true, edit: false, share: false } });
    expect((await friend.api.notifications.list())[0]).toMatchObject({ title: 'A character for you', message: 'Owner shared "Ember" with you.' });
    await owner.api.sharing.unshareWithFriend({ characterId, userId: friend.id });
    await expectRefused(friend.api.characters.show({ id: characterId }), 404, 'character.not-found');
  });

  test('sharing again tells nobody again', async () => {
    const characterId = await keepCharacter(app, owner);
    const count = async () => (await friend.api.notifications.list()).length;
    const before = await count();
    const share = () => owner.api.sharing.shareWithFriends({ characterId, friendIds: [friend.id] });
    expect(await Promise.all([share(), share()])).toMatchObject([{ shared: 1 }, { shared: 1 }]);
    expect(await count()).toBe(before + 1);
    expect(await app.services.db.select().from(sharedCharacters).where(eq(sharedCharacters.characterId, characterId))).toHaveLength(1);
  });

  test('only the owner, only friends, at least one', async () => {
    const characterId = await keepCharacter(app, owner);
    const share = (person: TestPerson, friendIds: string[]) => person.api.sharing.shareWithFriends({ characterId, friendIds });
    await expectRefused(share(owner, []), 400, 'share.nobody-chosen');
    await expectRefused(share(owner, [stranger.id]), 403, 'share.not-a-friend');
    await expectRefused(share(stranger, [friend.id]), 404, 'character.not-found');
    await share(owner, [friend.id]);
    await expectRefused(stranger.api.sharing.shares({ characterId }), 404, 'character.not-found');
    await expectRefused(friend.api.sharing.shares({ characterId }), 403, 'share.owner-only');
    await expectRefused(app.stranger.sharing.shares({ characterId }), 401, 'auth.user.required');
  });
});

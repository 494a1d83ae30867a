import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { comments, likes, reports, user } from '../../database/schema/index.ts';
import { keepCharacter, keepStory } from '../../testing/kept-things.ts';
import { expectRefused } from '../../testing/refusals.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

let app: TestApp;
let owner: TestPerson;
let reader: TestPerson;
let other: TestPerson;

beforeAll(async () => {
  app = await openTestApp();
  [owner, reader, other] = [await app.signUp('Owner'), await app.signUp('Reader'), await app.signUp('Other')];
});
afterAll(() => app.close());

async function shown(title = 'The Lamp'): Promise<{ contentType: 'story'; contentId: string; shareId: string }> {
  const contentId = await keepStory(app, owner, { title });
  const { shareId } = await owner.api.sharing.share({ contentType: 'story', contentId });
  return { contentType: 'story', contentId, shareId: shareId ?? '' };
}

describe('comments', () => {
  test('are read newest first by anyone, page by page', async () => {
    const at = await shown();
    for (const text of ['one', 'two', 'three']) await reader.api.comments.add({ ...at, text });
    const first = await app.stranger.comments.list({ ...at, limit: 2 });
    expect(first).toMatchObject({ total: 3, allowed: false, items: [{ text: 'three', userDisplayName: 'Reader', userPhotoUrl: null }, { text: 'two' }] });
    expect(first.items[0]).toEqual({
      id: expect.any(String), contentId: at.contentId, contentType: 'story', userId: reader.id, userDisplayName: 'Reader', userPhotoUrl: null,
      text: 'three', likes: 0, createdAt: expect.any(Date), updatedAt: expect.any(Date), may: { remove: false, report: false },
    });
    const rest = await app.stranger.comments.list({ ...at, limit: 2, cursor: first.next });
    expect(rest).toMatchObject({ next: null, items: [{ text: 'one' }] });
    expect((await app.stranger.comments.list({ ...at, cursor: 'nonsense' })).items).toHaveLength(3);
    expect((await other.api.comments.list(at)).allowed).toBe(true);
  });

  test('tell the owner, who is not told of their own', async () => {
    const at = await shown('The Comet');
    const { id } = await reader.api.comments.add({ ...at, text: ' How lovely! ' });
    await owner.api.comments.add({ ...at, text: 'Thank you' });
    const [newest] = await owner.api.notifications.list();
    expect(newest).toMatchObject({ type: 'comment_alert', message: 'Reader wrote a comment on "The Comet".', data: { contentId: at.contentId, commentId: id, shareId: at.shareId } });
    expect((await owner.api.notifications.list()).filter(({ data }) => data['contentId'] === at.contentId)).toHaveLength(1);
  });

  test('need a person, words, kind ones, and not too many', async () => {
    const at = await shown();
    await expectRefused(app.stranger.comments.add({ ...at, text: 'Hello' }), 401, 'comment.signed-out');
    await expectRefused(reader.api.comments.add({ ...at, text: '   ' }), 400, 'comment.empty');
    await expectRefused(reader.api.comments.add({ ...at, text: 'x'.repeat(1001) }), 400, 'comment.too-long');
    await expectRefused(reader.api.comments.add({ ...at, text: 'call me at 555-867-5309' }), 422, 'app.unsafe-comment');
  });

  test('come at a human pace', async () => {
    const at = await shown();
    const hasty = await app.signUp('Hasty');
    for (let n = 0; n < 10; n += 1) await hasty.api.comments.add({ ...at, text: `Hello ${n}` });
    await expectRefused(hasty.api.comments.add({ ...at, text: 'Hello again' }), 429, 'app.too-many-tries');
  });

  test('where the owner switched them off there are none', async () => {
    const at = await shown();
    await reader.api.comments.add({ ...at, text: 'Nice' });
    await owner.api.sharing.update({ ...at, allowComments: false });
    await expectRefused(reader.api.comments.add({ ...at, text: 'Hello' }), 403, 'comment.switched-off');
    expect(await reader.api.comments.list(at)).toEqual({ items: [], next: null, total: 0, allowed: false });
  });

  test('of what is private look missing', async () => {
    const at = { contentType: 'story' as const, contentId: await keepStory(app, owner) };
    await expectRefused(reader.api.comments.list(at), 404, 'story.not-found');
    await expectRefused(reader.api.comments.add({ ...at, text: 'Hello' }), 404, 'story.not-found');
    await expectRefused(reader.api.comments.list({ contentType: 'character', contentId: NOBODY }), 404, 'character.not-found');
  });

  test('are removed by their author and by the owner of the content', async () => {
    const at = await shown();
    const write = async () => (await reader.api.comments.add({ ...at, text: 'Hello' })).id;
    const [mine, theirs] = [await write(), await write()];
    await expectRefused(other.api.comments.remove({ id: mine }), 403, 'app.not-allowed');
    await reader.api.comments.remove({ id: mine });
    await owner.api.comments.remove({ id: theirs });
    expect((await reader.api.comments.list(at)).items).toEqual([]);
    for (const id of [mine, NOBODY, 'x']) await expectRefused(reader.api.comments.remove({ id }), 404, 'comment.not-found');
    const last = await write();
    await owner.api.sharing.unshare(at);
    await expectRefused(other.api.comments.remove({ id: last }), 404, 'comment.not-found');
    await reader.api.comments.remove({ id: last });
  });

  test('nobody comments or likes where they are blocked', async () => {
    const [writer, blocked] = [await app.signUp('Writer'), await app.signUp('Blocked')];
    const contentId = await keepStory(app, writer);
    await writer.api.sharing.share({ contentType: 'story', contentId });
    await writer.api.friends.block({ userId: blocked.id });
    await expectRefused(blocked.api.comments.add({ contentType: 'story', contentId, text: 'Hello' }), 403, 'app.not-allowed');
    await expectRefused(blocked.api.likes.toggle({ contentType: 'story', contentId }), 403, 'app.not-allowed');
    expect((await blocked.api.comments.list({ contentType: 'story', contentId })).allowed).toBe(false);
  });

  test('go with the story', async () => {
    const at = await shown();
    await reader.api.comments.add({ ...at, text: 'Hello' });
    await reader.api.likes.toggle(at);
    await app.putOnPlan(owner, 'price_hero_month');
    await owner.api.stories.remove({ id: at.contentId });
    expect(await app.services.db.select().from(comments).where(eq(comments.contentId, at.contentId))).toEqual([]);
    expect(await app.services.db.select().from(likes).where(eq(likes.contentId, at.contentId))).toEqual([]);
  });
});

describe('likes', () => {
  test('are added and taken back; the owner is told once', async () => {
    const at = await shown('The Liked One');
    expect(await reader.api.likes.toggle(at)).toEqual({ liked: true, likes: 1 });
    expect(await other.api.likes.toggle(at)).toEqual({ liked: true, likes: 2 });
    expect((await reader.api.sharing.readStory(at))).toMatchObject({ liked: true, likes: 2 });
    expect(await reader.api.likes.toggle(at)).toEqual({ liked: false, likes: 1 });
    expect(await reader.api.likes.toggle(at)).toEqual({ liked: true, likes: 2 });
    const told = (await owner.api.notifications.list()).filter(({ type, data }) => type === 'like_alert' && data['contentId'] === at.contentId);
    expect(told.map(({ message }) => message).toSorted()).toEqual(['Other liked "The Liked One".', 'Reader liked "The Liked One".']);
  });

  test('stay exact under parallel presses of several people', async () => {
    const at = await shown();
    const presses = [reader, other, owner].flatMap((person, place) => Array.from({ length: 7 + place }, () => person.api.likes.toggle(at)));
    const answers = await Promise.all(presses);
    const rows = await app.services.db.select().from(likes).where(eq(likes.contentId, at.contentId));
    // 7 and 9 presses end liked, 8 do not.
    expect(rows.map(({ userId }) => userId).toSorted()).toEqual([reader.id, owner.id].toSorted());
    expect((await app.stranger.sharing.readStory(at)).likes).toBe(2);
    expect(answers.filter(({ liked }) => liked)).toHaveLength(4 + 4 + 5);
  });

  test('of a character too, and they go with the account that gave them', async () => {
    const contentId = await keepCharacter(app, owner);
    const at = { contentType: 'character' as const, contentId };
    const { shareId } = await owner.api.sharing.share(at);
    const leaving = await app.signUp('Leaving');
    expect(await leaving.api.likes.toggle(at)).toEqual({ liked: true, likes: 1 });
    await app.services.db.delete(user).where(eq(user.id, leaving.id));
    expect((await app.stranger.sharing.readCharacter({ shareId: shareId ?? '' })).likes).toBe(0);
  });

  test('need a person and something that is shared', async () => {
    const at = await shown();
    await expectRefused(app.stranger.likes.toggle(at), 401, 'like.signed-out');
    const hidden = { contentType: 'story' as const, contentId: await keepStory(app, owner) };
    await expectRefused(reader.api.likes.toggle(hidden), 404, 'story.not-found');
    await expectRefused(owner.api.likes.toggle(hidden), 404, 'share.link.not-found');
  });
});

describe('reports', () => {
  test('are kept, once a person, with the newest reason', async () => {
    const at = await shown();
    const { id } = await reader.api.comments.add({ ...at, text: 'Hello' });
    const report = { contentType: 'comment' as const, contentId: id };
    await other.api.reports.send({ ...report, reason: 'Rude' });
    await other.api.reports.send({ ...report, reason: 'Very rude' });
    const rows = await app.services.db.select().from(reports).where(eq(reports.contentId, id));
    expect(rows).toMatchObject([{ reporterId: other.id, reason: 'Very rude', status: 'open' }]);
    expect(await other.api.reports.send({ ...at, reason: 'Not for children' })).toEqual({ ok: true });
  });

  test('need a person, a reason, and something to be seen', async () => {
    const at = await shown();
    await expectRefused(app.stranger.reports.send({ ...at, reason: 'Rude' }), 401, 'auth.user.required');
    expect((await expectRefused(other.api.reports.send({ ...at, reason: ' ' }), 400, 'input.invalid')).data.fields).toEqual({ reason: 'Please fill this in.' });
    await expectRefused(other.api.reports.send({ contentType: 'comment', contentId: NOBODY, reason: 'Rude' }), 404, 'comment.not-found');
    const hidden = await keepStory(app, owner);
    await expectRefused(other.api.reports.send({ contentType: 'story', contentId: hidden, reason: 'Rude' }), 404, 'story.not-found');
  });
});

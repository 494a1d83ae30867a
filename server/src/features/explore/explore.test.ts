import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inExplore } from '../../access/shelves.ts';
import { characters, stories } from '../../database/schema/index.ts';
import { befriend, keepCharacter, keepStory } from '../../testing/kept-things.ts';
import { expectRefused } from '../../testing/refusals.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { orderOf } from './shelf-order.ts';

let app: TestApp;
let owner: TestPerson;
let friend: TestPerson;

beforeAll(async () => {
  app = await openTestApp();
  [owner, friend] = [await app.signUp('Owner'), await app.signUp('Friend')];
  await befriend(owner, friend);
});
afterAll(() => app.close());

/** A public, listed story that so many people like. */
async function listed(title: string, change: Parameters<typeof keepStory>[2] = {}, likes = 0): Promise<string> {
  const contentId = await keepStory(app, owner, { title, ...change });
  await owner.api.sharing.share({ contentType: 'story', contentId });
  await owner.api.sharing.update({ contentType: 'story', contentId, listed: true });
  await app.services.db.update(stories).set({ sharing: sql`jsonb_set(sharing, '{likes}', to_jsonb(${likes}::int))` }).where(eq(stories.id, contentId));
  return contentId;
}

const titles = ({ items }: { items: { title: string }[] }): string[] => items.map(({ title }) => title);
const names = ({ items }: { items: { name: string }[] }): string[] => items.map(({ name }) => name);

describe('stories', () => {
  test('only what its owner listed is there, and only while it is public', async () => {
    const shelf = async () => titles(await app.stranger.explore.stories({ search: 'comet' }));
    const contentId = await keepStory(app, owner, { title: 'Comet' });
    await owner.api.sharing.share({ contentType: 'story', contentId });
    expect(await shelf()).toEqual([]);
    await owner.api.sharing.update({ contentType: 'story', contentId, listed: true });
    expect(await shelf()).toEqual(['Comet']);
    await app.services.db.update(stories).set({ hiddenAt: new Date() }).where(eq(stories.id, contentId));
    expect(await shelf()).toEqual([]);
    await app.services.db.update(stories).set({ hiddenAt: null }).where(eq(stories.id, contentId));
    await owner.api.sharing.update({ contentType: 'story', contentId, isPublic: false });
    expect(await shelf()).toEqual([]);
  });

  test('cards hold what a stranger may know', async () => {
    const id = await listed('Cardinal');
    const { items } = await app.stranger.explore.stories({ search: 'cardinal' });
    expect(items).toMatchObject([{ id, title: 'Cardinal', owner: { userId: owner.id, displayName: 'Owner' }, shareId: expect.stringMatching(/^story_/), views: 0, likes: 0 }]);
    expect(JSON.stringify(items)).not.toMatch(/secret|@family/);
  });

  test('are found by words, age and theme category', async () => {
    await listed('Whale song', { ageRange: '3-4', themeCategory: 'Nature' });
    await listed('Whale watch', { ageRange: '9-12', themeCategory: 'Adventure' });
    const find = async (wanted: object) => titles(await app.stranger.explore.stories({ search: 'whale', ...wanted })).toSorted();
    expect(await find({})).toEqual(['Whale song', 'Whale watch']);
    expect(await find({ search: 'WATCH whale' })).toEqual(['Whale watch']);
    expect(await find({ ageRange: '3-4' })).toEqual(['Whale song']);
    expect(await find({ themeCategory: 'Adventure' })).toEqual(['Whale watch']);
    expect(await find({ themeCategory: 'Adventure', ageRange: '3-4' })).toEqual([]);
  });

  test.each<['new' | 'loved', string[]]>([
    ['new', ['Paged 4', 'Paged 3', 'Paged 2', 'Paged 1', 'Paged 0']],
    ['loved', ['Paged 2', 'Paged 4', 'Paged 1', 'Paged 3', 'Paged 0']],
  ])('sorted by %s, every one comes once, whatever the page', async (sort, order) => {
    const here = (await app.stranger.explore.stories({ search: 'paged' })).items.length;
    const hearts = [0, 2, 9, 0, 2];
    if (here === 0) for (const [n, likes] of hearts.entries()) await listed(`Paged ${n}`, {}, likes);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof app.stranger.explore.stories>> = await app.stranger.explore.stories({ search: 'paged', sort, limit: 2, cursor });
      seen.push(...titles(page));
      cursor = page.next;
    } while (cursor);
    expect(seen).toEqual(order);
  });

  test('a cursor that is not ours begins at the top', async () => {
    await listed('Topmost');
    for (const cursor of ['x', '~', '1~2~3', "'; drop table stories", '9~nonsense~a']) {
      for (const sort of ['new', 'loved'] as const) expect((await app.stranger.explore.stories({ search: 'topmost', sort, cursor })).items).toHaveLength(1);
    }
  });

  test('nobody meets the work of those they are kept apart from', async () => {
    await listed('Aparted');
    const other = await app.signUp('Other');
    const shelf = async () => titles(await other.api.explore.stories({ search: 'aparted' }));
    expect(await shelf()).toEqual(['Aparted']);
    await owner.api.friends.block({ userId: other.id });
    expect(await shelf()).toEqual([]);
  });
});

describe('characters', () => {
  test('are there once they are public, and found by kind and words', async () => {
    for (const [name, type] of [['Juniper', 'Animal - Forest Animals - Red Fox'], ['Junia', 'Human']] as const) {
      await owner.api.sharing.share({ contentType: 'character', contentId: await keepCharacter(app, owner, { name, type }) });
    }
    await keepCharacter(app, owner, { name: 'Junius' });
    const find = async (wanted: object) => names(await app.stranger.explore.characters({ search: 'juni', ...wanted }));
    expect(await find({})).toEqual(['Junia', 'Juniper']);
    expect(await find({ kind: 'Animal' })).toEqual(['Juniper']);
    expect(await find({ search: 'juni fox' })).toEqual(['Juniper']);
    expect(await find({ sort: 'loved', limit: 1 })).toEqual(['Junia']);
    const first = await app.stranger.explore.characters({ search: 'juni', sort: 'loved', limit: 1 });
    expect(names(await app.stranger.explore.characters({ search: 'juni', sort: 'loved', limit: 1, cursor: first.next }))).toEqual(['Juniper']);
  });

  test('an owner can keep a public one out of Explore', async () => {
    const contentId = await keepCharacter(app, owner, { name: 'Quiet' });
    await owner.api.sharing.share({ contentType: 'character', contentId });
    await owner.api.sharing.update({ contentType: 'character', contentId, listed: false });
    expect(names(await app.stranger.explore.characters({ search: 'quiet' }))).toEqual([]);
  });
});

describe('friends', () => {
  test('see what friends made public, listed or not, and what is for them', async () => {
    const unlisted = await keepStory(app, owner, { title: 'Friendly one' });
    await owner.api.sharing.share({ contentType: 'story', contentId: unlisted });
    const meant = await keepStory(app, owner, { title: 'Friendly two' });
    await owner.api.sharing.update({ contentType: 'story', contentId: meant, withFriends: true });
    await keepStory(app, owner, { title: 'Friendly three' });
    expect(titles(await friend.api.explore.friendStories({ search: 'friendly' }))).toEqual(['Friendly two', 'Friendly one']);
    expect(titles(await owner.api.explore.friendStories({ search: 'friendly' }))).toEqual([]);
    await owner.api.sharing.share({ contentType: 'character', contentId: await keepCharacter(app, owner, { name: 'Friendly fox' }) });
    expect(names(await friend.api.explore.friendCharacters({ search: 'friendly' }))).toEqual(['Friendly fox']);
  });

  test('the tab needs a person', async () => {
    await expectRefused(app.stranger.explore.friendStories({}), 401, 'auth.user.required');
    await expectRefused(app.stranger.explore.friendCharacters({}), 401, 'auth.user.required');
  });
});

test('both orders of both shelves are walked along an index, without sorting', async () => {
  const client = await app.database.pool.connect();
  try {
    await client.query('set enable_seqscan = off');
    await client.query('set enable_bitmapscan = off');
    for (const table of [stories, characters]) {
      const name = table === stories ? 'stories' : 'characters';
      for (const sort of ['new', 'loved'] as const) {
        const wanted = app.services.db.select({ id: table.id }).from(table).where(inExplore(table)).orderBy(...orderOf(table, sort)).limit(24).toSQL();
        const { rows } = await client.query(`explain ${wanted.sql}`, wanted.params);
        const plan = JSON.stringify(rows);
        expect(plan).toContain(`${name}_shelf_${sort}`);
        expect(plan).not.toMatch(/Sort/);
      }
    }
  } finally {
    client.release();
  }
});

import type { Inputs, Story } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedShelf } from '../../../../bench/seed-shelf.ts';
import { stories } from '../../database/schema/index.ts';
import { expectRefused } from '../../testing/refusals.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { shelfQuery } from './list-stories.ts';
import { titleOf } from './title.ts';

let app: TestApp;
let ana: TestPerson;
let story: Story;
let count = 0;

const wish = (change: Partial<Inputs['stories']['generate']> = {}): Inputs['stories']['generate'] => ({
  idempotencyKey: `shelf-test-${++count}`, characterIds: ['starter_maya', 'starter_rusty'], locationIds: ['starter_lantern_wood'],
  themeCategory: 'Adventure', theme: 'The Lost Lantern', ageRange: '5-8', ...change,
});

beforeAll(async () => {
  app = await openTestApp();
  ana = await app.signUp('Ana');
  await app.putOnPlan(ana, 'price_hero_month');
  const job = await app.finished(ana, await ana.api.stories.generate(wish()));
  story = await ana.api.stories.show({ id: job.result?.storyId ?? '' });
});
afterAll(() => app.close());

describe('a search of My Stories', () => {
  const finds = async (search: string) => (await ana.api.stories.list({ search })).total;

  test.each([
    ['the title', 'lantern: maya'], ['the theme', 'LOST'], ['its category', 'adventure'], ['the age range', '5-8'], ['the age range in words', 'ages 5-8'],
    ['the phase', 'Introduction'], ['a character', 'rusty'], ['the type of a character', 'fox'], ['a place', 'lantern wood'],
    ['several words of several of them', 'maya wood introduction'], ['a word in other letters', 'ＬＯＳＴ'],
  ])('looks at %s', async (_what, search) => expect(await finds(search)).toBe(1));

  test('looks at the type of a place', async () => {
    const [place] = story.locations;
    expect(await finds(place?.type ?? 'nothing')).toBe(1);
  });

  test('finds nothing by what is not there, and takes signs for what they are', async () => {
    for (const search of ['climax', '%', '_', "'; drop table stories; --", '\\', 'maya dragon', '🦊', 'א']) expect(await finds(search)).toBe(0);
    expect(await finds('   ')).toBe(1);
  });

  test('refuses a search that is too long, or that no text can have, with a sentence', async () => {
    await expectRefused(ana.api.stories.list({ search: 'x'.repeat(LIMITS.search + 1) }), 400, 'input.invalid');
    await expectRefused(ana.api.stories.list({ search: 'a\u0000b' }), 400, 'input.invalid');
    await expectRefused(ana.api.stories.list({ cursor: 'yesterday' }), 400, 'input.invalid');
  });

  test('knows a story by its new title and its new phase', async () => {
    await ana.api.stories.rename({ id: story.id, title: 'Évening Light' });
    expect(await finds('e\u0301vening')).toBe(1);
    await ana.api.stories.rename({ id: story.id, title: story.title });
  });
});

describe('a shelf of five thousand stories', () => {
  let zoe: TestPerson;
  beforeAll(async () => {
    zoe = await app.signUp('Zoe');
    await seedShelf(app.database.pool, zoe.id, 5000);
    await app.database.pool.query('analyze stories');
  });

  test('comes newest first, page after page, each story once', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    for (let page = 0; page < 3; page++) {
      const shelf: Awaited<ReturnType<typeof zoe.api.stories.list>> = await zoe.api.stories.list({ cursor });
      expect(shelf.total).toBe(page === 0 ? 5000 : null);
      seen.push(...shelf.items.map(({ id }) => id));
      cursor = shelf.next;
    }
    expect(seen).toEqual(Array.from({ length: 3 * LIMITS.page }, (_, n) => `story_${5000 - n}`));
  });

  /** The plan for a table that is too long to be read whole, as it is when many families have stories: this one has only hers. */
  async function planOfLongTable(query: string, params: unknown[]): Promise<string> {
    const client = await app.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('set local enable_seqscan = off');
      const { rows } = await client.query(`explain ${query}`, params);
      return rows.map((row) => Object.values(row)[0]).join('\n');
    } finally {
      await client.query('rollback');
      client.release();
    }
  }

  test('is read by one query along its index, without sorting, and nothing of it needs the stories of other families', async () => {
    const { next } = await zoe.api.stories.list({});
    for (const [cursor, search] of [[null, ''], [next, ''], [null, 'moon fox'], [next, 'moon fox']] as const) {
      const { sql: query, params } = shelfQuery(app.services.db, zoe.id, { limit: LIMITS.page, cursor, search }).toSQL();
      const plan = await planOfLongTable(query, params);
      expect(plan).toMatch(/Index (Only )?Scan using stories_newest/);
      expect(plan).not.toMatch(/Sort|Seq Scan/);
    }
  });

  test.each([['', 5000], ['number4999', 1], ['moon fox', 1250], ['nothing like it', 0]])('searched for %j it has %i', async (search, found) => {
    expect((await zoe.api.stories.list({ search })).total).toBe(found);
  });
});

describe('lists that are stored as objects', () => {
  test('are read as lists', async () => {
    await app.services.db.execute(sql`
      update stories set
        characters = jsonb_build_object('0', characters->0, '10', characters->1, '2', characters->0),
        locations = jsonb_build_object('a', locations->0),
        relationships = '{}'::jsonb,
        previous_parts = jsonb_build_object('0', previous_parts->0)
      where id = ${story.id}`);
    const read = await ana.api.stories.show({ id: story.id });
    expect(read.characters.map(({ name }) => name)).toEqual(['Maya', 'Maya', 'Rusty']);
    expect(read).toMatchObject({ locations: story.locations, relationships: [], previousParts: story.previousParts });
    expect((await ana.api.stories.list({})).items[0]?.characters).toHaveLength(3);
    const kept = { characters: story.characters, locations: story.locations, previousParts: story.previousParts };
    await app.services.db.update(stories).set(kept).where(eq(stories.id, story.id));
  });
});

describe('the title that a story is born with', () => {
  test('is the theme and the names joined by and', () => {
    expect(titleOf('The Lost Lantern', ['Maya'])).toBe('The Lost Lantern: Maya');
    expect(titleOf('The Lost Lantern', ['Maya', 'Rusty', 'Olive'])).toBe('The Lost Lantern: Maya and Rusty and Olive');
  });

  test('counts those whom no title has room for', () => {
    const crowd = Array.from({ length: 25 }, (_, n) => `Somebody Number ${n}`);
    const title = titleOf('The Lost Lantern', crowd);
    expect(title.length).toBeLessThanOrEqual(LIMITS.title);
    expect(title).toMatch(/ and \d+ others$/);
    expect(titleOf('T'.repeat(120), ['N'.repeat(60), 'M'.repeat(60)])).toBe(`${'T'.repeat(120)}: ${'N'.repeat(60)} and one other`);
  });
});

describe('the title that a family gives', () => {
  const rename = (title: string, before?: string) => ana.api.stories.rename({ id: story.id, title, ...(before === undefined ? {} : { before }) });

  test.each(['א סיפור', '🦊🌙', '<b>Bold</b> & "quoted"', 'x'.repeat(LIMITS.title), "Robert'); drop table stories;--"])('may be %s', async (title) => {
    expect((await rename(title)).title).toBe(title);
    expect((await ana.api.stories.show({ id: story.id })).title).toBe(title);
  });

  test('is one line without what nobody can see', async () => {
    expect((await rename(' A\u0000 quiet\n\u202Etitle\u0007 ')).title).toBe('A quiet title');
  });

  test('cannot be empty, also not of things that nobody can see', async () => {
    for (const title of ['', '   ', '\n\u0000\u200E'.slice(0, 2)]) await expectRefused(rename(title), 400, 'story.title.empty');
  });

  test('cannot be longer than there is room for, and the field says so', async () => {
    for (const length of [LIMITS.title + 1, 10_000]) {
      const refused = await expectRefused(rename('x'.repeat(length)), 400, 'input.invalid');
      expect(refused.data.fields?.['title']).toContain(String(LIMITS.title));
    }
  });

  test('of two windows the later one is told, and overwrites nothing', async () => {
    await rename('As both windows see it');
    const answers = await Promise.allSettled([rename('By the first', 'As both windows see it'), rename('By the second', 'As both windows see it')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expectRefused(rename('By a third', 'As both windows see it'), 409, 'app.changed-elsewhere');
    const { title } = await ana.api.stories.show({ id: story.id });
    expect(['By the first', 'By the second']).toContain(title);
    expect((await rename('Knowing what it was', title)).title).toBe('Knowing what it was');
  });
});

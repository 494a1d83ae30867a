import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentViews, jobs, notifications } from '../database/schema/index.ts';
import { keepCharacter, keepStory } from '../testing/kept-things.ts';
import { openTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { remindOfUsage, reached } from './usage.ts';
import { notify } from './notify.ts';
import { tellWeek, weekStart } from './weekly-summary.ts';

let app: TestApp;
let person: TestPerson;

beforeAll(async () => {
  app = await openTestApp();
  person = await app.signUp('Person');
});
afterAll(() => app.close());

const notesOf = ({ id }: TestPerson) => app.services.db.select().from(notifications).where(eq(notifications.userId, id));

describe('notify', () => {
  const note = () => ({ userId: person.id, type: 'other' as const, title: 'Hello', message: 'There', data: {} });

  test('a note that is told once is one row, and what fails tells nothing', async () => {
    const { db } = app.services;
    const tell = () => db.transaction((tx) => notify(app.services, tx, [{ ...note(), once: 'only' }]));
    await Promise.all([tell(), tell(), tell()]);
    const failing = db.transaction(async (tx) => {
      await notify(app.services, tx, [note()]);
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    expect(await notesOf(person)).toHaveLength(1);
  });
});

describe('usage', () => {
  test.each([
    [11, 15, undefined], [12, 15, 80], [13, 15, undefined], [15, 15, 100], [16, 15, undefined], [4, 5, 80], [5, 5, 100], [1, 1, 100],
  ])('the %i. of %i reaches %s', (used, limit, percent) => expect(reached(used, limit)).toBe(percent));

  test('making the eighth of ten characters says how many are left, once', async () => {
    const maker = await app.signUp('Maker');
    await app.putOnPlan(maker, 'price_explorer_month');
    for (let n = 0; n < 8; n += 1) await keepCharacter(app, maker);
    const remind = () => app.services.db.transaction((tx) => remindOfUsage(app.services, tx, maker.id, ['charactersLimit']));
    await remind();
    await remind();
    expect(await notesOf(maker)).toMatchObject([
      { type: 'usage_reminder', message: '2 of 10 characters left on your plan.', data: { limit: 'charactersLimit', used: 8, of: 10, percent: 80 } },
    ]);
  });

  test('the twelfth story of the month comes with a reminder', async () => {
    const writer = await app.signUp('Writer');
    const earlier = Array.from({ length: 11 }, (_, n) => ({
      userId: writer.id, kind: 'story' as const, idempotencyKey: `earlier-${n}`, status: 'done' as const, input: {},
    }));
    await app.services.db.insert(jobs).values(earlier);
    const choices = { characterIds: ['starter_maya'], theme: 'The Lost Lantern', ageRange: '5-8' as const };
    const job = await writer.api.stories.generate({ ...choices, idempotencyKey: 'the-twelfth' });
    await writer.api.jobs.cancel({ id: job.id });
    expect(await notesOf(writer)).toMatchObject([{ type: 'usage_reminder', message: 'You have 3 of 15 stories left this month.' }]);
  });
});

describe('the weekly summary', () => {
  test('a week begins on Monday, UTC', () => {
    for (const day of ['2026-11-16T00:00:00Z', '2026-11-18T12:00:00Z', '2026-11-22T23:59:59Z']) {
      expect(weekStart(new Date(day)).toISOString()).toBe('2026-11-16T00:00:00.000Z');
    }
  });

  test('tells owners what happened to their things, once, from whichever process', async () => {
    const [owner, reader] = [await app.signUp('Owner'), await app.signUp('Reader')];
    const contentId = await keepStory(app, owner);
    await owner.api.sharing.share({ contentType: 'story', contentId });
    for (let n = 0; n < 3; n += 1) await app.stranger.sharing.countView({ contentType: 'story', contentId });
    await reader.api.likes.toggle({ contentType: 'story', contentId });
    await owner.api.likes.toggle({ contentType: 'story', contentId });
    // What was read long ago was told long ago.
    await app.services.db.insert(contentViews).values({ contentType: 'story', contentId, day: '2020-01-01', ownerId: owner.id, views: 50 });
    const nextWeek = new Date(Date.now() + 7 * 24 * 3600 * 1000);
    const later = { ...app.services, clock: { now: () => nextWeek } };
    await Promise.all([tellWeek(later), tellWeek(later), tellWeek(later)]);
    const summaries = (await notesOf(owner)).filter(({ type }) => type === 'engagement_summary');
    expect(summaries).toMatchObject([{ title: 'Your readers this week', message: 'What you shared was read 3 times and liked 1 time.', data: { views: 3, likes: 1 } }]);
    expect((await notesOf(reader)).filter(({ type }) => type === 'engagement_summary')).toEqual([]);
  });
});

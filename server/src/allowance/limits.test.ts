/** The numbers of every plan on the real database: what fits, what is refused in which words, and that the last one is given once. */
import { randomUUID } from 'node:crypto';
import type { JobKind, JobStatus } from '@fableloom/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { characters, jobs, locations } from '../database/schema/index.ts';
import { characterForm } from '../features/characters/character-form.fixture.ts';
import { locationForm } from '../features/locations/location-form.fixture.ts';
import { call } from '../functions/testing/calls.ts';
import { keepCharacter, keepLocation, keepStory } from '../testing/kept-things.ts';
import { answerTo } from '../testing/refusals.ts';
import { openTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { COUNTERS, type CountedLimit } from './counters.ts';
import { monthStart, nextMonthStart, writtenDate } from './month.ts';

let app: TestApp;
// Nothing has to be made here: what counts is whether it is taken in.
beforeAll(async () => {
  app = await openTestApp({ WORKERS: '0' });
});
afterAll(() => app.close());

const MANY = Array.from({ length: 40 }, (_, n) => n);
const date = writtenDate(nextMonthStart(new Date()));
const key = () => ({ idempotencyKey: randomUUID() });

async function personOn(priceId: string): Promise<TestPerson> {
  const person = await app.signUp('Person');
  await app.putOnPlan(person, priceId);
  return person;
}

/** Rows as so many jobs would have left them. */
async function made(person: TestPerson, kind: JobKind, times: number, change: { status?: JobStatus; createdAt?: Date } = {}): Promise<void> {
  const row = () => ({ userId: person.id, kind, idempotencyKey: randomUUID(), status: 'done' as const, input: {}, ...change });
  if (times > 0) await app.services.db.insert(jobs).values(Array.from({ length: times }, row));
}

async function keepMany(person: TestPerson, table: typeof characters | typeof locations, times: number): Promise<void> {
  const keep = table === characters ? keepCharacter : keepLocation;
  await keep(app, person);
  const { id: _id, createdAt: _at, ...row } = (await app.services.db.select().from(table)).find(({ userId }) => userId === person.id) ?? expect.fail('no row');
  if (times > 1) await app.services.db.insert(table as typeof characters).values(Array.from({ length: times - 1 }, () => ({ ...(row as typeof characters.$inferInsert) })));
}

/** One more of a kind, ready to be asked for as often as wanted; every ask is a wish of its own. */
type Ask = () => Promise<unknown>;

interface Kind {
  name: string;
  limit: CountedLimit;
  /** Of each paid plan. */
  room: Record<'explorer_month' | 'hero_month' | 'unlimited', number>;
  full: (n: number) => string;
  use: (person: TestPerson, times: number) => Promise<void>;
  ask: (person: TestPerson) => Promise<Ask>;
}

/** Pictures of one thing, drawn as often as there is room for. */
const pictures = (of: 'character' | 'location', limit: CountedLimit, room: Kind['room']): Kind => ({
  name: `${of} images`, limit, room,
  full: (n) => `You've used all ${n} ${of} images of this month. They renew on ${date}, and a larger plan has more.`,
  use: (person, times) => made(person, of === 'character' ? 'portrait' : 'place', times),
  ask: async (person) => {
    const id = await (of === 'character' ? keepCharacter : keepLocation)(app, person);
    return () => person.api[`${of}s`].draw({ id, ...key() });
  },
});

const KINDS: readonly Kind[] = [
  {
    name: 'characters', limit: 'charactersLimit', room: { explorer_month: 10, hero_month: 25, unlimited: 2000 },
    full: (n) => `You've reached your limit of ${n} characters. All of them stay yours. Upgrade to create more!`,
    use: (person, times) => keepMany(person, characters, times),
    ask: async ({ api }) => () => api.characters.create(characterForm()),
  },
  {
    name: 'locations', limit: 'locationsLimit', room: { explorer_month: 5, hero_month: 10, unlimited: 2000 },
    full: (n) => `You've reached your limit of ${n} locations. All of them stay yours. Upgrade to create more!`,
    use: (person, times) => keepMany(person, locations, times),
    ask: async ({ api }) => () => api.locations.create(locationForm()),
  },
  {
    name: 'audio narrations', limit: 'narrationsPerMonth', room: { explorer_month: 5, hero_month: 15, unlimited: 200 },
    full: (n) => `You've reached your limit of ${n} audio narrations this month`,
    use: (person, times) => made(person, 'narration', times),
    // One part is read once, so every wish is for a story of its own.
    ask: async (person) => {
      const ids = await Promise.all(MANY.map(() => keepStory(app, person)));
      return () => person.api.narrations.make({ id: ids.pop() ?? '', part: 1, ...key() });
    },
  },
  pictures('character', 'characterImagesPerMonth', { explorer_month: 10, hero_month: 25, unlimited: 200 }),
  pictures('location', 'locationImagesPerMonth', { explorer_month: 5, hero_month: 10, unlimited: 200 }),
  {
    name: 'images in all', limit: 'imagesPerMonth', room: { explorer_month: 15, hero_month: 35, unlimited: 500 },
    full: (n) => `You've reached your limit of ${n} images this month. Upgrade for more!`,
    use: async (person, times) => {
      await made(person, 'portrait', 3);
      await made(person, 'place', 2);
      await made(person, 'scene', times - 5);
    },
    ask: async (person) => {
      const id = await keepStory(app, person);
      const selection = { start: 0, end: 21, text: 'Maya found a lantern in' };
      return () => person.api.sceneImages.draw({ id, selection, position: 1, way: 'text', ...key() });
    },
  },
];

const refusal = (message: string) => ({ status: 402, message, sendTo: '/subscription' });
const PAID = ['explorer_month', 'hero_month', 'unlimited'] as const;

describe.each(KINDS)('$name', ({ room, full, use, ask, limit }) => {
  test.each(PAID)('on %s the last one fits, the next is told in the words of its limit', async (plan) => {
    const person = await personOn(`price_${plan}`);
    await use(person, room[plan] - 1);
    const one = await ask(person);
    expect([await answerTo(one()), await answerTo(one())]).toEqual(['taken', refusal(full(room[plan]))]);
  });

  test('forty at once for the last one are one success and thirty-nine sentences', async () => {
    const person = await personOn('price_explorer_month');
    await use(person, room.explorer_month - 1);
    const one = await ask(person);
    const answers = await Promise.all(MANY.map(() => answerTo(one())));
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
    expect(answers.filter((answer) => answer !== 'taken')).toEqual(MANY.slice(1).map(() => refusal(full(room.explorer_month))));
    expect(await COUNTERS[limit](app.services.db, person.id, new Date())).toBe(room.explorer_month);
  });
});

describe('stories', () => {
  const begin = ({ api }: TestPerson, characterIds = ['starter_maya']) =>
    api.stories.generate({ characterIds, theme: 'The Lost Lantern', ageRange: '5-8', ...key() });

  test('a free plan has fifteen a month; forty at once for the last are one', async () => {
    const person = await personOn('price_free');
    await made(person, 'story', 14);
    const answers = await Promise.all(MANY.map(() => answerTo(begin(person))));
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
    const full = refusal("You've reached your limit of 15 stories this month. Upgrade to create more!");
    expect(answers.filter((answer) => answer !== 'taken')).toEqual(MANY.slice(1).map(() => full));
  });

  test('a plan that nobody knows has fifteen too', async () => {
    const person = await personOn('price_of_another_shop');
    await made(person, 'story', 15);
    expect(await answerTo(begin(person))).toMatchObject({ status: 402, message: expect.stringContaining('limit of 15 stories') });
  });

  test.each(PAID)('on %s they are not counted', async (plan) => {
    const person = await personOn(`price_${plan}`);
    await made(person, 'story', 300);
    expect(await answerTo(begin(person))).toBe('taken');
  });

  test.each([['price_free', 5], ['price_explorer_month', 10], ['price_hero_month', 25], ['price_unlimited', 25]] as const)(
    'on %s one has room for %i characters', async (plan, most) => {
      const person = await personOn(plan);
      const cast = await Promise.all(Array.from({ length: most + 1 }, () => keepCharacter(app, person)));
      expect(await answerTo(begin(person, cast))).toEqual(refusal(`A story on your plan has room for ${most} characters. Please choose fewer.`));
      expect(await answerTo(begin(person, cast.slice(1)))).toBe('taken');
    });
});

describe('what is counted', () => {
  const monthly: [CountedLimit, JobKind][] = [
    ['storiesPerMonth', 'story'], ['narrationsPerMonth', 'narration'], ['characterImagesPerMonth', 'portrait'], ['locationImagesPerMonth', 'place'],
    ['imagesPerMonth', 'scene'],
  ];

  test.each(monthly)('%s: the calendar month in UTC, not the one before', async (limit, kind) => {
    const person = await personOn('price_hero_month');
    const march = new Date('2026-03-01T00:00:00.000Z');
    await made(person, kind, 2, { createdAt: new Date(march.getTime() - 1) });
    await made(person, kind, 3, { createdAt: march });
    const count = (now: string) => COUNTERS[limit](app.services.db, person.id, new Date(now));
    expect(await count('2026-03-31T23:59:59.999Z')).toBe(3);
    expect(await count('2026-02-28T23:59:59.999Z')).toBe(5);
    expect(await count('2026-04-01T00:00:00.000Z')).toBe(0);
    expect(monthStart(new Date('2026-03-31T23:30:00-05:00')).toISOString()).toBe('2026-04-01T00:00:00.000Z');
  });

  test.each(monthly)('%s: what failed or was stopped gives its place back', async (limit, kind) => {
    const person = await personOn('price_hero_month');
    for (const status of ['waiting', 'working', 'done', 'failed', 'cancelled'] as const) await made(person, kind, 1, { status });
    expect(await COUNTERS[limit](app.services.db, person.id, new Date())).toBe(3);
  });

  test('a stopped job makes room for the next one at once', async () => {
    const person = await personOn('price_explorer_month');
    await made(person, 'narration', 4);
    const [first, second] = [await keepStory(app, person), await keepStory(app, person)];
    const job = await person.api.narrations.make({ id: first, part: 1, ...key() });
    expect(await answerTo(person.api.narrations.make({ id: second, part: 1, ...key() }))).toMatchObject({ status: 402 });
    await person.api.jobs.cancel({ id: job.id });
    await person.api.jobs.cancel({ id: job.id });
    expect(await answerTo(person.api.narrations.make({ id: second, part: 1, ...key() }))).toBe('taken');
  });

  test('asking again under the same key takes nothing more', async () => {
    const person = await personOn('price_explorer_month');
    const id = await keepCharacter(app, person);
    const same = { id, ...key() };
    const answers = await Promise.all(MANY.map(() => person.api.characters.draw(same)));
    expect(new Set(answers.map((job) => job.id)).size).toBe(1);
    expect((await person.api.subscription.show()).limits.characterImages.used).toBe(1);
  });

  test('pictures of this month and in all are told on the profile, scenes among them', async () => {
    const person = await personOn('price_hero_month');
    for (const kind of ['portrait', 'place', 'scene'] as const) {
      await made(person, kind, 2);
      await made(person, kind, 1, { createdAt: new Date(monthStart(new Date()).getTime() - 1) });
    }
    const { profile, subscription } = await person.api.me.show();
    expect(profile).toMatchObject({ imagesGeneratedThisMonth: 6, imagesGeneratedCount: 9, lastImageResetDate: monthStart(new Date()) });
    expect(subscription.limits).toMatchObject({ images: { used: 6, limit: 35 }, characterImages: { used: 2, limit: 25 }, locationImages: { used: 2, limit: 10 } });
  });

  test('deleting what was made gives characters and locations back, and nothing of the month', async () => {
    const person = await personOn('price_explorer_month');
    const id = await keepCharacter(app, person);
    await made(person, 'portrait', 4);
    await person.api.characters.remove({ id });
    expect((await person.api.subscription.show()).limits).toMatchObject({ characters: { used: 0 }, characterImages: { used: 4 } });
  });
});

describe('the server functions', () => {
  test('take from the same allowance and say the same sentences', async () => {
    const person = await personOn('price_explorer_month');
    const [character, location, story] = [await keepCharacter(app, person), await keepLocation(app, person), await keepStory(app, person)];
    await made(person, 'portrait', 10);
    await made(person, 'narration', 5);
    const ask = async (name: string, body: object) => {
      const answer = await call(app, person, name, body);
      const { message, sendTo } = answer.body['error'] as { message: string; sendTo?: string };
      return { status: answer.status, message, sendTo };
    };
    expect(await ask('generate-image', { characterId: character })).toEqual(
      refusal(`You've used all 10 character images of this month. They renew on ${date}, and a larger plan has more.`));
    expect(await ask('generate-audio-narration', { content: 'Once.' })).toEqual(refusal("You've reached your limit of 5 audio narrations this month"));
    await made(person, 'scene', 5);
    const full = refusal("You've reached your limit of 15 images this month. Upgrade for more!");
    expect(await ask('generate-image', { locationId: location })).toEqual(full);
    expect(await ask('generate-image-from-text', { text: 'A boat on the sea.' })).toEqual(full);
    expect(await ask('generate-scene-with-images', { sceneText: 'Maya found a lantern', storyId: story })).toMatchObject({ status: 400 });
    await app.putOnPlan(person, 'price_free');
    await made(person, 'story', 15);
    expect(await ask('generate-story', { characters: ['starter_maya'], theme: 'The Lost Lantern', ageRange: '5-8' })).toEqual(
      refusal("You've reached your limit of 15 stories this month. Upgrade to create more!"));
  });
});

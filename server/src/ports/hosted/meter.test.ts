/** The share of a day, kept by a real database, also where several calls begin at once. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../database/open.ts';
import { modelCalls, user } from '../../database/schema/index.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { type Amount, type Call, metered, openMeter } from './meter.ts';
import { onBehalfOf } from './on-behalf-of.ts';
import { pricesOf } from './prices.ts';

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let database: OpenDatabase;
let now = new Date('2026-11-22T12:00:00Z');
const PER_DAY = { tokens: 10_000, pictures: 3, letters: 1000 };
const meter = () => openMeter({ db: database.db, clock: { now: () => now } }, { prices: pricesOf('text=1/2,eyes=4/8,image=0.04,speech=15'), perDay: PER_DAY });
const as = <T>(act: () => T) => onBehalfOf({ userId: 'ana' }, act);
const call = (work: Call['work'], estimate: Amount): Call => ({ work, model: 'm', estimate });
/** A call that uses what it is said to. */
const use = (work: Call['work'], amount: Amount, estimate: Amount = amount) => as(() => metered(meter(), call(work, estimate), async (tell) => tell(amount)));
const rows = () => database.db.select().from(modelCalls).where(eq(modelCalls.userId, 'ana'));
const usedUp = { name: 'HostedFailed', why: 'used-up' };

beforeAll(async () => {
  fresh = await freshDatabase();
  database = await openDatabase({ dataFolder: '', databaseUrl: fresh.url });
  await database.db.insert(user).values({ id: 'ana', name: 'Ana', email: 'ana@family.example' });
});
beforeEach(async () => {
  await database.db.delete(modelCalls);
  now = new Date('2026-11-22T12:00:00Z');
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

test('use and cost of every kind of work are kept', async () => {
  await use('text', { read: 1000, written: 500 });
  await use('eyes', { read: 1000, written: 200 });
  await use('image', { pictures: 1 });
  await use('speech', { letters: 200 });
  await use('moderation', { read: 50, written: 5 });
  const kept = (await rows()).map(({ work, read, written, pictures, letters, dollars, outcome }) => ({ work, read, written, pictures, letters, dollars, outcome }));
  const none = { read: null, written: null, pictures: null, letters: null, outcome: 'answered' };
  expect(kept).toEqual(expect.arrayContaining([
    { ...none, work: 'text', read: 1000, written: 500, dollars: 0.002 }, { ...none, work: 'eyes', read: 1000, written: 200, dollars: expect.closeTo(0.0056, 10) as number },
    { ...none, work: 'image', pictures: 1, dollars: 0.04 }, { ...none, work: 'speech', letters: 200, dollars: 0.003 },
    { ...none, work: 'moderation', read: 50, written: 5, dollars: null },
  ]));
});

test.each(['TimeoutError', 'AbortError'])('what nobody waited for any longer (%s) is counted as it was estimated, since it is made all the same', async (name) => {
  const givenUp = as(() => metered(meter(), call('image', { pictures: 1 }), () => Promise.reject(new DOMException('no more', name))));
  await expect(givenUp).rejects.toThrow('no more');
  await expect(as(() => metered(meter(), call('image', { pictures: 1 }), () => Promise.reject(new TypeError('nobody is there'))))).rejects.toThrow();
  expect((await rows()).map(({ pictures, outcome }) => [pictures, outcome])).toEqual(expect.arrayContaining([[1, 'failed'], [null, 'failed']]));
});

describe('reading for safety', () => {
  test('of what a person writes ends at three times the tokens of a day, and takes nothing of what stories have', async () => {
    await use('moderation', { read: 29_900 });
    await expect(use('moderation', { read: 200 })).rejects.toMatchObject(usedUp);
    await use('moderation', { read: 100 });
    await use('text', { read: 9900 });
  });

  test('of what is made for them has no end of its own', async () => {
    await use('moderation', { read: 29_900 });
    const made = () => onBehalfOf({ userId: 'ana', jobId: randomUUID() }, () => metered(meter(), call('moderation', { read: 50_000 }), async (tell) => tell({ read: 50_000 })));
    await made();
    await made();
    await use('moderation', { read: 100 });
  });
});

describe('a share of the day', () => {
  test.each<[Call['work'], Amount, Amount]>([
    ['text', { read: 9000, written: 500 }, { read: 400, written: 200 }], ['eyes', { read: 9000, written: 500 }, { read: 400, written: 200 }],
    ['image', { pictures: 3 }, { pictures: 1 }], ['speech', { letters: 900 }, { letters: 101 }],
  ])('of %s has no room for what would pass it', async (work, before, then) => {
    await use(work, before);
    await expect(use(work, then)).rejects.toMatchObject(usedUp);
    expect(await rows()).toHaveLength(1);
  });

  test('stories and looking at pictures share the tokens', async () => {
    await use('eyes', { read: 9000, written: 900 });
    await expect(use('text', { read: 100, written: 100 })).rejects.toMatchObject(usedUp);
  });

  test('ends for as many as fit, also where all ask at once', async () => {
    const ends: (() => void)[] = [];
    const slow = () => as(() => metered(meter(), call('image', { pictures: 1 }), (tell) => new Promise<void>((resolve) => ends.push(() => {
      tell({ pictures: 1 });
      resolve();
    }))));
    const all = Promise.allSettled(Array.from({ length: 8 }, slow));
    await expect.poll(() => ends.length).toBe(3);
    await expect(use('image', { pictures: 1 })).rejects.toMatchObject(usedUp);
    for (const end of ends) end();
    const outcomes = await all;
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(outcomes.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { why: string }).why] : []))).toEqual(Array.from({ length: 5 }, () => 'used-up'));
  });

  test('is not passed by calls at once that use more than is usual: what each of them may use is kept free while it runs', async () => {
    const ends: (() => void)[] = [];
    const long: Call = { ...call('text', { read: 500, written: 1500 }), most: { read: 500, written: 7500 } };
    const slow = () => as(() => metered(meter(), long, (tell) => new Promise<void>((resolve) => ends.push(() => {
      tell({ read: 500, written: 7500 });
      resolve();
    }))));
    const all = Promise.allSettled(Array.from({ length: 5 }, slow));
    // 8,000 of 10,000 are kept free for the first, and a second is begun where it fits in as a usual one.
    await expect.poll(() => ends.length).toBe(2);
    for (const end of ends) end();
    const outcomes = await all;
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(as(() => metered(meter(), long, async () => undefined))).rejects.toMatchObject(usedUp);
  });

  test('has room for a usual call, though it might be a long one', async () => {
    await use('text', { read: 7000, written: 900 });
    await as(() => metered(meter(), { ...call('text', { read: 500, written: 1500 }), most: { read: 500, written: 7500 } }, async (tell) => tell({ read: 500, written: 900 })));
    expect((await rows()).map(({ written }) => written)).toEqual([900, 900]);
  });

  test('gets back what a failed call had kept free, and what a call did not use', async () => {
    await expect(as(() => metered(meter(), call('image', { pictures: 3 }), () => Promise.reject(new Error('down'))))).rejects.toThrow('down');
    expect(await rows()).toMatchObject([{ outcome: 'failed', pictures: null }]);
    await use('text', { read: 10, written: 10 }, { read: 9000, written: 900 });
    await use('text', { read: 9000, written: 900 });
  });

  test('gets back what a process had kept free that is gone', async () => {
    await as(() => meter().begin(call('image', { pictures: 3 })));
    await expect(use('image', { pictures: 1 })).rejects.toMatchObject(usedUp);
    now = new Date('2026-11-22T12:15:01Z');
    await use('image', { pictures: 3 });
  });

  test('is full again the next day, and is nobody else’s', async () => {
    await use('image', { pictures: 3 });
    await metered(meter(), call('image', { pictures: 3 }), async (tell) => tell({ pictures: 3 }));
    now = new Date('2026-11-23T00:00:01Z');
    await use('image', { pictures: 1 });
  });
});

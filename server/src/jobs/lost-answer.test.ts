/** A database that keeps what was done, and whose answer is lost on the way: nothing of it may be thrown away, and nothing left behind. */
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { jobs, stories, user } from '../database/schema/index.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { openWay } from '../testing/way.ts';

/** The result is set: taking a job up answers it among all columns, and must not count. */
const ENDS_A_JOB = /update "jobs" set [^]*"result" = /;
const ENDS_AN_ACCOUNT = /delete from "user"/;

/** A way to the database that breaks off behind the commit of what it is armed for: it was heard, and its answer never comes. */
async function breakingWay(url: string) {
  const way = { armed: null as RegExp | null, cuts: 0 };
  const { url: through, close } = await openWay(url, (end) => {
    let isFinishing = false;
    let isCommitting = false;
    return {
      asked(sent) {
        const words = sent.toString('latin1');
        if (way.armed?.test(words)) isFinishing = true;
        if (way.armed && isFinishing && /commit\0/i.test(words)) isCommitting = true;
        return sent;
      },
      answered(answer) {
        if (!isCommitting) return answer;
        way.armed = null;
        way.cuts += 1;
        end();
        return null;
      },
    };
  });
  return Object.assign(way, { url: through, close });
}

let app: TestApp;
let way: Awaited<ReturnType<typeof breakingWay>>;
let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeEach(async () => {
  database = await freshDatabase();
  way = await breakingWay(database.url);
  app = await openTestApp({ DATABASE_URL: way.url });
});
afterEach(async () => {
  await app.close();
  way.close();
  await database.drop();
});

describe('a connection that breaks off behind the commit of a job', () => {
  test('does not take away the pictures of the story that was kept', async () => {
    const ana = await app.signUp('Ana');
    way.armed = ENDS_A_JOB;
    const job = await ana.api.stories.generate({ idempotencyKey: 'lost-answer', characterIds: ['starter_maya'], theme: 'The Lost Lantern', ageRange: '3-4' });
    await expect.poll(() => way.cuts, { timeout: 60_000 }).toBe(1);
    await expect.poll(async () => (await app.services.db.select().from(jobs).where(eq(jobs.id, job.id)))[0]?.status, { timeout: 10_000 }).toBe('done');
    const [story] = await app.services.db.select().from(stories).where(eq(stories.userId, ana.id));
    expect(story?.cover?.url).toMatch(/^\/storage/);
    // A job of somebody else, made and told about after it, shows that the worker is through with this one.
    await app.finished(ana, await ana.api.stories.generate({ idempotencyKey: 'after-the-answer', characterIds: ['starter_maya'], theme: 'The Last Bus', ageRange: '3-4' }));
    expect((await app.request(story?.cover?.url ?? '', { headers: { cookie: ana.cookie } })).status).toBe(200);
  });
});

describe('a connection that breaks off behind the commit of an account that is removed', () => {
  test('leaves no picture behind: nobody could ask for it again', async () => {
    const ana = await app.signUp('Ana');
    const photo = `photos/${ana.id}/1.webp`;
    await app.services.files.put(photo, { data: Buffer.from('a child'), contentType: 'image/webp' });
    way.armed = ENDS_AN_ACCOUNT;
    await expect(ana.api.account.remove({ password: 'Moonlight7', email: '' })).rejects.toThrow();
    expect(await app.services.db.select().from(user).where(eq(user.id, ana.id))).toEqual([]);
    await app.services.db.execute(sql`update pgboss.job set start_after = now() where name = 'removals'`);
    await expect.poll(() => app.services.files.stamp(photo), { timeout: 15_000 }).toBeNull();
  });
});

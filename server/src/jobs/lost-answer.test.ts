/** A database that keeps what a job made, and whose answer is lost on the way: nothing of it may be thrown away. */
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { jobs, stories } from '../database/schema/index.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

/** A way to the database that breaks off behind the commit with which a job ends: it was heard, and its answer never comes. */
async function breakingWay(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const way = { isArmed: false, cuts: 0, url: '', close: () => undefined as void };
  const server: Server = createServer((here) => {
    const there = connect(Number(port), hostname);
    for (const socket of [here, there]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => { here.destroy(); there.destroy(); });
    }
    let isFinishing = false;
    let isCommitting = false;
    here.on('data', (sent) => {
      const words = sent.toString('latin1');
      if (words.includes('update "jobs"') && words.includes('"result"')) isFinishing = true;
      if (way.isArmed && isFinishing && /commit\0/i.test(words)) isCommitting = true;
      there.write(sent);
    });
    there.on('data', (answer) => {
      if (!isCommitting) return void here.write(answer);
      way.isArmed = false;
      way.cuts += 1;
      here.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as AddressInfo).port);
  way.url = through.href;
  way.close = () => { server.close(); for (const socket of sockets) socket.destroy(); };
  return way;
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
    way.isArmed = true;
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

/** The two servers that bench/shelf.ts compares, on one database with five thousand stories. Started by it and by nobody else. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import pg from 'pg';
import { readConfig } from '../server/src/config.ts';
import { stories, user } from '../server/src/database/schema/index.ts';
import { shelfQuery } from '../server/src/features/stories/list-stories.ts';
import { belongings } from '../server/src/features/stories/store.ts';
import { httpApp } from '../server/src/http/app.ts';
import { openServices } from '../server/src/open-services.ts';
import { seedParts, seedShelf } from './seed-shelf.ts';

export interface Serving {
  bare: string;
  ours: string;
  authorization: string;
  pages: { name: string; bareAt: string; oursAt: string }[];
  /** Megabytes after the start. */
  memory: number;
}

const STORIES = 5000;
const LAST = `story_${STORIES}`;
const folder = mkdtempSync(join(tmpdir(), 'fableloom-bench-'));
chmodSync(folder, 0o755);

const open = await openServices(readConfig({ FABLELOOM_DATA: folder, LOG_LEVEL: 'silent', WORKERS: '0' }));
const { db } = open.services;
await db.insert(user).values({ id: 'bench', name: 'Bench', email: 'bench@family.example', emailVerified: true });
const { token } = await (await open.auth.$context).internalAdapter.createSession('bench');
const pool = new pg.Pool({ connectionString: open.database.url, max: 20 });
await seedShelf(pool, 'bench', STORIES);
await seedParts(pool, LAST);
await pool.query('analyze');

type Written = { sql: string; params: unknown[] };
/** Named, so that PostgreSQL plans it once, as ours are. */
const run = async ({ sql, params }: Written) => (await pool.query({ name: `bare_${sql.length}`, text: sql, values: params })).rows;

function bareApp(): Hono {
  const list = shelfQuery(db, 'bench', { limit: 36, cursor: null, search: '' }).toSQL();
  const story = [db.select().from(stories).where(eq(stories.id, LAST)), ...Object.values(belongings(db))].map((query) => ({ ...query.toSQL(), params: [LAST] }));
  return new Hono()
    .get('/list', async (context) => context.json(await run(list)))
    .get('/story', async (context) => context.json(await Promise.all(story.map(run))));
}

const listen = (fetch: Hono['fetch']) =>
  new Promise<string>((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });

const serving: Serving = {
  bare: await listen(bareApp().fetch),
  ours: await listen((await httpApp({ ...open, isReady: async () => true })).fetch),
  authorization: `Bearer ${token}`,
  pages: [
    { name: 'stories.list', bareAt: '/list', oursAt: '/api/stories' },
    { name: 'stories.show', bareAt: '/story', oursAt: `/api/stories/${LAST}` },
  ],
  memory: Math.round(process.memoryUsage().rss / 1e6),
};
process.send?.(serving);

process.once('SIGTERM', () => {
  void pool.end().then(() => open.close()).finally(() => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
});

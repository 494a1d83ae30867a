/** Whoever watches a job goes on watching where the database is silent for a moment. */
import type { Job } from '@fableloom/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Services } from '../../services.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { watchJob } from './service.ts';

let app: TestApp;
let ana: TestPerson;
beforeAll(async () => {
  app = await openTestApp();
  ana = await app.signUp('Ana');
});
afterAll(() => app.close());

/** The real database, which does not answer some of the first questions. */
function silentAt(silences: number): Services {
  let left = silences;
  const db = new Proxy(app.services.db, {
    get(real, name) {
      if (name === 'select' && left > 0) {
        left -= 1;
        throw new Error('Connection terminated unexpectedly');
      }
      return Reflect.get(real, name, real) as unknown;
    },
  });
  return { ...app.services, db };
}

async function seenOf(services: Services, job: Job): Promise<Job[]> {
  const seen: Job[] = [];
  for await (const one of watchJob(services, ana.id, job.id)) seen.push(one);
  return seen;
}

const story = (idempotencyKey: string): Promise<Job> =>
  ana.api.stories.generate({ idempotencyKey, characterIds: ['starter_maya'], themeCategory: 'Adventure', theme: 'The Lost Lantern', ageRange: '5-8' });

test('three silences in a row are waited for', async () => {
  const seen = await seenOf(silentAt(3), await story('watch-three-silences'));
  expect(seen.at(-1)?.status).toBe('done');
});

test('a database that stays silent is told, and so is a job of nobody', async () => {
  const job = await story('watch-long-silence');
  await expect(seenOf(silentAt(99), job)).rejects.toThrow('Connection terminated');
  await expect(seenOf(app.services, { ...job, id: crypto.randomUUID() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

/** A long reading of a hosted voice that breaks off at a later piece: what was spoken and paid is there for the next try. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobs, storyParts } from '../../database/schema/index.ts';
import { deskFor } from '../../jobs/desk.ts';
import { narrationMaker } from './narrate.maker.ts';
import { keepStory } from '../../testing/kept-things.ts';
import { openStandIn, type StandIn } from '../../testing/openai/stand-in.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

const FIRST = 'Maya found a lantern in the old wood.';
const LAST = 'Then Maya slept.';
let standIn: StandIn;
let app: TestApp;
let person: TestPerson;
let storyId: string;

beforeAll(async () => {
  standIn = await openStandIn();
  // What is asked for is made here, in pieces that are short.
  app = await openTestApp({ WORKERS: '0', AI_SPEECH: 'openai:gpt-4o-mini-tts', OPENAI_API_KEY: standIn.key, OPENAI_BASE_URL: standIn.url });
  person = await app.signUp('Ana');
  await app.putOnPlan(person, 'price_hero_month');
});
beforeEach(async () => {
  standIn.clear();
  storyId = await keepStory(app, person);
  await app.services.db.update(storyParts).set({ text: `${FIRST} ${LAST}` }).where(eq(storyParts.storyId, storyId));
});
afterAll(async () => {
  await app.close();
  await standIn.close();
});

async function narrate(services = app.services, engine: 'chosen' | 'built-in' = 'chosen'): Promise<void> {
  const { id } = await person.api.narrations.make({ id: storyId, part: 1, idempotencyKey: randomUUID() });
  const [job] = await services.db.update(jobs).set({ status: 'working', attempts: 1, engine }).where(and(eq(jobs.id, id), eq(jobs.status, 'waiting'))).returning();
  if (!job) throw new Error('nothing waits');
  try {
    await narrationMaker(services, FIRST.length + 1)(deskFor(services, job, new AbortController().signal));
  } catch (error) {
    await services.db.update(jobs).set({ status: 'failed' }).where(eq(jobs.id, id));
    throw error;
  }
}

const heard = (): string[] => standIn.asked.map(({ body }) => (body as { input: string }).input.trim());
const filed = (): Promise<string[]> => app.services.files.list(`stories/${person.id}/${storyId}/narrations`);

test('the next try asks for the rest alone, and nothing is left but the whole', async () => {
  standIn.next({ is: 'right' }, { is: 'error', status: 401 });
  await expect(narrate()).rejects.toMatchObject({ why: 'turned-away' });
  expect(await filed()).toHaveLength(1);
  await narrate();
  expect(heard()).toEqual([FIRST, LAST, LAST]);
  const { narrations: [reading] } = await person.api.stories.show({ id: storyId });
  const { text } = (await person.api.stories.show({ id: storyId })).parts[0] ?? { text: '' };
  expect(reading?.words.map(({ from, to }) => text.slice(from, to)).join(' ')).toBe('Maya found a lantern in the old wood Then Maya slept');
  expect(await filed()).toEqual([reading?.audioPath]);
});

test('a name that is said otherwise since is spoken anew', async () => {
  standIn.next({ is: 'right' }, { is: 'error', status: 401 });
  await expect(narrate()).rejects.toThrow();
  await person.api.names.keep({ word: 'Maya', like: 'MY-uh' });
  await narrate();
  expect(heard()).toHaveLength(4);
  await person.api.names.forget({ word: 'Maya' });
});

test('where the built-in voice reads it in the end, what was kept goes', async () => {
  standIn.next({ is: 'right' }, { is: 'error', status: 401 });
  await expect(narrate()).rejects.toThrow();
  await narrate({ ...app.services, ...app.services.builtIn }, 'built-in');
  expect(heard()).toHaveLength(2);
  expect(await filed()).toEqual([(await person.api.stories.show({ id: storyId })).narrations[0]?.audioPath]);
});

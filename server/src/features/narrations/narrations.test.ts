/** Parts of a story read aloud: real voice, real database. */
import { randomUUID } from 'node:crypto';
import type { Story } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectRefused } from '../../testing/refusals.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let app: TestApp;
/** On a paid plan. */
let ana: TestPerson;
/** On the free plan. */
let ben: TestPerson;
let story: Story;
let bensStory: string;

const wish = (change: { id?: string; part?: number } = {}) => ({ id: story.id, part: 1, idempotencyKey: randomUUID(), ...change });
const used = async () => (await ana.api.subscription.show()).limits.narrations.used;

async function writtenBy(person: TestPerson): Promise<string> {
  const choices = { characterIds: ['starter_maya'], theme: 'The Lost Lantern', ageRange: '3-4' as const };
  const job = await app.finished(person, await person.api.stories.generate({ idempotencyKey: randomUUID(), ...choices }));
  return job.result?.storyId ?? '';
}

beforeAll(async () => {
  app = await openTestApp();
  [ana, ben] = [await app.signUp('Ana'), await app.signUp('Ben')];
  await app.putOnPlan(ana, 'price_explorer_month');
  [story, bensStory] = [await ana.api.stories.show({ id: await writtenBy(ana) }), await writtenBy(ben)];
});
afterAll(() => app.close());

describe('make', () => {
  test('two asks at once are one recording at the path of its part, completed, and counted once', async () => {
    const [first, second] = await Promise.all([ana.api.narrations.make(wish()), ana.api.narrations.make(wish())]);
    expect(second.id).toBe(first.id);
    const job = await app.finished(ana, first);
    expect(job.status).toBe('done');
    const { narrations } = await ana.api.stories.show({ id: story.id });
    expect(narrations).toMatchObject([{ part: 1, status: 'completed', storyId: story.id, userId: ana.id, partId: story.parts[0]?.id }]);
    const [recording] = narrations;
    expect(recording?.audioPath).toMatch(new RegExp(`^stories/${ana.id}/${story.id}/narrations/part_1_\\d{13}\\.mp3$`));
    expect(recording?.duration).toBeGreaterThan(10);
    const file = await app.request(recording?.url ?? '');
    expect([file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual(['audio/mpeg', 'public, max-age=3600']);
    expect(await used()).toBe(1);
  }, 60_000);

  test('a text that was read already is not read again', async () => {
    const again = await ana.api.narrations.make(wish());
    expect(again.status).toBe('done');
    expect(await used()).toBe(1);
  });

  test('asks to sign in', () => expectRefused(app.stranger.narrations.make(wish()), 401, 'auth.user.required'));

  test('is for paid plans, and the sentence leads to the plans', async () => {
    const refused = await expectRefused(ben.api.narrations.make(wish({ id: bensStory })), 402, 'narration.gate');
    expect([refused.message, refused.data?.sendTo]).toEqual(['Audio narration is only available for paid users', '/subscription']);
  });

  test('needs a part that is written', async () => {
    await expectRefused(ana.api.narrations.make(wish({ part: 2 })), 400, 'narration.text.missing');
    for (const part of [0, 5, 1.5]) await expectRefused(ana.api.narrations.make(wish({ part })), 400, 'input.invalid');
  });

  test('a stranger finds no story', async () => {
    await expectRefused(ana.api.narrations.make(wish({ id: bensStory })), 404, 'story.not-found');
    await expectRefused(ana.api.narrations.make(wish({ id: 'temp_1' })), 404, 'story.not-found');
  });
});

describe('remove', () => {
  test('is for the owner, takes the file along, and the part can be read again', async () => {
    const [recording] = (await ana.api.stories.show({ id: story.id })).narrations;
    const which = { id: story.id, narrationId: recording?.id ?? '' };
    await expectRefused(app.stranger.narrations.remove(which), 401, 'auth.user.required');
    await expectRefused(ben.api.narrations.remove(which), 404, 'story.not-found');
    for (const narrationId of [randomUUID(), 'temp_1']) await expectRefused(ana.api.narrations.remove({ ...which, narrationId }), 404, 'narration.not-found');
    await ana.api.narrations.remove(which);
    expect((await app.request(recording?.url ?? '')).status).toBe(404);
    const again = await ana.api.narrations.make(wish());
    expect(again.status).not.toBe('done');
    const stopped = await ana.api.jobs.cancel({ id: again.id });
    expect([stopped.status, stopped.progress]).toEqual(['cancelled', say('job.stopped')]);
    expect(await used()).toBe(1);
  });
});

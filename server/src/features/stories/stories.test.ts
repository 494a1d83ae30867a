import type { Inputs, Job, Story } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { CONTINUATION_QUESTIONS } from '@fableloom/contract/taxonomies/continuation-questions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectRefused } from '../../testing/refusals.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let app: TestApp;
let ana: TestPerson;
let ben: TestPerson;
let count = 0;
const key = () => `story-test-${++count}`;

const choices = (change: Partial<Inputs['stories']['generate']> = {}): Inputs['stories']['generate'] => ({
  idempotencyKey: key(),
  characterIds: ['starter_maya', 'starter_rusty'],
  locationIds: ['starter_lantern_wood'],
  relationships: [{ fromCharacterId: 'starter_maya', toCharacterId: 'starter_rusty', type: 'Friend' }],
  themeCategory: 'Adventure',
  theme: 'The Lost Lantern',
  ageRange: '5-8',
  ...change,
});

async function madeStory(person: TestPerson, change?: Partial<Inputs['stories']['generate']>): Promise<Story> {
  const job = await app.finished(person, await person.api.stories.generate(choices(change)));
  expect(job).toMatchObject({ status: 'done', error: null });
  return person.api.stories.show({ id: job.result?.storyId ?? '' });
}

const continued = async (person: TestPerson, story: Story, question: string = CONTINUATION_QUESTIONS[0], answer = 'A friendly whale opens the gate.'): Promise<Job> =>
  app.finished(person, await person.api.stories.continue({ id: story.id, idempotencyKey: key(), question, answer }));

beforeAll(async () => {
  app = await openTestApp();
  ana = await app.signUp('Ana');
  ben = await app.signUp('Ben');
});
afterAll(() => app.close());

describe('stories.generate', () => {
  test('makes an introduction that names the cast, with title, memory key and first part', async () => {
    const story = await madeStory(ana);
    expect(story.id).toMatch(/^story_\d+$/);
    expect(story).toMatchObject({
      title: 'The Lost Lantern: Maya and Rusty', currentPhase: 'introduction', theme: 'The Lost Lantern', ageRange: '5-8', memoryKey: story.id, provider: 'built-in',
    });
    expect(story.content).toMatch(/^## Introduction\n\n/);
    expect(story.previousParts).toEqual([story.parts[0]?.text]);
    const paragraphs = story.parts[0]?.text.split('\n\n') ?? [];
    expect(paragraphs.length).toBeGreaterThanOrEqual(6);
    expect(paragraphs.length).toBeLessThanOrEqual(8);
    expect(story.content.split(/\s+/).length).toBeLessThanOrEqual(LIMITS.storyMaxLength.introduction);
    expect(story.content).toContain('Maya');
    expect(story.content).toContain('Rusty');
    expect(story.parts[0]?.picture).toMatchObject({ width: expect.any(Number), alt: expect.stringContaining('Maya') });
    expect((await app.request(story.parts[0]?.picture?.url ?? '')).status).toBe(200);
  });

  test('the same idempotency key is the same job and counts once', async () => {
    const same = choices();
    const [first, second] = await Promise.all([ben.api.stories.generate(same), ben.api.stories.generate(same)]);
    expect(first.id).toBe(second.id);
    await app.finished(ben, first);
    expect((await ben.api.subscription.show()).limits.stories.used).toBe(1);
  });

  test('signed out', () => expectRefused(app.stranger.stories.generate(choices()), 401, 'story.signed-out'));
  test('no character', () => expectRefused(ana.api.stories.generate(choices({ characterIds: [] })), 400, 'story.characters.missing'));
  test('no theme', () => expectRefused(ana.api.stories.generate(choices({ theme: ' ' })), 400, 'story.theme.missing'));
  test('no age range', () => expectRefused(ana.api.stories.generate(choices({ ageRange: '' })), 400, 'story.age.missing'));
  test('a character of somebody else does not exist', () => expectRefused(ana.api.stories.generate(choices({ characterIds: ['7f1a1c1e-0000-4000-8000-000000000000'], relationships: [] })), 404));
  test('unkind words are refused kindly', () => expectRefused(ana.api.stories.generate(choices({ customPrompt: 'they drink vodka until drunk' })), 422, 'app.unsafe-text'));
  test('a role, a relationship or a category that is not on the lists is not taken', async () => {
    await expectRefused(ana.api.stories.generate(choices({ roles: { starter_maya: 'drunk pirate' } })), 400, 'input.invalid');
    await expectRefused(ana.api.stories.generate(choices({ themeCategory: 'Horror' })), 400, 'input.invalid');
    const odd = [{ fromCharacterId: 'starter_maya', toCharacterId: 'starter_rusty', type: 'Owner' }];
    await expectRefused(ana.api.stories.generate(choices({ relationships: odd })), 400, 'input.invalid');
  });

  test('more characters than the plan has room for', () =>
    expectRefused(
      ana.api.stories.generate(choices({ characterIds: ['maya', 'rusty', 'ember', 'pixel', 'olive', 'lin'].map((name) => `starter_${name}`), relationships: [] })),
      402,
      'story.limit.characters',
    ));

  test('a stopped job gives its place back', async () => {
    const dora = await app.signUp('Dora');
    const job = await dora.api.stories.generate(choices());
    const stopped = await dora.api.jobs.cancel({ id: job.id });
    const last = await app.finished(dora, stopped);
    const { used } = (await dora.api.subscription.show()).limits.stories;
    expect(used).toBe(last.status === 'cancelled' ? 0 : 1);
    expect(last.status).toBe('cancelled');
  });
});

describe('stories.continue', () => {
  test('goes through the four phases and then offers no more', async () => {
    let story = await madeStory(ana);
    for (const phase of ['development', 'climax', 'resolution'] as const) {
      expect(await continued(ana, story)).toMatchObject({ status: 'done' });
      story = await ana.api.stories.show({ id: story.id });
      expect(story.currentPhase).toBe(phase);
    }
    expect(story.content.match(/^## .+$/gm)).toEqual(['## Introduction', '## Development', '## Climax', '## Resolution']);
    expect(story.previousParts).toHaveLength(4);
    await expectRefused(ana.api.stories.continue({ id: story.id, idempotencyKey: key(), question: CONTINUATION_QUESTIONS[0], answer: 'More!' }), 409, 'story.continue.complete');
  });

  test('needs a question of the list and an answer', async () => {
    const story = await madeStory(ana);
    const ask = (question: string, answer: string) => ana.api.stories.continue({ id: story.id, idempotencyKey: key(), question, answer });
    await expectRefused(ask(CONTINUATION_QUESTIONS[0], '  '), 400, 'story.continue.prompt-missing');
    await expectRefused(ask('Why?', 'Because.'), 400, 'story.continue.prompt-missing');
  });

  test('of two at once one is written and the other is told', async () => {
    const story = await madeStory(ana);
    const ask = () => ana.api.stories.continue({ id: story.id, idempotencyKey: key(), question: CONTINUATION_QUESTIONS[0], answer: 'A door opens.' });
    const answers = await Promise.allSettled([ask(), ask(), ask()]);
    const accepted = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    expect(accepted).toHaveLength(1);
    await app.finished(ana, accepted[0] as Job);
    expect((await ana.api.stories.show({ id: story.id })).parts).toHaveLength(2);
  });

  test('a key that was used for another wish is refused', async () => {
    const story = await madeStory(ana);
    const used = choices();
    await app.finished(ana, await ana.api.stories.generate(used));
    const again = ana.api.stories.continue({ id: story.id, idempotencyKey: used.idempotencyKey, question: CONTINUATION_QUESTIONS[0], answer: 'A door opens.' });
    await expectRefused(again, 409);
  });

  test('a stranger finds no story', async () => {
    const story = await madeStory(ana);
    await expectRefused(ben.api.stories.continue({ id: story.id, idempotencyKey: key(), question: CONTINUATION_QUESTIONS[0], answer: 'x' }), 404, 'story.not-found');
  });
});

describe('stories.regenerate, versions, restore', () => {
  test('is a paid act', async () => {
    const story = await madeStory(ana);
    const refused = await expectRefused(ana.api.stories.regenerate({ id: story.id, idempotencyKey: key() }), 402, 'story.gate.regenerate');
    expect(refused.data.sendTo).toBe('/subscription');
  });

  test('writes the phase anew, keeps the earlier version, and brings it back', async () => {
    const hana = await app.signUp('Hana');
    await app.putOnPlan(hana, 'price_hero_month');
    const story = await madeStory(hana);
    const [before] = story.parts;
    await app.finished(hana, await hana.api.stories.regenerate({ id: story.id, idempotencyKey: key(), instruction: 'Make it funnier.' }));
    const after = await hana.api.stories.show({ id: story.id });
    expect(after.parts[0]?.text).not.toBe(before?.text);
    expect(after.previousParts).toHaveLength(2);
    const versions = await hana.api.stories.versions({ id: story.id, partId: after.parts[0]?.id ?? '' });
    expect(versions.map((version) => version.text)).toEqual([before?.text]);
    const restored = await hana.api.stories.restore({ id: story.id, partId: before?.id ?? '' });
    expect(restored.content).toContain(before?.text);
    await expectRefused(hana.api.stories.regenerate({ id: story.id, idempotencyKey: key(), instruction: ' ' }), 400, 'story.regenerate.instruction-missing');
  });
});

describe('the shelf', () => {
  test('lists own stories newest first, pages, and finds by name, theme and place', async () => {
    const eva = await app.signUp('Eva');
    const first = await madeStory(eva);
    const second = await madeStory(eva, { theme: 'The Moon Train', themeCategory: 'Sci-Fi', characterIds: ['starter_pixel'], relationships: [], locationIds: [] });
    const all = await eva.api.stories.list({});
    expect(all.items.map(({ id }) => id)).toEqual([second.id, first.id]);
    const page = await eva.api.stories.list({ limit: 1 });
    expect(page).toMatchObject({ total: 2, items: [{ id: second.id }] });
    const next = await eva.api.stories.list({ limit: 1, cursor: page.next });
    expect(next).toMatchObject({ next: null, items: [{ id: first.id }] });
    expect((await eva.api.stories.list({ search: 'maya lantern' })).items.map(({ id }) => id)).toEqual([first.id]);
    expect((await eva.api.stories.list({ search: 'nothing like it' })).items).toEqual([]);
  });

  test('renaming and deleting are paid acts with their own sentences', async () => {
    const finn = await app.signUp('Finn');
    const story = await madeStory(finn);
    await expectRefused(finn.api.stories.rename({ id: story.id, title: 'Ours' }), 402, 'story.gate.edit-title');
    await expectRefused(finn.api.stories.remove({ id: story.id }), 402, 'story.gate.delete');
    await app.putOnPlan(finn, 'price_explorer_month');
    await expectRefused(finn.api.stories.rename({ id: story.id, title: '   ' }), 400, 'story.title.empty');
    expect(await finn.api.stories.rename({ id: story.id, title: '  Our own lantern ' })).toMatchObject({ title: 'Our own lantern' });
    await finn.api.stories.remove({ id: story.id });
    await expectRefused(finn.api.stories.show({ id: story.id }), 404, 'story.not-found');
    expect(await app.services.files.list(`stories/${finn.id}/${story.id}`)).toEqual([]);
  });

  test('strangers and guests see nothing of it', async () => {
    const story = await madeStory(ana);
    await expectRefused(ben.api.stories.show({ id: story.id }), 404, 'story.not-found');
    await expectRefused(app.stranger.stories.show({ id: story.id }), 401, 'auth.user.required');
    await expectRefused(app.stranger.stories.list({}), 401, 'auth.user.required');
    await expectRefused(ana.api.stories.show({ id: 'story_0' }), 404, 'story.not-found');
  });
});

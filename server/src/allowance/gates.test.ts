/** Every locked act for every standing of a plan, through the API and through the server functions. */
import { randomUUID } from 'node:crypto';
import { say } from '@fableloom/contract/messages/index';
import { type GatedAct, GATES } from '@fableloom/contract/plans/gates';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locations, profiles, storyParts } from '../database/schema/index.ts';
import { characterForm } from '../features/characters/character-form.fixture.ts';
import { locationForm } from '../features/locations/location-form.fixture.ts';
import { call } from '../functions/testing/calls.ts';
import { keepCharacter, keepLocation, keepStory } from '../testing/kept-things.ts';
import { answerTo } from '../testing/refusals.ts';
import { openTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

let app: TestApp;
// Nothing has to be made here: what counts is whether it is taken in.
beforeAll(async () => {
  app = await openTestApp({ WORKERS: '0' });
});
afterAll(() => app.close());

const day = 24 * 3600 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day);

type Standing = Partial<typeof profiles.$inferInsert>;
const paid = (tier: string, more: Standing = {}): Standing => ({
  priceId: `price_${tier}`, subscriptionStatus: 'active', currentPeriodEnd: inDays(20), cancelAtPeriodEnd: false, ...more,
});

/** How a person can stand to the plans, and whether the paid acts are open. */
const STANDINGS: readonly [name: string, standing: Standing, isOpen: boolean][] = [
  ['free', { priceId: 'price_free' }, false],
  ['no plan at all', { priceId: null, subscriptionStatus: null }, false],
  ['Explorer', paid('explorer_month'), true],
  ['Explorer by the year', paid('explorer_year'), true],
  ['Hero', paid('hero_month'), true],
  ['Unlimited', paid('unlimited'), true],
  ['Explorer, past due inside its period', paid('explorer_month', { subscriptionStatus: 'past_due' }), true],
  ['Hero, cancelled at the end of its period', paid('hero_month', { cancelAtPeriodEnd: true }), true],
  ['Hero, whose period has ended', paid('hero_month', { currentPeriodEnd: inDays(-1) }), false],
  ['Hero, past due and ended', paid('hero_month', { subscriptionStatus: 'past_due', currentPeriodEnd: inDays(-1) }), false],
  ['Explorer, inactive', paid('explorer_month', { subscriptionStatus: 'canceled' }), false],
  ['Unlimited, unpaid', paid('unlimited', { subscriptionStatus: 'unpaid' }), false],
  ['a plan that nobody knows', paid('of_another_shop'), false],
];

/** What the person owns to act on. */
interface Things {
  character: string;
  location: string;
  story: string;
}

const key = () => ({ idempotencyKey: randomUUID() });
const ACTS: Record<GatedAct, (person: TestPerson, things: Things) => Promise<unknown>> = {
  'create-character': ({ api }) => api.characters.create(characterForm()),
  'create-location': ({ api }) => api.locations.create(locationForm()),
  'regenerate-character-image': ({ api }, { character }) => api.characters.draw({ id: character, ...key() }),
  'regenerate-location-image': ({ api }, { location }) => api.locations.draw({ id: location, ...key() }),
  'edit-story-title': ({ api }, { story }) => api.stories.rename({ id: story, title: 'Another title' }),
  'regenerate-story': ({ api }, { story }) => api.stories.regenerate({ id: story, ...key() }),
  'narrate-story': ({ api }, { story }) => api.narrations.make({ id: story, part: 1, ...key() }),
  'delete-character': ({ api }, { character }) => api.characters.remove({ id: character }),
  'delete-story': ({ api }, { story }) => api.stories.remove({ id: story }),
};
const acts = Object.keys(ACTS) as GatedAct[];

async function personWith(standing: Standing): Promise<{ person: TestPerson; things: Things }> {
  const person = await app.signUp('Person');
  await app.services.db.update(profiles).set(standing).where(eq(profiles.userId, person.id));
  const drawn = { mainImage: '/storage/v1/object/public/images/x.webp' };
  const [character, location, story] = [await keepCharacter(app, person, drawn), await keepLocation(app, person, drawn), await keepStory(app, person)];
  return { person, things: { character, location, story } };
}

const shut = (act: GatedAct) => ({ status: 402, message: say(GATES[act].say), sendTo: '/subscription' });

describe.each(STANDINGS)('%s', (_name, standing, isOpen) => {
  test('every paid act is open, or shut with its own sentence and the way to the plans', async () => {
    const { person, things } = await personWith(standing);
    const answers: Record<string, unknown> = {};
    for (const act of acts) answers[act] = await answerTo(ACTS[act](person, things));
    expect(answers).toEqual(Object.fromEntries(acts.map((act) => [act, isOpen ? 'taken' : shut(act)])));
  });

  test('deletes a location, chooses among pictures that are there, and begins stories', async () => {
    const { person, things } = await personWith(standing);
    const url = '/storage/v1/object/public/images/x.webp';
    await app.services.db
      .update(locations)
      .set({ imageHistory: [{ url, timestamp: new Date().toISOString(), prompt: '', provider: 'built-in', isSaved: true }] })
      .where(eq(locations.id, things.location));
    expect((await person.api.locations.setMain({ id: things.location, url })).mainImage).toBe(url);
    expect(await person.api.locations.remove({ id: things.location })).toEqual({ ok: true });
    const choices = { characterIds: ['starter_maya'], theme: 'The Lost Lantern', ageRange: '5-8' as const };
    expect((await person.api.stories.generate({ ...choices, ...key() })).status).toBe('waiting');
  });
});

describe('the side doors of a free plan', () => {
  const refusal = (message: string) => ({ status: 402, body: { error: { message, sendTo: '/subscription' } } });
  const refused = (act: GatedAct) => refusal(say(GATES[act].say));

  test('the server functions refuse what the pages refuse, in the same words', async () => {
    const { person, things } = await personWith({ priceId: 'price_free' });
    expect(await call(app, person, 'generate-image', { characterId: things.character })).toMatchObject(refused('regenerate-character-image'));
    expect(await call(app, person, 'generate-image', { locationId: things.location })).toMatchObject(refused('regenerate-location-image'));
    expect(await call(app, person, 'generate-audio-narration', { content: 'Once upon a time.' })).toMatchObject(refused('narrate-story'));
    expect(await call(app, person, 'generate-story', { memoryKey: things.story, storyPhase: 'introduction' })).toMatchObject(refused('regenerate-story'));
    expect(await call(app, person, 'generate-image-from-text', { text: 'A boat on the sea.' })).toMatchObject(refusal(say('image.limit.month', { n: 0 })));
  });

  test('a character that has no picture yet has no room for one', async () => {
    const { person } = await personWith({ priceId: 'price_free' });
    const bare = await keepCharacter(app, person);
    expect(await answerTo(person.api.characters.draw({ id: bare, ...key() }))).toMatchObject({ status: 402, message: say('image.limit.month', { n: 0 }) });
  });

  test('bringing back an earlier version of a text is no new one, and open to all', async () => {
    const { person, things } = await personWith({ priceId: 'price_free' });
    const { db } = app.services;
    const version = { storyId: things.story, phase: 'introduction' as const, isCurrent: false, text: 'Earlier.', seed: 's', provider: 'built-in' };
    const [earlier] = await db.insert(storyParts).values(version).returning();
    expect((await person.api.stories.restore({ id: things.story, partId: earlier?.id ?? '' })).parts[0]?.text).toBe('Earlier.');
  });
});

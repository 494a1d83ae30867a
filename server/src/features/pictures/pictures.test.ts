import { FACES } from '@fableloom/contract/picture-sizes';
import { THEMES } from '@fableloom/contract/taxonomies/themes';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { starterCast, starterPictures, usableCharacter } from '../../access/characters.ts';
import { openVisitors } from '../../http/visitor.ts';
import { portraitBrief } from '../../ports/illustrator/briefs.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { characterForm } from '../characters/character-form.fixture.ts';
import { locationForm } from '../locations/location-form.fixture.ts';
import { standInRoutes } from './stand-in-routes.ts';
import { LANDING_ART, OTHER_ART } from './house-art.ts';
import { drawStarter, starterPicture } from './starter-pictures.ts';

let app: TestApp;
let owner: TestPerson;
let stranger: TestPerson;
let standIns: Hono;

beforeAll(async () => {
  app = await openTestApp();
  [owner, stranger] = [await app.signUp('Owner'), await app.signUp('Stranger')];
  await app.putOnPlan(owner, 'price_hero_month');
  const whoAsks = await openVisitors(app.services, app.auth);
  standIns = standInRoutes(async ({ headers }) => ({ services: app.services, who: await whoAsks(headers), headers }));
});
afterAll(() => app.close());

describe('pictures of starters', () => {
  const [maya] = starterCast();
  if (!maya) throw new Error('there is no starter cast');
  const brief = portraitBrief(maya.id, maya);

  test('are drawn once, also by two processes at once, and then known without drawing', async () => {
    await Promise.all([drawStarter(app.services, maya.id, brief), drawStarter(app.services, maya.id, brief)]);
    const picture = starterPicture(maya.id);
    expect(picture).toMatchObject({ url: '/storage/v1/object/public/images/starters/v1/starter_maya.webp', width: expect.any(Number) });
    expect((await app.request(picture?.vectorUrl ?? '')).status).toBe(200);

    starterPictures.clear();
    const cannotDraw = { ...app.services, illustrator: { ...app.services.illustrator, draw: () => Promise.reject(new Error('no pen')) } };
    await drawStarter(cannotDraw, maya.id, brief);
    expect(starterPicture(maya.id)).toEqual(picture);
  });

  test('are shown in the lists', async () => {
    const shown = (await stranger.api.characters.list()).find(({ id }) => id === maya.id);
    expect(shown?.picture?.url).toBe(starterPicture(maya.id)?.url);
    expect((await usableCharacter(app.services.db, stranger.id, maya.id)).mainImage).toBe(shown?.mainImage);
  });
});

const ask = (path: string, person?: TestPerson) => standIns.request(path, person ? { headers: { cookie: person.cookie } } : {});

describe('figures', () => {
  test('of own characters are drawn and kept until the traits change', async () => {
    const character = await owner.api.characters.create(characterForm());
    const answer = await ask(`/figures/${character.id}.webp`, owner);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await app.services.files.list(`figures/${owner.id}`)).toEqual([`figures/${owner.id}/${character.id}-r1.webp`]);
    await owner.api.characters.remove({ id: character.id });
    expect(await app.services.files.list(`figures/${owner.id}`)).toEqual([]);
  });

  test('of others look missing, those of the starter cast are for anyone', async () => {
    const character = await owner.api.characters.create(characterForm());
    expect((await ask(`/figures/${character.id}.webp`, stranger)).status).toBe(404);
    expect((await ask(`/figures/${character.id}.webp`)).status).toBe(404);
    expect((await ask('/figures/starter_rusty.webp')).status).toBe(200);
    expect((await ask('/figures/starter_rusty.png')).status).toBe(404);
  });
});

describe('views', () => {
  test('of own places are drawn and kept until the place changes, and go with it', async () => {
    const place = await owner.api.locations.create(locationForm());
    const answer = await ask(`/views/${place.id}.webp`, owner);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await app.services.files.list(`views/${owner.id}`)).toEqual([`views/${owner.id}/${place.id}-r1.webp`]);
    expect((await ask(`/views/${place.id}.webp`, stranger)).status).toBe(404);
    expect((await ask(`/views/${place.id}.webp`)).status).toBe(404);
    await owner.api.locations.remove({ id: place.id });
    expect(await app.services.files.list(`views/${owner.id}`)).toEqual([]);
  });
});

test('the house has its scenes, an emblem of every theme and every empty shelf, a head for each help page, the figures of the cast, and faces for those without a photo', () => {
  expect(LANDING_ART.map(({ name }) => name)).toEqual(['scene-lantern', 'scene-moon', 'scene-palace', 'scene-sunrise']);
  const names = OTHER_ART.map(({ name }) => name);
  const some = ['emblem-school-life', 'emblem-sci-fi', 'emblem-empty-stories', 'emblem-empty-search', 'emblem-lost-page', 'help-getting-started', 'help-character-creation', 'help-story-writing', 'help-faq', 'face-1', `face-${FACES}`, 'figure-starter_maya'];
  expect(names).toEqual(expect.arrayContaining(some));
  expect(names).toHaveLength(THEMES.length + 8 + 4 + starterCast().length + FACES);
  for (const { brief } of LANDING_ART) expect(brief).toHaveProperty('place');
});

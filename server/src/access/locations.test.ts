import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locations } from '../database/schema/index.ts';
import { expectRefused } from '../testing/refusals.ts';
import { openTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { LOCATION_RIGHTS, ownedLocation, usableLocation, usableLocations } from './locations.ts';

let app: TestApp;
let owner: TestPerson;
let stranger: TestPerson;
let own: string;

beforeAll(async () => {
  app = await openTestApp();
  [owner, stranger] = [await app.signUp('Owner'), await app.signUp('Stranger')];
  const advancedFeatures = { imageStyle: '', background: '', lighting: '', mood: '', details: '' };
  const [row] = await app.services.db
    .insert(locations)
    .values({ userId: owner.id, name: 'Button Hill', type: 'Hill', advancedFeatures })
    .returning({ id: locations.id });
  own = row?.id ?? '';
});
afterAll(() => app.close());

test('nobody shares a location, and nobody changes a starter place', () => {
  expect(LOCATION_RIGHTS.owner).toEqual({ edit: true, remove: true, share: false, use: true, draw: true });
  expect(LOCATION_RIGHTS.starter).toEqual({ edit: false, remove: false, share: false, use: true, draw: false });
});

describe('ownedLocation', () => {
  const owned = (person: TestPerson, id: string) => ownedLocation(app.services.db, person.id, id);

  test('gives the row to its owner and to nobody else', async () => {
    expect(await owned(owner, own)).toMatchObject({ id: own, userId: owner.id });
    await expectRefused(owned(stranger, own), 404, 'location.not-found');
    await expectRefused(owned(owner, 'starter_school'), 403, 'location.starter.read-only');
  });

  test('what cannot be an id is missing, never an error', async () => {
    for (const id of ['', 'temp_1', 'starter_nowhere', randomUUID()]) await expectRefused(owned(owner, id), 404, 'location.not-found');
  });
});

describe('usableLocations', () => {
  test('come in the order asked, each once; those of others are missing', async () => {
    const ids = ['starter_school', own, 'starter_school'];
    expect((await usableLocations(app.services.db, owner.id, ids)).map(({ id }) => id)).toEqual(['starter_school', own]);
    await expectRefused(usableLocations(app.services.db, stranger.id, ids), 404, 'location.not-found');
    await expectRefused(usableLocation(app.services.db, stranger.id, own), 404, 'location.not-found');
  });
});

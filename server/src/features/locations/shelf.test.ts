import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locations } from '../../database/schema/index.ts';
import { expectRefused } from '../../testing/refusals.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { locationForm } from './location-form.fixture.ts';

let app: TestApp;
let reader: TestPerson;

const MANY = 2000;

beforeAll(async () => {
  app = await openTestApp();
  reader = await app.signUp('Reader');
  await app.putOnPlan(reader, 'price_unlimited');
});
afterAll(() => app.close());

describe('shelf', () => {
  test('asks to sign in', () => expectRefused(app.stranger.locations.shelf({}), 401, 'auth.user.required'));

  test('goes through the places page by page, newest first, the starter places last', async () => {
    for (const name of ['One', 'Two', 'Three']) await reader.api.locations.create(locationForm({ name }));
    const first = await reader.api.locations.shelf({ limit: 2 });
    expect(first.items.map(({ name }) => name)).toEqual(['Three', 'Two']);
    expect(first).toMatchObject({ found: 15, counts: { mine: 3, all: 15 } });
    const second = await reader.api.locations.shelf({ limit: 2, cursor: first.next });
    expect(second.items.map(({ name, isStarter }) => (isStarter ? 'starter' : name))).toEqual(['One', ...Array<string>(12).fill('starter')]);
    expect(second.next).toBeNull();
  });

  test('finds every word in name, type, category, subcategory or description', async () => {
    await reader.api.locations.create(locationForm({ name: 'Quiet Pond', description: 'Where the moon washes.' }));
    const find = async (search: string) => (await reader.api.locations.shelf({ search })).items.filter(({ isStarter }) => !isStarter).length;
    for (const search of ['quiet', 'LANTERN pond', 'mystical moon', 'enchanted pond washes']) expect([search, await find(search)]).toEqual([search, 1]);
    for (const search of ['quiet sea', 'whispering', "'; --", '%', '_']) expect([search, await find(search)]).toEqual([search, 0]);
    expect((await reader.api.locations.shelf({ search: 'pearl palace' })).items.map(({ id }) => id)).toEqual(['starter_pearl_palace']);
  });

  test.each(['x', '_', '2026-01-01_x', 'now_00000000-0000-4000-8000-000000000000'])('%s is no place on the shelf', async (cursor) => {
    await expectRefused(reader.api.locations.shelf({ cursor }), 400, 'input.invalid');
  });

  test('of two thousand places every one is met once', async () => {
    const keen = await app.signUp('Keen');
    const rows = Array.from({ length: MANY }, (_, place) => ({ ...locationForm({ name: `Place ${place}` }), userId: keen.id, createdAt: new Date(2026, 0, 1, 0, 0, Math.floor(place / 3)) }));
    await app.services.db.insert(locations).values(rows);
    const met = new Set<string>();
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof keen.api.locations.shelf>> = await keen.api.locations.shelf({ limit: 100, cursor });
      for (const { id, isStarter } of page.items) if (!isStarter) met.add(id);
      cursor = page.next;
    } while (cursor);
    expect(met.size).toBe(MANY);
    expect((await keen.api.locations.shelf({ search: 'place 1999' })).found).toBe(1);
  });
});

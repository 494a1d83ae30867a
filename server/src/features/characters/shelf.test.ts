import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { characters } from '../../database/schema/index.ts';
import { lend } from '../../testing/kept-things.ts';
import { expectRefused } from '../../testing/refusals.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { characterForm } from './character-form.fixture.ts';

let app: TestApp;
let owner: TestPerson;

beforeAll(async () => {
  app = await openTestApp();
  owner = await app.signUp('Owner');
  await app.putOnPlan(owner, 'price_hero_month');
});
afterAll(() => app.close());

describe('shelf', () => {
  test('asks to sign in', () => expectRefused(app.stranger.characters.shelf({}), 401, 'auth.user.required'));

  test('goes through a view page by page, newest first, the starter cast last', async () => {
    const reader = await app.signUp('Pager');
    await app.putOnPlan(reader, 'price_hero_month');
    const names = ['One', 'Two', 'Three', 'Four'];
    for (const name of names) await reader.api.characters.create(characterForm({ name }));
    const lent = await owner.api.characters.create(characterForm({ name: 'Lent' }));
    await lend(app, owner, lent.id, reader);

    const first = await reader.api.characters.shelf({ limit: 3 });
    expect(first.items.map(({ name }) => name)).toEqual(['Lent', 'Four', 'Three']);
    expect(first).toMatchObject({ found: 17, counts: { all: 17, mine: 4, shared: 1 } });
    const second = await reader.api.characters.shelf({ limit: 3, cursor: first.next });
    expect(second.items.slice(0, 2).map(({ name }) => name)).toEqual(['Two', 'One']);
    expect(second.items.slice(2).every(({ isStarter }) => isStarter)).toBe(true);
    expect([second.items.length, second.next]).toEqual([14, null]);

    const mine = await reader.api.characters.shelf({ view: 'mine' });
    expect(mine.items.map(({ name }) => name)).toEqual(names.toReversed());
    const shared = await reader.api.characters.shelf({ view: 'shared' });
    expect(shared.items).toMatchObject([{ name: 'Lent', isShared: true, sharedBy: 'Owner' }]);
  });

  test('finds every word in name, type, personality or magical power', async () => {
    const reader = await app.signUp('Finder');
    await app.putOnPlan(reader, 'price_hero_month');
    await reader.api.characters.create(characterForm({ name: 'Bruno' }));
    const find = async (search: string) => (await reader.api.characters.shelf({ search, view: 'mine' })).found;
    for (const search of ['bru', 'RED fox', 'curious', 'making light', 'bruno fox brave light']) expect([search, await find(search)]).toEqual([search, 1]);
    for (const search of ['bruno owl', 'lost buttons', "'; --", '%']) expect([search, await find(search)]).toEqual([search, 0]);
    expect((await reader.api.characters.shelf({ search: 'maya' })).items.map(({ id }) => id)).toEqual(['starter_maya']);
  });

  test.each(['x', '_', '2026-01-01_x', 'now_00000000-0000-4000-8000-000000000000'])('%s is no place on the shelf', async (cursor) => {
    await expectRefused(owner.api.characters.shelf({ cursor }), 400, 'input.invalid');
  });
});

describe('choices', () => {
  test('ask to sign in', () => expectRefused(app.stranger.characters.choices(), 401, 'auth.user.required'));

  test('are the own, the lent and the starter cast in the order of the list, with what choosing needs and no more', async () => {
    const reader = await app.signUp('Chooser');
    await app.putOnPlan(reader, 'price_hero_month');
    const friend = await reader.api.characters.create(characterForm({ name: 'Fern' }));
    const relationships = [{ toCharacterId: friend.id, type: 'Friend', details: '' }];
    await reader.api.characters.create(characterForm({ name: 'Wren', role: 'Mentor', relationships }));
    const lent = await owner.api.characters.create(characterForm({ name: 'Lent too', relationships: [{ toCharacterId: 'starter_maya', type: 'Friend', details: 'a secret' }] }));
    const hidden = await owner.api.characters.create(characterForm({ name: 'Hidden' }));
    for (const { id } of [lent, hidden]) await lend(app, owner, id, reader);
    await app.services.db.update(characters).set({ hiddenAt: new Date() }).where(eq(characters.id, hidden.id));

    const choices = await reader.api.characters.choices();
    const list = await reader.api.characters.list();
    expect(choices.map(({ id }) => id)).toEqual(list.map(({ id }) => id));
    expect(choices.slice(0, 3)).toMatchObject([
      { name: 'Lent too', isShared: true, relationships: [] }, { name: 'Wren', isShared: false, role: 'Mentor', relationships }, { name: 'Fern' },
    ]);
    const fields = ['id', 'name', 'type', 'personality', 'magicalPower', 'role', 'relationships', 'picture', 'isShared', 'isStarter'].toSorted();
    for (const choice of choices) expect(Object.keys(choice).toSorted()).toEqual(fields);
  });

  test('of two thousand are light, however much is kept with each', async () => {
    const reader = await app.signUp('Collector');
    await app.putOnPlan(reader, 'price_hero_month');
    const { id } = await reader.api.characters.create(characterForm({ name: 'Original', customDescription: 'x'.repeat(2000) }));
    const { rows } = await app.database.pool.query<{ column_name: string }>(
      `select column_name from information_schema.columns where table_name = 'characters' and column_name not in ('id', 'name', 'picture')`,
    );
    const columns = rows.map(({ column_name: column }) => `"${column}"`).join(', ');
    const picture = { url: `/storage/v1/object/public/images/${'p'.repeat(90)}.webp`, vectorUrl: null, width: 768, height: 1024, alt: 'Juniper, a red fox', blur: `data:image/webp;base64,${'x'.repeat(180)}` };
    await app.database.pool.query(
      `insert into characters (id, name, picture, ${columns})
       select gen_random_uuid(), 'Copy ' || n, $2::jsonb, ${columns} from characters, generate_series(1, 2000) n where id = $1`,
      [id, JSON.stringify(picture)],
    );
    const bytesOf = async (path: string) => (await (await app.request(path, { headers: { cookie: reader.cookie } })).text()).length;
    const light = await bytesOf('/api/characters/choices');
    expect(light).toBeGreaterThan(2000 * 200);
    expect(light).toBeLessThan(1_500_000);
    expect(await bytesOf('/api/characters')).toBeGreaterThan(4 * light);
  });
});

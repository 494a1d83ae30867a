import { randomUUID } from 'node:crypto';
import type { Location } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locations } from '../../database/schema/index.ts';
import { drawEndlessly } from '../../testing/endless-drawing.ts';
import { expectRefused } from '../../testing/refusals.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { locationForm } from './location-form.fixture.ts';

let app: TestApp;
let owner: TestPerson;
let stranger: TestPerson;
let free: TestPerson;

beforeAll(async () => {
  app = await openTestApp();
  [owner, stranger, free] = [await app.signUp('Owner'), await app.signUp('Stranger'), await app.signUp('Free')];
  // More locations are made here than a family's plan has room for.
  for (const person of [owner, stranger]) await app.putOnPlan(person, 'price_unlimited');
});
afterAll(() => app.close());

const made = (changes = {}): Promise<Location> => owner.api.locations.create(locationForm(changes));
const NOWHERE = ['temp_1', 'no-id-at-all', randomUUID()];

describe('list', () => {
  test('asks to sign in', () => expectRefused(app.stranger.locations.list(), 401, 'auth.user.required'));

  test('holds own locations newest first, then the starter places', async () => {
    const reader = await app.signUp('Reader');
    await app.putOnPlan(reader, 'price_hero_month');
    const first = await reader.api.locations.create(locationForm({ name: 'First' }));
    const last = await reader.api.locations.create(locationForm({ name: 'Last' }));
    await made({ name: "Somebody else's" });

    const list = await reader.api.locations.list();
    expect(list.slice(0, 2).map(({ id }) => id)).toEqual([last.id, first.id]);
    expect(list.slice(2)).toHaveLength(12);
    expect(list.slice(2).every(({ isStarter, may }) => isStarter && may.use && !may.edit && !may.remove)).toBe(true);
    expect(list[0]?.may).toEqual({ edit: true, remove: true, share: false, use: true, draw: true });

    const choices = await reader.api.locations.choices();
    expect(choices.map(({ id }) => id)).toEqual(list.map(({ id }) => id));
    const { id, name, type, category, subcategory, description, picture } = last;
    expect(choices[0]).toEqual({ id, name, type, category, subcategory, description, picture });
  });
});

describe('show', () => {
  test('asks to sign in', () => expectRefused(app.stranger.locations.show({ id: randomUUID() }), 401, 'auth.user.required'));

  test('shows own locations and the starter places', async () => {
    const { id } = await made();
    expect(await owner.api.locations.show({ id })).toMatchObject({ name: 'Button Hill', isStarter: false });
    const palace = await free.api.locations.show({ id: 'starter_pearl_palace' });
    expect(palace).toMatchObject({ name: 'Pearl Palace', isStarter: true, userId: null });
  });

  test('looks missing to a stranger', async () => {
    const { id } = await made();
    for (const nothing of [id, ...NOWHERE]) await expectRefused(stranger.api.locations.show({ id: nothing }), 404, 'location.not-found');
  });
});

describe('create', () => {
  test('asks to sign in', () => expectRefused(app.stranger.locations.create(locationForm()), 401, 'auth.user.required'));

  test.each(['name', 'type'] as const)('needs the %s', async (field) => {
    const refused = await expectRefused(made({ [field]: ' ' }), 400, 'character.fields.missing');
    expect(refused.message).toBe('Please fill in all required fields');
  });

  test('keeps what was written', async () => {
    expect(await made()).toMatchObject({ ...locationForm(), picture: null, imageHistory: [], revision: 1 });
  });

  test('is locked on the free plan and leads to the plans', async () => {
    const refused = await expectRefused(free.api.locations.create(locationForm()), 402, 'location.gate.create');
    expect([refused.message, refused.data.sendTo]).toEqual(['Upgrade to Explorer or Hero to create custom locations!', '/subscription']);
  });

  test('of two requests for the last place exactly one succeeds', async () => {
    const keen = await app.signUp('Keen');
    await app.putOnPlan(keen, 'price_explorer_month');
    for (let n = 1; n < 5; n += 1) await keen.api.locations.create(locationForm());
    const answers = await Promise.allSettled([1, 2].map(() => keen.api.locations.create(locationForm())));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expectRefused(keen.api.locations.create(locationForm()), 402, 'location.limit.total');
  });

  test('sent again after a lost answer makes no second place, also by ten at once', async () => {
    const sender = await app.signUp('Sender');
    await app.putOnPlan(sender, 'price_hero_month');
    const send = () => sender.api.locations.create({ ...locationForm(), tempId: 'temp_1764000000000' });
    const ids = new Set((await Promise.all(Array.from({ length: 10 }, send))).map(({ id }) => id));
    expect(ids.size).toBe(1);
    expect((await send()).id).toBe([...ids][0]);
    const other = await owner.api.locations.create({ ...locationForm(), tempId: 'temp_1764000000000' });
    expect(ids.has(other.id)).toBe(false);
  });

  test('written on while the answer was lost, the same place holds the newer words', async () => {
    const tempId = 'temp_written_on';
    const { id } = await owner.api.locations.create({ ...locationForm(), tempId });
    const newer = await owner.api.locations.create({ ...locationForm({ name: 'Button Valley' }), tempId });
    expect(newer).toMatchObject({ id, name: 'Button Valley', revision: 2 });
    await expectRefused(owner.api.locations.create({ ...locationForm({ description: 'A brothel by the sea' }), tempId }), 422, 'app.unsafe-text');
  });

  test('a type of the lists stands in its own category and part, other words stand anywhere', async () => {
    const [lists, elsewhere] = [{ category: 'Mystical Nature', subcategory: 'Enchanted Forests', type: 'Lantern Wood' }, 'location.type.elsewhere'] as const;
    await expectRefused(made({ ...lists, category: 'Residential' }), 400, elsewhere);
    await expectRefused(made({ ...lists, type: 'Pearl Palace' }), 400, elsewhere);
    await expectRefused(made({ ...lists, subcategory: 'Castles and Palaces', type: 'My own hill' }), 400, elsewhere);
    const { id, revision } = await made(lists);
    await expectRefused(owner.api.locations.update({ ...locationForm({ type: 'Pearl Palace' }), id, revision }), 400, elsewhere);
    expect(await made({ category: '', subcategory: '', type: 'Pearl Palace' })).toMatchObject({ type: 'Pearl Palace' });
    expect(await made({ ...lists, type: 'My own hill' })).toMatchObject({ type: 'My own hill' });
  });

  test.each([
    ['emoji', '🏰🌙✨'], ['right to left', 'تلة الأزرار'], ['HTML', '<img src=x onerror="alert(1)">'], ['quotes', `O'Malley's "Hill" \\ %_`],
    ['marks over marks', 'H\u0301\u0302\u0303ill'], ['joined letters', 'क्षेत्र می‌خواهم'],
  ])('keeps %s as it was written', async (_, words) => {
    expect(await made({ name: words, description: words, customPrompt: words, magicalProperties: [words] })).toMatchObject({ name: words, description: words, magicalProperties: [words] });
  });

  test.each([
    ['name', 'x'.repeat(61), 60], ['description', 'x'.repeat(2001), 2000], ['description', 'x'.repeat(10_000), 2000], ['customDescription', 'x'.repeat(2001), 2000],
    ['customPrompt', 'x'.repeat(2001), 2000], ['type', 'x'.repeat(121), 120], ['climate', 'x'.repeat(121), 120],
  ])('%s is no longer than allowed', async (field, words, most) => {
    const refused = await expectRefused(made({ [field]: words }), 400, 'input.invalid');
    expect(refused.data.fields?.[field]).toContain(String(most));
    expect(await made({ [field]: words.slice(0, most) })).toMatchObject({ [field]: words.slice(0, most) });
  });

  test('lists hold twenty things at most', async () => {
    const things = Array.from({ length: 21 }, (_, place) => `Thing ${place}`);
    await expectRefused(made({ treasures: things }), 400, 'input.invalid');
    expect((await made({ treasures: things.slice(0, 20) })).treasures).toHaveLength(20);
  });

  test('what nobody can see and what turns the words around is taken out; a text keeps its lines, a name is one', async () => {
    const odd = ' Button\u0000\u202E\u2066 Hill\u0007\r\nby the sea\uFEFF ';
    expect(await made({ name: odd, description: odd, customPrompt: odd, magicalProperties: [odd] })).toMatchObject({
      name: 'Button Hill by the sea', description: 'Button Hill\nby the sea', customPrompt: 'Button Hill\nby the sea',
      magicalProperties: ['Button Hill by the sea'],
    });
    await expectRefused(made({ name: '\u0000\u202E' }), 400, 'character.fields.missing');
  });

  test('keeps unkind words out', () => expectRefused(made({ description: 'A brothel by the sea' }), 422, 'app.unsafe-text'));
});

describe('update', () => {
  const change = (id: string, changes = {}) => ({ ...locationForm(changes), id, revision: 1 });

  test('asks to sign in', () => expectRefused(app.stranger.locations.update(change(randomUUID())), 401, 'auth.user.required'));

  test('changes the form, and an older window does not overwrite a newer one', async () => {
    const { id } = await made();
    expect(await owner.api.locations.update(change(id, { name: 'New' }))).toMatchObject({ name: 'New', revision: 2 });
    await expectRefused(owner.api.locations.update(change(id, { name: 'Old' })), 409, 'app.changed-elsewhere');
  });

  test('needs its fields', async () => {
    const { id } = await made();
    await expectRefused(owner.api.locations.update(change(id, { type: '' })), 400, 'character.fields.missing');
  });

  test('is for the owner only', async () => {
    const { id } = await made();
    await expectRefused(stranger.api.locations.update(change(id)), 404, 'location.not-found');
    await expectRefused(owner.api.locations.update(change('starter_pearl_palace')), 403, 'location.starter.read-only');
  });
});

describe('remove', () => {
  test('asks to sign in', () => expectRefused(app.stranger.locations.remove({ id: randomUUID() }), 401, 'auth.user.required'));

  test('is for the owner only', async () => {
    const { id } = await made();
    await expectRefused(stranger.api.locations.remove({ id }), 404, 'location.not-found');
    await expectRefused(owner.api.locations.remove({ id: 'starter_school' }), 403, 'location.starter.read-only');
  });

  test('is open to every plan and takes the files along', async () => {
    const lapsed = await app.signUp('Lapsed');
    await app.putOnPlan(lapsed, 'price_explorer_month');
    const { id } = await lapsed.api.locations.create(locationForm());
    const path = `locations/${lapsed.id}/${id}/1.webp`;
    await app.services.files.put(path, { data: Buffer.from('picture'), contentType: 'image/webp' });
    await app.putOnPlan(lapsed, 'price_free');
    expect(await lapsed.api.locations.remove({ id })).toEqual({ ok: true });
    expect(await app.services.files.get(path)).toBeNull();
    await expectRefused(lapsed.api.locations.show({ id }), 404, 'location.not-found');
  });

  test('stops the drawing that is under way', async () => {
    const { id } = await made();
    const drawing = drawEndlessly(app.services);
    const job = await owner.api.locations.draw({ id, idempotencyKey: randomUUID() });
    await drawing.begun;
    await owner.api.locations.remove({ id });
    expect(await app.finished(owner, job)).toMatchObject({ status: 'cancelled' });
    drawing.putBack();
  });
});

describe('preview', () => {
  test('asks to sign in', () => expectRefused(app.stranger.locations.preview(locationForm()), 401, 'auth.user.required'));

  test('shows what is saved and drawn then', async () => {
    const tempId = 'temp_seen_before';
    const seen = await owner.api.locations.preview({ ...locationForm(), id: tempId });
    const { id } = await owner.api.locations.create({ ...locationForm(), tempId });
    await app.finished(owner, await owner.api.locations.draw({ id, idempotencyKey: randomUUID() }));
    const { picture } = await owner.api.locations.show({ id });
    expect(await (await app.request(picture?.vectorUrl ?? '')).text()).toBe(seen.svg);
  });

  test('does not draw unkind words', () =>
    expectRefused(free.api.locations.preview(locationForm({ description: 'A brothel by the sea' })), 422, 'app.unsafe-text'));
});

describe('draw', () => {
  const ask = (person: TestPerson, id: string, more = {}) => person.api.locations.draw({ id, idempotencyKey: randomUUID(), ...more });

  test('asks to sign in', () =>
    expectRefused(app.stranger.locations.draw({ id: randomUUID(), idempotencyKey: randomUUID() }), 401, 'auth.user.required'));

  test('needs a saved location', async () => {
    const refused = await expectRefused(ask(owner, 'temp_1'), 400, 'image.location.save-first');
    expect(refused.message).toBe('Please save the location first before generating an image');
  });

  test('is for the owner only', async () => {
    const { id } = await made();
    await expectRefused(ask(stranger, id), 404, 'location.not-found');
    await expectRefused(ask(owner, 'starter_school'), 403, 'location.starter.read-only');
  });

  test('draws the place, keeps it and makes it the main picture', async () => {
    const { id } = await made();
    const job = await app.finished(owner, await ask(owner, id));
    expect(job).toMatchObject({ kind: 'place', status: 'done', about: { locationId: id, title: 'Button Hill' } });
    const drawn = await owner.api.locations.show({ id });
    expect(drawn.imagePath).toMatch(new RegExp(`^locations/${owner.id}/${id}/\\d+\\.webp$`));
    expect(drawn).toMatchObject({ mainImage: job.result?.imageUrl, imageHistory: [{ url: drawn.mainImage, provider: 'built-in' }] });
    expect(drawn.generatedPrompt).toMatch(/Lantern Wood.+No text, letters.+watermarks/s);
    expect((await app.request(drawn.picture?.url ?? '')).status).toBe(200);
    expect(await owner.api.locations.setMain({ id, url: drawn.mainImage ?? '' })).toMatchObject({ mainImage: drawn.mainImage });
  });

  test('an illustrator that does not answer is asked again, says so, and leaves the place as it was', async () => {
    const { illustrator } = app.services;
    const { draw } = illustrator;
    const { id } = await made();
    illustrator.draw = () => Promise.reject(new DOMException('timed out', 'TimeoutError'));
    const job = await ask(owner, id);
    const seen = () => owner.api.jobs.show({ id: job.id });
    try {
      await expect.poll(async () => (await seen()).progress, { timeout: 20_000 }).toBe(say('job.screen.retrying'));
      // Stopped while it still does not answer, so that no other try can be faster.
      await owner.api.jobs.cancel({ id: job.id });
    } finally {
      illustrator.draw = draw;
    }
    expect((await seen()).status).toBe('cancelled');
    expect(await owner.api.locations.show({ id })).toMatchObject({ name: 'Button Hill', mainImage: null, imageHistory: [] });
    expect((await app.finished(owner, await ask(owner, id))).status).toBe('done');
  });

  test('drawing again is locked once the plan has ended', async () => {
    const lapsed = await app.signUp('Lapsed');
    await app.putOnPlan(lapsed, 'price_explorer_month');
    const { id } = await lapsed.api.locations.create(locationForm());
    await app.services.db.update(locations).set({ mainImage: '/storage/v1/object/public/images/x.webp' }).where(eq(locations.id, id));
    await app.putOnPlan(lapsed, 'price_free');
    const refused = await expectRefused(ask(lapsed, id), 402, 'location.gate.regenerate-image');
    expect(refused.data.sendTo).toBe('/subscription');
  });
});

describe('setMain', () => {
  test('asks to sign in', () => expectRefused(app.stranger.locations.setMain({ id: randomUUID(), url: '/x' }), 401, 'auth.user.required'));

  test('takes only pictures of the own history', async () => {
    const { id } = await made();
    await expectRefused(owner.api.locations.setMain({ id, url: '/x' }), 404, 'image.not-found');
    await expectRefused(stranger.api.locations.setMain({ id, url: '/x' }), 404, 'location.not-found');
  });
});

import { randomUUID } from 'node:crypto';
import type { Character } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { characters, stories } from '../../database/schema/index.ts';
import { portraitBrief } from '../../ports/illustrator/briefs.ts';
import { lend } from '../../testing/kept-things.ts';
import { drawEndlessly } from '../../testing/endless-drawing.ts';
import { expectRefused } from '../../testing/refusals.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { characterForm } from './character-form.fixture.ts';

let app: TestApp;
let owner: TestPerson;
let friend: TestPerson;
let stranger: TestPerson;
let free: TestPerson;

beforeAll(async () => {
  app = await openTestApp();
  [owner, friend] = [await app.signUp('Owner'), await app.signUp('Friend')];
  [stranger, free] = [await app.signUp('Stranger'), await app.signUp('Free')];
  // More characters are made here than a family's plan has room for.
  for (const person of [owner, friend, stranger]) await app.putOnPlan(person, 'price_unlimited');
});
afterAll(() => app.close());

const made = (changes = {}): Promise<Character> => owner.api.characters.create(characterForm(changes));
const NOWHERE = ['temp_1', 'no-id-at-all', "'; drop table characters; --", randomUUID()];

describe('list', () => {
  test('asks to sign in', () => expectRefused(app.stranger.characters.list(), 401, 'auth.user.required'));

  test('holds own and lent characters newest first, then the starter cast', async () => {
    const reader = await app.signUp('Reader');
    await app.putOnPlan(reader, 'price_hero_month');
    const first = await reader.api.characters.create(characterForm({ name: 'First' }));
    const lent = await made({ name: 'Lent' });
    await lend(app, owner, lent.id, reader);
    const last = await reader.api.characters.create(characterForm({ name: 'Last' }));

    const list = await reader.api.characters.list();
    expect(list.slice(0, 3).map(({ id }) => id)).toEqual([last.id, lent.id, first.id]);
    expect(list.slice(3)).toHaveLength(12);
    expect(list.slice(3).every(({ isStarter, may }) => isStarter && may.use && !may.edit)).toBe(true);
    expect(list[1]).toMatchObject({ isShared: true, sharedBy: 'Owner', may: { use: true, edit: false, remove: false } });
    expect(list[0]).toMatchObject({ isShared: false, sharedBy: null, may: { use: true, edit: true, remove: true } });
  });
});

describe('show', () => {
  test('asks to sign in', () => expectRefused(app.stranger.characters.show({ id: 'starter_maya' }), 401, 'auth.user.required'));

  test('shows the owner, the friend and the starter cast what they may do', async () => {
    const character = await made();
    await lend(app, owner, character.id, friend);
    expect((await owner.api.characters.show({ id: character.id })).may.edit).toBe(true);
    expect(await friend.api.characters.show({ id: character.id })).toMatchObject({ isShared: true, may: { use: true, edit: false } });
    expect(await stranger.api.characters.show({ id: 'starter_maya' })).toMatchObject({ name: 'Maya', isStarter: true, userId: null });
  });

  test('a private character looks missing to a stranger', async () => {
    const { id } = await made();
    for (const nothing of [id, ...NOWHERE]) await expectRefused(stranger.api.characters.show({ id: nothing }), 404, 'character.not-found');
  });

  test('a public character can be seen by anyone, and used or changed by nobody else', async () => {
    const { id } = await made();
    const sharing = { isPublic: true, allowComments: true, shareId: 'char_1_x', sharedAt: null, sharedBy: null, views: 0, likes: 0, listed: false, withFriends: false };
    await app.services.db.update(characters).set({ sharing }).where(eq(characters.id, id));
    expect((await stranger.api.characters.show({ id })).may).toEqual({ edit: false, remove: false, share: false, use: false, draw: false });
    await expectRefused(stranger.api.characters.remove({ id }), 403, 'character.owner-only');
  });

  test('a friend does not learn of a link that is off', async () => {
    const character = await made();
    await lend(app, owner, character.id, friend);
    const sharing = { isPublic: false, allowComments: true, shareId: 'char_2_x', sharedAt: null, sharedBy: null, views: 3, likes: 1, listed: false, withFriends: false };
    await app.services.db.update(characters).set({ sharing }).where(eq(characters.id, character.id));
    expect((await owner.api.characters.show({ id: character.id })).sharing.shareId).toBe('char_2_x');
    expect((await friend.api.characters.show({ id: character.id })).sharing.shareId).toBeNull();
  });
});

describe('create', () => {
  test('asks to sign in', () => expectRefused(app.stranger.characters.create(characterForm()), 401, 'auth.user.required'));

  test.each(['name', 'type', 'personality'] as const)('needs the %s', async (field) => {
    const refused = await expectRefused(made({ [field]: '  ' }), 400, 'character.fields.missing');
    expect(refused.message).toBe('Please fill in all required fields');
  });

  test('takes at most two personality traits', () =>
    expectRefused(made({ personality: 'Brave and Curious and Kind' }), 400, 'character.personality.too-many'));

  test('keeps what was written and has no picture yet', async () => {
    const form = characterForm({ name: ' Juniper ' });
    expect(await made(form)).toMatchObject({ ...form, name: 'Juniper', picture: null, imageHistory: [], revision: 1, isStarter: false });
  });

  test('a form that is sent again, because its answer was lost, makes no second character', async () => {
    const form = { ...characterForm({ name: 'Once' }), tempId: 'temp_once' };
    const [first, second] = await Promise.all([owner.api.characters.create(form), owner.api.characters.create(form)]);
    expect(second.id).toBe(first.id);
    expect((await owner.api.characters.create(form)).id).toBe(first.id);
    expect((await owner.api.characters.shelf({ search: 'once', view: 'mine' })).found).toBe(1);
    const written = await owner.api.characters.create({ ...form, name: 'Once more' });
    expect(written).toMatchObject({ id: first.id, name: 'Once more', revision: 2 });
    expect((await friend.api.characters.create(form)).id).not.toBe(first.id);
  });

  const STRANGE = { emoji: '🦊👩‍👩‍👧‍👦', arabic: 'ليلى والقمر', html: '<b onclick="x()">Bo</b> & <script>', joined: 'क्षेत्र می‌خواهم' };
  test.each(Object.entries(STRANGE))('keeps %s as it was written', async (_kind, text) => {
    const character = await made({ name: text.slice(0, 60), customDescription: text, appearance: { ...characterForm().appearance, customAge: text } });
    expect(character).toMatchObject({ name: text, customDescription: text, appearance: { customAge: text } });
  });

  test('takes every field up to its bound, and names each one that is longer', async () => {
    const fits = { name: 'n'.repeat(60), customDescription: 'd '.repeat(1000).trim(), customPrompt: 'a fox. '.repeat(285) };
    expect(await made(fits)).toMatchObject({ ...fits, customPrompt: fits.customPrompt.trim() });
    const long = 'x'.repeat(10_000);
    const refused = await expectRefused(made({ name: long, customDescription: long, customPrompt: long, personality: long }), 400, 'input.invalid');
    expect(refused.data.fields).toEqual({
      name: say('input.too-long', { n: 60 }), personality: say('input.too-long', { n: 120 }),
      customDescription: say('input.too-long', { n: 2000 }), customPrompt: say('input.too-long', { n: 2000 }),
    });
  });

  test('what nobody can see and what turns the words around is taken out; a text keeps its lines, a name is one', async () => {
    const odd = ' Bo\u0000\u202E\u2066 the\u0007\r\nfox\uFEFF ';
    const relationships = [{ toCharacterId: 'starter_maya', type: 'Friend', details: odd }];
    const appearance = { ...characterForm().appearance, customAge: odd };
    expect(await made({ name: odd, customDescription: odd, customPrompt: odd, appearance, relationships })).toMatchObject({
      name: 'Bo the fox', customDescription: 'Bo the\nfox', customPrompt: 'Bo the\nfox', appearance: { customAge: 'Bo the fox' },
      relationships: [{ details: 'Bo the\nfox' }],
    });
    await expectRefused(made({ name: '\u0000\u202E' }), 400, 'character.fields.missing');
  });

  test('is locked on the free plan and leads to the plans', async () => {
    const refused = await expectRefused(free.api.characters.create(characterForm()), 402, 'character.gate.create');
    expect(refused.data.sendTo).toBe('/subscription');
  });

  test('of two requests for the last place exactly one succeeds', async () => {
    const keen = await app.signUp('Keen');
    await app.putOnPlan(keen, 'price_explorer_month');
    for (let n = 1; n < 10; n += 1) await keen.api.characters.create(characterForm());
    const answers = await Promise.allSettled([1, 2].map(() => keen.api.characters.create(characterForm())));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = await expectRefused(keen.api.characters.create(characterForm()), 402, 'character.limit.total');
    expect(refused.data.sendTo).toBe('/subscription');
  });

  test('keeps unkind words out', () => expectRefused(made({ customDescription: 'He tortures kittens' }), 422, 'app.unsafe-text'));
});

describe('update', () => {
  test('asks to sign in', () =>
    expectRefused(app.stranger.characters.update({ ...characterForm(), id: randomUUID(), revision: 1 }), 401, 'auth.user.required'));

  test('changes the form and leaves the pictures', async () => {
    const { id } = await made();
    const item = { url: '/storage/v1/object/public/images/x.webp', timestamp: 't', prompt: 'p', provider: 'built-in', isSaved: true };
    await app.services.db.update(characters).set({ imageHistory: [item], mainImage: item.url }).where(eq(characters.id, id));
    const updated = await owner.api.characters.update({ ...characterForm({ name: 'Juno' }), id, revision: 1 });
    expect(updated).toMatchObject({ name: 'Juno', revision: 2, mainImage: item.url, imageHistory: [item] });
  });

  test('an older window does not overwrite a newer one', async () => {
    const { id } = await made();
    await owner.api.characters.update({ ...characterForm({ name: 'New' }), id, revision: 1 });
    await expectRefused(owner.api.characters.update({ ...characterForm({ name: 'Old' }), id, revision: 1 }), 409, 'app.changed-elsewhere');
    expect((await owner.api.characters.show({ id })).name).toBe('New');
  });

  test('needs its fields', async () => {
    const { id } = await made();
    await expectRefused(owner.api.characters.update({ ...characterForm({ name: '' }), id, revision: 1 }), 400, 'character.fields.missing');
  });

  test('is for the owner only', async () => {
    const character = await made();
    await lend(app, owner, character.id, friend);
    const change = { ...characterForm(), id: character.id, revision: 1 };
    await expectRefused(friend.api.characters.update(change), 403, 'character.owner-only');
    await expectRefused(stranger.api.characters.update(change), 404, 'character.not-found');
    await expectRefused(owner.api.characters.update({ ...change, id: 'starter_maya' }), 403, 'character.starter.read-only');
  });
});

describe('remove', () => {
  test('asks to sign in', () => expectRefused(app.stranger.characters.remove({ id: randomUUID() }), 401, 'auth.user.required'));

  test('removes the character and its files', async () => {
    const { id } = await made();
    const path = `characters/${owner.id}/${id}/1.webp`;
    await app.services.files.put(path, { data: Buffer.from('picture'), contentType: 'image/webp' });
    expect(await owner.api.characters.remove({ id })).toEqual({ ok: true });
    await expectRefused(owner.api.characters.show({ id }), 404, 'character.not-found');
    expect(await app.services.files.get(path)).toBeNull();
  });

  test('is for the owner only', async () => {
    const character = await made();
    await lend(app, owner, character.id, friend);
    await expectRefused(friend.api.characters.remove({ id: character.id }), 403, 'character.owner-only');
    await expectRefused(stranger.api.characters.remove({ id: character.id }), 404, 'character.not-found');
  });

  test('is locked once the plan has ended', async () => {
    const lapsed = await app.signUp('Lapsed');
    await app.putOnPlan(lapsed, 'price_explorer_month');
    const { id } = await lapsed.api.characters.create(characterForm());
    await app.putOnPlan(lapsed, 'price_free');
    await expectRefused(lapsed.api.characters.remove({ id }), 402, 'character.gate.delete');
  });

  test('stops the drawing that is under way', async () => {
    const { id } = await made();
    const drawing = drawEndlessly(app.services);
    const job = await owner.api.characters.draw({ id, idempotencyKey: randomUUID() });
    await drawing.begun;
    await owner.api.characters.remove({ id });
    expect(await app.finished(owner, job)).toMatchObject({ status: 'cancelled' });
    drawing.putBack();
  });
});

describe('draw', () => {
  const ask = (person: TestPerson, id: string, more = {}) => person.api.characters.draw({ id, idempotencyKey: randomUUID(), ...more });

  test('asks to sign in', () =>
    expectRefused(app.stranger.characters.draw({ id: randomUUID(), idempotencyKey: randomUUID() }), 401, 'auth.user.required'));

  test('needs a saved character', async () => {
    const refused = await expectRefused(ask(owner, 'temp_123'), 400, 'image.character.save-first');
    expect(refused.message).toBe('Please save the character first before generating an image');
  });

  test('is for the owner only', async () => {
    const { id } = await made();
    await expectRefused(ask(stranger, id), 404, 'character.not-found');
    await expectRefused(ask(owner, 'starter_maya'), 403, 'character.starter.read-only');
  });

  test('draws the portrait, keeps it and makes it the main one', async () => {
    const { id } = await made();
    const job = await app.finished(owner, await ask(owner, id));
    expect(job).toMatchObject({ kind: 'portrait', status: 'done', about: { characterId: id, title: 'Juniper' } });

    const drawn = await owner.api.characters.show({ id });
    expect(drawn.imagePath).toMatch(new RegExp(`^characters/${owner.id}/${id}/\\d+\\.webp$`));
    expect(drawn).toMatchObject({ mainImage: job.result?.imageUrl, imageUrl: job.result?.imageUrl, revision: 1, cloudStorage: true });
    expect(drawn.imageHistory).toMatchObject([{ url: drawn.mainImage, provider: 'built-in', isSaved: true }]);
    expect(drawn.generatedPrompt).toMatch(/^A portrait of .+No text, letters.+watermarks/s);
    const shown = await app.request(drawn.picture?.url ?? '');
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await app.request(drawn.picture?.vectorUrl ?? '')).headers.get('content-type')).toBe('image/svg+xml');
  });

  test('is drawn twice as fine for who prefers it, and in calmer colors when asked for', async () => {
    const large = await openTestApp({}, { isDrawnInFull: true });
    const fine = await large.signUp('Fine');
    await large.putOnPlan(fine, 'price_hero_month');
    const { id } = await fine.api.characters.create(characterForm());
    const drawnWith = async (more = {}) => {
      await large.finished(fine, await ask(fine, id, more));
      const { picture } = await fine.api.characters.show({ id });
      const { width } = await sharp(Buffer.from(await (await large.request(picture?.url ?? '')).arrayBuffer())).metadata();
      const vectors = await (await large.request(picture?.vectorUrl ?? '')).text();
      return { width, said: picture?.width, isCalm: vectors.includes('id="natural"') };
    };
    const plain = await drawnWith();
    expect(plain).toMatchObject({ width: plain.said, isCalm: false });
    const { displayName, bio, preferences } = (await fine.api.me.show()).profile;
    await fine.api.me.update({ displayName, bio, preferences: { ...preferences, imageQuality: 'hd' } });
    expect((await drawnWith()).width).toBe(2 * plain.width);
    expect(await drawnWith({ quality: 'standard', style: 'natural' })).toMatchObject({ width: plain.width, isCalm: true });

    const brief = portraitBrief('one seed', { ...characterForm(), id });
    const strengthIn = async (style: 'vivid' | 'natural') => {
      const { image } = await large.services.illustrator.draw(brief, { finish: { quality: 'standard', style } });
      const means = (await sharp(image).stats()).channels.slice(0, 3).map(({ mean }) => mean);
      return Math.max(...means) - Math.min(...means);
    };
    expect(await strengthIn('natural')).toBeLessThan((await strengthIn('vivid')) * 0.8);
    await large.close();
  });

  test('drawing again keeps the earlier portrait, which can become the main one', async () => {
    const { id } = await made();
    await app.finished(owner, await ask(owner, id));
    await app.finished(owner, await ask(owner, id));
    const { imageHistory, mainImage } = await owner.api.characters.show({ id });
    expect(imageHistory).toHaveLength(2);
    expect(mainImage).toBe(imageHistory[1]?.url);

    const url = imageHistory[0]?.url ?? '';
    const chosen = await owner.api.characters.setMain({ id, url });
    expect(chosen).toMatchObject({ mainImage: url, imageUrl: url, picture: { url }, revision: 1 });
  });

  test('drawing again is locked once the plan has ended', async () => {
    const lapsed = await app.signUp('Lapsed');
    await app.putOnPlan(lapsed, 'price_explorer_month');
    const { id } = await lapsed.api.characters.create(characterForm());
    await app.services.db.update(characters).set({ mainImage: '/storage/v1/object/public/images/x.webp' }).where(eq(characters.id, id));
    await app.putOnPlan(lapsed, 'price_free');
    const refused = await expectRefused(ask(lapsed, id), 402, 'character.gate.regenerate-image');
    expect([refused.message, refused.data.sendTo]).toEqual(['Please upgrade to regenerate character images', '/subscription']);
  });

  test('what the illustrator does not know how to draw is kept with the picture', async () => {
    const { id } = await made();
    await app.finished(owner, await ask(owner, id, { customPrompt: 'with a helicopter in a forest' }));
    const { imageHistory } = await owner.api.characters.show({ id });
    expect(imageHistory.at(-1)?.notDrawn).toEqual(['helicopter']);
  });

  test('a prompt of unkind words is refused', async () => {
    const { id } = await made();
    await expectRefused(ask(owner, id, { customPrompt: 'Draw her naked boobs' }), 422, 'app.unsafe-text');
  });
});

describe('setMain', () => {
  test('asks to sign in', () => expectRefused(app.stranger.characters.setMain({ id: randomUUID(), url: '/x' }), 401, 'auth.user.required'));

  test('takes only pictures of the own history', async () => {
    const { id } = await made();
    await expectRefused(owner.api.characters.setMain({ id, url: 'https://elsewhere.example/x.png' }), 404, 'image.not-found');
    await expectRefused(stranger.api.characters.setMain({ id, url: '/x' }), 404, 'character.not-found');
  });
});

describe('preview', () => {
  test('asks to sign in', () => expectRefused(app.stranger.characters.preview(characterForm()), 401, 'auth.user.required'));

  test('draws traits that are not saved', async () => {
    const { svg, alt } = await free.api.characters.preview(characterForm());
    expect(svg).toMatch(/^<svg/);
    expect(alt).not.toBe('');
  });

  test('shows what is saved and drawn then: what was left open is chosen once', async () => {
    const form = characterForm({ appearance: { ...characterForm().appearance, color: '', eyeColor: '', distinguishingFeature: '' } });
    const tempId = 'temp_seen_before';
    const seen = await owner.api.characters.preview({ ...form, id: tempId });
    const { id } = await owner.api.characters.create({ ...form, tempId });
    const drawOnce = async (key: string) => {
      await app.finished(owner, await owner.api.characters.draw({ id, idempotencyKey: key }));
      const { picture } = await owner.api.characters.show({ id });
      return (await app.request(picture?.vectorUrl ?? '')).text();
    };
    expect((await owner.api.characters.preview({ ...form, id })).svg).toBe(seen.svg);
    expect(await drawOnce('as-it-was-seen')).toBe(seen.svg);
    expect(await drawOnce('another-one')).not.toBe(seen.svg);
    expect((await friend.api.characters.preview({ ...form, id: tempId })).svg).not.toBe(seen.svg);
  });

  test('does not draw unkind words', () =>
    expectRefused(owner.api.characters.preview(characterForm({ name: 'Porn star' })), 422, 'app.unsafe-text'));
});

describe('featuredIn', () => {
  test('asks to sign in', () => expectRefused(app.stranger.characters.featuredIn({ id: randomUUID() }), 401, 'auth.user.required'));

  test('a stranger learns nothing', async () => {
    const { id } = await made();
    await expectRefused(stranger.api.characters.featuredIn({ id }), 404, 'character.not-found');
  });

  test("lists the person's own stories with the character", async () => {
    const { id, name, type } = await made();
    const story = {
      title: 'The Lost Lantern: Juniper', content: '', theme: 'The Lost Lantern', ageRange: '5-8' as const, memoryKey: 'k',
      settings: { length: 'standard' as const, customPrompt: '', roles: {} }, provider: 'built-in', cast: { characters: [], places: [] },
    };
    const cast = [{ id, name, type, role: 'Hero', picture: null }];
    await app.services.db.insert(stories).values([
      { ...story, id: 'story_1', userId: owner.id, characters: cast },
      { ...story, id: 'story_2', userId: owner.id, characters: [] },
      { ...story, id: 'story_3', userId: friend.id, characters: cast },
    ]);
    expect((await owner.api.characters.featuredIn({ id })).map((each) => [each.id, each.title])).toEqual([['story_1', story.title]]);
  });
});

test('every refusal says its sentence of the catalogue', async () => {
  const refused = await expectRefused(owner.api.characters.show({ id: randomUUID() }), 404);
  expect(refused.message).toBe(say('character.not-found'));
});

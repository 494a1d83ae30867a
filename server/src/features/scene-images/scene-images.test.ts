/** Scene pictures on the real database with the real illustrator: drawn, saved to the story, refused, removed. */
import { randomUUID } from 'node:crypto';
import type { Inputs, Story } from '@fableloom/contract';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stories, storyParts } from '../../database/schema/index.ts';
import { characterForm } from '../characters/character-form.fixture.ts';
import { expectRefused } from '../../testing/refusals.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let app: TestApp;
let ana: TestPerson;
let ben: TestPerson;
let story: Story;
let wrenId: string;

type Wish = Inputs['sceneImages']['draw'];

async function storyOf(person: TestPerson, characterIds: string[]): Promise<Story> {
  const choices = { characterIds, locationIds: ['starter_lantern_wood'], theme: 'The Lost Lantern', ageRange: '5-8' as const };
  const job = await app.finished(person, await person.api.stories.generate({ idempotencyKey: randomUUID(), ...choices }));
  return person.api.stories.show({ id: job.result?.storyId ?? '' });
}

/** A wish for the words between two offsets of the first part. */
function wish(change: Partial<Wish> = {}, of: Story = story): Wish {
  const text = (of.parts[0]?.text ?? '').slice(0, 60).trim();
  return { id: of.id, idempotencyKey: randomUUID(), selection: { start: 0, end: text.length, text }, position: 1, ...change };
}
const selected = (text: string): Wish => wish({ selection: { start: 0, end: text.length, text } });

async function drawn(request: Wish = wish(), { id } = story) {
  const job = await app.finished(ana, await ana.api.sceneImages.draw(request));
  expect(job.status).toBe('done');
  const { sceneImages } = await ana.api.stories.show({ id });
  return sceneImages.find((scene) => scene.id === job.result?.sceneId) ?? expect.fail('the scene is not with its story');
}

beforeAll(async () => {
  app = await openTestApp();
  [ana, ben] = [await app.signUp('Ana'), await app.signUp('Ben')];
  await app.putOnPlan(ana, 'price_hero_month');
  const wren = await ana.api.characters.create(characterForm({ name: 'Wren' }));
  await app.finished(ana, await ana.api.characters.draw({ id: wren.id, idempotencyKey: randomUUID() }));
  wrenId = wren.id;
  story = await storyOf(ana, [wrenId, 'starter_rusty']);
});
afterAll(() => app.close());

describe('draw', () => {
  test('keeps the picture at stories/{userId}/{storyId}/scenes/{timestamp}.jpg with the words it came from', async () => {
    const request = wish();
    const scene = await drawn(request);
    expect(scene.imagePath).toMatch(new RegExp(`^stories/${ana.id}/${story.id}/scenes/\\d{13}\\.jpg$`));
    expect(scene).toMatchObject({ textSelection: request.selection, position: 1, provider: 'built-in', isSaved: false });
    expect(scene.generatedPrompt).toMatch(/\w{3}.* No text, letters.+watermarks/s);
    const file = await app.request(scene.imageUrl);
    expect([file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual(['image/jpeg', expect.stringContaining('max-age=3600')]);
    expect((await sharp(Buffer.from(await file.arrayBuffer())).metadata()).format).toBe('jpeg');
  });

  test('draws for the readers of a story what the gate lets them read', async () => {
    const words = 'There was blood on the stairs of the tower.';
    const older = await storyOf(ana, [wrenId]);
    const toldTo = (ageRange: Story['ageRange']) => app.services.db.update(stories).set({ ageRange, content: words }).where(eq(stories.id, older.id));
    await toldTo('9-12');
    await drawn({ ...selected(words), id: older.id }, older);
    await toldTo('5-8');
    await expectRefused(ana.api.sceneImages.draw({ ...selected(words), id: older.id }), 422, 'app.unsafe-text');
  });

  test('of a passage with spaces around it is about the passage alone', async () => {
    const text = story.parts[0]?.text ?? '';
    const [words = ''] = /\S+ \S+ \S+ \S+(?= )/.exec(text.slice(30)) ?? [];
    const start = text.indexOf(words, 30);
    const { textSelection } = await drawn(wish({ selection: { start: start - 1, end: start + words.length + 1, text: ` ${words} ` } }));
    expect(textSelection).toEqual({ start, end: start + words.length, text: words });
  });

  test('in the two ways: with the characters, and from the words alone', async () => {
    const text = story.parts[0]?.text ?? '';
    const means = /Wren|Rusty|fox|\b(?:he|she|him|his|hers?|they|them|their|both|together|two|friends)\b/i;
    const nobody = text.split(/(?<=[.!?])\s+/).find((one) => one.length > 20 && !means.test(one)) ?? expect.fail('no such sentence');
    const selection = { start: text.indexOf(nobody), end: text.indexOf(nobody) + nobody.length, text: nobody };
    expect((await drawn(wish({ selection, way: 'characters' }))).generatedPrompt).toContain('Wren');
    expect((await drawn(wish({ selection, way: 'text' }))).generatedPrompt).not.toContain('Wren');
  });

  test('of pronouns alone shows those whom the sentences before mean, in both ways', async () => {
    const told = 'Rusty sat by the well. He waited there. Wren waved.';
    const own = await storyOf(ana, [wrenId, 'starter_rusty']);
    await app.services.db.update(storyParts).set({ text: told }).where(and(eq(storyParts.storyId, own.id), eq(storyParts.phase, 'introduction')));
    await app.services.db.update(stories).set({ content: told }).where(eq(stories.id, own.id));
    const text = 'He waited there.';
    const selection = { start: told.indexOf(text), end: told.indexOf(text) + text.length, text };
    for (const way of ['text', 'characters'] as const) {
      const { generatedPrompt } = await drawn(wish({ selection, way }, own), own);
      expect(generatedPrompt).toContain('Rusty');
      expect(generatedPrompt).not.toContain('Wren');
    }
  });

  test('asks to sign in', () => expectRefused(app.stranger.sceneImages.draw(wish()), 401, 'auth.user.required'));
  test('needs words', async () => {
    for (const text of ['', '   \n  ']) await expectRefused(ana.api.sceneImages.draw(selected(text)), 400, 'scene.text.missing');
  });
  test('needs at least ten characters, without the spaces around them', async () => {
    const [ten = ''] = /\S.{7}\S\S/.exec(story.parts[0]?.text ?? '') ?? [];
    await expectRefused(ana.api.sceneImages.draw(selected(`   ${ten.slice(0, 9)}   `)), 400, 'scene.text.too-short');
    expect((await ana.api.sceneImages.draw(selected(ten))).kind).toBe('scene');
  });
  test('needs words that stand in the story', () =>
    expectRefused(ana.api.sceneImages.draw(selected('A rocket lands in Lisbon.')), 400, 'scene.text.missing'));
  test('takes no more than the longest passage, and no part that does not exist', async () => {
    await expectRefused(ana.api.sceneImages.draw(selected('x'.repeat(4001))), 400, 'input.invalid');
    await expectRefused(ana.api.sceneImages.draw(wish({ position: 5 })), 400, 'input.invalid');
  });
  test('a stranger finds no story', () => expectRefused(ben.api.sceneImages.draw(wish()), 404, 'story.not-found'));

  test('of a story without characters says so; its words alone can still be drawn', async () => {
    const alone = await storyOf(ana, ['starter_maya']);
    await app.services.db.update(stories).set({ characters: [] }).where(eq(stories.id, alone.id));
    const refused = await expectRefused(ana.api.sceneImages.draw(wish({}, alone)), 400, 'scene.characters.missing');
    expect(refused.message).toBe('Please add characters to your story first');
    expect((await ana.api.sceneImages.draw(wish({ way: 'text' }, alone))).kind).toBe('scene');
  });

  test('with characters that have no pictures is refused, until they have one', async () => {
    const fox = await ana.api.characters.create(characterForm({ name: 'Fern' }));
    const bare = await storyOf(ana, [fox.id]);
    await expectRefused(ana.api.sceneImages.draw(wish({}, bare)), 400, 'scene.character-images.missing');
    await app.finished(ana, await ana.api.characters.draw({ id: fox.id, idempotencyKey: randomUUID() }));
    expect((await app.finished(ana, await ana.api.sceneImages.draw(wish({}, bare)))).status).toBe('done');
  });
});

describe('save', () => {
  test('puts the picture into the story, for readers of its link too, and once', async () => {
    const scene = await drawn();
    const { sharing } = await ana.api.sharing.update({ contentType: 'story', contentId: story.id, isPublic: true });
    const read = async () => (await app.stranger.sharing.readStory({ shareId: sharing.shareId ?? '' })).sceneImages;
    const shared = async () => (await read()).map(({ id }) => id);
    expect(await shared()).not.toContain(scene.id);
    expect(await ana.api.sceneImages.save({ id: story.id, sceneId: scene.id })).toMatchObject({ id: scene.id, isSaved: true });
    await ana.api.sceneImages.save({ id: story.id, sceneId: scene.id });
    expect((await shared()).filter((id) => id === scene.id)).toHaveLength(1);
    // Readers are told where it stands, and not the words that were chosen.
    const { textSelection } = scene;
    const placed = (await read()).find(({ id }) => id === scene.id);
    expect(placed).toEqual({ id: scene.id, position: scene.position, picture: scene.picture, after: textSelection.end });
  });
  test('asks to sign in', () =>
    expectRefused(app.stranger.sceneImages.save({ id: story.id, sceneId: randomUUID() }), 401, 'auth.user.required'));
  test('of what is not there, or not of this story, is refused', async () => {
    for (const sceneId of [randomUUID(), 'temp_1', '']) await expectRefused(ana.api.sceneImages.save({ id: story.id, sceneId }), 404);
    const scene = await drawn();
    const other = await storyOf(ana, ['starter_maya']);
    await expectRefused(ana.api.sceneImages.save({ id: other.id, sceneId: scene.id }), 404, 'scene.not-found');
    await expectRefused(ben.api.sceneImages.save({ id: story.id, sceneId: scene.id }), 403, 'story.owner-only');
  });
});

describe('remove', () => {
  test('takes the picture and its files along', async () => {
    const scene = await drawn();
    await ana.api.sceneImages.remove({ id: story.id, sceneId: scene.id });
    expect((await app.request(scene.imageUrl)).status).toBe(404);
    await expectRefused(ana.api.sceneImages.remove({ id: story.id, sceneId: scene.id }), 404, 'scene.not-found');
  });
});

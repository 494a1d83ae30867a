import type { Character, Job } from '@fableloom/contract';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { characterForm } from '../features/characters/character-form.fixture.ts';
import { locationForm } from '../features/locations/location-form.fixture.ts';
import { openTestApp, ORIGIN, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { call, dataUrlOf, expectFields, expectRefusal, pictureOf } from './testing/calls.ts';

let app: TestApp;
/** On the plan with the most room. */
let ana: TestPerson;
/** On the free plan. */
let ben: TestPerson;
let fox: Character;
let picture: string;

const UNKIND = 'they drink vodka until they are drunk';
const NOWHERE = randomUUID();

beforeAll(async () => {
  app = await openTestApp();
  [ana, ben] = [await app.signUp('Ana'), await app.signUp('Ben')];
  await app.putOnPlan(ana, 'price_hero_month');
  fox = await ana.api.characters.create(characterForm({ name: 'Rusty' }));
  picture = dataUrlOf(await pictureOf('#c2263d', '#ffffff'));
});
afterAll(() => app.close());

describe('generate-image', () => {
  const draw = (who: TestPerson | null, body: object) => call(app, who, 'generate-image', body);

  test('200: draws a character and answers with address, path and line of the history', async () => {
    const asked = { prompt: 'with a red scarf', quality: 'standard', style: 'vivid', characterId: fox.id, userId: ana.id };
    const answer = await draw(ana, { ...asked, contentType: 'character' });
    expectFields(answer, ['imageUrl', 'imagePath', 'historyItem']);
    expect(answer.body).toMatchObject({
      imageUrl: expect.stringMatching(/^\/storage\/v1\/object\/public\/images\/characters\//),
      imagePath: expect.stringContaining(`characters/${ana.id}/${fox.id}/`),
      historyItem: { url: answer.body['imageUrl'], provider: 'built-in', isSaved: true, prompt: expect.stringContaining('red scarf') },
    });
    expect((await app.request(String(answer.body['imageUrl']))).headers.get('content-type')).toBe('image/webp');
    expect(await ana.api.characters.show({ id: fox.id })).toMatchObject({ mainImage: answer.body['imageUrl'] });
  });

  test('200: our own prompt draws the traits as they are', async () => {
    const { prompt } = (await call(app, ana, 'create-character-image-prompt', { characterData: fox })).body;
    const answer = await draw(ana, { prompt, characterId: fox.id });
    const drawn = (answer.body['historyItem'] as { prompt: string }).prompt;
    expect(drawn).not.toContain('made for a picture book');
    expect(drawn.split('watermarks')).toHaveLength(2);
  });

  test('200: draws a location', async () => {
    const place = await ana.api.locations.create(locationForm());
    const answer = await draw(ana, { prompt: '', locationId: place.id, contentType: 'location' });
    expectFields(answer, ['imageUrl', 'imagePath', 'historyItem']);
  });

  test('200: the same Idempotency-Key draws once', async () => {
    const once = () => call(app, ana, 'generate-image', { characterId: fox.id }, { 'idempotency-key': 'draw-the-fox-once' });
    const [first, second] = [await once(), await once()];
    expect(second.body).toEqual(first.body);
  });

  test('400', async () => {
    expectRefusal(await draw(ana, { contentType: 'character' }), 400, 'character.id.missing');
    expectRefusal(await draw(ana, { contentType: 'location' }), 400, 'location.id.missing');
    expectRefusal(await draw(ana, { characterId: 'temp_1' }), 400, 'image.character.save-first');
    expectRefusal(await draw(ana, { characterId: fox.id, prompt: 'x'.repeat(2001) }), 400, 'input.too-long', { n: 2000 });
    expectRefusal(await draw(ana, { characterId: fox.id, quality: 'best' }), 400, 'input.invalid');
  });

  test('401', async () => expectRefusal(await draw(null, { characterId: fox.id }), 401, 'auth.user.required'));

  test('402: no room in the plan', async () => {
    const cleo = await app.signUp('Cleo');
    await app.putOnPlan(cleo, 'price_hero_month');
    const cat = await cleo.api.characters.create(characterForm());
    await app.putOnPlan(cleo, 'price_free');
    expectRefusal(await draw(cleo, { characterId: cat.id }), 402, 'image.limit.month', { n: 0 });
  });

  test('403: nobody draws for somebody else', async () =>
    expectRefusal(await draw(ana, { characterId: fox.id, userId: ben.id }), 403, 'app.not-allowed'));

  test('404', async () => {
    expectRefusal(await draw(ben, { characterId: fox.id }), 404, 'character.not-found');
    expectRefusal(await draw(ana, { locationId: NOWHERE }), 404, 'location.not-found');
  });

  test('422', async () => expectRefusal(await draw(ana, { characterId: fox.id, prompt: UNKIND }), 422, 'app.unsafe-text'));
});

describe('upload-image', () => {
  const upload = (who: TestPerson | null, body: object) => call(app, who, 'upload-image', body);

  test('200: keeps the picture under a safe name of the person', async () => {
    const answer = await upload(ana, { imageUrl: picture, fileName: '../../our castle (1).exe' });
    expectFields(answer, ['url', 'path']);
    const path = `uploads/${ana.id}/our-castle-1.png`;
    expect(answer.body).toEqual({ url: `/storage/v1/object/public/images/${path}`, path });
    const stored = await app.request(String(answer.body['url']));
    expect(stored.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await sharp(Buffer.from(await stored.arrayBuffer())).metadata()).toMatchObject({ format: 'png', width: 200 });
  });

  test('200: copies a picture that is kept here already', async () => {
    const { url } = (await upload(ana, { imageUrl: picture, fileName: 'first.png' })).body;
    for (const [index, imageUrl] of [url, `${ORIGIN}${String(url)}`].entries()) {
      const copied = await upload(ana, { imageUrl, fileName: `copy-${index}` });
      expect(copied).toMatchObject({ status: 200, body: { path: `uploads/${ana.id}/copy-${index}.png` } });
    }
  });

  test('400: what is no picture, and names that are none', async () => {
    for (const imageUrl of [dataUrlOf(Buffer.from('words')), dataUrlOf(Buffer.from('<svg/>'), 'image/svg+xml')]) {
      expectRefusal(await upload(ana, { imageUrl, fileName: 'a' }), 400, 'image.upload.not-an-image');
    }
    expectRefusal(await upload(ana, { imageUrl: picture, fileName: '…' }), 400, 'file.name.refused');
    expectRefusal(await upload(ana, { fileName: 'a.png' }), 400, 'input.invalid');
    const tooBig = dataUrlOf(Buffer.alloc(10 * 1024 * 1024 + 1));
    expectRefusal(await upload(ana, { imageUrl: tooBig, fileName: 'a' }), 400, 'image.upload.too-big', { n: 10 });
  });

  test.each([
    'https://127.0.0.1/a.png', 'https://0x7f000001/a.png', 'https://2130706433/a.png', 'https://[::1]/a.png', 'https://localhost/a.png',
    'http://pictures.example/a.png',
  ])('400: nothing is fetched from %s', async (imageUrl) => {
    expectRefusal(await upload(ana, { imageUrl, fileName: 'a' }), 400, 'image.address.refused');
  });

  test('401', async () => expectRefusal(await upload(null, { imageUrl: picture, fileName: 'a' }), 401, 'auth.user.required'));

  test('404: a picture of ours that is not there', async () => {
    const imageUrl = '/storage/v1/object/public/images/uploads/nobody/none.png';
    expectRefusal(await upload(ana, { imageUrl, fileName: 'a' }), 404, 'image.not-found');
  });

  test('409: nothing is overwritten', async () => {
    await upload(ben, { imageUrl: picture, fileName: 'mine.png' });
    expectRefusal(await upload(ben, { imageUrl: picture, fileName: 'mine.png' }), 409, 'file.taken');
  });
});

describe('create-character-image-prompt', () => {
  const write = (who: TestPerson | null, body: object) => call(app, who, 'create-character-image-prompt', body);

  test('200: says who it is and forbids words in the picture', async () => {
    const answer = await write(ben, { characterData: characterForm({ name: 'Rusty' }) });
    expectFields(answer, ['prompt']);
    expect(answer.body['prompt']).toMatch(/^Portrait of Rusty, .+No text, letters.+watermarks/);
  });

  test.each([
    ['Robot/Artificial Intelligence - Helpers - Cleaning Robot', 'A mechanical being'],
    ['Supernatural Being - Ghosts - Friendly Ghost', 'An ethereal being'],
    ['Mythical Creature - Dragons - Fire Dragon', 'A creature'],
    ['Human - Everyday - Baker', 'A humanoid'],
  ])('200: %s is %s', async (type, says) => {
    expect((await write(ben, { characterData: { name: 'Kit', type, personality: 'Kind', gender: 'female' } })).body['prompt']).toContain(says);
  });

  test('200: a custom prompt goes before it', async () => {
    const { body } = await write(ben, { characterData: characterForm({ customPrompt: 'A fox made of paper.' }) });
    expect(body['prompt']).toMatch(/^A fox made of paper\. No text/);
  });

  test('400', async () => {
    expectRefusal(await write(ben, {}), 400, 'character.data.missing');
    expectRefusal(await write(ben, { characterData: {} }), 400, 'character.fields.missing');
    expectRefusal(await write(ben, { characterData: 'a fox' }), 400, 'input.invalid');
  });
  test('401', async () => expectRefusal(await write(null, {}), 401, 'auth.user.required'));
  test('422', async () => expectRefusal(await write(ben, { characterData: characterForm({ customDescription: UNKIND }) }), 422, 'app.unsafe-text'));
});

describe('generate-image-from-text', () => {
  const draw = (who: TestPerson | null, body: object) => call(app, who, 'generate-image-from-text', body);

  test('200: draws words without a story, and counts', async () => {
    const before = (await ana.api.subscription.show()).limits.images.used;
    const answer = await draw(ana, { text: 'A small boat sails over the moonlit sea.' });
    expectFields(answer, ['imageUrl', 'prompt']);
    expect(answer.body['imageUrl']).toContain(`/uploads/${ana.id}/scene_`);
    expect((await app.request(String(answer.body['imageUrl']))).status).toBe(200);
    expect((await ana.api.subscription.show()).limits.images.used).toBe(before + 1);
  });

  test('400', async () => {
    expectRefusal(await draw(ana, {}), 400, 'scene.text.missing');
    expectRefusal(await draw(ana, { text: 'A boat.' }), 400, 'scene.text.too-short');
    expectRefusal(await draw(ana, { text: 'x'.repeat(4001) }), 400, 'input.invalid');
  });
  test('401', async () => expectRefusal(await draw(null, {}), 401, 'auth.user.required'));
  test('402', async () => expectRefusal(await draw(ben, { text: 'A small boat sails.' }), 402, 'image.limit.month', { n: 0 }));
  test('422', async () => expectRefusal(await draw(ana, { text: UNKIND }), 422, 'app.unsafe-text'));
});

describe('generate-scene-with-images', () => {
  const draw = (who: TestPerson | null, body: object) => call(app, who, 'generate-scene-with-images', body);
  const sceneText = 'The fox looks up at the first star.';
  let storyId: string;
  let characterImageUrls: string[];

  beforeAll(async () => {
    const drawn = await call(app, ana, 'generate-image', { characterId: fox.id });
    characterImageUrls = [`${String(drawn.body['imageUrl'])}?t=1`];
    const choices = { characterIds: [fox.id, 'starter_maya'], theme: 'The First Star', ageRange: '5-8' as const };
    const job: Job = await ana.api.stories.generate({ idempotencyKey: 'story-of-the-fox', ...choices });
    storyId = (await app.finished(ana, job)).result?.storyId ?? '';
  });

  test('200: draws a scene of the story with the characters whose pictures are sent', async () => {
    const answer = await draw(ana, { characterImageUrls, locationImageUrl: null, sceneText, storyId });
    expectFields(answer, ['imageUrl', 'generatedPrompt']);
    expect(answer.body['imageUrl']).toMatch(new RegExp(`/stories/${ana.id}/${storyId}/scenes/\\d+\\.jpg$`));
    expect(answer.body['generatedPrompt']).toContain('Rusty');
    expect(answer.body['generatedPrompt']).not.toContain('Maya');
    const { sceneImages } = await ana.api.stories.show({ id: storyId });
    expect(sceneImages).toMatchObject([{ imageUrl: answer.body['imageUrl'], position: 1, textSelection: { text: sceneText } }]);
  });

  test('200: what was drawn is kept with the story, where its address leads a caller to saving it', async () => {
    const drawn = await draw(ana, { characterImageUrls, sceneText, storyId });
    const scene = async () => (await ana.api.stories.show({ id: storyId })).sceneImages.find(({ imageUrl }) => imageUrl === drawn.body['imageUrl']);
    const found = await scene();
    expect(found).toMatchObject({ isSaved: false, generatedPrompt: drawn.body['generatedPrompt'] });
    await ana.api.sceneImages.save({ id: storyId, sceneId: found?.id ?? '' });
    expect(await scene()).toMatchObject({ isSaved: true });
  });

  test('400', async () => {
    expectRefusal(await draw(ana, { characterImageUrls, sceneText }), 400, 'story.id.missing');
    expectRefusal(await draw(ana, { characterImageUrls, storyId }), 400, 'scene.text.missing');
    expectRefusal(await draw(ana, { characterImageUrls, storyId, sceneText: 'A star' }), 400, 'scene.text.too-short');
    expectRefusal(await draw(ana, { characterImageUrls: [], storyId, sceneText }), 400, 'scene.character-images.missing');
  });
  test('401', async () => expectRefusal(await draw(null, {}), 401, 'auth.user.required'));
  test('402: the month is used up', async () => {
    await app.putOnPlan(ana, 'price_free');
    expectRefusal(await draw(ana, { characterImageUrls, storyId, sceneText }), 402, 'image.limit.month', { n: 0 });
    await app.putOnPlan(ana, 'price_hero_month');
  });
  test('404', async () => expectRefusal(await draw(ben, { characterImageUrls, storyId, sceneText }), 404, 'story.not-found'));
  test('422', async () => expectRefusal(await draw(ana, { characterImageUrls, storyId, sceneText: UNKIND }), 422, 'app.unsafe-text'));
});

describe('extract-character-traits', () => {
  const extract = (who: TestPerson | null, body: object) => call(app, who, 'extract-character-traits', body);

  test('200', async () => {
    const answer = await extract(ben, { imageUrl: picture });
    expectFields(answer, ['characterDescriptions']);
    expect(answer.body['characterDescriptions']).toContain('ruby red');
  });
  test('400', async () => {
    expectRefusal(await extract(ben, {}), 400, 'input.invalid');
    expectRefusal(await extract(ben, { imageUrl: dataUrlOf(Buffer.from('words')) }), 400, 'traits.not-an-image');
    expectRefusal(await extract(ben, { imageUrl: picture.slice(0, 180) }), 400, 'traits.image.failed');
  });
  test('401', async () => expectRefusal(await extract(null, { imageUrl: picture }), 401, 'auth.user.required'));
});

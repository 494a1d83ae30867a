/** Pictures and sound of hosted models that go wrong: a sentence of the catalogue, the allowance given back, the work kept, the built-in engine offered. */
import { createServer, type AddressInfo } from 'node:net';
import type { Job } from '@fableloom/contract';
import { type PlainMessageKey, say } from '@fableloom/contract/messages/index';
import { CONTINUATION_QUESTIONS } from '@fableloom/contract/taxonomies/continuation-questions';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { characters, jobs, locations, modelCalls } from '../../database/schema/index.ts';
import { falseAlarm } from '../../ports/safety/pictures/false-alarm.fixture.ts';
import { openS3StandIn } from '../../ports/storage/s3/testing/s3-stand-in.ts';
import { selfSigned } from '../../testing/certificate.ts';
import { keepCharacter, keepLocation, keepStory } from '../../testing/kept-things.ts';
import type { Answer } from '../../testing/openai/answers.ts';
import { openStandIn, type StandIn } from '../../testing/openai/stand-in.ts';
import { answerTo } from '../../testing/refusals.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { characterForm } from '../characters/character-form.fixture.ts';

const WRITER = 'gpt-5-mini';
const PAINTER = 'gpt-image-1';
const VOICE = 'gpt-4o-mini-tts';
type Why = 'job.hosted.failed' | 'job.hosted.turned-away' | 'job.hosted.unusable' | 'job.hosted.used-up';

/** Somebody on the largest plan, with one of everything. */
interface Home {
  app: TestApp;
  person: TestPerson;
  characterId: string;
  locationId: string;
  storyId: string;
}

const openApp = (environment: Record<string, string>) => openTestApp({ AI_RETRY_MS: '1', ...environment });

async function homeIn(app: TestApp): Promise<Home> {
  const person = await app.signUp('Ana');
  await app.putOnPlan(person, 'price_hero_month');
  const characterId = await keepCharacter(app, person);
  const cast = { characters: [{ ...characterForm(), id: characterId, picture: null }], places: [] };
  const storyId = await keepStory(app, person, { characters: [{ id: characterId, name: 'Juniper', type: 'Animal - Forest Animals - Red Fox', role: 'Hero', picture: null }], cast });
  return { app, person, characterId, locationId: await keepLocation(app, person), storyId };
}

let count = 0;
const key = () => `trouble-${++count}`;
const SELECTION = { start: 0, end: 33, text: 'Maya found a lantern in the wood.' };

interface Act {
  ask(home: Home): Promise<Job>;
  failed: PlainMessageKey;
  name: string;
}

const ACTS = {
  portrait: { ask: ({ person, characterId: id }) => person.api.characters.draw({ id, idempotencyKey: key() }), failed: 'image.generation.failed', name: PAINTER },
  place: { ask: ({ person, locationId: id }) => person.api.locations.draw({ id, idempotencyKey: key() }), failed: 'image.generation.failed', name: PAINTER },
  scene: {
    ask: ({ person, storyId: id }) => person.api.sceneImages.draw({ id, idempotencyKey: key(), selection: SELECTION, position: 1, way: 'text' }),
    failed: 'scene.generate.failed', name: PAINTER,
  },
  narration: { ask: ({ person, storyId: id }) => person.api.narrations.make({ id, idempotencyKey: key(), part: 1 }), failed: 'narration.generate.failed', name: VOICE },
  continuation: {
    ask: ({ person, storyId: id }) => person.api.stories.continue({ id, idempotencyKey: key(), question: CONTINUATION_QUESTIONS[0], answer: 'They find a door.' }),
    failed: 'story.continue.failed', name: WRITER,
  },
} satisfies Record<string, Act>;
type ActName = keyof typeof ACTS;

/** All that the family has, and what the month has left. */
async function standing({ person: { api }, characterId, locationId, storyId }: Home) {
  const { limits } = await api.subscription.show();
  return { limits, character: await api.characters.show({ id: characterId }), location: await api.locations.show({ id: locationId }), story: await api.stories.show({ id: storyId }) };
}

async function expectTold(home: Home, name: ActName, why: Why, from: string): Promise<Job> {
  const { ask, failed, name: model } = ACTS[name];
  const before = await standing(home);
  const job = await home.app.finished(home.person, await ask(home));
  expect(job).toMatchObject({ status: 'failed', error: `${say(failed)}. ${say(why, { name: `${model}${from}` })}`, offersBuiltIn: true });
  expect(await standing(home)).toEqual(before);
  return job;
}

const error = (status: number, code?: string): Answer => ({ is: 'error', status, ...(code ? { code } : {}) });
/** What may be a whim is asked for once more. */
const twice = (answer: Answer): Answer[] => [answer, answer];
const thrice = (answer: Answer): Answer[] => [answer, answer, answer];

/** Silence of so many seconds as WAV at 8,192 Hz, of bytes that are letters too. */
function silence(seconds: number): string {
  const head = Buffer.alloc(44);
  const bytes = seconds * 8192 * 2;
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(bytes, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  for (const [at, value] of [[16, 16], [20, 0x10001], [24, 8192], [28, 16_384], [32, 0x100002]] as const) head.writeUInt32LE(value, at);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(bytes, 40);
  return head.toString('latin1') + '\0'.repeat(bytes);
}
/** A picture that says of itself that it has a thousand million dots. */
const HUGE = `GIF87a${'\x7f'.repeat(4)}\0\0\0`;

const OF_THE_SERVICE: [string, Why, Answer[]][] = [
  ['a wrong key', 'job.hosted.turned-away', [error(401, 'invalid_api_key')]],
  ['an exhausted quota', 'job.hosted.turned-away', [error(429, 'insufficient_quota')]],
  ['an unknown model', 'job.hosted.turned-away', [error(404, 'model_not_found')]],
  ['errors of its own', 'job.hosted.failed', [error(500), error(502), error(503)]],
  ['a line that breaks', 'job.hosted.failed', thrice({ is: 'cut' })],
];
const OF_PICTURES: [string, Why, Answer[]][] = [
  ['a page instead of an answer', 'job.hosted.unusable', [{ is: 'not-json' }]],
  ['a wish that breaks its rules', 'job.hosted.unusable', [error(400, 'moderation_blocked')]],
  ['an empty picture', 'job.hosted.unusable', twice({ is: 'text', text: '' })],
  ['words instead of a picture', 'job.hosted.unusable', [{ is: 'text', text: 'no picture' }]],
  ['a picture too large', 'job.hosted.unusable', [{ is: 'text', text: HUGE }]],
];
const OF_SOUND: [string, Why, Answer[]][] = [
  ['a page instead of a recording', 'job.hosted.unusable', [{ is: 'not-json' }]],
  ['an empty recording', 'job.hosted.unusable', twice({ is: 'text', text: '' })],
  ['words instead of a recording', 'job.hosted.unusable', [{ is: 'text', text: 'RIFF, but no sound' }]],
  ['a recording too long', 'job.hosted.unusable', twice({ is: 'text', text: silence(20) })],
  ['a recording too short', 'job.hosted.unusable', twice({ is: 'text', text: silence(0.25) })],
];
const ROWS: [string, ActName, Why, Answer[]][] = [
  ...[...OF_THE_SERVICE, ...OF_PICTURES].map(([what, why, answers]): [string, ActName, Why, Answer[]] => [what, 'portrait', why, answers]),
  ...[...OF_THE_SERVICE, ...OF_SOUND].map(([what, why, answers]): [string, ActName, Why, Answer[]] => [what, 'narration', why, answers]),
];

describe('a service that answers wrongly', () => {
  let standIn: StandIn;
  let app: TestApp;
  let home: Home;
  beforeAll(async () => {
    standIn = await openStandIn();
    app = await openApp({
      AI_TEXT: `openai:${WRITER}`, AI_IMAGE: `openai:${PAINTER}`, AI_SPEECH: `openai:${VOICE}`, OPENAI_API_KEY: standIn.key, OPENAI_BASE_URL: standIn.url,
      AI_PICTURES_PER_DAY: '100', AI_LETTERS_PER_DAY: '100000',
    });
    home = await homeIn(app);
  });
  beforeEach(() => standIn.clear());
  afterEach(() => expect(standIn.mistakes).toEqual([]));
  afterAll(async () => {
    await app.close();
    await standIn.close();
  });

  test.each(ROWS)('with %s at the %s: %s', async (_, name, why, answers) => {
    standIn.next(...answers);
    await expectTold(home, name, why, ' (OpenAI)');
    expect(standIn.asked).toHaveLength(answers.length);
  });

  test.each(Object.keys(ACTS) as ActName[])('leaves the %s to the built-in engine when the person says so', async (name) => {
    standIn.next(error(401));
    const job = await expectTold(home, name, 'job.hosted.turned-away', ' (OpenAI)');
    const asked = standIn.asked.length;
    const done = await home.app.finished(home.person, await home.person.api.jobs.withBuiltIn({ id: job.id }));
    expect(done).toMatchObject({ status: 'done' });
    expect(standIn.asked).toHaveLength(asked);
  });

  test('is told on coming back too, until it was asked for again', async () => {
    standIn.next(error(401));
    const { id } = await expectTold(home, 'place', 'job.hosted.turned-away', ' (OpenAI)');
    await app.services.db.update(jobs).set({ finishedAt: new Date(app.services.clock.now().getTime() - 60 * 60_000) }).where(eq(jobs.id, id));
    const listed = async () => (await home.person.api.jobs.list()).map((job) => job.id);
    expect(await listed()).toContain(id);
    await app.finished(home.person, await home.person.api.jobs.withBuiltIn({ id }));
    expect(await listed()).not.toContain(id);
  });

  test.each<[ActName | 'regeneration', PlainMessageKey]>([
    ['regeneration', 'story.gate.regenerate'], ['narration', 'narration.gate'], ['portrait', 'character.gate.regenerate-image'], ['place', 'location.gate.regenerate-image'],
  ])('leaves the %s to the built-in engine only while the plan allows it', async (name, sentence) => {
    const left = await homeIn(app);
    const { person, storyId: id } = left;
    standIn.next(error(401));
    const asked = name === 'regeneration' ? await person.api.stories.regenerate({ id, idempotencyKey: key() }) : await ACTS[name].ask(left);
    const job = await app.finished(person, asked);
    expect(job.offersBuiltIn).toBe(true);
    // Of which there is a picture already.
    if (name === 'portrait') await app.services.db.update(characters).set({ mainImage: '/storage/v1/object/public/images/x.webp' }).where(eq(characters.id, left.characterId));
    if (name === 'place') await app.services.db.update(locations).set({ mainImage: '/storage/v1/object/public/images/x.webp' }).where(eq(locations.id, left.locationId));
    await app.putOnPlan(person, 'price_free');
    expect(await answerTo(person.api.jobs.withBuiltIn({ id: job.id }))).toEqual({ status: 402, message: say(sentence), sendTo: '/subscription' });
    await app.putOnPlan(person, 'price_hero_month');
    expect(await app.finished(person, await person.api.jobs.withBuiltIn({ id: job.id }))).toMatchObject({ status: 'done' });
  });

  test('does not have the built-in engine write over what was told since', async () => {
    const { person, storyId: id } = await homeIn(app);
    const goOn = (at: number) => person.api.stories.continue({ id, idempotencyKey: key(), question: CONTINUATION_QUESTIONS[at] ?? '', answer: 'They find a door.' });
    await app.finished(person, await goOn(0));
    const failed: Job[] = [];
    for (const at of [1, 2]) {
      standIn.next(error(401));
      failed.push(await app.finished(person, await goOn(at)));
      // In another window it was asked for again, and the story went on.
      await app.finished(person, await goOn(at));
    }
    const told = await person.api.stories.show({ id });
    expect(told.currentPhase).toBe('resolution');
    for (const { id: late } of failed) {
      const job = await app.finished(person, await person.api.jobs.withBuiltIn({ id: late }));
      expect(job).toMatchObject({ status: 'failed', error: say('app.changed-elsewhere'), offersBuiltIn: false });
    }
    expect(await person.api.stories.show({ id })).toEqual(told);
  });

  test('draws a picture again that the built-in check stops, though no moderation is set; twice is enough, and the allowance comes back', async () => {
    const stopped = { is: 'json', body: { created: 1, data: [{ b64_json: (await falseAlarm()).toString('base64') }] } } as const satisfies Answer;
    standIn.next(stopped, stopped);
    const before = await standing(home);
    const job = await app.finished(home.person, await ACTS.portrait.ask(home));
    expect(job).toMatchObject({ status: 'failed', error: `${say('image.generation.failed')}. ${say('job.unsafe-result')}`, offersBuiltIn: true });
    expect(standIn.asked).toHaveLength(2);
    expect(await standing(home)).toEqual(before);
  });

  test('keeps a part of a story without its picture when only that goes wrong', async () => {
    const { person, storyId: id } = await homeIn(app);
    standIn.next({ is: 'right' }, { is: 'right' }, error(401));
    const asked = await person.api.stories.continue({ id, idempotencyKey: key(), question: CONTINUATION_QUESTIONS[0], answer: 'They find a door.' });
    expect(await app.finished(person, asked)).toMatchObject({ status: 'done' });
    const { parts } = await person.api.stories.show({ id });
    expect(parts.at(-1)).toMatchObject({ provider: `${WRITER} (OpenAI)`, picture: null });
    const asks = standIn.asked.length;
    const text = parts.at(-1)?.text.split('\n\n')[0] ?? '';
    const drawing = await person.api.sceneImages.draw({ id, idempotencyKey: key(), selection: { start: 0, end: text.length, text }, position: parts.length, way: 'text', withBuiltIn: true });
    expect(await app.finished(person, drawing)).toMatchObject({ status: 'done' });
    expect((await person.api.stories.show({ id })).sceneImages).toMatchObject([{ provider: 'built-in', position: parts.length }]);
    expect(standIn.asked).toHaveLength(asks);
  });

  test.each<[ActName, 'image' | 'speech', object]>([['portrait', 'image', { pictures: 100 }], ['narration', 'speech', { letters: 100_000 }]])(
    'is not asked for a %s once the share of the day is used up', async (name, work, used) => {
      const spent = await homeIn(app);
      const call = { userId: spent.person.id, work, model: 'any', outcome: 'answered' as const, createdAt: new Date(), ...used };
      await app.services.db.insert(modelCalls).values(call);
      await expectTold(spent, name, 'job.hosted.used-up', ' (OpenAI)');
      expect(standIn.asked).toEqual([]);
    });
});

describe('a service that cannot be reached', () => {
  let untrusted: StandIn;
  let dead: string;
  beforeAll(async () => {
    untrusted = await openStandIn({ certificate: selfSigned() });
    const gone = createServer();
    await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
    dead = `http://127.0.0.1:${(gone.address() as AddressInfo).port}/v1`;
    await new Promise((resolve) => gone.close(resolve));
  });
  afterAll(() => untrusted.close());

  test('with a certificate that nobody known has signed (text, pictures) and with nobody at its address (sound)', async () => {
    const app = await openApp({
      AI_TEXT: `openai:${WRITER}`, AI_IMAGE: `openai:${PAINTER}`, OPENAI_BASE_URL: untrusted.url, OPENAI_API_KEY: untrusted.key,
      AI_SPEECH: `compatible:${VOICE}`, AI_BASE_URL: dead,
    });
    const home = await homeIn(app);
    await expectTold(home, 'continuation', 'job.hosted.failed', ' (OpenAI)');
    await expectTold(home, 'place', 'job.hosted.failed', ' (OpenAI)');
    await expectTold(home, 'narration', 'job.hosted.failed', '');
    expect(untrusted.asked).toEqual([]);
    await app.close();
  });
});

test('a store that is away has nothing made and paid again: it is told at once, and nothing is counted', async () => {
  const [standIn, s3] = await Promise.all([openStandIn(), openS3StandIn()]);
  const app = await openApp({ AI_IMAGE: `openai:${PAINTER}`, OPENAI_API_KEY: standIn.key, OPENAI_BASE_URL: standIn.url, ...s3.environment });
  const home = await homeIn(app);
  const before = await standing(home);
  s3.busyFor = 1000;
  const job = await app.finished(home.person, await ACTS.portrait.ask(home));
  s3.busyFor = 0;
  expect(job).toMatchObject({ status: 'failed', error: `${say('image.generation.failed')}. ${say('job.failed')}`, offersBuiltIn: false });
  expect(standIn.asked).toHaveLength(1);
  expect(await standing(home)).toEqual(before);
  await app.close();
  await Promise.all([standIn.close(), s3.close()]);
});

import type { Inputs, Story } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { CONTINUATION_QUESTIONS } from '@fableloom/contract/taxonomies/continuation-questions';
import { PHASES } from '@fableloom/contract/taxonomies/phases';
import { PARAGRAPHS, SECTION_LENGTHS } from '@fableloom/contract/taxonomies/section-lengths';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobs, stories } from '../../database/schema/index.ts';
import type { Maker } from '../../jobs/desk.ts';
import { openJobLocks } from '../../jobs/job-locks.ts';
import { startWorkers } from '../../jobs/workers.ts';
import { makersFor } from '../../makers.ts';
import type { StoryBrief, Writer } from '../../ports/writer/writer.port.ts';
import { openStandIn } from '../../testing/openai/stand-in.ts';
import { expectRefused } from '../../testing/refusals.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { characterForm } from '../characters/character-form.fixture.ts';

let app: TestApp;
let ana: TestPerson;
let builtIn: Writer;
let count = 0;
const key = () => `trouble-${++count}`;
const [QUESTION] = CONTINUATION_QUESTIONS;
const OTHER_QUESTION = CONTINUATION_QUESTIONS[3];

const wish = (change: Partial<Inputs['stories']['generate']> = {}): Inputs['stories']['generate'] => ({
  idempotencyKey: key(), characterIds: ['starter_maya', 'starter_rusty'], themeCategory: 'Adventure', theme: 'The Lost Lantern', ageRange: '3-4', ...change,
});
async function madeStory(change?: Partial<Inputs['stories']['generate']>): Promise<Story> {
  const job = await app.finished(ana, await ana.api.stories.generate(wish(change)));
  return ana.api.stories.show({ id: job.result?.storyId ?? '' });
}
const reread = (story: Story) => ana.api.stories.show({ id: story.id });
const goOn = (story: Story, change: Partial<Inputs['stories']['continue']> = {}) =>
  ana.api.stories.continue({ id: story.id, idempotencyKey: key(), question: QUESTION, answer: 'A friendly whale opens the gate.', ...change });
const retell = (story: Story, change: Partial<Inputs['stories']['regenerate']> = {}) =>
  ana.api.stories.regenerate({ id: story.id, idempotencyKey: key(), ...change });
const storiesUsed = async (person: TestPerson) => (await person.api.subscription.show()).limits.stories.used;

/** The built-in storyteller with another way to write. */
const writerWho = (write: Writer['write']): Writer => ({ provider: builtIn.provider, write, chat: builtIn.chat, close: async () => undefined });

beforeAll(async () => {
  app = await openTestApp();
  builtIn = app.services.writer;
  ana = await app.signUp('Ana');
  await app.putOnPlan(ana, 'price_hero_month');
});
beforeEach(() => {
  app.services.writer = builtIn;
});
afterAll(async () => {
  app.services.writer = builtIn;
  await app.close();
});

describe('a storyteller that fails', () => {
  const failing = () => writerWho(() => Promise.reject(new Error('out of ink')));

  test('is said in a sentence, gives the place back, and the same wish can be made again', async () => {
    const ben = await app.signUp('Ben');
    app.services.writer = failing();
    const job = await app.finished(ben, await ben.api.stories.generate(wish()));
    expect(job).toMatchObject({ status: 'failed', error: `Failed to generate story. ${say('job.failed')}`, text: '' });
    expect(await storiesUsed(ben)).toBe(0);
    expect((await ben.api.stories.list({})).items).toEqual([]);
    app.services.writer = builtIn;
    expect(await app.finished(ben, await ben.api.stories.generate(wish()))).toMatchObject({ status: 'done' });
    expect(await storiesUsed(ben)).toBe(1);
  }, 60_000);

  test('leaves a story as it was, in a continuation and in a regeneration', async () => {
    const story = await madeStory();
    app.services.writer = failing();
    for (const [ask, failed] of [[goOn, 'Failed to generate story continuation'], [retell, 'Failed to regenerate story']] as const) {
      const job = await app.finished(ana, await ask(story));
      expect(job).toMatchObject({ status: 'failed', error: `${failed}. ${say('job.failed')}` });
    }
    expect(await reread(story)).toEqual(story);
  }, 60_000);

  test('keeps the words when the picture does not come in time', async () => {
    const quiet = await openTestApp({ WORKERS: '0' });
    quiet.services.illustrator = { ...quiet.services.illustrator, draw: () => new Promise(() => undefined) };
    const locks = openJobLocks(quiet.database.url, pino({ level: 'silent' }));
    const makers = makersFor(quiet.services);
    const inHaste: Maker = (desk) => makers.story({ ...desk, timeLeft: () => 100 });
    const stop = await startWorkers({ ...quiet.services, config: { ...quiet.services.config, WORKERS: 1 }, locks }, { ...makers, story: inHaste });
    const dora = await quiet.signUp('Dora');
    const job = await quiet.finished(dora, await dora.api.stories.generate(wish()));
    expect(job.status).toBe('done');
    const { parts } = await dora.api.stories.show({ id: job.result?.storyId ?? '' });
    expect(parts).toMatchObject([{ phase: 'introduction', picture: null, text: expect.stringContaining('Maya') as string }]);
    await stop();
    await locks.close();
    await quiet.close();
  }, 60_000);

  test('a hosted one that takes too long is told in that sentence, and the built-in one is offered', async () => {
    const standIn = await openStandIn();
    const hosted = await openTestApp({ WORKERS: '0', AI_TEXT: 'compatible:teller', AI_BASE_URL: standIn.url, AI_API_KEY: standIn.key });
    standIn.next({ is: 'silent' });
    const locks = openJobLocks(hosted.database.url, pino({ level: 'silent' }));
    const stop = await startWorkers({ ...hosted.services, config: { ...hosted.services.config, WORKERS: 1 }, locks, longestMakingMs: 1000 }, makersFor(hosted.services));
    const emil = await hosted.signUp('Emil');
    const job = await hosted.finished(emil, await emil.api.stories.generate(wish()));
    expect(job).toMatchObject({ status: 'failed', error: `Failed to generate story. ${say('job.took-too-long')}`, offersBuiltIn: true });
    await stop();
    await locks.close();
    await hosted.close();
    await standIn.close();
  });

  test('one that never answers is ended after a while, with its own sentence', async () => {
    const quiet = await openTestApp({ WORKERS: '0' });
    quiet.services.writer = writerWho(() => new Promise(() => undefined));
    const locks = openJobLocks(quiet.database.url, pino({ level: 'silent' }));
    const stop = await startWorkers({ ...quiet.services, config: { ...quiet.services.config, WORKERS: 1 }, locks, longestMakingMs: 300 }, makersFor(quiet.services));
    const cleo = await quiet.signUp('Cleo');
    const job = await quiet.finished(cleo, await cleo.api.stories.generate(wish()));
    expect(job).toMatchObject({ status: 'failed', error: `Failed to generate story. ${say('job.took-too-long')}`, offersBuiltIn: false });
    expect(await storiesUsed(cleo)).toBe(0);
    await stop();
    await locks.close();
    await quiet.close();
  });
});

describe('two windows at one story', () => {
  test('an answer that was meant for an earlier part is not used for a later one', async () => {
    const story = await madeStory();
    await app.finished(ana, await goOn(story, { phase: 'development' }));
    await expectRefused(goOn(story, { phase: 'development', question: OTHER_QUESTION }), 409, 'app.changed-elsewhere');
    expect((await reread(story)).currentPhase).toBe('development');
    await app.finished(ana, await goOn(story, { phase: 'climax', question: OTHER_QUESTION }));
    expect((await reread(story)).currentPhase).toBe('climax');
  });

  test('a wish for a part that is not the newest any more is told', async () => {
    const story = await madeStory();
    await app.finished(ana, await goOn(story));
    await expectRefused(retell(story, { phase: 'introduction', instruction: 'Funnier, please.' }), 409, 'app.changed-elsewhere');
  });

  test('while one writes, the other waits', async () => {
    const story = await madeStory();
    const job = await goOn(story);
    await expectRefused(retell(story), 409, 'story.being-written');
    await app.finished(ana, job);
  });

  test('a story that is deleted while it is being written stops the writing, and keeps nothing', async () => {
    const story = await madeStory();
    let isWriting: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (isWriting = resolve));
    app.services.writer = writerWho((brief, options) => {
      isWriting();
      return new Promise((_, reject) => options?.signal?.addEventListener('abort', () => reject(new Error(`stopped at ${brief.phase}`))));
    });
    const job = await goOn(story);
    await begun;
    await ana.api.stories.remove({ id: story.id });
    expect(await app.finished(ana, job)).toMatchObject({ status: 'cancelled' });
    await expectRefused(reread(story), 404, 'story.not-found');
  });
});

describe('what later parts are told', () => {
  test('is the cast with roles, relationships, places, length and wishes of the beginning, and the earlier parts', async () => {
    const briefs: StoryBrief[] = [];
    app.services.writer = writerWho((brief, options) => {
      briefs.push(brief);
      return builtIn.write(brief, options);
    });
    const story = await madeStory({
      locationIds: ['starter_lantern_wood'], length: 'extended', customPrompt: 'Please let it snow.', roles: { starter_maya: 'Hero', starter_rusty: 'Sidekick' },
      relationships: [{ fromCharacterId: 'starter_maya', toCharacterId: 'starter_rusty', type: 'Friend', details: 'since the great flood' }],
    });
    await app.finished(ana, await goOn(story));
    await app.finished(ana, await retell(story, { instruction: 'Add a storm.' }));
    const [first, second, third] = briefs;
    const shared = ({ characters, places, relationships, length, customPrompt, theme, ageRange }: StoryBrief) =>
      ({ characters, places, relationships, length, customPrompt, theme, ageRange });
    expect(shared(first as StoryBrief)).toMatchObject({
      characters: [{ name: 'Maya', role: 'Hero' }, { name: 'Rusty', role: 'Sidekick' }], places: [{ name: 'Lantern Wood' }], length: 'extended',
      relationships: [{ type: 'Friend', details: 'since the great flood' }], customPrompt: 'Please let it snow.',
    });
    for (const later of [second, third]) expect(shared(later as StoryBrief)).toEqual(shared(first as StoryBrief));
    expect(second).toMatchObject({ phase: 'development', earlier: [{ phase: 'introduction', text: story.parts[0]?.text }], continuation: { question: QUESTION } });
    expect(third).toMatchObject({ phase: 'development', instruction: 'Add a storm.', continuation: { question: QUESTION } });
  });

  test('is no role where it was taken away for this story, and the character’s own where nobody spoke of one', async () => {
    const roles: (string | undefined)[] = [];
    app.services.writer = writerWho((brief, options) => {
      roles.push(brief.characters[0]?.role);
      return builtIn.write(brief, options);
    });
    const { id } = await ana.api.characters.create(characterForm({ name: 'Juniper', role: 'Mentor' }));
    for (const [wanted, role] of [[{ [id]: '' }, ''], [{}, 'Mentor'], [{ [id]: 'Trickster' }, 'Trickster']] as const) {
      const story = await madeStory({ characterIds: [id], roles: wanted });
      expect(story.characters[0]?.role).toBe(role);
      await app.finished(ana, await goOn(story));
    }
    expect(roles).toEqual([undefined, undefined, 'Mentor', 'Mentor', 'Trickster', 'Trickster']);
  });

  test('previousParts begins with the first part; continuing and telling again add to it, and the memory key stays', async () => {
    const story = await madeStory();
    expect(story.previousParts).toEqual([story.parts[0]?.text]);
    await app.finished(ana, await goOn(story));
    const longer = await reread(story);
    expect(longer.previousParts).toEqual([...story.previousParts, longer.parts[1]?.text]);
    await app.finished(ana, await retell(story));
    const retold = await reread(story);
    expect(retold.previousParts).toEqual([...longer.previousParts, retold.parts[1]?.text]);
    expect(retold.memoryKey).toBe(story.memoryKey);
    expect(retold.content).toBe(`## Introduction\n\n${story.parts[0]?.text}\n\n## Development\n\n${retold.parts[1]?.text}`);
  });
});

describe('the length of parts', () => {
  test.each(SECTION_LENGTHS)('%s: every phase has as many paragraphs as stated, and no more words than there is room for', async (length) => {
    let story = await madeStory({ length, ageRange: '12-17' });
    for (const question of CONTINUATION_QUESTIONS.slice(0, 3)) {
      await app.finished(ana, await goOn(story, { question }));
      story = await reread(story);
    }
    expect(story.parts.map(({ phase }) => phase)).toEqual(PHASES);
    for (const { phase, text } of story.parts) {
      const { fewest, most } = PARAGRAPHS[length][phase];
      const paragraphs = text.split('\n\n').length;
      expect([phase, paragraphs >= fewest && paragraphs <= most]).toEqual([phase, true]);
      const { introduction, later } = LIMITS.storyMaxLength;
      expect(text.split(/\s+/).length).toBeLessThanOrEqual(phase === 'introduction' ? introduction : later);
    }
  });
});

describe('odd words', () => {
  const ODD = ['🦊🌙 א ب', '<script>alert(1)</script>', '\u0000\u202EMaya\u0007 sings', "'; drop table stories; --", '{{system}} $& %s'];

  test.each(ODD)('%j in the answer, the instruction and the custom elements makes a story', async (words) => {
    const story = await madeStory({ customPrompt: words, relationships: [{ fromCharacterId: 'starter_maya', toCharacterId: 'starter_rusty', type: 'Friend', details: words }] });
    expect(await app.finished(ana, await goOn(story, { answer: words }))).toMatchObject({ status: 'done' });
    expect(await app.finished(ana, await retell(story, { instruction: words }))).toMatchObject({ status: 'done' });
    const { content } = await reread(story);
    for (const harm of ['<script', '\u202E', '\u0000']) expect(content).not.toContain(harm);
  });

  test('too many of them are refused, and the field is named', async () => {
    const story = await madeStory();
    const long = 'x'.repeat(10_000);
    const fieldsOf = async (asked: Promise<unknown>) => Object.keys((await expectRefused(asked, 400, 'input.invalid')).data.fields ?? {});
    expect(await fieldsOf(ana.api.stories.generate(wish({ customPrompt: long })))).toEqual(['customPrompt']);
    expect(await fieldsOf(ana.api.stories.generate(wish({ theme: long })))).toEqual(['theme']);
    expect(await fieldsOf(goOn(story, { answer: long }))).toEqual(['answer']);
    expect(await fieldsOf(retell(story, { instruction: long }))).toEqual(['instruction']);
  });

  test('as many as there is room for are taken', async () => {
    const story = await madeStory({ customPrompt: 'Snow! '.repeat(400).slice(0, LIMITS.customPrompt) });
    const answer = 'The whale sings. '.repeat(200).slice(0, LIMITS.answer);
    expect(await app.finished(ana, await goOn(story, { answer }))).toMatchObject({ status: 'done' });
  });

  test('an answer or an instruction of nothing but what nobody can see is none', async () => {
    const story = await madeStory();
    await expectRefused(goOn(story, { answer: ' \u0000\n\u202E ' }), 400, 'story.continue.prompt-missing');
    await expectRefused(retell(story, { instruction: ' \u0000\n' }), 400, 'story.regenerate.instruction-missing');
  });

  test('a story without characters cannot be continued', async () => {
    const story = await madeStory();
    await app.services.db.update(stories).set({ characters: [] }).where(eq(stories.id, story.id));
    await expectRefused(goOn(story), 400, 'story.continue.no-characters');
  });
});

describe('the order of what is told', () => {
  test('the limit of the month comes before what is not chosen yet', async () => {
    const dora = await app.signUp('Dora');
    await expectRefused(dora.api.stories.generate(wish({ characterIds: [], theme: '', ageRange: '' })), 400, 'story.characters.missing');
    const done = { userId: dora.id, kind: 'story' as const, status: 'done' as const, input: {}, about: {} };
    await app.services.db.insert(jobs).values(Array.from({ length: 15 }, (_, n) => ({ ...done, idempotencyKey: `full-${n}` })));
    await expectRefused(dora.api.stories.generate(wish({ characterIds: [] })), 402, 'story.limit.month');
  });
});

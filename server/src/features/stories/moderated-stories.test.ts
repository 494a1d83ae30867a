/** A house with a hosted moderation: it reads what people write and what is made, and the catalogue's sentences are said. */
import { say } from '@fableloom/contract/messages/index';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { markOf } from '../../testing/openai/moderated.ts';
import { openStandIn, type StandIn } from '../../testing/openai/stand-in.ts';
import { toldStory } from '../../testing/openai/told-story.ts';
import { expectRefused } from '../../testing/refusals.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let standIn: StandIn;
let writer: StandIn;
let app: TestApp;
let ana: TestPerson;
let count = 0;
const generate = (customPrompt = '') => ana.api.stories.generate({
  idempotencyKey: `moderated-${++count}`, characterIds: ['starter_maya', 'starter_rusty'], themeCategory: 'Adventure', theme: 'The Lost Lantern', ageRange: '3-4', customPrompt,
});
const storiesUsed = async () => (await ana.api.subscription.show()).limits.stories.used;

beforeAll(async () => {
  [standIn, writer] = await Promise.all([openStandIn(), openStandIn()]);
  app = await openTestApp({
    AI_TEXT: 'compatible:teller', AI_BASE_URL: writer.url, AI_API_KEY: writer.key, AI_MODERATION: 'openai:omni-moderation-latest', OPENAI_API_KEY: standIn.key, OPENAI_BASE_URL: standIn.url, AI_RETRY_MS: '1',
  });
  ana = await app.signUp('Ana');
  await app.putOnPlan(ana, 'price_hero_month');
});
beforeEach(() => [standIn, writer].forEach((one) => one.clear()));
afterEach(() => expect([...standIn.mistakes, ...writer.mistakes]).toEqual([]));
afterAll(async () => {
  await app.close();
  await Promise.all([standIn.close(), writer.close()]);
});

test.each(['hate', 'sexual/minors', 'self-harm/intent', 'illicit/violent', 'violence'])('a wish that it calls %s is refused with the sentence of the gate, and nothing is begun', async (category) => {
  await expectRefused(generate(`A golden key ${markOf(category)}`), 422, 'app.unsafe-text');
  expect(await storiesUsed()).toBe(0);
});

test('a story that it stops twice is not kept, nothing is counted, and the built-in storyteller is offered', async () => {
  const text = (request: Parameters<typeof toldStory>[0]) => toldStory(request).replaceAll('. ', `. ${markOf('harassment/threatening')} `);
  const rules = { role: 'system', content: 'Length: 6 to 8 paragraphs, each of 14 to 24 words. Sentences have 8' };
  const unsafe = text({ model: 'm', messages: [rules, { role: 'user', content: '"name": "Maya", "name": "Rusty"' }] });
  writer.next({ is: 'text', text: unsafe }, { is: 'text', text: unsafe });
  const job = await app.finished(ana, await generate());
  expect(job).toMatchObject({ status: 'failed', error: `Failed to generate story. ${say('job.unsafe-result')}`, offersBuiltIn: true, text: '' });
  expect(await storiesUsed()).toBe(0);
  expect(writer.asked).toHaveLength(2);
});

test('a conversation that a browser claims costs one question, however long it is', async () => {
  const conversationHistory = Array.from({ length: 60 }, (_, at) => ({ role: at % 2 ? 'assistant' as const : 'user' as const, content: `Made up turn ${at}` }));
  expect((await ana.api.ideas.chat({ message: 'A fox who lost her map', conversationHistory })).response).toContain('What a friendly idea!');
  expect(standIn.asked).toHaveLength(3);
  expect(JSON.stringify(writer.asked[0]?.body)).toContain('Made up turn 59');
});

test('while it is down the built-in gate decides alone, and a story is made', async () => {
  standIn.next({ is: 'error', status: 401 });
  expect(await app.finished(ana, await generate('A golden key'))).toMatchObject({ status: 'done' });
  await expectRefused(generate('I hate all immigrants'), 422, 'app.unsafe-text');
});

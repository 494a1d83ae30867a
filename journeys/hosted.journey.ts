/** A whole story written, drawn and read aloud by hosted models, through a stand-in that takes only what OpenAI's own document takes. */
import { say } from '@fableloom/contract/messages/index';
import { CONTINUATION_QUESTIONS } from '@fableloom/contract/taxonomies/continuation-questions';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStandIn, type StandIn } from '../server/src/testing/openai/stand-in.ts';
import { openBrowser, visit } from './browser.ts';
import { type Family, newFamily } from './family.ts';
import { type Home, type House, newHome } from './house.ts';
import { stepByStep } from './step-by-step.ts';

const WRITER = 'gpt-5-mini (OpenAI)';
const VOICE = 'gpt-4o-mini-tts (OpenAI)';
let standIn: StandIn;
let home: Home;
let house: House;
let browser: Browser;
let family: Family;
let storyId = '';

beforeAll(async () => {
  standIn = await openStandIn();
  home = await newHome();
  house = await home.open({
    PLAN_FOR_EVERYONE: 'hero', AI_TEXT: 'openai:gpt-5-mini', AI_IMAGE: 'openai:gpt-image-1', AI_SPEECH: 'openai:gpt-4o-mini-tts',
    OPENAI_API_KEY: standIn.key, OPENAI_BASE_URL: standIn.url, AI_RETRY_MS: '1',
  });
  browser = await openBrowser();
  family = await newFamily(house.url, 'hosted@bedtime.example');
});
afterAll(async () => {
  await browser?.close();
  await house?.stop();
  await home?.remove();
  await standIn?.close();
});
stepByStep();

test('the house and its starter cast are drawn without asking anybody', () => expect(standIn.asked).toEqual([]));

test('a story is written and drawn in four parts and read aloud, and nothing is sent that the service does not take', async () => {
  const { api, finished } = family;
  const wish = { idempotencyKey: 'hosted-1', characterIds: ['starter_maya', 'starter_rusty'], themeCategory: 'Adventure', theme: 'The Lost Lantern', ageRange: '3-4' as const };
  storyId = (await finished(await api.stories.generate(wish))).result?.storyId ?? '';
  for (const [at, answer] of ['A whale helps.', 'They hold hands.', 'They go home.'].entries()) {
    await finished(await api.stories.continue({ id: storyId, idempotencyKey: `hosted-part-${at}`, question: CONTINUATION_QUESTIONS[at] ?? '', answer }));
  }
  await finished(await api.narrations.make({ id: storyId, idempotencyKey: 'hosted-voice', part: 1 }));
  const story = await api.stories.show({ id: storyId });
  expect(story.parts.map(({ phase, provider, picture }) => [phase, provider, picture?.vectorUrl])).toEqual(
    ['introduction', 'development', 'climax', 'resolution'].map((phase) => [phase, WRITER, null]),
  );
  expect(story.narrations).toMatchObject([{ provider: VOICE }]);
  expect(story.narrations[0]?.words.length).toBeGreaterThan(80);
  const asked = (path: string) => standIn.asked.filter((one) => one.path === path).length;
  expect({ text: asked('/chat/completions'), drawn: asked('/images/generations') + asked('/images/edits'), spoken: asked('/audio/speech') }).toEqual({ text: 8, drawn: 4, spoken: 1 });
  expect(standIn.mistakes).toEqual([]);
});

test('the pages say who made it, and a service that fails is told with the built-in storyteller as a choice', async () => {
  const { page, context } = await visit(browser, { baseUrl: house.url });
  await family.enter(context);
  await page.goto(`/stories/${storyId}`);
  await page.getByText(say('made.story.hosted', { model: WRITER })).first().waitFor();
  await page.getByText(say('made.narration.hosted', { model: VOICE })).first().waitFor();
  standIn.next({ is: 'error', status: 401, code: 'invalid_api_key' });
  await page.getByRole('textbox', { name: /What would you like to be different/ }).fill('Add a storm.');
  await page.getByRole('button', { name: 'Tell it again with my wishes' }).click();
  await page.getByText(`Failed to regenerate story. ${say('job.hosted.turned-away', { name: WRITER })}`).first().waitFor();
  await page.getByRole('button', { name: say('job.screen.use-built-in') }).click();
  await page.getByText(say('story.regenerate.done')).first().waitFor({ timeout: 60_000 });
  const { parts } = await family.api.stories.show({ id: storyId });
  expect(parts.map(({ provider }) => provider)).toEqual([WRITER, WRITER, WRITER, 'built-in']);
  await context.close();
});

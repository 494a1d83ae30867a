/** A whole story written, drawn and read aloud by hosted models, through a stand-in that takes only what OpenAI's own document takes. */
import { say } from '@fableloom/contract/messages/index';
import { CONTINUATION_QUESTIONS } from '@fableloom/contract/taxonomies/continuation-questions';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { characterForm } from '../server/src/features/characters/character-form.fixture.ts';
import type { Answer } from '../server/src/testing/openai/answers.ts';
import { openStandIn, type StandIn } from '../server/src/testing/openai/stand-in.ts';
import { openBrowser, visit, type Visit } from './browser.ts';
import { type Family, newFamily } from './family.ts';
import { type Home, type House, newHome } from './house.ts';
import { seen, UNTIL_MADE } from './seen.ts';
import { stepByStep } from './step-by-step.ts';

const WRITER = 'gpt-5-mini (OpenAI)';
const PAINTER = 'gpt-image-1 (OpenAI)';
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

test('a whole story is written, drawn and read aloud in four parts, and nothing is sent that the service does not take', async () => {
  const { api, finished } = family;
  const readings: Promise<unknown>[] = [];
  // A part is read aloud while the next one is written, as a family may well ask for it.
  const readAloud = (part: number) => readings.push(api.narrations.make({ id: storyId, idempotencyKey: `hosted-voice-${part}`, part }).then(finished));
  const wish = { idempotencyKey: 'hosted-1', characterIds: ['starter_maya', 'starter_rusty'], themeCategory: 'Adventure', theme: 'The Lost Lantern', ageRange: '3-4' as const };
  storyId = (await finished(await api.stories.generate(wish))).result?.storyId ?? '';
  readAloud(1);
  for (const [at, answer] of ['A whale helps.', 'They hold hands.', 'They go home.'].entries()) {
    await finished(await api.stories.continue({ id: storyId, idempotencyKey: `hosted-part-${at}`, question: CONTINUATION_QUESTIONS[at] ?? '', answer }));
    readAloud(at + 2);
  }
  await Promise.all(readings);
  const story = await api.stories.show({ id: storyId });
  expect(story.parts.map(({ phase, provider, picture }) => [phase, provider, picture?.vectorUrl])).toEqual(
    ['introduction', 'development', 'climax', 'resolution'].map((phase) => [phase, WRITER, null]),
  );
  expect(story.narrations.map(({ part, provider }) => [part, provider]).toSorted()).toEqual([1, 2, 3, 4].map((part) => [part, VOICE]));
  for (const { words, duration } of story.narrations) {
    expect(words.length).toBeGreaterThan(80);
    expect(words.at(-1)?.end).toBeLessThanOrEqual(duration);
  }
  const asked = (path: string) => standIn.asked.filter((one) => one.path === path).length;
  expect({ text: asked('/chat/completions'), drawn: asked('/images/generations') + asked('/images/edits'), spoken: asked('/audio/speech') }).toEqual({ text: 8, drawn: 4, spoken: 4 });
  expect(standIn.mistakes).toEqual([]);
});

describe('a key that has expired', () => {
  const EXPIRED: Answer = { is: 'error', status: 401, code: 'invalid_api_key' };
  let inside: Visit;
  beforeAll(async () => {
    inside = await visit(browser, { baseUrl: house.url });
    await family.enter(inside.context);
  });
  beforeEach(() => standIn.next(EXPIRED));
  afterAll(() => inside?.context.close());
  const useBuiltIn = () => inside.page.getByRole('button', { name: say('job.screen.use-built-in') }).click();
  const turnedAway = (what: string, name: string) => inside.page.getByText(`${what}. ${say('job.hosted.turned-away', { name })}`).first().waitFor();

  test('is told where the story is told again; the story stays, and the built-in storyteller goes on when it is asked', async () => {
    const { page } = inside;
    await page.goto(`/stories/${storyId}`);
    await page.getByText(say('made.story.hosted', { model: WRITER })).first().waitFor();
    await page.getByText(say('made.narration.hosted', { model: VOICE })).first().waitFor();
    await page.getByRole('textbox', { name: /What would you like to be different/ }).fill('Add a storm.');
    await page.getByRole('button', { name: 'Tell it again with my wishes' }).click();
    await turnedAway('Failed to regenerate story', WRITER);
    expect((await family.api.stories.show({ id: storyId })).parts.map(({ provider }) => provider)).toEqual([WRITER, WRITER, WRITER, WRITER]);
    await useBuiltIn();
    await seen(page, say('story.regenerate.done'), UNTIL_MADE);
    expect((await family.api.stories.show({ id: storyId })).parts.map(({ provider }) => provider)).toEqual([WRITER, WRITER, WRITER, 'built-in']);
  });

  test('is told beside the portrait, takes no picture of the month, and the built-in illustrator draws it when it is asked', async () => {
    const { page } = inside;
    const { id } = await family.api.characters.create(characterForm());
    const used = async () => (await family.api.subscription.show()).limits.images.used;
    const before = await used();
    await page.goto(`/characters/${id}/edit`);
    await page.getByRole('button', { name: say('image.screen.generate') }).click();
    await turnedAway(say('image.generation.failed'), PAINTER);
    expect(await used()).toBe(before);
    await useBuiltIn();
    await seen(page, say('image.character.done'), UNTIL_MADE);
    expect(await used()).toBe(before + 1);
    expect((await family.api.characters.show({ id })).imageHistory).toHaveLength(1);
  });

  test('is told on a phone to whoever comes back after the page was closed, and the built-in illustrator draws when it is asked', async () => {
    const { api } = family;
    const { id } = await api.characters.create(characterForm({ name: 'Wren' }));
    const drawing = await api.characters.draw({ id, idempotencyKey: 'hosted-away' });
    await expect.poll(async () => (await api.jobs.show({ id: drawing.id })).status, { timeout: 30_000 }).toBe('failed');
    const phone = await visit(browser, { baseUrl: house.url, width: 390, height: 844, hasTouch: true });
    await family.enter(phone.context);
    await phone.page.goto(`/characters/${id}/edit`);
    await phone.page.getByText(`${say('image.generation.failed')}. ${say('job.hosted.turned-away', { name: PAINTER })}`).first().waitFor();
    await phone.page.getByRole('button', { name: say('job.screen.use-built-in') }).tap();
    await expect.poll(async () => (await api.characters.show({ id })).imageHistory.map(({ provider }) => provider), UNTIL_MADE).toEqual(['built-in']);
    await phone.context.close();
  });

  test('leaves a part without its picture, and the built-in illustrator draws how it begins when it is asked there', async () => {
    const { page } = inside;
    standIn.clear();
    standIn.next({ is: 'right' }, { is: 'right' }, EXPIRED);
    await family.finished(await family.api.stories.regenerate({ id: storyId, idempotencyKey: 'hosted-bare', instruction: 'Add a lamp.' }));
    await page.goto(`/stories/${storyId}`);
    await page.getByText(say('story.part.no-picture')).waitFor();
    const asked = standIn.asked.length;
    await page.getByRole('button', { name: say('story.part.draw-built-in') }).click();
    await page.getByRole('button', { name: say('scene.screen.save') }).click(UNTIL_MADE);
    await expect.poll(async () => (await family.api.stories.show({ id: storyId })).sceneImages.map(({ provider, isSaved }) => [provider, isSaved])).toEqual([['built-in', true]]);
    expect(standIn.asked).toHaveLength(asked);
  });

  test('leaves a question of the idea chat unanswered until the built-in storyteller is asked', async () => {
    const { page } = inside;
    await page.goto('/create?mode=ideas');
    await page.getByRole('textbox').fill('A shy dragon called Ember');
    await page.getByRole('button', { name: say('idea.screen.send') }).click();
    await page.getByText(say('idea.failed')).waitFor();
    await useBuiltIn();
    await page.getByText(say('made.ideas.built-in')).waitFor();
    expect(await page.getByText(`${say('idea.screen.you')} A shy dragon called Ember`).count()).toBe(1);
    expect(await page.getByText(say('idea.failed')).count()).toBe(0);
  });
});

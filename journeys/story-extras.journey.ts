/** What grows around a story: scenes by mouse, keyboard and touch, recordings, and the idea chat before it; a line that breaks in between. */
import { CONTINUATION_QUESTIONS } from '@fableloom/contract/taxonomies/continuation-questions';
import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { lengthInWords } from '../web/app/features/narration/length-in-words.ts';
import { visit, type Visit } from './browser.ts';
import { type Family, newFamily, takePlan } from './family.ts';
import { watchGiving } from './given-at.ts';
import { handsOn, ownHouse } from './own-house.ts';
import { UNTIL_MADE } from './seen.ts';
import { stepByStep } from './step-by-step.ts';

const here = ownHouse();
let family: Family;
let desktop: Visit;
let page: Page;
let storyId: string;

const { button, seen } = handsOn(() => page);
const scenes = async () => (await family.api.stories.show({ id: storyId })).sceneImages;

beforeAll(async () => {
  family = await newFamily(here.house.url, 'extras@family.example');
  await takePlan(family, 'price_hero_month');
  const choices = { characterIds: ['starter_maya', 'starter_rusty'], theme: 'The Lost Lantern', ageRange: '3-4' as const };
  const job = await family.finished(await family.api.stories.generate({ idempotencyKey: 'the-story-of-extras', ...choices }));
  storyId = job.result?.storyId ?? '';
  desktop = await visit(here.browser, { baseUrl: here.house.url });
  page = desktop.page;
  await family.enter(desktop.context);
});

stepByStep();

/** Drags over the first line of a paragraph, so far as `share` of its width. */
async function dragOver(paragraph: number, share: number): Promise<void> {
  const line = page.locator('[data-from]').nth(paragraph);
  await line.scrollIntoViewIfNeeded();
  const box = await line.boundingBox();
  if (!box) throw new Error('the paragraph is not on the page');
  await page.mouse.move(box.x + 2, box.y + 12);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * share, box.y + 12, { steps: 4 });
  await page.mouse.up();
}

describe('scenes', () => {
  test('with the mouse: too little is told, a line is drawn, saved, and stands in the text', async () => {
    await page.goto(`/stories/${storyId}`);
    await button('Draw a scene').click();
    await seen('Please select text first');
    // A press on the words takes the sentence under it.
    const wanted = page.locator('[data-from]').nth(2);
    await wanted.click({ position: { x: 10, y: 14 } });
    await button('Draw this scene').waitFor();
    expect((await wanted.innerText()).startsWith(await page.evaluate(() => getSelection()?.toString() ?? '-'))).toBe(true);
    await dragOver(0, 0.06);
    await button('Draw this scene').click();
    await seen('Please select at least 10 characters of text');
    // A drag that begins inside a selection would carry its words away.
    await dragOver(1, 0.9);
    await button('Draw this scene').click();
    await seen('Your scene is drawn');
    expect((await scenes()).map(({ isSaved }) => isSaved)).toEqual([false]);
    const place = await page.evaluate(() => scrollY);
    await button('Save to Story').click();
    await seen('Scene saved successfully!');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await page.locator('[data-part] figure img').waitFor();
    expect((await scenes()).map(({ isSaved }) => isSaved)).toEqual([true]);
  });

  test('with the keyboard: sentences are selected, drawn from the words alone, and saved later from the list', async () => {
    await page.locator('[data-part]').first().focus();
    for (let press = 0; press < 2; press += 1) await page.keyboard.press('Shift+ArrowDown');
    await button('Words only').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    for (let press = 0; press < 6 && (await focused()) !== 'Words only'; press += 1) await page.keyboard.press('Tab');
    expect(await focused()).toBe('Words only');
    await page.keyboard.press('Enter');
    await seen('Your scene is drawn');
    await page.keyboard.press('Escape');
    await seen('Not in the story yet');
    await button('Save to Story').click();
    await seen('Scene saved successfully!');
    await page.getByText('Not in the story yet').waitFor({ state: 'detached' });
  });

  test('with a finger: the bar is tapped while the words stay selected, and what is not liked goes', async () => {
    const context = await here.browser.newContext({ baseURL: here.house.url, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await family.enter(context);
    const phone = await context.newPage();
    await phone.goto(`/stories/${storyId}`);
    const paragraph = phone.locator('[data-from]').nth(2);
    await paragraph.scrollIntoViewIfNeeded();
    await paragraph.evaluate((element) => getSelection()?.selectAllChildren(element));
    await button('Draw this scene', phone).tap();
    await seen('Your scene is drawn', phone);
    expect(await scenes()).toHaveLength(3);
    await button('Do not keep', phone).tap();
    await seen('Scene picture deleted', phone);
    expect(await scenes()).toHaveLength(2);
    await context.close();
  });

  test('left while it is drawn, a scene is told of on another page', async () => {
    await page.locator('[data-part]').first().focus();
    // A first sentence may be too short to be drawn.
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift+ArrowDown');
    await button('Words only').click();
    await seen(/Waiting for a free pen|Drawing the picture/);
    await page.getByRole('link', { name: 'Characters', exact: true }).first().click();
    await page.getByRole('heading', { name: 'My Characters' }).waitFor();
    await seen('Your scene is drawn');
    await page.goBack();
    await seen('Not in the story yet');
    await button(/^Delete: .*scene 3$/).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await seen('Scene picture deleted');
  });

  test('are taken along: one, and all of them with half a second between', async () => {
    const [one] = await Promise.all([page.waitForEvent('download'), button(/^Download: .*scene 1$/).click()]);
    expect(one.suggestedFilename()).toMatch(/scene 1\.jpg$/);
    await seen('Image downloaded successfully');
    let arrived = 0;
    page.on('download', () => (arrived += 1));
    const givenAt = await watchGiving(page);
    await button('Download All').click();
    await expect.poll(() => arrived, { timeout: 20_000 }).toBe(2);
    const [first = 0, second = 0] = await givenAt();
    expect(second - first).toBeGreaterThanOrEqual(490);
  });
});

describe('recordings', () => {
  test('a program that dies while it reads is waited for, and the recording appears by itself', async () => {
    await button('Read it to me: Introduction').click();
    await seen('may take 30-60 seconds');
    await seen('Reading it aloud…');
    await here.house.kill();
    await seen('You seem to be offline. We will go on when the connection is back.');
    here.house = await here.home.open();
    await page.locator('#narrations').getByText(/^\d+ (?:minutes?|seconds?)(?: \d+ seconds?)?$/).waitFor(UNTIL_MADE);
    const { narrations } = await family.api.stories.show({ id: storyId });
    expect(narrations).toHaveLength(1);
    await page.locator('#narrations').getByText(lengthInWords(narrations[0]?.duration ?? 0), { exact: true }).waitFor();
  });

  test('on a phone every tool of the story is in sight', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    for (const name of ['Listen', 'Reading mode', 'Letters and page', 'Draw a scene', 'Share', 'Refresh']) {
      const box = await page.getByRole('region', { name: 'Story', exact: true }).getByRole('button', { name, exact: true }).boundingBox();
      expect({ name, isInside: box !== null && box.x >= 0 && box.x + box.width <= 390 }).toEqual({ name, isInside: true });
    }
    if (size) await page.setViewportSize(size);
  });

  test('on a phone the first words stand on the first screen, and a chosen question brings its answer into sight', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/stories/${storyId}`);
    const top = await page.locator('[data-from]').first().evaluate((words) => words.getBoundingClientRect().top + scrollY);
    expect(top).toBeLessThan(740);
    await button('Continue Story').click();
    await page.getByText('What waits behind the door?').first().click();
    const foot = async () => {
      const box = await button(/Write the development/).boundingBox();
      return box ? box.y + box.height : Infinity;
    };
    await expect.poll(foot).toBeLessThan(770);
    if (size) await page.setViewportSize(size);
  });

  test('are played and rest again', async () => {
    const list = page.locator('#narrations');
    const rest = list.getByRole('button', { name: /^Pause: Introduction/ });
    if ((await rest.count()) === 0) await list.getByRole('button', { name: /^Listen: Introduction/ }).click();
    await rest.click();
    await list.getByRole('button', { name: /^Listen: Introduction/ }).waitFor();
  });

  test('are taken along as an mp3; where that fails they open in a new tab', async () => {
    const download = page.locator('#narrations').getByRole('button', { name: 'Download: Introduction' });
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
    expect(file.suggestedFilename()).toMatch(/Introduction\.mp3$/);
    await page.route(/part_1_\d+\.mp3\?t=/, (route) => route.abort());
    const [tab] = await Promise.all([desktop.context.waitForEvent('page'), download.click()]);
    await seen('Direct download failed. The audio will open in a new tab.');
    await tab.close();
  });

  test('that cannot be fetched, or are no sound, say so', async () => {
    const recording = /part_1_\d+\.mp3$/;
    const listen = page.locator('#narrations').getByRole('button', { name: /^Listen: Introduction/ });
    await page.reload();
    await page.route(recording, (route) => route.fulfill({ status: 404, body: '' }));
    await listen.click();
    await seen('Failed to fetch audio: 404');
    await page.unroute(recording);
    await page.route(recording, (route) => route.abort());
    await listen.click();
    await seen('Failed to fetch audio: no connection');
    await page.unroute(recording);
    await page.route(recording, (route) => route.fulfill({ status: 200, contentType: 'audio/mpeg', body: 'no sound at all' }));
    await listen.click();
    await seen('Failed to play audio');
    await page.unroute(recording);
  });

  test('say a name as a family has written it: heard, kept, there after a reload, and the part can be read again', async () => {
    const title = 'How names are said';
    await page.getByText(title, { exact: true }).click();
    await page.getByRole('textbox', { name: 'Say Maya like' }).fill('12');
    await button('Hear it: Maya').click();
    await seen('Our narrator cannot say “12”. Please write it in English letters the way it sounds, such as SEER-sha.');
    await page.getByRole('textbox', { name: 'Say Maya like' }).fill('MY-uh');
    const [heard] = await Promise.all([page.waitForResponse(/names\/hear/), button('Hear it: Maya').click()]);
    expect(heard.status()).toBe(200);
    await button('Keep it: Maya').click();
    await seen('That is how Maya is said from now on.');
    await seen('The sound of a name has changed since this was recorded. You can have it read again.');
    await button('Read it again: Introduction').waitFor();
    await page.reload();
    await page.getByText(title, { exact: true }).click();
    expect(await page.getByRole('textbox', { name: 'Say Maya like' }).inputValue()).toBe('MY-uh');
    await button('Say Maya as it is written').click();
    await seen('Maya is read as it is written again.');
    await page.getByText('The sound of a name has changed').waitFor({ state: 'detached' });
  });

  test('of the whole story are one mp3: what is silent is read first', async () => {
    const take = button('Take it along: The whole story as one mp3');
    const title = (await family.api.stories.show({ id: storyId })).title;
    for (const narration of (await family.api.stories.show({ id: storyId })).narrations) await family.api.narrations.remove({ id: storyId, narrationId: narration.id });
    const more = { id: storyId, idempotencyKey: 'the-second-part', question: CONTINUATION_QUESTIONS[0], answer: 'A whale sings.' };
    await family.finished(await family.api.stories.continue(more));
    await page.reload();
    await seen('Parts that nobody has read aloud yet are read first.');
    const [file] = await Promise.all([page.waitForEvent('download', { timeout: 240_000 }), take.click()]);
    expect(file.suggestedFilename()).toBe(`${title.replaceAll(':', '_')}.mp3`);
    expect((await family.api.stories.show({ id: storyId })).narrations.map(({ part }) => part).toSorted()).toEqual([1, 2]);
  });
});

describe('the idea chat', () => {
  const box = () => page.getByRole('textbox', { name: 'What could the story be about?' });
  const bubbles = () => page.getByRole('log').locator('> *');

  test('greets, offers five chips, and sends with Enter, not with Shift+Enter or in the middle of a word', async () => {
    await page.goto('/create?mode=ideas');
    await seen('Hello! Tell me who the story is for');
    const chips = page.getByRole('button', { name: /dragon|library|mystery|bedtime|hero who/ });
    expect([await chips.count(), await bubbles().count()]).toEqual([5, 1]);
    expect(await button('Send message').isDisabled()).toBe(true);
    await box().fill('   ');
    await box().press('Enter');
    expect(await bubbles().count()).toBe(1);
    await box().fill('A story about Rusty in Lantern Wood');
    await box().press('Shift+Enter');
    await page.keyboard.type('for my 6 year old');
    await box().dispatchEvent('keydown', { key: 'Enter', isComposing: true });
    expect(await bubbles().count()).toBe(1);
    await box().press('Enter');
    await seen('Answered by the built-in storyteller');
    expect(await chips.count()).toBe(0);
    expect(await box().inputValue()).toBe('');
  });

  test('a plot is chosen with a thumb, and stands until something else is wanted', async () => {
    const plots = await bubbles().last().innerText();
    const [, second = ''] = [...plots.matchAll(/\d\. “([^”]+)”/g)].map(([, title]) => title ?? '');
    await button(second).click();
    await seen('That one it is.');
    expect(await bubbles().last().innerText()).toContain(`“${second}”`);
    expect(await button(second).count()).toBe(0);
    await button('Something else').click();
    await seen('Then something else.');
    expect(await bubbles().last().innerText()).not.toContain(`“${second}”`);
  });

  test('while an answer is on its way nothing more is sent; what got none comes back into the box', async () => {
    const held: Route[] = [];
    await page.route('**/api/rpc/ideas/chat', (route) => void held.push(route));
    await box().fill('And a dragon');
    await box().press('Enter');
    await seen('Thinking of ideas…');
    await box().fill('And a moon');
    await box().press('Enter');
    expect([held.length, await box().inputValue()]).toEqual([1, 'And a moon']);
    await box().fill('');
    await held[0]?.abort();
    await seen("I'm sorry, I'm having trouble connecting right now. Please try again in a moment.");
    await expect.poll(() => box().inputValue()).toBe('And a dragon');
    await page.unroute('**/api/rpc/ideas/chat');
  });

  test('carries the idea into the build step, and is still there on the way back and after a reload', async () => {
    const said = await bubbles().count();
    await button('Get Started').click();
    await page.getByRole('heading', { name: 'Introduction Phase' }).waitFor();
    const soFar = page.getByRole('complementary', { name: 'Your story so far' });
    for (const carried of ['Rusty', 'Lantern Wood', 'Ages 5-8']) await soFar.getByText(carried).first().waitFor();
    expect(await soFar.getByText('Not chosen yet').count()).toBe(0);
    await page.goBack();
    await expect.poll(() => bubbles().count()).toBe(said);
    await page.reload();
    await expect.poll(() => bubbles().count()).toBe(said);
  });
});

/** A family reads together: letters as they like them, page by page, word by word, falling asleep, and on a train without a network. */
import type { Story } from '@fableloom/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, type Visit, visit } from './browser.ts';
import { type Family, newFamily, takePlan } from './family.ts';
import { type Home, type House, newHome } from './house.ts';

let home: Home;
let house: House;
let browser: Browser;
let family: Family;
let story: Story;
let visited: Visit;
let page: Page;

beforeAll(async () => {
  home = await newHome();
  house = await home.open();
  family = await newFamily(house.url, 'readers@family.example');
  await takePlan(family, 'price_hero_month');
  const made = await family.finished(await family.api.stories.generate({
    idempotencyKey: 'reading-journey-story', characterIds: ['starter_maya', 'starter_rusty'], locationIds: [], relationships: [], roles: {},
    themeCategory: 'Adventure', theme: 'The Lost Lantern', ageRange: '5-8', length: 'standard', customPrompt: '',
  }));
  const id = made.result?.storyId ?? '';
  await family.finished(await family.api.narrations.make({ id, idempotencyKey: 'reading-journey-sound', part: 1 }));
  story = await family.api.stories.show({ id });
  browser = await openBrowser();
  visited = await visit(browser, { width: 390, height: 844, withWorker: true, baseUrl: house.url });
  page = visited.page;
  await family.enter(visited.context);
  await page.goto(`/stories/${id}`);
});
afterAll(async () => {
  await browser?.close();
  await house?.stop();
  await home?.remove();
});

const paragraph = () => page.locator('[data-part] p').first();
const styleOf = (name: string) => paragraph().evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name);

describe('letters and page', () => {
  test('are changed in the panel, seen at once, and remembered', async () => {
    await page.getByRole('button', { name: 'Letters and page' }).click();
    await page.getByRole('button', { name: 'Larger letters' }).click();
    await page.getByText('Wide', { exact: true }).click();
    await page.locator('label[title="Mint"]').click();
    await page.getByText('Syllables in two colors').click();
    await page.keyboard.press('Escape');
    await page.reload();
    await paragraph().waitFor();
    expect(await styleOf('font-size')).toBe('26px');
    expect(Number.parseFloat(await styleOf('letter-spacing'))).toBeCloseTo(26 * 0.06, 1);
    await page.locator('[data-part] p span span').first().waitFor();
    expect((await paragraph().textContent())?.trim()).toBe(story.parts[0]?.text.split('\n\n')[0]);
    const colors = await page.locator('#part-1').evaluate((node) => getComputedStyle(node).backgroundColor);
    expect(colors).toBe('rgb(228, 241, 230)');
  });
});

describe('reading mode', () => {
  test('turns pages by key, by switch and by swipe, and opens where one stopped', async () => {
    await page.getByRole('button', { name: 'Reading mode' }).click();
    const where = page.getByText(/^\d+ of \d+$/);
    expect(await where.textContent()).toMatch(/^1 of/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.getByText(/^3 of/).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByText(/^2 of/).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Reading mode' }).click();
    await page.getByText(/^2 of/).waitFor();

    await page.getByRole('dialog').getByRole('button', { name: 'Letters and page' }).click();
    await page.getByText('One key turns the page').click();
    await page.getByText('A ruler on the line I read').click();
    await page.keyboard.press('Escape');
    await page.locator('[data-ruler]').waitFor();
    await page.getByRole('dialog').focus();
    await page.keyboard.press('Space');
    await page.getByText(/^3 of/).waitFor();
    await page.keyboard.press('Escape');
  });
});

describe('listening', () => {
  test('a tapped word is where the voice goes on, and a line is said again', async () => {
    await page.getByRole('button', { name: 'Listen', exact: true }).first().click();
    const lit = page.locator('[data-part] [aria-current]');
    await lit.waitFor();
    const words = story.narrations[0]?.words ?? [];
    await page.getByRole('button', { name: 'Pause' }).first().click();
    await page.locator('[data-part] p').nth(1).locator('span.cursor-pointer').nth(3).click();
    const second = story.parts[0]?.text.indexOf('\n\n') ?? 0;
    const chosen = words.filter(({ from }) => from > second)[3];
    expect(await lit.textContent()).toBe(story.parts[0]?.text.slice(chosen?.from, chosen?.to));
    await page.getByRole('button', { name: 'Say this line again' }).click();
    await expect.poll(async () => (await lit.textContent()) !== null).toBe(true);
  });

  test('the sleep timer is set, says how long, and the place is kept for the next evening', async () => {
    await page.getByRole('button', { name: 'Sleep timer' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'In 5 minutes' }).click();
    await page.getByRole('button', { name: 'Sleep timer: Sleeps in 5 min' }).waitFor();
    await page.getByRole('button', { name: 'Stop listening' }).click();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('fableloom.heard') ?? '{}') as Record<string, number>);
    expect(kept[story.narrations[0]?.id ?? '']).toBeGreaterThan(4);
  });
});

describe('without a network', () => {
  test('a kept story opens with its pictures and its sound, and everything else shows what is kept', async () => {
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state), { timeout: 20_000 }).toBe('activated');
    await page.reload();
    await page.getByRole('button', { name: /^Keep on this device/ }).click();
    await page.getByRole('button', { name: /^Kept on this device/ }).waitFor();
    await house.stop();

    await page.goto(`/stories/${story.id}`);
    await page.getByText('You are without a network.').waitFor();
    await paragraph().waitFor();
    const picture = page.locator('#part-1 img');
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(100);
    await page.getByRole('button', { name: 'Listen', exact: true }).first().click();
    await page.locator('[data-part] [aria-current]').waitFor();

    await page.goto('/characters');
    await page.getByRole('heading', { name: 'Without a network' }).waitFor();
    await page.getByRole('link', { name: new RegExp(story.title) }).waitFor();
    house = await home.open();
  });

  test('signing out leaves nothing on the device', async () => {
    await page.goto('/profile');
    await page.evaluate(() => caches.has('fableloom-kept')).then((has) => expect(has).toBe(true));
    await page.getByRole('button', { name: /^Open menu/ }).click();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await page.evaluate(() => caches.has('fableloom-kept'))).toBe(false);
  });
});

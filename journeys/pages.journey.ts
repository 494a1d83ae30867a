/** Every page, as a guest and as a family, in both themes: opens, fits, says nothing wrong, and everyone can use it. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, visit, type Visit } from './browser.ts';
import { type Family, newFamily, takePlan } from './family.ts';
import { type Home, type House, newHome } from './house.ts';

let home: Home;
let house: House;
let browser: Browser;
let family: Family;
let storyId = '';
let characterId = '';
let locationId = '';
let storyShare = '';
let characterShare = '';

const GUEST_PAGES = [
  '/', '/login', '/admin/login', '/forgot-password', '/auth/reset-password', '/reset-password', '/privacy-policy', '/terms-of-service', '/explore',
  '/help/getting-started', '/help/character-creation', '/help/story-writing', '/help/faq', '/stories/shared/story_1', '/characters/shared/char_1', '/stories/shared/{storyShare}', '/characters/shared/{characterShare}', '/outbox',
];
const FAMILY_PAGES = [
  '/create', '/create?mode=ideas', '/create?mode=build', '/stories', '/stories/{story}', '/stories/story_0', '/characters', '/characters/create',
  '/characters/{character}', '/characters/{character}/edit', '/locations', '/locations/create', '/locations/{location}', '/locations/{location}/edit',
  '/friends', '/stories/shared/{storyShare}', '/characters/shared/{characterShare}', '/profile', '/subscription', '/explore', '/help/faq', '/outbox',
];

const LOOKS = [{ width: 1440, theme: 'day' }, { width: 390, theme: 'bedtime' }] as const;

const real = (path: string) =>
  path.replace('{story}', storyId).replace('{character}', characterId).replace('{location}', locationId)
    .replace('{storyShare}', storyShare).replace('{characterShare}', characterShare);

async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  // Colours are judged when nothing moves any more.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))));
}

async function problemsOf({ page, errors }: Visit, path: string): Promise<string[]> {
  await page.goto(real(path));
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
  const barriers = violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map((node) => `${id}: ${node.html.slice(0, 160)}`));
  const width = page.viewportSize()?.width ?? 0;
  const tooWide = async (most: number) => ((await page.evaluate(() => document.documentElement.scrollWidth)) > most ? [`wider than ${most} px`] : []);
  const fits = await tooWide(width);
  await page.setViewportSize({ width: 320, height: 640 });
  const reflows = await tooWide(320);
  await page.setViewportSize({ width, height: 900 });
  const images = await page.locator('img:not([alt])').count();
  const missing = /shared\/\w+_1$|story_0/.test(path) ? /status of 404/ : /^$/;
  return [...barriers, ...fits, ...reflows, ...(images ? [`${images} pictures without alt`] : []), ...errors.splice(0).filter((error) => !missing.test(error))];
}

beforeAll(async () => {
  home = await newHome();
  house = await home.open();
  browser = await openBrowser();
  family = await newFamily(house.url, 'pages@bedtime.example');
  await takePlan(family, 'price_hero_month');
  const story = await family.finished(
    await family.api.stories.generate({
      idempotencyKey: 'pages-story', characterIds: ['starter_maya', 'starter_rusty'], locationIds: ['starter_lantern_wood'], theme: 'The Lost Lantern', themeCategory: 'Adventure', ageRange: '5-8',
    }),
  );
  storyId = story.result?.storyId ?? '';
  const [maya] = await family.api.characters.list();
  if (!maya) throw new Error('there is no starter cast');
  characterId = (await family.api.characters.create({ ...maya, name: 'Juniper' })).id;
  await family.finished(await family.api.characters.draw({ id: characterId, idempotencyKey: 'pages-portrait' }));
  storyShare = (await family.api.sharing.share({ contentType: 'story', contentId: storyId })).shareId ?? '';
  characterShare = (await family.api.sharing.share({ contentType: 'character', contentId: characterId })).shareId ?? '';
  const [wood] = await family.api.locations.list();
  if (!wood) throw new Error('there are no starter places');
  locationId = (await family.api.locations.create({ ...wood, name: 'Our Wood' })).id;
});
afterAll(async () => {
  await browser?.close();
  await house?.stop();
  await home?.remove();
});

describe.each(LOOKS)('at $width pixels, $theme', ({ width, theme }) => {
  test.each(GUEST_PAGES)('a guest on %s', async (path) => {
    const guest = await visit(browser, { width, theme, baseUrl: house.url });
    expect(await problemsOf(guest, path)).toEqual([]);
    await guest.context.close();
  });

  test.each(FAMILY_PAGES)('a family on %s', async (path) => {
    const inside = await visit(browser, { width, theme, baseUrl: house.url });
    await family.enter(inside.context);
    expect(await problemsOf(inside, path)).toEqual([]);
    await inside.context.close();
  });
});

describe('the route table', () => {
  const landsOn = async (path: string, asFamily: boolean) => {
    const guest = await visit(browser, { baseUrl: house.url });
    if (asFamily) await family.enter(guest.context);
    await guest.page.goto(path);
    const { pathname } = new URL(guest.page.url());
    await guest.context.close();
    return pathname;
  };

  test.each(['/create', '/stories', '/characters', '/locations', '/friends', '/profile', '/subscription', '/admin', '/no/such/page'])('a guest on %s is led to /login', async (path) => {
    expect(await landsOn(path, false)).toBe('/login');
  });

  test.each(['/', '/login', '/forgot-password', '/admin', '/no/such/page'])('a family on %s is led to /create', async (path) => {
    expect(await landsOn(path, true)).toBe('/create');
  });
});

/** What every page is looked at for: it opens, fits, says nothing wrong, and everyone can use it; and a family with one of each thing to look at. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, visit, type Visit } from './browser.ts';
import { type Family, newFamily, takePlan } from './family.ts';
import { newHome } from './house.ts';

export const LOOKS = [{ width: 1440, theme: 'day' }, { width: 390, theme: 'bedtime' }] as const;

export const PAGES = {
  guest: [
    '/', '/login', '/admin/login', '/forgot-password', '/auth/reset-password', '/reset-password', '/privacy-policy', '/terms-of-service', '/explore',
    '/help/getting-started', '/help/character-creation', '/help/story-writing', '/help/faq', '/stories/shared/story_1', '/characters/shared/char_1',
    '/stories/shared/{storyShare}', '/characters/shared/{characterShare}', '/outbox',
  ],
  family: [
    '/create', '/create?mode=ideas', '/create?mode=build', '/stories', '/stories/{story}', '/stories/story_0', '/characters', '/characters/create',
    '/characters/{character}', '/characters/{character}/edit', '/locations', '/locations/create', '/locations/{location}', '/locations/{location}/edit',
    '/friends', '/stories/shared/{storyShare}', '/characters/shared/{characterShare}', '/profile', '/subscription', '/explore', '/help/faq', '/outbox',
  ],
} as const;

type Visitor = keyof typeof PAGES;
type Look = (typeof LOOKS)[number];

export interface Rooms {
  /** What is wrong with that page; none when it is well. `{story}` and the like stand for what the family has made. */
  problemsOf(visitor: Visitor, look: Look, path: string): Promise<string[]>;
  /** Where a visitor who asks for that page is led. */
  leadsTo(visitor: Visitor, path: string): Promise<string>;
  close(): Promise<void>;
}

/** Every page once, in one look and the other by turns; pages.long.journey.ts has them all in all looks. */
export const byTurns = (visitor: Visitor) =>
  PAGES[visitor].map((path, at) => {
    const look = at % LOOKS.length === 0 ? LOOKS[0] : LOOKS[1];
    return [path, look.width, look.theme, look] as const;
  });

const AXE_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  // Colours are judged when nothing moves any more.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))));
}

async function problemsAt({ page, errors }: Visit, path: string): Promise<string[]> {
  await page.goto(path);
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).withTags(AXE_RULES).analyze();
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

/** Address by name of one story, character and place that the family has made, and of the links that it has given away. */
async function makeOneOfEach({ api, finished }: Family): Promise<Record<string, string>> {
  const story = await finished(
    await api.stories.generate({
      idempotencyKey: 'pages-story', characterIds: ['starter_maya', 'starter_rusty'], locationIds: ['starter_lantern_wood'], theme: 'The Lost Lantern', themeCategory: 'Adventure', ageRange: '5-8',
    }),
  );
  const storyId = story.result?.storyId ?? '';
  const [maya] = await api.characters.list();
  const [wood] = await api.locations.list();
  if (!maya || !wood) throw new Error('there is no starter cast');
  const { id: characterId } = await api.characters.create({ ...maya, name: 'Juniper' });
  await finished(await api.characters.draw({ id: characterId, idempotencyKey: 'pages-portrait' }));
  return {
    '{story}': storyId,
    '{character}': characterId,
    '{location}': (await api.locations.create({ ...wood, name: 'Our Wood' })).id,
    '{storyShare}': (await api.sharing.share({ contentType: 'story', contentId: storyId })).shareId ?? '',
    '{characterShare}': (await api.sharing.share({ contentType: 'character', contentId: characterId })).shareId ?? '',
  };
}

export async function openRooms(): Promise<Rooms> {
  const home = await newHome();
  const house = await home.open();
  const browser: Browser = await openBrowser();
  const family = await newFamily(house.url, 'pages@bedtime.example');
  await takePlan(family, 'price_hero_month');
  const made = await makeOneOfEach(family);
  const windows = new Map<string, Promise<Visit>>();
  /** One window for each visitor and look: every page is loaded whole all the same, only its scripts need not be read anew. */
  function windowOf(visitor: Visitor, look: Look): Promise<Visit> {
    const name = `${visitor} ${look.width}`;
    const open = async () => {
      const window = await visit(browser, { ...look, baseUrl: house.url });
      if (visitor === 'family') await family.enter(window.context);
      return window;
    };
    const window = windows.get(name) ?? open();
    windows.set(name, window);
    return window;
  }

  return {
    problemsOf: async (visitor, look, path) => problemsAt(await windowOf(visitor, look), path.replace(/\{\w+\}/, (name) => made[name] ?? name)),
    async leadsTo(visitor, path) {
      const { page } = await windowOf(visitor, LOOKS[0]);
      await page.goto(path);
      return new URL(page.url()).pathname;
    },
    async close() {
      await browser.close();
      await house.stop();
      await home.remove();
    },
  };
}

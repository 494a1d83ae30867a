/** node tools/take-help-pictures.ts: starts the built product, makes a family at home in it, and photographs it for the help pages. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { openBrowser } from '../journeys/browser.ts';
import { type Family, newFamily, takePlan } from '../journeys/family.ts';
import { newHome } from '../journeys/house.ts';

const FOLDER = join(import.meta.dirname, '../web/public/help');
/** A tablet in the hand: no sidebar, and letters that are still read at half the size. */
const VIEW = { width: 840, height: 640 };
/** A desk: the sidebar is cut off, so that the page itself is seen. */
const WIDE_VIEW = { width: 1240, height: 760 };
const PIXELS_A_POINT = 1.5;
const THEMES = { day: 'light', bedtime: 'dark' } as const;

interface Home {
  family: Family;
  storyId: string;
  characterId: string;
}

interface Shot {
  name: string;
  isWide?: boolean;
  /** Goes there and answers what is at the top of the picture. */
  show: (page: Page, home: Home) => Promise<Locator>;
}

const label = (page: Page, group: string | RegExp, text: string) =>
  page.getByRole('group', { name: group }).locator('label').filter({ hasText: text }).first().click();

const SHOTS: readonly Shot[] = [
  {
    name: 'two-ways',
    async show(page) {
      await page.goto('/create');
      return page.getByRole('heading', { level: 1 });
    },
  },
  {
    name: 'choose-cast',
    async show(page) {
      await page.goto('/create?mode=build');
      await label(page, /Characters/, 'Maya');
      await label(page, /Characters/, 'Rusty');
      return page.getByRole('group', { name: /Characters/ }).first();
    },
  },
  {
    name: 'story-page',
    isWide: true,
    async show(page, { storyId }) {
      await page.goto(`/stories/${storyId}`);
      return page.getByRole('heading', { level: 1 });
    },
  },
  {
    name: 'character-kind',
    isWide: true,
    async show(page) {
      await page.goto('/characters/create');
      await page.getByLabel('Name', { exact: true }).fill('Juniper');
      await label(page, 'Kind of character', 'Human');
      return page.getByRole('heading', { level: 1 });
    },
  },
  {
    name: 'character-traits',
    async show(page) {
      await page.goto('/characters/create');
      await page.getByLabel('Name', { exact: true }).fill('Juniper');
      await label(page, 'Kind of character', 'Human');
      await page.getByRole('group', { name: /What family/ }).locator('label').first().click();
      await page.getByRole('group', { name: /Which one/ }).locator('label').first().click();
      for (const trait of ['Brave', 'Curious']) await page.locator('label').filter({ hasText: new RegExp(`^${trait}$`) }).first().click();
      return page.locator('label').filter({ hasText: /^Brave$/ }).first();
    },
  },
  {
    name: 'character-page',
    isWide: true,
    async show(page, { characterId }) {
      await page.goto(`/characters/${characterId}`);
      return page.getByRole('heading', { level: 1 });
    },
  },
  {
    name: 'question',
    async show(page, { storyId }) {
      await page.goto(`/stories/${storyId}`);
      await page.getByText('Who needs help, and why?').first().click();
      await page.getByRole('textbox', { name: 'Who needs help, and why?' }).fill('The smallest light. It has forgotten its name.');
      return page.getByRole('heading', { name: /What happens next/i }).first();
    },
  },
  {
    name: 'reading-mode',
    isWide: true,
    async show(page, { storyId }) {
      await page.goto(`/stories/${storyId}`);
      await page.getByRole('button', { name: 'Reading mode' }).first().click();
      return page.getByRole('dialog').first();
    },
  },
  {
    name: 'what-is-left',
    isWide: true,
    async show(page) {
      await page.goto('/subscription');
      return page.getByRole('heading', { level: 1 });
    },
  },
];

async function moveIn(url: string): Promise<Home> {
  const family = await newFamily(url, 'juniper@family.example');
  await takePlan(family, 'price_hero_month');
  const { result } = await family.finished(await family.api.stories.generate({
    idempotencyKey: 'help-story', characterIds: ['starter_maya', 'starter_rusty'], locationIds: ['starter_lantern_wood'],
    theme: 'The Lost Lantern', themeCategory: 'Adventure', ageRange: '5-8',
  }));
  const [maya] = await family.api.characters.list();
  if (!maya) throw new Error('there is no starter cast');
  const { id } = await family.api.characters.create({ ...maya, name: 'Juniper', personality: 'Brave, Curious' });
  await family.finished(await family.api.characters.draw({ id, idempotencyKey: 'help-portrait' }));
  return { family, storyId: result?.storyId ?? '', characterId: id };
}

/** Everything has come and nothing moves, and no toast hides anything. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const isSeen = (image: HTMLImageElement) => image.getClientRects().length > 0 && image.getBoundingClientRect().top < innerHeight;
    // One that is there but out of sight is never fetched: nothing is worth a wait for ever.
    const enough = new Promise((resolve) => { setTimeout(resolve, 8_000); });
    await Promise.race([enough, Promise.all([...document.images].filter(isSeen).map((image) => image.decode().catch(() => undefined)))]);
  });
  await page.getByRole('status').filter({ hasText: /./ }).first().waitFor({ state: 'hidden', timeout: 6_000 }).catch(() => undefined);
}

async function photograph(page: Page, home: Home, { name, isWide, show }: Shot, theme: string): Promise<void> {
  await page.setViewportSize(isWide ? WIDE_VIEW : VIEW);
  const top = await show(page, home);
  // Under the bar that stays at the top of the window.
  await top.evaluate((element) => {
    const { top: at } = element.getBoundingClientRect();
    if (element.getAttribute('role') !== 'dialog') scrollBy(0, at - 96);
  });
  await page.mouse.move(0, 0);
  await settled(page);
  const file = join(FOLDER, `${name}-${theme}.webp`);
  const main = isWide && (await top.getAttribute('role')) !== 'dialog' ? await page.locator('main').boundingBox() : null;
  const clip = main ? { x: main.x, y: 0, width: WIDE_VIEW.width - main.x, height: WIDE_VIEW.height } : undefined;
  await sharp(await page.screenshot({ clip })).webp({ quality: 78 }).toFile(file);
  process.stdout.write(`${name}-${theme}.webp\n`);
}

const wanted = process.argv.slice(2);
mkdirSync(FOLDER, { recursive: true });
const home = await newHome();
const house = await home.open();
const browser = await openBrowser();
try {
  const at = await moveIn(house.url);
  for (const [theme, colorScheme] of Object.entries(THEMES)) {
    const look = { deviceScaleFactor: PIXELS_A_POINT, colorScheme, reducedMotion: 'reduce' } as const;
    const context = await browser.newContext({ baseURL: house.url, ...look });
    await at.family.enter(context);
    for (const shot of SHOTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      const say = (error: unknown) => process.stdout.write(`${shot.name}-${theme} failed: ${String(error)}\n`);
      await photograph(page, at, shot, theme).catch(say);
      await page.close();
    }
    await context.close();
  }
} finally {
  await browser.close();
  await house.stop();
  await home.remove();
}

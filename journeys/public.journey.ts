/** The public side, as a visitor and a newcomer meet it: landing, explore, help, legal, shared links, and what is said when things fail. */
import sharp from 'sharp';
import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { weighPages } from '../tools/measure-pages.ts';
import { openBrowser, visit, type Visit } from './browser.ts';
import { type Family, newFamily, takePlan } from './family.ts';
import { type Home, type House, newHome } from './house.ts';
import { mailTo } from './outbox.ts';

const TITLE = '月亮上的灯笼 🏮';
const SOLD = ['Character creation', 'Interactive storytelling', 'Creativity', 'Reading', 'Connecting with friends', 'Endless adventures'];
const LEARNED = ['Reading comprehension', 'Creative writing', 'Emotional intelligence', 'Decision making'];
const HELP = ['/help/getting-started', '/help/character-creation', '/help/story-writing', '/help/faq'];

let home: Home;
let house: House;
let browser: Browser;
let family: Family;
let storyShare = '';
let characterShare = '';

beforeAll(async () => {
  home = await newHome();
  house = await home.open();
  browser = await openBrowser();
  family = await newFamily(house.url, 'public@family.example');
  await takePlan(family, 'price_hero_month');
  const { api } = family;
  const { result } = await family.finished(await api.stories.generate({
    idempotencyKey: 'public-story', characterIds: ['starter_maya', 'starter_rusty'],
    theme: 'The Lost Lantern', themeCategory: 'Adventure', ageRange: '5-8',
  }));
  const storyId = result?.storyId ?? '';
  await api.stories.rename({ id: storyId, title: TITLE });
  storyShare = (await api.sharing.share({ contentType: 'story', contentId: storyId })).shareId ?? '';
  await api.sharing.update({ contentType: 'story', contentId: storyId, listed: true });
  const [maya] = await api.characters.list();
  if (!maya) throw new Error('there is no starter cast');
  const { id } = await api.characters.create({ ...maya, name: 'Juniper' });
  await family.finished(await api.characters.draw({ id, idempotencyKey: 'public-portrait' }));
  characterShare = (await api.sharing.share({ contentType: 'character', contentId: id })).shareId ?? '';
  await api.sharing.update({ contentType: 'character', contentId: id, listed: false });
});
afterAll(async () => {
  await browser?.close();
  await house?.stop();
  await home?.remove();
});

interface Visitor {
  width?: number;
  theme?: 'day' | 'bedtime';
  /** Signed in. */
  inside?: boolean;
}

async function withVisitor<T>(work: (guest: Visit) => Promise<T>, options: Visitor = {}): Promise<T> {
  const guest = await visit(browser, { ...options, baseUrl: house.url });
  try {
    if (options.inside) await family.enter(guest.context);
    return await work(guest);
  } finally {
    await guest.context.close();
  }
}

const publicPages = () => [
  '/', '/explore', '/privacy-policy', '/terms-of-service', '/login', ...HELP, `/stories/shared/${storyShare}`, `/characters/shared/${characterShare}`,
];

/** Down to the end and back, so that everything that waits to be seen is fetched. */
async function lookAtAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState('networkidle');
}

describe('what a page costs', () => {
  test('landing at most 130 kB of compressed JavaScript, each further page at most 60 kB', async () => {
    const { landing, pages } = await weighPages();
    expect(landing).toBeLessThan(130_000);
    expect(landing).toBeGreaterThan(50_000);
    expect(pages.filter(({ own }) => own > 60_000)).toEqual([]);
    expect(pages.length).toBeGreaterThan(25);
  });

  test('the browser fetches no more than that before somebody touches the landing page', () =>
    withVisitor(async ({ page }) => {
      const scripts: Request[] = [];
      page.on('requestfinished', (request) => request.resourceType() === 'script' && scripts.push(request));
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      const sizes = await Promise.all(scripts.map((request) => request.sizes()));
      expect(scripts.length).toBeGreaterThan(5);
      expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(130_000);
    }));
});

describe('who is asked', () => {
  test('no page sends a request to anyone else, and each has a strict policy', () =>
    withVisitor(async ({ page, errors }) => {
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(house.url) && !/^(data|blob):/.test(request.url())) elsewhere.push(request.url());
      });
      for (const path of publicPages()) {
        const answer = await page.goto(path);
        const policy = answer?.headers()['content-security-policy'] ?? '';
        expect(policy, path).toMatch(/default-src 'self'; script-src 'self' 'nonce-[\w+/=]{20,}'/);
        expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|https?:/);
        expect(policy).toContain("frame-ancestors 'none'");
        await lookAtAll(page);
      }
      expect(elsewhere).toEqual([]);
      expect(errors).toEqual([]);
    }));
});

describe('the landing page', () => {
  test('every call to action leads to /login; the other links to open pages', () =>
    withVisitor(async ({ page }) => {
      await page.goto('/');
      const targets = await page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(new Set(targets)).toEqual(new Set(['/login', '/explore']));
      const footer = await page.locator('footer a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      for (const path of ['/explore', '/help/getting-started', '/terms-of-service', '/privacy-policy']) expect(footer).toContain(path);
    }));

  test('sells, shows up to four characters with pictures, and tells the price by month and by year', () =>
    withVisitor(async ({ page }) => {
      await page.goto('/');
      for (const name of [...SOLD, ...LEARNED]) await page.getByRole('heading', { name, exact: true }).waitFor();
      const featured = page.locator('.pedestals img');
      expect(await featured.count()).toBeGreaterThan(0);
      expect(await featured.count()).toBeLessThanOrEqual(4);
      expect(await page.locator('#how li').count()).toBe(4);
      expect(await page.locator('.plans > li').count()).toBe(3);
      await page.getByText('Yearly').click();
      expect(await page.locator('.plans > li h3').allInnerTexts()).toEqual(['Explorer', 'Hero']);
      await page.getByText('$53.99').waitFor();
      await page.getByText('Save 25%').waitFor();
      await page.getByText('14-day money-back guarantee, cancel anytime').waitFor();
    }));
});

describe('explore', () => {
  test('finds a shared story by search and filters, and says so kindly when nothing fits', () =>
    withVisitor(async ({ page }) => {
      await page.goto('/explore');
      await page.getByText(TITLE).first().waitFor();
      await page.getByText('Ages 3-4', { exact: true }).click();
      await page.getByText('Nothing on this shelf fits what you are looking for.').waitFor();
      await page.getByRole('button', { name: 'Clear search and filters' }).click();
      await page.getByText('Most loved').click();
      await page.waitForURL(/sort=loved/);
      await page.getByLabel('Kind of story').selectOption('Adventure');
      await page.getByRole('searchbox').or(page.getByLabel('Search this shelf')).first().fill('灯笼');
      await page.waitForURL(/search=/);
      await page.getByText(TITLE).first().click();
      await page.waitForURL(`**/stories/shared/${storyShare}`);
      await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    }, { width: 820 }));

  test('has a shelf of friends for members only', async () => {
    await withVisitor(async ({ page }) => {
      await page.goto('/explore?shelf=friends');
      await page.getByText(TITLE).first().waitFor();
      expect(await page.getByRole('tab').count()).toBe(0);
    });
    await withVisitor(async ({ page }) => {
      await page.goto('/explore');
      await page.getByRole('tab', { name: 'From friends' }).click();
      await page.getByText('Your friends have not put anything on this shelf yet.').waitFor();
    }, { inside: true });
  });
});

interface Icon {
  src: string;
  sizes: string;
  purpose: string;
}

describe('what others see of a link', () => {
  const headOf = async (path: string) => {
    const html = await (await fetch(house.url + path)).text();
    const meta = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
    return { title: /<title>([^<]*)/.exec(html)?.[1], canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1], meta };
  };

  test('each public page comes from the server with title, description, address and a picture of 1200 x 630', async () => {
    const titles = new Set<string | undefined>();
    for (const path of publicPages().filter((page) => page !== '/login')) {
      const { title, canonical, meta } = await headOf(path);
      titles.add(title);
      expect(meta('description')?.length, path).toBeGreaterThan(20);
      expect(meta('og:title')).toBeTruthy();
      expect(meta('twitter:card')).toBe('summary_large_image');
      // The character is behind a link only, the story is listed in Explore.
      if (path.includes(characterShare)) expect([canonical, meta('robots')]).toEqual([undefined, 'noindex']);
      else expect([canonical, meta('robots')]).toEqual([house.url + path, undefined]);
      const picture = await fetch(meta('og:image') ?? '');
      expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    }
    expect(titles.size).toBe(publicPages().length - 1);
    const missing = await fetch(`${house.url}/stories/shared/story_1`);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('<meta name="robots" content="noindex"');
  });

  test('a shared story begins on the first screen of a phone', () =>
    withVisitor(async ({ page }) => {
      await page.goto(`/stories/shared/${storyShare}`);
      const words = page.locator('[data-from]').first();
      await words.waitFor();
      // As high as the window that tests open; a phone has fewer rows, and still some of the words.
      expect(await words.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(780);
    }, { width: 390 }));

  test('manifest, icons, robots and sitemap are there', async () => {
    const manifest = (await (await fetch(`${house.url}/manifest.webmanifest`)).json()) as { icons: Icon[] };
    const offered = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    expect(offered).toEqual(['any any', '192x192 any', '512x512 any', '512x512 maskable']);
    for (const { src, sizes } of [...manifest.icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
      const icon = await sharp(Buffer.from(await (await fetch(house.url + src)).arrayBuffer())).metadata();
      if (sizes !== 'any') expect(`${icon.width}x${icon.height}`).toBe(sizes);
    }
    const map = await (await fetch(`${house.url}/sitemap.xml`)).text();
    expect(map).toContain(`/stories/shared/${storyShare}`);
    expect(map).not.toContain(characterShare);
    expect(await (await fetch(`${house.url}/robots.txt`)).text()).toContain(`${house.url}/sitemap.xml`);
  });

  test('the bars of the browser have the colour of the chosen theme', () =>
    withVisitor(async ({ page, context }) => {
      await context.addCookies([{ name: 'theme', value: 'bedtime', url: house.url }]);
      await page.goto('/');
      const colors = await page.locator('meta[name="theme-color"]').evaluateAll((bars) => bars.map((bar) => bar.getAttribute('content')));
      expect(colors).toEqual(['#171230', '#171230']);
    }));
});

describe('help and the small print', () => {
  test.each(['day', 'bedtime'] as const)('every help page has pictures of the product, in %s', (theme) =>
    withVisitor(async ({ page }) => {
      for (const path of HELP) {
        await page.goto(path);
        await lookAtAll(page);
        const head = page.locator('article img[src^="/art/help-"]');
        await expect.poll(() => head.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
        const pictures = page.locator('article figure img');
        expect(await pictures.count(), path).toBeGreaterThan(0);
        for (const picture of await pictures.all()) {
          await picture.scrollIntoViewIfNeeded();
          await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000);
          expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(`-${theme}.webp`);
        }
      }
    }, { theme, width: 390 }));

  test.each(['/privacy-policy', '/terms-of-service'])('%s shows today as its last update, and a mailbox', (path) =>
    withVisitor(async ({ page }) => {
      await page.goto(path);
      const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date());
      await page.getByText(`Last updated: ${today}`).waitFor();
      await page.getByRole('link', { name: 'hello@fableloom.example' }).waitFor();
    }));
});

describe('when something fails', () => {
  /** The next page does not come: the server answers what is given here. */
  const breakNext = (page: Page, status: number, body: string) =>
    page.route('**/explore.data*', (route) => route.fulfill({ status, contentType: 'text/plain', body }));

  test('the error screen says so, keeps the sidebar, and offers to refresh and to write to us', () =>
    withVisitor(async ({ page }) => {
      await page.goto('/stories');
      await breakNext(page, 500, 'the disk is full');
      await page.getByRole('link', { name: 'Explore' }).first().click();
      await page.getByRole('heading', { name: 'Oops! Something went wrong' }).waitFor();
      expect(await page.getByText('the disk is full').count()).toBe(0);
      await page.getByText('If the problem persists, please contact support').waitFor();
      expect(await page.getByRole('link', { name: 'Characters' }).count()).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Write to us' }).waitFor();
      expect(await page.getByRole('button', { name: 'Sign Out and Restart' }).count()).toBe(0);
      await page.unroute('**/explore.data*');
      await page.getByRole('button', { name: 'Refresh Page' }).click();
      await page.getByRole('heading', { name: 'Explore' }).waitFor();
    }, { inside: true }));

  test('a failure of rights is an Authentication Error; one who cannot be signed out is told, and then can', () =>
    withVisitor(async ({ page }) => {
      await page.goto('/stories');
      await breakNext(page, 403, 'permission denied');
      await page.getByRole('link', { name: 'Explore' }).first().click();
      await page.getByRole('heading', { name: 'Authentication Error' }).waitFor();
      await page.getByText('We could not make sure that this is open to you.').waitFor();
      expect(await page.getByText('permission denied').count()).toBe(0);
      await page.route('**/api/auth/sign-out', (route) => route.abort());
      await page.getByRole('button', { name: 'Sign Out and Restart' }).click();
      await page.getByText('Failed to sign out. Please refresh the page.').waitFor();
      await page.unroute('**/api/auth/sign-out');
      await page.route('**/api/auth/sign-out', (route) => route.fulfill({ status: 200, json: { success: true } }));
      await page.getByRole('button', { name: 'Sign Out and Restart' }).click();
      await page.waitForURL(/\/(create)?$/);
    }, { inside: true }));

  test('a letter to us keeps its words until it has arrived', () =>
    withVisitor(async ({ page }) => {
      await page.goto('/help/faq');
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: 'Write to us' }).click();
      const send = page.getByRole('button', { name: 'Send it to us' });
      await send.click();
      await page.getByText('Please write your message first.').waitFor();
      await page.getByLabel('Your message').fill('The fox has five legs in our story.');
      await page.route('**/functions/v1/send-contact-message', (route) => route.abort());
      await send.click();
      await page.getByText('Your message was not sent. The text is still here. Please try again.').waitFor();
      expect(await page.getByLabel('Your message').inputValue()).toBe('The fox has five legs in our story.');
      await page.unroute('**/functions/v1/send-contact-message');
      await send.click();
      await page.getByText('Thank you! We have your message and will answer by email.').waitFor();
      expect((await mailTo(house.url, 'hello@fableloom.example')).text).toContain('five legs');
    }, { inside: true, width: 390 }));
});

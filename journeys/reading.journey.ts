/** A family reads together: letters as they like them, page by page, word by word, falling asleep, on a train without a network, and with friends. */
import type { Story } from '@fableloom/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstWordOfLine } from '../web/app/features/narration/lines.ts';
import { openBrowser, type Visit, visit } from './browser.ts';
import { type Family, newFamily, takePlan } from './family.ts';
import { type Home, type House, newHome } from './house.ts';
import { type Ears, goesOffline, hasFocus, keepIt, lendEars, seesPicture, swipe, tapPlainWord, watchWords } from './reading-hands.ts';

let home: Home;
let house: House;
let browser: Browser;
let family: Family;
let story: Story;
let visited: Visit;
let page: Page;
/** Has the link of the story, and no account. */
let stranger: Visit;

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
  visited = await visit(browser, { width: 390, height: 844, withWorker: true, hasTouch: true, baseUrl: house.url });
  page = visited.page;
  await lendEars(page);
  await family.enter(visited.context);
  await page.goto(`/stories/${id}`);
});
afterAll(async () => {
  await browser?.close();
  await house?.stop();
  await home?.remove();
});

const voice = <T>(ask: (audio: HTMLAudioElement) => T): Promise<T> => page.evaluate(`(${ask.toString()})(window.voice)`);

const book = () => page.getByRole('dialog').first();
const openBook = () => page.getByRole('button', { name: 'Reading mode' }).click();
const where = () => page.getByText(/^\d+ of \d+$/);
const pageNumber = async () => Number.parseInt((await where().textContent()) ?? '', 10);
const onPage = (number: number) => page.getByText(new RegExp(`^${number} of`)).waitFor();

/** The place of the first word on the page that is open, in the recording of the first part. */
async function firstWordOfPage(): Promise<number> {
  const from = Number(await page.locator('[data-sheet] p').first().getAttribute('data-from'));
  return story.narrations[0]?.words.findIndex((word) => word.from >= from) ?? -1;
}

/** The place of the first word in the line of this one, or in a line further on. */
const firstOfLine = (word: number, step: 0 | 1 = 0) => firstWordOfLine(story.parts[0]?.text ?? '', story.narrations[0]?.words ?? [], word, step);

/** The place of the first word of a line that is eight words long at least, in the middle of the part. */
function longLine(): number {
  const starts = (story.narrations[0]?.words ?? []).map((_, index) => firstOfLine(index));
  return starts.findIndex((start, index) => index > 40 && start === index && starts[index + 7] === index);
}

const paragraph = () => page.locator('[data-part] p').first();
const styleOf = (name: string) => paragraph().evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name);

describe('a page that has just been opened', () => {
  test('is read aloud from the word that is tapped, and again after Stop', async () => {
    await paragraph().waitFor();
    expect(await page.locator('[data-word]').count()).toBe(0);
    for (const index of [12, 30]) {
      const lit = await watchWords(page);
      await tapPlainWord(page, story.narrations[0]?.words[index]);
      await expect.poll(lit).toContain(index);
      expect((await lit())[0]).toBe(index);
      await page.getByRole('button', { name: 'Stop listening' }).click();
      await page.locator('[data-word]').first().waitFor({ state: 'detached' });
    }
    // Nobody has heard of it, for those who listen next.
    await page.evaluate(() => localStorage.removeItem('fableloom.heard'));
  });
});

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
    await openBook();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    expect(await pageNumber()).toBe(1);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await onPage(3);
    await page.keyboard.press('ArrowLeft');
    await onPage(2);
    await swipe(page, { from: 320, to: 60 });
    await onPage(3);
    await swipe(page, { from: 60, to: 320 });
    await onPage(2);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
    await hasFocus(page.getByRole('button', { name: 'Reading mode' }));
    await openBook();
    await onPage(2);

    await book().getByRole('button', { name: 'Letters and page' }).click();
    // The keys of the panel are its own.
    await page.getByRole('radio', { name: 'Wide', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('radio', { name: 'Widest' }).isChecked()).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await page.getByText('One key turns the page').click();
    await page.getByText('A ruler on the line I read').click();
    await page.keyboard.press('Escape');
    await page.locator('[data-ruler]').waitFor();
    const before = await pageNumber();
    await hasFocus(book());
    await page.keyboard.press('Space');
    await onPage(before + 1);
    // Where it appears it stays.
    await page.locator('[data-ruler]').waitFor();
    const besideLine = await page.locator('[data-sheet]').evaluate((sheet) => {
      const band = sheet.querySelector('[data-ruler]')?.getBoundingClientRect();
      const line = sheet.querySelector('p')?.getBoundingClientRect();
      return band && line ? Math.abs(band.top - line.top) : Infinity;
    });
    expect(besideLine).toBeLessThan(4);
    expect(await page.locator('[data-sheet] > div').count()).toBe(1);
    await book().getByRole('button', { name: 'Letters and page' }).click();
    await page.getByText('One key turns the page').click();
    await page.getByText('Bedtime', { exact: true }).click();
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
    await page.keyboard.press('Escape');
  });

  test('a finger that rests on a word, or slides up and down, turns no page', async () => {
    const before = await pageNumber();
    await swipe(page, { from: 200, to: 200, hold: 700 });
    await swipe(page, { from: 200, to: 230, down: 160 });
    await page.keyboard.press('ArrowLeft');
    await onPage(before - 1);
    await book().getByRole('button', { name: 'Listen' }).waitFor();
  });

  test('Listen begins with the page that is open, and a page that is turned takes the voice along', async () => {
    const lit = await watchWords(page);
    const first = await firstWordOfPage();
    expect(first).toBeGreaterThan(0);
    await book().getByRole('button', { name: 'Listen' }).click();
    await expect.poll(lit).toContain(first);
    expect((await lit())[0]).toBe(first);
    // At bedtime, with syllables in two colors: the lit word has one, which is seen on its ground.
    const colors = await page.waitForFunction(() => {
      const word = document.querySelector('[data-sheet] [aria-current]');
      const syllables = [...(word?.querySelectorAll('span') ?? [])].filter((span) => span.children.length === 0);
      return word && syllables.length > 1 && [word, ...syllables].map((node) => getComputedStyle(node).color);
    });
    expect(new Set((await colors.jsonValue()) || [])).toEqual(new Set(['rgb(43, 33, 64)']));
    const before = await pageNumber();
    await swipe(page, { from: 320, to: 60 });
    await onPage(before + 1);
    const next = await firstWordOfPage();
    await expect.poll(async () => Math.max(...(await lit()))).toBeGreaterThan(next);
    expect(await pageNumber()).toBe(before + 1);
  });

  test('the voice turns the page itself, also where no motion is wanted', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const before = await pageNumber();
    await page.locator('[data-sheet] [data-word]').last().click();
    await onPage(before + 1);
    const seconds = await page.locator('[data-sheet] > div').evaluate((sheet) => Number.parseFloat(getComputedStyle(sheet).animationDuration));
    expect(seconds).toBeLessThan(0.001);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.keyboard.press('Space');
    await book().getByRole('button', { name: 'Listen' }).waitFor();
  });

  test('with one switch a menu that closes gives the page its key back', async () => {
    const toggle = async () => {
      await book().getByRole('button', { name: 'Letters and page' }).click();
      await page.getByText('One key turns the page').click();
      await page.keyboard.press('Escape');
      await book().getByRole('button', { name: 'Sleep timer' }).waitFor();
    };
    await toggle();
    await hasFocus(book());
    await page.keyboard.press('Home');
    await onPage(1);
    await book().getByRole('button', { name: 'Sleep timer' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'In 5 minutes' }).waitFor();
    await page.keyboard.press('Escape');
    await hasFocus(book());
    await page.keyboard.press('Space');
    await onPage(2);
    await toggle();
    await hasFocus(book());
    await page.keyboard.press('Escape');
    await hasFocus(page.getByRole('button', { name: 'Reading mode' }));
  });
});

describe('listening', () => {
  test('a tapped word is where the voice goes on, and the arrow keys go from line to line, down a page that scrolls along', async () => {
    const words = story.narrations[0]?.words ?? [];
    const start = longLine();
    const word = (index: number) => page.locator(`[data-word="${index}"]`);
    const lit = await watchWords(page);
    await word(start + 6).tap();
    await expect.poll(lit).toContain(start + 6);
    expect((await lit())[0]).toBe(start + 6);
    expect(await word(start + 6).textContent()).toBe(story.parts[0]?.text.slice(words[start + 6]?.from, words[start + 6]?.to));

    // Between two words: in one go with where that is, because the page scrolls along with the voice.
    await word(start + 4).evaluate((second) => {
      const { left, top, height } = second.getBoundingClientRect();
      second.parentElement?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: left - 2, clientY: top + height / 2 }));
    });
    await expect.poll(lit).toContain(start);

    await word(start + 5).evaluate((fifth) => {
      (fifth as HTMLElement).click();
      (window as unknown as Ears).voice.pause();
    });
    await page.getByRole('button', { name: 'Listen', exact: true }).first().waitFor();
    const before = (await lit()).length;
    await page.getByRole('button', { name: 'Say this line again' }).click();
    await expect.poll(async () => (await lit()).slice(before)).toContain(start);

    await page.getByRole('button', { name: 'Pause', exact: true }).first().click();
    await expect.poll(() => voice((audio) => audio.paused)).toBe(true);
    await page.locator('[data-part]').first().focus();
    const told = await lit();
    const next = firstOfLine(told.at(-1) ?? 0, 1);
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await lit()).slice(told.length)).toContain(next);

    // Far down the page, which scrolls along.
    const place = () => page.locator('[data-part] [aria-current]').evaluate((word) => {
      const { top, bottom } = word.getBoundingClientRect();
      return { inPage: (top + scrollY) / innerHeight, isSeen: top > 0 && bottom < innerHeight };
    });
    const from = (await place()).inPage;
    for (let line = 0; line < 20; line++) await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await place()).inPage).toBeGreaterThan(from + 1);
    await expect.poll(async () => (await place()).isSeen).toBe(true);
    // Back to where the part is long, for those who listen next.
    await voice((audio) => (audio.currentTime = 20));
  });

  test('whoever drags the page while the voice reads is let be, until they ask for the line', async () => {
    const isSeen = () => page.locator('[data-part] [aria-current]').evaluate((word) => {
      const { top, bottom } = word.getBoundingClientRect();
      return top > 0 && bottom < innerHeight;
    });
    await page.getByRole('button', { name: 'Say this line again' }).click();
    await expect.poll(isSeen).toBe(true);
    const lit = await watchWords(page);
    for (let drag = 0; drag < 5; drag++) await swipe(page, { from: 200, to: 200, down: -420 });
    await expect.poll(isSeen).toBe(false);
    const heard = (await lit()).length;
    await expect.poll(async () => (await lit()).length).toBeGreaterThan(heard + 5);
    expect(await isSeen()).toBe(false);
    await page.getByRole('button', { name: 'Say this line again' }).click();
    await expect.poll(isSeen).toBe(true);
  });

  test('is as slow as 0.6 and as fast as 1.2 with the pitch kept, here and on the next evening', async () => {
    for (const speed of [1.2, 0.6]) {
      await page.getByRole('button', { name: /^Speed/ }).click();
      await page.getByRole('menuitemcheckbox', { name: new RegExp(`^${speed}×`) }).click();
      await expect.poll(() => voice((audio) => [audio.playbackRate, audio.preservesPitch])).toEqual([speed, true]);
    }
    expect(await page.evaluate(() => localStorage.getItem('fableloom.speed'))).toBe('0.6');
  });

  test('is led by the keys of a locked screen', async () => {
    const press = (key: string) => page.evaluate((name) => (window as unknown as Ears).screenKeys[name]?.(), key);
    expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(`${story.title}: Introduction`);
    await press('pause');
    await expect.poll(() => voice((audio) => audio.paused)).toBe(true);
    await press('play');
    await expect.poll(() => voice((audio) => audio.paused)).toBe(false);
    const before = await voice((audio) => audio.currentTime);
    await press('seekforward');
    await expect.poll(() => voice((audio) => audio.currentTime)).toBeGreaterThan(before + 0.5);
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

describe('a story that was shared', () => {
  test('is heard by a visitor with its words lit, and opens as a book', async () => {
    story.sharing = (await family.api.sharing.share({ contentType: 'story', contentId: story.id })).sharing;
    stranger = await visit(browser, { width: 390, height: 844, withWorker: true, hasTouch: true, baseUrl: house.url });
    await stranger.page.goto(`/stories/shared/${story.sharing.shareId}`);
    const scheme = () => stranger.page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    const plain = await scheme();
    await stranger.page.getByRole('button', { name: 'Letters and page' }).click();
    await stranger.page.getByText('Bedtime', { exact: true }).click();
    await expect.poll(scheme).toBe('dark');
    await stranger.page.getByRole('button', { name: 'Back to how it was' }).click();
    await expect.poll(scheme).toBe(plain);
    await stranger.page.keyboard.press('Escape');
    await stranger.page.getByRole('button', { name: 'Listen: Introduction' }).click();
    await stranger.page.locator('[data-part] [aria-current]').waitFor();
    await stranger.page.getByRole('button', { name: 'Sleep timer' }).waitFor();
    await stranger.page.getByRole('button', { name: 'Reading mode' }).click();
    await stranger.page.locator('[data-sheet] [aria-current]').waitFor();
    await stranger.page.getByRole('dialog').getByRole('button', { name: 'Pause' }).click();
    await stranger.page.getByRole('dialog').getByRole('button', { name: 'Listen' }).waitFor();
    await stranger.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    expect(stranger.errors).toEqual([]);
  });
});

describe('without a network', () => {
  test('a kept story opens with its pictures and its sound, and everything else shows what is kept', async () => {
    await keepIt(page);
    await keepIt(stranger.page);
    await goesOffline(page, story);
    await house.stop();

    await page.goto(`/stories/${story.id}`);
    await page.getByText('You are without a network.').waitFor();
    await paragraph().waitFor();
    await seesPicture(page);
    await page.getByRole('button', { name: 'Listen', exact: true }).first().click();
    await page.locator('[data-part] [aria-current]').waitFor();
    for (const letters of ['OpenDyslexic', 'Lexend Variable']) {
      expect(await page.evaluate(async (family) => (await document.fonts.load(`20px "${family}"`)).length, letters)).toBeGreaterThan(0);
    }

    await page.goto('/characters');
    await page.getByRole('heading', { name: 'Without a network' }).waitFor();
    await page.getByRole('link', { name: new RegExp(story.title) }).waitFor();
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
    expect(await page.getByRole('link', { name: 'Sign in' }).count()).toBe(0);

    await stranger.page.goto(`/stories/shared/${story.sharing.shareId}`);
    await seesPicture(stranger.page);
    await stranger.page.getByRole('button', { name: 'Listen: Introduction' }).click();
    await stranger.page.locator('[data-part] [aria-current]').waitFor();
    await stranger.page.goto('/explore');
    await stranger.page.getByRole('link', { name: new RegExp(story.title) }).waitFor();
    house = await home.open();
  });

  test('a link that is taken back takes the copies along, once their devices hear of it', async () => {
    await family.api.sharing.unshare({ contentType: 'story', contentId: story.id });
    await stranger.page.goto(`/stories/shared/${story.sharing.shareId}`);
    await expect.poll(() => stranger.page.evaluate(() => caches.has('fableloom-kept'))).toBe(false);
    await stranger.page.goto('/offline');
    await stranger.page.getByText('No story is kept on this device yet.').waitFor();
    await stranger.context.close();
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

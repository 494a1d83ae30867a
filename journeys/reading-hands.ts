/** What a journey needs to hear a story, to see its words lit, and to touch them. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export interface Ears {
  voice: HTMLAudioElement;
  screenKeys: Record<string, () => void>;
  lit: number[];
}

/** Lets the tests hear: the voice itself, and the keys that a locked screen would show. */
export const lendEars = (ears: Page) => ears.addInitScript(() => {
  const open = window as unknown as Ears;
  open.screenKeys = {};
  window.Audio = class extends Audio {
    constructor() {
      super();
      open.voice = this;
    }
  };
  const { mediaSession } = navigator;
  const set = mediaSession.setActionHandler.bind(mediaSession);
  mediaSession.setActionHandler = (name, act) => {
    if (act) open.screenKeys[name] = () => act({ action: name });
    set(name, act);
  };
});

/** The places of the words in the order in which they are lit from now on. */
export async function watchWords(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const lit: number[] = [];
    (window as unknown as Ears).lit = lit;
    const look = (node: Node) => {
      if (node instanceof HTMLElement && node.matches('[data-word][aria-current]')) lit.push(Number(node.dataset['word']));
    };
    const lookInto = (node: Node) => node instanceof HTMLElement && node.querySelectorAll('[data-word][aria-current]').forEach(look);
    new MutationObserver((changes) => changes.forEach(({ target, addedNodes }) => {
      look(target);
      addedNodes.forEach((node) => {
        look(node);
        lookInto(node);
      });
    })).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-current'] });
  });
  return () => page.evaluate(() => (window as unknown as Ears).lit);
}

/** Brings a word of the first part that nobody speaks, and that therefore is plain text, to the middle of the window; answers where it is. */
const plainWord = (page: Page, word: { from: number; to: number } | undefined) => page.locator('[data-part]').first().evaluate((text, { from, to }) => {
  const range = document.createRange();
  for (const line of text.querySelectorAll<HTMLElement>('p')) {
    let at = Number(line.dataset['from']);
    const nodes = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const { length } = node.textContent ?? '';
      if (from >= at && to <= at + length) {
        range.setStart(node, from - at);
        range.setEnd(node, to - at);
      }
      at += length;
    }
  }
  window.scrollTo({ top: range.getBoundingClientRect().top + scrollY - innerHeight / 2, behavior: 'instant' });
  const { left, top, width, height } = range.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}, word ?? { from: 0, to: 0 });

/** One finger on the page, as a touch screen tells it. */
export async function swipe(page: Page, { from, to, down = 0, hold = 0 }: { from: number; to: number; down?: number; hold?: number }) {
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: from + (to - from) * part, y: 480 + down * part }] });
  await send('touchStart', 0);
  if (hold > 0) await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), hold);
  for (const part of [0.3, 0.6, 1]) if (from !== to || down !== 0) await send('touchMove', part);
  await send('touchEnd', 1);
  await touch.detach();
}

/** Keeps the story that is shown, once this browser is ready to open pages without a network. */
export async function keepIt(shown: Page): Promise<void> {
  await expect.poll(() => shown.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state), { timeout: 20_000 }).toBe('activated');
  await shown.reload();
  await shown.getByRole('button', { name: /^Keep on this device/ }).click();
  await shown.getByRole('button', { name: /^Kept on this device/ }).waitFor();
}

export const seesPicture = (shown: Page) =>
  expect.poll(() => shown.locator('#part-1 img').first().evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(100);

export const hasFocus = (button: Locator) => expect.poll(() => button.evaluate((node) => node === document.activeElement)).toBe(true);

export async function tapPlainWord(page: Page, word: { from: number; to: number } | undefined) {
  const { x, y } = await plainWord(page, word);
  await page.touchscreen.tap(x, y);
}

/** A device that loses its network while a story is open says what waits, and its links open what is kept; then it is back. */
export async function goesOffline(page: Page, story: { id: string; title: string }) {
  const needsNetwork = ['Edit title', 'Draw a scene', 'Share'].map((name) => page.getByRole('button', { name, exact: true }));
  for (const act of needsNetwork) await act.waitFor();
  await page.context().setOffline(true);
  await page.getByText('Changing, drawing, sharing and books to take along wait until it is back.').waitFor();
  for (const act of needsNetwork) expect(await act.count()).toBe(0);
  expect(await page.getByRole('button', { name: /^(A book|Read it|Tell this part|Delete)/ }).count()).toBe(0);
  await page.getByRole('link', { name: 'Stories', exact: true }).last().click();
  await page.waitForURL('**/offline');
  await page.getByRole('link', { name: new RegExp(story.title) }).waitFor();
  await page.context().setOffline(false);
  await page.goto(`/stories/${story.id}`);
  for (const act of needsNetwork) await act.waitFor();
}

/** What is read on a page, and the short news that is gone again after two seconds: on a busy machine a test may look too late. */
import type { BrowserContext, Locator, Page } from 'playwright-core';

declare global {
  interface Window {
    /** News that nobody has seen yet, in the order in which it came. */
    newsOfPage?: string[];
  }
}

/** What the house has to make first (a story, a picture, a voice), on a machine on which five journeys do so at once. */
export const UNTIL_MADE = { timeout: 180_000 };

const LONGEST_MS = 45_000;
const EVERY_MS = 50;

/** Each page of this context keeps what its toasts say until `seen` takes it. */
export const keepNews = (context: BrowserContext) =>
  context.addInitScript(() => {
    const news: string[] = (window.newsOfPage = []);
    const keep = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const regions = element?.closest('[data-rht-toaster] [role=status]') ?? element?.querySelectorAll('[data-rht-toaster] [role=status]') ?? [];
      for (const region of regions instanceof Element ? [regions] : regions) {
        const words = region.textContent?.replace(/\s+/g, ' ').trim();
        if (words && words !== news.at(-1)) news.push(words);
      }
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) for (const node of type === 'childList' ? addedNodes : [target]) keep(node);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });

/** Takes the oldest news with these words. @returns whether there was one */
const takeNews = (page: Page, text: string | RegExp) =>
  page.evaluate(
    ({ source, flags }) => {
      const at = (window.newsOfPage ?? []).findIndex((words) => new RegExp(source, flags).test(words));
      return at >= 0 && window.newsOfPage?.splice(at, 1).length === 1;
    },
    typeof text === 'string' ? { source: text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), flags: 'i' } : { source: text.source, flags: text.flags },
  );

/** Waits until these words can be read, or were said as news since somebody last looked. @throws when they do not come, with the news that did */
export async function seen(on: Page | Locator, text: string | RegExp, { timeout = LONGEST_MS } = {}): Promise<void> {
  const page = 'page' in on ? on.page() : on;
  const shown = on.getByText(text).first();
  const end = Date.now() + timeout;
  // A page that is just being left can be asked nothing; the next one can.
  const isThere = async () => (await takeNews(page, text).catch(() => false)) || (await shown.isVisible().catch(() => false));
  while (!(await isThere())) {
    if (Date.now() > end) throw new Error(`"${text}" was not seen within ${timeout / 1000} s on ${page.url()}; its news: ${JSON.stringify(await page.evaluate(() => window.newsOfPage))}`);
    await page.waitForTimeout(EVERY_MS);
  }
}

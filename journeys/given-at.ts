/** When a page gave each file away, by its own clock: the news of a download may reach us late on a busy machine, and two of them at once. */
import type { Page } from 'playwright-core';

type Watched = Window & { givenAt?: number[] };

/** Watches from now on. Answers milliseconds of the page, in order, as often as it is asked. */
export async function watchGiving(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const times: number[] = [];
    const press = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function click() {
      if (this.hasAttribute('download')) times.push(performance.now());
      press.call(this);
    };
    (window as Watched).givenAt = times;
  });
  return () => page.evaluate(() => (window as Watched).givenAt ?? []);
}

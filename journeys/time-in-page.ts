/** How long a page takes to show a shelf, as the page itself sees it. */
import { availableParallelism, loadavg } from 'node:os';
import type { Page } from 'playwright-core';

/** How often a measurement is tried: the best one counts, for whoever runs this may have other work under way. */
export const TRIES = 8;
export const isOverloaded = () => (loadavg()[0] ?? 0) > 3 * availableParallelism();

export type Taken = Record<'opening' | 'search', number>;
export const best = (took: readonly Taken[], of: keyof Taken) => Math.min(...took.map((each) => each[of]));

/** Milliseconds from the press, or the typing, to the paint of a list that begins with these words, as the page itself sees it. */
export const measured = (page: Page, act: string, shows: string) =>
  page.evaluate(
    ([what, words]) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const isThere = () => document.querySelector('main li h2')?.textContent?.endsWith(words ?? '') === true;
        const look = () => (isThere() ? requestAnimationFrame(() => resolve(performance.now() - began)) : requestAnimationFrame(look));
        const box = document.querySelector<HTMLInputElement>('input[type=search]');
        if (what === 'open') document.querySelector<HTMLAnchorElement>('a[href="/stories"]')?.click();
        else if (box) {
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, what);
          box.dispatchEvent(new Event('input', { bubbles: true }));
        }
        look();
      }),
    [act, shows],
  );

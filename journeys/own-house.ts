/** What a journey stands on: a house of its own with a browser beside it, opened before the tests of a file and cleared away after them. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { openBrowser, visit, type Visit } from './browser.ts';
import type { Family } from './family.ts';
import { type Home, type House, newHome } from './house.ts';
import { seen } from './seen.ts';

export interface OwnHouse {
  home: Home;
  /** A test that stops it puts the next one here. */
  house: House;
  browser: Browser;
}

/** Call it once in a file, before its own hooks. @param options as `newHome` takes them */
export function ownHouse(options?: Parameters<typeof newHome>[0]): OwnHouse {
  const here = {} as OwnHouse;
  beforeAll(async () => {
    here.home = await newHome(options);
    here.house = await here.home.open();
    here.browser = await openBrowser();
  });
  afterAll(async () => {
    await here.browser?.close();
    await here.house?.stop();
    await here.home?.remove();
  });
  return here;
}

/** Each test gets a window of its own, in which this family is at home. */
export function ownWindows(here: OwnHouse, family: () => Family, open: (inside: Visit) => void): void {
  let inside: Visit | undefined;
  beforeEach(async () => {
    inside = await visit(here.browser, { baseUrl: here.house.url });
    await family().enter(inside.context);
    open(inside);
  });
  afterEach(() => inside?.context.close());
}

/** What is pressed and read on the page that is open at that moment. */
export function handsOn(page: () => Page) {
  const group = (name: string | RegExp) => page().getByRole('group', { name, exact: typeof name === 'string' });
  return {
    button: (name: string | RegExp, on = page()) => on.getByRole('button', { name, exact: typeof name === 'string' }),
    seen: (text: string | RegExp, on: Page | Locator = page()) => seen(on, text),
    group,
    /** Picture cards and chips are labels over hidden inputs; a person presses the card. */
    choose: (name: string | RegExp, option: string | RegExp) => group(name).locator('label').filter({ hasText: option }).first().click(),
    unfold: (title: string) => page().locator('summary').filter({ hasText: title }).click(),
    /** The names on the cards of a shelf. */
    cards: () => page().locator('article h2').allInnerTexts(),
  };
}

/** How long the pages of long libraries take to open and to be searched in a browser, beside short ones read in the same run. */
import type { Page } from 'playwright-core';
import { buildPages } from '../journeys/build-pages.ts';
import { openBrowser, visit } from '../journeys/browser.ts';
import { databaseOf, idOf } from '../journeys/database-of.ts';
import { type Family, newFamily } from '../journeys/family.ts';
import { newHome } from '../journeys/house.ts';
import { middle, say } from './say.ts';
import { seedCharacters, seedShelf } from './seed-shelf.ts';

const ROUNDS = 9;

interface Library {
  name: string;
  path: string;
  /** What the first title of the whole list ends with. */
  newest: string;
  /** A search that finds one, and what its title ends with. */
  search: string;
  found: string;
}

/** @param last number in the titles of the seeded stories */
const stories = (last: number): Library =>
  ({ name: 'stories', path: '/stories', newest: ` ${last}`, search: `number${last - 7}`, found: ` ${last - 7}` });
const characters = (count: number): Library =>
  ({ name: 'characters', path: '/characters', newest: 'Original', search: `copy ${count - 7}`, found: ` ${count - 7}` });

/** Milliseconds from the press, or from the typing, to the paint of a list whose first title ends with these words; runs in the page. */
const painted = (page: Page, act: { click?: string; type?: string }, words: string) =>
  page.evaluate(
    ({ click, type, ends }) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const isThere = () => document.querySelector('main :is(li, article) h2')?.textContent?.trim().endsWith(ends) === true;
        const look = () => requestAnimationFrame(isThere() ? () => setTimeout(() => resolve(performance.now() - began)) : look);
        if (click) document.querySelector<HTMLAnchorElement>(`a[href="${click}"]`)?.click();
        const box = document.querySelector<HTMLInputElement>('input[type=search]');
        if (type && box) {
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, type);
          box.dispatchEvent(new Event('input', { bubbles: true }));
        }
        look();
      }),
    { ...act, ends: words },
  );

export async function measureLists(): Promise<void> {
  await buildPages();
  const home = await newHome({ furnished: false });
  let house = await home.open();
  const browser = await openBrowser();
  const pool = databaseOf(home.folder);
  try {
    const owner = async (email: string, stories: number, characters: number, firstId: number): Promise<Family> => {
      const family = await newFamily(house.url, email);
      await seedShelf(pool, await idOf(pool, family.email), stories, firstId);
      const [starter] = await family.api.characters.list();
      if (!starter) throw new Error('there is no starter cast');
      await seedCharacters(pool, (await family.api.characters.create({ ...starter, name: 'Original' })).id, characters);
      return family;
    };
    const long = await owner('long@bench.example', 5000, 2000, 1);
    const short = await owner('short@bench.example', 40, 40, 5001);
    const taken = async (family: Family, { path, newest, search, found }: Library) => {
      const { page, context } = await visit(browser, { baseUrl: house.url });
      await family.enter(context);
      await page.goto('/locations');
      const opening = await painted(page, { click: path }, newest);
      const searching = await painted(page, { type: search }, found);
      await context.close();
      return { opening, searching };
    };
    for (const [big, small, count] of [[stories(5000), stories(5040), '5,000'], [characters(2000), characters(40), '2,000']] as const) {
      const rounds: { of: Awaited<ReturnType<typeof taken>>; against: Awaited<ReturnType<typeof taken>> }[] = [];
      for (let round = 0; round < ROUNDS; round++) rounds.push({ of: await taken(long, big), against: await taken(short, small) });
      for (const act of ['opening', 'searching'] as const) {
        const ours = middle(rounds.map(({ of }) => of[act]));
        const best = Math.min(...rounds.map(({ of }) => of[act]));
        const ratio = middle(rounds.map(({ of, against }) => of[act] / against[act]));
        say(`${count} ${big.name}, ${act} in the browser (budget 200 ms)`, `${ours.toFixed(0)} ms, at best ${best.toFixed(0)}; ${ratio.toFixed(2)} times forty`);
      }
    }
    await house.stop();
    const firstStart = house.startedIn;
    house = await home.open();
    say('a start on what is there (budget 5 s)', `${house.startedIn.toFixed(1)} s; the very first ${firstStart.toFixed(1)} s`);
  } finally {
    await pool.end();
    await browser.close();
    await house.stop();
    await home.remove();
  }
}

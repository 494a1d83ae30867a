/** A family puts stories together, tells them on, tells them anew, finds them again; and loses nothing when the line is lost. */
import { say } from '@fableloom/contract/messages/index';
import type { Pool } from 'pg';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { seedShelf } from '../bench/seed-shelf.ts';
import { openBrowser, visit, type Visit } from './browser.ts';
import { databaseOf, idOf } from './database-of.ts';
import { type Family, newFamily, takePlan } from './family.ts';
import { type Home, type House, newHome } from './house.ts';
import { seen } from './seen.ts';

let home: Home;
let house: House;
let browser: Browser;
let family: Family;
let free: Family;
let pool: Pool;
let open: Visit | undefined;

async function arrive(path: string, who = family): Promise<Page> {
  open = await visit(browser, { baseUrl: house.url });
  await who.enter(open.context);
  await open.page.goto(path);
  return open.page;
}

let count = 0;
async function tell(who = family, theme = 'The Lost Lantern'): Promise<string> {
  const key = `stories-journey-${++count}`;
  const job = await who.api.stories.generate({ idempotencyKey: key, characterIds: ['starter_maya', 'starter_rusty'], themeCategory: 'Adventure', theme, ageRange: '3-4' });
  return (await who.finished(job)).result?.storyId ?? '';
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const card = (page: Page, group: string | RegExp, option: string) => page.getByRole('group', { name: group }).locator('label').filter({ hasText: option }).first();
const offline = (isOffline: boolean) => open?.context.setOffline(isOffline);

beforeAll(async () => {
  home = await newHome();
  house = await home.open();
  browser = await openBrowser();
  pool = databaseOf(home.folder);
  family = await newFamily(house.url, 'stories@bedtime.example');
  free = await newFamily(house.url, 'free@bedtime.example');
  await takePlan(family, 'price_hero_month');
});
afterEach(async () => {
  await open?.context.close();
  open = undefined;
});
afterAll(async () => {
  await pool?.end();
  await browser?.close();
  await house?.stop();
  await home?.remove();
});

describe('/create', () => {
  test('leads from two cards through five steps to a button that says what it waits for', async () => {
    const page = await arrive('/create', free);
    await page.getByRole('link', { name: /Get Ideas/ }).waitFor();
    await page.getByRole('link', { name: /Build Story/ }).click();
    await page.getByRole('heading', { name: 'Introduction Phase', level: 1 }).waitFor();
    const steps = ['Choose Characters', 'Character Relationships', 'Magical Locations', 'Choose Theme', 'Story Settings'];
    for (const [place, name] of steps.entries()) await expect.poll(() => page.locator('main h2').nth(place).innerText()).toContain(name);
    expect(await button(page, 'Generate Story').isDisabled()).toBe(true);
    await seen(page, say('create.screen.generate.disabled'));
    await page.getByRole('link', { name: 'Upgrade for More' }).waitFor();
  });

  test('finds characters by name, type, personality and power, hides and shows them, and counts the chosen', async () => {
    const page = await arrive('/create?mode=build');
    const found = page.getByRole('group', { name: 'Choose Characters' }).locator('label');
    const search = page.getByRole('searchbox', { name: say('character.screen.search') });
    await found.first().waitFor();
    const cast = await family.api.characters.list();
    const maya = cast.find(({ name }) => name === 'Maya');
    const [trait = ''] = maya?.personality.split(' and ') ?? [];
    for (const words of ['Maya', maya?.type.split(' - ').at(-1) ?? '', trait, maya?.magicalPower ?? '']) {
      await search.fill(words);
      await expect.poll(() => found.allInnerTexts().then((all) => all.join())).toContain('Maya');
      expect(await found.count()).toBeLessThan(cast.length);
    }
    await search.fill('nobody like this');
    await seen(page, say('character.screen.empty.search'));
    await search.fill('');
    await card(page, 'Choose Characters', 'Maya').click();
    await seen(page, '1 selected');
    await button(page, 'Hide characters').click();
    await found.first().waitFor({ state: 'hidden' });
    await button(page, 'Show characters').click();
    await found.first().waitFor();
    await page.locator('main h2').filter({ hasText: 'Set Role' }).waitFor();
  });

  test('finds places and themes by their words, and keeps the draft through a reload', async () => {
    const page = await arrive('/create?mode=build');
    await card(page, 'Choose Characters', 'Maya').click();
    await button(page, /^Next: Set Role/).click();
    await card(page, 'Maya', 'Hero').click();
    await button(page, /^Next: Magical Locations/).click();
    await page.getByText('Use locations in this story').click();
    await page.getByRole('searchbox', { name: say('location.screen.search') }).fill('lantern wood');
    await card(page, 'Magical Locations', 'Lantern Wood').click();
    await button(page, /^Next: Choose Theme/).click();
    await page.getByRole('searchbox', { name: say('create.screen.theme.search') }).fill('lost lantern');
    await card(page, 'Adventure', 'The Lost Lantern').click();
    await button(page, /^Next: Story Settings/).click();
    await card(page, 'Age Range', 'Ages 3-4').click();
    await seen(page, '6 to 8 paragraphs');
    await page.getByRole('textbox', { name: /Custom Story Elements/ }).fill('Please let it snow. ❄️ שלג <b>');
    await page.reload();
    expect(await page.getByRole('textbox', { name: /Custom Story Elements/ }).inputValue()).toBe('Please let it snow. ❄️ שלג <b>');
    const soFar = page.getByRole('complementary').last();
    for (const words of ['Maya', 'Lantern Wood', 'The Lost Lantern', 'Ages 3-4']) await soFar.getByText(words).first().waitFor();
    expect(await button(page, 'Generate Story').isEnabled()).toBe(true);
  });

  test('without a line says so and loses nothing; with it the story is made, opens and is told', async () => {
    const page = await arrive('/create?mode=build');
    await card(page, 'Choose Characters', 'Maya').click();
    await page.getByRole('heading', { name: /Choose Theme/ }).click();
    await page.getByText('Adventure', { exact: true }).first().click();
    await page.getByText('The Lost Lantern').first().click();
    await page.getByRole('heading', { name: /Story Settings/ }).click();
    await card(page, 'Age Range', 'Ages 3-4').click();
    await offline(true);
    await button(page, 'Generate Story').click();
    await seen(page, 'Failed to generate story');
    await offline(false);
    await button(page, 'Generate Story').click();
    await page.waitForURL(/\/stories\/story_\d+/);
    await seen(page, 'Story created successfully!');
    await page.goto('/create?mode=build');
    await seen(page, '0 selected');
  });

  test('a new character and a new place are made on the way, with a way back to all that was chosen', async () => {
    const page = await arrive('/create?mode=build');
    await card(page, 'Choose Characters', 'Maya').click();
    await button(page, 'New Character').click();
    await page.getByRole('heading', { name: 'Create New Character', level: 1 }).waitFor();
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('Half a na');
    await page.reload();
    await expect.poll(() => name.inputValue()).toBe('Half a na');
    await page.getByRole('link', { name: 'Back to your story' }).click();
    await seen(page, '1 selected');
    await button(page, 'New Character').click();
    expect(await name.inputValue()).toBe('Half a na');
    await button(page, 'Cancel').click();
    await button(page, 'New Character').click();
    expect(await name.inputValue()).toBe('');
    await button(page, 'Random Character').click();
    await name.fill('Juniper');
    await button(page, 'Save Character').first().click();
    await seen(page, 'Character saved successfully!');
    await button(page, 'Back to your story').first().click();
    await seen(page, '2 selected');
    expect(await card(page, 'Choose Characters', 'Juniper').locator('input').isChecked()).toBe(true);
    expect(await card(page, 'Choose Characters', 'Maya').locator('input').isChecked()).toBe(true);
    await page.getByRole('heading', { name: /Magical Locations/ }).click();
    await page.getByText('Use locations in this story').click();
    await button(page, 'New Location').click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await button(page, 'Random Location').click();
    await page.getByLabel('Name', { exact: true }).fill('Our Attic');
    await button(page, /^Save Location/).first().click();
    await seen(page, /Location (saved|created)/);
    await button(page, 'Back to your story').first().click();
    expect(await card(page, 'Magical Locations', 'Our Attic').locator('input').isChecked()).toBe(true);
    await seen(page, 'Maya and Juniper');
  });

  test('what is pressed before the plan is known happens as soon as it is', async () => {
    const page = await arrive('/create?mode=build');
    const held: Route[] = [];
    let isHeld = true;
    await page.route('**/api/rpc/me/show*', (route) => (isHeld ? void held.push(route) : route.continue()));
    await page.reload();
    await button(page, 'New Character').click();
    await seen(page, 'Loading subscription data, please wait...');
    isHeld = false;
    for (const route of held) await route.continue();
    await page.getByRole('heading', { name: 'Create New Character', level: 1 }).waitFor();
  });

  test('a character that is brought along is chosen, and how it came is forgotten', async () => {
    const page = await arrive('/characters/starter_olive');
    await button(page, 'Use in Story').first().click();
    await page.waitForURL('**/create?mode=build');
    await seen(page, '1 selected');
    expect(await card(page, 'Choose Characters', 'Olive').locator('input').isChecked()).toBe(true);
    expect(await page.evaluate(() => (history.state as { usr?: unknown } | null)?.usr ?? null)).toBeNull();
  });

  test('empty lists and lists that do not come have their own sentences', async () => {
    const page = await arrive('/stories');
    const answer = (items: unknown) => ({ contentType: 'application/json', body: JSON.stringify({ json: items }) });
    await page.route('**/api/rpc/characters/choices*', (route) => route.fulfill(answer([])));
    await page.route('**/api/rpc/locations/choices*', (route) => route.fulfill(answer([])));
    await page.goto('/create?mode=build');
    await seen(page, 'No Characters Yet');
    await page.getByRole('heading', { name: /Magical Locations/ }).click();
    await page.getByText('Use locations in this story').click();
    await button(page, 'Create Your First Location').waitFor();
    await page.unrouteAll();
    await page.route('**/api/rpc/characters/choices*', (route) => route.abort());
    await page.reload();
    await seen(page, 'Failed to load required data');
  });
});

describe('the story page', () => {
  test('keeps the answer through a lost line and a reload, and tells on to the end', async () => {
    const page = await arrive(`/stories/${await tell()}`);
    await button(page, /Write the development/).click();
    await seen(page, 'Please select a prompt and provide your answer');
    await page.getByText('What does nobody expect?').first().click();
    const answer = page.getByRole('textbox', { name: 'What does nobody expect?' });
    await answer.fill('The lantern laughs. 🏮');
    await offline(true);
    await button(page, /Write the development/).click();
    await seen(page, 'Failed to generate story continuation');
    expect(await answer.inputValue()).toBe('The lantern laughs. 🏮');
    await offline(false);
    await page.reload();
    expect(await answer.inputValue()).toBe('The lantern laughs. 🏮');
    await button(page, /Write the development/).click();
    await seen(page, 'Story development added!');
    await page.getByRole('heading', { name: 'Development' }).first().waitFor();
    for (const [phase, question] of [['climax', 'What goes wrong first?'], ['resolution', 'What would you do?']] as const) {
      await page.getByText(question).first().click();
      expect(await page.getByRole('textbox', { name: question }).inputValue()).toBe('');
      await page.getByRole('textbox', { name: question }).fill('Maya sings.');
      await button(page, new RegExp(`Write the ${phase}`)).click();
      await seen(page, `Story ${phase} added!`);
    }
    await seen(page, 'Story Complete!');
    expect(await button(page, /Write the/).count()).toBe(0);
    expect(await button(page, 'Continue Story').count()).toBe(0);
  });

  test('tells a part again, plainly and with a wish, and brings an earlier version back', async () => {
    const page = await arrive(`/stories/${await tell()}`);
    const first = await page.locator('[id="part-1"]').or(page.getByRole('article')).first().innerText();
    const custom = button(page, 'Tell it again with my wishes');
    expect(await custom.isDisabled()).toBe(true);
    await page.getByRole('textbox', { name: /What would you like to be different/ }).fill('   ');
    expect(await custom.isDisabled()).toBe(true);
    await page.getByRole('textbox', { name: /What would you like to be different/ }).fill('Add a storm.');
    await offline(true);
    await custom.click();
    await seen(page, 'Failed to regenerate story');
    await offline(false);
    expect(await page.getByRole('textbox', { name: /What would you like to be different/ }).inputValue()).toBe('Add a storm.');
    await custom.click();
    await seen(page, 'Story regenerated successfully!');
    expect(await page.getByRole('textbox', { name: /What would you like to be different/ }).inputValue()).toBe('');
    await button(page, 'Introduction (1)').click();
    await button(page, 'Bring this version back').click();
    await seen(page, 'The earlier version is back. The newer one is kept too.');
    const [opening = ''] = first.split('\n').filter((line) => line.length > 60);
    await seen(page, opening.slice(0, 50));
  });

  test('renames with the gate, the rule and the news of another window; refreshes; says when it cannot', async () => {
    const id = await tell();
    const page = await arrive(`/stories/${id}`);
    await button(page, 'Edit title').click();
    const box = page.getByRole('textbox', { name: 'Edit title' });
    await box.fill('   ');
    await button(page, 'Save').click();
    await seen(page, 'Title cannot be empty');
    await family.api.stories.rename({ id, title: 'By another window' });
    await box.fill('  By this window  ');
    await button(page, 'Save').click();
    await seen(page, say('app.changed-elsewhere'));
    await seen(page, 'Its title is “By another window” now.');
    expect(await box.inputValue()).toBe('  By this window  ');
    await offline(true);
    await button(page, 'Save').click();
    await seen(page, 'Failed to update title');
    await button(page, 'Refresh').click();
    await seen(page, 'Failed to refresh stories');
    await offline(false);
    await button(page, 'Save').click();
    await seen(page, 'Title updated successfully');
    await page.getByRole('heading', { name: 'By this window', level: 1 }).waitFor();
    await button(page, 'Refresh').click();
    await seen(page, 'Stories refreshed');
  });

  test('shows badges, panels and headings, and on the free plan says which plan opens what', async () => {
    const page = await arrive(`/stories/${await tell(free)}`, free);
    const head = page.locator('main header').first();
    for (const badge of ['Ages 3-4', 'The Lost Lantern', '2 characters', 'Introduction']) await head.getByText(badge, { exact: true }).waitFor();
    await page.getByRole('region', { name: 'Characters' }).getByText('Rusty').first().waitFor();
    await button(page, 'Edit title').click();
    await seen(page, 'Upgrade to Pro to edit story titles');
    await page.waitForURL('**/subscription');
    await page.goBack();
    await button(page, 'Tell this part again').click();
    await seen(page, 'Please upgrade to regenerate stories');
    await page.waitForURL('**/subscription');
    await page.goto('/stories');
    await button(page, /^Delete: /).first().click();
    await seen(page, 'Upgrade to Pro to delete stories');
  });

  test('says that it loads, that there is no such story, and that a story could not be loaded', async () => {
    const id = await tell();
    const page = await arrive('/stories');
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/rpc/stories/show*', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(`/stories/${id}`);
    await seen(page, 'Loading story...');
    answer();
    await page.getByRole('heading', { name: /The Lost Lantern/, level: 1 }).waitFor();
    await page.unrouteAll();
    await page.goto('/stories/story_404');
    await page.getByRole('heading', { name: 'Story not found' }).waitFor();
    await page.getByRole('link', { name: 'Back to Stories' }).click();
    await page.getByRole('heading', { name: 'My Stories' }).waitFor();
    await page.route('**/api/rpc/stories/show*', (route) => route.abort());
    await page.goto(`/stories/${id}`);
    await seen(page, 'Failed to load story');
    await page.waitForURL('**/stories');
  });
});

describe('My Stories', () => {
  test('is bare at first, then shows cards, finds, and asks before it deletes', async () => {
    const reader = await newFamily(house.url, 'reader@bedtime.example');
    await takePlan(reader, 'price_explorer_month');
    const page = await arrive('/stories', reader);
    await seen(page, 'No Stories Yet');
    await page.getByRole('link', { name: 'Create New Story' }).waitFor();
    await tell(reader);
    await tell(reader, 'The Moon Train');
    await page.reload();
    const cards = page.getByRole('main').getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect.poll(() => cards.count()).toBe(2);
    const words = await cards.first().innerText();
    for (const part of ['The Moon Train: Maya and Rusty', '2 characters', 'Maya and Rusty', 'Ages 3-4', 'Introduction', 'Read']) expect(words).toContain(part);
    await page.getByRole('searchbox').fill('lantern rusty');
    await expect.poll(() => cards.count()).toBe(1);
    await page.getByRole('searchbox').fill('no such story');
    await seen(page, 'No stories match your search');
    await button(page, 'Clear search').or(button(page, 'Clear Search')).last().click();
    await expect.poll(() => cards.count()).toBe(2);
    await button(page, /^Delete: The Moon Train/).click();
    await seen(page, 'Delete Story?');
    await offline(true);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await seen(page, 'Failed to delete story');
    await offline(false);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await seen(page, 'Story deleted successfully');
    await expect.poll(() => cards.count()).toBe(1);
  });

  test('of five thousand stories a page is shown, one is found, and more come by themselves as one scrolls', async () => {
    const owner = await newFamily(house.url, 'shelf@bedtime.example');
    await seedShelf(pool, await idOf(pool, owner.email), 5000);
    const page = await arrive('/stories', owner);
    const cards = page.getByRole('main').locator('li h2');
    await expect.poll(() => cards.first().innerText()).toContain('5000');
    expect(await cards.count()).toBeLessThan(100);
    await page.getByRole('searchbox').fill('number4077');
    await expect.poll(() => cards.allInnerTexts().then((all) => all.map((title) => title.split(' ').at(-1)))).toEqual(['4077']);
    await page.getByRole('searchbox').fill('');
    await expect.poll(() => cards.first().innerText()).toContain('5000');
    await expect.poll(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return cards.count();
    }, { timeout: 20_000 }).toBeGreaterThan(100);
    const titles = await cards.allTextContents();
    expect(new Set(titles).size).toBe(titles.length);
  });
});

/** An administrator's evening: in through the door of their own, and once through every room. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, visit, type Visit } from './browser.ts';
import { type Family, newFamily, takePlan } from './family.ts';
import { type Home, type House, newHome } from './house.ts';
import { seen, UNTIL_MADE } from './seen.ts';

const ROOMS = ['/admin', '/admin/people', '/admin/people/{person}', '/admin/reports', '/admin/featured', '/admin/messages', '/admin/health', '/admin/audit'];

let home: Home;
let house: House;
let browser: Browser;
let boss: Family;
let ana: Family;
let ben: Family;
let desk: Visit;
let anaId = '';
let shareId = '';

/** npm run admin, as somebody at the machine would type it. */
async function runAdmin(...words: string[]): Promise<string> {
  const root = join(import.meta.dirname, '..');
  const env = { ...process.env, BASE_URL: '', FABLELOOM_DATA: join(home.folder, 'data') };
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'server/src/grant-admin.ts'), ...words], { cwd: root, env });
  return stdout;
}

async function publicCharacter(name: string, key: string): Promise<void> {
  const [maya] = await ana.api.characters.list();
  if (!maya) throw new Error('there is no starter cast');
  const { id } = await ana.api.characters.create({ ...maya, name });
  await ana.finished(await ana.api.characters.draw({ id, idempotencyKey: key }));
  await ana.api.sharing.share({ contentType: 'character', contentId: id });
}

beforeAll(async () => {
  home = await newHome();
  house = await home.open();
  browser = await openBrowser();
  [boss, ana, ben] = [await newFamily(house.url, 'boss@bedtime.example'), await newFamily(house.url, 'ana@bedtime.example'), await newFamily(house.url, 'ben@bedtime.example')];
  anaId = (await ana.api.me.show()).profile.userId;
  await takePlan(ana, 'price_hero_month');
  await publicCharacter('Juniper', 'admin-juniper');
  await publicCharacter('Mossy', 'admin-mossy');
  const choices = { characterIds: ['starter_maya'], theme: 'The Lost Lantern', themeCategory: 'Adventure', ageRange: '5-8' as const };
  const story = await ana.finished(await ana.api.stories.generate({ idempotencyKey: 'admin-story', ...choices }));
  const contentId = story.result?.storyId ?? '';
  shareId = (await ana.api.sharing.share({ contentType: 'story', contentId })).shareId ?? '';
  await ben.api.reports.send({ contentType: 'story', contentId, reason: 'The dark stairs frightened my daughter.' });
  const headers = { 'content-type': 'application/json', cookie: ben.cookie, origin: house.url };
  await fetch(`${house.url}/functions/v1/send-contact-message`, { method: 'POST', headers, body: JSON.stringify({ message: 'How do I print a story?' }) });
  desk = await visit(browser, { baseUrl: house.url });
});
afterAll(async () => {
  await browser?.close();
  await house?.stop();
  await home?.remove();
});

const button = (name: string | RegExp) => desk.page.getByRole('button', { name });
const heading = (name: string | RegExp) => desk.page.getByRole('heading', { name });
const says = (words: string | RegExp) => seen(desk.page, words);

test('npm run admin grants, and /admin/login leads into the administration', async () => {
  expect(await runAdmin('grant', boss.email)).toContain('with the permissions users, content, billing, system');
  const { page } = desk;
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(boss.email);
  await page.getByLabel('Password', { exact: true }).fill('Moonlight7');
  await button('Sign In').click();
  await heading('How Fableloom is doing').waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin');
  expect(await page.getByRole('link', { name: 'Admin', exact: true }).count()).toBe(1);
  await says('1 reported thing');
  await says('1 message without an answer');
});

test('a suspended person is led to the door at once, and the door says why', async () => {
  const guest = await visit(browser, { baseUrl: house.url });
  await ben.enter(guest.context);
  await guest.page.goto('/friends');
  await guest.page.getByRole('heading', { name: 'Friends', level: 1 }).waitFor();

  const { page } = desk;
  await page.getByRole('link', { name: 'People', exact: true }).click();
  await page.getByLabel('Search by name, email or id').fill('ben@');
  await page.getByRole('link', { name: /ben@bedtime/ }).click();
  await button('Suspend').click();
  await button('Suspend').last().click();
  await says('Please write a short reason. It is kept in the audit log.');
  await page.getByLabel('Reason').fill('Rude comments');
  await button('Suspend').last().click();
  await says('ben is suspended and signed out everywhere.');
  await button('Restore account').waitFor();

  await guest.page.waitForURL('**/login*');
  await guest.page.getByLabel('Email').fill(ben.email);
  await guest.page.getByLabel('Password', { exact: true }).fill('Moonlight7');
  await guest.page.getByRole('button', { name: 'Sign In' }).click();
  await guest.page.getByText('This account is paused. Please write to us and we will look at it together.').first().waitFor();

  await button('Restore account').click();
  await page.getByLabel('Reason').fill('Apologised');
  await button('Restore account').last().click();
  await says('ben can sign in again.');
  await guest.page.getByRole('button', { name: 'Sign In' }).click();
  await guest.page.waitForURL('**/create');
  await guest.context.close();
});

test('a plan is given to a person', async () => {
  const { page } = desk;
  await button('Change plan').click();
  await page.getByRole('combobox', { name: 'Plans' }).click();
  await page.getByRole('option', { name: 'Explorer' }).click();
  await page.getByLabel('Reason').fill('A gift');
  await button('Save').click();
  await says('ben is now on the Explorer plan.');
  // The keyboard is back where the window was opened.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent), { timeout: 10_000 }).toBe('Change plan');
});

test('what was reported is read in its context, hidden, shown again and settled', async () => {
  const { page } = desk;
  const shared = () => fetch(`${house.url}/api/shared/stories/${shareId}`).then(({ status }) => status);
  await page.getByRole('link', { name: 'Reports', exact: true }).click();
  await says('The dark stairs frightened my daughter.');
  await button('Hide').click();
  await page.getByLabel('Reason').fill('Too dark');
  await button('Hide').last().click();
  await button('Show again').waitFor();
  expect(await shared()).toBe(404);
  await button('Show again').click();
  await page.getByLabel('Reason').fill('It is fine');
  await button('Show again').last().click();
  await button('Hide').waitFor();
  expect(await shared()).toBe(200);
  await button('Settle').click();
  await says('Nobody has reported anything. A good day.');
});

test('the chosen characters greet visitors in the chosen order', async () => {
  const { page } = desk;
  await page.getByRole('link', { name: 'Featured', exact: true }).click();
  await button('Feature Mossy').click();
  await button('Feature Juniper').click();
  await button('Move Juniper forward').click();
  await button('Save the choice').click();
  await says('The featured characters are saved.');
  const { featured } = (await (await fetch(`${house.url}/api/landing`)).json()) as { featured: { name: string }[] };
  expect(featured.map(({ name }) => name)).toEqual(['Juniper', 'Mossy']);
});

test('a message is marked as answered', async () => {
  const { page } = desk;
  await page.getByRole('link', { name: 'Messages', exact: true }).click();
  await says('How do I print a story?');
  await button('Mark as answered').click();
  await says('Every message has an answer.');
  await page.getByText('Answered', { exact: true }).click();
  await says(/Answered by boss on/);
});

test('every engine is well', async () => {
  const { page } = desk;
  await page.getByRole('link', { name: 'Health', exact: true }).click();
  await button('Test the engines').click();
  await page.getByText('Well', { exact: true }).nth(4).waitFor(UNTIL_MADE);
  await page.getByText('Finished', { exact: true }).click();
  await says(/Portrait: /i);
});

test('the audit log tells all of it', async () => {
  const { page } = desk;
  await page.getByRole('link', { name: 'Audit log', exact: true }).click();
  for (const deed of ['tested the engines', 'marked as answered the message of ben', 'chose the featured characters', 'settled the reports on', 'made visible again', 'hid', 'changed the plan of ben', 'restored the account of ben', 'suspended ben', 'made an administrator of boss']) await says(new RegExp(deed));
  await says('Reason: Rude comments');
  expect(desk.errors.filter((error) => !/status of 40[03]/.test(error))).toEqual([]);
});

test('an administrator of the content sees the rooms of the content', async () => {
  await runAdmin('grant', ana.email, 'content');
  const other = await visit(browser, { baseUrl: house.url });
  await ana.enter(other.context);
  await other.page.goto('/admin/health');
  await other.page.getByText('Your administrator account does not include this. Ask another administrator to allow it.').waitFor();
  const rooms = other.page.getByRole('navigation', { name: 'Rooms of the administration' }).getByRole('link');
  expect(await rooms.allInnerTexts()).toEqual(['Figures', 'Reports', 'Featured']);
  await other.context.close();
});

describe.each([{ width: 1440, theme: 'day' }, { width: 390, theme: 'bedtime' }] as const)('at $width pixels, $theme', ({ width, theme }) => {
  test('every room fits, and everyone can use it', async () => {
    const look = await visit(browser, { width, theme, baseUrl: house.url });
    await boss.enter(look.context);
    const problems: string[] = [];
    for (const room of ROOMS) {
      await look.page.goto(room.replace('{person}', anaId));
      await look.page.locator('h1').first().waitFor();
      await look.page.waitForLoadState('networkidle');
      await look.page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))));
      const { violations } = await new AxeBuilder({ page: look.page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
      problems.push(...violations.flatMap(({ id, nodes }) => nodes.slice(0, 2).map(({ html }) => `${room} ${id}: ${html.slice(0, 160)}`)));
      if ((await look.page.evaluate(() => document.documentElement.scrollWidth)) > width) problems.push(`${room} is wider than ${width} px`);
      await look.page.setViewportSize({ width: 320, height: 640 });
      if ((await look.page.evaluate(() => document.documentElement.scrollWidth)) > 320) problems.push(`${room} is wider than 320 px`);
      await look.page.setViewportSize({ width, height: 900 });
    }
    expect([...problems, ...look.errors]).toEqual([]);
    await look.context.close();
  });
});

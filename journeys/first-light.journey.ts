/** A new family's first evening: the six steps of a newcomer, in order, in a real browser. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, visit, type Visit } from './browser.ts';
import { type Home, type House, newHome } from './house.ts';
import { mailTo } from './outbox.ts';
import { seen as seenOn, UNTIL_MADE } from './seen.ts';
import { stepByStep } from './step-by-step.ts';

const EMAIL = 'family@bedtime.example';
const PASSWORD = 'Moonlight7';

let home: Home;
let house: House;
let browser: Browser;
let family: Visit;
let page: Page;
let storyPath = '';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const heading = (name: string | RegExp) => page.getByRole('heading', { name });
/** Picture cards and chips are labels over hidden inputs; a person presses the card. */
const choose = (group: string | RegExp, option: string) =>
  page.getByRole('group', { name: group }).locator('label').filter({ hasText: option }).first().click();
const seen = (text: string | RegExp) => seenOn(page, text);

async function signIn(): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button('Sign In').click();
  await page.waitForURL('**/create');
}

async function continueStory(question: RegExp, answer: string, write: RegExp, toast: string): Promise<void> {
  await page.getByText(question).first().click();
  await page.getByRole('textbox', { name: question }).fill(answer);
  await button(write).click();
  await seen(toast);
}

beforeAll(async () => {
  home = await newHome({ furnished: false });
  house = await home.open();
  browser = await openBrowser();
  family = await visit(browser, { baseUrl: house.url });
  page = family.page;
});
afterAll(async () => {
  await browser?.close();
  await house?.stop();
  await home?.remove();
});

stepByStep(async () => {
  const pictures = await page.locator('main img').evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  return `${house.said()}\n${page.url()}\npictures: ${JSON.stringify(pictures)}\n${await page.locator('main').innerText()}`;
});

describe('the first evening', () => {
  test('1. the program says what it runs on and answers', async () => {
    expect(house.said()).toMatch(/Fableloom is open at http:\/\/localhost/);
    expect(house.said()).toMatch(/PostgreSQL \d+.*built in/);
    expect((await fetch(`${house.url}/api/health`)).status).toBe(200);
  });

  test('2. from the landing page to a confirmed account and /create', async () => {
    await page.goto('/');
    for (const name of [/your child is in the story/i, 'What is inside', 'Featured characters', 'How it works', 'Pricing']) await heading(name).first().waitFor();
    expect(await page.getByText('$2.99').count()).toBeGreaterThan(0);
    await page.getByText('Yearly').click();
    await seen('$26.99');
    expect(await page.getByText('Save 25%').count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: /first story/i }).first().click();
    await page.waitForURL('**/login**');
    if (await button(/New here/).count()) await button(/New here/).click();
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button('Create Account').click();
    await heading('Confirm Your Email').waitFor();
    await seen(EMAIL);
    await page.goto('/outbox');
    await seen(EMAIL);
    const mail = await mailTo(house.url, EMAIL);
    await page.goto(mail.links[0] ?? '');
    await signIn();
  });

  test('3. chooses who, where, what and for whom; the story is written and opens', async () => {
    await page.getByText('Build Story').first().click();
    await heading('Introduction Phase').waitFor();
    expect(await button('Generate Story').isDisabled()).toBe(true);
    await choose(/Characters/, 'Maya');
    await choose(/Characters/, 'Rusty');
    await button(/^Next: Character Relationships/).click();
    await choose(/^Who$/, 'Maya');
    await choose('Relationship', 'Friend');
    await choose('To whom', 'Rusty');
    await button('Add Relationship').click();
    await seen('Maya and Rusty: Friend');
    await button(/^Next: Magical Locations/).click();
    await page.getByText('Use locations in this story').click();
    await choose(/Locations/i, 'Lantern Wood');
    await button(/^Next: Choose Theme/).click();
    await page.getByText('Adventure', { exact: true }).first().click();
    await page.getByText('The Lost Lantern').first().click();
    await button(/^Next: Story Settings/).click();
    await choose(/Age Range/, 'Ages 5-8');
    await expect.poll(() => button('Generate Story').isEnabled()).toBe(true);
    await button('Generate Story').click();
    await seen(/Writing the introduction…|Drawing the picture…/);
    await page.waitForURL(/\/stories\/story_\d+/);
    await seen('Story created successfully!');
    storyPath = new URL(page.url()).pathname;
    await heading('The Lost Lantern: Maya and Rusty').waitFor();
    const text = await page.getByRole('article').or(page.locator('main')).first().innerText();
    for (const word of ['Maya', 'Rusty', 'Lantern Wood']) expect(text).toContain(word);
    const picture = page.locator('main img[alt*="Maya"]').first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500);
  });

  test('4. answers three questions; the story is complete', async () => {
    await continueStory(/Who needs help, and why/, 'The smallest light. It forgot its name.', /Write the development/i, 'Story development added!');
    await continueStory(/Which power saves the day/, 'Maya sings, and the lights sing back.', /Write the climax/i, 'Story climax added!');
    await continueStory(/What does nobody expect/, 'The lantern laughs.', /Write the resolution/i, 'Story resolution added!');
    await seen('Story Complete!');
    await page.waitForLoadState('networkidle');
    // The page has told it; the frame, which tells of work that was left, does not say it once more.
    expect(await page.getByText('Story updated successfully').count()).toBe(0);
    for (const name of ['Introduction', 'Development', 'Climax', 'Resolution']) await heading(name).first().waitFor();
  });

  test('5a. takes the Hero plan through the trial checkout', async () => {
    await button('Listen').first().click();
    await seen('Audio narration is only available for paid users');
    await page.waitForURL('**/subscription');
    await button(/Choose Hero/).click();
    await page.waitForURL('**/checkout/**');
    await seen(/no money/i);
    await button(/Hero/).click();
    await page.waitForURL('**/subscription?success=true');
    await seen(/Hero/);
  });

  test('5b. makes a character of their own, with a portrait', async () => {
    await page.goto('/characters/create');
    await heading('Create New Character').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Juniper');
    await choose('Kind of character', 'Human');
    await page.getByRole('group', { name: /What family/ }).locator('label').first().click();
    await page.getByRole('group', { name: /Which one/ }).locator('label').first().click();
    for (const trait of ['Brave', 'Curious']) await page.locator('label').filter({ hasText: new RegExp(`^${trait}$`) }).first().click();
    await button('Save Character').first().click();
    await seen('Character saved successfully!');
    await button('Generate Image').first().click();
    await seen('Character image created and saved successfully!');
    const portrait = page.locator('main img[alt*="Juniper"]').first();
    await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  });

  test('5c. draws a scene from selected text', async () => {
    await page.goto(storyPath);
    await heading('Introduction').first().waitFor();
    const paragraph = page.locator('[data-part] p, .story-text p, main section p').filter({ hasText: 'Maya' }).first();
    await paragraph.scrollIntoViewIfNeeded();
    await paragraph.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(range);
    });
    await button('Draw this scene').click();
    await button('Save to Story').click();
    await seen('Scene saved successfully!');
    await heading('Scene Images').first().waitFor();
  });

  test('5d. listens: the part is an mp3, and the spoken word is lit', async () => {
    await button('Listen').first().click();
    const lit = page.locator('mark, [aria-current="true"]').first();
    await lit.waitFor(UNTIL_MADE);
    const first = await lit.innerText();
    await expect.poll(() => page.locator('mark, [aria-current="true"]').first().innerText(), { timeout: 15_000 }).not.toBe(first);
    const source = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name).find((name) => name.endsWith('.mp3')) ?? document.querySelector('audio')?.currentSrc ?? '');
    const sound = await fetch(source);
    expect(sound.headers.get('content-type')).toBe('audio/mpeg');
    expect((await sound.arrayBuffer()).byteLength).toBeGreaterThan(20_000);
    await button('Stop listening').click();
  });

  test('6. finds the story again: in My Stories, after signing out and in, and after a restart that is quicker than the first start', async () => {
    const findStory = async () => {
      await page.goto('/stories');
      await heading('My Stories').waitFor();
      await seen('The Lost Lantern: Maya and Rusty');
      await page.goto('/characters');
      await seen('Juniper');
    };
    await findStory();
    await button(/account|menu|family/i).first().click();
    await page.getByRole('menuitem', { name: /Sign Out/ }).click();
    await page.waitForURL(/\/(login)?$/);
    await signIn();
    await findStory();
    // A page left open would ask a program that is not there, and say so in its console.
    await page.goto('about:blank');
    const firstStart = house.startedIn;
    await house.stop();
    house = await home.open();
    expect(house.startedIn).toBeLessThan(firstStart);
    await findStory();
    await page.goto(storyPath);
    await heading('Resolution').first().waitFor();
    await heading('Scene Images').first().waitFor();
  });

  test('no page wrote an error to the console on the way', () => {
    // A gate that is shut answers 402, which browsers write down as a failed load.
    expect(family.errors.filter((error) => !/status of 402/.test(error))).toEqual([]);
  });
});

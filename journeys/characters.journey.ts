/** Characters, as a family makes them: the library, the form, a picture read, whom they know, portraits, two windows, a lost line. */
import type { Character, CharacterForm } from '@fableloom/contract';
import type { Pool } from 'pg';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { seedCharacters } from '../bench/seed-shelf.ts';
import type { Visit } from './browser.ts';
import { databaseOf } from './database-of.ts';
import { type Family, newFamily, takePlan } from './family.ts';
import { handsOn, ownHouse, ownWindows } from './own-house.ts';

const here = ownHouse();
let family: Family;
let pool: Pool;
let inside: Visit;
let page: Page;

const { button, seen, group, choose, unfold, cards } = handsOn(() => page);
const name = () => page.getByLabel('Name', { exact: true });
/** The page listens: its scripts have come. */
const open = async (path: string) => {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
};

const form = (changes: Partial<CharacterForm> = {}): CharacterForm => ({
  name: 'Juniper', type: 'Animal - Forest Animals - Red Fox', gender: 'female', personality: 'Brave and Curious', magicalPower: 'Making Light',
  appearance: { height: 'Small', build: '', color: 'Copper red', distinguishingFeature: '', age: '', customAge: '', skinTone: '', eyeColor: '', hairColor: '' },
  advancedFeatures: { imageStyle: '', background: '', lighting: '', mood: '', details: '', imageProvider: 'dall-e' },
  customDescription: '', customPrompt: '', role: '', relationships: [], ...changes,
});

async function withPortraits(character: Character, times: number): Promise<Character> {
  for (let n = 1; n <= times; n += 1) await family.finished(await family.api.characters.draw({ id: character.id, idempotencyKey: `${character.id} ${n}` }));
  return family.api.characters.show({ id: character.id });
}

beforeAll(async () => {
  pool = databaseOf(here.home.folder);
  family = await newFamily(here.house.url, 'characters@bedtime.example');
  await takePlan(family, 'price_hero_month');
});
afterAll(() => pool?.end());
ownWindows(here, () => family, (opened) => ({ page } = inside = opened));

describe('the library', () => {
  test('a free family is led from New Character to the plans', async () => {
    const free = await newFamily(here.house.url, 'free@bedtime.example');
    await inside.context.clearCookies();
    await free.enter(inside.context);
    const plan = page.waitForResponse(/\/rpc\/me\/show/);
    await open('/characters');
    await (await plan).finished();
    await seen('Your character collection is empty');
    await button('New Character').first().click();
    await seen('Upgrade to Explorer or Hero to create custom characters!');
    await page.waitForURL('**/subscription');
    await page.getByRole('link', { name: 'Back to where you were' }).click();
    await page.waitForURL('**/characters');
    // By the address alone as well, before anything is filled in.
    await page.goto('/characters/create');
    await seen('Upgrade to Explorer or Hero to create custom characters!');
    await page.waitForURL('**/subscription');
    // Back is not that closed door again.
    await page.goBack();
    await page.waitForURL('**/characters');
  });

  test('tabs with counts, search, empty states, a shared character, refresh and delete', async () => {
    const friend = await newFamily(here.house.url, 'friend@bedtime.example');
    await takePlan(friend, 'price_hero_month');
    const lent = await friend.api.characters.create(form({ name: 'Borrowed Bo', magicalPower: 'Talking to Animals' }));
    await open('/characters');
    await page.getByRole('tab', { name: /My Characters/ }).click();
    await seen("You haven't created any characters yet");
    await page.getByRole('tab', { name: /Shared with Me/ }).click();
    await seen('No characters have been shared with you yet');
    await button('Show All Characters').click();
    await seen('Your character collection is empty');

    await family.api.characters.create(form({ name: 'Rowan' }));
    await family.api.characters.create(form({ name: 'Juniper' }));
    await pool.query(
      `insert into shared_characters (character_id, owner_id, shared_with_user_id)
       select $1, user_id, (select id from "user" where email = $2) from characters where id = $1`,
      [lent.id, family.email],
    );
    await open('/characters');
    await seen('Showing 15 character(s)');
    expect((await cards()).slice(0, 3)).toEqual(['Juniper', 'Rowan', 'Borrowed Bo']);
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(['All Characters\n15', 'My Characters\n2', 'Shared with Me\n1']);
    const borrowed = page.locator('article').filter({ hasText: 'Borrowed Bo' });
    expect(await borrowed.getByText("Friend's Character").count()).toBe(1);
    expect(await borrowed.getByText('Shared', { exact: true }).count()).toBe(1);
    expect(await borrowed.getByRole('button').count()).toBe(0);

    for (const [words, first] of [['ROWAN', 'Rowan'], ['talking animals', 'Borrowed Bo'], ['red fox curious', 'Juniper']] as const) {
      await page.getByRole('searchbox').fill(words);
      await expect.poll(async () => (await cards())[0]).toBe(first);
    }
    await page.getByRole('searchbox').fill('nobody like this');
    await seen('No characters match your search');
    await button('Clear Search').last().click();
    await seen('Showing 15 character(s)');
    await button('Refresh').click();
    await seen('Characters refreshed');

    await button('Delete Rowan').click();
    await page.getByRole('alertdialog', { name: 'Delete Character?' }).getByText('This action cannot be undone.').waitFor();
    await inside.context.setOffline(true);
    await button('Delete').click();
    await seen('Failed to delete character');
    await inside.context.setOffline(false);
    await button('Delete').click();
    await seen('Character deleted successfully');
    await expect.poll(cards).not.toContain('Rowan');

    await open(`/characters/${lent.id}`);
    await seen('Shared by friend');
    expect(await button(/^Delete/).count()).toBe(0);
    await open(`/characters/${lent.id}/edit`);
    await seen('Only the owner can change this character. You can still use it in your stories.');
  });

  test('a list that does not come says so, and comes when asked again', async () => {
    await page.route('**/api/rpc/characters/shelf**', (route) => route.abort());
    await page.goto('/characters');
    await seen('Failed to load characters');
    await page.unroute('**/api/rpc/characters/shelf**');
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await seen(/Showing \d+ character/);
  });

  // A plan has room for twenty-five: the others are in nobody's way any longer.
  afterEach(() => pool.query(`delete from characters where name like 'Copy %' or name = 'Original'`));

  test('of two thousand characters a page is shown, and one is found', async () => {
    const { id } = await family.api.characters.create(form({ name: 'Original' }));
    await seedCharacters(pool, id, 2000);
    // Two thousand without a picture of their own are drawn as they are looked at: that is not waited for.
    await page.goto('/characters');
    const told = page.locator('p[aria-live=polite]').first();
    await expect.poll(() => told.innerText()).toContain('Showing 20');
    expect(await page.locator('article').count()).toBeLessThan(100);
    await page.locator('input[type=search]').fill('copy 1234');
    await expect.poll(() => told.innerText()).toContain('Showing 1 ');
    await expect.poll(cards).toEqual(['Copy 1234']);
  });
});

describe('the form', () => {
  test('a character by chance is saved, locked, drawn, and taken into a story with its role', async () => {
    await open('/characters/create');
    await page.getByRole('heading', { level: 1, name: 'Create New Character' }).waitFor();
    expect(await button('Save Character').first().isDisabled()).toBe(true);
    await seen('Please fill in all required fields');
    expect(await button('Generate Image').count()).toBe(0);
    await button('Random Character').click();
    await name().fill('Lucky');
    await page.locator('section[aria-label="Portrait"] img[src^="data:image/svg"]').waitFor();
    await unfold('Character Relationships');
    const hero = group('Role in stories').getByRole('radio', { name: 'Hero', exact: true });
    if (!(await hero.isChecked())) await choose('Role in stories', /^\s*Hero\s*$/);
    await button('Save Character').first().click();
    await seen('Character saved successfully!');
    await page.getByRole('heading', { level: 1, name: 'Lucky' }).waitFor();
    expect(await name().isDisabled()).toBe(true);
    expect(await page.getByRole('link', { name: 'Edit', exact: true }).getAttribute('href')).toMatch(/^\/characters\/[0-9a-f-]{36}\/edit$/);

    await button('Generate Image').click();
    await seen('Creating magical image...');
    await seen('Character image created and saved successfully!');
    await page.locator('section[aria-label="Portrait"] img[src*="/storage/"]').first().waitFor();
    await button('Regenerate').click();
    await page.getByRole('heading', { name: 'Previous Versions' }).waitFor();
    await button('Set as Main').click();
    await seen('Main image updated successfully');

    const [made] = await family.api.characters.list();
    expect(made?.imageHistory).toHaveLength(2);
    expect(made?.mainImage).toBe(made?.imageHistory[0]?.url);
    await page.getByRole('link', { name: 'Back to Characters' }).first().waitFor();
    await button('Use in Story').first().click();
    await page.waitForURL('**/create?mode=build');
    await seen('1 selected');
    await family.api.characters.remove({ id: made?.id ?? '' });
  });

  test('a half-written one is there again after a way back and a reload, with the same face, until it is begun anew', async () => {
    const face = () => page.locator('section[aria-label="Portrait"] img[src^="data:image/svg"]').getAttribute('src');
    const drawn: string[] = [];
    page.on('request', (request) => {
      const { json } = /characters\/preview/.test(request.url()) ? (request.postDataJSON() as { json: { id?: string; type: string } }) : { json: null };
      if (json?.id) drawn.push(json.type);
    });
    await open('/characters/create');
    await name().fill('Half Written');
    await choose('Kind of character', 'Human');
    await page.getByRole('group', { name: /What family/ }).locator('label').first().click();
    await page.getByRole('group', { name: /Which one/ }).locator('label').first().click();
    await page.waitForLoadState('networkidle');
    const seenFirst = await face();
    await page.getByRole('link', { name: 'Back to Characters' }).click();
    await page.getByRole('heading', { name: 'My Characters' }).waitFor();
    await button('New Character').first().click();
    await seen('You began this earlier.');
    await expect.poll(() => name().inputValue()).toBe('Half Written');
    await page.reload();
    await expect.poll(() => name().inputValue()).toBe('Half Written');
    await expect.poll(face).toBe(seenFirst);
    // Nobody else was drawn on the way.
    expect(new Set(drawn)).toEqual(new Set(['Human - Children - Young Explorer']));
    await button('Start again').click();
    expect(await name().inputValue()).toBe('');
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect([await name().inputValue(), await page.getByText('You began this earlier.').count()]).toEqual(['', 0]);
  });

  test('a picture is read: empty fields are filled, chosen ones are asked about, other files refused', async () => {
    const copper = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#c2263d' } }).png().toBuffer();
    await open('/characters/create');
    const give = (file: string, mimeType: string, buffer: Buffer) => page.locator('input[type=file]').setInputFiles({ name: file, mimeType, buffer });
    await give('notes.txt', 'text/plain', Buffer.from('not a picture'));
    await seen('Please choose a picture file. Other files cannot show us a character.');
    await give('broken.png', 'image/png', copper.subarray(0, 90));
    await seen('Failed to extract traits from image');
    await inside.context.setOffline(true);
    await give('red.png', 'image/png', copper);
    await seen('Failed to extract traits. You are without a network.');
    await inside.context.setOffline(false);

    await give('red.png', 'image/png', copper);
    await seen('Character traits extracted successfully!');
    await seen(/Filled in for you: Clothes color Ruby red/);
    await page.getByRole('radio', { name: 'Ruby red' }).waitFor();
    expect(await page.getByRole('radio', { name: 'Ruby red' }).isChecked()).toBe(true);

    const blue = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#2f6fb3' } }).png().toBuffer();
    await give('blue.png', 'image/png', blue);
    await seen(/Clothes color: yours is Ruby red, the picture shows/);
    expect(await page.getByRole('radio', { name: 'Ruby red' }).isChecked()).toBe(true);
    await button(/^Use .* blue$/).click();
    expect(await page.getByRole('radio', { name: 'Ruby red' }).isChecked()).toBe(false);
  });

  test('whom a character knows is kept with it, and a story starts with it', async () => {
    const bram = await family.api.characters.create(form({ name: 'Bram', role: 'Mentor' }));
    const { id } = await family.api.characters.create(form({ name: 'Alba' }));
    await open(`/characters/${id}/edit`);
    await unfold('Character Relationships');
    await button('Add Relationship').click();
    await seen('Please choose the other character and the kind of relationship.');
    await page.getByRole('searchbox', { name: 'Find another character' }).fill('bram');
    await expect.poll(() => group('To whom').locator('label').count()).toBe(1);
    await group('To whom').locator('label').click();
    await choose('Relationship', /^\s*Apprentice\s*$/);
    await page.getByLabel('What is special about it').fill('They met in the rain');
    await button('Add Relationship').click();
    await seen('Apprentice of Bram');
    await button('Update Character').first().click();
    await seen('Character updated successfully');
    const kept = [{ toCharacterId: bram.id, type: 'Apprentice', details: 'They met in the rain' }];
    expect((await family.api.characters.show({ id })).relationships).toEqual(kept);
    await open(`/characters/${id}`);
    await page.getByRole('link', { name: 'Apprentice of Bram' }).waitFor();

    await button('Use in Story').first().click();
    await page.waitForURL('**/create?mode=build');
    await page.locator('label').filter({ hasText: 'Bram' }).first().click();
    await seen('2 selected');
    const draft = async () => JSON.parse(await page.evaluate(() => Object.entries(sessionStorage).find(([key]) => key.startsWith('fableloom.draft.'))?.[1] ?? '{}'));
    await expect.poll(async () => (await draft()).relationships).toEqual([{ fromCharacterId: id, ...kept[0] }]);
    expect((await draft()).roles).toEqual({ [bram.id]: 'Mentor' });
    for (const gone of [id, bram.id]) await family.api.characters.remove({ id: gone });
  });

  test('of two windows the later one is told what changed, and nothing is overwritten silently', async () => {
    const { id } = await family.api.characters.create(form());
    await open(`/characters/${id}/edit`);
    await name().fill('From the later window');
    await family.api.characters.update({ ...form({ name: 'From the earlier window', magicalPower: 'Invisibility' }), id, revision: 1 });
    await button('Update Character').first().click();
    await seen('Another window saved this first. Both texts are here: look at what differs, then save again.');
    await seen('The other window: From the earlier window');
    await seen('The other window: Invisibility');
    expect(await name().inputValue()).toBe('From the later window');
    expect((await family.api.characters.show({ id })).name).toBe('From the earlier window');
    await button('Update Character').first().click();
    await seen('Character updated successfully');
    expect(await family.api.characters.show({ id })).toMatchObject({ name: 'From the later window', magicalPower: 'Invisibility', revision: 3 });
    await family.api.characters.remove({ id });
  });

  test('changes that are not saved are asked about before they are left, and not where they are given up', async () => {
    const { id } = await family.api.characters.create(form());
    await open(`/characters/${id}/edit`);
    await name().fill('Not yet saved');
    await page.getByRole('link', { name: 'Back to Characters' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    expect(await name().inputValue()).toBe('Not yet saved');
    await page.getByRole('link', { name: 'Back to Characters' }).click();
    await question.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByRole('heading', { name: 'My Characters' }).waitFor();
    await open(`/characters/${id}/edit`);
    await name().fill('Given up');
    await button('Cancel').first().click();
    await page.waitForURL(`**/characters/${id}`);
    await family.api.characters.remove({ id });
  });

  test('a lost line loses no word and makes no second character', async () => {
    await open('/characters/create');
    await button('Random Character').click();
    await name().fill('Only Once');
    await inside.context.setOffline(true);
    await button('Save Character').first().click();
    await seen('Failed to save character');
    expect(await name().inputValue()).toBe('Only Once');
    await inside.context.setOffline(false);
    // The server hears it, and its answer gets lost.
    await page.route('**/api/rpc/characters/create', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await button('Save Character').first().click();
    await expect.poll(async () => (await family.api.characters.shelf({ search: 'only once' })).found).toBe(1);
    await expect.poll(() => button('Save Character').first().isDisabled()).toBe(false);
    await page.unroute('**/api/rpc/characters/create');
    await button('Save Character').first().click();
    await seen('Character saved successfully!');
    expect((await family.api.characters.shelf({ search: 'only once' })).found).toBe(1);

    await inside.context.setOffline(true);
    await button('Generate Image').click();
    await seen('Failed to generate image');
    await inside.context.setOffline(false);
    await button('Generate Image').click();
    await seen('Character image created and saved successfully!');
    const { items: [made] } = await family.api.characters.shelf({ search: 'only once' });
    expect(made?.imageHistory).toHaveLength(1);
    await family.api.characters.remove({ id: made?.id ?? '' });
  });

  test('what has no id or does not exist cannot be edited, and says so', async () => {
    await page.goto('/characters/temp_1/edit');
    await seen('Invalid character: missing ID');
    await page.goto('/characters/11111111-1111-4111-8111-111111111111/edit');
    await seen('Character data not available');
    await page.getByRole('link', { name: 'Back to Characters' }).click();
    await page.waitForURL('**/characters');
  });

  test('strange words stay words', async () => {
    const words = '<b>ليلى</b> 🦊 & "Bo"';
    const { id } = await family.api.characters.create(form({ name: words, customDescription: `${words}\n${words}` }));
    await page.setViewportSize({ width: 390, height: 844 });
    await open(`/characters/${id}`);
    await page.getByRole('heading', { level: 1, name: words }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await family.api.characters.remove({ id });
  });
});

describe('the page of a character', () => {
  test('picture in full, history, traits, stories, prompt, date; a picture that does not come can be tried again', async () => {
    const character = await family.api.characters.create(form({ name: 'Pictured', customDescription: 'Collects buttons.', customPrompt: 'A fox with a helicopter on a hill' }));
    const drawn = await withPortraits(character, 2);
    const story = await family.finished(
      await family.api.stories.generate({
        idempotencyKey: 'featured', characterIds: [character.id], theme: 'The Lost Lantern', themeCategory: 'Adventure', ageRange: '5-8',
      }),
    );
    await open(`/characters/${character.id}`);
    for (const title of ['Character Traits', 'Basic', 'Appearance', 'Magical Attributes', 'Additional Details', 'Custom Image Prompt', 'Image History', 'Featured In Stories']) {
      await page.getByRole('heading', { name: title, exact: true }).waitFor();
    }
    await seen(/^Created /);
    await seen('The illustrator does not know how to draw: helicopter.');
    expect(await page.locator(`a[href="/stories/${story.result?.storyId}"]`).count()).toBe(1);
    await button('View full image').click();
    await page.getByRole('dialog', { name: 'Pictured' }).waitFor();
    for (const name of ['Close picture', 'Set as Main']) await button(name).click();
    await seen('Main image updated successfully');
    const shown = await family.api.characters.show({ id: character.id });
    expect(shown.mainImage).toBe(drawn.imageHistory[0]?.url);

    const pictures = '**/storage/v1/object/public/images/characters/**';
    await page.route(pictures, (route) => route.abort());
    await page.goto(`/characters/${character.id}`);
    await seen('Failed to load image');
    await page.unroute(pictures);
    await page.getByRole('alert').getByRole('button').click();
    await expect.poll(() => page.getByAltText(shown.picture?.alt ?? 'no words').first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
});

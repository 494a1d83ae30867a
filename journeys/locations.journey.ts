/** Places, as a family makes them: the list, the form in its two steps, the pictures, two windows, a lost line, strange words. */
import type { Location, LocationForm } from '@fableloom/contract';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Visit } from './browser.ts';
import { type Family, newFamily, takePlan } from './family.ts';
import { watchGiving } from './given-at.ts';
import { handsOn, ownHouse, ownWindows } from './own-house.ts';
import { seen as seenOn, UNTIL_MADE } from './seen.ts';

const here = ownHouse();
let family: Family;
let inside: Visit;
let page: Page;

const PICTURES = '**/storage/v1/object/public/images/locations/**';

const { button, seen, group, choose, unfold, cards } = handsOn(() => page);
/** Drawing waits its turn on a busy machine. */
const drawnAndTold = () => seenOn(page, 'Location image created and saved successfully!', UNTIL_MADE);

const form = (changes: Partial<LocationForm> = {}): LocationForm => ({
  name: 'Button Hill', category: 'Mystical Nature', subcategory: 'Enchanted Forests', type: 'Lantern Wood', description: 'A hill of buttons.',
  customDescription: '', magicalProperties: [], inhabitants: ['Wise Owls'], climate: '', dangers: [], treasures: [],
  advancedFeatures: { imageStyle: '', background: '', lighting: '', mood: '', details: '' }, customPrompt: '', ...changes,
});

async function drawn(place: Location, times: number): Promise<Location> {
  for (let n = 1; n <= times; n += 1) await family.finished(await family.api.locations.draw({ id: place.id, idempotencyKey: `${place.id} ${n}` }));
  return family.api.locations.show({ id: place.id });
}

beforeAll(async () => {
  family = await newFamily(here.house.url, 'places@bedtime.example');
});
ownWindows(here, () => family, (opened) => ({ page } = inside = opened));

describe('the shelf of places', () => {
  test('a free family is led from New Location to the plans', async () => {
    await page.goto('/locations');
    await seen('Your magical locations collection is empty');
    await page.waitForLoadState('networkidle');
    await button('Create Your First Location').click();
    await page.waitForURL('**/subscription');
    await seen('Upgrade to Explorer or Hero to create custom locations!');
  });

  test('an empty shelf leads to the form; search, refresh and delete', async () => {
    await takePlan(family, 'price_hero_month');
    await page.goto('/locations');
    await page.waitForLoadState('networkidle');
    await button('Create Your First Location').click();
    await page.waitForURL('**/locations/create');

    const [hill, lake] = [await family.api.locations.create(form()), await family.api.locations.create(form({ name: 'Mirror Lake', description: 'Still water.' }))];
    await page.goto('/locations');
    await seen('Showing 14 location(s)');
    expect((await cards()).slice(0, 2)).toEqual(['Mirror Lake', 'Button Hill']);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/My Locations\s*2/);
    for (const [words, found] of [['still WATER', 'Mirror Lake'], ['button', 'Button Hill'], ['celestial', 'Moon Garden']] as const) {
      await page.getByRole('searchbox').fill(words);
      await expect.poll(async () => (await cards())[0]).toBe(found);
    }
    await page.getByRole('searchbox').fill('no such place');
    await seen('No locations match your search');
    await button('Clear Search').last().click();
    await seen('Showing 14 location(s)');
    await button('Refresh').click();
    await seen('Locations refreshed');

    await button(`Delete ${hill.name}`).click();
    await page.getByRole('alertdialog', { name: 'Delete Location?' }).getByText('This action cannot be undone.').waitFor();
    await inside.context.setOffline(true);
    await button('Delete').click();
    await seen('Failed to delete location');
    await inside.context.setOffline(false);
    await button('Delete').click();
    await seen('Location deleted successfully');
    await expect.poll(cards).not.toContain(hill.name);
    await family.api.locations.remove({ id: lake.id });
  });
});

describe('the form', () => {
  test('details first, then the picture; a new choice clears what follows it', async () => {
    await page.goto('/locations/create');
    await page.waitForLoadState('networkidle');
    expect(await button('Save Location').first().isDisabled()).toBe(true);
    expect(await button('Generate Image').count()).toBe(0);
    await page.getByLabel('Name', { exact: true }).fill('Lantern Corner');
    await choose('Category', 'Mystical Nature');
    await choose('What part of it?', 'Enchanted Forests');
    await choose('Which place?', 'Lantern Wood');
    await choose('What part of it?', 'Magic Waters');
    expect(await group('Which place?').locator('input:checked').count()).toBe(0);
    await choose('Category', 'Ancient Sites');
    expect(await group('What part of it?').locator('input:checked').count()).toBe(0);
    expect(await group('Which place?').count()).toBe(0);
    expect(await button('Save Location').first().isDisabled()).toBe(true);
    await choose('Category', 'Mystical Nature');
    await choose('What part of it?', 'Enchanted Forests');
    await choose('Which place?', 'Lantern Wood');

    for (const title of ['Magical Properties', 'Inhabitants', 'Dangers', 'Treasures', 'Climate']) {
      await unfold(title);
      expect(await group(title).locator('input').count()).toBe(20);
    }
    await choose('Inhabitants', 'Wise Owls');
    await choose('Inhabitants', 'Talking Foxes');
    expect(await group('Inhabitants').locator('input:checked').count()).toBe(2);
    await choose('Climate', 'Everlasting Twilight');
    await choose('Climate', 'Gentle');
    expect(await group('Climate').locator('input:checked').count()).toBe(1);
    await unfold('Advanced Features');
    await choose('Image style', 'Storybook');
    await page.getByLabel('Additional Details').fill('The path always leads home.');

    await button('Save Location').first().click();
    await seen('Location created successfully!');
    expect(await page.getByLabel('Name', { exact: true }).isDisabled()).toBe(true);
    await button('Generate Image').click();
    await drawnAndTold();
    await button('Regenerate').waitFor();
    const [made] = await family.api.locations.list();
    expect(made).toMatchObject({
      name: 'Lantern Corner', inhabitants: ['Wise Owls', 'Talking Foxes'], customDescription: 'The path always leads home.',
      advancedFeatures: { imageStyle: 'Storybook' }, imageHistory: [{ provider: 'built-in' }],
    });
    await family.api.locations.remove({ id: made?.id ?? '' });
  });

  test('Random Location fills it, and a lost line loses nothing of it', async () => {
    await page.goto('/locations/create');
    await page.waitForLoadState('networkidle');
    await button('Random Location').click();
    const name = await page.getByLabel('Name', { exact: true }).inputValue();
    expect(name).toMatch(/^The \S/);
    await inside.context.setOffline(true);
    await button('Save Location').first().click();
    await seen('Failed to save location');
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(name);
    await inside.context.setOffline(false);
    await button('Save Location').first().click();
    await seen('Location created successfully!');
    await inside.context.setOffline(true);
    await button('Generate Image').click();
    await seen('Failed to generate image');
    await inside.context.setOffline(false);
    await button('Generate Image').click();
    await drawnAndTold();
    const [made] = await family.api.locations.list();
    expect(made?.name).toBe(name);
    expect(made?.imageHistory).toHaveLength(1);
    await family.api.locations.remove({ id: made?.id ?? '' });
  });

  test('of two windows the later one is told, and what it wrote is still there', async () => {
    const { id } = await family.api.locations.create(form());
    await page.goto(`/locations/${id}/edit`);
    await page.waitForLoadState('networkidle');
    await page.getByLabel('Name', { exact: true }).fill('From the later window');
    await family.api.locations.update({ ...form({ name: 'From the earlier window' }), id, revision: 1 });
    await page.route('**/api/rpc/locations/show**', (route) => route.abort());
    await button('Update Location').first().click();
    await page.getByRole('alert').filter({ hasText: /changed/ }).waitFor();
    await seen('Failed to fetch updated location data');
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('From the later window');
    expect((await family.api.locations.show({ id })).name).toBe('From the earlier window');
    await page.unroute('**/api/rpc/locations/show**');
    await page.getByRole('alert').getByRole('button', { name: 'Refresh' }).click();
    await seen('The other window: From the earlier window');
    await seen('Yours, kept: From the later window');
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('From the later window');
    await button('Take the other one: Name').click();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('From the earlier window');
    await page.getByLabel('Name', { exact: true }).fill('Both windows');
    await button('Update Location').first().click();
    await seen('Location updated successfully!');
    expect((await family.api.locations.show({ id })).name).toBe('Both windows');
    await family.api.locations.remove({ id });
  });

  test('that a picture is made is said once: by the panel, or for 30 seconds at most by news where it is out of sight', async () => {
    const { id } = await family.api.locations.create(form());
    await page.clock.install();
    await page.goto(`/locations/${id}/edit`);
    await page.waitForLoadState('networkidle');
    // The line of drawings is long: no answer comes.
    await page.route('**/api/rpc/locations/draw', () => undefined);
    await button('Generate Image').click();
    const panel = page.locator('section p').filter({ hasText: 'Creating magical image...' });
    const news = page.getByRole('status').filter({ hasText: 'Creating magical image...' });
    await panel.waitFor();
    expect(await news.count()).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await news.waitFor();
    await page.clock.fastForward(29_000);
    expect(await news.count()).toBe(1);
    await page.clock.fastForward(3_000);
    await expect.poll(() => news.count(), { timeout: 10_000 }).toBe(0);
    expect(await panel.count()).toBe(1);
    await family.api.locations.remove({ id });
  });

  test('strange words stay words, and too many are not taken', async () => {
    const name = '<b>مرحبا</b> 🏰 & "Hill"';
    await page.goto('/locations/create');
    await page.waitForLoadState('networkidle');
    await page.getByLabel('Name', { exact: true }).fill('x'.repeat(10_000));
    await page.getByLabel('Description').fill('y'.repeat(10_000));
    expect((await page.getByLabel('Name', { exact: true }).inputValue()).length).toBe(10_000);
    expect((await page.getByLabel('Description').inputValue()).length).toBe(10_000);
    await seen('Please keep this to 60 characters or fewer.');
    await seen('Please keep this to 2000 characters or fewer.');
    await seen('Please shorten first: Name, Description');
    await choose('Category', 'Residential');
    await group('What part of it?').locator('label').first().click();
    await group('Which place?').locator('label').first().click();
    expect(await button('Save Location').first().isDisabled()).toBe(true);
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Description').fill('y'.repeat(2000));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await button('Save Location').last().click();
    await seen('Location created successfully!');
    // What comes next is in sight, though Save was pressed far below it.
    const next = async () => (await button('Generate Image').boundingBox())?.y ?? -1;
    await expect.poll(async () => (await next()) > 0 && (await next()) < 700).toBe(true);
    const [made] = await family.api.locations.list();
    await page.goto(`/locations/${made?.id}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await seen('Not specified');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await family.api.locations.remove({ id: made?.id ?? '' });
  });
});

describe('the pictures of a place', () => {
  let place: Location;
  let first: string;

  beforeAll(async () => {
    place = await drawn(await family.api.locations.create(form({ name: 'Quiet Pond' })), 2);
    first = place.imageHistory[0]?.url ?? '';
  });
  beforeEach(() => page.goto(`/locations/${place.id}`));

  test('come in the size they are shown in, in a place that is kept free, and the whole one in the viewer', async () => {
    const shown = page.getByRole('region', { name: 'Image History' }).locator('img').first();
    await shown.scrollIntoViewIfNeeded();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.webp\?size=(card|page)$/);
    expect(await shown.evaluate((image) => [image.getAttribute('width'), image.getAttribute('height')])).toEqual(['1024', '768']);
    const behind = await shown.locator('..').evaluate((frame) => getComputedStyle(frame).backgroundImage);
    expect(behind).toMatch(/^url\("data:image\/webp/);
    await page.setViewportSize({ width: 2000, height: 1400 });
    await button('View full image').click();
    const whole = page.getByRole('dialog', { name: 'Quiet Pond' }).locator('img');
    await expect.poll(() => whole.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname + new URL(image.currentSrc).search)).toBe(place.mainImage);
    await button('Close picture').click();
  });

  test('can be the main one again, and are read again', async () => {
    await button('Set as Main').click();
    await seen('Main image updated successfully');
    expect(await family.api.locations.show({ id: place.id })).toMatchObject({ mainImage: first, imageUrl: first });
    await button('Refresh pictures').click();
    await seen('Images refreshed successfully!');
    await inside.context.setOffline(true);
    await button('Refresh pictures').click();
    await seen('Failed to refresh images');
  });

  test('are downloaded one by one or all, with half a second between', async () => {
    const asked: string[] = [];
    page.on('request', (request) => request.resourceType() === 'fetch' && request.url().includes('/object/public/') && asked.push(request.url()));
    await button('View full image').click();
    const [one] = await Promise.all([page.waitForEvent('download'), button('Download').click()]);
    expect(one.suggestedFilename()).toBe('Quiet Pond.webp');
    await seen('Image downloaded successfully');
    expect(asked).toEqual([expect.stringMatching(/\.webp\?t=\d{13}$/)]);
    await button('Close picture').click();

    const taken: string[] = [];
    page.on('download', (file) => taken.push(file.suggestedFilename()));
    const givenAt = await watchGiving(page);
    await button('Download All').click();
    await seen('2 pictures downloaded');
    await expect.poll(() => taken).toEqual(['Quiet Pond 1.webp', 'Quiet Pond 2.webp']);
    const [earlier = 0, later = 0] = await givenAt();
    expect(later - earlier).toBeGreaterThanOrEqual(490);
  });

  test('that cannot be downloaded are offered in a new tab', async () => {
    const offers: string[] = [];
    page.on('dialog', (dialog) => {
      offers.push(dialog.message());
      void (offers.length === 1 ? dialog.accept() : dialog.dismiss());
    });
    const answers = [
      { sentence: 'Failed to fetch image: 404', reply: { status: 404, body: '' } },
      { sentence: 'Invalid content type received', reply: { status: 200, contentType: 'text/html', body: '<p>no</p>' } },
      { sentence: 'Failed to download image', reply: null },
    ];
    await button('View full image').click();
    for (const { sentence, reply } of answers) {
      await page.route(`${PICTURES}?t=*`, (route) => (reply ? route.fulfill(reply) : route.abort()), { times: 1 });
      const tab = offers.length === 0 ? inside.context.waitForEvent('page') : null;
      await button('Download').click();
      await page.getByText(sentence, { exact: true }).first().waitFor();
      if (tab) expect(new URL((await tab).url()).pathname).toBe(first);
    }
    expect(new Set(offers)).toEqual(new Set(['We could not download the picture. Open it in a new tab instead?']));
    expect(offers).toHaveLength(3);
    await button('Close picture').click();
    await page.route(`${PICTURES}?t=*`, (route) => route.abort());
    await button('Download All').click();
    await seen('Failed to download all images');
  });

  test('that fail to load say so and can be asked for again', async () => {
    await page.route(PICTURES, (route) => route.abort());
    await page.goto('/locations');
    await seen('Failed to load image');
    await page.unroute(PICTURES);
    await button('Reload').first().click();
    await expect.poll(() => page.getByText('Failed to load image').count()).toBe(0);
  });
});

test('a list that does not come says so and can be asked for again', async () => {
  await page.goto('/create');
  await page.route('**/api/rpc/locations/shelf**', (route) => route.abort());
  await page.getByRole('link', { name: 'Locations' }).first().click();
  await seen('Failed to load locations');
  await page.unroute('**/api/rpc/locations/shelf**');
  await button('Try again').click();
  await seen(/Showing \d+ location|Places for everyone/);
});

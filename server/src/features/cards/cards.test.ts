import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { characters, stories } from '../../database/schema/index.ts';
import { keepCharacter, keepStory } from '../../testing/kept-things.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { signRoutes } from '../signs/routes.ts';
import { openCardFonts, type CardFonts } from './card-fonts.ts';
import { storyCardOf } from './card-of.ts';
import { pageOf } from './card-svg.ts';
import { drawable, fitText, isRightToLeft, measure } from './fit-text.ts';
import { openKeptCards } from './kept-cards.ts';
import { cardRoutes } from './routes.ts';

let app: TestApp;
let anna: TestPerson;
let cards: ReturnType<typeof cardRoutes>;
let fonts: CardFonts;

beforeAll(async () => {
  app = await openTestApp();
  anna = await app.signUp('Anna');
  cards = cardRoutes(app.services);
  fonts = openCardFonts(join(app.services.config.dataFolder, 'fonts'));
});
afterAll(() => app.close());

const sharedStory = async (change: Parameters<typeof keepStory>[2] = {}) => {
  const id = await keepStory(app, anna, change);
  const { shareId } = await anna.api.sharing.share({ contentType: 'story', contentId: id });
  return { id, path: `/cards/stories/${shareId}.jpg`, shareId: shareId ?? '' };
};

describe('the card of a shared link', () => {
  it('is a picture of 1200 x 630 that is small enough to travel', async () => {
    const { path } = await sharedStory();
    const answer = await cards.request(path);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(bytes.byteLength).toBeLessThan(300_000);
  });

  it('shows title, cast, age and who shared it', async () => {
    const characters = [{ id: 'a', name: 'Maya' }, { id: 'b', name: 'Rusty' }] as never;
    const { shareId } = await sharedStory({ title: 'The Lost Lantern', characters });
    const { words } = await storyCardOf(app.services, shareId);
    expect(words.title).toBe('The Lost Lantern');
    expect(words.lines).toEqual(['With Maya and Rusty', 'Ages 5-8, shared by Anna']);
  });

  it('is also drawn for characters and for the site', async () => {
    const id = await keepCharacter(app, anna, { name: 'Juniper' });
    const { shareId } = await anna.api.sharing.share({ contentType: 'character', contentId: id });
    for (const path of [`/cards/characters/${shareId}.jpg`, '/cards/fableloom.jpg']) {
      const card = await cards.request(path);
      expect(await sharp(Buffer.from(await card.arrayBuffer())).metadata()).toMatchObject({ width: 1200, height: 630 });
    }
  });

  it('is not there for anyone, its owner and friends included, unless the link is open to everyone', async () => {
    const { id, path } = await sharedStory();
    expect((await cards.request(path)).status).toBe(200);
    await anna.api.sharing.update({ contentType: 'story', contentId: id, isPublic: false });
    expect((await cards.request(path, { headers: { cookie: anna.cookie } })).status).toBe(404);
    await app.services.db.update(stories).set({ sharing: sql`sharing || '{"withFriends":true}'` }).where(eq(stories.id, id));
    expect((await cards.request(path)).status).toBe(404);
    await anna.api.sharing.update({ contentType: 'story', contentId: id, isPublic: true });
    await app.services.db.update(stories).set({ hiddenAt: new Date() }).where(eq(stories.id, id));
    expect((await cards.request(path)).status).toBe(404);
    for (const strange of ['stories/story_1.jpg', 'stories/story_1', 'characters/%00.jpg', 'characters/char_1.jpg']) {
      expect((await cards.request(`/cards/${strange}`)).status).toBe(404);
    }
  });

  it('changes its mark with its title, and is not sent twice', async () => {
    const { id, path } = await sharedStory();
    const first = await cards.request(path);
    const etag = first.headers.get('etag') ?? '';
    expect((await cards.request(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    await app.services.db.update(stories).set({ title: 'Another name' }).where(eq(stories.id, id));
    expect((await cards.request(path)).headers.get('etag')).not.toBe(etag);
  });

  it('is drawn once while it is asked for, and again after a failure', async () => {
    const kept = openKeptCards(1);
    let drawn = 0;
    const draw = async () => {
      drawn += 1;
      if (drawn === 1) throw new Error('no paint');
      return new Uint8Array([drawn]);
    };
    await expect(kept.get('a', draw).card).rejects.toThrow('no paint');
    expect(await Promise.all([kept.get('a', draw).card, kept.get('a', draw).card])).toEqual([new Uint8Array([2]), new Uint8Array([2])]);
    await kept.get('b', draw).card;
    expect(await kept.get('a', draw).card).toEqual(new Uint8Array([4]));
  });
});

describe('the words on it', () => {
  const room = { width: 420, height: 300, sizes: [68, 48, 38], lineHeight: 1.14 };
  const fit = (text: string) => fitText(drawable(text, fonts.title.widthOf), room, fonts.title.widthOf);

  it.each([
    ['a long one', 'The long and winding tale of how Maximiliana Featherstonehaugh and her seven donkeys crossed the Desert of Whispering Spoons'],
    ['one endless word', 'Ho'.repeat(200)],
    ['Chinese', '月亮上的灯笼：玛雅和小狐狸的奇妙冒险'.repeat(6)],
    ['Arabic', 'الفانوس الضائع ومغامرة مايا في الغابة الزرقاء '.repeat(6)],
    ['small pictures', '🦊🌙👨‍👩‍👧‍👦🇩🇪'.repeat(30)],
  ])('stay in their place: %s', (_name, title) => {
    const { lines, size } = fit(title);
    expect(lines.length * size * room.lineHeight).toBeLessThanOrEqual(room.height + size);
    for (const line of lines) expect(measure(line, fonts.title.widthOf) * size).toBeLessThanOrEqual(room.width * 1.03);
    expect(lines.at(-1)).toMatch(/…$/);
  });

  it('are set smaller rather than broken', () => {
    expect(fit('Adventurousness of Ada').lines).toEqual(['Adventurousness', 'of Ada']);
  });

  it('leave out what no font has, and say something kind when nothing is left', () => {
    expect(drawable('Rusty ᚠᚢ\u0007 & Maya', fonts.title.widthOf)).toBe('Rusty & Maya');
    const page = pageOf({ title: 'ᚠᚢᚦ', lines: [], fallbackTitle: 'A story for you' }, fonts, () => 0);
    expect(page).toContain('A story');
  });

  it('are text and never drawing commands', () => {
    const title = '</text><image href="https://evil.example/x.png"/>';
    const page = pageOf({ title, lines: ['<script>'], fallbackTitle: '' }, fonts, () => 0);
    expect(page).not.toMatch(/<image|<script/);
  });

  it('run from right to left where they are read so', () => {
    expect(isRightToLeft('הפנס של Maya')).toBe(true);
    expect(isRightToLeft('Maya והפנס')).toBe(false);
    expect(pageOf({ title: 'הפנס', lines: [], fallbackTitle: '' }, fonts, () => 0)).toContain('text-anchor="end"');
  });
});

describe('the signs at the road', () => {
  const read = async (path: string) => (await signRoutes(app.services).request(path)).text();

  it('name the map of the site under its public address', async () => {
    expect(await read('/robots.txt')).toContain(`Sitemap: ${app.services.config.baseUrl}/sitemap.xml`);
    expect(await read('/robots.txt')).toContain('Disallow: /api/');
  });

  it('list public pages and what is listed in Explore, and nothing that is only behind a link', async () => {
    const behindLink = await sharedStory();
    const onShelf = await sharedStory();
    await app.services.db.update(stories).set({ sharing: sql`sharing || '{"listed":true}'` }).where(eq(stories.id, onShelf.id));
    const character = await keepCharacter(app, anna);
    const { shareId } = await anna.api.sharing.share({ contentType: 'character', contentId: character });
    await app.services.db.update(characters).set({ sharing: sql`sharing || '{"listed":true}'` }).where(eq(characters.id, character));
    const map = await read('/sitemap.xml');
    for (const path of ['/explore', '/privacy-policy', `/stories/shared/${onShelf.shareId}`, `/characters/shared/${shareId}`]) {
      expect(map).toContain(`<loc>${app.services.config.baseUrl}${path}</loc>`);
    }
    expect(map).not.toContain(behindLink.shareId);
  });
});

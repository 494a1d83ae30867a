import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { starterPictures } from '../../access/characters.ts';
import { characters } from '../../database/schema/index.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let app: TestApp;
let owner: TestPerson;

beforeAll(async () => {
  app = await openTestApp();
  owner = await app.signUp('Owner');
});
afterAll(() => app.close());
beforeEach(() => app.services.db.delete(characters).where(eq(characters.userId, owner.id)));

const picture = { url: '/storage/v1/object/public/images/x.webp', vectorUrl: null, width: 10, height: 10, alt: 'A fox', blur: null };
const sharing = (isPublic: boolean, listed = true) => ({
  isPublic, allowComments: true, shareId: 'char_1', sharedAt: null, sharedBy: null, views: 0, likes: 0, listed, withFriends: false,
});

const NO_TRAITS = {
  height: '', build: '', color: '', distinguishingFeature: '', age: '', customAge: '', skinTone: '', eyeColor: '', hairColor: '',
};

interface Changes {
  name?: string;
  type?: string;
  picture?: typeof picture | null;
  sharing?: ReturnType<typeof sharing> | null;
}

const keep = (age: number, changes: Changes = {}) =>
  app.services.db.insert(characters).values({
    userId: owner.id, name: `Fox ${age}`, type: 'Animal - Forest Animals - Red Fox', personality: 'Kind',
    appearance: NO_TRAITS,
    advancedFeatures: { imageStyle: '', background: '', lighting: '', mood: '', details: '', imageProvider: 'dall-e' },
    picture, sharing: sharing(true), createdAt: new Date(Date.now() - age * 1000), ...changes,
  });

describe('show', () => {
  test('shows the four newest public, named characters that have pictures and were listed by their families', async () => {
    for (const age of [6, 5, 4, 3, 2]) await keep(age);
    await keep(1, { sharing: sharing(false) });
    await keep(1, { sharing: sharing(true, false) });
    await keep(1, { sharing: null });
    await keep(1, { picture: null });
    await keep(1, { name: '' });
    await keep(1, { type: '' });
    const { featured } = await app.stranger.landing.show();
    expect(featured.map(({ name }) => name)).toEqual(['Fox 2', 'Fox 3', 'Fox 4', 'Fox 5']);
    expect(featured[0]).toMatchObject({ type: 'Animal - Forest Animals - Red Fox', picture: { url: picture.url } });
  });

  test('shows the starter cast where nobody has made a character public', async () => {
    starterPictures.set('starter_maya', picture);
    const { featured } = await app.stranger.landing.show();
    expect(featured.map(({ id }) => id)).toEqual(['starter_maya']);
    starterPictures.clear();
  });
});

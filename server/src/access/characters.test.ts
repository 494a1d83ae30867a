import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { characters, sharedCharacters } from '../database/schema/index.ts';
import { lend } from '../testing/kept-things.ts';
import { expectRefused } from '../testing/refusals.ts';
import { openTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { CHARACTER_RIGHTS, ownedCharacter, usableCharacter, usableCharacters, visibleCharacter } from './characters.ts';

let app: TestApp;
let owner: TestPerson;
let friend: TestPerson;
let stranger: TestPerson;
/** One that is lent to the friend, and one that is public. */
let lent: string;
let shown: string;

const NO_TRAITS = {
  height: '', build: '', color: '', distinguishingFeature: '', age: '', customAge: '', skinTone: '', eyeColor: '', hairColor: '',
};
const NO_STYLE = { imageStyle: '', background: '', lighting: '', mood: '', details: '', imageProvider: 'dall-e' };

async function keep(name: string, isPublic: boolean): Promise<string> {
  const sharing = { isPublic, allowComments: true, shareId: null, sharedAt: null, sharedBy: null, views: 0, likes: 0, listed: false, withFriends: false };
  const values = { userId: owner.id, name, type: 'Human', personality: 'Kind', appearance: NO_TRAITS, advancedFeatures: NO_STYLE, sharing };
  const [row] = await app.services.db.insert(characters).values(values).returning({ id: characters.id });
  return row?.id ?? '';
}

beforeAll(async () => {
  app = await openTestApp();
  [owner, friend, stranger] = [await app.signUp('Owner'), await app.signUp('Friend'), await app.signUp('Stranger')];
  [lent, shown] = [await keep('Lent', false), await keep('Shown', true)];
  await lend(app, owner, lent, friend);
});
afterAll(() => app.close());

test('only the owner changes, draws and shares; friends and starters may be used; a stranger may nothing', () => {
  const can = (rights: object) => Object.entries(rights).filter(([, may]) => may).map(([act]) => act);
  expect(Object.entries(CHARACTER_RIGHTS).map(([relation, may]) => [relation, can(may)])).toEqual([
    ['owner', ['edit', 'remove', 'share', 'use', 'draw']], ['friend', ['use']], ['starter', ['use']], ['public', []], ['stranger', []],
  ]);
});

describe('visibleCharacter', () => {
  test('tells how the person stands to it', async () => {
    const relation = async (person: TestPerson, id: string) => (await visibleCharacter(app.services.db, person.id, id)).relation;
    expect(await relation(owner, lent)).toBe('owner');
    expect(await relation(friend, lent)).toBe('friend');
    expect(await relation(stranger, shown)).toBe('public');
    expect(await relation(stranger, 'starter_ember')).toBe('starter');
    await expectRefused(relation(stranger, lent), 404, 'character.not-found');
  });
});

describe('ownedCharacter', () => {
  const owned = (person: TestPerson, id: string) => ownedCharacter(app.services.db, person.id, id);

  test('gives the row to its owner', async () => {
    expect(await owned(owner, lent)).toMatchObject({ id: lent, userId: owner.id, name: 'Lent' });
  });

  test('tells those who may see it that it is not theirs, and strangers nothing', async () => {
    await expectRefused(owned(friend, lent), 403, 'character.owner-only');
    await expectRefused(owned(stranger, shown), 403, 'character.owner-only');
    await expectRefused(owned(owner, 'starter_maya'), 403, 'character.starter.read-only');
    await expectRefused(owned(stranger, lent), 404, 'character.not-found');
  });

  test('what cannot be an id is missing, never an error', async () => {
    const nowhere = ['', 'temp_1', 'starter_nobody', "' or 1=1", randomUUID()];
    for (const id of nowhere) await expectRefused(owned(owner, id), 404, 'character.not-found');
  });
});

describe('usableCharacters', () => {
  const usable = (person: TestPerson, ids: string[]) => usableCharacters(app.services.db, person.id, ids);

  test('come in the order asked, each once', async () => {
    const ids = ['starter_maya', lent, 'starter_rusty', lent];
    expect((await usable(friend, ids)).map(({ id }) => id)).toEqual(['starter_maya', lent, 'starter_rusty']);
  });

  test('one that may not be used spoils the whole cast', async () => {
    await expectRefused(usable(stranger, ['starter_maya', lent]), 404, 'character.not-found');
    await expectRefused(usable(stranger, [shown]), 404, 'character.not-found');
    await expectRefused(usableCharacter(app.services.db, owner.id, 'temp_1'), 404, 'character.not-found');
  });

  test('a loan that was taken back is over', async () => {
    const id = await keep('Taken back', false);
    await lend(app, owner, id, friend);
    expect(await usable(friend, [id])).toHaveLength(1);
    await app.services.db.delete(sharedCharacters).where(eq(sharedCharacters.characterId, id));
    await expectRefused(usable(friend, [id]), 404, 'character.not-found');
  });
});

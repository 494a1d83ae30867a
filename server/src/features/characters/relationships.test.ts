import { randomUUID } from 'node:crypto';
import type { Character } from '@fableloom/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedCharacters } from '../../database/schema/index.ts';
import { lend } from '../../testing/kept-things.ts';
import { expectRefused } from '../../testing/refusals.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { characterForm } from './character-form.fixture.ts';

let app: TestApp;
let owner: TestPerson;
let friend: TestPerson;
let stranger: TestPerson;

beforeAll(async () => {
  app = await openTestApp();
  [owner, friend, stranger] = [await app.signUp('Owner'), await app.signUp('Friend'), await app.signUp('Stranger')];
  for (const person of [owner, friend, stranger]) await app.putOnPlan(person, 'price_unlimited');
});
afterAll(() => app.close());

const made = (changes = {}): Promise<Character> => owner.api.characters.create(characterForm(changes));

describe('relationships', () => {
  const to = (toCharacterId: string, more = {}) => ({ toCharacterId, type: 'Friend', details: '', ...more });

  test('are kept with the character, each once, to own, lent and starter characters', async () => {
    const other = await made({ name: 'Other' });
    const lent = await friend.api.characters.create(characterForm({ name: 'Lent' }));
    await lend(app, friend, lent.id, owner);
    const relationships = [to(other.id, { details: 'since the flood' }), to(lent.id, { type: 'Rival' }), to('starter_maya', { type: 'Twin' })];
    const character = await made({ relationships: [...relationships, to(other.id)] });
    expect(character.relationships).toEqual(relationships);
    expect((await owner.api.characters.show({ id: character.id })).relationships).toEqual(relationships);
  });

  test('need the other character and a kind of the list', async () => {
    for (const relationship of [to(''), to('starter_maya', { type: '' }), to('starter_maya', { type: 'Stepladder' })]) {
      const refused = await expectRefused(made({ relationships: [relationship] }), 400, 'character.relationship.incomplete');
      expect(refused.message).toBe('Please choose the other character and the kind of relationship.');
    }
  });

  test('are never to oneself', async () => {
    const { id, revision } = await made();
    const change = { ...characterForm({ relationships: [to(id)] }), id, revision };
    await expectRefused(owner.api.characters.update(change), 400, 'character.relationship.self');
  });

  test('are only to characters that the person may use', async () => {
    const strange = await stranger.api.characters.create(characterForm());
    for (const id of [strange.id, randomUUID(), 'temp_1']) {
      await expectRefused(made({ relationships: [to(id)] }), 404, 'character.relationship.unknown');
    }
  });

  test('to a character that is removed are forgotten, and stand in no way of a later save', async () => {
    const gone = await made({ name: 'Gone' });
    const lent = await friend.api.characters.create(characterForm({ name: 'Taken back' }));
    await lend(app, friend, lent.id, owner);
    const before = [to(gone.id), to(lent.id), to('starter_maya')];
    const { id, revision } = await made({ relationships: before });
    await owner.api.characters.remove({ id: gone.id });
    expect((await owner.api.characters.show({ id })).relationships).toEqual(before.slice(1));
    await app.services.db.delete(sharedCharacters).where(eq(sharedCharacters.characterId, lent.id));
    const updated = await owner.api.characters.update({ ...characterForm({ relationships: before.slice(1) }), id, revision });
    expect(updated.relationships).toEqual([to('starter_maya')]);
  });

  test('are the affair of the owner', async () => {
    const character = await made({ relationships: [to('starter_maya', { details: 'a secret' })] });
    await lend(app, owner, character.id, friend);
    expect((await friend.api.characters.show({ id: character.id })).relationships).toEqual([]);
  });

  test('keep unkind words out', () =>
    expectRefused(made({ relationships: [to('starter_maya', { details: 'He tortures kittens' })] }), 422, 'app.unsafe-text'));
});

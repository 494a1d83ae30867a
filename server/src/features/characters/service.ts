/** The characters of a family: listed, shown, made, changed, removed. */
import type { Character, CharacterForm, Outputs } from '@fableloom/contract';
import { and, eq } from 'drizzle-orm';
import { ownedCharacter, starterCast, visibleCharacter } from '../../access/characters.ts';
import { passGate, takeFromAllowance } from '../../allowance/allowance.ts';
import { characters } from '../../database/schema/index.ts';
import type { Person } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import type { Services } from '../../services.ts';
import { checkFields, checkWords } from './check-form.ts';
import { removePortraits } from './pictures.ts';
import { ownAndLent, storiesWith } from './store.ts';
import { characterView, ownCharacterView } from './view.ts';

/** Own and lent characters newest first, then the starter cast. */
export async function listCharacters({ db }: Services, who: Person): Promise<Character[]> {
  return [...(await ownAndLent(db, who.id)), ...starterCast()].map(characterView);
}

export async function showCharacter({ db }: Services, who: Person, id: string): Promise<Character> {
  return characterView(await visibleCharacter(db, who.id, id));
}

export async function createCharacter(services: Services, who: Person, form: CharacterForm): Promise<Character> {
  checkFields(form);
  await passGate(services, who.id, 'create-character');
  await checkWords(services.safety, form);
  const now = services.clock.now();
  const [row] = await takeFromAllowance(services, who.id, ['charactersLimit'], (tx) =>
    tx.insert(characters).values({ ...form, userId: who.id, createdAt: now, updatedAt: now }).returning(),
  );
  return ownCharacterView(row ?? refuse('BAD_REQUEST', 'character.save.failed'));
}

/** What the form sent, for the row and the revision it was opened with. */
type CharacterChange = CharacterForm & { id: string; revision: number };

/** Changes what the form holds and nothing else; pictures come and go by their own endpoints. */
export async function updateCharacter(services: Services, who: Person, input: CharacterChange): Promise<Character> {
  const { id, revision, ...form } = input;
  const character = await ownedCharacter(services.db, who.id, id);
  checkFields(form);
  await checkWords(services.safety, form);
  const [row] = await services.db
    .update(characters)
    .set({ ...form, revision: revision + 1, updatedAt: services.clock.now() })
    .where(and(eq(characters.id, character.id), eq(characters.userId, who.id), eq(characters.revision, revision)))
    .returning();
  return ownCharacterView(row ?? refuse('CONFLICT', 'app.changed-elsewhere'));
}

export async function removeCharacter(services: Services, who: Person, id: string): Promise<{ ok: true }> {
  const character = await ownedCharacter(services.db, who.id, id);
  await passGate(services, who.id, 'delete-character');
  await services.db.delete(characters).where(and(eq(characters.id, character.id), eq(characters.userId, who.id)));
  // The row is gone whatever happens to the files: a file without a row is only a little waste.
  const lament = (error: unknown) => services.log.warn({ characterId: id, error }, 'portraits were left behind');
  await removePortraits(services, character).catch(lament);
  return { ok: true };
}

export async function storiesFeaturing({ db }: Services, who: Person, id: string): Promise<Outputs['characters']['featuredIn']> {
  const character = await visibleCharacter(db, who.id, id);
  return storiesWith(db, who.id, character.id);
}

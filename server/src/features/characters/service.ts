/** The characters of a family: listed, shown, made, changed, removed. */
import { type Character, type CharacterChoice, characterChoiceSchema, type CharacterForm, characterFormSchema, type Inputs, type Outputs } from '@fableloom/contract';
import { and, eq } from 'drizzle-orm';
import { ownedCharacter, starterCast, visibleCharacter } from '../../access/characters.ts';
import { passGate, takeFromAllowance } from '../../allowance/allowance.ts';
import { idOfForm } from '../../database/id-of-form.ts';
import { madeOnce } from '../../database/made-once.ts';
import { characters } from '../../database/schema/index.ts';
import type { Person } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { stopJobsAbout } from '../../jobs/stop-jobs.ts';
import type { Services } from '../../services.ts';
import { checkFields, checkWords } from './check-form.ts';
import { removePortraits } from './pictures.ts';
import { checkRelationships, forgetCharacter, keptRelationships } from './relationships.ts';
import { mentions, pageOfShelf, type ShelfInput } from './shelf.ts';
import { ownAndLent, ownAndLentChoices, storiesWith } from './store.ts';
import { characterView, ownCharacterView } from './view.ts';

/** Own and lent characters newest first, then the starter cast. */
export async function listCharacters({ db }: Services, who: Person): Promise<Character[]> {
  return [...(await ownAndLent(db, who.id)), ...starterCast()].map(characterView);
}

/** The same, with what choosing needs. */
export async function listChoices({ db }: Services, who: Person): Promise<CharacterChoice[]> {
  const starters = starterCast().map((seen) => characterChoiceSchema.parse(characterView(seen)));
  return [...(await ownAndLentChoices(db, who.id)), ...starters];
}

/** One page of a view, with how many there are; the starter cast stands at the end of everybody. */
export async function showShelf({ db }: Services, who: Person, input: ShelfInput): Promise<Outputs['characters']['shelf']> {
  const { rows, next, found, counts } = await pageOfShelf(db, who.id, input);
  const cast = starterCast();
  const starters = input.view === 'all' ? cast.filter((seen) => mentions(seen, input.search ?? '')) : [];
  const items = next === null ? [...rows, ...starters] : rows;
  return {
    items: items.map(characterView),
    next,
    found: found + starters.length,
    counts: { ...counts, all: counts.mine + counts.shared + cast.length },
  };
}

export async function showCharacter({ db }: Services, who: Person, id: string): Promise<Character> {
  return characterView(await visibleCharacter(db, who.id, id));
}

/** The character that this form has already become: its answer got lost, and it is sent again. */
async function madeBefore({ db }: Services, who: Person, tempId: string | null | undefined): Promise<Character | null> {
  if (!tempId) return null;
  const [row] = await db.select().from(characters).where(and(eq(characters.userId, who.id), eq(characters.tempId, tempId)));
  return row ? ownCharacterView(row) : null;
}

export async function createCharacter(services: Services, who: Person, form: Inputs['characters']['create']): Promise<Character> {
  const wanted = characterFormSchema.parse(form);
  const made = await madeOnce<CharacterForm, Character>({
    wanted,
    find: () => madeBefore(services, who, form.tempId),
    formOf: (character) => characterFormSchema.parse(character),
    change: (change) => updateCharacter(services, who, change),
    make: () => addCharacter(services, who, wanted, form.tempId ?? null),
  });
  return made ?? refuse('BAD_REQUEST', 'character.save.failed');
}

async function addCharacter(services: Services, who: Person, wanted: CharacterForm, tempId: string | null): Promise<Character | null> {
  checkFields(wanted);
  checkRelationships(wanted.relationships, null);
  await passGate(services, who.id, 'create-character');
  await checkWords(services.safety, wanted);
  const relationships = await keptRelationships(services.db, who, wanted.relationships);
  const now = services.clock.now();
  // What the preview of the form showed is what this one is drawn from.
  const id = tempId === null ? {} : { id: idOfForm(who.id, tempId) };
  const values = { ...wanted, ...id, relationships, tempId, userId: who.id, createdAt: now, updatedAt: now };
  const [row] = await takeFromAllowance(services, who.id, ['charactersLimit'], (tx) =>
    tx.insert(characters).values(values).onConflictDoNothing().returning(),
  );
  return row ? ownCharacterView(row) : null;
}

/** What the form sent, for the row and the revision it was opened with. */
type CharacterChange = CharacterForm & { id: string; revision: number };

/** Changes what the form holds and nothing else; pictures come and go by their own endpoints. */
export async function updateCharacter(services: Services, who: Person, input: CharacterChange): Promise<Character> {
  const { id, revision, ...form } = input;
  const character = await ownedCharacter(services.db, who.id, id);
  checkFields(form);
  checkRelationships(form.relationships, character.id);
  await checkWords(services.safety, form);
  const relationships = await keptRelationships(services.db, who, form.relationships, character.relationships);
  const [row] = await services.db
    .update(characters)
    .set({ ...form, relationships, revision: revision + 1, updatedAt: services.clock.now() })
    .where(and(eq(characters.id, character.id), eq(characters.userId, who.id), eq(characters.revision, revision)))
    .returning();
  return ownCharacterView(row ?? refuse('CONFLICT', 'app.changed-elsewhere'));
}

export async function removeCharacter(services: Services, who: Person, id: string): Promise<{ ok: true }> {
  const character = await ownedCharacter(services.db, who.id, id);
  await passGate(services, who.id, 'delete-character');
  await services.db.transaction(async (tx) => {
    await forgetCharacter(tx, character);
    await tx.delete(characters).where(and(eq(characters.id, character.id), eq(characters.userId, who.id)));
    await stopJobsAbout(services, tx, who.id, { characterId: character.id });
  });
  await removePortraits(services, character);
  return { ok: true };
}

export async function storiesFeaturing({ db }: Services, who: Person, id: string): Promise<Outputs['characters']['featuredIn']> {
  const character = await visibleCharacter(db, who.id, id);
  return storiesWith(db, who.id, character.id);
}

/** Who may do what with a character: one row of rights for each way a person can stand to it. */
import type { May, Picture } from '@fableloom/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { characters, profiles, sharedCharacters } from '../database/schema/index.ts';
import { refuse } from '../http/refuse.ts';
import { isUuid } from '../http/uuid.ts';
import { STARTER_CHARACTERS, type StarterCharacter } from '../starters/characters.ts';
import { isInGoodStanding } from './good-standing.ts';
import { asOwned, asUsable, type Owned, type Usable } from './receipts.ts';

export type CharacterRow = typeof characters.$inferSelect;

export type CharacterRelation = 'owner' | 'friend' | 'starter' | 'public' | 'stranger';

const NOTHING: May = { edit: false, remove: false, share: false, use: false, draw: false };

/** A friend is somebody the character is lent to; 'public' is everyone else while its link is on. */
export const CHARACTER_RIGHTS: Readonly<Record<CharacterRelation, May>> = {
  owner: { edit: true, remove: true, share: true, use: true, draw: true },
  friend: { ...NOTHING, use: true },
  starter: { ...NOTHING, use: true },
  public: NOTHING,
  stranger: NOTHING,
};

/** A character as the asking person meets it; the starter cast belongs to nobody. */
export interface SeenCharacter extends Omit<CharacterRow, 'userId'> {
  userId: string | null;
  relation: CharacterRelation;
  /** Display name of the owner, for characters of somebody else. */
  sharedBy: string | null;
  sharedAt: Date | null;
}

/** Pictures of starter characters and starter places by id; filled while the program starts, for lists that cannot wait. */
export const starterPictures = new Map<string, Picture>();

/** The day the starters were made, for 'created' lines and for their place at the end of lists. */
export const STARTERS_MADE = new Date('2026-01-01T00:00:00.000Z');

function seenStarter(starter: StarterCharacter): Usable<SeenCharacter> {
  const picture = starterPictures.get(starter.id) ?? null;
  return asUsable({
    ...starter,
    userId: null,
    imageUrl: picture?.url ?? null, imagePath: null, mainImage: picture?.url ?? null, picture,
    customPrompt: '', generatedPrompt: '', imageHistory: [],
    sharing: null, tempId: null, hiddenAt: null, revision: 1, relationships: [], createdAt: STARTERS_MADE, updatedAt: STARTERS_MADE,
    relation: 'starter', sharedBy: null, sharedAt: null,
  });
}

export const starterCast = (): Usable<SeenCharacter>[] => STARTER_CHARACTERS.map(seenStarter);

/** What a query for `seenRow` selects: the row, the loan to the asking person, the owner's name and whether their account is open. */
export const SEEN_COLUMNS = {
  row: characters, lentAt: sharedCharacters.createdAt, ownerName: profiles.displayName, ownerIsOpen: isInGoodStanding(characters.userId),
};

interface FoundRow {
  row: CharacterRow;
  lentAt: Date | null;
  ownerName: string | null;
  ownerIsOpen: boolean;
}

export const lentTo = (who: string) => and(eq(sharedCharacters.characterId, characters.id), eq(sharedCharacters.sharedWithUserId, who));

/** What of a row decides how a person stands to it. */
type Standing = Pick<FoundRow, 'lentAt' | 'ownerIsOpen'> & { row: Pick<CharacterRow, 'userId' | 'hiddenAt' | 'sharing'> };

export function relationOf(who: string, { row, lentAt, ownerIsOpen }: Standing): CharacterRelation {
  if (row.userId === who) return 'owner';
  // What an administrator has hidden is there for its owner only, also where it was lent.
  if (row.hiddenAt !== null) return 'stranger';
  if (lentAt) return 'friend';
  return row.sharing?.isPublic && ownerIsOpen ? 'public' : 'stranger';
}

export function seenRow(who: string, found: FoundRow): SeenCharacter {
  const { row, lentAt, ownerName } = found;
  const relation = relationOf(who, found);
  return { ...row, relation, sharedBy: relation === 'owner' ? null : ownerName, sharedAt: lentAt };
}

async function findRows(db: Queries, who: string, ids: readonly string[]): Promise<SeenCharacter[]> {
  const rowIds = ids.filter(isUuid);
  if (rowIds.length === 0) return [];
  const found = await db
    .select(SEEN_COLUMNS)
    .from(characters)
    .leftJoin(sharedCharacters, lentTo(who))
    .leftJoin(profiles, eq(profiles.userId, characters.userId))
    .where(inArray(characters.id, rowIds));
  return found.map((each) => seenRow(who, each));
}

/** A character that this person may look at. Private and missing look the same. */
export async function visibleCharacter(db: Queries, who: string, id: string): Promise<SeenCharacter> {
  const starter = STARTER_CHARACTERS.find((each) => each.id === id);
  if (starter) return seenStarter(starter);
  const [seen] = await findRows(db, who, [id]);
  return seen && seen.relation !== 'stranger' ? seen : refuse('NOT_FOUND', 'character.not-found');
}

/** The row of a character that this person owns; whoever may only see it is told so. */
export async function ownedCharacter(db: Queries, who: string, id: string): Promise<Owned<CharacterRow>> {
  const { relation, sharedBy: _owner, sharedAt: _since, userId, ...rest } = await visibleCharacter(db, who, id);
  if (relation === 'starter') refuse('FORBIDDEN', 'character.starter.read-only');
  if (relation !== 'owner' || userId === null) refuse('FORBIDDEN', 'character.owner-only');
  return asOwned({ ...rest, userId });
}

/** Those of them that are still there and that this person may use; the rest is left out. */
export async function stillUsable(db: Queries, who: string, ids: readonly string[]): Promise<Usable<SeenCharacter>[]> {
  const cast = starterCast().filter(({ id }) => ids.includes(id));
  const rows = await findRows(db, who, ids);
  return [...cast, ...rows.filter(({ relation }) => CHARACTER_RIGHTS[relation].use).map(asUsable)];
}

/** Characters for a story, in the order asked and each once: own, lent by friends, or of the starter cast. */
export async function usableCharacters(db: Queries, who: string, ids: readonly string[]): Promise<Usable<SeenCharacter>[]> {
  const wanted = [...new Set(ids)];
  const rows = new Map((await findRows(db, who, wanted)).map((seen) => [seen.id, seen]));
  const cast = new Map(starterCast().map((seen) => [seen.id, seen]));
  return wanted.map((id) => {
    const seen = cast.get(id) ?? rows.get(id.toLowerCase());
    return seen && CHARACTER_RIGHTS[seen.relation].use ? asUsable(seen) : refuse('NOT_FOUND', 'character.not-found');
  });
}

/** Which of these characters the person may use. */
export async function usableIds(db: Queries, who: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await findRows(db, who, ids);
  const usable = rows.filter(({ relation }) => CHARACTER_RIGHTS[relation].use).map(({ id }) => id);
  return new Set([...usable, ...STARTER_CHARACTERS.map(({ id }) => id)]);
}

export async function usableCharacter(db: Queries, who: string, id: string): Promise<Usable<SeenCharacter>> {
  const [seen] = await usableCharacters(db, who, [id]);
  return seen ?? refuse('NOT_FOUND', 'character.not-found');
}

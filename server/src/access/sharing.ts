/** Who may see a shared story or character, and who may change how it is shared. Private and missing look the same. */
import { type ContentType, NOT_SHARED, type Sharing } from '@fableloom/contract';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { characters, sharedCharacters, stories } from '../database/schema/index.ts';
import { refuse } from '../http/refuse.ts';
import { isUuid } from '../http/uuid.ts';
import type { AgeRange } from '../ports/safety/safety.port.ts';
import { STARTER_CHARACTERS } from '../starters/characters.ts';
import { areFriends, areKeptApart } from './friends.ts';
import { isInGoodStanding } from './good-standing.ts';
import { asOwned, type Owned } from './receipts.ts';

/** A story or character, as far as sharing needs to know it. */
export interface SharedContent {
  type: ContentType;
  id: string;
  userId: string;
  title: string;
  /** Null where nobody said who it is for. */
  ageRange: AgeRange | null;
  sharing: Sharing;
  isHidden: boolean;
  /** False while the account of its owner is suspended. */
  ownerIsOpen: boolean;
}

type Who = { id: string } | null;

declare const seen: unique symbol;
/** The person who asked may see it. */
export type Seen<T> = T & { readonly [seen]: true };

const STORY = {
  id: stories.id, userId: stories.userId, title: stories.title, ageRange: stories.ageRange,
  sharing: stories.sharing, hiddenAt: stories.hiddenAt, ownerIsOpen: isInGoodStanding(stories.userId),
};
const CHARACTER = {
  id: characters.id, userId: characters.userId, title: characters.name, ageRange: sql<AgeRange | null>`null`,
  sharing: characters.sharing, hiddenAt: characters.hiddenAt, ownerIsOpen: isInGoodStanding(characters.userId),
};

type Found = Omit<SharedContent, 'type' | 'sharing' | 'isHidden'> & { sharing: Sharing | null; hiddenAt: Date | null };

const asContent = (type: ContentType, rows: readonly Found[]): SharedContent | undefined => {
  const [row] = rows;
  if (!row) return undefined;
  const { hiddenAt, ...rest } = row;
  return { ...rest, type, sharing: { ...NOT_SHARED, ...row.sharing }, isHidden: hiddenAt !== null };
};

const find = async (db: Queries, type: ContentType, where: { story: SQL; character: SQL }): Promise<SharedContent | undefined> =>
  type === 'story'
    ? asContent(type, await db.select(STORY).from(stories).where(where.story).limit(1))
    : asContent(type, await db.select(CHARACTER).from(characters).where(where.character).limit(1));

async function findById(db: Queries, type: ContentType, id: string): Promise<SharedContent | undefined> {
  if (type === 'character' && !isUuid(id)) return undefined;
  return find(db, type, { story: eq(stories.id, id), character: eq(characters.id, id) });
}

const refuseMissing = (type: ContentType): never => refuse('NOT_FOUND', type === 'story' ? 'story.not-found' : 'character.not-found');

const isOpen = ({ sharing, isHidden, ownerIsOpen }: SharedContent): boolean => sharing.isPublic && !isHidden && ownerIsOpen;

async function isLentTo(db: Queries, who: string, { type, id }: SharedContent): Promise<boolean> {
  if (type !== 'character') return false;
  const mine = and(eq(sharedCharacters.characterId, id), eq(sharedCharacters.sharedWithUserId, who));
  return (await db.select({ ownerId: sharedCharacters.ownerId }).from(sharedCharacters).where(mine)).length > 0;
}

/** Its owner always, everyone while it is public, friends while it is shared with them. */
async function maySee(db: Queries, who: Who, content: SharedContent): Promise<boolean> {
  if (isOpen(content) || content.userId === who?.id) return true;
  if (!who || content.isHidden) return false;
  if (content.sharing.withFriends && (await areFriends(db, who.id, content.userId))) return true;
  return isLentTo(db, who.id, content);
}

const asSeen = (content: SharedContent): Seen<SharedContent> => content as Seen<SharedContent>;

export async function visibleContent(db: Queries, who: Who, type: ContentType, id: string): Promise<Seen<SharedContent>> {
  const content = await findById(db, type, id);
  return content && (await maySee(db, who, content)) ? asSeen(content) : refuseMissing(type);
}

/** What a link leads to; one that was switched off and one that never was are the same. */
export async function contentOfLink(db: Queries, who: Who, type: ContentType, shareId: string): Promise<Seen<SharedContent>> {
  const where = { story: sql`${stories.sharing}->>'shareId' = ${shareId}`, character: sql`${characters.sharing}->>'shareId' = ${shareId}` };
  const content = await find(db, type, where);
  return content && (await maySee(db, who, content)) ? asSeen(content) : refuse('NOT_FOUND', 'share.link.not-found');
}

/** For its owner; whoever may only see it is told so. */
export async function ownedContent(db: Queries, who: { id: string }, type: ContentType, id: string): Promise<Owned<SharedContent>> {
  if (type === 'character' && STARTER_CHARACTERS.some((starter) => starter.id === id)) refuse('FORBIDDEN', 'character.starter.read-only');
  const content = await visibleContent(db, who, type, id);
  return content.userId === who.id ? asOwned(content) : refuse('FORBIDDEN', 'share.owner-only');
}

/** Whether this person may say something here: not to somebody they are kept apart from. */
export async function mayAnswer(db: Queries, who: Who, content: Seen<SharedContent>): Promise<boolean> {
  if (!who) return false;
  return who.id === content.userId || !(await areKeptApart(db, who.id, content.userId));
}

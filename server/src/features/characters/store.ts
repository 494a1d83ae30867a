/** Queries of characters that are more than one table's row. */
import type { CharacterChoice, Outputs } from '@fableloom/contract';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { lentTo, relationOf, SEEN_COLUMNS, type SeenCharacter, seenRow } from '../../access/characters.ts';
import type { Queries } from '../../database/open.ts';
import { characters, profiles, sharedCharacters, stories } from '../../database/schema/index.ts';

function idsOfOwnAndLent(db: Queries, who: string) {
  const own = db.select({ id: characters.id }).from(characters).where(eq(characters.userId, who));
  const lent = db.select({ id: sharedCharacters.characterId }).from(sharedCharacters).where(eq(sharedCharacters.sharedWithUserId, who));
  return unionAll(own, lent);
}

/** Own characters and those that friends lent, newest first, in one query that finds each by an index. */
export async function ownAndLent(db: Queries, who: string): Promise<SeenCharacter[]> {
  const found = await db
    .select(SEEN_COLUMNS)
    .from(characters)
    .leftJoin(sharedCharacters, lentTo(who))
    .leftJoin(profiles, eq(profiles.userId, characters.userId))
    .where(inArray(characters.id, idsOfOwnAndLent(db, who)))
    .orderBy(desc(characters.createdAt), characters.id);
  // One that an administrator has hidden is lent no more.
  return found.map((each) => seenRow(who, each)).filter(({ relation }) => relation !== 'stranger');
}

const CHOICE = {
  id: characters.id, name: characters.name, type: characters.type, personality: characters.personality, magicalPower: characters.magicalPower,
  role: characters.role, relationships: characters.relationships, picture: characters.picture,
};
const STANDING = { userId: characters.userId, hiddenAt: characters.hiddenAt, sharing: characters.sharing };

/** The same with no more than choosing needs: two thousand whole characters are several megabytes. */
export async function ownAndLentChoices(db: Queries, who: string): Promise<CharacterChoice[]> {
  const found = await db
    .select({ choice: CHOICE, standing: STANDING, lentAt: sharedCharacters.createdAt })
    .from(characters)
    .leftJoin(sharedCharacters, lentTo(who))
    .where(inArray(characters.id, idsOfOwnAndLent(db, who)))
    .orderBy(desc(characters.createdAt), characters.id);
  return found.flatMap(({ choice, standing, lentAt }) => {
    // Only own and lent ones are read here, never one that is merely public.
    const relation = relationOf(who, { row: standing, lentAt, ownerIsOpen: false });
    if (relation === 'stranger') return [];
    const isOwn = relation === 'owner';
    return [{ ...choice, relationships: isOwn ? choice.relationships : [], isShared: !isOwn, isStarter: false }];
  });
}

/** The person's own stories in which this character plays, newest first. */
export async function storiesWith(db: Queries, who: string, characterId: string): Promise<Outputs['characters']['featuredIn']> {
  const member = JSON.stringify([{ id: characterId }]);
  return db
    .select({ id: stories.id, title: stories.title, createdAt: stories.createdAt })
    .from(stories)
    .where(and(eq(stories.userId, who), sql`${stories.characters} @> ${member}::jsonb`))
    .orderBy(desc(stories.createdAt), stories.id);
}

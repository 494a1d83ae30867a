/** What may stand on a shelf that others see, and the cards that stand there. */
import { type CharacterCard, NOT_SHARED, type PersonCard, type Sharing, type StoryCard } from '@fableloom/contract';
import { and, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { characters, profiles, stories } from '../database/schema/index.ts';
import { friendIdsOf } from './friends.ts';
import { isInGoodStanding } from './good-standing.ts';

type Shelved = typeof stories | typeof characters;

/** Public and listed by its owner, whose account is open. All but the last is the condition of the indexes stories_shelf_* and characters_shelf_*. */
export const inExplore = ({ sharing, hiddenAt, userId }: Shelved): SQL | undefined =>
  and(sql`${sharing}->>'isPublic' = 'true'`, sql`${sharing}->>'listed' = 'true'`, isNull(hiddenAt), isInGoodStanding(userId));

const forFriends = ({ sharing, hiddenAt }: Shelved): SQL | undefined =>
  and(or(sql`${sharing}->>'isPublic' = 'true'`, sql`${sharing}->>'withFriends' = 'true'`), isNull(hiddenAt));

/** Public, or meant for friends, and made by a friend of this person. */
export const ofFriends = (table: Shelved, who: string): SQL | undefined =>
  and(forFriends(table), sql`${table.userId} in ${friendIdsOf(who)}`);

const OWNER = { userId: profiles.userId, displayName: profiles.displayName, photoUrl: profiles.photoUrl };

export const STORY_CARD = {
  id: stories.id, title: stories.title, theme: stories.theme, themeCategory: stories.themeCategory, ageRange: stories.ageRange,
  currentPhase: stories.currentPhase, cover: stories.cover, characters: stories.characters,
  sharing: stories.sharing, owner: OWNER,
};
export const CHARACTER_CARD = {
  id: characters.id, name: characters.name, type: characters.type,
  personality: characters.personality, magicalPower: characters.magicalPower,
  picture: characters.picture, sharing: characters.sharing, owner: OWNER,
};

type FromRow<Card> = Omit<Card, 'shareId' | 'sharedAt' | 'views' | 'likes'> & { sharing: Sharing | null; owner: PersonCard };

/** The numbers and the link out of the sharing object, which itself stays here. */
function card<Card>({ sharing, ...rest }: FromRow<Card>) {
  const { shareId, sharedAt, views, likes } = sharing ?? NOT_SHARED;
  return { ...rest, shareId: shareId ?? '', sharedAt: sharedAt ?? '', views, likes };
}
export const storyCard = (row: FromRow<StoryCard>): StoryCard => card<StoryCard>(row) as StoryCard;
export const characterCard = (row: FromRow<CharacterCard>): CharacterCard => card<CharacterCard>(row) as CharacterCard;

/** As much of one friend as a page shows. */
const MOST_OF_ONE_PERSON = 200;

export async function storiesShownBy(db: Queries, ownerId: string): Promise<StoryCard[]> {
  const rows = await db
    .select(STORY_CARD)
    .from(stories)
    .innerJoin(profiles, eq(profiles.userId, stories.userId))
    .where(and(eq(stories.userId, ownerId), forFriends(stories)))
    .orderBy(desc(stories.createdAt), stories.id)
    .limit(MOST_OF_ONE_PERSON);
  return rows.map(storyCard);
}

export async function charactersShownBy(db: Queries, ownerId: string): Promise<CharacterCard[]> {
  const rows = await db
    .select(CHARACTER_CARD)
    .from(characters)
    .innerJoin(profiles, eq(profiles.userId, characters.userId))
    .where(and(eq(characters.userId, ownerId), forFriends(characters)))
    .orderBy(desc(characters.createdAt), characters.id)
    .limit(MOST_OF_ONE_PERSON);
  return rows.map(characterCard);
}

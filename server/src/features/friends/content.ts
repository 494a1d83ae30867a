/** What a friend shares: characters lent to me, and their public stories and characters. */
import type { Outputs } from '@fableloom/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { onlyFriends } from '../../access/friends.ts';
import { charactersShownBy, storiesShownBy } from '../../access/shelves.ts';
import { characters, sharedCharacters } from '../../database/schema/index.ts';
import type { Person } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import type { Services } from '../../services.ts';
import { findCard } from './store.ts';

const LENT = {
  id: characters.id, name: characters.name, type: characters.type,
  personality: characters.personality, magicalPower: characters.magicalPower,
  picture: characters.picture, sharedAt: sharedCharacters.createdAt,
};

export async function contentOfFriend({ db }: Services, who: Person, ownerId: string): Promise<Outputs['friends']['content']> {
  await onlyFriends(db, who.id, ownerId);
  const owner = (await findCard(db, ownerId)) ?? refuse('NOT_FOUND', 'friend.person.not-found');
  const [lent, stories, shown] = await Promise.all([
    db
      .select(LENT)
      .from(sharedCharacters)
      .innerJoin(characters, eq(characters.id, sharedCharacters.characterId))
      .where(and(eq(sharedCharacters.sharedWithUserId, who.id), eq(sharedCharacters.ownerId, ownerId), isNull(characters.hiddenAt)))
      .orderBy(desc(sharedCharacters.createdAt), characters.id),
    storiesShownBy(db, ownerId),
    charactersShownBy(db, ownerId),
  ]);
  return { owner, lent, stories, characters: shown };
}

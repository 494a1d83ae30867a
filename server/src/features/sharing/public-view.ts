/** What stands beside everything shared: its owner, its numbers, and what the asking person may do. */
import { NOT_SHARED, type PersonCard, type SharedMay } from '@fableloom/contract';
import { and, eq } from 'drizzle-orm';
import { mayAnswer, type Seen, type SharedContent } from '../../access/sharing.ts';
import { likes, profiles } from '../../database/schema/index.ts';
import type { Person } from '../../http/endpoints.ts';
import type { Services } from '../../services.ts';

/** The profile of every owner exists; a name is never invented where it does not. */
async function ownerOf({ db }: Services, userId: string): Promise<PersonCard> {
  const [card] = await db
    .select({ userId: profiles.userId, displayName: profiles.displayName, photoUrl: profiles.photoUrl })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return card ?? { userId, displayName: '', photoUrl: null };
}

async function isLiked({ db }: Services, who: Person | null, content: SharedContent): Promise<boolean> {
  if (!who) return false;
  const mine = and(eq(likes.contentType, content.type), eq(likes.contentId, content.id), eq(likes.userId, who.id));
  return (await db.select({ userId: likes.userId }).from(likes).where(mine)).length > 0;
}

async function sharedMay({ db }: Services, who: Person | null, content: Seen<SharedContent>): Promise<SharedMay> {
  const answer = await mayAnswer(db, who, content);
  const isOwner = who?.id === content.userId;
  return { like: answer, comment: answer && content.sharing.allowComments, report: who !== null && !isOwner, manage: isOwner };
}

export async function sharedFields(services: Services, who: Person | null, content: Seen<SharedContent>) {
  const [owner, liked, may] = await Promise.all([
    ownerOf(services, content.userId), isLiked(services, who, content), sharedMay(services, who, content),
  ]);
  const { isPublic, listed, allowComments, views, likes: loved, shareId, sharedAt } = { ...NOT_SHARED, ...content.sharing };
  return {
    id: content.id, shareId: shareId ?? '', owner, isPublic, listed: listed && isPublic, allowComments, views, likes: loved,
    sharedAt: sharedAt ?? '', liked, may,
  };
}

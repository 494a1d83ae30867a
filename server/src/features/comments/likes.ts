/** Likes: one a person, pressed again it is taken back. The number beside them is kept by the database, see migration 0003. */
import { type ContentType, NOT_SHARED, type Outputs } from '@fableloom/contract';
import { and, eq } from 'drizzle-orm';
import { mayAnswer, type SharedContent, visibleContent } from '../../access/sharing.ts';
import type { Transaction } from '../../database/open.ts';
import { characters, likes, stories } from '../../database/schema/index.ts';
import type { Person } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { actorOf } from '../../notify/actor.ts';
import { likeNote } from '../../notify/notes.ts';
import { notify } from '../../notify/notify.ts';
import type { Services } from '../../services.ts';

/** Presses on the same thing wait for each other, so that each sees what the one before left. */
async function holdContent(tx: Transaction, { type, id }: SharedContent): Promise<void> {
  if (type === 'story') await tx.select({ id: stories.id }).from(stories).where(eq(stories.id, id)).for('update');
  else await tx.select({ id: characters.id }).from(characters).where(eq(characters.id, id)).for('update');
}

async function countOf(tx: Transaction, { type, id }: SharedContent): Promise<number> {
  const [row] =
    type === 'story'
      ? await tx.select({ sharing: stories.sharing }).from(stories).where(eq(stories.id, id))
      : await tx.select({ sharing: characters.sharing }).from(characters).where(eq(characters.id, id));
  return (row?.sharing ?? NOT_SHARED).likes;
}

export async function toggleLike(services: Services, who: Person, type: ContentType, id: string): Promise<Outputs['likes']['toggle']> {
  const content = await visibleContent(services.db, who, type, id);
  // Its owner sees it also while it is not shared; there is no number yet that a like could raise.
  if (content.sharing.shareId === null) refuse('NOT_FOUND', 'share.link.not-found');
  if (!(await mayAnswer(services.db, who, content))) refuse('FORBIDDEN', 'app.not-allowed');
  const like = { contentType: type, contentId: content.id, userId: who.id };
  return services.db.transaction(async (tx) => {
    await holdContent(tx, content);
    const mine = and(eq(likes.contentType, type), eq(likes.contentId, content.id), eq(likes.userId, who.id));
    const takenBack = await tx.delete(likes).where(mine).returning({ userId: likes.userId });
    const liked = takenBack.length === 0;
    if (liked) await tx.insert(likes).values({ ...like, createdAt: services.clock.now() });
    const note = likeNote(await actorOf(tx, who), { ...content, shareId: content.sharing.shareId });
    if (liked && content.userId !== who.id) await notify(services, tx, [note]);
    return { liked, likes: await countOf(tx, content) };
  });
}

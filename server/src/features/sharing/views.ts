/** Counts views: one a call, however many come at once. */
import type { ContentType } from '@fableloom/contract';
import { eq, sql } from 'drizzle-orm';
import { visibleContent } from '../../access/sharing.ts';
import { characters, contentViews, stories } from '../../database/schema/index.ts';
import type { Person } from '../../http/endpoints.ts';
import type { Services } from '../../services.ts';

const ONE_MORE = { sharing: sql`jsonb_set(sharing, '{views}', to_jsonb(coalesce((sharing->>'views')::int, 0) + 1))` };
const VIEWS = sql<number>`(sharing->>'views')::int`;

/** Answers the views with this one. Where it cannot be seen there is nothing to count. */
export async function countView({ db, clock }: Services, who: Person | null, type: ContentType, id: string): Promise<{ views: number }> {
  const content = await visibleContent(db, who, type, id);
  // Its owner may look at something that was never shared: there is no number yet.
  if (content.sharing.shareId === null) return { views: content.sharing.views };
  const day = clock.now().toISOString().slice(0, 10);
  return db.transaction(async (tx) => {
    const [row] =
      type === 'story'
        ? await tx.update(stories).set(ONE_MORE).where(eq(stories.id, content.id)).returning({ views: VIEWS })
        : await tx.update(characters).set(ONE_MORE).where(eq(characters.id, content.id)).returning({ views: VIEWS });
    await tx
      .insert(contentViews)
      .values({ contentType: type, contentId: content.id, day, ownerId: content.userId, views: 1 })
      .onConflictDoUpdate({
        target: [contentViews.contentType, contentViews.contentId, contentViews.day],
        set: { views: sql`${contentViews.views} + 1` },
      });
    return { views: row?.views ?? content.sharing.views };
  });
}

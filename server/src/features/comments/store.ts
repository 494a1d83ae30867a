/** SQL of comments. */
import { and, desc, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm';
import type { SharedContent } from '../../access/sharing.ts';
import type { Queries } from '../../database/open.ts';
import { comments, profiles } from '../../database/schema/index.ts';
import { isUuid } from '../../http/uuid.ts';

const COLUMNS = { ...getTableColumns(comments), userDisplayName: profiles.displayName, userPhotoUrl: profiles.photoUrl };

export type CommentRow = typeof comments.$inferSelect & { userDisplayName: string | null; userPhotoUrl: string | null };

const selectComments = (db: Queries) => db.select(COLUMNS).from(comments).leftJoin(profiles, eq(profiles.userId, comments.userId));

export async function findComment(db: Queries, id: string): Promise<CommentRow | undefined> {
  const [row] = await selectComments(db).where(eq(comments.id, id));
  return row;
}

const cursorOf = (row: CommentRow): string => `${row.createdAt.toISOString()}_${row.id}`;

/** A cursor that is not one of ours begins at the top. */
function after(cursor: string | null | undefined): SQL | undefined {
  const [moment, id] = [cursor?.slice(0, 24) ?? '', cursor?.slice(25) ?? ''];
  if (Number.isNaN(Date.parse(moment)) || !isUuid(id)) return undefined;
  return sql`(${comments.createdAt}, ${comments.id}) < (${new Date(moment).toISOString()}::timestamptz, ${id}::uuid)`;
}

export async function pageOfComments(
  db: Queries, { type, id }: SharedContent, { limit, cursor }: { limit: number; cursor?: string | null | undefined },
) {
  const here = and(eq(comments.contentType, type), eq(comments.contentId, id), isNull(comments.hiddenAt));
  const rows = await selectComments(db)
    .where(and(here, after(cursor)))
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: rows.length > limit && last ? cursorOf(last) : null };
}

/** Comments on what is shared: read by whoever may see it, written by signed-in people where the owner allows it. */
import type { Comment, ContentType, Inputs, Outputs } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { and, count, eq, isNull } from 'drizzle-orm';
import { mayAnswer, visibleContent } from '../../access/sharing.ts';
import { comments } from '../../database/schema/index.ts';
import type { Person } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { refuseHaste } from '../../http/refuse-haste.ts';
import { isUuid } from '../../http/uuid.ts';
import { actorOf } from '../../notify/actor.ts';
import { commentNote } from '../../notify/notes.ts';
import { notify } from '../../notify/notify.ts';
import type { SafetyGate } from '../../ports/safety/safety.port.ts';
import type { Services } from '../../services.ts';
import { type CommentRow, findComment, pageOfComments } from './store.ts';

/** More than this is no conversation. */
const MOST_COMMENTS = { most: 10, seconds: 60 };

interface Page {
  contentType: ContentType;
  contentId: string;
  limit: number;
  cursor?: string | null | undefined;
}

const view = (row: CommentRow, who: Person | null, ownerId: string): Comment => ({
  id: row.id, contentId: row.contentId, contentType: row.contentType, userId: row.userId, userDisplayName: row.userDisplayName ?? '',
  userPhotoUrl: row.userPhotoUrl, text: row.text, createdAt: row.createdAt, updatedAt: row.updatedAt, likes: row.likes,
  may: { remove: who !== null && (who.id === row.userId || who.id === ownerId), report: who !== null && who.id !== row.userId },
});

export async function listComments({ db }: Services, who: Person | null, page: Page): Promise<Outputs['comments']['list']> {
  const content = await visibleContent(db, who, page.contentType, page.contentId);
  if (!content.sharing.allowComments) return { items: [], next: null, total: 0, allowed: false };
  const here = and(eq(comments.contentType, content.type), eq(comments.contentId, content.id), isNull(comments.hiddenAt));
  const [{ rows, next }, [all], allowed] = await Promise.all([
    pageOfComments(db, content, page),
    db.select({ total: count() }).from(comments).where(here),
    mayAnswer(db, who, content),
  ]);
  return { items: rows.map((row) => view(row, who, content.userId)), next, total: all?.total ?? 0, allowed };
}

async function checkText(safety: SafetyGate, written: string): Promise<string> {
  const text = written.trim();
  if (text === '') refuse('BAD_REQUEST', 'comment.empty');
  if (text.length > LIMITS.comment) refuse('BAD_REQUEST', 'comment.too-long', { n: LIMITS.comment });
  const verdict = await safety.check(text);
  return verdict.is === 'safe' ? text : refuse('UNSAFE', 'app.unsafe-comment');
}

export async function addComment(services: Services, who: Person, input: Inputs['comments']['add']): Promise<Comment> {
  const { db, clock } = services;
  const content = await visibleContent(db, who, input.contentType, input.contentId);
  if (!content.sharing.allowComments) refuse('FORBIDDEN', 'comment.switched-off');
  if (!(await mayAnswer(db, who, content))) refuse('FORBIDDEN', 'app.not-allowed');
  const text = await checkText(services.safety, input.text);
  const now = clock.now();
  await refuseHaste(db, { table: comments, mine: eq(comments.userId, who.id), createdAt: comments.createdAt }, now, MOST_COMMENTS);
  const id = await db.transaction(async (tx) => {
    const written = { contentType: content.type, contentId: content.id, userId: who.id, text, createdAt: now, updatedAt: now };
    const [row] = await tx.insert(comments).values(written).returning({ id: comments.id });
    if (!row) throw new Error('the comment was not kept');
    const note = commentNote(await actorOf(tx, who), { ...content, shareId: content.sharing.shareId }, row.id);
    if (content.userId !== who.id) await notify(services, tx, [note]);
    return row.id;
  });
  return view((await findComment(db, id)) ?? refuse('NOT_FOUND', 'comment.not-found'), who, content.userId);
}

/** By its author and by the owner of what it stands under; to others who see it the answer is no, to strangers that there is none. */
export async function removeComment({ db }: Services, who: Person, id: string): Promise<{ ok: true }> {
  const comment = (isUuid(id) ? await findComment(db, id) : undefined) ?? refuse('NOT_FOUND', 'comment.not-found');
  if (comment.userId !== who.id) {
    const missing = () => refuse('NOT_FOUND', 'comment.not-found');
    const content = await visibleContent(db, who, comment.contentType, comment.contentId).catch(missing);
    if (content.userId !== who.id) refuse('FORBIDDEN', 'app.not-allowed');
  }
  const gone = await db.delete(comments).where(eq(comments.id, comment.id)).returning({ id: comments.id });
  return gone.length > 0 ? { ok: true } : refuse('NOT_FOUND', 'comment.not-found');
}

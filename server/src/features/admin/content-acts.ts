/** Hiding what should not be seen, showing it again, and settling what was reported. */
import type { ReportedType } from '@fableloom/contract';
import { and, eq } from 'drizzle-orm';
import type { Administrator } from '../../access/admins.ts';
import type { Transaction } from '../../database/open.ts';
import { characters, comments, reports, stories } from '../../database/schema/index.ts';
import { refuse } from '../../http/refuse.ts';
import type { Services } from '../../services.ts';
import { recordDeed } from './audit.ts';
import { checkReason } from './person-acts.ts';
import { thingOf } from './reports.ts';

const DONE = { ok: true } as const;

const HIDE: Record<ReportedType, (tx: Transaction, id: string, hiddenAt: Date | null) => Promise<unknown>> = {
  story: (tx, id, hiddenAt) => tx.update(stories).set({ hiddenAt }).where(eq(stories.id, id)),
  character: (tx, id, hiddenAt) => tx.update(characters).set({ hiddenAt }).where(eq(characters.id, id)),
  comment: (tx, id, hiddenAt) => tx.update(comments).set({ hiddenAt }).where(eq(comments.id, id)),
};

export interface Named {
  contentType: ReportedType;
  contentId: string;
}

/** From everyone but its owner; once more changes nothing. */
export async function setHidden(
  services: Services, admin: Administrator, { contentType, contentId }: Named, hidden: boolean, written: string,
): Promise<typeof DONE> {
  const reason = checkReason(written);
  await services.db.transaction(async (tx) => {
    const thing = (await thingOf(tx, contentType, contentId)) ?? refuse('NOT_FOUND', 'admin.content.not-found');
    if (thing.isHidden === hidden) return;
    await HIDE[contentType](tx, contentId, hidden ? services.clock.now() : null);
    await recordDeed(services, tx, admin, {
      act: hidden ? 'hide' : 'show', subjectType: contentType, subjectId: contentId, before: { hidden: !hidden }, after: { hidden }, reason,
    });
  });
  return DONE;
}

/** Also where the thing itself is gone. */
export async function settleReports(services: Services, admin: Administrator, { contentType, contentId }: Named): Promise<typeof DONE> {
  await services.db.transaction(async (tx) => {
    const here = and(eq(reports.contentType, contentType), eq(reports.contentId, contentId));
    const known = await tx.select({ status: reports.status }).from(reports).where(here).for('update');
    if (known.length === 0) refuse('NOT_FOUND', 'admin.content.not-found');
    const open = known.filter(({ status }) => status === 'open').length;
    if (open === 0) return;
    await tx.update(reports).set({ status: 'settled' }).where(here);
    await recordDeed(services, tx, admin, {
      act: 'settle', subjectType: contentType, subjectId: contentId, before: { open }, after: { open: 0 },
    });
  });
  return DONE;
}

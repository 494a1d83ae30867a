/** Reports: anyone who is signed in and sees something may tell the people who run Fableloom. */
import type { Inputs } from '@fableloom/contract';
import { visibleContent } from '../../access/sharing.ts';
import { reports } from '../../database/schema/index.ts';
import type { Person } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { isUuid } from '../../http/uuid.ts';
import type { Services } from '../../services.ts';
import { findComment } from './store.ts';

type Report = Inputs['reports']['send'];

/** What cannot be seen cannot be reported: the answer would tell that it exists. */
async function checkSeen({ db }: Services, who: Person, { contentType, contentId }: Report): Promise<void> {
  if (contentType !== 'comment') return void (await visibleContent(db, who, contentType, contentId));
  const comment = (isUuid(contentId) ? await findComment(db, contentId) : undefined) ?? refuse('NOT_FOUND', 'comment.not-found');
  await visibleContent(db, who, comment.contentType, comment.contentId).catch(() => refuse('NOT_FOUND', 'comment.not-found'));
}

export async function sendReport(services: Services, who: Person, report: Report): Promise<{ ok: true }> {
  await checkSeen(services, who, report);
  const { contentType, contentId, reason } = report;
  const now = services.clock.now();
  await services.db
    .insert(reports)
    .values({ contentType, contentId, reason, reporterId: who.id, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [reports.reporterId, reports.contentType, reports.contentId],
      set: { reason, status: 'open', updatedAt: now },
    });
  return { ok: true };
}

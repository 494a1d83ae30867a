/** What people reported, gathered by the thing that it is about, with enough of the thing to judge it. */
import type { Outputs, ReportedThing, ReportedType } from '@fableloom/contract';
import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { characters, comments, profiles, reports, stories } from '../../database/schema/index.ts';
import { isUuid } from '../../http/uuid.ts';
import type { Services } from '../../services.ts';

type Thing = NonNullable<ReportedThing['thing']>;

/** As much of a story as a judgement needs. */
const MOST_TEXT = 4000;
const MOST_REPORTS = 500;

const OWNER = { userId: profiles.userId, displayName: profiles.displayName };

async function storyThing(db: Queries, id: string): Promise<Thing | null> {
  const [row] = await db
    .select({ title: stories.title, text: stories.content, picture: stories.cover, sharing: stories.sharing, hiddenAt: stories.hiddenAt, owner: OWNER })
    .from(stories)
    .innerJoin(profiles, eq(profiles.userId, stories.userId))
    .where(eq(stories.id, id));
  if (!row) return null;
  const { sharing, hiddenAt, text, ...rest } = row;
  return { ...rest, text: text.replace(/^## /gm, '').slice(0, MOST_TEXT), under: null, isHidden: hiddenAt !== null, shareId: sharing?.shareId ?? null };
}

async function characterThing(db: Queries, id: string): Promise<Thing | null> {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select({ row: characters, owner: OWNER })
    .from(characters)
    .innerJoin(profiles, eq(profiles.userId, characters.userId))
    .where(eq(characters.id, id));
  if (!row) return null;
  const { name, type, personality, magicalPower, customDescription, picture, sharing, hiddenAt } = row.row;
  const text = [type, personality, magicalPower, customDescription].filter(Boolean).join('\n');
  return { title: name, text, picture, owner: row.owner, under: null, isHidden: hiddenAt !== null, shareId: sharing?.shareId ?? null };
}

async function commentThing(db: Queries, id: string): Promise<Thing | null> {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select({ comment: comments, owner: OWNER })
    .from(comments)
    .innerJoin(profiles, eq(profiles.userId, comments.userId))
    .where(eq(comments.id, id));
  if (!row) return null;
  const { contentType, contentId, text, hiddenAt } = row.comment;
  const place = await THINGS[contentType](db, contentId);
  return {
    title: text.length > 60 ? `${text.slice(0, 60)}…` : text,
    text, picture: place?.picture ?? null, owner: row.owner,
    under: place && { contentType, title: place.title },
    isHidden: hiddenAt !== null, shareId: place?.shareId ?? null,
  };
}

const THINGS: Record<ReportedType, (db: Queries, id: string) => Promise<Thing | null>> = {
  story: storyThing, character: characterThing, comment: commentThing,
};

/** The thing as an administrator sees it, hidden or not; null when it is gone. */
export const thingOf = (db: Queries, type: ReportedType, id: string): Promise<Thing | null> => THINGS[type](db, id);

export async function listReports({ db }: Services, status: 'open' | 'settled'): Promise<Outputs['admin']['content']['reports']> {
  const rows = await db
    .select({ report: reports, reporterName: profiles.displayName })
    .from(reports)
    .innerJoin(profiles, eq(profiles.userId, reports.reporterId))
    .where(eq(reports.status, status))
    .orderBy(desc(reports.updatedAt), reports.id)
    .limit(MOST_REPORTS);
  const gathered = Map.groupBy(rows, ({ report }) => `${report.contentType}:${report.contentId}`);
  return Promise.all(
    [...gathered.values()].map(async (about): Promise<ReportedThing> => {
      const [{ report: newest } = { report: undefined }] = about;
      if (!newest) throw new Error('a group without a report');
      return {
        contentType: newest.contentType, contentId: newest.contentId, isSettled: status === 'settled', newestAt: newest.updatedAt,
        thing: await thingOf(db, newest.contentType, newest.contentId),
        reports: about.map(({ report, reporterName }) => ({ id: report.id, reason: report.reason, createdAt: report.updatedAt, reporterName })),
      };
    }),
  );
}

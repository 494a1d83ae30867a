/** Blocks between people, reports, views by day, and the weeks that were summed up. */
import type { ContentType } from '@fableloom/contract';
import { date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { user } from './accounts.ts';
import { createdAt, updatedAt } from './columns.ts';

const person = (name: string) => text(name).notNull().references(() => user.id, { onDelete: 'cascade' });

export const blocks = pgTable(
  'blocks',
  { blockerId: person('blocker_id'), blockedId: person('blocked_id'), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.blockerId, table.blockedId] }), index('blocks_blocked').on(table.blockedId)],
);

export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    contentType: text('content_type').$type<ContentType | 'comment'>().notNull(),
    contentId: text('content_id').notNull(),
    reporterId: person('reporter_id'),
    reason: text('reason').notNull(),
    status: text('status').$type<'open' | 'settled'>().notNull().default('open'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('reports_once').on(table.reporterId, table.contentType, table.contentId),
    index('reports_open').on(table.status, table.createdAt.desc()),
  ],
);

/** The sum of a content's rows is the `views` of its sharing object; days (UTC) are for the weekly summary. */
export const contentViews = pgTable(
  'content_views',
  {
    contentType: text('content_type').$type<ContentType>().notNull(),
    contentId: text('content_id').notNull(),
    day: date('day').notNull(),
    ownerId: person('owner_id'),
    views: integer('views').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.contentType, table.contentId, table.day] }), index('content_views_week').on(table.day, table.ownerId)],
);

/** A row says that the week that ended on this Monday has been told to everyone. */
export const weeksTold = pgTable('weeks_told', { week: date('week').primaryKey(), createdAt: createdAt() });

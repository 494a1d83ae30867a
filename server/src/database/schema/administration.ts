/** What administrators did, and which characters they chose for the landing page. */
import type { AuditEntry } from '@fableloom/contract';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { characters } from './creations.ts';

/** Rows are added and never changed. They hold ids and no names, so that a deleted account leaves nothing of itself here. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    adminId: text('admin_id').notNull(),
    act: text('act').notNull(),
    subjectType: text('subject_type').$type<AuditEntry['subjectType']>().notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>().notNull().default({}),
    after: jsonb('after').$type<Record<string, unknown>>().notNull().default({}),
    reason: text('reason').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('audit_log_subject').on(table.subjectType, table.subjectId),
  ],
);

export const featuredCharacters = pgTable(
  'featured_characters',
  {
    /** 1 is the first. */
    place: integer('place').primaryKey(),
    characterId: uuid('character_id').notNull().references(() => characters.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('featured_characters_once').on(table.characterId)],
);

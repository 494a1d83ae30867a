/** What people write to those who run Fableloom. */
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { user } from './accounts.ts';
import { createdAt, moment } from './columns.ts';

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The address of the writer is the account's own, so that an answer reaches whoever wrote. */
    userId: text('user_id').notNull().references(() => user.id, { onDelete: 'cascade' }),
    message: text('message').notNull(),
    createdAt: createdAt(),
    answeredAt: moment('answered_at'),
    /** The administrator who marked it so. */
    answeredBy: text('answered_by').references(() => user.id, { onDelete: 'set null' }),
  },
  (table) => [index('contact_messages_newest').on(table.createdAt.desc()), index('contact_messages_of_person').on(table.userId, table.createdAt)],
);

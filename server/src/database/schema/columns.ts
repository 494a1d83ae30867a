/**
 * Column kinds that every table uses in the same way.
 * Indexes for lists say `.desc().nullsFirst()`: `order by … desc` puts nulls first, and PostgreSQL sorts anew when the index does not.
 */
import { timestamp } from 'drizzle-orm/pg-core';

export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
export const createdAt = () => moment('created_at').notNull().defaultNow();
export const updatedAt = () => moment('updated_at').notNull().defaultNow();

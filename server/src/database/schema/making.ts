/** Jobs, and the checkouts of the trial. Allowances are counted from job rows, so nothing resets by accident. */
import type { Job, JobKind, JobStatus } from '@fableloom/contract';
import { boolean, doublePrecision, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { user } from './accounts.ts';
import { createdAt, moment, updatedAt } from './columns.ts';

const owner = () => text('user_id').notNull().references(() => user.id, { onDelete: 'cascade' });

export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    kind: text('kind').$type<JobKind>().notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    status: text('status').$type<JobStatus>().notNull().default('waiting'),
    progress: text('progress').notNull().default(''),
    done: doublePrecision('done').notNull().default(0),
    text: text('text').notNull().default(''),
    about: jsonb('about').$type<Job['about']>().notNull().default({}),
    /** What was asked, enough to start again from nothing. */
    input: jsonb('input').$type<unknown>().notNull(),
    result: jsonb('result').$type<NonNullable<Job['result']>>(),
    error: text('error'),
    /** A hosted service failed, so the built-in engine may do it when the person says so. */
    offersBuiltIn: boolean('offers_built_in').notNull().default(false),
    /** Who makes it: what the configuration chose, or the built-in engine because the person asked for it. */
    engine: text('engine').$type<'chosen' | 'built-in'>().notNull().default('chosen'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    uniqueIndex('jobs_once').on(table.userId, table.idempotencyKey),
    index('jobs_counted').on(table.userId, table.kind, table.createdAt),
    index('jobs_open').on(table.status, table.updatedAt),
  ],
);

/** What hosted models used, one row a call; cost is in US dollars where the operator told the prices. */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id'),
    work: text('work').notNull(),
    model: text('model').notNull(),
    read: integer('read'),
    written: integer('written'),
    pictures: integer('pictures'),
    letters: integer('letters'),
    dollars: doublePrecision('dollars'),
    outcome: text('outcome').$type<'asked' | 'answered' | 'failed'>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('model_calls_of_day').on(table.userId, table.createdAt)],
);

/** Messages of the payment provider that were heard, so that none is heard twice. */
export const billingEvents = pgTable('billing_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  /** When the provider made it. */
  madeAt: moment('made_at').notNull(),
  createdAt: createdAt(),
});

export const checkouts = pgTable('checkouts', {
  id: text('id').primaryKey(),
  userId: owner(),
  priceId: text('price_id').notNull(),
  status: text('status').$type<'open' | 'complete' | 'expired'>().notNull().default('open'),
  successUrl: text('success_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  createdAt: createdAt(),
});

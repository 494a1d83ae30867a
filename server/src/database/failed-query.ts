/**
 * A query that failed is told without its values: they are what families wrote, their addresses, and tokens of sessions.
 * Drizzle puts them into the error's message, PostgreSQL into its detail; both are cut where the error is born, before anybody can log or keep it.
 */
import { PgPreparedQuery } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { unquoted } from '../unquoted.ts';

/** Statements may be long; their beginning says which it is. */
const LONGEST_STATEMENT = 500;
/** Fields of PostgreSQL's errors that repeat values. */
const VALUES = ['detail', 'hint', 'where', 'internalQuery'] as const;

export class QueryFailed extends Error {
  override readonly name = 'QueryFailed';

  constructor(statement: string, cause: unknown) {
    super(`Failed query: ${statement.slice(0, LONGEST_STATEMENT)}`, { cause });
  }
}

function withoutValues(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  for (const field of VALUES) error[field] = undefined;
  const told = unquoted(error.message);
  error.stack = error.stack?.replace(error.message, () => told);
  error.message = told;
  return error;
}

type Run = (statement: string, values: unknown[], query: () => Promise<unknown>) => Promise<unknown>;

/** Every query of Drizzle goes through this method, which the library keeps to itself. */
const queries = PgPreparedQuery.prototype as unknown as { queryWithCache: Run };
const run = queries.queryWithCache;

/** Loaded with the database, once for the process. */
queries.queryWithCache = async function queryWithCache(statement, values, query) {
  try {
    return await run.call(this, statement, values, query);
  } catch (error) {
    throw new QueryFailed(statement, withoutValues((error as Error).cause));
  }
};

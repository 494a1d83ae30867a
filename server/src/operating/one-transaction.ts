/** One transaction on a connection of its own, whose end is known even where the answer to its commit is lost. */
import pg from 'pg';
import { settleIn } from '../database/open.ts';
import { StopWithSentence } from '../stop-with-sentence.ts';

/** Nobody can say whether it was kept. */
export class InDoubt extends StopWithSentence {
  constructor(options?: ErrorOptions) {
    super('The database broke off at the last step and cannot be asked whether it kept the rows. Look whether people can sign in; if not, restore again.', options);
  }
}

const WAITS_MS = 10_000;

function clientFor(url: string): pg.Client {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: WAITS_MS });
  // The query that is under way tells it too.
  client.on('error', () => undefined);
  return client;
}

type Look = (client: pg.ClientBase) => Promise<boolean>;

/** Null where the database cannot be asked. */
async function looked(url: string, look: Look): Promise<boolean | null> {
  const client = clientFor(url);
  try {
    await client.connect();
    return await look(client);
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The database itself refused the commit: nothing of it is there. */
const isRefused = (error: unknown): boolean => error instanceof pg.DatabaseError && error.severity === 'ERROR';

/** @param isKept looks, on another connection, whether the rows are there */
export async function inOneTransaction(url: string, act: (client: pg.ClientBase) => Promise<void>, isKept: Look): Promise<void> {
  const client = clientFor(url);
  try {
    await client.connect();
    await settleIn(client);
    await client.query('begin');
    await act(client);
    try {
      await client.query('commit');
    } catch (error) {
      const kept = isRefused(error) ? false : await looked(url, isKept);
      if (kept === null) throw new InDoubt({ cause: error });
      if (!kept) throw error;
    }
  } finally {
    // What is not committed is rolled back with it.
    await client.end().catch(() => undefined);
  }
}

/** A connection of its own for what lives in a session: locks that are held, notices that are heard. */
import pg from 'pg';
import { ANSWERED_WITHIN, settleIn } from './open.ts';

export interface SessionTimes {
  /** How often a session that has nothing to ask finds out whether its server is there: one that died without a word closes nothing. */
  asksEachMs: number;
  answeredWithinMs: number;
}

const TIMES: SessionTimes = { asksEachMs: 30_000, answeredWithinMs: ANSWERED_WITHIN.query_timeout };

/**
 * @param lost called once when the session is over, with the fault unless it was ended here
 * @throws when it cannot be opened; nothing stays open then
 */
export async function openSession(url: string, lost: (why?: Error) => void, { asksEachMs, answeredWithinMs } = TIMES): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, ...ANSWERED_WITHIN, query_timeout: answeredWithinMs });
  let why: Error | undefined;
  client.on('error', (error) => (why = error));
  await client.connect();
  // Ending a client that waits for an answer cuts its connection off at once.
  const isThere = () => client.query('select 1').catch((error: Error) => {
    why ??= error;
    return client.end();
  });
  const pulse = setInterval(() => void isThere(), asksEachMs).unref();
  client.on('end', () => {
    clearInterval(pulse);
    lost(why);
  });
  await settleIn(client);
  return client;
}

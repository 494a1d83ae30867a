/** Notices between processes: whatever one process announces, every process hears (PostgreSQL LISTEN/NOTIFY). */
import { EventEmitter } from 'node:events';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Logger } from 'pino';
import { NOTICES_SILENCE, type Transaction } from '../database/open.ts';

export interface Hub {
  /** At once, or when the given transaction commits. */
  announce(topic: string, tx?: Transaction): Promise<void>;
  /** Calls `heard` after every announcement of the topic; answers a function that ends it. */
  hear(topic: string, heard: () => void): () => void;
  close(): Promise<void>;
}

const CHANNEL = 'fableloom';
const RECONNECT_MS = 1000;

/** Announcements carry a topic and nothing else: listeners read the row, so a lost notice loses nothing for long. */
export async function openHub(url: string, pool: pg.Pool, log: Logger): Promise<Hub> {
  const emitter = new EventEmitter().setMaxListeners(0);
  let closed = false;
  let client: pg.Client | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, ...NOTICES_SILENCE });
    next.on('notification', ({ payload }) => payload && emitter.emit(payload));
    next.on('error', (error) => log.warn(error, 'the listener of notices was lost'));
    next.on('end', () => void (closed || setTimeout(reconnect, RECONNECT_MS).unref()));
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  }
  /** Ends itself and is tried again when it does not come to listen: a deaf hub would be worse than none. */
  function reconnect(): void {
    connect().catch((error: unknown) => {
      log.warn(error, 'the listener of notices is not back yet');
      if (!closed) setTimeout(reconnect, RECONNECT_MS).unref();
    });
  }
  await connect();

  return {
    async announce(topic, tx) {
      if (tx) await tx.execute(sql`select pg_notify(${CHANNEL}, ${topic})`);
      else await pool.query('select pg_notify($1, $2)', [CHANNEL, topic]);
    },
    hear: (topic, heard) => {
      emitter.on(topic, heard);
      return () => void emitter.off(topic, heard);
    },
    close: async () => {
      closed = true;
      await client?.end();
    },
  };
}

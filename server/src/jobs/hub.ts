/** Notices between processes: whatever one process announces, every process hears (PostgreSQL LISTEN/NOTIFY). */
import { EventEmitter } from 'node:events';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Transaction } from '../database/open.ts';
import { openSession, type SessionTimes } from '../database/session.ts';

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
export async function openHub(url: string, pool: pg.Pool, log: Logger, times?: SessionTimes): Promise<Hub> {
  const emitter = new EventEmitter().setMaxListeners(0);
  let closed = false;
  let client: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;

  function listenAgain(): void {
    if (closed) return;
    again ??= setTimeout(() => {
      again = undefined;
      listen().catch((error: unknown) => {
        log.warn(error, 'the listener of notices is not back yet');
        listenAgain();
      });
    }, RECONNECT_MS).unref();
  }
  function lost(why?: Error): void {
    if (why) log.warn(why, 'the listener of notices was lost');
    listenAgain();
  }
  /** One that connects and does not come to listen is ended: a deaf hub would be worse than none. */
  async function listen(): Promise<void> {
    const next = await openSession(url, lost, times);
    if (closed) return next.end();
    next.on('notification', ({ payload }) => payload && emitter.emit(payload));
    client = next;
    await next.query(`listen ${CHANNEL}`).catch(async (error: unknown) => {
      await next.end();
      throw error;
    });
  }
  await listen().catch((error: unknown) => {
    closed = true;
    clearTimeout(again);
    throw error;
  });

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
      clearTimeout(again);
      await client?.end();
    },
  };
}

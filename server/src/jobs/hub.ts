/** Notices between processes: whatever one process announces, every process hears (PostgreSQL LISTEN/NOTIFY). */
import { EventEmitter } from 'node:events';
import pg from 'pg';

export interface Hub {
  announce(topic: string): Promise<void>;
  /** Calls `heard` after every announcement of the topic; answers a function that ends it. */
  hear(topic: string, heard: () => void): () => void;
  close(): Promise<void>;
}

const CHANNEL = 'fableloom';
const RECONNECT_MS = 1000;

/** Announcements carry a topic and nothing else: listeners read the row, so a lost notice loses nothing for long. */
export async function openHub(url: string, pool: pg.Pool): Promise<Hub> {
  const emitter = new EventEmitter().setMaxListeners(0);
  let closed = false;
  let client: pg.Client;

  async function connect(): Promise<void> {
    client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on('notification', ({ payload }) => payload && emitter.emit(payload));
    client.on('error', () => undefined);
    client.on('end', () => {
      if (!closed) setTimeout(() => void connect().catch(() => undefined), RECONNECT_MS).unref();
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  }
  await connect();

  return {
    announce: async (topic) => void (await pool.query('select pg_notify($1, $2)', [CHANNEL, topic])),
    hear: (topic, heard) => {
      emitter.on(topic, heard);
      return () => void emitter.off(topic, heard);
    },
    close: async () => {
      closed = true;
      await client.end();
    },
  };
}

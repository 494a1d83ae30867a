/** The lines of what waits (pg-boss), jobs, letters and files to remove: entered in the caller's transaction, worked off by any process. */
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { ANSWERED_WITHIN, type Transaction } from '../database/open.ts';
import { placesOf } from '../log.ts';

const QUEUE = 'making';
/** Beside the longest that a job may take: by then its worker has given it up and said so. */
const MORE_SECONDS = 300;
/** A job that fails, or ends its process, this often is given up. */
export const MOST_ATTEMPTS = 3;
/** New tickets are announced; those that come again after a failure are only seen by looking. */
const LOOK_SECONDS = 2;

const LETTERS = 'letters';
/** For about two hours: links in letters are good for an hour and longer, and whoever waited for two asks again. */
const LETTER_TRIES = { retryLimit: 12, retryBackoff: true, retryDelayMax: 900 };
/** A letter that was sent is soon forgotten: it may hold a link that opens an account. */
const FORGET_LETTERS_SECONDS = 60;

const REMOVALS = 'removals';
/** Again after a minute, then more and more rarely, for about a week: a bucket may be away, or its key without the right to remove. */
const REMOVAL_TRIES = { retryLimit: 40, retryDelay: 60, retryBackoff: true, retryDelayMax: 6 * 3600 };
/** Its paths name the person. */
const FORGET_REMOVALS_SECONDS = 60;

interface Ticket {
  jobId: string;
}

/** Files of records that are gone already: these, or all of a folder. */
export type Removal = { paths: readonly string[] } | { folder: string };

/** What the bucket did not remove at once, tried again later and later. */
export interface RemovalLine {
  /** @param client puts it in line when its transaction commits */
  add(removal: Removal, client?: pg.ClientBase): Promise<void>;
  /** Puts it in line when the transaction commits, whatever becomes of this process then. */
  addWith(tx: Transaction, removal: Removal): Promise<void>;
  /** One that rejects comes again. */
  work(remove: (removal: Removal) => Promise<void>): Promise<void>;
}

/** Letters that wait, tried again later and later. */
export interface LetterLine {
  /** @param client puts it in line when its transaction commits */
  add(letter: object, firstPauseSeconds: number, client?: pg.ClientBase): Promise<void>;
  /** One that rejects comes again. */
  work<Letter>(send: (letter: Letter) => Promise<void>): Promise<void>;
}

export interface JobQueue {
  letters: LetterLine;
  removals: RemovalLine;
  /** Puts the job in line when the transaction commits. */
  add(jobId: string, tx?: Transaction): Promise<void>;
  /** Takes jobs, `atOnce` at a time; one that rejects comes again after a pause. */
  work(atOnce: number, make: (jobId: string) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** What waits in a line, oldest first; nothing where it was never opened. */
async function waitingIn<Thing extends object>(client: pg.ClientBase, line: string): Promise<Thing[]> {
  const { rows: [found] } = await client.query<{ isThere: boolean }>(`select to_regclass('pgboss.job') is not null as "isThere"`);
  if (!found?.isThere) return [];
  const { rows } = await client.query<{ data: Thing }>(
    "select data from pgboss.job where name = $1 and state in ('created', 'retry', 'active') order by created_on, id", [line]);
  return rows.map(({ data }) => data);
}

/** Letters that were not handed over yet. */
export const waitingLetters = (client: pg.ClientBase): Promise<object[]> => waitingIn(client, LETTERS);

/** Files of records that are gone, which the bucket has not removed yet. */
export const waitingRemovals = (client: pg.ClientBase): Promise<Removal[]> => waitingIn<Removal>(client, REMOVALS);

const within = (client: pg.ClientBase) => ({ executeSql: (text: string, values?: unknown[]) => client.query(text, values) });

/** What a ticket keeps of a fault, in the database and for days: its kind and where it was, never its words. The log tells more. */
function keptFault(error: unknown): Error {
  const kept = new Error('the log tells what it was');
  if (!(error instanceof Error)) return kept;
  return Object.assign(kept, { name: error.name, stack: placesOf(error) });
}

const keepingLittle = async (work: Promise<void>): Promise<void> => work.catch((error: unknown) => Promise.reject(keptFault(error)));

/** @param longestMs how long a job may take: after that, and some more, another worker may take its ticket; real work is guarded by a lock besides */
export async function openQueue(url: string, { log, longestMs }: { log: Logger; longestMs: number }): Promise<JobQueue> {
  // Each ticket says it: the line keeps what it was made with, and a setting may change.
  const expireInSeconds = Math.ceil(longestMs / 1000) + MORE_SECONDS;
  const boss = new PgBoss({ connectionString: url, max: 6, useListenNotify: true, schedule: false, ...ANSWERED_WITHIN });
  boss.on('error', (error) => log.error(error, 'queue'));
  await boss.start();
  await boss.createQueue(QUEUE, { retryLimit: MOST_ATTEMPTS - 1, retryDelay: 1, retryBackoff: true, notify: true });
  await boss.createQueue(LETTERS, { deleteAfterSeconds: FORGET_LETTERS_SECONDS });
  await boss.createQueue(REMOVALS, { ...REMOVAL_TRIES, deleteAfterSeconds: FORGET_REMOVALS_SECONDS });
  return {
    async add(jobId, tx) {
      const ticket: Ticket = { jobId };
      await boss.send(QUEUE, ticket, { expireInSeconds, ...(tx ? { db: fromDrizzle(tx, sql) } : {}) });
    },
    async work(atOnce, make) {
      await boss.work<Ticket>(QUEUE, { localConcurrency: atOnce, pollingIntervalSeconds: LOOK_SECONDS, notifyPollingIntervalSeconds: LOOK_SECONDS }, async ([ticket]) => {
        if (ticket) await keepingLittle(make(ticket.data.jobId));
      });
    },
    letters: {
      async add(letter, firstPauseSeconds, client) {
        await boss.send(LETTERS, letter, { ...LETTER_TRIES, retryDelay: firstPauseSeconds, startAfter: firstPauseSeconds, ...(client ? { db: within(client) } : {}) });
      },
      async work<Letter>(send: (letter: Letter) => Promise<void>) {
        await boss.work<Letter>(LETTERS, { pollingIntervalSeconds: LOOK_SECONDS }, async ([letter]) => {
          if (letter) await keepingLittle(send(letter.data));
        });
      },
    },
    removals: {
      async add(removal, client) {
        await boss.send(REMOVALS, removal, { startAfter: REMOVAL_TRIES.retryDelay, ...(client ? { db: within(client) } : {}) });
      },
      async addWith(tx, removal) {
        await boss.send(REMOVALS, removal, { startAfter: REMOVAL_TRIES.retryDelay, db: fromDrizzle(tx, sql) });
      },
      async work(remove) {
        await boss.work<Removal>(REMOVALS, { pollingIntervalSeconds: LOOK_SECONDS }, async ([removal]) => {
          if (removal) await keepingLittle(remove(removal.data));
        });
      },
    },
    close: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}

/**
 * What waits in the line of the queue, in a backup: letters for the mail server, and files that the bucket has yet to remove. The line is
 * not one of our tables.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import pino from 'pino';
import { type JobQueue, openQueue, type Removal, waitingLetters, waitingRemovals } from '../jobs/queue.ts';
import { StopWithSentence } from '../stop-with-sentence.ts';

/** The program is started after the restore; it sends letters then. */
const FIRST_PAUSE_SECONDS = 1;

/** How many of each wait. */
export interface WaitingCounts {
  letters: number;
  removals: number;
}

export interface Waiting {
  letters: readonly object[];
  removals: readonly Removal[];
}

const CALLED = { letters: 'letters that wait', removals: 'removals that wait' } as const;
const fileOf = (kind: keyof Waiting): string => `${kind}.ndjson`;

export async function saveWaiting(client: pg.ClientBase, backup: string): Promise<WaitingCounts> {
  const waiting: Waiting = { letters: await waitingLetters(client), removals: await waitingRemovals(client) };
  for (const kind of ['letters', 'removals'] as const) {
    await writeFile(join(backup, fileOf(kind)), waiting[kind].map((one) => `${JSON.stringify(one)}\n`).join(''), { mode: 0o600 });
  }
  return { letters: waiting.letters.length, removals: waiting.removals.length };
}

/** Rejects with a sentence where a file does not hold as many as were saved. */
async function readLines<Thing>(backup: string, kind: keyof Waiting, count: number): Promise<Thing[]> {
  if (count === 0) return [];
  const read = async () => (await readFile(join(backup, fileOf(kind)), 'utf8')).trimEnd().split('\n').map((line) => JSON.parse(line) as Thing);
  const lines = await read().catch(() => []);
  if (lines.length !== count) throw new StopWithSentence(`The backup is damaged: the ${CALLED[kind]} are not ${count}. Nothing was restored.`);
  return lines;
}

export const readWaiting = async (backup: string, { letters, removals }: WaitingCounts): Promise<Waiting> =>
  ({ letters: await readLines<object>(backup, 'letters', letters), removals: await readLines<Removal>(backup, 'removals', removals) });

/** The tables of the line are made by itself, outside of any transaction. */
export const openLine = (databaseUrl: string): Promise<JobQueue> => openQueue(databaseUrl, { log: pino({ level: 'silent' }), longestMs: 0 });

/** @param client within the transaction that brings the rows */
export async function bringWaiting(line: JobQueue, { letters, removals }: Waiting, client: pg.ClientBase): Promise<void> {
  for (const letter of letters) await line.letters.add(letter, FIRST_PAUSE_SECONDS, client);
  for (const removal of removals) await line.removals.add(removal, client);
}

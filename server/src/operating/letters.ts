/** Letters that wait for the mail server, in a backup: they lie in the line of the queue, which is not one of our tables. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import pino from 'pino';
import { type JobQueue, openQueue, waitingLetters } from '../jobs/queue.ts';

const FILE = 'letters.ndjson';
/** The program is started after the restore; it sends them then. */
const FIRST_PAUSE_SECONDS = 1;

export async function saveLetters(client: pg.ClientBase, backup: string): Promise<number> {
  const letters = await waitingLetters(client);
  await writeFile(join(backup, FILE), letters.map((letter) => `${JSON.stringify(letter)}\n`).join(''), { mode: 0o600 });
  return letters.length;
}

/** Null where the file does not hold as many as were saved. */
export async function readLetters(backup: string, count: number): Promise<object[] | null> {
  if (count === 0) return [];
  try {
    const letters = (await readFile(join(backup, FILE), 'utf8')).trimEnd().split('\n').map((line) => JSON.parse(line) as object);
    return letters.length === count ? letters : null;
  } catch {
    return null;
  }
}

/** The tables of the line are made by itself, outside of any transaction. */
export const openLine = (databaseUrl: string): Promise<JobQueue> => openQueue(databaseUrl, { log: pino({ level: 'silent' }), longestMs: 0 });

/** @param client within the transaction that brings the rows */
export async function bringLetters({ letters: line }: JobQueue, letters: readonly object[], client: pg.ClientBase): Promise<void> {
  for (const letter of letters) await line.add(letter, FIRST_PAUSE_SECONDS, client);
}

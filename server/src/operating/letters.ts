/** Letters that wait for the mail server, in a backup: they lie in the line of the queue, which is not one of our tables. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import pino from 'pino';
import { openQueue, waitingLetters } from '../jobs/queue.ts';

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

export async function bringLetters(databaseUrl: string, letters: readonly object[]): Promise<void> {
  if (letters.length === 0) return;
  const queue = await openQueue(databaseUrl, pino({ level: 'silent' }));
  try {
    for (const letter of letters) await queue.letters.add(letter, FIRST_PAUSE_SECONDS);
  } finally {
    await queue.close();
  }
}

/** What must be free before anything is started: the port, and the data folder with its own database. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { explainFolderError, StopWithSentence } from './stop-with-sentence.ts';

export function explainPort(error: NodeJS.ErrnoException, port: number): unknown {
  if (error.code === 'EADDRINUSE') return new StopWithSentence(`Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`);
  if (error.code === 'EACCES') return new StopWithSentence(`Port ${port} is not allowed for this user. Choose one above 1023: PORT=3000 npm start`);
  return error;
}

/** Asked before the database is opened: a start that cannot serve must not touch the one that does. */
export function portIsFree(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(explainPort(error, port)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function isOurs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('start.ts');
  } catch {
    return false;
  }
}

/** Two programs on one embedded database would stop it under each other. Answers a function that gives the folder back. */
export function claimDataFolder(folder: string): () => void {
  const path = join(folder, 'running');
  for (let tries = 0; ; tries++) {
    try {
      // Fails when the file is there, so of two programs that start together one wins.
      writeFileSync(path, String(process.pid), { flag: 'wx' });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || tries > 3) throw explainFolderError(error, folder);
    }
    const pid = Number(readFileSync(path, 'utf8'));
    if (pid !== process.pid && isOurs(pid)) {
      throw new StopWithSentence(`Fableloom is already running on the data folder ${folder} (process ${pid}). Use that one, or choose another folder with FABLELOOM_DATA.`);
    }
    // Left by a program that was killed.
    rmSync(path, { force: true });
  }
}

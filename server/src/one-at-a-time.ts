/** What must be free before anything is started: the port, and the data folder with its own database. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { explainFolderError, StopWithSentence } from './stop-with-sentence.ts';

export function explainPort(error: NodeJS.ErrnoException, port: number): unknown {
  if (error.code === 'EADDRINUSE') return new StopWithSentence(`Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`);
  if (error.code === 'EACCES') return new StopWithSentence(`Port ${port} is not allowed for this user. Choose one above 1023: PORT=3000 npm start`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN') {
    return new StopWithSentence('HOST names an address that this machine does not have. Remove it, or set it to 0.0.0.0.');
  }
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

/** When a process began, in ticks since the machine started; numbers of processes come again, this does not. */
function beganAt(pid: number): string {
  if (process.platform !== 'linux') return '';
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

/** Whether the program that wrote the mark still runs. */
function stillRuns(mark: string): boolean {
  const [pid = '', began = ''] = mark.trim().split(' ');
  try {
    process.kill(Number(pid), 0);
    return Number(pid) > 0 && beganAt(Number(pid)) === began;
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
      writeFileSync(path, `${process.pid} ${beganAt(process.pid)}`, { flag: 'wx' });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || tries > 3) throw explainFolderError(error, folder);
    }
    const mark = readFileSync(path, 'utf8');
    if (stillRuns(mark)) {
      throw new StopWithSentence(`Fableloom is already running on the data folder ${folder} (process ${mark.split(' ')[0]}). Use that one, or choose another folder with FABLELOOM_DATA.`);
    }
    // Left by a program that was killed.
    rmSync(path, { force: true });
  }
}

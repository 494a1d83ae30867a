/** Files of a backup on their way into the data folder: laid ready in it, moved to their places at the end, and taken out again where that fails. */
import { chmod, cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesIn } from './contents.ts';
import { exists } from './pictures.ts';

const READY = 'restoring';
/** What was in the place of a file that is replaced. */
const BEFORE = 'before';
/** The only one that stands in every data folder, because the program makes it when it reads its settings. */
const SECRET = 'session-secret';

export interface ReadyFiles {
  /** Each in its place; one that is there already stays, but for the secret. */
  place(): Promise<void>;
  /** As if it had never been placed. */
  takeBack(): Promise<void>;
  /** What was laid ready and is not needed any more. */
  clear(): Promise<void>;
}

/** A part of the data folder may be a disk of its own, where nothing can be moved to in one step. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await cp(from, `${to}.half`);
    await rename(`${to}.half`, to);
    await rm(from);
  }
}

/** @param names files and folders of the backup; those that it does not have are passed over */
export async function layReady(backup: string, dataFolder: string, names: readonly string[]): Promise<ReadyFiles> {
  const ready = join(dataFolder, READY);
  const clear = () => rm(ready, { recursive: true, force: true });
  /** Undone last first. */
  const steps: (() => Promise<void>)[] = [];

  async function placeOne(path: string): Promise<void> {
    const [from, to, before] = [join(ready, path), join(dataFolder, path), join(ready, `${path}.${BEFORE}`)];
    const isThere = await exists(to);
    if (isThere && path !== SECRET) return;
    const made = await mkdir(dirname(to), { recursive: true });
    if (made) steps.push(() => rm(made, { recursive: true, force: true }));
    if (isThere) {
      await move(to, before);
      steps.push(() => move(before, to));
    }
    await move(from, to);
    steps.push(() => rm(to, { force: true }));
  }

  try {
    // Of a restore that was killed.
    await clear();
    await mkdir(ready, { mode: 0o700 });
    for (const name of names) {
      if (await exists(join(backup, name))) await cp(join(backup, name), join(ready, name), { recursive: true });
    }
    if (await exists(join(ready, SECRET))) await chmod(join(ready, SECRET), 0o600);
  } catch (error) {
    await clear().catch(() => undefined);
    throw error;
  }
  return {
    async place() {
      for (const path of await filesIn(ready)) await placeOne(path);
    },
    async takeBack() {
      for (const undo of steps.toReversed()) await undo();
      await clear();
    },
    clear,
  };
}

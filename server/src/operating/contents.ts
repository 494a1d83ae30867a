/** What lies in a backup, file by file, so that what was cut off or changed on its way is found before anything is touched. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StopWithSentence } from '../stop-with-sentence.ts';

const FILE = 'contents.ndjson';

/** The list itself, as backup.json remembers it. */
export interface Contents {
  files: number;
  sha256: string;
}

interface Line {
  path: string;
  size: number;
  sha256: string;
}

async function fingerprint(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Paths below a folder, of files alone. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name))).toSorted();
}

/** Written when everything else is there. */
export async function writeContents(backup: string): Promise<Contents> {
  const lines: string[] = [];
  for (const path of await filesIn(backup)) {
    const whole = join(backup, path);
    const line: Line = { path, size: (await stat(whole)).size, sha256: await fingerprint(whole) };
    lines.push(`${JSON.stringify(line)}\n`);
  }
  await writeFile(join(backup, FILE), lines.join(''), { mode: 0o600 });
  return { files: lines.length, sha256: await fingerprint(join(backup, FILE)) };
}

const damaged = (what: string) => new StopWithSentence(`The backup is damaged: ${what}. Nothing was restored.`);

/** @param contents null for backups that were made before there was a list: of those the rows are counted alone */
export async function refuseDamaged(backup: string, contents: Contents | null): Promise<void> {
  if (!contents) return;
  const list = join(backup, FILE);
  if ((await fingerprint(list).catch(() => '')) !== contents.sha256) throw damaged(`its list of files, ${FILE}, is not as it was saved`);
  for (const line of (await readFile(list, 'utf8')).trimEnd().split('\n').filter(Boolean)) {
    const { path, size, sha256 } = JSON.parse(line) as Line;
    const there = await stat(join(backup, path)).catch(() => null);
    if (!there) throw damaged(`${path} is missing`);
    if (there.size !== size) throw damaged(`${path} has ${there.size} bytes instead of ${size}`);
    if ((await fingerprint(join(backup, path))) !== sha256) throw damaged(`${path} is not as it was saved`);
  }
}

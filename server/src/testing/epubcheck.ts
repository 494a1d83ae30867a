/** Debian's epubcheck: the jars of its packages, fetched once into .cache, run by the machine's Java. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const FOLDER = join(import.meta.dirname, '../../../.cache/epubcheck');
const JARS = join(FOLDER, 'usr/share/java');
const PACKAGES = ['epubcheck', 'libcommons-compress-java', 'libguava-java', 'libjackson-json-java', 'libjing-java', 'libsac-java', 'libsaxonhe-java'];
const JAVA_PACKAGES = ['openjdk-17-jre-headless', 'java-common', 'ca-certificates-java'];
const FETCH_WITHIN_MS = 180_000;

async function unpack(packages: readonly string[]): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await run('apt-get', ['download', ...packages], { cwd: FOLDER, timeout: FETCH_WITHIN_MS });
  for (const name of readdirSync(FOLDER).filter((file) => file.endsWith('.deb'))) await run('dpkg', ['-x', join(FOLDER, name), FOLDER]);
}

/** The machine's Java, or Debian's out of its package. */
async function findJava(): Promise<string> {
  const isThere = await run('java', ['-version']).then(() => true, () => false);
  if (isThere) return 'java';
  const own = join(FOLDER, 'usr/lib/jvm/java-17-openjdk-amd64/bin/java');
  if (!existsSync(own)) await unpack(JAVA_PACKAGES);
  return own;
}

/** Null where this machine has neither epubcheck nor Debian's packages to get it from. */
export async function findEpubcheck(): Promise<((epub: Uint8Array) => Promise<string>) | null> {
  const whole = join(FOLDER, 'whole');
  try {
    if (!existsSync(whole)) {
      await unpack(PACKAGES);
      writeFileSync(whole, '');
    }
    const java = await findJava();
    await run(java, ['-version']);
    return (epub) => check(java, epub);
  } catch {
    return null;
  }
}

/** Every message with its severity; the last lines count them. */
async function check(java: string, epub: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fableloom-epub-'));
  try {
    const file = join(folder, 'book.epub');
    await writeFile(file, epub);
    const { stdout, stderr } = await run(java, ['-cp', join(JARS, '*'), 'com.adobe.epubcheck.tool.Checker', file])
      .catch((error: { stdout: string; stderr: string }) => error);
    return `${stdout}${stderr}`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** npm run restore: puts a backup into an empty database and data folder; all of it or nothing (decision 0064). */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { type Config, readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { claimDataFolder } from '../one-at-a-time.ts';
import { StopWithSentence } from '../stop-with-sentence.ts';
import { allOrNothing } from './all-or-nothing.ts';
import { runCommand } from './command.ts';
import { refuseDamaged } from './contents.ts';
import { inOneTransaction } from './one-transaction.ts';
import { bringIntoBucket } from './pictures.ts';
import { layReady } from './ready-files.ts';
import { bringRows, hasAccounts, refuseUnfit } from './rows.ts';
import type { BackupManifest } from './tables.ts';
import { bringWaiting, openLine, readWaiting, type Waiting } from './waiting.ts';

const picturesSchema = z.discriminatedUnion('are', [
  z.object({ are: z.literal('inside') }), z.object({ are: z.literal('in a bucket'), bucket: z.string(), endpoint: z.string() }),
]);

const manifestSchema: z.ZodType<BackupManifest> = z.object({
  program: z.literal('Fableloom'), made: z.string(), migrations: z.array(z.string()), tables: z.record(z.string().regex(/^\w+$/), z.number()),
  // Older backups say nothing about them.
  letters: z.number().default(0), removals: z.number().default(0), pictures: picturesSchema.default({ are: 'inside' }),
  contents: z.object({ files: z.number(), sha256: z.string() }).nullable().default(null),
});

async function readManifest(folder: string): Promise<BackupManifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8')));
  } catch {
    throw new StopWithSentence(`${folder} is no backup of Fableloom: its backup.json is missing or cannot be read.`);
  }
}

interface Brought {
  manifest: BackupManifest;
  waiting: Waiting;
}

/** Everything that is to be found out without touching anything. */
async function readBackup(folder: string): Promise<Brought> {
  const manifest = await readManifest(folder);
  await refuseDamaged(folder, manifest.contents);
  return { manifest, waiting: await readWaiting(folder, manifest) };
}

/** Pictures that were not part of the backup are where they were, if the program is told so. */
function whereElse({ pictures }: BackupManifest, { s3 }: Config): string {
  if (pictures.are === 'inside' || (s3?.bucket === pictures.bucket && s3.endpoint === pictures.endpoint)) return '';
  return `Pictures and sound were not in it: they are in the bucket ${pictures.bucket} at ${pictures.endpoint}. Name it with S3_BUCKET, or copy what lies there.`;
}

/** @param url the database, with its tables */
async function bringAll(config: Config, folder: string, url: string, { manifest, waiting }: Brought): Promise<void> {
  const line = waiting.letters.length + waiting.removals.length > 0 ? await openLine(url) : null;
  try {
    await allOrNothing(async (undoneBy) => {
      if (config.s3) undoneBy(await bringIntoBucket(config.s3, folder));
      const files = await layReady(folder, config.dataFolder, [...(config.s3 ? [] : ['images']), 'outbox', 'session-secret']);
      undoneBy(files.takeBack);
      await inOneTransaction(url, async (client) => {
        await refuseUnfit(client, manifest);
        await bringRows(client, folder, manifest);
        if (line) await bringWaiting(line, waiting, client);
        // Moving is short, so little can happen between it and the commit.
        await files.place();
      }, hasAccounts);
      await files.clear().catch(() => undefined);
    });
  } finally {
    await line?.close();
  }
}

/** Answers the sentences to print. */
export async function restore(config: Config, folder: string): Promise<string> {
  const { manifest, waiting } = await readBackup(folder);
  const release = config.DATABASE_URL ? () => undefined : claimDataFolder(config.dataFolder);
  try {
    const database = await openDatabase({ dataFolder: config.dataFolder, databaseUrl: config.DATABASE_URL });
    try {
      const client = await database.pool.connect();
      // Before anything large is copied.
      await refuseUnfit(client, manifest).finally(() => client.release());
      await bringAll(config, folder, database.url, { manifest, waiting });
    } finally {
      await database.close();
    }
  } finally {
    release();
  }
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
  return [
    `Restored ${rows} rows of ${Object.keys(manifest.tables).length} tables, as they stood at ${manifest.made}.`,
    manifest.letters > 0 ? `Letters that waited are sent at the next start: ${manifest.letters}.` : '',
    whereElse(manifest, config),
  ].filter(Boolean).join(' ');
}

if (import.meta.main) {
  await runCommand(async ([folder]) => {
    if (!folder) throw new StopWithSentence('Usage: npm run restore -- <folder of a backup>');
    return restore(readConfig(process.env), resolve(folder));
  });
}

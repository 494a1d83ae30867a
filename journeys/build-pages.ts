/** Builds the pages when their sources changed, as `npm start` does. */
import { fileURLToPath } from 'node:url';

const build = fileURLToPath(new URL('../tools/launch/build.mjs', import.meta.url));

export async function buildPages(): Promise<void> {
  const { ensureBuilt } = (await import(build)) as { ensureBuilt: (node: string) => Promise<void> };
  await ensureBuilt(process.execPath);
}

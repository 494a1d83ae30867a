/** Journeys use the built pages: built here when a developer runs them alone. */
import { fileURLToPath } from 'node:url';

const build = fileURLToPath(new URL('../tools/launch/build.mjs', import.meta.url));

export default async function setup() {
  const { ensureBuilt } = (await import(build)) as { ensureBuilt: (node: string) => Promise<void> };
  await ensureBuilt(process.execPath);
}

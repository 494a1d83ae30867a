/** Journeys use the built pages and a house in which everything is drawn: both made here, once for all of them. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BROWSER, unpackBrowser } from './browser.ts';
import { buildPages } from './build-pages.ts';
import { MODEL_FOLDER, newHome } from './house.ts';

const LOOK_EVERY_MS = 1500;

/** The program goes on drawing after it is open; it is done when nothing new comes for a while. */
async function drawnToTheEnd(folder: string): Promise<void> {
  let seen = -1;
  for (;;) {
    const { length } = await readdir(folder, { recursive: true });
    if (length === seen) return;
    seen = length;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

export default async function setup() {
  process.env[BROWSER] = await unpackBrowser();
  await buildPages();
  const model = await newHome({ furnished: false });
  const house = await model.open();
  await drawnToTheEnd(join(model.folder, 'data', 'images'));
  await house.stop();
  process.env[MODEL_FOLDER] = join(model.folder, 'data');
  return () => model.remove();
}

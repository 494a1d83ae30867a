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

/** The sizes in which pages show what everyone has. */
const SHOWN = [['starters/v1', '/storage/v1/object/public/images/starters/v1', ['thumb', 'card']], ['art/v1', '/art', ['thumb']]] as const;

/** Smaller copies are made when a page first asks for one: here once, and not in every house. */
async function makeCopies(url: string, images: string): Promise<void> {
  for (const [folder, address, sizes] of SHOWN) {
    const pictures = (await readdir(join(images, folder))).filter((name) => name.endsWith('.webp'));
    for (const name of pictures) for (const size of sizes) await (await fetch(`${url}${address}/${name}?size=${size}`, { headers: { accept: 'image/webp' } })).arrayBuffer();
  }
}

export default async function setup() {
  process.env[BROWSER] = await unpackBrowser();
  await buildPages();
  const model = await newHome({ furnished: false });
  const house = await model.open();
  const images = join(model.folder, 'data', 'images');
  await drawnToTheEnd(images);
  await makeCopies(house.url, images);
  await house.stop();
  process.env[MODEL_FOLDER] = join(model.folder, 'data');
  return () => model.remove();
}

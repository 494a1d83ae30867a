/**
 * Development only: renders contact sheets of everything the illustrator draws.
 * Usage: node engines/illustrator/contact-sheet.ts OUTDIR [--seed=WORD] [sheet...]: another word tells other scenes and frames portraits anew.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { CARD_CELL, drawCards } from './contact-sheets/cards.ts';
import { sheetsOf } from './contact-sheets/sheets.ts';
import { drawPicture, pixelArt } from './src/index.ts';

const [, , outDir, ...words] = process.argv;
if (!outDir) {
  console.error('Usage: node engines/illustrator/contact-sheet.ts OUTDIR [--seed=WORD] [sheet...]');
  process.exit(1);
}
const seed = words.find((word) => word.startsWith('--seed='))?.slice('--seed='.length) ?? '';
const wanted = words.filter((word) => !word.startsWith('--'));
const isWanted = (name: string): boolean => !wanted.length || wanted.includes(name);
await mkdir(outDir, { recursive: true });

async function layOut(name: string, pictures: readonly Buffer[], columns: number, [width, height]: readonly [number, number]): Promise<void> {
  const tiles = await Promise.all(pictures.map(async (picture, i) => ({
    input: await sharp(picture).resize(width, height, { fit: 'contain', background: '#fbf5ea' }).png().toBuffer(),
    left: (i % columns) * (width + 6),
    top: Math.floor(i / columns) * (height + 6),
  })));
  const rows = Math.ceil(pictures.length / columns);
  const size = { width: columns * (width + 6), height: rows * (height + 6), channels: 3 as const, background: '#fbf5ea' };
  await sharp({ create: size }).composite(tiles).png().toFile(join(outDir ?? '.', `${name}.png`));
}

for (const [name, sheet] of Object.entries(sheetsOf(seed))) {
  if (!isWanted(name)) continue;
  const { columns, cell, briefs } = sheet;
  let slowest = 0;
  let biggest = 0;
  const tiles: Buffer[] = [];
  for (const brief of briefs) {
    const started = performance.now();
    const drawing = drawPicture(brief);
    const svg = drawing.grid ? pixelArt(new Resvg(drawing.svg).render(), drawing, drawing.grid) : drawing.svg;
    const png = new Resvg(svg, { fitTo: { mode: 'width', value: cell[0] * (sheet.oversample ?? 1) } }).render().asPng();
    slowest = Math.max(slowest, performance.now() - started);
    biggest = Math.max(biggest, svg.length);
    if (briefs.length === 1) await writeFile(join(outDir, `${name}.svg`), svg);
    tiles.push(png);
  }
  await layOut(name, tiles, columns, cell);
  console.log(`${name}: ${briefs.length} drawings, slowest ${Math.round(slowest)} ms, biggest ${Math.round(biggest / 1024)} kB`);
}
if (isWanted('cards')) {
  const pictures = await drawCards(seed || 'cards');
  await layOut('cards', pictures, 4, CARD_CELL);
  console.log(`cards: ${pictures.length} pictures`);
}

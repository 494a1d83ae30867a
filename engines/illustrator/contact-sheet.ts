/** Development only: renders contact sheets of everything the illustrator draws. Usage: node engines/illustrator/contact-sheet.ts OUTDIR [sheet...] */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { SHEETS } from './contact-sheets/sheets.ts';
import { drawPicture, pixelArt } from './src/index.ts';

const [, , outDir, ...wanted] = process.argv;
if (!outDir) {
  console.error('Usage: node engines/illustrator/contact-sheet.ts OUTDIR [sheet...]');
  process.exit(1);
}
await mkdir(outDir, { recursive: true });

for (const [name, sheet] of Object.entries(SHEETS)) {
  if (wanted.length && !wanted.includes(name)) continue;
  const { columns, cell, briefs } = sheet;
  const rows = Math.ceil(briefs.length / columns);
  let slowest = 0;
  let biggest = 0;
  const tiles = [];
  for (const [i, brief] of briefs.entries()) {
    const started = performance.now();
    const drawing = drawPicture(brief);
    const svg = drawing.grid ? pixelArt(new Resvg(drawing.svg).render(), drawing, drawing.grid) : drawing.svg;
    const png = new Resvg(svg, { fitTo: { mode: 'width', value: cell[0] * (sheet.oversample ?? 1) } }).render().asPng();
    slowest = Math.max(slowest, performance.now() - started);
    biggest = Math.max(biggest, svg.length);
    if (briefs.length === 1) await writeFile(join(outDir, `${name}.svg`), svg);
    tiles.push({
      input: await sharp(png).resize(cell[0], cell[1], { fit: 'contain', background: '#fbf5ea' }).png().toBuffer(),
      left: (i % columns) * (cell[0] + 6),
      top: Math.floor(i / columns) * (cell[1] + 6),
    });
  }
  const sheetSize = { width: columns * (cell[0] + 6), height: rows * (cell[1] + 6), channels: 3 as const, background: '#fbf5ea' };
  await sharp({ create: sheetSize })
    .composite(tiles)
    .png()
    .toFile(join(outDir, `${name}.png`));
  console.log(`${name}: ${briefs.length} drawings, slowest ${Math.round(slowest)} ms, biggest ${Math.round(biggest / 1024)} kB`);
}

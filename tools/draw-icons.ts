/** node tools/draw-icons.ts: draws the icons of the home screen into web/public, out of the mark of the house. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const PUBLIC = join(import.meta.dirname, '../web/public');
const MARK_SIDE = 36;
const mark = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');

interface Icon {
  name: string;
  side: number;
  /** How much of the icon the mark takes; launchers cut up to a fifth off a maskable one. */
  share: number;
  /** Corner radius as a part of the side; 0 where the launcher cuts. */
  round: number;
}

const ICONS: readonly Icon[] = [
  { name: 'icon-192.png', side: 192, share: 0.7, round: 0.22 },
  { name: 'icon-512.png', side: 512, share: 0.7, round: 0.22 },
  { name: 'icon-maskable-512.png', side: 512, share: 0.54, round: 0 },
  { name: 'apple-touch-icon.png', side: 180, share: 0.66, round: 0 },
];

for (const { name, side, share, round } of ICONS) {
  const edge = (side * (1 - share)) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
    <defs><linearGradient id="paper" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#fffdf8"/><stop offset="1" stop-color="#f4e4c6"/></linearGradient></defs>
    <rect width="${side}" height="${side}" rx="${side * round}" fill="url(#paper)"/>
    <g transform="translate(${edge} ${edge}) scale(${(side * share) / MARK_SIDE})">${mark}</g></svg>`;
  writeFileSync(join(PUBLIC, name), new Resvg(svg).render().asPng());
}

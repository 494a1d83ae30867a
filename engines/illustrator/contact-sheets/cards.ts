/** The pictures of the product itself as they are seen: covers on a shelf, cards of shared links, avatars, landing, empty pages, help. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { THEMES } from '../../../contract/src/taxonomies/themes.ts';
import type { CardTask } from '../../../server/src/features/cards/card.worker.ts';
import drawCard from '../../../server/src/features/cards/card.worker.ts';
import { LANDING_ART, OTHER_ART } from '../../../server/src/features/pictures/house-art.ts';
import type { PictureBrief } from '../src/brief.ts';
import { drawPicture } from '../src/index.ts';
import { EMBER, MAYA, OLIVE, someone } from './casts.ts';
import { toldScenes } from './told-scenes.ts';

const HELP = join(import.meta.dirname, '../../../web/public/help');
export const CARD_CELL = [480, 252] as const;
/** How a shelf cuts a square cover. */
const SHELF = { width: 336, height: 252, fit: 'cover' } as const;

const paint = (brief: PictureBrief, width: number): Buffer => Buffer.from(new Resvg(drawPicture(brief).svg, { fitTo: { mode: 'width', value: width } }).render().asPng());

const cover = (brief: PictureBrief): Promise<Buffer> => sharp(paint(brief, 512)).resize(SHELF).png().toBuffer();

/** An avatar as it is seen: in a circle. */
async function avatar(brief: PictureBrief): Promise<Buffer> {
  const round = Buffer.from('<svg width="252" height="252"><circle cx="126" cy="126" r="126"/></svg>');
  return sharp(paint(brief, 252)).resize(252, 252).ensureAlpha().composite([{ input: round, blend: 'dest-in' }]).png().toBuffer();
}

/** One picture for each tile of the sheet, in this order. */
export async function drawCards(seed: string): Promise<Buffer[]> {
  const fontsFolder = await mkdtemp(join(tmpdir(), 'fonts-'));
  const covers = toldScenes(seed, 'anybody', 12);
  const card = (title: string, lines: string[], shape: CardTask['shape'], brief: PictureBrief): Promise<Uint8Array> =>
    drawCard({ fontsFolder, words: { title, lines, fallbackTitle: 'A story' }, shape, picture: paint(brief, 1024) });
  const landing = LANDING_ART[0]?.brief;
  const cards = [
    ...(landing ? [card('Stories where your family is the hero', ['Made together, illustrated and read aloud'], 'scene', landing)] : []),
    ...covers.slice(0, 4).map((brief, i) => {
      const names = brief.cast.map(({ name }) => name);
      return card(`${THEMES[i]?.category ?? 'The'} of ${names.join(' and ')}`, [`With ${names.join(', ')}`, 'For ages 5 to 8, by Grandma'], 'scene', brief);
    }),
    ...[MAYA, EMBER, OLIVE, someone('Animal - Ocean Animals - Whale', { name: 'Bo' })].map((character) =>
      card(character.name, [character.type.split(' - ').at(-1) ?? '', 'by Grandma'], 'portrait', { is: 'portrait', seed, character })),
  ];
  const drawnCards = await Promise.all(cards);
  await rm(fontsFolder, { recursive: true });
  const faces = OTHER_ART.filter(({ brief }) => brief.is === 'face').map(({ brief }) => avatar(brief));
  const house = OTHER_ART.filter(({ brief }) => brief.is !== 'face').map(({ brief }) => paint(brief, 480));
  const help = (await readdir(HELP)).filter((file) => file.endsWith('-day.webp')).map((file) => readFile(join(HELP, file)));
  return Promise.all([
    ...covers.map(cover), ...drawnCards.map((bytes) => Buffer.from(bytes)), ...faces, ...LANDING_ART.map(({ brief }) => paint(brief, 480)), ...house, ...help,
  ]);
}

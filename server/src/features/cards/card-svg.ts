/** The composed card of 1200 x 630, in two layers: the ground below the picture, and the page with its words above it. Pure. */
import type { CardFonts, Lettering } from './card-fonts.ts';
import { drawable, fitText, isRightToLeft, runsOf } from './fit-text.ts';

export interface CardWords {
  title: string;
  /** Short lines below the title, such as who plays in it; empty ones are left out. */
  lines: readonly string[];
  /** Said where nothing of the title can be drawn. */
  fallbackTitle: string;
}

export const CARD = { width: 1200, height: 630 } as const;

/** Where the picture goes: the whole right side, or an arched window in it. */
export const PICTURE_BOX = {
  scene: { left: 470, top: 0, width: 730, height: 630 },
  portrait: { left: 612, top: 40, width: 470, height: 590 },
} as const;
export type CardShape = keyof typeof PICTURE_BOX;

const INK = '#2b2140';
const SOFT = '#5f5573';
const PLUM = '#5a3e9b';
const GOLD = '#f2b33d';
const LEFT = 64;
const TEXT_WIDTH = 420;

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const sheet = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`;
const svg = (inside: string): string => sheet(CARD.width, CARD.height, inside);

/** Width of what is seen of a text, in pixels, as the rasteriser draws it. */
export type InkWidth = (text: string, style: string) => number;

const styleOf = (family: string, style: string): string => `font-family="${family}" xml:space="preserve" ${style}`;

interface Line {
  text: string;
  y: number;
  size: number;
  style: string;
}

/**
 * A line in its own direction. One that needs several fonts is set piece by piece: the rasteriser's own search for a font
 * loses letters that join.
 */
function setLine({ text, y, size, style }: Line, { familyOf }: Lettering, inkWidth: InkWidth): string {
  const backwards = isRightToLeft(text);
  const runs = runsOf(text, familyOf);
  const look = `font-size="${size}" ${style}`;
  const put = (words: string, family: string, x: number, anchor: 'start' | 'end') =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}" ${styleOf(family, look)}>${escape(words.trimEnd())}</text>`;
  if (runs.length <= 1) return put(text, runs[0]?.family ?? '', backwards ? LEFT + TEXT_WIDTH : LEFT, backwards ? 'end' : 'start');
  let x = backwards ? LEFT + TEXT_WIDTH : LEFT;
  return runs.map(({ family, text: words }) => {
    const seen = words.trimEnd();
    const spaces = words.length - seen.length;
    const piece = put(words, family, x, backwards ? 'end' : 'start');
    const advance = inkWidth(escape(seen), styleOf(family, look)) + size * (BEARING + SPACE * spaces);
    x += backwards ? -advance : advance;
    return piece;
  }).join('');
}

/** Air between two pieces, and a space, in letter sizes. */
const BEARING = 0.08;
const SPACE = 0.28;

const BRAND_FONT = 'Fraunces SemiBold, Fraunces';
const BRAND = `<g transform="translate(${LEFT - 4} 52) scale(1.45)">
  <path d="M18 9C14 5.5 9 5 3.5 6v21c5.5-1 10.5-.5 14.5 3 4-3.5 9-4 14.5-3V6C27 5 22 5.5 18 9Z" fill="${PLUM}"/>
  <path d="M7 12c7-1.5 7 6 11 6s4-7.5 11-6M7 19c7-1.5 7 5 11 5s4-6.5 11-5" fill="none"
    stroke="${GOLD}" stroke-width="2.4" stroke-linecap="round"/></g>
  <text x="${LEFT + 60}" y="92" font-family="${BRAND_FONT}" font-weight="600"
    font-size="36" letter-spacing="-0.8" fill="${INK}">Fableloom</text>`;

/** The page on the left ends in a slow curve over the picture. */
const PAGE = `<defs>
  <linearGradient id="paper" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#fffdf8"/><stop offset="1" stop-color="#f8eedb"/></linearGradient>
  <filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter></defs>
  <path d="M-40 -40H520C470 150 590 330 548 520 540 570 536 620 540 670H-40Z" fill="#171230" opacity=".38" filter="url(#soft)"/>
  <path d="M0 0H512C462 150 582 330 540 520 532 570 528 600 530 630H0Z" fill="url(#paper)"/>
  <path d="M500 0C450 150 570 330 528 520 520 570 516 600 518 630" fill="none"
    stroke="${GOLD}" stroke-width="4" stroke-dasharray="12 9" stroke-linecap="round"/>`;

/** The sky behind a portrait. */
export const groundOf = (shape: CardShape): string =>
  svg(shape === 'scene'
    ? '<rect width="1200" height="630" fill="#3b2a75"/>'
    : `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#2f2361"/><stop offset=".55" stop-color="#6a4fae"/>
      <stop offset="1" stop-color="#f0b98a"/></linearGradient></defs><rect width="1200" height="630" fill="url(#sky)"/>${STARS}`);

const STARS = [[640, 92, 9], [1130, 130, 12], [1090, 300, 7], [598, 250, 6], [1150, 430, 8], [1042, 52, 6]]
  .map(([x = 0, y = 0, r = 0]) => {
    const bend = `Q${x} ${y}`;
    return `<path d="M${x} ${y - r}${bend} ${x + r} ${y}${bend} ${x} ${y + r}${bend} ${x - r} ${y}${bend} ${x} ${y - r}Z" fill="#ffe9b0"/>`;
  })
  .join('');

/** What the picture is cut to. */
export function maskOf(shape: CardShape): string {
  const { width, height } = PICTURE_BOX[shape];
  const inside = shape === 'scene'
    ? `<rect width="${width}" height="${height}"/>`
    : `<path d="M0 ${height}V${width / 2}A${width / 2} ${width / 2} 0 0 1 ${width} ${width / 2}V${height}Z"/>`;
  return sheet(width, height, inside);
}

export function pageOf({ title, lines, fallbackTitle }: CardWords, fonts: Pick<CardFonts, 'title' | 'text'>, inkWidth: InkWidth): string {
  const said = drawable(title, fonts.title.widthOf);
  const heading = /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(said) ? said : fallbackTitle;
  const { lines: titleLines, size } = fitText(heading, TITLE_ROOM, fonts.title.widthOf);
  const big = titleLines.map((text, index) => {
    const style = `font-weight="600" letter-spacing="${isJoined(text) ? 0 : -0.015 * size}" fill="${INK}"`;
    return setLine({ text, y: 150 + size + index * size * TITLE_ROOM.lineHeight, size, style }, fonts.title, inkWidth);
  });
  const small = lines.map((line) => drawable(line, fonts.text.widthOf)).filter(Boolean)
    .flatMap((line) => fitText(line, LINE_ROOM, fonts.text.widthOf).lines);
  const bottom = 578 - (small.length - 1) * 38;
  const style = `fill="${SOFT}"`;
  const words = small.map((text, index) => setLine({ text, y: bottom + index * 38, size: 28, style }, fonts.text, inkWidth));
  return svg(`${PAGE}${BRAND}${big.join('')}${words.join('')}`);
}

const TITLE_ROOM = { width: TEXT_WIDTH, height: 300, sizes: [92, 80, 68, 60, 54, 48, 42, 38], lineHeight: 1.14 };
const LINE_ROOM = { width: TEXT_WIDTH, height: 76, sizes: [28], lineHeight: 1.3 };

/** Letters that hang together must not be moved apart. */
const isJoined = (text: string): boolean => /[\p{Script=Arabic}\p{Script=Syriac}]/u.test(text);

/** Reads the fonts that travel with the product: WOFF unpacked to what a rasteriser reads, with the widths of its letters. */
import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

interface Table {
  tag: string;
  checksum: number;
  bytes: Buffer;
}

function tablesOf(woff: Buffer): Table[] {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this is not a WOFF file');
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = WOFF_HEADER + index * WOFF_ENTRY;
    const [from, packed, size] = [woff.readUInt32BE(entry + 4), woff.readUInt32BE(entry + 8), woff.readUInt32BE(entry + 12)];
    const bytes = woff.subarray(from, from + packed);
    const tag = woff.toString('latin1', entry, entry + 4);
    return { tag, checksum: woff.readUInt32BE(entry + 16), bytes: packed < size ? inflateSync(bytes) : bytes };
  });
}

const padded = (size: number): number => Math.ceil(size / 4) * 4;

/** The same font as a plain OpenType file. */
export function unpackWoff(woff: Buffer): Buffer {
  const tables = tablesOf(woff);
  let from = SFNT_HEADER + tables.length * SFNT_ENTRY;
  const font = Buffer.alloc(from + tables.reduce((sum, { bytes }) => sum + padded(bytes.length), 0));
  const power = 2 ** Math.floor(Math.log2(tables.length));
  font.writeUInt32BE(woff.readUInt32BE(4), 0);
  font.writeUInt16BE(tables.length, 4);
  font.writeUInt16BE(power * SFNT_ENTRY, 6);
  font.writeUInt16BE(Math.log2(power), 8);
  font.writeUInt16BE((tables.length - power) * SFNT_ENTRY, 10);
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = SFNT_HEADER + index * SFNT_ENTRY;
    font.write(tag, entry, 'latin1');
    font.writeUInt32BE(checksum, entry + 4);
    font.writeUInt32BE(from, entry + 8);
    font.writeUInt32BE(bytes.length, entry + 12);
    bytes.copy(font, from);
    from += padded(bytes.length);
  }
  return font;
}

/** Width of a character as a part of the letter size; undefined where the font has no such character. */
export type Widths = (codePoint: number) => number | undefined;

export function readWidths(woff: Buffer): Widths {
  const tables = new Map(tablesOf(woff).map(({ tag, bytes }) => [tag, bytes]));
  const table = (tag: string): Buffer => tables.get(tag) ?? Buffer.alloc(0);
  const unit = table('head').readUInt16BE(18);
  const measured = table('hhea').readUInt16BE(34);
  const hmtx = table('hmtx');
  const glyphs = glyphsOf(table('cmap'));
  return (codePoint) => {
    const glyph = glyphs.get(codePoint);
    return glyph === undefined ? undefined : hmtx.readUInt16BE(Math.min(glyph, measured - 1) * 4) / unit;
  };
}

/** Code points with their glyphs, out of the widest of the font's tables (format 12 before format 4). */
function glyphsOf(cmap: Buffer): Map<number, number> {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8));
  const ofFormat = (format: number) => offsets.find((offset) => cmap.readUInt16BE(offset) === format);
  const [wide, narrow] = [ofFormat(12), ofFormat(4)];
  if (wide !== undefined) return readGroups(cmap.subarray(wide));
  return narrow === undefined ? new Map() : readSegments(cmap.subarray(narrow));
}

function readGroups(table: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let at = 16, end = 16 + table.readUInt32BE(12) * 12; at < end; at += 12) {
    const [first, last, glyph] = [table.readUInt32BE(at), table.readUInt32BE(at + 4), table.readUInt32BE(at + 8)];
    for (let code = first; code <= last; code++) glyphs.set(code, glyph + code - first);
  }
  return glyphs;
}

function readSegments(table: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  const size = table.readUInt16BE(6);
  const [ends, starts, deltas, ranges] = [14, 16 + size, 16 + size * 2, 16 + size * 3];
  for (let at = 0; at < size; at += 2) {
    const [first, last] = [table.readUInt16BE(starts + at), table.readUInt16BE(ends + at)];
    const [delta, range] = [table.readUInt16BE(deltas + at), table.readUInt16BE(ranges + at)];
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const found = range === 0 ? code : table.readUInt16BE(ranges + at + range + (code - first) * 2);
      const glyph = found === 0 ? 0 : (found + delta) % 0x10000;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}

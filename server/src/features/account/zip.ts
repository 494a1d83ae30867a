/**
 * Writes a zip file piece by piece, so that no archive is ever whole in memory.
 * As PKWARE's APPNOTE 6.3.10 says: text is deflated, pictures and sound are stored as they are, and archives over 4 GB take the Zip64 records.
 */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  /** Words between slashes. */
  name: string;
  data: Buffer;
  /** Text becomes smaller; pictures and sound are as small as they get. */
  isText: boolean;
  modified: Date;
}

const MOST_32 = 0xffffffff;
const MOST_16 = 0xffff;
const UTF8_NAMES = 0x0800;
const VERSION = { plain: 20, zip64: 45 } as const;

/** Seconds in twos, minutes, hours; day, month, years since 1980. */
function dosTime(date: Date): [time: number, day: number] {
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  const day = ((Math.max(1980, date.getUTCFullYear()) - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  return [time, day];
}

/** Little-endian fields of 2, 4 or 8 bytes. */
function fields(...values: readonly (readonly [bytes: 2 | 4 | 8, value: number])[]): Buffer {
  const buffer = Buffer.alloc(values.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of values) {
    if (bytes === 2) buffer.writeUInt16LE(value, at);
    else if (bytes === 4) buffer.writeUInt32LE(value, at);
    else buffer.writeBigUInt64LE(BigInt(value), at);
    at += bytes;
  }
  return buffer;
}

interface Written {
  /** What stands in the file's own head and in the directory alike. */
  shared: Buffer;
  name: Buffer;
  offset: number;
}

/** @param from where the first byte stands in the file; other than 0 only to try what happens far behind */
export async function* zipOf(entries: AsyncIterable<ZipEntry>, from = 0): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let at = from;
  for await (const { name, data, isText, modified } of entries) {
    const body = isText ? deflateRawSync(data) : data;
    const bytes = Buffer.from(name);
    const [time, day] = dosTime(modified);
    const shared = fields(
      [2, UTF8_NAMES], [2, isText ? 8 : 0], [2, time], [2, day], [4, crc32(data)], [4, body.length], [4, data.length], [2, bytes.length],
    );
    written.push({ shared, name: bytes, offset: at });
    const head = Buffer.concat([fields([4, 0x04034b50], [2, VERSION.plain]), shared, fields([2, 0]), bytes]);
    yield head;
    yield body;
    at += head.length + body.length;
  }
  yield directory(written, at);
}

function directory(written: readonly Written[], start: number): Buffer {
  const rows = written.map(({ shared, name, offset }) => {
    const far = offset >= MOST_32 ? fields([2, 1], [2, 8], [8, offset]) : Buffer.alloc(0);
    const version = far.length > 0 ? VERSION.zip64 : VERSION.plain;
    const tail = fields([2, far.length], [2, 0], [2, 0], [2, 0], [4, 0], [4, Math.min(offset, MOST_32)]);
    return Buffer.concat([fields([4, 0x02014b50], [2, version], [2, version]), shared, tail, name, far]);
  });
  const listed = Buffer.concat(rows);
  const n = written.length;
  const isHuge = start >= MOST_32 || n >= MOST_16;
  const end = start + listed.length;
  const zip64 = isHuge
    ? Buffer.concat([
        fields([4, 0x06064b50], [8, 44], [2, VERSION.zip64], [2, VERSION.zip64], [4, 0], [4, 0], [8, n], [8, n], [8, listed.length], [8, start]),
        fields([4, 0x07064b50], [4, 0], [8, end], [4, 1]),
      ])
    : Buffer.alloc(0);
  const count = Math.min(n, MOST_16);
  const last = fields([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, listed.length], [4, Math.min(start, MOST_32)], [2, 0]);
  return Buffer.concat([listed, zip64, last]);
}

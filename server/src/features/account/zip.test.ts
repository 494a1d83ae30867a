import { crc32, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readZip } from '../../testing/read-zip.ts';
import { zipOf, type ZipEntry } from './zip.ts';

const NOW = new Date('2026-11-21T19:40:12Z');
const text = (name: string, words: string): ZipEntry => ({ name, data: Buffer.from(words), isText: true, modified: NOW });

async function* each(entries: ZipEntry[]): AsyncGenerator<ZipEntry> {
  yield* entries;
}
async function packed(entries: ZipEntry[], from = 0): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of zipOf(each(entries), from)) pieces.push(piece);
  return Buffer.concat(pieces);
}

test('what goes in comes out, text smaller and pictures as they are', async () => {
  const long = 'Once upon a time. '.repeat(500);
  const picture = Buffer.from([0xff, 0xd8, 0, 1, 2, 3]);
  const zip = await packed([text('a/Größe.json', long), { name: 'b.jpg', data: picture, isText: false, modified: NOW }, text('empty.json', '')]);
  expect(zip.length).toBeLessThan(1000);
  const files = readZip(zip);
  expect([...files.keys()]).toEqual(['a/Größe.json', 'b.jpg', 'empty.json']);
  expect(files.get('a/Größe.json')?.toString()).toBe(long);
  expect(files.get('b.jpg')).toEqual(picture);
  expect(files.get('empty.json')?.length).toBe(0);
});

test('an archive without a file is one too', async () => expect(readZip(await packed([])).size).toBe(0));

test('behind four gigabytes the places are written in eight bytes', async () => {
  const far = 5_000_000_000;
  const zip = await packed([text('far.json', 'far away')], far);
  const directory = zip.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  expect(zip.readUInt32LE(directory + 42)).toBe(0xffffffff);
  expect(Number(zip.readBigUInt64LE(directory + 46 + 'far.json'.length + 4))).toBe(far);
  const end64 = zip.indexOf(Buffer.from([0x50, 0x4b, 0x06, 0x06]));
  expect(Number(zip.readBigUInt64LE(end64 + 48))).toBe(far + directory);
  expect(Number(zip.readBigUInt64LE(zip.indexOf(Buffer.from([0x50, 0x4b, 0x06, 0x07])) + 8))).toBe(far + end64);
  const nameLength = zip.readUInt16LE(26);
  expect(inflateRawSync(zip.subarray(30 + nameLength, directory)).toString()).toBe('far away');
  expect(zip.readUInt32LE(14)).toBe(crc32('far away'));
});

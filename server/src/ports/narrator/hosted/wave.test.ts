import { expect, test } from 'vitest';
import { readWave, waveFile } from './wave.ts';

const PCM = Buffer.from(Int16Array.from([1, -2, 300]).buffer);

/** The longer form of the header, in which the kind of sound stands further on. */
function extensible(kind: number): Buffer {
  const plain = waveFile(PCM, 24_000);
  const further = Buffer.alloc(24);
  further.writeUInt16LE(22, 0);
  further.writeUInt16LE(kind, 8);
  const file = Buffer.concat([plain.subarray(0, 36), further, plain.subarray(36)]);
  file.writeUInt32LE(40, 16);
  file.writeUInt16LE(0xff_fe, 20);
  return file;
}

test('sound is read from the short form of the header and from the long one', () => {
  for (const file of [waveFile(PCM, 24_000), extensible(1)]) expect(readWave(file)).toEqual({ pcm: Int16Array.from([1, -2, 300]), sampleRate: 24_000 });
});

test('sound of another kind is not read as samples', () => {
  expect(() => readWave(extensible(3))).toThrow('no sound of 16 bits');
});

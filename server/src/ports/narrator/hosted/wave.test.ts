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

/** The same three samples as another kind of number. */
function written(kind: number, bits: number, write: (bytes: Buffer, sample: number, at: number) => void): Buffer {
  const each = bits / 8;
  const samples = Buffer.alloc(3 * each);
  [1, -2, 300].forEach((sample, at) => write(samples, sample, at * each));
  const file = waveFile(samples, 24_000);
  file.writeUInt16LE(kind, 20);
  file.writeUInt16LE(each, 32);
  file.writeUInt16LE(bits, 34);
  return file;
}

test.each([
  ['24 bits', written(1, 24, (bytes, sample, at) => bytes.writeIntLE(sample * 256, at, 3))],
  ['32 bits', written(1, 32, (bytes, sample, at) => bytes.writeInt32LE(sample * 65_536, at))],
  ['fractions', written(3, 32, (bytes, sample, at) => bytes.writeFloatLE(sample / 32_767, at))],
])('sound of %s, as small servers write it, is read too', (_, file) => {
  expect(readWave(file)).toEqual({ pcm: Int16Array.from([1, -2, 300]), sampleRate: 24_000 });
});

test.each([['compressed', extensible(2)], ['without a channel', written(1, 16, () => undefined).fill(0, 22, 24)]])('sound that is %s is not read as samples', (_, file) => {
  expect(() => readWave(file)).toThrow('no sound that is read here');
});

/** Takes a WAV file apart, and makes one of bare samples. */
export interface Sound {
  /** One channel. */
  pcm: Int16Array;
  sampleRate: number;
}

const PCM = 1;
/** Says further on, in a field of its own that begins with the same number, what it is. */
const EXTENSIBLE = 0xff_fe;
const KIND_FURTHER_ON = 24;

/** Throws where it is no sound of 16 bits. Services that stream do not know the length beforehand and write a wrong one. */
export function readWave(file: Uint8Array): Sound {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE') throw new Error('no WAV file');
  let format: { channels: number; sampleRate: number } | undefined;
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32LE(at + 4);
    const name = bytes.toString('latin1', at, at + 4);
    const start = at + 8;
    if (name === 'fmt ') {
      const kind = bytes.readUInt16LE(start);
      const isSamples = kind === PCM || (kind === EXTENSIBLE && size > KIND_FURTHER_ON && bytes.readUInt16LE(start + KIND_FURTHER_ON) === PCM);
      if (!isSamples || bytes.readUInt16LE(start + 14) !== 16) throw new Error('no sound of 16 bits');
      format = { channels: bytes.readUInt16LE(start + 2), sampleRate: bytes.readUInt32LE(start + 4) };
    }
    if (name === 'data' && format) return { pcm: oneChannel(bytes.subarray(start, Math.min(bytes.length, start + size)), format.channels), sampleRate: format.sampleRate };
    at = start + size + (size % 2);
  }
  throw new Error('no sound in it');
}

const HEAD = 44;

/** @param pcm one channel of 16 bits, little-endian */
export function waveFile(pcm: Buffer, sampleRate: number): Buffer {
  const head = Buffer.alloc(HEAD);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(HEAD - 8 + pcm.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(PCM, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(sampleRate, 24);
  head.writeUInt32LE(sampleRate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(pcm.length, 40);
  return Buffer.concat([head, pcm]);
}

function oneChannel(bytes: Buffer, channels: number): Int16Array {
  const pcm = new Int16Array(Math.floor(bytes.length / 2 / channels));
  for (let at = 0; at < pcm.length; at += 1) pcm[at] = bytes.readInt16LE(at * channels * 2);
  return pcm;
}

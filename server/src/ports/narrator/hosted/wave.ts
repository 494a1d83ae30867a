/** Takes a WAV file apart, and makes one of bare samples. */
export interface Sound {
  /** One channel. */
  pcm: Int16Array;
  sampleRate: number;
}

const PCM = 1;
const FLOAT = 3;
/** Says further on, in a field of its own that begins with the same number, what it is. */
const EXTENSIBLE = 0xff_fe;
const KIND_FURTHER_ON = 24;

interface Format {
  kind: number;
  bits: number;
  channels: number;
  sampleRate: number;
}

/** How one sample is read as one of 16 bits, by kind and bits: what small servers write besides. */
const SAMPLES: Record<string, (bytes: Buffer, at: number) => number> = {
  [`${PCM} 16`]: (bytes, at) => bytes.readInt16LE(at),
  [`${PCM} 24`]: (bytes, at) => bytes.readIntLE(at, 3) >> 8,
  [`${PCM} 32`]: (bytes, at) => bytes.readInt32LE(at) >> 16,
  [`${FLOAT} 32`]: (bytes, at) => Math.round(Math.max(-1, Math.min(1, bytes.readFloatLE(at) || 0)) * 32_767),
};

function formatAt(bytes: Buffer, start: number, size: number): Format {
  const said = bytes.readUInt16LE(start);
  const kind = said === EXTENSIBLE && size > KIND_FURTHER_ON ? bytes.readUInt16LE(start + KIND_FURTHER_ON) : said;
  const [channels, sampleRate, bits] = [bytes.readUInt16LE(start + 2), bytes.readUInt32LE(start + 4), bytes.readUInt16LE(start + 14)];
  if (!SAMPLES[`${kind} ${bits}`] || channels === 0 || sampleRate === 0) throw new Error(`no sound that is read here (kind ${kind}, ${bits} bits, ${channels} channels)`);
  return { kind, bits, channels, sampleRate };
}

/** Throws where it is no sound of samples. Services that stream do not know the length beforehand and write a wrong one. */
export function readWave(file: Uint8Array): Sound {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE') throw new Error('no WAV file');
  let format: Format | undefined;
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32LE(at + 4);
    const name = bytes.toString('latin1', at, at + 4);
    const start = at + 8;
    if (name === 'fmt ') format = formatAt(bytes, start, size);
    if (name === 'data' && format) return { pcm: oneChannel(bytes.subarray(start, Math.min(bytes.length, start + size)), format), sampleRate: format.sampleRate };
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

function oneChannel(bytes: Buffer, { kind, bits, channels }: Format): Int16Array {
  const each = (bits / 8) * channels;
  const sample = SAMPLES[`${kind} ${bits}`];
  const pcm = new Int16Array(Math.floor(bytes.length / each));
  for (let at = 0; at < pcm.length; at += 1) pcm[at] = sample?.(bytes, at * each) ?? 0;
  return pcm;
}

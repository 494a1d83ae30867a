/** Reads the .wav that flite writes: 16 bit, one channel. */
export interface Wave {
  samples: Int16Array;
  sampleRate: number;
}

export function readWave(bytes: Uint8Array): Wave {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tag = (at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < 44 || tag(0) !== 'RIFF' || tag(8) !== 'WAVE') throw new TypeError('flite wrote no sound');
  for (let at = 12; at + 8 <= bytes.length; at += 8 + view.getUint32(at + 4, true)) {
    if (tag(at) !== 'data') continue;
    const start = at + 8;
    const end = Math.min(bytes.length, start + view.getUint32(at + 4, true));
    const samples = new Int16Array(bytes.slice(start, end - ((end - start) % 2)).buffer);
    return { samples, sampleRate: view.getUint32(24, true) };
  }
  throw new TypeError('flite wrote no sound');
}

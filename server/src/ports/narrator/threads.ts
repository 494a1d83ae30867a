/** A narrator whose work is done by worker threads; a thread that dies fails one narration and is replaced by a new one. */
import { MessageChannel } from 'node:worker_threads';
import type { NarrationBrief, NarratorVoice } from '@fableloom/narrator';
import { Piscina } from 'piscina';
import type { SpeakResult, SpeakTask } from './record-task.ts';
import { NarrationFailed, NothingToSay, type Narrator, type SpeakOptions, type SpeakRequest } from './narrator.port.ts';

const KEPT_WARM = 60_000;
const VOICES: readonly NarratorVoice[] = ['warm', 'calm', 'scottish'];

export interface ThreadOptions {
  /** How many narrations are spoken at once; the others wait. */
  threads: number;
  provider: string;
  /** What the threads are told when they begin. */
  workerData?: unknown;
}

export function narratorInThreads(workerFile: URL, { threads, provider, workerData }: ThreadOptions): Narrator {
  const pool = new Piscina({ filename: workerFile.href, minThreads: 0, maxThreads: threads, idleTimeout: KEPT_WARM, workerData });
  // A thread that dies while it has nothing to do harms nobody; without a listener it would end the process.
  pool.on('error', () => {});

  return {
    provider,
    async speak(request, options = {}) {
      const result = await run(pool, request, options);
      if (result.is === 'nothing-to-say') throw new NothingToSay(result.unspoken);
      const { mp3, duration, words, unspoken } = result;
      return { mp3: Buffer.from(mp3.buffer, mp3.byteOffset, mp3.byteLength), duration, words, unspoken, provider };
    },
    close: () => pool.destroy(),
  };
}

type Pool = Piscina<SpeakTask, SpeakResult>;

async function run(pool: Pool, request: SpeakRequest, { signal, onProgress }: SpeakOptions): Promise<SpeakResult> {
  signal?.throwIfAborted();
  const { port1: ours, port2: progress } = new MessageChannel();
  let told = 0;
  const tell = (done: number): void => {
    if (done > told) onProgress?.((told = done));
  };
  ours.on('message', tell);
  // Progress must not keep the process alive on its own.
  ours.unref();
  try {
    const result = await pool.run(taskOf(request, progress), { name: 'speak', transferList: [progress], ...(signal ? { signal } : {}) });
    // The result may overtake the last word on progress, which comes by another way.
    if (result.is === 'spoken') tell(1);
    return result;
  } catch (error) {
    signal?.throwIfAborted();
    throw new NarrationFailed(error);
  } finally {
    ours.close();
  }
}

function taskOf({ text, ageRange, voice, speakers, saidLike, title, artist, cover }: SpeakRequest, progress: SpeakTask['progress']): SpeakTask {
  const known = VOICES.find((one) => one === voice) ?? 'warm';
  const brief: NarrationBrief = { text, ageRange, voice: known, speakers: speakers ?? [], saidLike: saidLike ?? [] };
  return { brief, title, artist: artist ?? '', cover: cover ? new Uint8Array(cover.data) : null, progress };
}

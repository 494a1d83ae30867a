/** A hosted voice as the narrator: it sends a recording, and either tells when each letter is spoken or the built-in voice, laid over it, finds that out. */
import { APICallError, generateSpeech, NoSpeechGeneratedError } from 'ai';
import { Piscina } from 'piscina';
import { HostedFailed } from '../../hosted/hosted-failed.ts';
import { type Meter, metered } from '../../hosted/meter.ts';
import { forSpeech, withPatience } from '../../hosted/patience.ts';
import type { HostedSettings, Patience } from '../../hosted/settings.ts';
import { fetchSlowly } from '../../hosted/slow-answer.ts';
import { NarrationFailed, type Narrator, NothingToSay } from '../narrator.port.ts';
import type { SpeakResult } from '../record-task.ts';
import { speakLong } from '../speak-long.ts';
import { asSaid } from './as-said.ts';
import { holdsSpeech } from './holds-speech.ts';
import { areTimesOf, type LetterTimes, timesIn } from './letter-times.ts';
import type { RecordedTask } from './recorded.worker.ts';
import { roomFor } from './room-for-text.ts';
import { speechModel } from './speech-model.ts';
import { readWave, type Sound } from './wave.ts';

const KEPT_WARM = 60_000;
/** Waiting is most of the work. */
const RECORDED = 0.7;
/** Nobody speaks this fast or this slowly: letters in a second. */
const SPOKEN = { fastest: 60, slowest: 3 };
const TRIES = 2;

/** Google's voice is a model that talks: now and then, and often where a text looks like a question to it, it begins to answer in place of reading. */
const ANSWERS_THE_TEXT = /tried to generate text/i;
/** Told so, it reads; these words it does not read. */
const READ_ALOUD = 'Read aloud';

/** Not that it would not: it did, and no sound came of it. */
function isWithoutSound({ cause }: HostedFailed): boolean {
  return NoSpeechGeneratedError.isInstance(cause) || (APICallError.isInstance(cause) && cause.statusCode === 400 && ANSWERS_THE_TEXT.test(cause.responseBody ?? ''));
}

/** Letters of one text, as OpenAI's document has it. Google's voice sends all of it at once, and loses its way in long ones. */
const LONGEST_SENT = 4096;
const LONGEST_SENT_TO_GOOGLE = 2000;

/** As for the built-in voice, which has to find the words afterwards. */
const hasWords = (text: string): boolean => /[\p{Script=Latin}\p{N}]/u.test(text);

interface Heard {
  wave: Uint8Array;
  times: LetterTimes | null;
  seconds: number;
}

interface Parts {
  patience: Patience;
  meter: Meter;
  /** Letters that are sent at once. */
  longestSent?: number;
}

export function hostedNarrator(choice: NonNullable<HostedSettings['speech']>, { patience, meter, longestSent }: Parts): Narrator {
  const { label, voice } = choice;
  const patient = forSpeech(choice, patience);
  const room = roomFor(longestSent ?? (choice.host === 'google' ? LONGEST_SENT_TO_GOOGLE : LONGEST_SENT));
  const pool = new Piscina<RecordedTask, SpeakResult>({ filename: new URL('./recorded.worker.ts', import.meta.url).href, minThreads: 0, maxThreads: 1, idleTimeout: KEPT_WARM });
  pool.on('error', () => undefined);

  function record(text: string, signal: AbortSignal | undefined, instructions?: string): Promise<Omit<Heard, 'seconds'>> {
    const letters = text.length;
    const beganAt = performance.now();
    return withPatience(label, patient, () => metered(meter, { work: 'speech', model: label, estimate: { letters } }, async (tell) => {
      // What is spoken while it is sent takes its time.
      const model = speechModel(choice, (fetch) => fetchSlowly(fetch, { service: label, patience: patient, beganAt, onAnswered: () => tell({ letters }) }));
      const { audio, providerMetadata } = await generateSpeech({ model, text, voice, outputFormat: 'wav', maxRetries: 0, ...(instructions ? { instructions } : {}), ...(signal ? { abortSignal: signal } : {}) });
      return { wave: audio.uint8Array, times: timesIn(providerMetadata, text) };
    }), signal);
  }

  function soundIn(wave: Uint8Array): Sound {
    try {
      return readWave(wave);
    } catch (error) {
      throw new HostedFailed(label, 'unusable', 'it is no recording', { cause: error });
    }
  }

  /** Services send words, silence or something else than the text (told by its length) now and then, and sound when asked again; one that answers in another shape does so again. */
  async function recordWell(text: string, signal: AbortSignal | undefined): Promise<Heard> {
    let failed: unknown;
    for (let tried = 0; tried < TRIES; tried += 1) {
      const recorded = await record(text, signal, choice.host === 'google' && tried > 0 ? READ_ALOUD : undefined).catch((error: unknown) => {
        if (!(error instanceof HostedFailed) || !isWithoutSound(error)) throw error;
        failed = new HostedFailed(label, 'unusable', error.message, { cause: error.cause });
      });
      if (!recorded) continue;
      const { pcm, sampleRate } = soundIn(recorded.wave);
      const seconds = pcm.length / sampleRate;
      const isOfText = seconds * SPOKEN.fastest >= text.length && seconds <= 5 + text.length / SPOKEN.slowest;
      if (isOfText && holdsSpeech(pcm, sampleRate)) return { ...recorded, seconds };
      failed = new HostedFailed(label, 'unusable', isOfText ? 'nobody speaks in it' : `${seconds} seconds for ${text.length} letters`);
    }
    throw failed;
  }

  const narrator: Narrator = {
    provider: label,
    async speak(request, options = {}) {
      const { text, saidLike = [], title, artist = '', cover } = request;
      const { signal, onProgress } = options;
      signal?.throwIfAborted();
      if (!hasWords(text)) throw new NothingToSay([text.trim()].filter(Boolean));
      const said = asSaid(text, saidLike);
      // Names may be said longer than they are written.
      const inPieces = () => speakLong(narrator, request, options, Math.ceil(text.length / 2));
      if (said.text.length > room.longest()) return inPieces();
      const heard = await recordWell(said.text, signal).catch((error: unknown) => {
        if (room.isTooSmallFor(said.text, error)) return null;
        throw error;
      });
      if (heard === null) return inPieces();
      const { wave, times: told, seconds } = heard;
      const times = told && areTimesOf(told, seconds) ? said.inStory(told) : null;
      onProgress?.(RECORDED);
      const task: RecordedTask = { wave, times, text, saidLike, title, artist, cover: cover ? new Uint8Array(cover.data) : null };
      const result = await pool.run(task, { name: 'label', ...(signal ? { signal } : {}) }).catch((error: unknown) => {
        signal?.throwIfAborted();
        throw new NarrationFailed(error);
      });
      if (result.is === 'nothing-to-say') throw new NothingToSay(result.unspoken);
      onProgress?.(1);
      const { mp3, duration, words, unspoken } = result;
      return { mp3: Buffer.from(mp3.buffer, mp3.byteOffset, mp3.byteLength), duration, words, unspoken, provider: label };
    },
    close: () => pool.destroy(),
  };
  return narrator;
}

/** Finds the words in a recording, encodes and labels it, away from the HTTP loop. */
import { alignSpeech, NothingToSay, type SaidLike, type SpokenWord } from '@fableloom/narrator';
import { encodeMp3, PLAYED_LATE } from '../mp3.ts';
import { tagMp3 } from '../mp3-tags.ts';
import { loadFlite, type SpeakResult } from '../record-task.ts';
import { areHeard, type LetterTimes } from './letter-times.ts';
import { readWave } from './wave.ts';

export interface RecordedTask {
  wave: Uint8Array;
  /** Null where the service does not tell. */
  times: LetterTimes | null;
  text: string;
  saidLike: SaidLike[];
  title: string;
  artist: string;
  cover: Uint8Array | null;
}

const flite = loadFlite();

const SHORTEST = 0.02;

/** Words keep their places in the text and get the times that the service told, in order and inside of the recording. */
function asTold(words: SpokenWord[], { begins, ends }: LetterTimes, length: number): SpokenWord[] {
  let last = 0;
  return words.map(({ from, to }, at) => {
    const latest = length - (words.length - at) * SHORTEST;
    const start = Math.min(Math.max(begins[from] ?? last, last), Math.max(last, latest));
    last = Math.max(start + SHORTEST, Math.min(ends[to - 1] ?? 0, latest + SHORTEST));
    return { from, to, start, end: last };
  });
}

export async function label({ wave, times, text, saidLike, title, artist, cover }: RecordedTask): Promise<SpeakResult> {
  const sound = readWave(wave);
  try {
    const length = sound.pcm.length / sound.sampleRate;
    const heard = alignSpeech(text, sound, await flite, { saidLike });
    const told = times && asTold(heard, times, length);
    // A recording of somebody else has no silence at its head to spare: its words are as late as players are.
    const words = (told && areHeard(told, heard, length) ? told : heard).map((word) => ({ ...word, start: word.start + PLAYED_LATE, end: word.end + PLAYED_LATE }));
    const duration = length + PLAYED_LATE;
    const mp3 = tagMp3(await encodeMp3(sound), { text, title, artist, cover, words, duration });
    return { is: 'spoken', mp3, duration, words, unspoken: [] };
  } catch (error) {
    if (error instanceof NothingToSay) return { is: 'nothing-to-say', unspoken: error.unspoken };
    throw error;
  }
}

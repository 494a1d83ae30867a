/** Finds the words in a recording, encodes and labels it, away from the HTTP loop. */
import { alignSpeech, NothingToSay, type SaidLike } from '@fableloom/narrator';
import { encodeMp3, PLAYED_LATE } from '../mp3.ts';
import { tagMp3 } from '../mp3-tags.ts';
import { loadFlite, type SpeakResult } from '../record-task.ts';
import { readWave } from './wave.ts';

export interface RecordedTask {
  wave: Uint8Array;
  text: string;
  saidLike: SaidLike[];
  title: string;
  artist: string;
  cover: Uint8Array | null;
}

const flite = loadFlite();

export async function label({ wave, text, saidLike, title, artist, cover }: RecordedTask): Promise<SpeakResult> {
  const sound = readWave(wave);
  try {
    // A recording of somebody else has no silence at its head to spare: its words are as late as players are.
    const words = alignSpeech(text, sound, await flite, { saidLike })
      .map((word) => ({ ...word, start: word.start + PLAYED_LATE, end: word.end + PLAYED_LATE }));
    const duration = sound.pcm.length / sound.sampleRate + PLAYED_LATE;
    const mp3 = tagMp3(await encodeMp3(sound), { text, title, artist, cover, words, duration });
    return { is: 'spoken', mp3, duration, words, unspoken: [] };
  } catch (error) {
    if (error instanceof NothingToSay) return { is: 'nothing-to-say', unspoken: error.unspoken };
    throw error;
  }
}

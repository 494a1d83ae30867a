/** Several recordings as one, with the words of each where they are now spoken. */
import { encodeMp3, MP3_RATE } from './mp3.ts';
import { kindOfSound, secondsOf, withoutLabel } from './mp3-frames.ts';
import type { SpokenWord } from './narrator.port.ts';

const OUR_KIND = `${MP3_RATE} Hz, 1`;

export interface SoundPiece {
  mp3: Buffer;
  words: readonly SpokenWord[];
  /** Where its text begins in the text of the whole. */
  from: number;
}

export interface JoinedSound {
  /** Without a label. */
  sound: Buffer;
  words: SpokenWord[];
  /** Seconds. */
  duration: number;
  /** Seconds at which each piece begins. */
  begins: number[];
}

/**
 * Pieces that keep the others from being one sound, because no player plays a file of two kinds right. Read again they are of
 * the kind that we make now, so that is what the others are held against, however few they are.
 */
export function unlikeTheOthers(pieces: readonly Pick<SoundPiece, 'mp3'>[]): number[] {
  const kinds = pieces.map(({ mp3 }) => kindOfSound(withoutLabel(mp3)));
  return new Set(kinds).size < 2 ? [] : [...kinds.keys()].filter((index) => kinds[index] !== OUR_KIND);
}

/** Silence to put between these pieces; none between older ones that are of another kind than what we make now. */
export async function silenceFor([first]: readonly Pick<SoundPiece, 'mp3'>[], seconds: number): Promise<Buffer> {
  if (!first || kindOfSound(withoutLabel(first.mp3)) !== OUR_KIND) return Buffer.alloc(0);
  return Buffer.from(await encodeMp3({ pcm: new Int16Array(Math.round(seconds * MP3_RATE)), sampleRate: MP3_RATE }));
}

/** Every piece begins and ends in silence, so nothing clicks where they meet. */
export function joinSounds(pieces: readonly SoundPiece[], between: Buffer = Buffer.alloc(0)): JoinedSound {
  const joined: JoinedSound = { sound: Buffer.alloc(0), words: [], duration: 0, begins: [] };
  const sounds: Buffer[] = [];
  for (const { mp3, words, from } of pieces) {
    if (sounds.length > 0) {
      sounds.push(between);
      joined.duration += secondsOf(between);
    }
    const sound = withoutLabel(mp3);
    sounds.push(sound);
    joined.begins.push(joined.duration);
    for (const word of words) {
      joined.words.push({ from: word.from + from, to: word.to + from, start: word.start + joined.duration, end: word.end + joined.duration });
    }
    joined.duration += secondsOf(sound);
  }
  return { ...joined, sound: Buffer.concat(sounds) };
}

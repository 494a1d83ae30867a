/** Reads a text aloud and tells when every word is spoken. */
import type { AgeRange } from '@fableloom/contract/taxonomies/age-ranges';
import { type KindOfSpeaker, phonesLike, type SaidLike, type SpokenWord } from '@fableloom/narrator';

export { NothingToSay } from '@fableloom/narrator';

/** Whether a word written the way it sounds can be made out. */
export const canBeSaid = (like: string): boolean => phonesLike(like) !== null;

export type { SpokenWord } from '@fableloom/narrator';

export interface Cover {
  data: Buffer;
  mime: 'image/jpeg' | 'image/png' | 'image/webp';
}

/** Somebody whose lines are quoted, and the kind of voice that suits them. */
export interface Speaker {
  name: string;
  kind?: KindOfSpeaker;
}

export interface SpeakRequest {
  text: string;
  ageRange: AgeRange;
  /** A voice of the provider; its own choice where absent or unknown. */
  voice?: string;
  /** The characters of the story: each is heard in a voice of its own. */
  speakers?: Speaker[];
  /** Words that are said as somebody wrote them by ear. */
  saidLike?: SaidLike[];
  /** Written into the file, with the text and its word times. */
  title: string;
  artist?: string;
  cover?: Cover;
}

export interface SpeakOptions {
  signal?: AbortSignal;
  /** Told how much is done, from 0 to 1, never less than before. */
  onProgress?: (done: number) => void;
  /** Of a text that is spoken in pieces. */
  kept?: KeptPieces | undefined;
}

export interface SpokenAudio {
  mp3: Buffer;
  /** Seconds. */
  duration: number;
  /** Character offsets in the text of the request; seconds in the file as players play it. */
  words: SpokenWord[];
  /** Stored with every narration: 'built-in' or the hosted model. */
  provider: string;
  /** Parts of the text in scripts that this voice cannot speak. */
  unspoken: string[];
}

export type SpokenPiece = Pick<SpokenAudio, 'mp3' | 'words' | 'unspoken'>;

/** Whoever keeps pieces from one try to the next; `said` is all that a piece is spoken from. */
export interface KeptPieces {
  find(said: unknown): Promise<SpokenPiece | null>;
  keep(said: unknown, piece: SpokenPiece): Promise<void>;
}

export interface Narrator {
  readonly provider: string;
  /** Rejects with NothingToSay, with NarrationFailed, or with the reason of the signal. */
  speak(request: SpeakRequest, options?: SpeakOptions): Promise<SpokenAudio>;
  close(): Promise<void>;
}

/** The narrator broke down on the way; asking again may work. */
export class NarrationFailed extends Error {
  override readonly name = 'NarrationFailed';

  constructor(cause: unknown) {
    super(`The narrator stopped before it was done: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

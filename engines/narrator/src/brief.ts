/** What the narrator is asked for, and what it hands back. */

export type AgeRange = '3-4' | '5-8' | '9-12' | '12-17';

/** warm: a woman's voice (slt); calm: a man's (rms); scottish: a Scotsman's (awb). */
export type NarratorVoice = 'warm' | 'calm' | 'scottish';

export type KindOfSpeaker = 'deep' | 'small' | 'woman' | 'man';

export interface Speaker {
  name: string;
  /** 1 is the voice's own pitch; 0.75 a giant, 1.4 a mouse. Left out: chosen from the name. */
  pitch?: number;
  /** What kind of voice fits. Left out: told from words in the name ("Grandma", "the bear"). */
  kind?: KindOfSpeaker;
}

/** A word as it is written, and how it is said: "Saoirse", "SEER-sha". */
export interface SaidLike {
  word: string;
  like: string;
}

export interface NarrationBrief {
  text: string;
  ageRange: AgeRange;
  voice: NarratorVoice;
  speakers?: Speaker[];
  /** Words that are said as somebody wrote them by ear; one that cannot be said is passed over. */
  saidLike?: SaidLike[];
  /** The narrator also says what others say. */
  oneVoice?: boolean;
}

/** One word as it is lit on the page: character offsets in the ORIGINAL text, seconds in the sound. */
export interface SpokenWord {
  from: number;
  to: number;
  start: number;
  end: number;
}

export interface Narration {
  /** Mono, 16 bit. */
  pcm: Int16Array;
  sampleRate: number;
  /** Seconds. */
  duration: number;
  words: SpokenWord[];
  /** Parts in other scripts, which this English voice cannot speak, in the order of the text. */
  unspoken: string[];
}

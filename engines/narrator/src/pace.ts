/** How fast each age is read to, and how long the silences are. */
import type { AgeRange } from './brief.ts';
import type { BaseVoice } from './cast/casting.ts';
import type { Pause } from './text/marks.ts';

export interface Pace {
  /** How much longer than recorded every sound lasts. */
  stretch: number;
  /** Factor on every pause. */
  calm: number;
}

/** What there is to read: words, phones and lines, and the pauses between (seconds, before `calm`). */
export interface Amount {
  words: number;
  phones: number;
  lines: number;
  pauses: number;
}

interface AgePace {
  wordsPerMinute: number;
  /** Where a text of a few words starts from: too little to say how long its words are. */
  usualStretch: number;
  calm: number;
}

const PACES: Readonly<Record<AgeRange, AgePace>> = {
  '3-4': { wordsPerMinute: 120, usualStretch: 1.34, calm: 1.3 },
  '5-8': { wordsPerMinute: 130, usualStretch: 1.34, calm: 1.25 },
  '9-12': { wordsPerMinute: 150, usualStretch: 1.26, calm: 1.1 },
  '12-17': { wordsPerMinute: 150, usualStretch: 1.26, calm: 1 },
};

/** The three voices were recorded at different speeds; this brings them to that of slt. */
export const OWN_TEMPO: Readonly<Record<BaseVoice, number>> = { slt: 1, rms: 0.885, awb: 1.03 };

/** Seconds of slt as recorded: each phone, and what the end of a line is drawn out by. Fitted over passages of three ages. */
const SECONDS_PER_PHONE = 0.072;
const SECONDS_PER_LINE = 0.28;

const SHARE_SPOKEN = 0.8;

const SLOWEST = 1.5;
const FASTEST = 1;
const FEW_WORDS = 15;

/** Seconds. */
const PAUSES: Readonly<Record<Pause, number>> = {
  none: 0, turn: 0.14, comma: 0.2, clause: 0.3, trail: 0.45, line: 0.4, sentence: 0.42, paragraph: 0.8, part: 1.2,
};

export const HEAD_OF_SILENCE = 0.3;
export const TAIL_OF_SILENCE = 0.6;

/** The pace that brings this text to the words a minute of the age: long words and few pauses are not read in a rush. */
export function paceFor(age: AgeRange, amount: Amount): Pace {
  const { wordsPerMinute, usualStretch, calm } = PACES[age];
  const natural = amount.phones * SECONDS_PER_PHONE + amount.lines * SECONDS_PER_LINE;
  const wanted = (amount.words * 60) / wordsPerMinute - amount.pauses * calm;
  const fitted = Math.min(SLOWEST, Math.max(FASTEST, wanted / Math.max(natural, SECONDS_PER_LINE)));
  const trust = amount.words / (amount.words + FEW_WORDS);
  return { stretch: usualStretch + (fitted - usualStretch) * trust, calm };
}

/** Factor on every pause. */
export const calmOf = (age: AgeRange): number => PACES[age].calm;

/** While the voice is speaking: about a fifth of a reading is silence. */
export const wordsPerSecondOf = (age: AgeRange): number => PACES[age].wordsPerMinute / (60 * SHARE_SPOKEN);

/** Seconds of silence. */
export function pauseLength(pause: Pause, calm: number): number {
  return PAUSES[pause] * calm;
}

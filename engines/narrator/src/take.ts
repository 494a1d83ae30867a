/** One line recorded: its pieces of sound with the silences between them, and where in it every word is. */
import type { Casting } from './cast/casting.ts';
import type { Delivery } from './delivery.ts';
import { SILENCE, speakLine, type Mouth, type Phone, type SpokenLine } from './flite/speak.ts';
import { OWN_TEMPO, pauseLength, type Pace } from './pace.ts';
import type { ScriptLine } from './script.ts';
import { changePitch } from './sound/pitch.ts';
import { cutOut } from './sound/cut.ts';
import { alignWords, type Span } from './timing/align.ts';

export interface Piece {
  samples: Int16Array;
  /** Seconds from the start of the take. */
  start: number;
}

export interface Take {
  pieces: Piece[];
  /** One for each word of the line; seconds from the start of the take. */
  words: Span[];
  length: number;
  sampleRate: number;
}

/** What a line is to be like. */
export interface Direction {
  casting: Casting;
  delivery: Delivery;
  pace: Pace;
}

/** Sound kept around speech, so that soft beginnings and endings are not lost. */
const MARGIN = 0.03;

export function record(
  mouth: Mouth, line: ScriptLine, { casting, delivery, pace }: Direction, phones: ReadonlyMap<string, readonly string[]>,
): Take {
  const pitch = casting.pitch * delivery.pitch;
  const stretch = pace.stretch * delivery.stretch * OWN_TEMPO[casting.voice] * pitch;
  const spoken = pitched(speakLine(mouth, wordsForFlite(line), casting.voice, { stretch, range: delivery.range }), pitch);
  const own = line.words.map((word) => word.spoken.flatMap((part) => phones.get(part) ?? []));
  return cutIntoTake(spoken, line, alignWords(own, spoken.phones), pace);
}

/** Every pause is a comma to flite, which makes it breathe there; how long is decided here. */
function wordsForFlite(line: ScriptLine): string {
  const words = line.words.map((word, at) => {
    const isLast = at === line.words.length - 1;
    return word.spoken.join(' ') + (isLast ? line.ending : word.pauseAfter === 'none' ? '' : ',');
  });
  return words.join(' ');
}

function pitched({ samples, sampleRate, phones }: SpokenLine, pitch: number): SpokenLine {
  return {
    samples: changePitch(samples, pitch),
    sampleRate,
    phones: phones.map(({ name, start, end }) => ({ name, start: start / pitch, end: end / pitch })),
  };
}

/** Cuts the line open in the middle of every pause that is too short and moves what follows back. */
function cutIntoTake({ samples, sampleRate, phones }: SpokenLine, line: ScriptLine, spans: readonly Span[], pace: Pace): Take {
  const voiced = phones.filter((phone) => phone.name !== SILENCE);
  const first = Math.max(0, (voiced[0]?.start ?? 0) - MARGIN);
  const last = Math.min(samples.length / sampleRate, (voiced.at(-1)?.end ?? 0) + MARGIN);
  const pieces: Piece[] = [];
  const words: Span[] = [];
  let from = first;
  let shift = -first;
  line.words.forEach((word, at) => {
    const span = spans[at] ?? { start: from, end: from };
    words.push({ start: span.start + shift, end: span.end + shift });
    const silence = at < line.words.length - 1 ? silenceAfter(phones, span, spans[at + 1]) : null;
    const missing = pauseLength(word.pauseAfter, pace.calm) - (silence ? silence.end - silence.start : 0);
    if (!silence || missing <= 0) return;
    const middle = (silence.start + silence.end) / 2;
    pieces.push({ samples: cutOut(samples, sampleRate, from, middle), start: from + shift });
    from = middle;
    shift += missing;
  });
  pieces.push({ samples: cutOut(samples, sampleRate, from, last), start: from + shift });
  return { pieces, words, length: last + shift, sampleRate };
}

function silenceAfter(phones: readonly Phone[], span: Span, next: Span | undefined): Phone | null {
  if (!next) return null;
  return phones.find(({ name, start, end }) => name === SILENCE && start >= span.start && end <= next.end && end > span.end) ?? null;
}

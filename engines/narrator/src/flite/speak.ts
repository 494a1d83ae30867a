/** The two things flite is asked for: a line spoken with the end of every phone, and the phones of single words. */
import type { BaseVoice } from '../cast/casting.ts';
import { SOUND_FILE } from '../lexicon/sounds.ts';
import { runInMemory } from './memory-system.ts';
import { readWave } from './wave.ts';

export interface Phone {
  name: string;
  /** Seconds from the start of the line. */
  start: number;
  end: number;
}

export interface SpokenLine {
  samples: Int16Array;
  sampleRate: number;
  phones: Phone[];
}

export const SILENCE = 'pau';

const LINE = '/line';
const SOUND = '/line.wav';
const LEXICON = '/sounds';
const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Flite and what it has learnt for this text. */
export interface Mouth {
  flite: WebAssembly.Module;
  /** Lines of a lexicon beside our own. */
  own: string;
}

const lexiconOf = ({ own }: Mouth): Uint8Array => ascii(SOUND_FILE + own);

/** Only slt takes a range; she is monotonous as she comes (1.2 semitones), and 60 measured liveliest without breaking. */
const TAKES_RANGE: ReadonlySet<BaseVoice> = new Set(['slt']);

export interface Manner {
  /** How much longer than recorded every sound lasts. */
  stretch: number;
  /** Hertz by which the melody rises and falls. */
  range: number;
}

/** Speaks one line. */
export function speakLine(mouth: Mouth, line: string, voice: BaseVoice, { stretch, range }: Manner): SpokenLine {
  const args = ['flite', '-voice', voice, '--setf', `duration_stretch=${stretch.toFixed(4)}`,
    ...(TAKES_RANGE.has(voice) ? ['--setf', `int_f0_target_stddev=${range}`] : []),
    '-add_lex', LEXICON, '-psdur', '-f', LINE, '-o', SOUND];
  const run = runInMemory(mouth.flite, args, { [LINE]: ascii(`${line}\n`), [LEXICON]: lexiconOf(mouth) });
  const sound = run.file(SOUND);
  if (run.code !== 0 || !sound) throw new Error(`flite ended with code ${run.code}`);
  return { ...readWave(sound), phones: readPhones(run.printed) };
}

/** Phones of words, each spoken alone, in the order asked. Quick: the whole list is one run of the small diphone voice. */
export function phonesOfWords(mouth: Mouth, words: readonly string[]): string[][] {
  const phones = askPhones(mouth, words);
  // A word that flite swallows or parts would shift all that follow: then every word is asked on its own.
  if (phones.length === words.length) return phones;
  return words.map((word) => askPhones(mouth, [word]).flat());
}

function askPhones(mouth: Mouth, words: readonly string[]): string[][] {
  const args = ['flite', '-voice', 'kal', '-add_lex', LEXICON, '-ps', '-f', LINE, 'none'];
  const text = ascii(words.map((word) => `${word}\n\n`).join(''));
  const { printed } = runInMemory(mouth.flite, args, { [LINE]: text, [LEXICON]: lexiconOf(mouth) });
  return linesOf(printed).map((line) => line.split(/\s+/).filter((phone) => phone !== SILENCE));
}

/** Lines like "pau:0.224 w:0.289 ah:0.372": each utterance counts from zero, so they are put behind one another. */
function readPhones(printed: string): Phone[] {
  const phones: Phone[] = [];
  for (const line of linesOf(printed)) {
    const base = phones.at(-1)?.end ?? 0;
    for (const item of line.split(/\s+/)) {
      const [name = SILENCE, end = '0'] = item.split(':');
      phones.push({ name, start: phones.at(-1)?.end ?? 0, end: base + Number(end) });
    }
  }
  return phones;
}

function linesOf(printed: string): string[] {
  return printed.split('\n').map((line) => line.trim()).filter((line) => line.length > 0);
}

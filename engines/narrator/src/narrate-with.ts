/**
 * The same reading by another voice, which is given line by line what to say and hands back sound and nothing else: casting,
 * pauses, pace and loudness are ours, and the words are found in its sound by ear.
 */
import type { Narration, NarrationBrief, SpokenWord } from './brief.ts';
import { castSpeaker, castSpeakers, NARRATORS } from './cast/casting.ts';
import { countOut } from './dice.ts';
import { ownSounds, spellingOf } from './lexicon/own-sounds.ts';
import { alignSpeech } from './listening/align-speech.ts';
import { NothingToSay } from './nothing-to-say.ts';
import { calmOf, HEAD_OF_SILENCE, pauseLength, TAIL_OF_SILENCE, wordsPerSecondOf } from './pace.ts';
import { prepareScript, type ScriptLine } from './script.ts';
import { cutOut } from './sound/cut.ts';
import { changePitch } from './sound/pitch.ts';
import { putTogether, type PlacedTake } from './sound/put-together.ts';
import { heardSpan } from './sound/heard-span.ts';

export interface OtherVoice {
  sampleRate: number;
  /** How many people it can be; the first is the narrator. */
  people: number;
  /** Says a line of plain words as one of them; `speed` 1 is as it comes. One channel. */
  speak: (line: string, as: { person: number; speed: number }) => Int16Array;
}

/** How one person is made to sound like another where the voice has only one. */
interface Role {
  person: number;
  pitch: number;
}

/** A voice that is changed more than this sounds like a machine. */
const LOWEST = 0.9;
const HIGHEST = 1.14;
const SLOWEST = 0.7;
const FASTEST = 1.3;
/** Words after which it is known how fast the voice is by itself. */
const ENOUGH_WORDS = 25;

/** Throws NothingToSay when there is no word to speak; what the voice throws goes through. */
export function narrateWith(
  voice: OtherVoice, brief: NarrationBrief, flite: WebAssembly.Module, onProgress: (done: number) => void = () => {},
): Narration {
  const { text, saidLike = [] } = brief;
  const names = [...castSpeakers(brief.speakers ?? [], NARRATORS.warm).keys()];
  const { lines, unspoken } = prepareScript(text, names, ownSounds(saidLike));
  if (lines.length === 0) throw new NothingToSay(unspoken);
  const written = new Map(saidLike.map(({ word, like }) => [spellingOf(word), like]));
  const tempo = tempoKeeper(wordsPerSecondOf(brief.ageRange));
  const calm = calmOf(brief.ageRange);
  const placed: PlacedTake[] = [];
  const words: SpokenWord[] = [];
  let at = HEAD_OF_SILENCE;
  lines.forEach((line, index) => {
    const role = brief.oneVoice || line.speaker === null ? { person: 0, pitch: 1 } : roleOf(line.speaker, brief, voice.people);
    const spoken = voice.speak(lineFor(line, text, written), { person: role.person, speed: tempo.speed() / role.pitch });
    const sound = trimmed(changePitch(spoken, role.pitch), voice.sampleRate);
    const length = sound.length / voice.sampleRate;
    tempo.heard(line.words.length, length);
    placed.push({ take: { pieces: [{ samples: sound, start: 0 }], words: [], length, sampleRate: voice.sampleRate }, start: at, voice: `${role.person} ${role.pitch}`, gain: 1 });
    words.push(...wordsIn(line, text, { pcm: sound, sampleRate: voice.sampleRate }, at, flite, saidLike));
    at += length + (index < lines.length - 1 ? pauseLength(line.pauseAfter, calm) : TAIL_OF_SILENCE);
    onProgress((index + 1) / lines.length);
  });
  return { ...putTogether(placed, at), words, unspoken };
}

/** The same name is the same person in every part of a story. */
function roleOf(speaker: string, { speakers = [] }: NarrationBrief, people: number): Role {
  const { pitch } = castSpeakers(speakers, NARRATORS.warm).get(speaker) ?? castSpeaker(speaker, NARRATORS.warm);
  if (people > 1) return { person: 1 + (countOut(speaker) % (people - 1)), pitch: 1 };
  return { person: 0, pitch: Math.min(HIGHEST, Math.max(LOWEST, pitch)) };
}

/** Slows a fast voice down and hurries a slow one, to the words a minute of the age, once it has said a few sentences. */
function tempoKeeper(wordsPerSecond: number): { speed: () => number; heard: (words: number, seconds: number) => void } {
  let [said, lasted] = [0, 0];
  let speed = 1;
  return {
    speed: () => speed,
    heard(words, seconds) {
      if (said >= ENOUGH_WORDS) return;
      said += words;
      lasted += seconds;
      if (said >= ENOUGH_WORDS && lasted > 0) speed = Math.min(FASTEST, Math.max(SLOWEST, wordsPerSecond / (said / lasted)));
    },
  };
}

/** Plain words with a comma at every pause; numbers and short forms in full, names the way they sound. */
function lineFor(line: ScriptLine, text: string, written: ReadonlyMap<string, string>): string {
  const last = line.words.length - 1;
  return line.words.map(({ from, to, spoken, pauseAfter }, at) => {
    const word = text.slice(from, to);
    const like = written.get(spellingOf(word)) ?? written.get(spellingOf(word).replace(/s$/, ''));
    const isPlain = spoken.length === 1 && /^[\p{L}\p{M}'’ʼ]+$/u.test(word) && !isNumeral(word, spoken);
    const said = like !== undefined ? like.toLowerCase().replace(/[^\p{L}\s']/gu, '') : isPlain ? word.replace(/[’ʼ]/g, "'") : inLetters(spoken);
    return said + (at === last ? line.ending : pauseAfter === 'none' ? '' : ',');
  }).join(' ');
}

/** "III" is three for every voice. */
const isNumeral = (word: string, [said]: readonly string[]): boolean => /^[IVXLC\u2160-\u2188]+$/.test(word) && said !== word.toLowerCase();

/** flite's own way to name the letter A. */
const inLetters = (spoken: readonly string[]): string => spoken.map((word) => (word === 'ay' ? 'A' : word)).join(' ');

function trimmed(samples: Int16Array, sampleRate: number): Int16Array {
  const { from, to } = heardSpan(samples, sampleRate);
  return cutOut(samples, sampleRate, from, to);
}

/** The words of a line where they are in its sound; `at` is where the line begins in the whole. */
function wordsIn(
  line: ScriptLine, text: string, recorded: { pcm: Int16Array; sampleRate: number }, at: number, flite: WebAssembly.Module,
  saidLike: NarrationBrief['saidLike'],
): SpokenWord[] {
  const from = line.words[0]?.from ?? 0;
  const to = line.words.at(-1)?.to ?? from;
  const found = alignSpeech(text.slice(from, to), recorded, flite, { saidLike: saidLike ?? [] });
  return found.map((word) => ({ from: word.from + from, to: word.to + from, start: word.start + at, end: word.end + at }));
}

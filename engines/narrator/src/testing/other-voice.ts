/** For tests: a voice that tells nothing but sound, at another rate, with silence around it. What it says, and when, is kept here. */
import { phonesOfWords, SILENCE, speakLine } from '../flite/speak.ts';
import type { OtherVoice } from '../narrate-with.ts';
import { changeRate } from '../sound/pitch.ts';
import { alignWords, type Span } from '../timing/align.ts';
import { flite } from './flite.ts';

const MOUTH = { flite, own: '' };
const SAMPLE_RATE = 22_050;
const SILENT = 0.25;

export interface Said {
  line: string;
  person: number;
  speed: number;
  /** Its own times of its own words, in seconds from where its sound begins. */
  words: Span[];
}

export function otherVoice(people = 1): OtherVoice & { said: Said[] } {
  const said: Said[] = [];
  return {
    sampleRate: SAMPLE_RATE, people, said,
    speak(line, { person, speed }) {
      const plain = line.toLowerCase();
      const { samples, sampleRate, phones } = speakLine(MOUTH, plain, person % 2 === 0 ? 'rms' : 'awb', { stretch: 1.15 / speed, range: 0 });
      const own = phonesOfWords(MOUTH, plain.match(/[a-z']+/g) ?? []);
      const first = phones.find(({ name }) => name !== SILENCE)?.start ?? 0;
      said.push({ line, person, speed, words: alignWords(own, phones).map(({ start, end }) => ({ start: start - first, end: end - first })) });
      const sound = changeRate(samples, sampleRate, SAMPLE_RATE);
      const whole = new Int16Array(sound.length + 2 * Math.round(SILENT * SAMPLE_RATE));
      whole.set(sound, Math.round(SILENT * SAMPLE_RATE));
      return whole;
    },
  };
}

/**
 * How a name sounds when somebody writes it the way it is said: "SEER-sha" is s iy1 r sh ax0. Hyphens part syllables, capitals
 * (or the first syllable) are stressed, and letters stand for one sound each, so that whoever writes can tell what will be heard.
 */
import { plainLetters } from '../text/plain-letters.ts';

/** Letters and their phones of the CMU set. Of two that fit the longer one is taken. */
const VOWELS: Readonly<Record<string, string>> = {
  eigh: 'ey', igh: 'ay', aye: 'ay', eye: 'ay', air: 'eh r', ear: 'iy r', eer: 'iy r', ier: 'iy r', oor: 'ao r', ore: 'ao r', our: 'aw er',
  ire: 'ay er', ar: 'aa r', er: 'er', ir: 'er', ur: 'er', or: 'ao r', ee: 'iy', ea: 'iy', ie: 'iy', ei: 'ey', ey: 'ey', ay: 'ey', ai: 'ey',
  ah: 'aa', aa: 'aa', aw: 'ao', au: 'ao', eh: 'eh', ih: 'ih', oh: 'ow', oa: 'ow', oe: 'ow', ow: 'aw', ou: 'aw', oo: 'uw', ue: 'uw',
  ui: 'uw', ew: 'uw', oy: 'oy', oi: 'oy', uh: 'ah', uy: 'ay', a: 'ae', e: 'eh', i: 'ih', o: 'aa', u: 'ah',
};
const CONSONANTS: Readonly<Record<string, string>> = {
  tch: 'ch', sh: 'sh', ch: 'ch', th: 'th', dh: 'dh', zh: 'zh', ph: 'f', gh: 'g', wh: 'w', kh: 'k', ck: 'k', ng: 'ng', nk: 'ng k',
  qu: 'k w', dj: 'jh', dg: 'jh', b: 'b', c: 'k', d: 'd', f: 'f', g: 'g', h: 'hh', j: 'jh', k: 'k', l: 'l', m: 'm', n: 'n', p: 'p', q: 'k',
  r: 'r', s: 's', t: 't', v: 'v', w: 'w', x: 'k s', y: 'y', z: 'z',
};
/** A vowel on its own at the end of a syllable, with the stress on it and without. */
const OPEN: Readonly<Record<string, readonly [stressed: string, light: string]>> = {
  a: ['aa', 'ax'], e: ['iy', 'eh'], i: ['iy', 'iy'], o: ['ow', 'ow'], u: ['uw', 'uw'], y: ['ay', 'iy'], uh: ['ah', 'ax'], ah: ['aa', 'ax'],
};
/** "nave", "mike": the silent e makes the vowel say its name. */
const NAMED: Readonly<Record<string, string>> = { a: 'ey', e: 'iy', i: 'ay', o: 'ow', u: 'uw', y: 'ay' };

const LONGEST = 4;
const IS_VOWEL_PHONE = /^[aeiou]/;

/** Phones of one word as flite's lexicon takes them, or null where there is nothing that can be said. */
export function phonesLike(written: string): string | null {
  const syllables = written.split(/[^\p{L}\p{M}'’]+/u).filter((syllable) => plainLetters(syllable).replaceAll("'", '') !== '');
  const loud = syllables.map((syllable) => syllable.length > 1 && /^[^\p{Ll}]+$/u.test(syllable));
  const stressed = loud.includes(true) && loud.includes(false) ? loud.indexOf(true) : 0;
  const phones = syllables.flatMap((syllable, at) => syllablePhones(plainLetters(syllable).replaceAll("'", ''), at === stressed));
  return phones.some((phone) => IS_VOWEL_PHONE.test(phone)) ? phones.join(' ') : null;
}

/** A word without hyphens has several vowels: the first one takes the stress. */
function syllablePhones(letters: string, isStressed: boolean): string[] {
  const phones: string[] = [];
  let stress = isStressed ? '1' : '0';
  for (let at = 0; at < letters.length;) {
    const { length, sounds } = soundsAt(letters, at, stress === '1');
    for (const sound of sounds) {
      if (!IS_VOWEL_PHONE.test(sound)) phones.push(sound);
      else {
        phones.push(`${sound}${stress}`);
        stress = '0';
      }
    }
    at += length;
  }
  return phones;
}

function soundsAt(letters: string, at: number, isStressed: boolean): { length: number; sounds: string[] } {
  const rest = letters.slice(at);
  const double = /^([b-df-hj-np-tv-xz])\1/.exec(rest);
  if (double) return { length: 1, sounds: [] };
  const silent = /^([aeiouy])([b-df-hj-np-tvz])e$/.exec(rest);
  if (silent) return { length: rest.length, sounds: [NAMED[silent[1] ?? ''] ?? '', CONSONANTS[silent[2] ?? ''] ?? ''] };
  const open = OPEN[rest];
  if (open) return { length: rest.length, sounds: [open[isStressed ? 0 : 1]] };
  if (/^c[eiy]/.test(rest)) return { length: 1, sounds: ['s'] };
  if (at === 0 && rest.startsWith('x')) return { length: 1, sounds: ['z'] };
  if (/^y[^aeiou]/.test(rest)) return { length: 1, sounds: ['ih'] };
  // An h that no vowel follows only makes the one before it long.
  if (/^h(?![aeiouy])/.test(rest)) return { length: 1, sounds: [] };
  for (let length = Math.min(LONGEST, rest.length); length > 0; length--) {
    const piece = rest.slice(0, length);
    const sounds = VOWELS[piece] ?? CONSONANTS[piece];
    if (sounds !== undefined) return { length, sounds: sounds.split(' ') };
  }
  return { length: 1, sounds: [] };
}

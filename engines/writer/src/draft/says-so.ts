// Whoever a family made angry or sad in a part speaks like it from then on, as long as the part lasts.

import type { Wish } from '../brief.ts';
import { countWords } from '../tell/measure.ts';
import { FITS } from '../tell/fits.ts';
import { readableShortOf, shortOf } from '../tell/short-names.ts';
import { SAID_SO, moodNamed } from '../voices/as-it-changed.ts';
import type { Pages } from './pages.ts';
import { retoldWith } from './seen-again.ts';
import type { Retold } from './seen-again.ts';

/** How a person feels in a part, where it was asked for; out of a prompt it lies on a heart and is told otherwise. */
export const moodAsked = ({ kind, words, from, asked }: Pick<Wish, 'kind' | 'words' | 'from' | 'asked'>): ReturnType<typeof moodNamed> =>
  (kind === 'fact' || kind === 'happening') && from === 'instruction' && !asked && /^\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)? (?:was|were|felt|got|became|looked|seemed) (?:(?:so|very|really|quite|a bit|a little|all) )*\p{L}+$/u.test(words) ? moodNamed(words) : undefined;

const MOST = 3;

/** Behind “said Finn” at the end of a sentence, or of its first half, in the pages after the one that tells of it. */
export function sayItSo({ order: { brief, wishes }, beats, paragraphs, dice }: Pages): Retold[] {
  const retold: Retold[] = [];
  for (const wish of wishes) {
    const mood = moodAsked(wish);
    const who = mood && brief.characters.find((one) => [one.name, readableShortOf(one)].some((name) => wish.words.startsWith(`${name} `)));
    if (!mood || !who) continue;
    const [name, his, him] = [shortOf(who), ...(who.gender === 'male' ? ['his', 'him'] : ['her', 'her'])] as const;
    const ways = dice.shuffle(SAID_SO[mood]).map((way) => way.replaceAll('{his}', his ?? '').replaceAll('{him}', him ?? ''));
    const from = paragraphs.findIndex((page) => page.includes(wish.words));
    for (let at = Math.max(0, from); at < paragraphs.length && ways.length > 0 && retold.length < MOST; at++) {
      const page = paragraphs[at] ?? '';
      const found = beats[at] === undefined || at === from ? null : new RegExp(`” (?:said|asked) ${RegExp.escape(name)}(?=\\.(?: |$)|, and )`, 'u').exec(page);
      if (!found || countWords(page) + 7 > FITS[brief.ageRange].most) continue;
      const way = ways.shift() ?? '';
      const end = found.index + found[0].length;
      paragraphs[at] = `${page.slice(0, end)}${way}${page.slice(end)}`;
      retold.push(retoldWith(page.slice(end, end + 40), way, name));
    }
  }
  return retold;
}

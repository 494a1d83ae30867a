// On a lap: what holds the pages together. A line that comes back in each part, and a few words that say how one page hangs on the one before.

import { FITS } from '../tell/fits.ts';
import { countWords, sentencesOf } from '../tell/measure.ts';
import { tidy } from '../tell/tidy.ts';
import { PAGE_LINKS } from '../voices/lap/page-links.ts';
import { SUNG } from '../voices/lap/refrain.ts';
import type { Pages } from './pages.ts';

/** Wherever a part has not sung it, beside the first page that has room for it. @returns whether it is sung, or need not be */
export function singRefrain(pages: Pages): boolean {
  const { order: { brief }, beats, paragraphs, stage, dice } = pages;
  const sung = ['refrain', 'at-bed'].map((name) => stage.word(name)).filter((one) => typeof one === 'string');
  if (brief.ageRange !== '3-4' || sung.length === 0 || sung.some((one) => paragraphs.some((told) => told.includes(one)))) return true;
  for (const { beats: some, line, stands } of SUNG[brief.phase]) {
    for (const at of dice.shuffle(beats.flatMap((beat, n) => (some.includes(beat) ? [n] : [])))) {
      const page = paragraphs[at] ?? '';
      if (stands === 'behind' ? isAsleep(page) || (line.startsWith('“') && page.endsWith('”')) : goesOn(page)) continue;
      if (putBeside(pages, at, line, stands)) return true;
    }
  }
  return false;
}

/** Nobody calls out once more to whoever has fallen asleep. */
const isAsleep = (text: string): boolean => /\b(?:asleep|slept|dream\w*|shut|snor\w*|nap)\b|(?:Zzz|Shh|Hush)[.!]$/iu.test(text);

/** Pages of which a child asks first why they come here. */
const STANDS_ALONE: ReadonlySet<string> = new Set(['plant', 'meet', 'meet2', 'laugh', 'try', 'mend', 'company', 'pay', 'pay2']);

/** Of three pages one, and never two in a row: a link before every page would be a tick. */
const PAGES_A_LINK = 3;

export function linkPages(pages: Pages): void {
  const { order: { brief, stale }, beats, paragraphs, made, dice } = pages;
  if (brief.ageRange !== '3-4') return;
  const linked = new Set<number>();
  const most = Math.round(beats.length / PAGES_A_LINK);
  const pagesLeft = dice.shuffle(beats.map((_, n) => n).slice(1)).toSorted((a, b) => Number(STANDS_ALONE.has(beats[b] ?? '')) - Number(STANDS_ALONE.has(beats[a] ?? '')));
  for (const at of pagesLeft) {
    if (linked.size >= most) return;
    if (linked.has(at - 1) || linked.has(at + 1) || IS_LED.test(made[at]?.parts[0]?.is ?? '') || saysHow(paragraphs[at] ?? '') || LEAVES_OPEN.test(paragraphs[at - 1] ?? '')) continue;
    const lines = dice.shuffle(PAGE_LINKS[brief.phase][beats[at] ?? ''] ?? []).toSorted((a, b) => stale(a) - stale(b));
    if (lines.some((line) => !isEchoed(line, paragraphs[at] ?? '') && putBeside(pages, at, line, 'before'))) linked.add(at);
  }
}

/** “And then... oh!” */
const LEAVES_OPEN = /\.\.\.(?: oh!)?$/u;

const IS_LED = /^(?:company|link)$/u;

/** “Oh dear! He fell. Oh dear”, “And now! You can look now.” */
const isEchoed = (line: string, page: string): boolean => (line.includes('{F}') && /^[^.!?“]* and /u.test(page)) || [...line.toLowerCase().matchAll(/\b(?:oh dear|now|look|then|wait|listen|more)\b/gu)].some(([word]) => page.toLowerCase().includes(word));

const goesOn = (text: string): boolean => /^(?:But|And|So|Then)\b/u.test(text);

/** Says itself how it goes on, calls out, or means somebody of the page before. */
const saysHow = (text: string): boolean =>
  /^[“‘]?(?:And|But|So|Then|Now|Next|On|Oh|Uh-oh|Off|Just|Soon|Wait|Stop|Look|First|Listen|Guess|Here|There|Hush|Shh|Who|What|Where|Was|Is|Did|Can|Come|Hold|One, two|He|She|It|Do|One more|Not|Well)\b/u.test(text);

/** @returns whether there was room for it */
function putBeside({ order: { brief, suits }, beats, paragraphs, made, teller, said }: Pages, at: number, line: string, stands: 'before' | 'behind'): boolean {
  const [beat, page, fit] = [beats[at] ?? '', paragraphs[at] ?? '', FITS[brief.ageRange]];
  if (teller.knows(line) || suits(line, beat) === 'not') return false;
  const told = teller.tell(line);
  const text = tidy(told ?? '');
  const whole = stands === 'before' ? `${text} ${page}` : `${page} ${text}`;
  if (told === undefined || !said.isNew(text) || countWords(whole) > fit.most || countWords(whole) / sentencesOf(whole).length > fit.sentence) {
    teller.forget();
    return false;
  }
  teller.keep();
  // The line that comes back may come back.
  if (!/\{(?:refrain|at-bed)\}/u.test(line)) teller.note(line);
  const part = { is: 'link', source: line, text } as const;
  const parts = made[at]?.parts ?? [];
  paragraphs[at] = whole;
  made[at] = { beat, parts: stands === 'before' ? [part, ...parts] : [...parts, part] };
  return true;
}

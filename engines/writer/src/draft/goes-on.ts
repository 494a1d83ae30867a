// The first paragraph of a part, where a family wrote at the end of the one before that they lost each other, or that it is night.

import { countWords, sentencesOf } from '../tell/measure.ts';
import { FITS, longestMean } from '../tell/fits.ts';
import { tidy } from '../tell/tidy.ts';
import { AS_IT_CHANGED } from '../voices/as-it-changed.ts';
import type { Pages } from './pages.ts';

/** Told last, when it is known what else there is, and put first. */
export function goOn({ order: { brief, goesOn, stale, suits }, paragraphs, made, teller, said, dice }: Pages): void {
  if (goesOn === undefined) return;
  const fit = FITS[brief.ageRange];
  const lines = dice.shuffle(AS_IT_CHANGED[brief.ageRange][`goes-on:${goesOn}`] ?? []).toSorted((a, b) => Number(suits(a, '') === 'not') - Number(suits(b, '') === 'not') || stale(a) - stale(b));
  for (const line of lines) {
    const told = teller.tell(line);
    const text = tidy(told ?? '');
    const isOutside = countWords(text) > fit.most || countWords(text) < fit.least || countWords(text) / sentencesOf(text).length > longestMean(fit);
    if (told === undefined || isOutside || !said.isNew(text)) {
      teller.forget();
      continue;
    }
    teller.keep();
    teller.note(line);
    said.note(text);
    paragraphs.unshift(text);
    made.unshift({ beat: 'goesOn', parts: [{ is: 'scene', source: line, text }] });
    return;
  }
}

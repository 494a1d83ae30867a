// A part whose sentences are longer, all in all, than its age reads is parted at semicolons until they are not.

import { isLongWinded } from '../tell/fits.ts';
import type { Fit } from '../tell/fits.ts';

/** Not inside a quotation, and not before what is no sentence without the first half. */
const JOINED = /; (?!which\b|who\b|or\b|nor\b)(\p{Ll})(?=[^“”]*(?:“|$))/u;

export function takeBreath(paragraphs: string[], fit: Fit): void {
  for (let at = 0; at < paragraphs.length && isLongWinded(paragraphs, fit); at++)
    paragraphs[at] = (paragraphs[at] ?? '').replace(JOINED, (_, first: string) => `. ${first.toUpperCase()}`);
}

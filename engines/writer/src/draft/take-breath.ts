// A part whose sentences are longer, all in all, than its age reads is parted at semicolons until they are not.

import { isLongWinded } from '../tell/fits.ts';
import type { Fit } from '../tell/fits.ts';

/** Not inside a quotation, and only before somebody or something that does what comes then: “; and they all stood” is “. They all stood”. */
const JOINED = /; (?:and )?(?=(?:but |so )?(?:I|he|she|it|they|we|you|one|there|this|that|these|those|the|an?|his|her|its|their|each|every\p{L}*|some\p{L}*|any\p{L}*|no|nobody|nothing|all|both|most|two|three|now|then|if|when|as|in|on|at|after|before)\b|\p{Lu}\p{Ll})(\p{L})(?=[^“”]*(?:“|$))/u;

export function takeBreath(paragraphs: string[], fit: Fit): void {
  for (let at = 0; at < paragraphs.length && isLongWinded(paragraphs, fit); at++)
    paragraphs[at] = (paragraphs[at] ?? '').replace(JOINED, (_, first: string) => `. ${first.toUpperCase()}`);
}

// What all this is for, in one sentence: before somebody packs or lies awake, where nobody has said it yet.

import type { AgeRange } from '../brief.ts';

/** None on a lap, where the next page says it. */
export const WHAT_FOR: Readonly<Partial<Record<AgeRange, readonly string[]>>> = {
  '5-8': ['Somebody had to {p.want}, and {H} had said yes.', '“I’ll {p.want},” said {H}.', '{H} meant to {p.want}. That was the plan.'],
  '9-12': ['{H} meant to {p.want}; {he} had said so aloud, and nobody had laughed.', 'Somebody had to {p.want}, and by now it was fairly clear who.', 'So {H} was to {p.want}, and nobody else had offered.'],
  '12-17': [
    'What it came to was that somebody had to {p.want}, and {H} had left off looking round to see who else there was.', '{H} had said that {he} would {p.want}; it had been heard, and could not be unsaid.',
    'They had gone over it from every side, and it came each time to the same thing: somebody must {p.want}.',
  ],
};

const ALL: ReadonlySet<string> = new Set(Object.values(WHAT_FOR).flat());

/** It opens the scene before which it is told. */
export const saysWhatFor = (note: string): boolean => ALL.has(note);

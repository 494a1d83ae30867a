// The four voices.
import type { AgeRange } from '../brief.ts';
import { LAP } from './lap/lap.ts';
import { BEDTIME } from './bedtime/bedtime.ts';
import { CHAPTER } from './chapter/chapter.ts';
import { NOVEL } from './novel/novel.ts';
import type { Voice } from './voice.ts';

const VOICES: Readonly<Record<AgeRange, Voice>> = { '3-4': LAP, '5-8': BEDTIME, '9-12': CHAPTER, '12-17': NOVEL };

export const voiceFor = (age: AgeRange): Voice => VOICES[age] ?? BEDTIME;

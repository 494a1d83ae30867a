// The four voices.
import type { AgeRange } from '../brief.ts';
import { LAP } from './lap/lap.ts';
import { BEDTIME } from './bedtime/bedtime.ts';
import { CHAPTER } from './chapter/chapter.ts';
import { NOVEL } from './novel/novel.ts';
import { scenesFor } from '../premises/scenes/scenes.ts';
import { ownBeatsFor } from '../premises/scenes/own-beats.ts';
import { nearFor } from '../premises/scenes/so-near.ts';
import { AS_IT_CHANGED } from './as-it-changed.ts';
import { bindBooks } from './voice.ts';
import type { Voice } from './voice.ts';

const withPlots = (age: AgeRange, voice: Voice): Voice =>
  ({ ...voice, introduction: bindBooks(voice.introduction, AS_IT_CHANGED[age]), development: bindBooks(voice.development, AS_IT_CHANGED[age], scenesFor(age, 'trail'), ownBeatsFor(age, 'problem')), climax: bindBooks(voice.climax, AS_IT_CHANGED[age], nearFor(age), ownBeatsFor(age, 'arrive')), resolution: bindBooks(voice.resolution, AS_IT_CHANGED[age], scenesFor(age, 'theirs'), ownBeatsFor(age, 'prize')) });

const VOICES: Readonly<Record<AgeRange, Voice>> = { '3-4': withPlots('3-4', LAP), '5-8': withPlots('5-8', BEDTIME), '9-12': withPlots('9-12', CHAPTER), '12-17': withPlots('12-17', NOVEL) };

export const voiceFor = (age: AgeRange): Voice => VOICES[age] ?? BEDTIME;

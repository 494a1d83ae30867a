// The bedtime voice: for five to eight, read aloud or alone.
import type { Voice } from '../voice.ts';
import { bindBooks } from '../voice.ts';
import { ASKED } from './asked.ts';
import { CLIMAX } from './climax.ts';
import { DEVELOPMENT } from './development.ts';
import { FILLING } from './filling.ts';
import { INTRODUCTION } from './introduction.ts';
import { RESOLUTION } from './resolution.ts';

export const BEDTIME: Voice = {
  introduction: bindBooks(INTRODUCTION, ASKED),
  development: bindBooks(DEVELOPMENT, ASKED),
  climax: bindBooks(CLIMAX, ASKED),
  resolution: bindBooks(RESOLUTION, ASKED),
  filling: FILLING,
};

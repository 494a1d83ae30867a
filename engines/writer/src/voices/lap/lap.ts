// The lap voice: for the very young, read on somebody's knee.
import type { Voice } from '../voice.ts';
import { bindBooks } from '../voice.ts';
import { ASKED } from './asked.ts';
import { CLIMAX } from './climax.ts';
import { DEVELOPMENT } from './development.ts';
import { FILLING } from './filling.ts';
import { INTRODUCTION } from './introduction.ts';
import { RESOLUTION } from './resolution.ts';

export const LAP: Voice = {
  introduction: bindBooks(INTRODUCTION, ASKED),
  development: bindBooks(DEVELOPMENT, ASKED),
  climax: bindBooks(CLIMAX, ASKED),
  resolution: bindBooks(RESOLUTION, ASKED),
  filling: FILLING,
};

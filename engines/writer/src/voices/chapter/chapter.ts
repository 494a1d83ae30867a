// The chapter-book voice: for nine to twelve, read alone.
import type { Voice } from '../voice.ts';
import { CLIMAX } from './climax.ts';
import { DEVELOPMENT } from './development.ts';
import { FILLING } from './filling.ts';
import { INTRODUCTION } from './introduction.ts';
import { RESOLUTION } from './resolution.ts';

export const CHAPTER: Voice = { introduction: INTRODUCTION, development: DEVELOPMENT, climax: CLIMAX, resolution: RESOLUTION, filling: FILLING };

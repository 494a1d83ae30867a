// The novel voice: for twelve and up.
import type { Voice } from '../voice.ts';
import { CLIMAX } from './climax.ts';
import { DEVELOPMENT } from './development.ts';
import { FILLING } from './filling.ts';
import { INTRODUCTION } from './introduction.ts';
import { RESOLUTION } from './resolution.ts';

export const NOVEL: Voice = { introduction: INTRODUCTION, development: DEVELOPMENT, climax: CLIMAX, resolution: RESOLUTION, filling: FILLING };

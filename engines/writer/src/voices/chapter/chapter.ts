import type { Voice } from '../voice.ts';
import { LAP } from '../lap/lap.ts';
export const CHAPTER: Voice = LAP;

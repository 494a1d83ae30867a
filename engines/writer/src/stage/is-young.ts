// The two younger ages are told the short form of everything that has two.

import type { AgeRange } from '../brief.ts';

export const isYoung = (age: AgeRange): boolean => age === '3-4' || age === '5-8';

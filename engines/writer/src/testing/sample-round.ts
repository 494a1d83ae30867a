// A round of mixed briefs with seeds of their own, as both commands that print one take it.

import type { StoryBrief } from '../brief.ts';
import { SAMPLES } from './samples.ts';

/** @param age one of the four, or nothing for all of them; the seed makes the round another one */
export function sampleRound(count: number, age: string, seed: string): StoryBrief[] {
  const chosen = SAMPLES.filter((sample) => !age || sample.ageRange === age);
  return Array.from({ length: count }, (_, n) => chosen[(n * 7) % chosen.length]).flatMap((sample, n) => (sample ? [{ ...sample, seed: `${seed}-${n}` }] : []));
}

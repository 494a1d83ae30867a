// Nobody packs, or lies awake the night before, until it was said what they want.

import type { Dice } from '../dice.ts';
import type { OpenStage } from '../stage/set-stage.ts';
import { WHAT_FOR } from '../voices/what-for.ts';
import type { DraftOrder } from './order.ts';

const GETS_READY: ReadonlySet<string> = new Set(['pack', 'eve']);

/** The sentence that must open this paragraph, or none: it is another scene, or an earlier paragraph has said it. */
export function whatFor(beat: string, paragraphs: readonly string[], { brief, stale }: Pick<DraftOrder, 'brief' | 'stale'>, stage: OpenStage, dice: Dice): string[] {
  if (brief.phase !== 'introduction' || !GETS_READY.has(beat)) return [];
  const want = stage.word('p.want');
  if (typeof want !== 'string' || paragraphs.some((told) => told.includes(want))) return [];
  return dice.shuffle(WHAT_FOR[brief.ageRange] ?? []).toSorted((a, b) => stale(a) - stale(b)).slice(0, 1);
}

// What may stand where beside a scene: before it, behind it or nowhere. Nothing comes between a sentence and what it means.

import type { ParagraphOrder } from './paragraph-order.ts';
import { pointsBack } from './points-back.ts';
import type { PointsAt } from './points-back.ts';
import type { Scene } from './tell-scene.ts';

export interface Arrangement {
  /** Where what must be told stands. */
  notes: 'before' | 'behind' | 'nowhere';
  /** Where somebody thinks aloud; behind a scene only where that has no last word. */
  thoughts: 'before' | 'behind';
  /** Where both stand before the scene: which is first. */
  notesFirst: boolean;
  /** What the scene goes on from, which stands in the paragraph before. */
  means: PointsAt;
  /** The last word goes on from the scene: nothing stands before it. */
  isBound: boolean;
}

export function arrange({ opening, tail }: Scene, { inner, mustLeads = false }: ParagraphOrder): Arrangement {
  // Behind a last word nobody thinks aloud; the oldest voice may do so before the scene, where nothing else stands there.
  const ahead = inner?.behind ? undefined : inner?.ahead;
  const leads = mustLeads || ahead === 'all';
  const means = pointsBack(opening);
  const isBound = tail.trim() !== '' && pointsBack(tail) === 'it';
  const mayStand = leads ? means !== 'it' && !(means === 'several' && IS_DONE_TO_ONE.test(opening)) : !isBound;
  return {
    notes: !mayStand ? 'nowhere' : leads ? 'before' : 'behind',
    thoughts: ahead !== undefined && means !== 'it' ? 'before' : 'behind',
    notesFirst: ahead === 'all', means, isBound,
  };
}

/** “They gave {H} so much good advice”: whoever stayed at home, and none of those who have just been said to come. */
const IS_DONE_TO_ONE = /^They (?:gave|told|asked|saw|wished|let|looked at|waved)\b/u;

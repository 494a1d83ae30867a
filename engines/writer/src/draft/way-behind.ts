// How they came through to what they wanted is told behind the end of the trial; where the scene goes on about that end, it is told behind the scene.

import { WAYS, waysFurtherOff } from '../lexicon/ties.ts';
import { matterOf } from '../premises/matters.ts';
import { isYoung } from '../stage/is-young.ts';
import { pointsBack } from '../tell/points-back.ts';
import type { DraftOrder } from './order.ts';

const END = '{k.clear}';
/** Of the end alone, and the way as a last sentence. */
const [END_ALONE, WAY_LAST] = ['{k.end}', '{k.way-last}'];

/** Those who stand there and look at it have not gone on yet. */
const ABOUT_IT = /^(?:“|[Tt]hey (?:all )?(?:looked|stood|said|came closer|came up|had practised|would have|forgot))/u;
/** Told from years later: nobody goes on behind that. */
const LATER = /\b(?:afterwards|years?|ever since|since then|to this day|nowadays|later|rest of the day|still tell|has never|have never|will)\b/iu;

/** Is there a sentence of the way that can stand so far behind the trial? On a lap there is no room for both. */
export function goesFurtherOff({ brief: { ageRange }, plan: { premise, crisis } }: Pick<DraftOrder, 'brief' | 'plan'>): boolean {
  const matter = matterOf(premise);
  return ageRange !== '3-4' && matter !== undefined && waysFurtherOff(WAYS[crisis]?.[matter.stands][isYoung(ageRange) ? 'young' : 'old'] ?? []).length > 0;
}

/** A solution as it is told: a core whose end is spoken of gets the way as its last sentence. */
export function wayBehind(core: string): string {
  const at = core.indexOf(END);
  if (at < 0) return core;
  const rest = core.slice(at + END.length).replaceAll('^', '').replace(/^[\s[]+/u, '');
  if (rest === '' || LATER.test(rest) || (pointsBack(rest) !== 'it' && !ABOUT_IT.test(rest))) return core;
  return `${core.replace(END, END_ALONE).trimEnd()} ${WAY_LAST}`;
}

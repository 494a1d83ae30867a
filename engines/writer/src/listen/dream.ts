// What somebody wants to be one day: nothing that is done by supper, and nobody who comes along.

import type { Wish } from '../brief.ts';

const DREAM = /^(.{2,40}?) (?:always |really |only )?(?:wanted to (?:be|become)|wished to (?:be|become)|hoped to (?:be|become)|dreamed of (?:being|becoming)|would like to (?:be|become)) (an? .{2,60}?)(?:,? (?:when (?:he|she|they) (?:was|were|grew|is|are)\b.*|one day|some day|later))?$/iu;
const IS_NOW = /\b(?:friend|big (?:boy|girl|brother|sister)|good (?:boy|girl)|part|member|winner)\b/iu;

/** Who, and what: "Leo", "a firefighter"; undefined where nobody dreams of anything. */
export function dreamIn({ kind, words, asked, from }: Pick<Wish, 'kind' | 'words' | 'asked' | 'from'>): { who: string; what: string } | undefined {
  const [, who = '', what = ''] = (kind !== 'fact' && kind !== 'happening') || asked || from === 'description' ? [] : (DREAM.exec(words) ?? []);
  return who === '' || IS_NOW.test(what) || /^an? (?:\p{L}+ )?(?:one|bit|lot)$/iu.test(what) ? undefined : { who, what };
}

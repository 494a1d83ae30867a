// “Tomorrow”, “on Sunday”, “tonight”: another day than that of the story; what happens is told without it.

import type { Wish } from '../brief.ts';

const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const WHEN = `yesterday|nowadays|today|tomorrow|tonight|recently|soon|right now|at the moment|this (?:morning|afternoon|evening)|last night|tomorrow night|(?:on|this|next|last) ${DAY}(?: (?:morning|afternoon|evening|night))?|at the weekend|(?:last|next|this) (?:week|month|year|summer|winter|spring|autumn|weekend)|(?:two|three|four|a few|some) (?:days|weeks|months|years) ago`;
const NOT_AFTER = '(?<!\\b(?:is|are|was|were|about|every|of|till|until|called|an?|the|for|on|this|next|last))';
/** “… and right now his sister annoys him”. */
const AND_NOW = new RegExp(`,?\\s+and (?:${WHEN}|now),?\\s+(?=(?:the|my|our|his|her|their|he|she|they|we|it)\\s)`, 'giu');
const LAST = new RegExp(`${NOT_AFTER},?\\s+(?:${WHEN}|${DAY})$`, 'iu');
const FIRST = new RegExp(`^(?:${WHEN}|now|one day|one morning|one evening|later|suddenly|at first|meanwhile),?\\s+(?=(?:we|he|she|they|i|it|there|the|my|our|his|her|\\p{Lu}\\p{L}+)\\s)`, 'iu');
const BETWEEN = new RegExp(`${NOT_AFTER}\\s+(?:${WHEN}|${DAY})(?=,|\\s+(?:and|but|because)\\b)`, 'giu');
/** “Dad’s birthday is on Friday”. */
const IS_ON = new RegExp(`^((?:(?:an?|the|my|our|his|her|their|\\p{L}+’s?)\\s)?(?:[\\p{L}\\d]+ ){0,3}(?:birthday|party|wedding|match|game|play|concert|trip|first day(?: (?:at|of) \\p{L}+)?)) is (?:${WHEN}|${DAY})$`, 'iu');
/** “Tomorrow is her birthday party”: the party is what is meant. */
const IS = new RegExp(`^(?:${WHEN}|${DAY})(?: is|’s)\\s+(?=(?:an?|the|my|our|his|her|their|\\p{L}+’s?)\\s)`, 'iu');
const WAS = new RegExp(`^(?:${WHEN}|${DAY}) (?=was )`, 'iu');

export function inItsTime(text: string, from: Wish['from']): string {
  // “Like last night”: that is meant.
  if (from === 'answer' || /^(?:just |exactly )?(?:like|as|the same|same)\b/iu.test(text)) return text;
  const named = text.replace(IS_ON, '$1').replace(IS, '').replace(WAS, 'it ');
  return (named === text ? text : named.replace(/^((?:my|our|his|her|their|\p{L}+’s?) (?:[\p{L}\d]+ )*birthday)$/iu, 'it is $1')).replace(FIRST, '').replace(AND_NOW, ', and ').replace(BETWEEN, '').replace(LAST, '');
}

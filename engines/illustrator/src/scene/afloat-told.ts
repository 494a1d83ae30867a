/** Who is in the water or in a boat of which a passage tells. */
import type { PoseName } from '../character/figure.ts';
import { presentText } from '../words/told.ts';
import { hushed, NOT_DONE } from './acts-told.ts';
import { othersIn } from './somebody-else.ts';

const BOAT = '(?:\\w+ )?(?:boat|raft|canoe|dinghy|punt|gondola)';
const WITH_THEM = /\brow(?:ed|s|ing) (?:them|him|her|us|everybody)\b|\bhalf-? ?way (?:across|over) the (?:\w+ )?(?:river|lake|water|stream)\b|\bon the ferry\b(?! (?:stage|landing))/i;
const ROWS = '(?:rowed|rowing|(?<!\\b(?:in|into|two|three|four|long|straight|neat|the|of|these|those|their|several) )rows(?! of\\b))';
const SAILS = 'sail(?:ed|s|ing) (?:and|until|off|away|out|on|over|across|along|past|home|down|round|in|through|together|with|to|towards|back|up|slowly|all)';
const GETS_IN = `(?:sat|stood|climbed|got|jumped|stepped|were|was|set off|drifted|lay|sang) (?:\\w+ )?(?:in|into|aboard) (?:the|a|their|his|her) ${BOAT}`;
const OARS = '(?:took|pulled (?:at|on)?|dipped|leaned on|lifted) ?(?:the|an|his|her|their|both|one of the) oars?';
const GOES_BY_BOAT = new RegExp(`\\b(?:${ROWS}|${SAILS}|${GETS_IN}|${OARS})\\b`, 'i');
/** “There was a boat. Maya got in.”: into the boat that was told before. */
const INTO_IT = new RegExp(`\\b(?:an?|the|one|their) ${BOAT}\\b[\\s\\S]{0,100}?[.,;!?”] (?:and |so |then )?(?:[A-Z]\\w+|they|he|she|all of them|both of them) (?:\\w+ )?(?:got|climbed|jumped|stepped|scrambled|hopped) (?:in|into it|aboard)(?=[.,;!?]| and\\b| beside\\b| with\\b| after\\b)`, 'i');

/** @param poses of those who are there: whoever swims needs water, too */
export function afloatTold(text: string, poses: readonly PoseName[]): 'boat' | 'swim' | undefined {
  const quiet = presentText(hushed(text));
  if (WITH_THEM.test(quiet) || INTO_IT.test(quiet.replace(/\s+/g, ' '))) return 'boat';
  // A ship that sails by is nobody's boat.
  const told = quiet.replace(NOT_DONE, ' ').split(/(?<=[.!?;])\s+/).filter((clause) => !othersIn(clause)).join(' ');
  if (GOES_BY_BOAT.test(told)) return 'boat';
  return poses.includes('swimming') ? 'swim' : undefined;
}

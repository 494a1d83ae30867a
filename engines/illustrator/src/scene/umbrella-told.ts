/** An umbrella in the rain is over somebody: one holds it, and those who share it stand under it together. */
import { THING_WORDS } from '../props/things.ts';
import { presentText } from '../words/told.ts';
import { belongsTo } from './belongs-to.ts';
import type { Player } from './player.ts';

const UMBRELLA = THING_WORDS.find(([prop]) => prop === 'umbrella')?.[1] ?? /umbrella/i;
/** “They squeezed under the umbrella”, “there was room for both of them under it” */
const SHARED = /\b(?:they|all|both|everybody|everyone|two|three|four|five|each other|together|them|(?:\p{Lu}\p{L}+,? )+and \p{Lu}\p{L}+)\b[^.!?]*\bunder (?:an?|one|the|it|that|this|his|her|their|\p{Lu}\p{L}+[’']s) ?(?:same |big |old |own )*(?:[a-z]+ )?umbrella\b|\bshar(?:ed|e|es|ing) (?:an?|one|the|his|her|their)(?: [a-z]+)? umbrella\b|\bumbrella\b[^]{0,90}?\b(?:room (?:under it )?for|is room|was room|got in (?:too|as well|beside)|under it)\b/iu;
const IN_USE = /\b(?:open(?:ed|s)?|put(?:s)? up|held|holds|unfolded|raised|under (?:an?|one|the|his|her|their|that|it)(?: [a-z]+)?) [^.!?]{0,24}\bumbrella|\bumbrella\b[^.!?]{0,20}\b(?:up|open|overhead|over (?:him|her|them|both|all))\b/i;
const SHUT = /\b(?:shut|closed|folded|furled|put down|broken|lost|forgot\w*|left) [^.!?]{0,20}\bumbrella/i;
const EACH = /\b(?:each|both|every(?:body|one)|all) (?:of them )?(?:had|has|held|opened|put up) (?:an?|their) umbrellas?\b|\b(?:they|all) (?:opened|put up|held) (?:up )?(?:their )?umbrellas\b/i;

const HANDS_FREE: ReadonlySet<Player['pose']> = new Set(['standing', 'holding', 'waving', 'thinking', 'walking', 'reaching', 'hugging', 'pointing']);
const canHold = ({ pose, held, rides, hides }: Player): boolean => HANDS_FREE.has(pose) && (!held || held === 'umbrella') && !rides && !hides;
const holding = (player: Player): Player => ({ ...player, held: 'umbrella', pose: player.pose === 'walking' ? 'walking' : 'holding' });

interface Around {
  /** the words of the moment */
  words: string;
  isRaining: boolean;
  /** whether an umbrella is there, in a hand or not */
  isThere: boolean;
}

/** @returns the players, one of whom holds it where it is in use; `sheltersAll` where the others stand under it, too */
export function withUmbrella(players: readonly Player[], { words, isRaining, isThere }: Around): Player[] {
  const told = presentText(words);
  if (!isThere || !UMBRELLA.test(words) || SHUT.test(told) || !players.some(canHold)) return [...players];
  if (EACH.test(told)) return players.map((one) => (canHold(one) ? holding(one) : one));
  const isShared = players.length > 1 && SHARED.test(words);
  if (!isShared && !isRaining && !IN_USE.test(told)) return [...players];
  const owner = belongsTo('umbrella', told, players.map(({ character }) => character));
  const has = players.find(({ held }) => held === 'umbrella') ?? players.find((one) => one.character === owner && canHold(one)) ?? players.find(canHold);
  return players.map((one) => (one === has ? { ...holding(one), ...(isShared ? { sheltersAll: players.length > 2 ? 'all of them' as const : 'both of them' as const } : {}) } : one));
}

/** “They carried the chest between them”: two lift what is too heavy for one. */
import { THING_WORDS } from '../props/things.ts';
import { presentText, withoutSpeech } from '../words/told.ts';
import type { Player } from './player.ts';

const CARRIED = /\b(?:carr(?:y|ies|ied|ying)|lift(?:s|ed|ing)?|lug(?:s|ged|ging)|heav(?:es|ed|ing)) (?:the|an?|their|his|her|that|one) (?:[a-z]+,? ){0,3}?([a-z]+)(?: of [a-z]+)?(?= (?:up )?(?:between (?:them|the two)|together)\b)|\bbetween them,? they (?:carried|lifted|lugged) (?:the|an?|their) (?:[a-z]+ ){0,2}?([a-z]+)/gi;
const CAN_LIFT: ReadonlySet<Player['pose']> = new Set(['standing', 'holding', 'walking', 'reaching', 'pushing']);

/** @returns the thing that two of them carry, if it is one of these */
export function carriedBetween(things: readonly string[], words: string, players: readonly Player[]): string | undefined {
  if (players.length !== 2 || !players.every(({ pose, rides }) => CAN_LIFT.has(pose) && !rides)) return undefined;
  const said = [...presentText(withoutSpeech(words)).matchAll(CARRIED)].map(([, one, other]) => one ?? other ?? '');
  return things.find((prop) => said.some((noun) => THING_WORDS.some(([name, pattern]) => name === prop && pattern.test(noun))));
}

/** Both have their hands at it. */
export const lifting = (player: Player): Player => {
  const { held: _, ...free } = player;
  return { ...free, pose: 'reaching' };
};

/** Who of the cast is there in a passage. */
import type { DrawnCharacter } from '../brief.ts';
import { withoutSpeech } from '../words/told.ts';
import { stayedBehind } from './still-there.ts';
import { whoIsMeant } from './who-is-meant.ts';

const MOST_PLAYERS = 5;

/** Says that those come along who are not named. */
const ALL_OF_THEM =
  /\b(?:they all|all of them|the friends|all (?:three|four|five) of (?:them|us)|every(?:one|body) (?:cheered|laughed|danced|clapped|sang|hugged|smiled|jumped|waved|ran|slept))\b/i;

/** Those whom the words mean, first; the whole cast where they mean nobody. */
export function whoIsOnStage(text: string, before: string, cast: readonly DrawnCharacter[]): DrawnCharacter[] {
  const meant = whoIsMeant(text, before, cast);
  const rest = ALL_OF_THEM.test(withoutSpeech(text)) ? cast.filter((one) => !meant.includes(one)) : [];
  const there = stayedBehind(text, meant);
  return (there.length ? [...there, ...rest] : [...cast]).slice(0, MOST_PLAYERS);
}

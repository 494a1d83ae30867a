/** Who of the cast is there in a passage. */
import type { DrawnCharacter } from '../brief.ts';
import { withoutSpeech } from '../words/told.ts';
import { allAreTold } from './all-told.ts';
import { stayedBehind } from './still-there.ts';
import { whoIsMeant } from './who-is-meant.ts';

const MOST_PLAYERS = 5;

/** Says that those come along who are not named. */
const ALL_OF_THEM =
  /\b(?:(?:soon |then |now )?they (?:were |had )?all|all of them|the friends|all (?:three|four|five) of (?:them|us)|every(?:one|body) (?:cheered|laughed|danced|clapped|sang|hugged|smiled|jumped|waved|ran|slept|went quiet|listened))\b/i;

/** “They came to a wall”: with nothing told before it, those are the whole cast. */
const THEY_BEGIN = /^\s*They (?!say\b|tell\b|call\b)/;
const BOTH = /\b(?:both (?:of|had|were|went|said)|they both|the two of them|each other|one another)\b/i;

/** Those whom the words mean, first; the whole cast where they mean nobody. */
export function whoIsOnStage(text: string, before: string, cast: readonly DrawnCharacter[]): DrawnCharacter[] {
  const meant = whoIsMeant(text, before, cast);
  const rest = ALL_OF_THEM.test(withoutSpeech(text)) || allAreTold(text, cast.length) || (before.trim() === '' && THEY_BEGIN.test(text) && !BOTH.test(text)) ? cast.filter((one) => !meant.includes(one)) : [];
  const there = stayedBehind(text, meant);
  return (there.length ? [...there, ...rest] : [...cast]).slice(0, MOST_PLAYERS);
}

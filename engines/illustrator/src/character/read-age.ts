/** How old somebody is, and how tall that makes them. */
import type { DrawnCharacter } from '../brief.ts';
import type { Dice } from '../dice.ts';
import type { Kind } from '../lexicon/kinds.ts';
import type { AgeGroup, Rig } from './look.ts';

const AGE_WORDS: readonly (readonly [RegExp, AgeGroup])[] = [
  [/baby|toddler|infant|newborn|hatched|little one|newly awakened|just switched/i, 'toddler'],
  [/teen|adolescent|young adult|youth/i, 'teen'],
  [/elder|senior|\bold\b|ancient|hundred|thousand|grandp|grandm|older than|antique|ageless|aged/i, 'elder'],
  [/child|kid|\bboy|\bgirl|young|little|sibling|pup|cub/i, 'child'],
  [/adult|grown|middle|mature|parent|aunt|uncle|mother|father|king|queen/i, 'adult'],
];
const ageIn = (text: string): AgeGroup | undefined => AGE_WORDS.find(([words]) => words.test(text))?.[1];

/** By the years and words that were chosen, else by what the type is. */
export function readAge(character: DrawnCharacter, kind: Kind, roll: Dice): AgeGroup {
  const { age = '', customAge = '' } = character.appearance;
  const years = Number((/\d+/.exec(customAge) ?? /\d+/.exec(age))?.[0]);
  if (Number.isFinite(years) && !/hundred|thousand/i.test(age))
    return years < 4 ? 'toddler' : years < 13 ? 'child' : years < 19 ? 'teen' : years < 60 ? 'adult' : 'elder';
  const said = ageIn(customAge) ?? ageIn(age) ?? kind.own?.age ?? ageIn(kind.particular) ?? ageIn(kind.group);
  if (said) return said;
  if (/adventurer|helper|royal|artist|spell|seer|wander|keeper|mystic|villain/i.test(`${kind.group} ${kind.category}`))
    return roll.chance(0.6) ? 'adult' : 'teen';
  return 'child';
}

/** How tall that age is beside a child of people. */
export function ageSize(age: AgeGroup, rig: Rig): number {
  if (rig.rig === 'human') return { toddler: 0.82, child: 1, teen: 1.18, adult: 1.3, elder: 1.22 }[age];
  return { toddler: 0.72, child: 0.92, teen: 1, adult: 1.04, elder: 1 }[age];
}

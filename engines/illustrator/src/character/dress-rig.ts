/** What a person has on the head, in the hand and grown on, by costume and distinguishing feature. */
import type { Dice } from '../dice.ts';
import type { Kind } from '../lexicon/kinds.ts';
import { type Costume, firstOf, HAT_WORDS, KEEPSAKES } from '../lexicon/roles.ts';
import type { PersonParts, Rig } from './look.ts';
import { firstHair } from './read-hair.ts';

/** Hat, thing in hand and added parts, from the costume and the distinguishing feature. */
export function dressRig(rig: Rig, costume: Costume | undefined, kind: Kind, feature: string, roll: Dice): Rig {
  if (rig.rig !== 'human') return rig;
  const showsHair =
    firstHair(feature) !== undefined && !['bubble', 'knight', 'wizard', 'witch', 'pirate', 'chef', 'crown'].includes(costume?.hat ?? '');
  const hat = firstOf(HAT_WORDS, feature) ?? (showsHair ? undefined : costume?.hat) ?? rig.parts.hat;
  const held = firstOf(KEEPSAKES, feature) ?? costume?.held ?? rig.parts.held;
  const wings = /butterfly wings/i.test(feature)
    ? 'butterfly'
    : /dragonfly wings|fairy wings/i.test(feature)
      ? 'fairy'
      : /feather wings/i.test(feature)
        ? 'feather'
        : rig.parts.wings;
  const parts: PersonParts = {
    ...rig.parts,
    ...(hat ? { hat } : {}),
    ...(held ? { held } : {}),
    ...(wings ? { wings } : {}),
    ...(/three-eyed|third eye/i.test(`${kind.particular} ${feature}`) ? { eyes: 3 as const } : {}),
    ...(/furry tail/i.test(feature) ? { tail: 'cat' as const } : {}),
    ...(/fish tail/i.test(feature) ? { lower: 'fish' as const } : {}),
    ...(/hooves/i.test(feature) ? { lower: 'goat' as const } : {}),
    ...(/pointed ears/i.test(feature) ? { ears: 'pointed' as const } : {}),
  };
  roll.next();
  return { rig: 'human', parts };
}

/** A whole character by chance; `roll` gives numbers from 0 up to, but not including, 1. */
import type { CharacterForm } from '@fableloom/contract';
import { appearanceOptions, CUSTOM_AGE } from '@fableloom/contract/taxonomies/appearance';
import { distinguishingFeatures, joinFeatures } from '@fableloom/contract/taxonomies/distinguishing-features';
import { joinTraits, PERSONALITIES } from '@fableloom/contract/taxonomies/personalities';
import { MAGICAL_POWERS } from '@fableloom/contract/taxonomies/powers';
import { CHARACTER_TYPE_PATHS, writeCharacterType } from '@fableloom/contract/taxonomies/read-character-type';
import { ROLES } from '@fableloom/contract/taxonomies/roles';
import { BLANK_CHARACTER } from './draft.ts';

export type Roll = () => number;

const NAMES = [
  'Ada', 'Alba', 'Amani', 'Anouk', 'Arlo', 'Bao', 'Bea', 'Bram', 'Briar', 'Cleo', 'Dario', 'Dune', 'Edda', 'Eliot', 'Esme', 'Faye',
  'Fern', 'Gus', 'Hana', 'Hugo', 'Ida', 'Ines', 'Ivo', 'Juno', 'Kaya', 'Kit', 'Leif', 'Linus', 'Lumi', 'Mabel', 'Marlow', 'Mika',
  'Milo', 'Nadia', 'Noor', 'Odin', 'Olga', 'Otis', 'Pepper', 'Pia', 'Quill', 'Ravi', 'Remy', 'Rosa', 'Saga', 'Sol', 'Suki', 'Tamar',
  'Theo', 'Tiko', 'Uma', 'Vera', 'Wilbur', 'Wren', 'Yara', 'Yusuf', 'Zadie', 'Zuri',
] as const;

export function randomCharacter(roll: Roll): CharacterForm {
  const one = <T>(items: readonly T[]): T | undefined => items[Math.floor(roll() * items.length)];
  const oneOrNone = (items: readonly string[]) => one(items) ?? '';

  const path = one(CHARACTER_TYPE_PATHS);
  const type = path ? writeCharacterType(path) : '';
  const options = appearanceOptions(type);
  const friendly = [...PERSONALITIES.Positive, ...PERSONALITIES.Neutral];
  const first = one(friendly);
  const second = one(friendly.filter((trait) => trait !== first));

  return {
    ...BLANK_CHARACTER,
    name: oneOrNone(NAMES),
    type,
    gender: roll() < 0.5 ? 'male' : 'female',
    personality: joinTraits([first, second].filter((trait) => trait !== undefined)),
    magicalPower: oneOrNone(MAGICAL_POWERS),
    role: oneOrNone(ROLES),
    appearance: {
      height: oneOrNone(options.height),
      build: oneOrNone(options.build),
      color: oneOrNone(options.color),
      age: oneOrNone(options.age.filter((age) => age !== CUSTOM_AGE)),
      customAge: '',
      skinTone: oneOrNone(options.skinTone),
      eyeColor: oneOrNone(options.eyeColor),
      hairColor: oneOrNone(options.hairColor),
      distinguishingFeature: joinFeatures(someFeatures(type, one, roll)),
    },
  };
}

/** One or two things to recognize it by, from different groups. */
function someFeatures(type: string, one: <T>(items: readonly T[]) => T | undefined, roll: Roll): string[] {
  const groups = [...distinguishingFeatures(type)];
  const features: string[] = [];
  const wanted = roll() < 0.5 ? 1 : 2;
  while (features.length < wanted) {
    const group = one(groups);
    const feature = group && one(group.features);
    if (!group || !feature) break;
    features.push(feature);
    groups.splice(groups.indexOf(group), 1);
  }
  return features;
}

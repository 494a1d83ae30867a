/** The age that a family's own words ask of somebody in one picture: “old”, “as a baby”. */
import type { DrawnCharacter } from '../brief.ts';
import type { Look } from './look.ts';
import { mix } from '../color.ts';
import { wishedFor } from '../words/wished.ts';

const OF = '(?! (?:map|book|hat|coat|key|lantern|castle|house|tower|tree|oak|wood|forest|well|barn|street|town|village|city|temple|ruins?|boat|ship|bridge|stone|wall|letter|photograph|clothes|boots|friends?)\\b)';
const AGES: readonly (readonly [words: RegExp, age: string])[] = [
  [/\b(?:elderly|aged|wrinkled|wrinkly|gr[ae]y[- ]haired|white[- ]haired)\b/i, 'Elder'],
  [new RegExp(`\\b(?:very |really |quite )?old\\b${OF}(?!-)`, 'i'), 'Elder'],
  [/\b(?:as|like) an? (?:old|elderly) \w+\b/i, 'Elder'],
  [/\b(?:as|like) an? (?:\w+ )?(?:baby|toddler)\b|^\W*(?:an? )?(?:baby|toddler)\W*$/i, 'Toddler'],
  [/\b(?:as|like) an? (?:\w+ )?(?:teenager|teen)\b|\bteenage\b/i, 'Teenager'],
  [/\b(?:as|like) an? (?:\w+ )?(?:grown[- ]?up|adult)\b|\bgrown[- ]up\b/i, 'Adult'],
];

/** The words that ask for an age. */
export const AGE_WORD = /^(?:old|elderly|aged|wrinkled|wrinkly|haired|baby|toddler|teenager?|teen|grown|adult)$/i;

const ageAsked = (wishes: string): string | undefined => AGES.find(([words]) => words.test(wishedFor(wishes)))?.[1];

/** Hair turns grey with age, whatever its colour was. */
export function atAge(character: DrawnCharacter, wishes: string): DrawnCharacter {
  const age = ageAsked(wishes);
  if (!age) return character;
  const { customAge: _, hairColor, ...appearance } = character.appearance;
  return { ...character, appearance: { ...appearance, age, ...(age !== 'Elder' && hairColor ? { hairColor } : {}) } };
}

const HOAR = '#cfcdd2';
/** An animal that is asked to be old is grey: around the mouth most, and a little all over. */
export function greyed(look: Look, wishes: string): Look {
  if (look.rig.rig !== 'beast' || ageAsked(wishes) !== 'Elder') return look;
  const { fur, cream, dark } = look.rig.parts;
  return { ...look, rig: { rig: 'beast', parts: { ...look.rig.parts, fur: mix(fur, HOAR, 0.34), cream: mix(cream, HOAR, 0.6), dark: mix(dark, '#7f7c84', 0.4) } } };
}

/** What a family's own words ask a character to wear in one picture: "with a crown and a red cape". What somebody is (skin, hair, eyes) stays. */
import { findColor } from '../lexicon/find-color.ts';
import { presentText } from '../words/told.ts';
import type { DrawnCharacter } from '../brief.ts';
import type { Look } from './look.ts';
import { readLook } from './read-look.ts';

const WORN =
  /\b(?:[a-z-]+ ){0,2}?(?:glasses|monocle|goggles|crown|tiara|flower wreath|hat|cap|beret|beanie|helmet|turban|headscarf|hijab|scarf|cape|cloak|necklace|earrings|headphones|eye ?patch|bow tie|bow|ribbon|mask|wings)\b/gi;

/** The words of a wish that are worn. */
export const WEARABLE = /^(?:glasses|monocle|goggles|crown|tiara|wreath|hat|cap|beret|beanie|helmet|turban|headscarf|hijab|scarf|cape|cloak|necklace|earrings?|headphones|patch|bow|tie|ribbon|mask|wings|wearing|top|woolly|pointed)$/i;

/** The colour of what is worn, where that is drawn in any colour. */
export const colorWorn = (wishes: string): string | undefined =>
  (presentText(wishes).match(WORN) ?? []).filter((words) => /hat|cap|cape|cloak|scarf|bow|beret|beanie/i.test(words)).map((words) => findColor(words)).find(Boolean);

/** The look of a character with what its picture asks it to wear; people, robots and most beings have a place for it. */
export function lookIn(character: DrawnCharacter, wishes: string): Look {
  const worn = presentText(wishes).match(WORN) ?? [];
  if (!worn.length) return readLook(character);
  const { distinguishingFeature = '' } = character.appearance;
  const look = readLook({ ...character, appearance: { ...character.appearance, distinguishingFeature: [distinguishingFeature, ...worn].filter(Boolean).join(', ') } });
  const color = colorWorn(wishes);
  return color ? { ...look, outfit: { ...look.outfit, second: color } } : look;
}

/** What a family's own words ask of a character in one picture: "with a crown and a red cape", "in a raincoat", "old", "without a tail". What else somebody is (skin, eyes) stays. */
import { findColor } from '../lexicon/find-color.ts';
import { readKind } from '../lexicon/kinds.ts';
import { presentText } from '../words/told.ts';
import type { DrawnCharacter } from '../brief.ts';
import { atAge, greyed } from './asked-age.ts';
import { withoutDenied } from './asked-away.ts';
import { type DescribedWear, wornIn } from './described-wear.ts';
import type { Look } from './look.ts';
import { readLook } from './read-look.ts';

const WORN =
  /\b(?:[a-z-]+ ){0,2}?(?:glasses|monocle|goggles|crown|tiara|flower wreath|hat|cap|beret|beanie|helmet|turban|headscarf|hijab|scarf|cape|cloak|necklace|earrings|headphones|eye ?patch|bow tie|bow|ribbon|mask|wings)\b/gi;

/** The words of a wish that are worn. */
export const WEARABLE = /^(?:glasses|monocle|goggles|crown|tiara|wreath|hat|cap|beret|beanie|helmet|turban|headscarf|hijab|scarf|cape|cloak|necklace|earrings?|headphones|patch|bow|tie|ribbon|mask|wings|wearing|top|woolly|pointed)$/i;

/** Clothes: drawn where the look changes with the word. */
export const CLOTHES = /^(?:rain|raincoats?|mackintosh|oilskin|dungarees|overalls|sweaters?|jumpers?|pullovers?|cardigan|jersey|aprons?|armou?r|space|spacesuit|backpack|rucksack|satchel|boots|wellies|wellingtons|gumboots|robes?|tunic|dress|skirt|frock|coats?|jackets?|parka|anorak|hoodie|sweatshirt|waistcoat|vest|suit|shirts?|blouse)$/i;
/** Says of clothes what their drawing has anyway. */
export const OF_CLOTHES = /^(?:knitted|knit|wool|woollen|rubber|wellington)$/i;
const DRAWN_CLOTHES = /Raincoat|Dungarees|Knitted sweater|Apron|Knight armor|Space suit|Rain boots|Backpack/;

/** The colour of what is worn, where that is drawn in any colour. */
export const colorWorn = (wishes: string): string | undefined =>
  (presentText(wishes).match(WORN) ?? []).filter((words) => /hat|cap|cape|cloak|scarf|bow|beret|beanie/i.test(words)).map((words) => findColor(words)).find(Boolean);

/** Clothes that cover a body have a place on everybody; sleeves and skirts are for people. */
function clothesIn(character: DrawnCharacter, wishes: string): Pick<DescribedWear, 'features' | 'outfit'> {
  const { features, outfit } = wornIn(wishes.replace(/\bin (?=(?:an?|his|her|their|the) )/gi, 'wearing '), readKind(character.type).being.rig.rig === 'human');
  const worn = features.filter((feature) => DRAWN_CLOTHES.test(feature));
  // Of what is worn on a head or a neck the colour is read elsewhere.
  return { features: worn, outfit: worn.length || outfit.cut ? outfit : {} };
}

/** What a coat for the rain is made of, and wool: seen where their cut is that of other clothes, too. */
const CLOTH: readonly (readonly [feature: RegExp, outfit: Partial<Look['outfit']>])[] = [
  [/Raincoat/, { main: '#f4c63d', extras: ['collar'] }],
  [/Knitted sweater/, { main: '#c9584c', extras: ['stripes'] }],
];

/** The shoes are asked for: they are to be seen. */
export const showsFeet = (wishes: string): boolean => /\b(?:boots|wellies|wellingtons|gumboots)\b/i.test(presentText(wishes));

/** The look of a character with what its picture asks of it; people, robots and most beings have a place for it. */
export function lookIn(given: DrawnCharacter, wishes: string): Look {
  if (!wishes.trim()) return readLook(given);
  const character = atAge(given, wishes);
  const worn = presentText(wishes).match(WORN) ?? [];
  const clothes = clothesIn(character, wishes);
  const { distinguishingFeature = '' } = character.appearance;
  const added = [...worn, ...clothes.features];
  const look = added.length ? readLook({ ...character, appearance: { ...character.appearance, distinguishingFeature: [distinguishingFeature, ...added].filter(Boolean).join(', ') } }) : readLook(character);
  const color = colorWorn(wishes);
  const cloth = look.rig.rig === 'human' ? Object.assign({}, ...clothes.features.flatMap((feature) => CLOTH.filter(([words]) => words.test(feature)).map(([, outfit]) => outfit))) as Partial<Look['outfit']> : {};
  const outfit = { ...look.outfit, ...(color ? { second: color } : {}), ...cloth, ...clothes.outfit, extras: [...new Set([...look.outfit.extras, ...(cloth.extras ?? [])])] };
  return withoutDenied(greyed({ ...look, outfit }, wishes), wishes);
}

/** Hair of somebody: what was chosen and told, else what the dice say. */
import { lightness, shade } from '../color.ts';
import type { Dice } from '../dice.ts';
import { HAIRS } from '../lexicon/colors/of-people.ts';
import { findColor } from '../lexicon/find-color.ts';
import type { AgeGroup, HairStyle } from './look.ts';

const HAIR_WORDS: readonly (readonly [RegExp, HairStyle])[] = [
  [/bald|no hair|hairless/i, 'none'],
  [/curl|afro|coil|kinky/i, 'curly'],
  [/puff|space buns|two buns/i, 'puffs'],
  [/braid|plait|dread|locs/i, 'braids'],
  [/ponytail|pony tail/i, 'ponytail'],
  [/\bbun\b|updo|topknot/i, 'bun'],
  [/mohawk/i, 'mohawk'],
  [/spik|messy|wild hair|tousled/i, 'spiky'],
  [/wav/i, 'wavy'],
  [/\bbob\b|shoulder[- ]length/i, 'bob'],
  [/pixie/i, 'pixie'],
  [/long[ ,a-z]{0,14}hair|flowing hair/i, 'long'],
  [/swept|side part|parted/i, 'swept'],
  [/short[ ,a-z]{0,14}hair|buzz|crew/i, 'short'],
];
const GIRL_HAIR = ['long', 'bob', 'braids', 'ponytail', 'wavy', 'curly', 'puffs', 'bun', 'pixie'] as const;
const BOY_HAIR = ['short', 'swept', 'spiky', 'curly', 'short', 'swept', 'pixie'] as const;
const HAIR_CHOICE = ['#2a242e', '#432a1f', '#6a4129', '#93402a', '#c4632f', '#d5a04e', '#54321f'] as const;
const DARK_HAIR = ['#2a242e', '#201c26', '#432a1f', '#33262a'] as const;

/** What a description says of hair: the waves of its sea are none of it. */
export const hairTalk = (description = ''): string => /[^.!?]*\b(?:hair|curls|braids|ponytail|mohawk|bald)\b[^.!?]*/i.exec(description)?.[0] ?? '';

/** The shape of hair that the words name first. */
export const firstHair = (words: string): HairStyle | undefined => HAIR_WORDS.find(([test]) => test.test(words))?.[1];

/** The shape of hair of whom nobody gave one. */
export function chooseHair(female: boolean, age: AgeGroup, roll: Dice): HairStyle {
  const picked = female ? roll.pick(GIRL_HAIR) : roll.pick(BOY_HAIR);
  if (age === 'elder') return female ? 'bun' : 'thin';
  if (age === 'toddler' && !female) return 'short';
  return picked;
}

/** Whoever comes by in a story is known by the picture alone: short hair, or none that is seen under a cap, would make a postman of her, and a cloud of curls an aunt of him. */
const WOMEN: Partial<Record<HairStyle, HairStyle>> = { pixie: 'bob', puffs: 'braids', curly: 'wavy' };
const MEN: Partial<Record<HairStyle, HairStyle>> = { curly: 'short', pixie: 'swept' };
export function ofSomebodyUnknown(style: HairStyle, { female, hatted }: { female: boolean; hatted: boolean }): HairStyle {
  if (female && hatted && style === 'bun') return 'ponytail';
  return (female ? WOMEN : MEN)[style] ?? style;
}

/** The colour of hair. @param dark whether fair hair would not suit the skin */
export function readHair(text: string | undefined, age: AgeGroup, roll: Dice, dark: boolean): string {
  const chosen = dark ? roll.pick(DARK_HAIR) : roll.pick(HAIR_CHOICE);
  return findColor(text, HAIRS) ?? (age === 'elder' ? '#d8d5da' : chosen);
}

/** Hair that nobody chose is never lost on the skin: a head would look bald. */
export const apart = (hair: string, skin: string): string => (Math.abs(lightness(hair) - lightness(skin)) < 0.09 ? shade(hair, lightness(skin) < 0.5 ? 0.16 : -0.14) : hair);

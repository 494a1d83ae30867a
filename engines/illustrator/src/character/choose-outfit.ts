/** Clothes of a person: what its costume, its role, its feature and its colours say, else what its dice say. */
import type { DrawnCharacter } from '../brief.ts';
import { lightness, shade } from '../color.ts';
import type { Dice } from '../dice.ts';
import { findColor, findColors } from '../lexicon/find-color.ts';
import type { Kind } from '../lexicon/kinds.ts';
import type { Costume } from '../lexicon/roles.ts';
import type { AgeGroup, Outfit, OutfitCut } from './look.ts';

const CLOTH_CHOICE = ['#f2b33d', '#4b86d6', '#e0567f', '#47b39d', '#8f6ad6', '#e8713c', '#5aa45a', '#d9483f', '#3f9fc4'] as const;
const BOTTOM_CHOICE = ['#4a5a94', '#6b5a8f', '#5a6b58', '#7a5a44', '#3f6f94'] as const;
const SHOE_CHOICE = ['#8c4a2c', '#a3374d', '#4a4b78', '#5f7a4a', '#6b4a3a'] as const;
const ROLE_EXTRAS: Record<string, readonly string[]> = { hero: ['cape'], mentor: ['necklace'] };

/** Ball gowns are for queens; kings wear a robe, princes a coat; where women of a trade wear a dress, men wear a coat. */
function cutFor(cut: OutfitCut, female: boolean, age: AgeGroup): OutfitCut {
  if (female || (cut !== 'gown' && cut !== 'dress')) return cut;
  return cut === 'gown' && (age === 'adult' || age === 'elder') ? 'robe' : 'coat';
}

const CUT_WORDS: readonly (readonly [RegExp, Partial<Outfit>])[] = [
  [/raincoat/i, { cut: 'coat' }],
  [/dungaree|overall/i, { cut: 'overalls' }],
  [/knitted|sweater/i, { cut: 'hoodie' }],
  [/tunic/i, { cut: 'dress' }],
  [/robe|cloak of/i, { cut: 'robe' }],
  [/armor/i, { cut: 'armor', bottom: '#7e89a6' }],
  [/space suit/i, { cut: 'spacesuit', main: '#eef1f8', bottom: '#eef1f8' }],
  [/petals|leaf dress/i, { cut: 'leaf' }],
  [/vest/i, { cut: 'vest' }],
];

const shoesFor = (feature: string, costume: Costume | undefined, main: string, rolled: string): Pick<Outfit, 'shoes' | 'slippers' | 'boots' | 'footed'> =>
  costume?.onePiece ? { shoes: shade(main, 0.06), footed: true } : /rain boots/i.test(feature) ? { shoes: '#f4c23f', boots: true } : costume?.slippers ? { shoes: costume.slippers, slippers: true } : { shoes: rolled };

export function chooseOutfit(
  character: DrawnCharacter,
  costume: Costume | undefined,
  female: boolean,
  age: AgeGroup,
  kind: Kind,
  roll: Dice,
): Outfit {
  const rolled = roll.pick(CLOTH_CHOICE);
  const [named, secondNamed] = findColors(character.appearance.color);
  const main = named ?? costume?.main ?? rolled;
  const accent = costume?.second ?? secondNamed ?? roll.pick(CLOTH_CHOICE.filter((color) => color !== main) as [string, ...string[]]);
  const cuts: [OutfitCut, ...OutfitCut[]] = female
    ? ['dress', 'coat', 'shirt', 'hoodie', 'overalls', 'dress']
    : ['coat', 'shirt', 'hoodie', 'overalls', 'vest', 'shirt'];
  const aquatic = /mermaid|merman|merfolk|siren/i.test(kind.particular);
  const plain = roll.pick(cuts);
  const print = roll.pick([['star'], ['stripes'], [], ['scarf'], ['collar'], ['heart']]);
  const roleExtras = ROLE_EXTRAS[(character.role ?? '').toLowerCase()] ?? [];
  const feature = character.appearance.distinguishingFeature ?? '';
  const asked = CUT_WORDS.find(([words]) => words.test(feature))?.[1] ?? {};
  const featureExtras = [
    /bow ?tie/i.test(feature) ? 'bowtie' : '',
    /apron/i.test(feature) ? 'apron' : '',
    /patched vest/i.test(feature) ? '' : '',
  ].filter(Boolean);
  const scarf = /(green|red|blue|yellow|striped)[a-z ]*scarf/i.exec(feature)?.[1];
  return {
    cut: aquatic ? 'none' : cutFor(costume?.cut ?? plain, female, age),
    main: named && costume?.main && lightness(costume.main) > 0.93 ? costume.main : main,
    second: scarf ? (findColor(scarf) ?? accent) : named && costume?.main && lightness(costume.main) > 0.93 ? named : accent,
    bottom: costume?.onePiece ? main : (costume?.bottom ?? roll.pick(BOTTOM_CHOICE)),
    ...shoesFor(feature, costume, main, roll.pick(SHOE_CHOICE)),
    extras: [...(costume?.extras ?? (age === 'toddler' ? [] : print)), ...roleExtras, ...featureExtras],
    ...asked,
  };
}

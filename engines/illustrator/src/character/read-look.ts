/** Decides a character's look from its saved traits and id, once and for all pictures. */
import type { DrawnCharacter } from '../brief.ts';
import { lightness, mix, shade } from '../color.ts';
import { type Dice, dice } from '../dice.ts';
import { EYES, HAIRS, SKINS } from '../lexicon/colors/of-people.ts';
import { findColor } from '../lexicon/find-color.ts';
import { type Kind, readKind } from '../lexicon/kinds.ts';
import { findMarks, sayMark } from '../lexicon/marks.ts';
import { findCostume, firstOf, HAT_WORDS, KEEPSAKES, type Costume } from '../lexicon/roles.ts';
import { aidColorOf, canShow, isAid, rideOf } from './aids.ts';
import { chooseOutfit } from './choose-outfit.ts';
import { wornIn } from './described-wear.ts';
import type { AgeGroup, HairStyle, Look, Outfit, PersonParts, Rig } from './look.ts';
import { sayCharacter } from '../words/say-character.ts';
import { stepOfAge } from './steps-of-age.ts';
import { readSigns } from './signs/read-signs.ts';
import { paintRig } from './paint-rig.ts';

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
const SKIN_CHOICE = ['#f3c9a5', '#e2ab7d', '#c98d62', '#a0653f', '#754529', '#f6d0b1', '#d39a5e'] as const;
const HAIR_CHOICE = ['#2a242e', '#432a1f', '#6a4129', '#93402a', '#c4632f', '#d5a04e', '#54321f'] as const;
const DARK_HAIR = ['#2a242e', '#201c26', '#432a1f', '#33262a'] as const;

export function readLook(saved: DrawnCharacter): Look {
  const roll = dice(`look:${saved.id}`);
  const kind = forGender(readKind(saved.type, saved.description), saved.gender);
  const worn = wornIn(saved.description, kind.being.rig.rig === 'human');
  const step = stepOfAge(saved);
  const character = wearing(saved, [...worn.features, ...step.features]);
  const { appearance } = character;
  const feature = appearance.distinguishingFeature ?? '';
  const marks = (kind.own?.marks ?? []).filter((mark) => mark !== 'moustache' || character.gender === 'male').concat(
    findMarks(feature),
    findMarks(character.description ?? '').filter((mark) => ['glasses', 'freckles', 'patch'].includes(mark)),
  );
  const age = readAge(character, kind, roll);
  const whim = roll.next();
  const female = character.gender === 'female';
  const rolledHair = chooseHair(female, age, roll);
  const hairStyle = firstHair(feature) ?? firstHair(hairTalk(character.description)) ?? kind.own?.hairStyle ?? rolledHair;
  const skin = findColor(appearance.skinTone, SKINS) ?? roll.pick(SKIN_CHOICE);
  const ownHair = appearance.hairColor ? undefined : kind.own?.hair;
  const hairColor = ownHair ?? readHair(appearance.hairColor, age, roll, lightness(skin) < 0.62);
  const seen = appearance.hairColor || hairColor === '#000001' ? hairColor : apart(hairColor, skin);
  const eye =
    findColor(appearance.eyeColor, EYES) ??
    roll.pick(
      kind.being.rig.rig === 'human'
        ? (['#6b4023', '#432614', '#3f8f5f', '#3d7cc4', '#8a6a32'] as const)
        : (['#6b4023', '#5a3a1e', '#b9762a', '#3f8f5f', '#432614'] as const),
    );
  const costume = kind.being.rig.rig === 'human' ? (kind.own?.wears ?? findCostume(`${kind.particular}`) ?? findCostume(kind.group))
    : undefined;
  const outfit = dressedAs(chooseOutfit(character, costume, female, age, kind, roll), worn.outfit, saved);
  const rig = dressRig(kind.being.rig, !female && costume?.hat === 'tiara' ? { ...costume, hat: 'crown' } : costume, kind, feature, roll);
  const person = rig.rig === 'human' ? rig.parts : undefined;
  const look: Look = {
    id: character.id,
    name: character.name,
    noun: '',
    female,
    age,
    rig,
    skin:
      (kind.own?.skin ?? person?.skin) && !appearance.skinTone
        ? (kind.own?.skin ?? person?.skin ?? skin)
        : /human/i.test(kind.category)
          ? skin
          : (findColor(appearance.skinTone, SKINS) ?? person?.skin ?? skin),
    hair: hairColor === '#000001' ? shade(skin, -0.1) : seen,
    hairStyle: hairColor === '#000001' ? 'none' : hairStyle,
    eye,
    secondEye: marks.includes('two-eyes') ? mix(eye, '#58b0e8', 0.85) : eye,
    outfit,
    size: kind.being.size * ageSize(age, rig) * heightFactor(appearance.height) * step.tall,
    girth: buildFactor(appearance.build),
    shoulders: shouldersOf(appearance.build),
    legs: /long-legged/i.test(appearance.build ?? '') ? 1.28 : 1,
    ...(appearance.hairColor && isBald(rig) ? { tuft: seen } : {}),
    stature: step.tall * heightFactor(appearance.height) * (rig.rig === 'human' ? 1 : ageSize(age, rig) / 0.92),
    marks: [...new Set(marks)].filter((mark) => canShow(mark, rig)),
    ...(character.magicalPower ? { power: character.magicalPower } : {}),
    keepsake: firstOf(KEEPSAKES, feature) !== undefined,
    signs: readSigns(character, kind, rig, age),
    ...heldBy(feature, kind),
    veil: (kind.own?.veil ?? 1) * (/see-through/i.test(feature) ? 0.72 : 1),
    details: [],
    whim,
    aidColor: '',
    notWorn: worn.notDrawn,
  };
  const ride = rideOf(look, character);
  const painted: Look = {
    ...look,
    rig: paintRig(rig, look, appearance, kind),
    aidColor: aidColorOf(look),
    ...(ride ? { ride } : {}),
  };
  return { ...painted, ...sayCharacter(character, painted, kind), details: detailsOf(painted, character) };
}

/** Heads that bring no hair: a chosen colour of hair is a tuft there. */
const isBald = ({ rig, parts }: Rig): boolean =>
  (rig === 'human' && parts.head === 'alien' && !parts.hat) || (rig === 'creature' && parts.skin === 'fur' && (parts.horns ?? 'none') === 'none');

/** With what the description says of clothes, as if it were a distinguishing feature. */
function wearing(character: DrawnCharacter, features: readonly string[]): DrawnCharacter {
  if (!features.length) return character;
  const { appearance } = character;
  return { ...character, appearance: { ...appearance, distinguishingFeature: [appearance.distinguishingFeature, ...features].filter(Boolean).join(', ') } };
}

/** A colour that was chosen stays before one of the description. */
const dressedAs = (outfit: Outfit, { main, ...said }: Partial<Outfit>, { appearance }: DrawnCharacter): Outfit => ({
  ...outfit,
  ...said,
  ...(main && !appearance.color ? { main } : {}),
});

/** A dancer wears a tutu or tights. */
function forGender(kind: Kind, gender: DrawnCharacter['gender']): Kind {
  const { male, ...own } = kind.own ?? {};
  return kind.own ? { ...kind, own: gender === 'male' ? { ...own, ...male } : own } : kind;
}

function heldBy(feature: string, kind: Kind): { held?: string } {
  const held = firstOf(KEEPSAKES, feature) ?? kind.own?.held;
  return held ? { held } : {};
}

/** What a description says of hair: the waves of its sea are none of it. */
const hairTalk = (description = ''): string => /[^.!?]*\b(?:hair|curls|braids|ponytail|mohawk|bald)\b[^.!?]*/i.exec(description)?.[0] ?? '';

const firstHair = (words: string): HairStyle | undefined => HAIR_WORDS.find(([test]) => test.test(words))?.[1];

function chooseHair(female: boolean, age: AgeGroup, roll: Dice): HairStyle {
  const picked = female ? roll.pick(GIRL_HAIR) : roll.pick(BOY_HAIR);
  if (age === 'elder') return female ? 'bun' : 'thin';
  if (age === 'toddler' && !female) return 'short';
  return picked;
}

function readHair(text: string | undefined, age: AgeGroup, roll: Dice, dark: boolean): string {
  const chosen = dark ? roll.pick(DARK_HAIR) : roll.pick(HAIR_CHOICE);
  return findColor(text, HAIRS) ?? (age === 'elder' ? '#d8d5da' : chosen);
}

/** Hair that nobody chose is never lost on the skin: a head would look bald. */
const apart = (hair: string, skin: string): string => (Math.abs(lightness(hair) - lightness(skin)) < 0.09 ? shade(hair, lightness(skin) < 0.5 ? 0.16 : -0.14) : hair);

const AGE_WORDS: readonly (readonly [RegExp, AgeGroup])[] = [
  [/baby|toddler|infant|newborn|hatched|little one|newly awakened|just switched/i, 'toddler'],
  [/teen|adolescent|young adult|youth/i, 'teen'],
  [/elder|senior|\bold\b|ancient|hundred|thousand|grandp|grandm|older than|antique|ageless|aged/i, 'elder'],
  [/child|kid|\bboy|\bgirl|young|little|sibling|pup|cub/i, 'child'],
  [/adult|grown|middle|mature|parent|aunt|uncle|mother|father|king|queen/i, 'adult'],
];
const ageIn = (text: string): AgeGroup | undefined => AGE_WORDS.find(([words]) => words.test(text))?.[1];

function readAge(character: DrawnCharacter, kind: Kind, roll: Dice): AgeGroup {
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

function ageSize(age: AgeGroup, rig: Rig): number {
  if (rig.rig === 'human') return { toddler: 0.82, child: 1, teen: 1.18, adult: 1.3, elder: 1.22 }[age];
  return { toddler: 0.72, child: 0.92, teen: 1, adult: 1.04, elder: 1 }[age];
}

const HEIGHTS: readonly (readonly [RegExp, number])[] = [
  [/seed/i, 0.6], [/button/i, 0.64], [/thumb/i, 0.68], [/tiny|very short/i, 0.72], [/candle/i, 0.75], [/hand/i, 0.78], [/toy/i, 0.83],
  [/child-sized/i, 0.94], [/small|short|cat-sized|petite|little/i, 0.86],
  [/tower|colossal/i, 1.32], [/hill|giant/i, 1.3], [/very tall|huge|truck/i, 1.26], [/tree/i, 1.31], [/house/i, 1.2],
    [/horse|grown-up/i, 1.14],
  [/door|pony/i, 1.08], [/tall|large|big/i, 1.12], [/ever-changing/i, 1.04],
];
const heightFactor = (height = ''): number => HEIGHTS.find(([words]) => words.test(height))?.[1] ?? 1;

const BUILDS: readonly (readonly [RegExp, number])[] = [
  [/wispy/i, 0.74], [/stretchy|long and winding/i, 0.78], [/delicate/i, 0.8], [/slim|thin|lean|skinny/i, 0.82], [/slender/i, 0.84],
  [/graceful|streamlined/i, 0.87], [/petite/i, 0.89], [/long-legged|flowing/i, 0.91], [/floating/i, 0.95], [/athletic/i, 1.06],
  [/broad-winged|odd parts/i, 1.09], [/wobbly/i, 1.12], [/boxy|stocky/i, 1.15], [/sturdy|heavy/i, 1.18], [/muscular|strong/i, 1.21],
  [/broad/i, 1.24], [/very round|huge|massive|giant/i, 1.42], [/soft and stuffed/i, 1.27], [/round-bellied/i, 1.34], [/round|plump/i, 1.3],
  [/fluffy|stout/i, 1.26], [/chubby|chunky/i, 1.36], [/billow/i, 1.38],
];
/** As wide as it takes to be seen at the size of a card. */
const buildFactor = (build = ''): number => 1 + ((BUILDS.find(([words]) => words.test(build))?.[1] ?? 1) - 1) * SEEN;
const SEEN = 1.45;

/** Who is strong is wide above, and who is round is wide below. */
const SHOULDERS: readonly (readonly [RegExp, number])[] = [
  [/broad-shouldered|muscular/i, 1.24], [/athletic/i, 1.15], [/sturdy/i, 1.06], [/round|chubby/i, 0.93], [/slim|slender|petite|delicate/i, 0.97],
];
const shouldersOf = (build = ''): number => SHOULDERS.find(([words]) => words.test(build))?.[1] ?? 1;

/** Hat, thing in hand and added parts, from the costume and the distinguishing feature. */
function dressRig(rig: Rig, costume: Costume | undefined, kind: Kind, feature: string, roll: Dice): Rig {
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

function detailsOf(look: Look, character: DrawnCharacter): string[] {
  const aids = look.marks.filter(isAid);
  const others = look.marks.filter((mark) => !isAid(mark));
  const said = (marks: readonly string[]): string[] => marks.flatMap((mark) => sayMark(mark) || []);
  const hair = look.ride?.sail ? [] : hairOf(look, character);
  return [...said(aids), ...hair, ...said(others)].slice(0, Math.max(2, aids.length));
}

function hairOf(look: Look, { appearance }: DrawnCharacter): string[] {
  if (look.rig.rig !== 'human' || !appearance.hairColor || look.hairStyle === 'none') return [];
  if ((look.rig.parts.head ?? 'human') !== 'human' || look.rig.parts.hat === 'headscarf') return [];
  const shape = look.hairStyle === 'curly' ? 'curly ' : look.hairStyle === 'long' ? 'long ' : '';
  return [`${shape}${appearance.hairColor.toLowerCase()} hair`];
}

/** Decides a character's look from its saved traits and id, once and for all pictures. */
import type { DrawnCharacter } from '../brief.ts';
import { lightness, mix, polar, shade } from '../color.ts';
import { dice } from '../dice.ts';
import { EYES, SKINS } from '../lexicon/colors/of-people.ts';
import { findColor, findColors } from '../lexicon/find-color.ts';
import { type Kind, readKind } from '../lexicon/kinds.ts';
import { findMarks, sayMark } from '../lexicon/marks.ts';
import { findCostume, firstOf, KEEPSAKES } from '../lexicon/roles.ts';
import { tradeCostume } from '../lexicon/trades.ts';
import { aidColorOf, canShow, isAid, rideOf } from './aids.ts';
import { chooseOutfit } from './choose-outfit.ts';
import { wornIn } from './described-wear.ts';
import { dressRig } from './dress-rig.ts';
import type { Look, Outfit, Rig } from './look.ts';
import { sayCharacter } from '../words/say-character.ts';
import { ageSize, readAge } from './read-age.ts';
import { buildFactor, heightChosen, heightFactor, shouldersOf } from './read-build.ts';
import { apart, chooseHair, firstHair, hairTalk, ofSomebodyUnknown, readHair } from './read-hair.ts';
import { stepOfAge } from './steps-of-age.ts';
import { readSigns } from './signs/read-signs.ts';
import { paintRig } from './paint-rig.ts';
/** Somebody whom only a story names (`person` of `scene/told-cast.ts`): no family has said how they look. */
export const isUnknown = ({ id }: Pick<DrawnCharacter, 'id'>): boolean => id.startsWith('told:');


const SKIN_CHOICE = ['#f3c9a5', '#e2ab7d', '#c98d62', '#a0653f', '#754529', '#f6d0b1', '#d39a5e'] as const;
export function readLook(saved: DrawnCharacter): Look {
  const roll = dice(`look:${saved.id}`);
  const kind = forGender(readKind(saved.type, saved.description), saved.gender);
  const worn = wornIn(saved.description, kind.being.rig.rig === 'human');
  const step = stepOfAge(saved);
  const character = wearing(saved, [...worn.features, ...step.features]);
  const { appearance } = character;
  const feature = appearance.distinguishingFeature ?? '';
  const chosen = findMarks(feature);
  const patched = chosen.includes('patch') && !chosen.includes('glasses');
  const marks = (kind.own?.marks ?? []).filter((mark) => (mark !== 'moustache' || character.gender === 'male') && !(patched && EYEWEAR.has(mark))).concat(
    chosen,
    findMarks(character.description ?? '').filter((mark) => ['glasses', 'freckles', 'patch'].includes(mark)),
  );
  const age = readAge(character, kind, roll);
  const whim = roll.next();
  const female = character.gender === 'female';
  const rolledHair = chooseHair(female, age, roll);
  const costume = kind.being.rig.rig === 'human' ? (kind.own?.wears ?? tradeCostume(kind.particular) ?? findCostume(`${kind.particular}`) ?? findCostume(kind.group))
    : undefined;
  const hairStyle = firstHair(feature) ?? firstHair(hairTalk(character.description)) ?? kind.own?.hairStyle ?? (isUnknown(saved) && (age === 'adult' || age === 'elder') ? ofSomebodyUnknown(rolledHair, { female, hatted: costume?.hat !== undefined }) : rolledHair);
  const skin = findColor(appearance.skinTone, SKINS) ?? roll.pick(SKIN_CHOICE);
  const body = bodyColorOf(appearance, kind);
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
  const dressed = body ? withoutColor(character) : character;
  const clothes = dressedAs(chooseOutfit(dressed, costume, female, age, kind, roll), worn.outfit, dressed);
  const outfit = body && isLike(clothes.main, body) ? { ...clothes, main: clothes.second, second: clothes.main } : clothes;
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
      body ?? ((kind.own?.skin ?? person?.skin) && !appearance.skinTone
        ? (kind.own?.skin ?? person?.skin ?? skin)
        : /human/i.test(kind.category)
          ? skin
          : (findColor(appearance.skinTone, SKINS) ?? person?.skin ?? skin)),
    hair: hairColor === '#000001' ? shade(skin, -0.1) : seen,
    hairStyle: hairColor === '#000001' ? 'none' : hairStyle,
    eye,
    secondEye: marks.includes('two-eyes') ? mix(eye, '#58b0e8', 0.85) : eye,
    outfit,
    size: heightChosen(kind.being.size * ageSize(age, rig) * step.tall, appearance.height),
    girth: buildFactor(appearance.build),
    shoulders: shouldersOf(appearance.build),
    legs: /long-legged/i.test(appearance.build ?? '') ? 1.28 : 1,
    ...(appearance.hairColor && isBald(rig) ? { tuft: seen } : {}),
    stature: step.tall * heightFactor(appearance.height) * (rig.rig === 'human' ? 1 : ageSize(age, rig) / 0.92),
    marks: [...new Set(marks)].filter((mark) => canShow(mark, rig) && !(mark === 'beard' && female)),
    ...(character.magicalPower ? { power: character.magicalPower } : {}),
    keepsake: firstOf(KEEPSAKES, feature) !== undefined,
    signs: readSigns(character, kind, rig, age),
    ...heldBy(feature, kind),
    ...(kind.own?.stands ? { stands: kind.own.stands } : {}),
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

/** What a type has before its eyes where a family chose a patch. */
const EYEWEAR: ReadonlySet<string> = new Set(['glasses', 'goggles']);

/** Heads that bring no hair: a chosen colour of hair is a tuft there. */
const isBald = ({ rig, parts }: Rig): boolean =>
  (rig === 'human' && parts.head === 'alien' && !parts.hat) || (rig === 'creature' && parts.skin === 'fur' && (parts.horns ?? 'none') === 'none');

/** With what the description says of clothes, as if it were a distinguishing feature. */
function wearing(character: DrawnCharacter, features: readonly string[]): DrawnCharacter {
  if (!features.length) return character;
  const { appearance } = character;
  return { ...character, appearance: { ...appearance, distinguishingFeature: [appearance.distinguishingFeature, ...features].filter(Boolean).join(', ') } };
}

/** What families choose as the colour of an alien is that of its body; of people it is that of their clothes. */
const bodyColorOf = ({ color, skinTone }: DrawnCharacter['appearance'], { being: { rig } }: Kind): string | undefined =>
  rig.rig === 'human' && rig.parts.head === 'alien' && !skinTone ? findColors(color)[0] : undefined;

/** A violet alien in a violet hoodie would wear nothing. */
const isLike = (one: string, other: string): boolean => {
  const turn = Math.abs(polar(one).h - polar(other).h);
  return Math.min(turn, 360 - turn) < 40 && Math.abs(lightness(one) - lightness(other)) < 0.2;
};

const withoutColor = ({ appearance: { color: _ofTheBody, ...appearance }, ...character }: DrawnCharacter): DrawnCharacter => ({ ...character, appearance });

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

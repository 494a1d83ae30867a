/** How long and wide a person is, by age, build and what the lower body is. */
import type { Look, PersonParts } from './look.ts';

export interface Measures {
  head: number;
  leg: number;
  torso: number;
  shoulder: number;
  waist: number;
  hem: number;
  arm: number;
  armWidth: number;
  neck: number;
  /** y of the shoulder line and of the hips */
  top: number;
  hip: number;
}

const BUILD = {
  toddler: { head: 0.96, leg: 66, torso: 108, shoulder: 60, arm: 43, neck: 0 },
  child: { head: 1, leg: 94, torso: 126, shoulder: 68, arm: 51, neck: 3 },
  teen: { head: 0.88, leg: 132, torso: 148, shoulder: 74, arm: 61, neck: 10 },
  adult: { head: 0.79, leg: 168, torso: 172, shoulder: 86, arm: 72, neck: 20 },
  elder: { head: 0.81, leg: 140, torso: 164, shoulder: 80, arm: 67, neck: 12 },
} as const;

export function measurePerson(look: Look): Measures {
  const base = BUILD[look.age];
  const girth = look.girth;
  const frame = base.shoulder * (0.55 + 0.45 * girth) * (look.female && look.age === 'adult' ? 0.92 : 1);
  const hip = -base.leg;
  return {
    ...base,
    shoulder: frame * look.shoulders,
    waist: (frame / look.shoulders ** 0.5) * (look.female ? 0.84 : 0.93) * (0.4 + 0.6 * girth),
    hem: frame * 1.06 * (0.45 + 0.55 * girth),
    armWidth: (base.arm * 0.24 + 26) * (0.7 + 0.3 * girth),
    top: hip - base.torso,
    hip,
  };
}

/** The upper body of a centaur sits where the neck of a horse would. */
export const onHooves = (m: Measures, parts: PersonParts, look: Look): Measures => {
  if (parts.lower === 'horse') return { ...m, leg: 158, hip: -158, top: -158 - m.torso * 0.92 };
  const leg = m.leg * (look.marks.includes('long-legs') ? 1.45 : parts.lower === 'legs' && look.legs > 1 ? look.legs : parts.lower === 'fish' ? 1.42 : 1);
  return { ...m, leg, hip: -leg, top: -leg - m.torso };
};

/** How high a seat is for somebody whose feet then rest on the ground. */
export const onSeat = (m: Measures): Measures => {
  const seat = 50 + m.leg * 0.66;
  return { ...m, leg: seat, hip: -seat, top: -seat - m.torso };
};

/** Half of what the lower body takes of the ground. */
export const lowerWidth = (parts: PersonParts): number =>
  ({ legs: 0, goat: 0, smoke: 120, fish: 190, snake: 170, horse: 240, spider: 200 })[parts.lower];

/** How far hats, hair, ears and horns reach above the middle of the head. */
export function topReach(look: Look, parts: PersonParts): number {
  const hats: Record<string, number> = {
    wizard: 324,
    witch: 296,
    chef: 250,
    baker: 210,
    jester: 212,
    knight: 206,
    crown: 204,
    bubble: 186,
    hood: 202,
    halo: 250,
    clown: 262,
    cook: 290,
    dive: 212,
    leprechaun: 236,
    shako: 290,
    nightcap: 214,
    paper: 214,
    elf: 244,
    bones: 216,
  };
  const worn = parts.hat ? (hats[parts.hat] ?? 186) : 0;
  const hair = { curly: 208, bun: 228, mohawk: 216, spiky: 200, none: 128 }[look.hairStyle as string] ?? 176;
  const ears = parts.ears === 'bunny' ? 290 : parts.ears === 'cat' || parts.ears === 'fox' ? 214 : 0;
  const horns = parts.horns === 'antlers' ? 230 : parts.horns === 'bull' ? 186 : 0;
  return Math.max(
    worn,
    hair,
    ears,
    horns,
    parts.antennae ? 228 : 0,
    parts.head === 'alien' ? 158 : 0,
    look.marks.includes('crown') ? 204 : 0,
  );
}

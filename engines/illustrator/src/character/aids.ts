/** Decides the wheelchair of a person, and the colour of everything that somebody chose to help them move, hear or hold. */
import type { DrawnCharacter } from '../brief.ts';
import { lightness, polar } from '../color.ts';
import type { Look, Ride, Rig } from './look.ts';

/** Bright and proud: nobody hides an aid in these pictures. */
const AID_COLORS = ['#ee5a3c', '#f2a52e', '#3f8fd6', '#8460d6', '#e0567f', '#2fa58a'] as const;

const apart = (one: string, other: string): number => {
  const turn = Math.abs(polar(one).h - polar(other).h) % 360;
  return Math.min(turn, 360 - turn);
};

/** A colour that cannot be mistaken for the clothes or the hair beside it. */
export function aidColorOf({ outfit, hair, whim }: Pick<Look, 'outfit' | 'hair' | 'whim'>): string {
  const neighbours = [outfit.main, outfit.second, ...(lightness(hair) > 0.45 ? [hair] : [])];
  const clear = AID_COLORS.filter((color) => neighbours.every((neighbour) => apart(color, neighbour) > 75));
  const choice = clear.length ? clear : AID_COLORS;
  return choice[Math.floor(whim * choice.length * 0.999)] ?? AID_COLORS[0];
}

const WEARERS: Record<string, readonly Rig['rig'][]> = {
  'hearing-aids': ['human', 'beast'],
  'walking-stick': ['human', 'beast', 'creature', 'bird'],
  'leg-prosthesis': ['human'],
  'arm-prosthesis': ['human'],
  headscarf: ['human'],
  'extra-arms': ['human'],
  'floppy-ear': ['beast'],
};

/** Whether a body of this plan shows the mark, so that alt texts only name what can be seen. */
export function canShow(mark: string, rig: Rig): boolean {
  if (mark === 'leg-prosthesis' && rig.rig === 'human') return ['legs', 'goat'].includes(rig.parts.lower);
  if (mark === 'walking-stick' && rig.rig === 'beast') return rig.parts.stance === 'sit';
  // An elephant has its ears from its head, and they hang already.
  if (mark === 'floppy-ear' && rig.rig === 'beast') return rig.parts.ears !== 'none';
  return WEARERS[mark]?.includes(rig.rig) ?? true;
}

/** These are said before everything else. */
export const isAid = (mark: string): boolean => ['hearing-aids', 'walking-stick', 'leg-prosthesis', 'arm-prosthesis'].includes(mark);

const FITS_A_SEAT = ['legs', 'goat', 'fish', 'smoke'];

/** The wheelchair of whoever has one and is built to sit in it; a sail where the description gives it one. */
export function rideOf(look: Look, { description, appearance }: DrawnCharacter): Ride | undefined {
  if (!look.marks.includes('wheelchair') || look.rig.rig !== 'human' || !FITS_A_SEAT.includes(look.rig.parts.lower)) return undefined;
  return { is: 'wheelchair', sail: /\bsails?\b/i.test(`${description ?? ''} ${appearance.distinguishingFeature ?? ''}`) };
}

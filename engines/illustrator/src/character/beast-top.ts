/** How far ears, horns and manes rise above a head. */
import type { BeastParts } from './look.ts';

const SKIRTED_TOP: Record<string, number> = {
  long: 290,
  pointed: 166,
  cat: 170,
  huge: 150,
  round: 150,
  horse: 160,
  donkey: 250,
  leaf: 150,
  floppy: 120,
  small: 120,
  none: 112,
};

export const topOf = (parts: BeastParts): number =>
  Math.max(
    SKIRTED_TOP[parts.ears] ?? 130,
    parts.horns === 'antlers' ? 232 : parts.horns === 'unicorn' ? 236 : 0,
    parts.mane === 'lion' ? 178 : 0,
  );

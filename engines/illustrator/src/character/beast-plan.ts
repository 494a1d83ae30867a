/** Outlines of heads and where their features sit. */
import type { BeastParts } from './look.ts';

const ROUND = 'M0 -100 C72 -100 112 -60 114 -6 C116 54 72 92 0 94 C-72 92 -116 54 -114 -6 C-112 -60 -72 -100 0 -100Z';

const WIDE =
  'M0 -96 C74 -96 104 -54 112 -10 C132 10 146 20 152 30 C128 34 118 40 110 46 C84 84 44 92 0 92 C-44 92 -84 84 -110 46 C-118 40 ' +
  '-128 34 -152 30 C-146 20 -132 10 -112 -10 C-104 -54 -74 -96 0 -96Z';

const LONG =
  'M0 -104 C60 -104 92 -66 92 -18 C92 20 74 44 70 76 C68 112 40 128 0 128 C-40 128 -68 112 -70 76 C-74 44 -92 20 -92 -18 C-92 -66 ' +
  '-60 -104 0 -104Z';

const BROAD = 'M0 -104 C78 -104 120 -62 122 -6 C124 58 76 98 0 100 C-76 98 -124 58 -122 -6 C-120 -62 -78 -104 0 -104Z';

const FROG =
  'M0 -72 C30 -76 34 -104 62 -104 C98 -104 110 -74 106 -46 C128 -22 132 12 124 34 C108 78 60 92 0 92 C-60 92 -108 78 -124 34 ' +
  'C-132 12 -128 -22 -106 -46 C-110 -74 -98 -104 -62 -104 C-34 -104 -30 -76 0 -72Z';

/** Narrows to a long snout. */
const TAPERED =
  'M0 -98 C64 -98 98 -60 96 -10 C94 36 58 56 44 96 C36 132 26 156 0 158 C-26 156 -36 132 -44 96 C-58 56 -94 36 -96 -10 C-98 -60 -64 ' +
  '-98 0 -98Z';

/** Narrow above, with cheeks full of nuts. */
const CHEEKY =
  'M0 -98 C54 -98 84 -66 90 -26 C96 -6 130 14 126 50 C120 86 66 98 0 98 C-66 98 -120 86 -126 50 C-130 14 -96 -6 -90 -26 C-84 -66 -54 -98 0 -98Z';

export interface HeadPlan {
  shape: string;
  eyeX: number;
  eyeY: number;
  eyeR: number;
  noseY: number;
  mouthY: number;
  cheekX: number;
  cheekY: number;
}

export const PLANS: Record<BeastParts['head'], HeadPlan> = {
  fox: { shape: WIDE, eyeX: 47, eyeY: 2, eyeR: 26, noseY: 40, mouthY: 62, cheekX: 84, cheekY: 36 },
  cat: { shape: ROUND, eyeX: 48, eyeY: 0, eyeR: 27, noseY: 36, mouthY: 54, cheekX: 82, cheekY: 38 },
  dog: { shape: ROUND, eyeX: 45, eyeY: -6, eyeR: 25, noseY: 26, mouthY: 56, cheekX: 84, cheekY: 36 },
  bear: { shape: BROAD, eyeX: 48, eyeY: -8, eyeR: 24, noseY: 26, mouthY: 54, cheekX: 86, cheekY: 34 },
  lion: { shape: ROUND, eyeX: 46, eyeY: -4, eyeR: 24, noseY: 30, mouthY: 54, cheekX: 80, cheekY: 38 },
  mouse: { shape: ROUND, eyeX: 46, eyeY: -2, eyeR: 27, noseY: 38, mouthY: 54, cheekX: 80, cheekY: 40 },
  squirrel: { shape: CHEEKY, eyeX: 47, eyeY: -14, eyeR: 26, noseY: 30, mouthY: 48, cheekX: 92, cheekY: 44 },
  rabbit: { shape: ROUND, eyeX: 50, eyeY: -2, eyeR: 27, noseY: 34, mouthY: 50, cheekX: 82, cheekY: 38 },
  horse: { shape: LONG, eyeX: 50, eyeY: -26, eyeR: 25, noseY: 72, mouthY: 96, cheekX: 62, cheekY: 30 },
  deer: { shape: LONG, eyeX: 51, eyeY: -20, eyeR: 27, noseY: 82, mouthY: 102, cheekX: 62, cheekY: 32 },
  cow: { shape: BROAD, eyeX: 50, eyeY: -22, eyeR: 24, noseY: 42, mouthY: 72, cheekX: 92, cheekY: 10 },
  pig: { shape: ROUND, eyeX: 50, eyeY: -16, eyeR: 24, noseY: 32, mouthY: 66, cheekX: 82, cheekY: 36 },
  elephant: { shape: BROAD, eyeX: 54, eyeY: -14, eyeR: 24, noseY: 40, mouthY: 74, cheekX: 84, cheekY: 30 },
  monkey: { shape: ROUND, eyeX: 38, eyeY: -6, eyeR: 25, noseY: 30, mouthY: 56, cheekX: 70, cheekY: 36 },
  hedgehog: { shape: ROUND, eyeX: 46, eyeY: 4, eyeR: 26, noseY: 38, mouthY: 56, cheekX: 78, cheekY: 40 },
  turtle: { shape: ROUND, eyeX: 48, eyeY: -8, eyeR: 26, noseY: 28, mouthY: 50, cheekX: 82, cheekY: 34 },
  frog: { shape: FROG, eyeX: 64, eyeY: -62, eyeR: 28, noseY: 4, mouthY: 26, cheekX: 92, cheekY: 22 },
  mole: { shape: ROUND, eyeX: 44, eyeY: -18, eyeR: 19, noseY: 46, mouthY: 72, cheekX: 82, cheekY: 26 },
  anteater: { shape: TAPERED, eyeX: 46, eyeY: -16, eyeR: 23, noseY: 142, mouthY: 112, cheekX: 62, cheekY: 24 },
};

export const headWidth = (parts: BeastParts): number =>
  parts.mane === 'lion'
    ? 172
    : parts.ears === 'huge' || parts.ears === 'leaf'
      ? 178
      : parts.ears === 'floppy'
        ? 156
        : parts.head === 'elephant'
          ? 210
          : parts.head === 'fox'
            ? 156
            : parts.horns === 'antlers'
              ? 150
              : 132;

/** Hair, in the space of a head with centre 0,0 and radius about 120: what falls behind the head and what lies on it. */
import { shade } from '../color.ts';
import { type Paper, RAINBOW } from '../paper.ts';
import { bare, bothSides, circle, line, path } from '../shapes.ts';
import type { HairStyle } from './look.ts';

export interface Hair {
  back: string;
  front: string;
}

type DrawHair = (fill: string, color: string, curl: string) => Hair;

const gloss = (d: string, color: string): string => line(d, shade(color, 0.2), 9, 0.42);
const capGloss = (color: string): string => gloss('M-88 -104 C-56 -138 -14 -144 30 -140', color);

/** The round cap that most styles sit on, with a fringe given by the lower edge. */
const cap = (fringe: string): string => `M-127 4 C-142 -130 -64 -166 0 -166 C64 -166 142 -130 127 4 ${fringe}Z`;
/** No fringe comes down to the brows: half of what a face feels is in them. */
const fringeSwept = 'C108 -30 104 -62 82 -92 C36 -72 -40 -66 -98 -78 C-108 -48 -108 -18 -127 4';
const fringeShort = 'C108 -32 106 -60 88 -80 C40 -68 -10 -74 -40 -92 C-66 -84 -104 -46 -127 4';
const fringeParted = 'C110 -18 112 -46 96 -68 C60 -74 22 -92 0 -124 C-22 -92 -60 -74 -96 -68 C-112 -46 -110 -18 -127 4';

const bun = (x: number, y: number, r: number, fill: string, color: string): string =>
  circle(x, y, r, fill) +
  line(`M${x - r * 0.5} ${y - r * 0.1} A${r * 0.55} ${r * 0.55} 0 0 1 ${x + r * 0.3} ${y - r * 0.45}`, shade(color, 0.2), r * 0.12, 0.45);

const curls = (spots: readonly (readonly [number, number, number])[], fill: string): string =>
  spots.map(([x, y, r]) => circle(x, y, r, fill)).join('');
const curlGloss = (spots: readonly (readonly [number, number, number])[], color: string): string =>
  spots
    .map(([x, y, r]) =>
      line(`M${x - r * 0.5} ${y - r * 0.1} A${r * 0.55} ${r * 0.55} 0 0 1 ${x + r * 0.3} ${y - r * 0.45}`, shade(color, 0.2), 5, 0.42),
    )
    .join('');

const CURLS_BACK = [
  [-118, -40, 66],
  [-138, 20, 58],
  [-122, 78, 50],
  [118, -40, 66],
  [138, 20, 58],
  [122, 78, 50],
  [-80, -110, 62],
  [80, -110, 62],
  [0, -136, 70],
] as const;
const CURLS_FRONT = [
  [-99, -76, 36],
  [-54, -110, 42],
  [0, -120, 44],
  [54, -110, 42],
  [99, -76, 36],
  [-113, -28, 28],
  [113, -28, 28],
] as const;

/** What is seen of curls below a hat. */
const CURLS_SIDE = [[-108, -54, 30], [108, -54, 30], [-114, -24, 28], [114, -24, 28]] as const;

const STYLES: Record<HairStyle, DrawHair> = {
  curly: (fill, color, curl) => ({ back: curls(CURLS_BACK, fill), front: curls(CURLS_FRONT, curl) + curlGloss(CURLS_FRONT, color) }),
  short: (fill, color) => ({
    back: '',
    front: path(cap(fringeShort), fill) + capGloss(color) + path('M-12 -162 Q8 -192 36 -184 Q18 -172 26 -154Z', fill),
  }),
  swept: (fill, color) => ({
    back: '',
    front:
      path(
        'M-126 2 C-142 -110 -84 -170 -6 -168 C74 -178 146 -126 127 4 C108 -28 108 -58 98 -76 C64 -66 60 -88 44 -102 C30 -76 -30 ' +
          '-62 -74 -70 C-102 -52 -106 -24 -126 2Z',
        fill,
      ) +
      capGloss(color) +
      line('M40 -104 C20 -78 -30 -68 -66 -76', shade(color, -0.06), 5, 0.5),
  }),
  pixie: (fill, color) => ({
    back: path('M-124 -10 C-134 60 -116 84 -96 96 L96 96 C116 84 134 60 124 -10Z', fill),
    front:
      path(
        cap(
          'C122 6 118 18 110 24 C112 -20 102 -56 82 -80 C46 -68 0 -66 -40 -80 C-50 -72 -68 -66 -82 -64 C-102 -38 -112 0 -110 24 ' +
            'C-118 18 -122 6 -127 4',
        ),
        fill,
      ) + capGloss(color),
  }),
  long: (fill, color) => ({
    back: path(
      'M-130 -20 C-150 -160 150 -160 130 -20 C142 80 152 150 126 206 Q110 190 96 204 Q60 186 0 190 Q-60 186 -96 204 Q-110 190 ' +
        '-126 206 C-152 150 -142 80 -130 -20Z',
      fill,
    ),
    front:
      path(
        'M-131 34 C-148 -130 -64 -168 0 -166 C64 -168 148 -130 131 34 C123 -20 110 -60 78 -92 C34 -74 -40 -68 -104 -78 C-118 -42 ' +
          '-126 -6 -131 34Z',
        fill,
      ) + capGloss(color),
  }),
  wavy: (fill, color) => ({
    back:
      path(
        'M-130 -20 C-150 -160 150 -160 130 -20 C162 20 134 54 152 88 C168 122 140 148 150 184 C120 206 96 176 70 190 L-70 190 ' +
          'C-96 176 -120 206 -150 184 C-140 148 -168 122 -152 88 C-134 54 -162 20 -130 -20Z',
        fill,
      ) + line('M-136 20 C-118 60 -140 100 -122 150 M136 20 C118 60 140 100 122 150', shade(color, 0.14), 7, 0.4),
    front:
      path(cap(fringeParted), fill) +
      path('M-126 -10 C-140 30 -122 50 -128 80 C-106 60 -112 20 -106 -40Z M126 -10 C140 30 122 50 128 80 C106 60 112 20 106 -40Z', fill) +
      capGloss(color),
  }),
  bob: (fill, color) => ({
    back: path(
      'M-132 -20 C-150 -160 150 -160 132 -20 C144 40 140 82 126 112 Q100 124 76 112 L-76 112 Q-100 124 -126 112 C-140 82 -144 40 -132 -20Z',
      fill,
    ),
    front:
      path(
        'M-132 54 C-148 -130 -64 -168 0 -166 C64 -168 148 -130 132 54 Q122 60 112 52 C116 -2 112 -50 100 -74 Q52 -64 0 -66 Q-52 ' +
          '-64 -100 -74 C-112 -50 -116 -2 -112 52 Q-122 60 -132 54Z',
        fill,
      ) + capGloss(color),
  }),
  // Behind the arms, so that nothing in a hand is hidden.
  braids: (fill, color) => ({
    back: bothSides(
      ...[
        [120, 60, 22],
        [126, 92, 22],
        [127, 124, 20],
        [124, 154, 18],
        [119, 180, 15],
      ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, fill)),
      line('M114 52 L128 68 M118 84 L134 100 M120 118 L134 132 M118 148 L130 160', shade(color, 0.18), 4, 0.5),
      circle(116, 197, 10, '#f2b33d'),
      path('M110 200 L124 200 L126 222 Q117 228 106 222Z', fill),
    ),
    front:
      path(
        cap(
          'C126 24 122 40 112 52 C116 -2 112 -34 96 -68 C60 -74 22 -92 0 -124 C-22 -92 -60 -74 -96 -68 C-112 -34 -116 -2 -112 52 ' +
            'C-122 40 -126 24 -127 4',
        ),
        fill,
      ) +
      line('M0 -165 L0 -126', shade(color, -0.12), 4, 0.7) +
      capGloss(color),
  }),
  puffs: (fill, color, curl) => ({
    back: bothSides(circle(128, -96, 54, curl), circle(106, -128, 36, curl), circle(150, -64, 34, curl), circle(152, -112, 36, curl)),
    front:
      path(cap(fringeParted), fill) +
      bothSides(circle(96, -106, 15, '#f2b33d'), line('M112 -132 A34 34 0 0 1 150 -124', shade(color, 0.2), 6, 0.4)) +
      line('M0 -165 L0 -126', shade(color, -0.12), 4, 0.7) +
      capGloss(color),
  }),
  ponytail: (fill, color) => ({
    back:
      path('M60 -130 C150 -190 214 -100 184 -10 C176 40 190 70 168 104 C160 66 140 60 136 20 C130 -40 118 -70 70 -84Z', fill) +
      line('M120 -128 C164 -110 170 -50 160 10', shade(color, 0.2), 8, 0.4),
    front: path(cap(fringeSwept), fill) + circle(88, -124, 17, '#e0567f') + capGloss(color),
  }),
  bun: (fill, color) => ({
    back: bun(0, -176, 50, fill, color),
    front:
      path(cap(fringeParted), fill) +
      capGloss(color) +
      path('M-34 -150 Q0 -138 34 -150 L30 -136 Q0 -126 -30 -136Z', shade(color, -0.1), bare),
  }),
  spiky: (fill, color) => ({
    back: '',
    front:
      path(
        'M-126 6 C-136 -40 -134 -70 -126 -92 L-150 -120 L-108 -122 L-112 -164 L-66 -146 L-48 -192 L-12 -158 L26 -196 L44 -154 L92 ' +
          '-176 L92 -134 L136 -134 L124 -94 C134 -70 136 -40 126 6 C108 -30 110 -62 100 -84 L74 -66 L48 -94 L12 -68 L-14 -94 L-48 ' +
          '-68 L-70 -94 L-98 -66 C-108 -40 -108 -14 -126 6Z',
        fill,
      ) + capGloss(color),
  }),
  mohawk: (fill, color) => ({
    back: '',
    front:
      path('M-44 -118 L-58 -178 L-26 -166 L-22 -214 L6 -178 L34 -212 L36 -166 L64 -180 L46 -116 Q0 -100 -44 -118Z', fill) +
      path(
        'M-120 -30 C-122 -96 -78 -128 -40 -130 L40 -130 C78 -128 122 -96 120 -30 C108 -74 70 -100 0 -100 C-70 -100 -108 -74 -120 -30Z',
        shade(color, 0.05),
        `${bare} opacity=".55"`,
      ),
  }),
  thin: (fill) => ({
    back: bothSides(path('M92 -74 C148 -72 146 0 124 34 C150 60 120 74 100 66Z', fill)),
    front: bothSides(path('M122 -44 C146 -30 142 10 122 30 C110 10 108 -20 112 -50Z', fill)),
  }),
  none: () => ({ back: '', front: '' }),
};

/** Tall and loose hair below something worn: what would poke through it or hang out of it is left away. */
export type Worn = 'hat' | 'glass';
const UNDER: Record<Worn, Partial<Record<HairStyle, HairStyle>>> = {
  hat: { puffs: 'bob', spiky: 'short', bun: 'short', mohawk: 'short' },
  glass: { long: 'bob', wavy: 'bob', braids: 'bob', ponytail: 'swept', bun: 'swept', puffs: 'bob', spiky: 'short', mohawk: 'short' },
};

export function drawHair(paper: Paper, asked: HairStyle, color: string, worn?: Worn): Hair {
  const style = (worn && UNDER[worn][asked]) ?? asked;
  const fill = color === RAINBOW ? paper.strands() : paper.linear([
    [0, shade(color, 0.09 * Math.min(1, paper.shading.depth))],
    [0.5, color],
    [1, shade(color, -0.07)],
  ]);
  const hair = STYLES[style](fill, color, color === RAINBOW ? fill : paper.ball(color, 0.6));
  if (worn && style === 'short') return { back: '', front: path(cap(fringeShort), fill) + capGloss(color) };
  if (worn === 'hat' && style === 'curly') return { back: curls(CURLS_BACK.slice(0, 6), fill), front: path(cap(fringeShort), fill) + curls(CURLS_SIDE, paper.ball(color, 0.6)) + curlGloss(CURLS_SIDE, color) };
  return worn === 'glass' && style === 'curly' ? { ...hair, back: '' } : hair;
}

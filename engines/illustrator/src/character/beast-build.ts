/** How a body is built that sits: a bear is broad and rests on its seat, a mouse is a pear on long feet, a monkey has long arms. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { type Point, bare, bothSides, circle, ellipse, path } from '../shapes.ts';
import type { BeastParts } from './look.ts';

export interface SittingBuild {
  /** beside a fox, which is 1 */
  wide: number;
  tall: number;
  torso: keyof typeof TORSOS;
  /** width of the pale belly beside a fox's */
  belly: number;
  /** where the forepaws are at rest: on the ground, before the chest, on the belly, or long arms beside the knees */
  forepaws: 'down' | 'chest' | 'belly' | 'long';
  /** what is seen of the hind legs: haunches, the soles of who sits on its seat, the long feet of who hops */
  hind: 'haunches' | 'soles' | 'feet';
  /** thickness of a foreleg and length of the tail beside a fox's */
  limb: number;
  tail: number;
}

/** From the neck to the ground, 92 to each side and 218 high. */
const TORSOS = {
  egg: 'M0 -218 C58 -218 86 -160 90 -92 C94 -30 60 2 0 2 C-60 2 -94 -30 -90 -92 C-86 -160 -58 -218 0 -218Z',
  pear: 'M0 -218 C44 -218 58 -178 74 -124 C104 -62 98 2 0 2 C-98 2 -104 -62 -74 -124 C-58 -178 -44 -218 0 -218Z',
  broad: 'M0 -218 C82 -218 104 -170 102 -104 C100 -36 66 2 0 2 C-66 2 -100 -36 -102 -104 C-104 -170 -82 -218 0 -218Z',
  chest: 'M0 -218 C72 -218 98 -168 84 -104 C72 -52 76 2 0 2 C-76 2 -72 -52 -84 -104 C-98 -168 -72 -218 0 -218Z',
  slim: 'M0 -218 C46 -218 62 -170 66 -104 C72 -34 56 2 0 2 C-56 2 -72 -34 -66 -104 C-62 -170 -46 -218 0 -218Z',
} as const;

const FOX: SittingBuild = { wide: 1, tall: 1, torso: 'egg', belly: 1, forepaws: 'down', hind: 'haunches', limb: 1, tail: 1 };
const build = (own: Partial<SittingBuild>): SittingBuild => ({ ...FOX, ...own });

const BUILDS = {
  fox: FOX,
  badger: build({ wide: 1.2, tall: 0.8, torso: 'broad', belly: 0.8, limb: 1.2 }),
  cat: build({ wide: 0.92, torso: 'pear', belly: 0.8, limb: 0.84, tail: 1.16 }),
  bigCat: build({ wide: 1.12, torso: 'chest', limb: 1.28, tail: 1.06 }),
  dog: build({ tall: 1.06, torso: 'chest', belly: 1.1, limb: 1.04, tail: 0.78 }),
  bear: build({ wide: 1.26, tall: 1.02, torso: 'broad', belly: 1.45, forepaws: 'belly', hind: 'soles', limb: 1.34 }),
  koala: build({ wide: 1.06, tall: 0.78, torso: 'broad', belly: 1.3, forepaws: 'belly', hind: 'soles', limb: 1.1 }),
  hamster: build({ wide: 1.24, tall: 0.7, torso: 'broad', belly: 1.6, forepaws: 'chest', hind: 'soles', limb: 0.72 }),
  capybara: build({ wide: 1.22, tall: 0.86, torso: 'broad', belly: 1.2, limb: 1.1 }),
  otter: build({ wide: 0.92, tall: 1.1, torso: 'slim', belly: 1.2, forepaws: 'chest', hind: 'feet', limb: 0.84 }),
  mouse: build({ wide: 0.84, tall: 0.72, torso: 'pear', belly: 1.2, forepaws: 'chest', hind: 'feet', limb: 0.64, tail: 1.22 }),
  squirrel: build({ wide: 0.88, tall: 0.86, torso: 'pear', belly: 1.15, forepaws: 'chest', hind: 'feet', limb: 0.74 }),
  rabbit: build({ wide: 0.92, tall: 0.92, torso: 'pear', belly: 1.05, forepaws: 'down', hind: 'feet', limb: 0.8 }),
  hedgehog: build({ wide: 1.04, tall: 0.78, forepaws: 'chest', hind: 'soles', limb: 0.76 }),
  monkey: build({ wide: 0.88, tall: 0.94, torso: 'slim', belly: 1.3, forepaws: 'long', hind: 'soles', limb: 0.8, tail: 1.3 }),
  ape: build({ wide: 1.24, torso: 'chest', belly: 1.2, forepaws: 'long', hind: 'soles', limb: 1.3 }),
  weasel: build({ wide: 0.84, tall: 1.18, torso: 'slim', belly: 1.1, forepaws: 'chest', hind: 'feet', limb: 0.7 }),
  kangaroo: build({ tall: 1.1, torso: 'pear', belly: 1.2, forepaws: 'chest', hind: 'feet', limb: 0.78, tail: 1.2 }),
} satisfies Record<string, SittingBuild>;

/** The body that goes with a head; ears and tail tell a cat from a tiger and an otter from a bear. */
export const sittingBuild = (parts: BeastParts): SittingBuild => BUILDS[buildOf(parts)];

/** The name of a body, which it has however it moves (`beast-gait.ts`). */
export type BuildName = keyof typeof BUILDS;

export function buildOf({ head, ears, tail, pattern, mane, metal }: BeastParts): BuildName {
  // A toy or a machine has one trunk with its works in it.
  if (metal) return 'fox';
  switch (head) {
    case 'fox':
      return pattern === 'badger' && tail === 'stub' ? 'badger' : 'fox';
    case 'cat':
      return ears === 'cat' ? 'cat' : 'bigCat';
    case 'lion':
      return tail === 'tipped' ? 'weasel' : mane ? 'bigCat' : 'dog';
    case 'dog':
      return 'dog';
    case 'bear':
      if (ears === 'huge' || pattern === 'sloth') return 'koala';
      if (tail === 'thin' || tail === 'beaver') return 'otter';
      if (ears === 'small') return tail === 'none' ? 'capybara' : 'hamster';
      return 'bear';
    case 'mouse':
      return tail === 'none' ? 'hamster' : ears === 'round' ? 'otter' : 'mouse';
    case 'mole':
      return 'hamster';
    case 'squirrel':
    case 'rabbit':
    case 'hedgehog':
      return head;
    case 'monkey':
      return ears === 'huge' ? 'monkey' : 'ape';
    case 'elephant':
      return 'bear';
    case 'deer':
      return 'kangaroo';
    default:
      return 'fox';
  }
}

export const torsoOf = (paper: Paper, parts: BeastParts, { torso, belly }: SittingBuild): string =>
  path(TORSOS[torso], paper.ball(parts.fur), 'data-part="torso"') +
  path(`M0 -192 C${36 * belly} -192 ${50 * belly} -150 ${48 * belly} -108 C${46 * belly} -60 ${26 * belly} -34 0 -28 C${-26 * belly} -34 ${-46 * belly} -60 ${-48 * belly} -108 C${-50 * belly} -150 ${-36 * belly} -192 0 -192Z`, paper.drop(parts.cream), bare);

/** A pattern of the coat ends where the body ends. */
export const onTorso = (paper: Paper, { torso }: SittingBuild, art: string): string =>
  art && torso !== 'egg' ? `<g clip-path="${paper.clip(path(TORSOS[torso], '#000'))}">${art}</g>` : art;

/** Both hind legs, before the torso. */
export function hindLegs(paper: Paper, { hind }: SittingBuild, fur: string, feet: string): string {
  switch (hind) {
    case 'haunches':
      return bothSides(path('M50 -66 C94 -70 112 -30 102 2 L42 2 C34 -22 34 -52 50 -66Z', fur), ellipse(76, -2, 34, 15, paper.ball(feet)));
    case 'feet':
      return bothSides(path('M56 -92 C112 -92 124 -24 104 2 L46 2 C30 -22 34 -76 56 -92Z', fur), ellipse(72, -3, 54, 14, paper.ball(feet)));
    case 'soles':
      return '';
  }
}

const soleOf = ({ wide, limb }: SittingBuild): { x: number; r: number } => ({ x: 68 * wide, r: 25 + 13 * limb });

/** How far from the middle a sole reaches. */
export const outerSole = (build: SittingBuild): number => soleOf(build).x + soleOf(build).r;

/** Seen from before: two soles with their toes, who sits with the legs stretched out. */
export function soles(paper: Paper, build: SittingBuild, feet: string): string {
  if (build.hind !== 'soles') return '';
  const { x, r } = soleOf(build);
  const pad = shade(feet, lightness(feet));
  return bothSides(
    circle(x, 8 - r, r, paper.ball(feet)) + ellipse(x, 13 - r, r * 0.5, r * 0.42, pad, bare) +
      [-0.5, 0, 0.5].map((t) => circle(x + t * r, 8 - r * 1.56 + Math.abs(t) * r * 0.3, r * 0.15, pad, bare)).join(''),
  );
}
/** Soles are darker than light fur and lighter than dark fur. */
const lightness = (color: string): number => (Number.parseInt(color.slice(1, 3), 16) + Number.parseInt(color.slice(3, 5), 16) > 200 ? -0.16 : 0.16);

/** The foreleg on the side `f` (1 or -1) of who does nothing with it, and whether its paw stands on the ground. */
export function restingPaw({ forepaws, wide }: SittingBuild, f: number): readonly [arm: Point[], onGround: boolean] {
  const at = (...points: Point[]): Point[] => points.map(([x, y]) => [f * x, y] as const);
  switch (forepaws) {
    case 'chest':
      return [at([54 * wide, -142], [62 * wide, -104], [26, -96]), false];
    case 'belly':
      return [at([70 * wide, -154], [98 * wide, -104], [62 * wide, -72]), false];
    case 'long':
      return [at([62, -158], [118, -98], [112, -26]), true];
    case 'down':
      return [at([28, -128], [29, -70], [27, -24]), true];
  }
}

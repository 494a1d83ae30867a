/** Small ones who fly are beside the heads of the others, where they are seen and heard, and not at their feet. */
import type { Figure, PoseName } from '../character/figure.ts';
import type { Look } from '../character/look.ts';
import type { Sized, Spot } from './layout.ts';
import type { Player } from './player.ts';
import { faceAt } from './whose-face.ts';

/** How far above the ground somebody is who floats, in units. */
export const FLOATS = 26;

/** Nothing holds them to the ground in these. */
const FREE: ReadonlySet<PoseName> = new Set(['standing', 'holding', 'waving', 'pointing', 'thinking', 'cheering', 'reaching', 'flying']);
/** Bodies that hang in the air by themselves, and not because they jump. */
const AIRY: ReadonlySet<Look['rig']['rig']> = new Set(['bug', 'spirit', 'robot']);
const FAIRY_WINGS: ReadonlySet<string | undefined> = new Set(['fairy', 'butterfly']);
/** Who is no smaller than this beside the tallest has its face up there already. */
const SMALL = 0.72;

/** @param tallest height of the tallest of all, in those of a child */
export function doesHover({ pose, hides, rides, sitsOn, climbs }: Player, { rig, size }: Look, { floats, under }: Figure, tallest: number): boolean {
  if (!FREE.has(pose) || hides || rides || sitsOn || climbs || under || size > tallest * SMALL) return false;
  return (floats > 0 && (AIRY.has(rig.rig) || pose === 'flying')) || (rig.rig === 'human' && FAIRY_WINGS.has(rig.parts.wings));
}

/** y on the ground below a figure: who floats hangs above it. */
export const groundBelow = ({ floats }: Pick<Figure, 'floats'>, { y, scale, ground }: Spot): number => ground ?? y + floats * FLOATS * scale;

/** Somebody large who is long and low, with room above. */
const isLow = ({ figure: { box, under }, size, extra }: Sized): boolean => extra !== 'thing' && size >= 1 && (under !== undefined || box.right - box.left > -box.top);
/** Above a long back nobody needs room beside it: so much of its own width. */
const ABOVE = 0.4;

/** Share of its width that somebody needs beside the others because it hovers. */
export const widthOfHovering = ({ hovers }: Sized, cast: readonly Sized[]): number => (hovers && cast.some((one) => !one.hovers && isLow(one)) ? ABOVE : 1);

/** Those who hover go up beside the nearest face of somebody on the ground, or above a long back. @param share of the way up to a face */
export function raised(cast: readonly Sized[], spots: readonly Spot[], share: number): Spot[] {
  const grounded = cast.flatMap((one, i) => {
    const spot = spots[i];
    return spot && !one.hovers && one.extra !== 'thing' ? [{ face: faceAt(one.figure, spot), low: isLow(one) }] : [];
  });
  return spots.map((spot, i) => {
    const one = cast[i];
    if (!one?.hovers) return spot;
    const own = faceAt(one.figure, spot);
    const nearest = grounded.toSorted((a, b) => Number(b.low) - Number(a.low) || Math.abs(a.face.x - own.x) - Math.abs(b.face.x - own.x))[0];
    const up = !nearest ? 0 : nearest.low ? spot.y - nearest.face.y + nearest.face.r * HIGH : (own.y - nearest.face.y) * share;
    return { ...spot, y: spot.y - Math.max(0, up), ground: groundBelow(one.figure, spot) };
  });
}
/** How far above the middle of a face a head ends, in radii of the face. */
const HIGH = 1.12;

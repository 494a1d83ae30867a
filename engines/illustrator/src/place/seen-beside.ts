/** How much of a landmark is seen past those who stand before it, and where it is seen best. */
export interface Blocker {
  left: number;
  right: number;
  bottom: number;
  face: { x: number; y: number; r: number };
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const COLUMNS = 26;
const ROWS = 18;
/** Hair, ears and hats around a face. */
const HEAD = 1.22;
/** Arms and tails leave gaps. */
const TRUNK = 0.78;
/** Wings, manes and long hair begin above the middle of a face, by this share of its radius. */
const SHOULDERS = 0.5;

/** The share of a landmark that nobody stands before and that is on the sheet; what is high counts more than a foundation. */
export function seenOf(box: Box, blockers: readonly Blocker[], w: number): number {
  let [seen, all] = [0, 0];
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const x = box.left + ((column + 0.5) / COLUMNS) * (box.right - box.left);
      const y = box.top + ((row + 0.5) / ROWS) * (box.bottom - box.top);
      const weight = row < ROWS * 0.75 ? 1 : 0.5;
      all += weight;
      const isHidden = blockers.some(({ left, right, bottom, face }) => {
        const [middle, half] = [(left + right) / 2, ((right - left) / 2) * TRUNK];
        return Math.hypot(x - face.x, y - face.y) < face.r * HEAD || (y > face.y - face.r * SHOULDERS && y < bottom && Math.abs(x - middle) < half);
      });
      if (!isHidden && x > 0 && x < w) seen += weight;
    }
  return seen / all;
}

export interface Place {
  /** 0..1 of the width */
  x: number;
  /** how much larger than usual */
  grow: number;
}

/** So much of a landmark is enough, by the number of those before it: it stays where it stands. */
const ENOUGH = [0, 0.66, 0.64, 0.46];
const PLACES = [0.24, 0.76, 0.16, 0.84, 0.34, 0.66, 0.5];
/** So much larger than usual a landmark becomes at most. */
export const LARGEST = 1.6;
const GROWTH = [1, 1.2, 1.4, LARGEST];
/** Beside a head that fills half of a portrait a castle is farther away, or higher. */
export const PORTRAIT_GROWTH = [0.5, 0.65, 0.8, 1, 1.25];

/**
 * Where a landmark is seen: as it would stand anyway, and otherwise beside or above those before it.
 * @param growth how much larger it may become, and `places` where it may move to, as shares of the width
 */
export function bestSeen(usual: Place, people: number, seen: (place: Place) => number, { growth = GROWTH, places = PLACES }: { growth?: readonly number[]; places?: readonly number[] } = {}): Place {
  const now = seen(usual);
  if (now >= (ENOUGH[people] ?? 0.46)) return usual;
  const others = places.flatMap((x) => growth.map((grow) => ({ x, grow: usual.grow * grow, worth: seen({ x, grow: usual.grow * grow }) - Math.abs(grow - 1) * 0.12 })));
  const best = others.toSorted((a, b) => b.worth - a.worth)[0];
  return best && best.worth > now + 0.06 ? { x: best.x, grow: best.grow } : usual;
}

/** How a body without human arms poses: it leans, stretches, crouches and hops as a whole, around the point between its feet. */
import { group } from '../shapes.ts';
import type { Figure, PoseName, Stance } from './figure.ts';

interface Posture {
  /** degrees towards the side it turns to */
  lean: number;
  wide: number;
  tall: number;
  rise: number;
}

const UPRIGHT: Posture = { lean: 0, wide: 1, tall: 1, rise: 0 };

const POSTURES: Record<PoseName, Posture> = {
  standing: UPRIGHT,
  waving: { lean: -4, wide: 1, tall: 1, rise: 0 },
  pointing: { lean: 6, wide: 1, tall: 1, rise: 0 },
  holding: { lean: -2, wide: 1.01, tall: 0.99, rise: 0 },
  running: { lean: 9, wide: 1.05, tall: 0.96, rise: 0 },
  sitting: { lean: 0, wide: 1.05, tall: 0.92, rise: 0 },
  cheering: { lean: 0, wide: 0.97, tall: 1.06, rise: 0 },
  hugging: { lean: 5, wide: 1.05, tall: 0.98, rise: 0 },
  thinking: { lean: -7, wide: 1, tall: 1, rise: 0 },
  jumping: { lean: 3, wide: 0.97, tall: 1.05, rise: 14 },
  lying: { lean: 0, wide: 1.14, tall: 0.8, rise: 0 },
  flying: { lean: 8, wide: 1, tall: 1, rise: 40 },
  walking: { lean: 4, wide: 1, tall: 1, rise: 0 },
  swimming: { lean: 7, wide: 1.03, tall: 1, rise: 0 },
  climbing: { lean: 0, wide: 0.98, tall: 1.04, rise: 0 },
  embracing: { lean: 8, wide: 1, tall: 1, rise: 0 },
  riding: { lean: 5, wide: 1.01, tall: 0.97, rise: 0 },
  reaching: { lean: 7, wide: 1, tall: 1.01, rise: 0 },
  pushing: { lean: 10, wide: 1.03, tall: 0.97, rise: 0 },
  dancing: { lean: -9, wide: 0.98, tall: 1.04, rise: 8 },
  pulling: { lean: -11, wide: 1.03, tall: 0.98, rise: 0 },
  digging: { lean: 9, wide: 1.02, tall: 0.96, rise: 0 },
  whispering: { lean: 8, wide: 1, tall: 1, rise: 0 },
  kneeling: { lean: 7, wide: 1.05, tall: 0.88, rise: 0 },
  'ears covered': { lean: 0, wide: 1.03, tall: 0.97, rise: 0 },
  'eyes covered': { lean: 0, wide: 1.03, tall: 0.97, rise: 0 },
};

const seatAt = ([x, y]: readonly [number, number]): { x: number; y: number } => ({ x, y });

/** A body that stands on four paws or on a tail leans less. */
const SOFT = 0.7;

/** Who leaps on four legs rises with the forelegs. */
const LEAP = -9;

/** @param fours stands on four legs */
export function strike(figure: Figure, stance: Stance, fours = false): Figure {
  const { wide, tall, rise } = POSTURES[stance.pose];
  const lean = fours && stance.pose === 'jumping' ? LEAP : fours && (stance.pose === 'running' || stance.pose === 'kneeling') ? 2 : POSTURES[stance.pose].lean;
  const leans = stance.bearing && !fours && (lean === 0 || stance.pose === 'standing') ? stance.bearing.lean * SOFT : 0;
  if (POSTURES[stance.pose] === UPRIGHT && !leans) return figure;
  const angle = (lean + leans) * (stance.turn < 0 ? -1 : 1);
  const rad = (angle * Math.PI) / 180;
  const at = (x: number, y: number): readonly [number, number] => [
    Math.cos(rad) * x * wide - Math.sin(rad) * y * tall,
    Math.sin(rad) * x * wide + Math.cos(rad) * y * tall - rise,
  ];
  const { left, right, top } = figure.box;
  const [faceX, faceY] = at(figure.face.x, figure.face.y);
  const corners = [at(left, 0), at(right, 0), at(left * 0.8, top), at(right * 0.8, top)];
  return {
    ...figure,
    art: group(`transform="translate(0 ${-rise}) rotate(${angle}) scale(${wide} ${tall})"`, figure.art),
    face: { x: faceX, y: faceY, r: figure.face.r },
    ...(figure.saddle ? { saddle: seatAt(at(figure.saddle.x, figure.saddle.y)) } : {}),
    box: {
      left: Math.min(...corners.map(([x]) => x)),
      right: Math.max(...corners.map(([x]) => x)),
      top: Math.min(...corners.map(([, y]) => y)),
    },
    floats: Math.max(figure.floats, rise ? 0.6 : 0),
  };
}

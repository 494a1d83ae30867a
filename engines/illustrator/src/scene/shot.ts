/** From where a scene is seen: nearer or farther away, over the land or from low down. */
import type { SceneBrief } from '../brief.ts';
import { dice, hashText } from '../dice.ts';

export interface Shot {
  name: 'usual' | 'far' | 'low' | 'aside';
  /** how far the horizon is moved, as a share of the height: negative is higher, and more of the land is seen */
  horizon: number;
  /** how large people are beside the usual */
  near: number;
  /** how far from the middle two of them stand, as a share of the width */
  aside: number;
}

const SHOTS: readonly [Shot, ...Shot[]] = [
  { name: 'usual', horizon: 0, near: 1, aside: 0 },
  { name: 'far', horizon: -0.085, near: 0.88, aside: 0.05 },
  { name: 'low', horizon: 0.035, near: 1.08, aside: -0.07 },
  { name: 'aside', horizon: -0.045, near: 0.94, aside: 0.1 },
];

/** The parts of one story are seen from one place after the other; elsewhere lots are drawn. */
export const shotOf = ({ seed, story, part }: Pick<SceneBrief, 'seed' | 'story' | 'part'>): Shot =>
  story !== undefined && part !== undefined ? (SHOTS[(hashText(story) + part) % SHOTS.length] ?? SHOTS[0]) : dice(`shot:${seed}`).pick(SHOTS);

/** Crowns of trees that are landmarks: of the same leaves as the trees around them. */
import { shade } from '../../color.ts';
import { dice } from '../../dice.ts';
import { line, path } from '../../shapes.ts';
import { crown, type Lobe, lobesOf } from '../crowns.ts';
import type { Brush } from './brush.ts';

/** Where a crown is round: its middle, half its width, half its height, and of how many clusters it is. */
export type Round = readonly [x: number, y: number, w: number, h: number, clusters: number];

interface Leaves {
  /** says the dice of the crown, so that nothing else moves with it */
  name: string;
  color: string;
  /** how many single leaves catch the light */
  flecks?: number;
}

/** A crown of several rounds. */
export function foliage({ site }: Pick<Brush, 'site'>, rounds: readonly Round[], { name, color, flecks = 40 }: Leaves): string {
  const roll = dice(`crown:${name}`);
  const lobes = rounds.flatMap(([x, y, w, h, clusters]): Lobe[] => lobesOf(roll, x, y, w, h, clusters));
  return crown({ paper: site.paper, roll, at: site.at, side: -1, near: true }, lobes, site.at(color), flecks);
}

/** A broad trunk with roots, its bark lit from the left. @param half its width in the middle */
export function broadTrunk({ site }: Pick<Brush, 'site'>, half: number, tall: number, color: string): string {
  const bark = site.at(color);
  const fill = site.paper.linear([[0, shade(bark, 0.03)], [0.35, shade(bark, 0.05)], [0.7, bark], [1, shade(bark, -0.09)]], { x2: 1, y2: 0 });
  const grain = [-0.66, -0.4, -0.14, 0.16, 0.42, 0.68].map((t, i) => `M${t * half} ${-26 - (i % 3) * 22}q${-6 + i * 3} ${-tall * 0.2} ${t * 10} ${-tall * (0.44 + (i % 2) * 0.2)}M${t * half + 12} ${-tall * 0.72}q5 ${-tall * 0.08} ${t * 16} ${-tall * 0.17}`).join('');
  return (
    path(`M${-half * 1.65} 13Q${-half} -40 ${-half * 1.04} -220Q${-half * 1.05} ${-tall * 0.8} ${-half * 1.6} ${-tall}H${half * 1.6}Q${half * 1.05} ${-tall * 0.8} ${half * 1.04} -220Q${half} -40 ${half * 1.65} 13Q${half} -2 ${half * 0.74} 15Q${half * 0.4} -8 0 14Q${-half * 0.4} -8 ${-half * 0.74} 15Q${-half} -2 ${-half * 1.65} 13Z`, fill) +
    line(grain, shade(bark, -0.1), 6, 0.6) + line(`M${-half * 0.86} -60Q${-half * 0.9} ${-tall * 0.4} ${-half * 0.84} ${-tall * 0.7}`, shade(bark, 0.12), 6, 0.5)
  );
}

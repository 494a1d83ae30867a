/** Rocks at both sides of falling water, higher towards the middle, with grass or snow on their ledges. About 500 units wide and 360 high, standing on 0,0. */
import type { Site } from './masonry.ts';
import { shade } from '../color.ts';
import { bare, path } from '../shapes.ts';

/** Those behind come first. */
const ROCKS = [
  [-96, 104, 352, 0.03],
  [98, 108, 346, 0.01],
  [-166, 112, 262, -0.01],
  [174, 116, 236, 0.03],
  [-224, 100, 150, 0.05],
  [232, 98, 128, -0.02],
] as const;

export function cliffs(site: Site, { rock, ledge }: { rock: string; ledge: string }): string {
  const { paper, at } = site;
  const behind = path('M-96 16 L-84 -340 Q0 -362 84 -340 L96 16Z', paper.drop(at(shade(rock, -0.16))), bare);
  return (
    behind +
    ROCKS.map(([x, wide, tall, light]) => {
      const color = shade(rock, light);
      const [l, r] = [x - wide / 2, x + wide / 2];
      return (
        path(`M${l - 8} 20 L${l + 4} ${-tall * 0.46} L${l - 2} ${-tall * 0.6} L${l + 8} ${-tall + 12} Q${l + 12} ${-tall} ${l + 24} ${-tall} L${r - 22} ${-tall - 6} Q${r - 8} ${-tall} ${r - 6} ${-tall + 14} L${r + 2} ${-tall * 0.55} L${r - 5} ${-tall * 0.4} L${r + 9} 20Z`, paper.drop(at(color)), bare) +
        path(`M${r - 6} ${-tall + 14} L${r + 2} ${-tall * 0.55} L${r - 5} ${-tall * 0.4} L${r + 9} 20 H${x + wide * 0.2} L${x + wide * 0.12} ${-tall * 0.38} L${x + wide * 0.24} ${-tall * 0.62} L${x + wide * 0.16} ${-tall + 8}Z`, at(shade(color, -0.07)), `${bare} opacity=".8"`) +
        path(`M${l + 10} ${-tall * 0.3} L${x - wide * 0.1} ${-tall * 0.34} L${x - wide * 0.16} ${-tall * 0.26}Z M${l + 16} ${-tall * 0.7} L${x} ${-tall * 0.74} L${x - wide * 0.08} ${-tall * 0.66}Z`, at(shade(color, 0.07)), `${bare} opacity=".7"`) +
        path(`M${l - 4} ${-tall + 12} Q${x - wide * 0.3} ${-tall - 20} ${x} ${-tall - 14} Q${r - 10} ${-tall - 22} ${r + 4} ${-tall + 10} Q${r - 6} ${-tall + 30} ${r - 18} ${-tall + 12} Q${x + wide * 0.18} ${-tall + 34} ${x + wide * 0.04} ${-tall + 12} Q${x - wide * 0.16} ${-tall + 38} ${x - wide * 0.24} ${-tall + 12} Q${l + 6} ${-tall + 28} ${l - 4} ${-tall + 12}Z`, paper.drop(at(ledge)), bare)
      );
    }).join('')
  );
}

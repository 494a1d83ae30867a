/** What lies at the lower edge of a forest: mushrooms, a stump, a fallen trunk or nothing, by the seed. */
import { shade } from '../color.ts';
import { dice } from '../dice.ts';
import { bare, ellipse, group, line, moved, path } from '../shapes.ts';
import type { Stage } from './ground.ts';
import { mushroomShape } from './small-plants.ts';

export type Floor = 'ring' | 'cluster' | 'stump' | 'trunk' | 'bare';

const FLOORS = ['ring', 'cluster', 'stump', 'trunk', 'bare'] as const satisfies readonly Floor[];

export const floorOf = (seed: string): Floor => dice(`forest floor:${seed}`).pick(FLOORS);

/** Nearer to the edge it stands at. */
const aside = (t: number): number => (t < 0.5 ? t * 0.55 : 1 - (1 - t) * 0.55);

export function forestFloor(stage: Stage): string {
  const { w, h, s, paper, palette, seed } = stage;
  const flip = dice(`forest floor at:${seed}`).chance(0.5);
  const k = s * (stage.portrait ? 0.62 : 1);
  const at = (t: number): number => w * (stage.portrait ? aside(t) : t);
  const mushroom = (t: number, size: number, color: string): string => moved(at(t), h * 0.975, size * k, mushroomShape(paper, palette.at(color, 1), palette.at('#fbeed4', 1)));
  const side = (t: number): number => (flip ? 1 - t : t);
  const bark = palette.at('#7a5a48', 1);
  switch (floorOf(seed)) {
    case 'ring':
      return mushroom(0.12, 1.2, '#e2574a') + mushroom(0.17, 0.7, '#f0a04a') + mushroom(0.9, 1, '#e2574a') + mushroom(0.85, 0.64, '#d98ac0');
    case 'cluster':
      return [[0.06, 1.5, '#c98a5a'], [0.12, 1.05, '#e0b070'], [0.165, 0.75, '#c98a5a'], [0.2, 0.5, '#e0b070']].map(([t, size, color]) => mushroom(side(Number(t)), Number(size), String(color))).join('');
    case 'stump':
      return (
        moved(at(side(0.1)), h * 0.985, k, path('M-96 20 Q-70 -10 -66 -74 H66 Q70 -10 100 20Z', paper.tube(bark), bare) + ellipse(0, -76, 66, 22, palette.at('#e0bb8a', 1), bare) + line('M-40 -76 a40 13 0 1 0 80 0 a40 13 0 1 0 -80 0 M-20 -76 a20 7 0 1 0 40 0 a20 7 0 1 0 -40 0', palette.at('#b98a5c', 1), 3)) +
        mushroom(side(0.2), 0.6, '#e2574a')
      );
    case 'trunk':
      return moved(at(side(0.1)), h * 0.975, k, group(flip ? 'transform="scale(-1 1)"' : '', path('M-190 26 V-44 Q60 -58 150 -36 Q176 -8 150 24Z', paper.drop(bark), bare) + ellipse(150, -6, 22, 31, palette.at('#e0bb8a', 1), bare) + line('M150 -24 q12 18 0 36 M-120 -20 h60 M-40 2 h90', shade(bark, -0.1), 4, 0.7) + ellipse(-20, -50, 60, 12, palette.at('#7fae68', 1), bare)));
    case 'bare':
      return '';
  }
}

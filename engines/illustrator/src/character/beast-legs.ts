/** The legs of who stands on four: paws, hooves, fins, and the haunch of who hops. */
import { isPartDeer } from './beast-gait.ts';
import { sockColor } from './beast-sitting.ts';
import type { BeastParts } from './look.ts';
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { type Point, bare, ellipse, group, limb, path } from '../shapes.ts';

export interface Leg {
  x: number;
  /** how far the foot is before or behind */
  dx: number;
  leg: number;
  thick: number;
  /** a paw of another colour than the others */
  paw?: string;
}

/** The near hind leg of who hops: folded under a round haunch, stretched out behind in a leap. */
export function haunch(paper: Paper, parts: BeastParts, { x, back, leg, kick }: { x: number; back: number; leg: number; kick: boolean }): string {
  const foot = paper.ball(sockColor(parts));
  const [y, deep] = [back + 66, Math.max(46, leg * 0.5 + 34)];
  return (
    (kick ? group(`transform="translate(${x - 34} ${y + deep - 8}) rotate(-34)"`, ellipse(-14, 0, 52, 15, foot)) : ellipse(x + 22, -9, 54, 15, foot)) +
    ellipse(x, y, 58, deep, paper.ball(parts.fur))
  );
}

export function legOf(paper: Paper, parts: BeastParts, { x, dx, leg, thick, paw }: Leg, dark: boolean): string {
  const coat = parts.pattern === 'panda' ? parts.dark : parts.fur;
  const color = dark ? shade(coat, -0.09) : coat;
  const lift = Math.abs(dx) * 0.4;
  const hooves = ['horse', 'deer', 'cow', 'pig'].includes(parts.head) || isPartDeer(parts);
  // A thick leg ends round: its paw hides the end.
  const foot: Point = [x + dx, -16 - lift - (hooves ? 0 : Math.max(0, thick - 36) * 0.8)];
  if (parts.flippers) {
    // It lies on the ground from the shoulder to its round end.
    const out = x < 0 ? -1 : 1;
    return path(
      `M${x - out * 30} ${-leg - 34} C${x - out * 34} ${-leg + 16} ${x + out * 10} 4 ${x + out * 70} 6 C${x + out * 112} 8 ${x + out * 132} -10 ` +
        `${x + out * 112} -30 C${x + out * 84} -52 ${x + out * 50} ${-leg - 46} ${x + out * 26} ${-leg - 52}Z`,
      paper.drop(color),
    );
  }
  // The round end of the leg stays inside the hoof or the paw and above the ground.
  const end: Point = [foot[0], Math.min(foot[1] - 8, -8 - lift - thick * 0.54)];
  const stocking = parts.pattern === 'wool' || parts.pattern === 'patches' ? parts.dark : color;
  return (
    path(
      limb([[x, -leg - 22], [x + dx * 0.4, Math.min(-leg * 0.5, end[1] - 6)], end], [thick * 1.35, thick, thick * 0.86]),
      paper.tube(stocking === parts.dark && parts.pattern === 'wool' ? stocking : color),
    ) +
    (hooves
      ? path(
          `M${foot[0] - thick * 0.46} ${foot[1] - 6} L${foot[0] + thick * 0.46} ${foot[1] - 6} L${foot[0] + thick * 0.6} ` +
            `${foot[1] + 17} L${foot[0] - thick * 0.6} ${foot[1] + 17}Z`,
          paper.drop(shade(parts.dark, -0.04)),
        )
      : ellipse(foot[0] + 4, -10 - lift, thick * 0.62, 13, paper.ball(paw ?? (dark || parts.metal ? color : sockColor(parts)))) +
        [-0.3, 0, 0.3].map((t) => ellipse(foot[0] + 4 + t * thick, -4 - lift, 5, 4, '#fff3e0', bare)).join(''))
  );
}

/** A beast that stands like a horse. */
import { drawBeastHead } from './beast-head.ts';
import { scaleRow } from './beast-markings.ts';
import { sockColor } from './beast-sitting.ts';
import { gaitOf, isPartDeer, isStout } from './beast-gait.ts';
import { neckOf } from './beast-neck.ts';
import { headWidth, PLANS } from './beast-plan.ts';
import { topOf } from './beast-top.ts';
import type { Figure, Stance } from './figure.ts';
import type { BeastParts, Look } from './look.ts';
import { drawAura } from './power.ts';
import { drawSigns } from './signs/draw-signs.ts';
import { drawBeastTail } from './tails.ts';
import { drawWings } from './wings.ts';
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { drawHeld, isOverhead, standsUp } from '../props/held.ts';
import { type Point, bare, circle, ellipse, group, limb, line, path } from '../shapes.ts';

export function standing(paper: Paper, look: Look, parts: BeastParts, stance: Stance): Figure {
  const fur = paper.ball(parts.fur);
  const side = stance.turn < 0 ? -1 : 1;
  const neck = parts.neck ?? 0;
  const gait = gaitOf(parts);
  const { long } = gait;
  const g = (0.35 + look.girth * 0.65) * gait.round;
  const stout = isStout(parts);
  // A horse that sits down folds its legs, as it does to sleep.
  const lying = stance.pose === 'lying' || stance.pose === 'sitting';
  const leg = lying ? 6 : gait.leg * look.legs;
  const back = -leg - 96;
  const headY = back - 26 - neck;
  const headScale = stout ? 0.96 : 0.86;
  const headX = (stout ? 78 : 92) * long;
  const neckY = headY + (lying ? 90 : neck ? 122 : 108);
  const running = stance.pose === 'running' || stance.pose === 'jumping';
  const trot = running ? 34 * Math.min(1, leg / 60) : 0;
  const hind = (x: number, dx: number, dark: boolean): string => legOf(paper, parts, { x: x * long, dx, leg, thick: gait.thick }, dark);
  // At the nearer side of the mouth: a scarf would hide it under the chin. A stick is carried across.
  const inTheMouth = (held: string): string => drawHeld(paper, held, headX + 40, headY + (PLANS[parts.head].mouthY + 16) * headScale, 1, standsUp(held) === 'short' ? 0 : 84);
  const body = [
    group(`transform="translate(${-104 * long} ${back + (lying ? 16 : 34)}) scale(-1 ${lying ? 0.6 : 1})"`, drawBeastTail(paper, { ...parts, tail: parts.tail })),
    drawSigns(paper, look, 'back', -20, back + 20),
    hind(-84, -trot, true),
    hind(58, trot, true),
    parts.sixLegs ? hind(-14, trot * 0.4, true) : '',
    parts.pattern === 'wool' ? hind(-104, 0, false) + hind(84, 0, false) : '',
    parts.wings ? group(`transform="translate(-16 ${back + 22}) rotate(-14)"`, drawWings(paper, parts.wings, look)) : '',
    inLength(long,
    path(
      `M-118 ${back + 52} C-124 ${back} -70 ${back - 16 * g} -10 ${back - 6} C40 ${back - 8} 96 ${back - 20} 118 ${back + 30} ` +
        `C132 ${back + 84 * g} 90 ${back + 112 * g} 20 ${back + 110 * g} C-50 ${back + 116 * g} -112 ${back + 106 * g} -118 ${back + 52}Z`,
      fur,
      'data-part="torso"',
    ) +
    path(
      `M-88 ${back + 92 * g} C-40 ${back + 112 * g} 40 ${back + 114 * g} 92 ${back + 88 * g} C60 ${back + 78 * g} -50 ` +
        `${back + 76 * g} -88 ${back + 92 * g}Z`,
      parts.cream,
      `${bare} opacity=".8"`,
    ) +
    sidePattern(paper, parts, back, g)),
    drawSigns(paper, emptyHanded(look), 'chest', -16, back + 46, 0.9),
    neck
      ? path(
          limb(
            [
              [70, back + 40],
              [84, back - neck * 0.3],
              [headX, headY + 56],
            ],
            [96, 78, 68],
          ),
          fur,
        )
      : '',
    parts.mane === 'hair'
      ? path(
          `M${headX - 40} ${headY - 60} C${headX - 86} ${headY} ${headX - 70} ${headY + 40} ${headX - 74} ${back + 10} ` +
            `C${headX - 40} ${back + 30} ${headX - 20} ${back - 10} ${headX - 10} ${headY - 40}Z`,
          paper.drop(parts.dark),
        )
      : '',
    parts.mane === 'brush' ? bristles(paper, parts, headX, headY, back) : '',
    parts.pattern === 'giraffe' || parts.pattern === 'zebra' ? neckPattern(parts, back, headX, headY) : '',
    parts.pattern === 'wool' ? '' : (parts.sixLegs ? hind(-32, -trot * 0.3, false) : '') + (gait.haunch && !lying ? haunch(paper, parts, { x: -70 * long, back, leg, kick: running }) : hind(-104, -trot * 0.6, false)) +
      hind(84, trot * 0.7, false),
    stance.held && isOverhead(stance.held) ? drawHeld(paper, stance.held, headX + 6, headY + 116, 1) : '',
    neckOf(paper, look, neckY, neck ? 56 : 74, headX - (neck ? 4 : 0), lying ? 0 : -neckY),
    group(
      `transform="translate(${headX} ${headY}) rotate(${stance.feeling.tilt + 2}) scale(${headScale})"`,
      group(`transform="scale(${side} 1)"`, drawBeastHead(paper, look, parts, { ...stance, turn: stance.turn })),
    ),
    stance.held && !isOverhead(stance.held) ? inTheMouth(stance.held) : '',
  ].join('');
  const hop = running ? -26 : 0;
  const right = headX + headWidth(parts) * headScale;
  const left = Math.max(118 * long + (parts.tail === 'hair' || parts.tail === 'tuft' ? 130 : 50), parts.wings ? 270 : 0, parts.flippers ? 208 : 0);
  return {
    art: group(`transform="translate(0 ${hop}) scale(${side} 1)"`, body),
    aura: drawAura(paper, look, side * 40, headY + 60, 190),
    face: { x: side * headX, y: headY + 10 + hop, r: 108 * headScale },
    box: { left: -(side > 0 ? left : right), right: side > 0 ? right : left, top: headY - topOf(parts) * headScale + hop },
    ...(lying ? {} : { saddle: { x: side * -62 * long, y: back + 20 + hop } }),
    cut: 0,
    floats: running ? 0.5 : 0,
  };
}

/** Short hair that stands up along the neck. */
const bristles = (paper: Paper, { dark }: BeastParts, headX: number, headY: number, back: number): string =>
  path(
    `M${headX - 26} ${headY - 30} L${headX - 62} ${headY + 2} L${headX - 52} ${headY + 14} L${headX - 76} ${headY + 34} L${headX - 62} ` +
      `${headY + 44} L${headX - 84} ${back - 4} L${headX - 66} ${back + 2} L${headX - 78} ${back + 18} C${headX - 44} ${back} ${headX - 34} ${headY + 40} ${headX - 26} ${headY - 30}Z`,
    paper.drop(dark),
  );

/** Nobody walks on the paws in which it holds an acorn. */
const emptyHanded = (look: Look): Look => ({ ...look, signs: look.signs.filter((sign) => sign !== 'acorn-chest' && sign !== 'seed-chest') });

/** What is drawn for a trunk of the length of a fox's. */
const inLength = (long: number, art: string): string => (long === 1 ? art : group(`transform="scale(${long} 1)"`, art));

interface Leg {
  x: number;
  /** how far the foot is before or behind */
  dx: number;
  leg: number;
  thick: number;
}

/** The near hind leg of who hops: folded under a round haunch, stretched out behind in a leap. */
function haunch(paper: Paper, parts: BeastParts, { x, back, leg, kick }: { x: number; back: number; leg: number; kick: boolean }): string {
  const foot = paper.ball(sockColor(parts));
  const [y, deep] = [back + 66, Math.max(46, leg * 0.5 + 34)];
  return (
    (kick ? group(`transform="translate(${x - 34} ${y + deep - 8}) rotate(-34)"`, ellipse(-14, 0, 52, 15, foot)) : ellipse(x + 22, -9, 54, 15, foot)) +
    ellipse(x, y, 58, deep, paper.ball(parts.fur))
  );
}

function legOf(paper: Paper, parts: BeastParts, { x, dx, leg, thick }: Leg, dark: boolean): string {
  const coat = parts.pattern === 'panda' ? parts.dark : parts.fur;
  const color = dark ? shade(coat, -0.09) : coat;
  const lift = Math.abs(dx) * 0.4;
  const hooves = ['horse', 'deer', 'cow', 'pig'].includes(parts.head) || isPartDeer(parts);
  // A thick leg ends round: its paw hides the end.
  const foot: Point = [x + dx, -16 - lift - (hooves ? 0 : Math.max(0, thick - 36) * 0.8)];
  if (parts.flippers) {
    const out = x < 0 ? -1 : 1;
    return path(
      `M${x - 26} ${-leg + 6} C${x - 20} ${-leg + 40} ${x + out * 30} -6 ${x + out * 96} 4 C${x + out * 104} -20 ${x + out * 60} ` +
        `${-leg - 6} ${x + 28} ${-leg - 10}Z`,
      paper.drop(color),
    );
  }
  const stocking = parts.pattern === 'wool' || parts.pattern === 'patches' ? parts.dark : color;
  return (
    path(
      limb([[x, -leg - 22], [x + dx * 0.4, Math.min(-leg * 0.5, foot[1] - 6)], foot], [thick * 1.35, thick, thick * 0.86]),
      paper.tube(stocking === parts.dark && parts.pattern === 'wool' ? stocking : color),
    ) +
    (hooves
      ? path(
          `M${foot[0] - thick * 0.46} ${foot[1] - 6} L${foot[0] + thick * 0.46} ${foot[1] - 6} L${foot[0] + thick * 0.6} ` +
            `${foot[1] + 17} L${foot[0] - thick * 0.6} ${foot[1] + 17}Z`,
          paper.drop(shade(parts.dark, -0.04)),
        )
      : ellipse(foot[0] + 4, -10 - lift, thick * 0.62, 13, paper.ball(dark || parts.metal ? color : sockColor(parts))) +
        [-0.3, 0, 0.3].map((t) => ellipse(foot[0] + 4 + t * thick, -4 - lift, 5, 4, '#fff3e0', bare)).join(''))
  );
}

/** What the side of who stands shows of its pattern; a few are seen on the head, or on the legs. */
export function sidePattern(paper: Paper, parts: BeastParts, back: number, g: number): string {
  switch (parts.pattern) {
    case 'fawn':
      return [
        [-70, 20],
        [-40, 8],
        [-10, 16],
        [20, 6],
        [46, 22],
        [-56, 46],
        [-22, 40],
        [10, 44],
      ]
        .map(([x = 0, y = 0]) => circle(x, back + y, 7, '#fff6e6', `${bare} opacity=".9"`))
        .join('');
    case 'patches':
      return path(
        `M-90 ${back + 14} C-60 ${back - 12} -20 ${back + 4} -30 ${back + 40} C-50 ${back + 70} -100 ${back + 60} -90 ` +
          `${back + 14}Z M20 ${back + 2} C50 ${back - 4} 80 ${back + 16} 60 ${back + 46} C36 ${back + 60} 6 ${back + 34} 20 ${back + 2}Z`,
        parts.dark,
        `${bare} opacity=".85"`,
      );
    case 'giraffe':
      return [
        [-80, 30, 20],
        [-46, 16, 18],
        [-10, 26, 20],
        [28, 14, 17],
        [60, 36, 18],
        [-62, 66, 17],
        [-20, 66, 18],
        [24, 60, 17],
      ]
        .map(([x = 0, y = 0, r = 0]) =>
          path(
            `M${x - r} ${back + y} L${x - r * 0.3} ${back + y - r * 0.9} L${x + r * 0.8} ${back + y - r * 0.5} L${x + r} ` +
              `${back + y + r * 0.5} L${x} ${back + y + r}Z`,
            parts.dark,
            `${bare} opacity=".8"`,
          ),
        )
        .join('');
    case 'donkey':
      return line(`M-112 ${back + 22} C-70 ${back + 2} 20 ${back + 4} 84 ${back + 4} M56 ${back + 2} q12 34 2 ${58 * g}`, parts.dark, 11, 0.75);
    case 'zebra':
      return line(
        [-96, -66, -36, -6, 24, 54].map((x) => `M${x} ${back + (x < -80 ? 16 : -2)} q12 40 -2 ${74 * g}`).join(' '),
        parts.dark,
        12,
        0.92,
      );
    case 'wool':
      return [
        [-96, 20],
        [-60, -6],
        [-18, -12],
        [26, -8],
        [70, 2],
        [100, 34],
        [-108, 60],
        [-80, 90],
        [-36, 102],
        [10, 104],
        [56, 96],
        [92, 74],
        [-50, 40],
        [0, 34],
        [46, 40],
      ]
        .map(([x = 0, y = 0]) => circle(x, back + y, 32, paper.ball(parts.fur, 0.55), bare))
        .join('');
    case 'shell':
      return (
        path(
          `M-126 ${back + 74} C-130 ${back - 60} 90 ${back - 80} 120 ${back + 66} Q0 ${back + 100} -126 ${back + 74}Z`,
          paper.ball(parts.dark),
        ) +
        path(`M-50 ${back - 14} L0 ${back - 26} L40 ${back - 4} L26 ${back + 34} L-34 ${back + 36}Z`, shade(parts.dark, 0.1), bare) +
        line(
          `M-50 ${back - 14} L-96 ${back + 14} M-34 ${back + 36} L-62 ${back + 76} M26 ${back + 34} L50 ${back + 76} M40 ` +
            `${back - 4} L88 ${back + 18} M-118 ${back + 62} Q0 ${back + 90} 112 ${back + 56}`,
          shade(parts.dark, -0.12),
          5,
          0.7,
        )
      );
    case 'bands':
      return (
        backShell(paper, parts, back) +
        line([-84, -44, -4, 36, 74].map((x) => `M${x} ${back + (x < -60 || x > 60 ? 4 : -18)} q-12 50 -2 ${x < -60 || x > 60 ? 74 : 98}`).join(' '), shade(parts.dark, -0.12), 6, 0.8)
      );
    case 'scales':
      return (
        backShell(paper, parts, back) +
        line([0, 1, 2, 3].map((row) => scaleRow(-92 + row * 5 - (row % 2 ? 20 : 0), back + 2 + row * 22, 4 + (row % 2), 42)).join(' '), shade(parts.dark, -0.14), 5, 0.8)
      );
    case 'spines':
      return path(
        `M${Array.from({ length: 23 }, (_, i) => {
          const a = Math.PI * (1 + i / 22);
          const r = i % 2 ? 1.26 : 1.02;
          return `${-4 + Math.cos(a) * 120 * r} ${back + 62 + Math.sin(a) * 74 * r}`;
        }).join(' L')} Q0 ${back + 40} -124 ${back + 62}Z`,
        paper.drop(parts.dark),
      );
    case 'plates':
      return line(
        `M-70 ${back} Q-90 ${back + 50} -66 ${back + 100} M0 ${back - 6} Q-16 ${back + 50} 0 ${back + 108} M70 ${back - 6} Q56 ` +
          `${back + 50} 66 ${back + 100}`,
        shade(parts.fur, -0.12),
        6,
        0.6,
      );
    case 'spots':
      return [
        [-70, 20],
        [-40, 44],
        [-4, 18],
        [34, 40],
        [64, 18],
        [-20, 70],
        [30, 76],
      ]
        .map(([x = 0, y = 0]) => circle(x, back + y, 9, parts.dark, `${bare} opacity=".7"`))
        .join('');
    case 'stripes':
      return line([-80, -44, -8, 28, 62].map((x) => `M${x} ${back + 2} q8 24 -2 46`).join(' '), parts.dark, 9, 0.7);
    default:
      return '';
  }
}

const backShell = (paper: Paper, parts: BeastParts, back: number): string =>
  path(`M-124 ${back + 80} C-132 ${back - 52} 88 ${back - 66} 116 ${back + 66} Q0 ${back + 96} -124 ${back + 80}Z`, paper.ball(parts.dark));

function neckPattern(parts: BeastParts, back: number, headX: number, headY: number): string {
  const steps = parts.pattern === 'giraffe' ? 4 : 3;
  return Array.from({ length: steps }, (_, i) => {
    const t = (i + 0.4) / steps;
    const x = 70 + (headX - 70) * t;
    const y = back + 26 + (headY + 50 - back) * t;
    return parts.pattern === 'giraffe'
      ? circle(x + (i % 2 ? 12 : -14), y, 13, parts.dark, `${bare} opacity=".8"`)
      : line(`M${x - 36} ${y} q36 14 70 -6`, parts.dark, 10, 0.9);
  }).join('');
}

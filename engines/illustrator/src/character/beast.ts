/** Four-legged beings, sitting like a fox or standing like a horse, always with the face towards the reader. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, ellipse, group, limb, line, moved, path, type Point } from '../shapes.ts';
import { drawHeld } from '../props/held.ts';
import { drawBeastHead, headWidth } from './beast-head.ts';
import type { Figure, Stance } from './figure.ts';
import type { BeastParts, Look } from './look.ts';
import { drawAura } from './power.ts';
import { drawBeastTail } from './tails.ts';
import { drawWings } from './wings.ts';
import { neckOf } from './beast-neck.ts';

export function drawBeast(paper: Paper, look: Look, parts: BeastParts, stance: Stance): Figure {
  return parts.stance === 'sit' ? sitting(paper, look, parts, stance) : standing(paper, look, parts, stance);
}

const SKIRTED_TOP: Record<string, number> = { long: 290, pointed: 166, cat: 170, huge: 150, round: 150, horse: 160, leaf: 150, floppy: 120, small: 120, none: 112 };

const topOf = (parts: BeastParts): number =>
  Math.max(SKIRTED_TOP[parts.ears] ?? 130, parts.horns === 'antlers' ? 232 : parts.horns === 'unicorn' ? 236 : 0, parts.mane === 'lion' ? 178 : 0);

function sitting(paper: Paper, look: Look, parts: BeastParts, stance: Stance): Figure {
  const fur = paper.ball(parts.fur);
  const cream = paper.drop(parts.cream);
  const g = 0.5 + look.girth * 0.5;
  const pale = parts.pattern === 'panda' ? parts.dark : undefined;
  const limbs = pale ? paper.ball(pale) : fur;
  const side = stance.turn < 0 ? -1 : 1;
  const up = stance.pose === 'waving' || stance.pose === 'cheering' || stance.pose === 'pointing';
  const headY = -268 * (0.96 + 0.04 * g);
  const heads = parts.heads === 3 ? [-118, 118, 0] : [0];
  const hop = stance.pose === 'jumping' || stance.pose === 'running' ? -36 : 0;
  const paw = (f: number, lifted: boolean): string => {
    const arm: Point[] = lifted ? [[f * 56, -140], [f * 122, -142], [f * 154, -200]] : [[f * 28, -128], [f * 29, -70], [f * 27, -24]];
    return path(limb(arm, [46, 40, 40]), limbs) + (lifted ? circle(f * 158, -210, 24, paper.ball(pale ?? shade(parts.fur, 0.02))) + pads(f * 158, -210) : ellipse(f * 27, -7, 25, 16, paper.ball(sockColor(parts))));
  };
  const art = [
    parts.wings ? moved(0, -168, 0.9, drawWings(paper, parts.wings, look)) : '',
    group(`transform="translate(${-side * 52} -58) scale(${-side} 1)"`, drawBeastTail(paper, parts)),
    group(`transform="scale(${g} 1)"`,
      path('M0 -218 C58 -218 86 -160 90 -92 C94 -30 60 2 0 2 C-60 2 -94 -30 -90 -92 C-86 -160 -58 -218 0 -218Z', fur, 'data-part="torso"'),
      path('M0 -192 C36 -192 50 -150 48 -108 C46 -60 26 -34 0 -28 C-26 -34 -46 -60 -48 -108 C-50 -150 -36 -192 0 -192Z', cream, bare),
      bodyPattern(paper, parts),
      bothSides(path('M50 -66 C94 -70 112 -30 102 2 L42 2 C34 -22 34 -52 50 -66Z', limbs), ellipse(76, -2, 34, 15, paper.ball(sockColor(parts)))),
    ),
    paw(-side, up),
    paw(side, stance.pose === 'cheering'),
    stance.held ? drawHeld(paper, stance.held, up ? -side * 158 : side * 44, up ? -210 : -104, up ? -side : side) : '',
    neckOf(paper, look, -186, 64 * g),
    heads.map((x) => group(`transform="translate(${x + stance.turn * 6} ${headY + Math.abs(x) * 0.32}) rotate(${stance.feeling.tilt * side + stance.turn * 1.5}) scale(${parts.heads === 3 && x ? 0.7 : 1})"`, drawBeastHead(paper, look, parts, stance))).join(''),
  ].join('');
  const reachX = Math.max(headWidth(parts), parts.tail === 'none' || parts.tail === 'stub' ? 110 : 200, parts.wings ? 230 : 0, heads.length > 1 ? 220 : 0);
  return {
    art: group(`transform="translate(0 ${hop})"`, art),
    aura: drawAura(paper, look, 0, -200, 175),
    face: { x: stance.turn * 8, y: headY + hop + 6, r: 112 },
    box: { left: -(side > 0 ? reachX : Math.max(headWidth(parts), up ? 186 : 0)), right: side > 0 ? Math.max(headWidth(parts), 130) : reachX, top: headY - topOf(parts) + hop },
    cut: 0,
    floats: hop ? 0.6 : 0,
  };
}

const sockColor = (parts: BeastParts): string => (parts.head === 'fox' || parts.pattern === 'panda' ? parts.dark : parts.head === 'rabbit' || parts.head === 'cat' ? parts.cream : shade(parts.fur, -0.05));

const pads = (x: number, y: number): string => circle(x, y + 4, 8, '#f2a7a0', bare) + [-10, 0, 10].map((dx) => circle(x + dx, y - 9, 4, '#f2a7a0', bare)).join('');

function bodyPattern(paper: Paper, parts: BeastParts): string {
  switch (parts.pattern) {
    case 'stripes':
      return bothSides(line('M88 -120 Q72 -112 60 -116 M92 -90 Q74 -80 60 -84 M84 -148 Q70 -140 60 -146', parts.dark, 10, 0.75));
    case 'spots':
      return bothSides([[70, -150, 8], [78, -118, 9], [66, -92, 8], [84, -84, 7], [62, -178, 6]].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, parts.dark, `${bare} opacity=".75"`)).join(''));
    case 'spines':
      return path(spineBack(), paper.drop(parts.dark)) + path('M0 -190 C40 -190 58 -150 56 -104 C54 -54 30 -30 0 -26 C-30 -30 -54 -54 -56 -104 C-58 -150 -40 -190 0 -190Z', paper.drop(parts.cream), bare);
    case 'shell':
      return '';
    case 'patches':
      return ellipse(58, -140, 32, 38, parts.dark, `${bare} opacity=".8"`) + ellipse(-66, -80, 22, 26, parts.dark, `${bare} opacity=".8"`);
    case 'wool':
      return [[-60, -180], [0, -196], [60, -180], [-84, -130], [84, -130], [-90, -80], [90, -80], [-40, -150], [40, -150], [0, -120], [-50, -100], [50, -100]].map(([x = 0, y = 0]) => circle(x, y, 34, paper.ball(parts.fur, 0.6), bare)).join('');
    default:
      return '';
  }
}

function spineBack(): string {
  const points: string[] = [];
  for (let i = 0; i <= 22; i++) {
    const a = Math.PI * (0.92 + (i / 22) * 1.16);
    const r = i % 2 ? 1.22 : 0.98;
    points.push(`${Math.cos(a) * 104 * r} ${-104 + Math.sin(a) * 112 * r}`);
  }
  return `M${points.join(' L')}Z`;
}

function standing(paper: Paper, look: Look, parts: BeastParts, stance: Stance): Figure {
  const fur = paper.ball(parts.fur);
  const side = stance.turn < 0 ? -1 : 1;
  const g = 0.6 + look.girth * 0.4;
  const neck = parts.neck ?? 0;
  const stout = ['cow', 'pig', 'elephant', 'turtle'].includes(parts.head);
  const leg = stout ? 62 : 104;
  const back = -leg - 96;
  const headY = back - 26 - neck;
  const headScale = stout ? 0.96 : 0.86;
  const headX = stout ? 78 : 92;
  const running = stance.pose === 'running' || stance.pose === 'jumping';
  const hind = (x: number, dx: number, dark: boolean): string => legOf(paper, parts, x, dx, leg, dark);
  const trot = running ? 34 : 0;
  const body = [
    group(`transform="translate(-104 ${back + 34}) scale(-1 1)"`, drawBeastTail(paper, { ...parts, tail: parts.tail })),
    hind(-84, -trot, true),
    hind(58, trot, true),
    parts.wings ? group(`transform="translate(-16 ${back + 22}) rotate(-14)"`, drawWings(paper, parts.wings, look)) : '',
    path(`M-118 ${back + 52} C-124 ${back} -70 ${back - 16 * g} -10 ${back - 6} C40 ${back - 8} 96 ${back - 20} 118 ${back + 30} C132 ${back + 84 * g} 90 ${back + 112 * g} 20 ${back + 110 * g} C-50 ${back + 116 * g} -112 ${back + 106 * g} -118 ${back + 52}Z`, fur, 'data-part="torso"'),
    path(`M-88 ${back + 92 * g} C-40 ${back + 112 * g} 40 ${back + 114 * g} 92 ${back + 88 * g} C60 ${back + 78 * g} -50 ${back + 76 * g} -88 ${back + 92 * g}Z`, parts.cream, `${bare} opacity=".8"`),
    sidePattern(paper, parts, back, g),
    neck ? path(limb([[70, back + 40], [84, back - neck * 0.3], [headX, headY + 56]], [96, 78, 68]), fur) : '',
    parts.mane === 'hair' ? path(`M${headX - 40} ${headY - 60} C${headX - 86} ${headY} ${headX - 70} ${headY + 40} ${headX - 74} ${back + 10} C${headX - 40} ${back + 30} ${headX - 20} ${back - 10} ${headX - 10} ${headY - 40}Z`, paper.drop(parts.dark)) : '',
    parts.pattern === 'giraffe' || parts.pattern === 'zebra' ? neckPattern(parts, back, headX, headY) : '',
    hind(-104, -trot * 0.6, false),
    hind(84, trot * 0.7, false),
    stance.held ? drawHeld(paper, stance.held, headX + 6, headY + 116, 1) : '',
    neckOf(paper, look, neck ? headY + 92 : headY + 88, neck ? 42 : 56, headX),
    group(`transform="translate(${headX} ${headY}) rotate(${stance.feeling.tilt + 2}) scale(${headScale})"`, group(`transform="scale(${side} 1)"`, drawBeastHead(paper, look, parts, { ...stance, turn: stance.turn }))),
  ].join('');
  const hop = running ? -26 : 0;
  const right = headX + headWidth(parts) * headScale;
  const left = 118 + (parts.tail === 'hair' || parts.tail === 'tuft' ? 70 : 30);
  return {
    art: group(`transform="translate(${-side * 14} ${hop}) scale(${side} 1)"`, body),
    aura: drawAura(paper, look, side * 40, headY + 60, 190),
    face: { x: side * (headX - 14), y: headY + 10 + hop, r: 108 * headScale },
    box: { left: -(side > 0 ? left : right), right: side > 0 ? right : left, top: headY - topOf(parts) * headScale + hop },
    cut: 0,
    floats: running ? 0.5 : 0,
  };
}

function legOf(paper: Paper, parts: BeastParts, x: number, dx: number, leg: number, dark: boolean): string {
  const color = dark ? shade(parts.fur, -0.09) : parts.fur;
  const thick = parts.head === 'elephant' ? 62 : ['cow', 'pig', 'turtle'].includes(parts.head) ? 46 : 36;
  const foot: Point = [x + dx, -16 - Math.abs(dx) * 0.4];
  const hooves = !['turtle', 'elephant'].includes(parts.head);
  const stocking = parts.pattern === 'wool' || parts.pattern === 'patches' ? parts.dark : color;
  return path(limb([[x, -leg - 22], [x + dx * 0.4, -leg * 0.5], foot], [thick * 1.35, thick, thick * 0.86]), paper.tube(stocking === parts.dark && parts.pattern === 'wool' ? stocking : color)) +
    (hooves ? path(`M${foot[0] - thick * 0.46} ${foot[1] - 6} L${foot[0] + thick * 0.46} ${foot[1] - 6} L${foot[0] + thick * 0.6} ${foot[1] + 17} L${foot[0] - thick * 0.6} ${foot[1] + 17}Z`, paper.drop(shade(parts.dark, -0.04))) : ellipse(foot[0] + 4, foot[1] + 6, thick * 0.62, 13, paper.ball(color)) + [-0.3, 0, 0.3].map((t) => ellipse(foot[0] + 4 + t * thick, foot[1] + 12, 5, 4, '#fff3e0', bare)).join(''));
}

function sidePattern(paper: Paper, parts: BeastParts, back: number, g: number): string {
  switch (parts.pattern) {
    case 'fawn':
      return [[-70, 20], [-40, 8], [-10, 16], [20, 6], [46, 22], [-56, 46], [-22, 40], [10, 44]].map(([x = 0, y = 0]) => circle(x, back + y, 7, '#fff6e6', `${bare} opacity=".9"`)).join('');
    case 'patches':
      return path(`M-90 ${back + 14} C-60 ${back - 12} -20 ${back + 4} -30 ${back + 40} C-50 ${back + 70} -100 ${back + 60} -90 ${back + 14}Z M20 ${back + 2} C50 ${back - 4} 80 ${back + 16} 60 ${back + 46} C36 ${back + 60} 6 ${back + 34} 20 ${back + 2}Z`, parts.dark, `${bare} opacity=".85"`);
    case 'giraffe':
      return [[-80, 30, 20], [-46, 16, 18], [-10, 26, 20], [28, 14, 17], [60, 36, 18], [-62, 66, 17], [-20, 66, 18], [24, 60, 17]].map(([x = 0, y = 0, r = 0]) => path(`M${x - r} ${back + y} L${x - r * 0.3} ${back + y - r * 0.9} L${x + r * 0.8} ${back + y - r * 0.5} L${x + r} ${back + y + r * 0.5} L${x} ${back + y + r}Z`, parts.dark, `${bare} opacity=".8"`)).join('');
    case 'zebra':
      return line([-96, -66, -36, -6, 24, 54].map((x) => `M${x} ${back + (x < -80 ? 16 : -2)} q12 40 -2 ${74 * g}`).join(' '), parts.dark, 12, 0.92);
    case 'wool':
      return [[-96, 20], [-60, -6], [-18, -12], [26, -8], [70, 2], [100, 34], [-108, 60], [-80, 90], [-36, 102], [10, 104], [56, 96], [92, 74], [-50, 40], [0, 34], [46, 40]].map(([x = 0, y = 0]) => circle(x, back + y, 32, paper.ball(parts.fur, 0.55), bare)).join('');
    case 'shell':
      return path(`M-126 ${back + 74} C-130 ${back - 60} 90 ${back - 80} 120 ${back + 66} Q0 ${back + 100} -126 ${back + 74}Z`, paper.ball(parts.dark)) + path(`M-50 ${back - 14} L0 ${back - 26} L40 ${back - 4} L26 ${back + 34} L-34 ${back + 36}Z`, shade(parts.dark, 0.1), bare) + line(`M-50 ${back - 14} L-96 ${back + 14} M-34 ${back + 36} L-62 ${back + 76} M26 ${back + 34} L50 ${back + 76} M40 ${back - 4} L88 ${back + 18} M-118 ${back + 62} Q0 ${back + 90} 112 ${back + 56}`, shade(parts.dark, -0.12), 5, 0.7);
    case 'plates':
      return line(`M-70 ${back} Q-90 ${back + 50} -66 ${back + 100} M0 ${back - 6} Q-16 ${back + 50} 0 ${back + 108} M70 ${back - 6} Q56 ${back + 50} 66 ${back + 100}`, shade(parts.fur, -0.12), 6, 0.6);
    case 'spots':
      return [[-70, 20], [-40, 44], [-4, 18], [34, 40], [64, 18], [-20, 70], [30, 76]].map(([x = 0, y = 0]) => circle(x, back + y, 9, parts.dark, `${bare} opacity=".7"`)).join('');
    case 'stripes':
      return line([-80, -44, -8, 28, 62].map((x) => `M${x} ${back + 2} q8 24 -2 46`).join(' '), parts.dark, 9, 0.7);
    default:
      return '';
  }
}

function neckPattern(parts: BeastParts, back: number, headX: number, headY: number): string {
  const steps = parts.pattern === 'giraffe' ? 4 : 3;
  return Array.from({ length: steps }, (_, i) => {
    const t = (i + 0.4) / steps;
    const x = 70 + (headX - 70) * t;
    const y = back + 26 + (headY + 50 - back) * t;
    return parts.pattern === 'giraffe' ? circle(x + (i % 2 ? 12 : -14), y, 13, parts.dark, `${bare} opacity=".8"`) : line(`M${x - 36} ${y} q36 14 70 -6`, parts.dark, 10, 0.9);
  }).join('');
}

/** Eyes, brows, mouths and cheeks, shared by every rig so that all beings belong to one book. */
import { mix, shade } from '../color.ts';
import { type Paper, RAINBOW } from '../paper.ts';
import { bare, circle, ellipse, group, line, path, starPath } from '../shapes.ts';
import type { Expression, MouthShape } from './expression.ts';
import { whole } from './turn-head.ts';

const INK = '#2b1a2e';

export interface Gaze {
  x: number;
  y: number;
}

export interface EyeLook {
  iris: string;
  /** colour of the lids: the skin or fur around the eye */
  lid: string;
  lashes?: boolean;
  /** only a fine line above the eye */
  thin?: boolean;
  shine?: boolean;
}

/** One eye of radius r, as open as the expression wants it; in a head that turns it moves as a whole. */
export const drawEye = (paper: Paper, x: number, y: number, radius: number, look: EyeLook, feel: Expression, gaze: Gaze): string =>
  whole(x, y, eyeAt(paper, x, y, radius, look, feel, gaze));

/** How far an iris goes to the side and up, in radii of the eye: as far as it is still seen. */
const LOOKS = { aside: 0.34, up: 0.3 };

function eyeAt(paper: Paper, x: number, y: number, radius: number, look: EyeLook, feel: Expression, gaze: Gaze): string {
  const r = radius * (feel.eyeSize ?? 1);
  if (feel.wink && x > 0) return shutEye(x, y, r, 'happy', look.lashes === true);
  if (feel.shut) return shutEye(x, y, r, feel.shut, look.lashes === true);
  const tall = r * 1.16 * Math.max(1, feel.open);
  const gx = gaze.x * r * LOOKS.aside;
  const gy = Math.max(-1, Math.min(1, gaze.y + feel.gazeY)) * r * LOOKS.up;
  const iris = look.iris === RAINBOW ? paper.drop(RAINBOW) : paper.radial(
    [
      [0, shade(look.iris, 0.2)],
      [0.5, look.iris],
      [1, shade(look.iris, -0.22)],
    ],
    { cy: 0.68, r: 0.6 },
  );
  const white = paper.linear([
    [0, '#e6dfe8'],
    [0.3, '#fffdf9'],
    [1, '#fffdf9'],
  ]);
  const size = feel.pupil;
  const clip = paper.clip(`<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${tall}"/>`);
  const inside = [
    ellipse(x + gx, y + r * 0.1 + gy, r * 0.76 * size, r * 0.9 * size, iris, `${bare} data-part="iris"`),
    ellipse(x + gx * 1.12, y + r * 0.12 + gy * 1.1, r * 0.43 * size, r * 0.52 * size, '#170d1d', bare),
    look.shine
      ? circle(
          x + gx,
          y + r * 0.1 + gy,
          r * 0.7,
          paper.radial([
            [0, '#fff8c8', 0.75],
            [1, '#fff8c8', 0],
          ]),
          bare,
        )
      : '',
    circle(x - r * 0.26 + gx * 0.8, y - r * 0.3 + gy * 0.6, r * 0.27, '#fff', bare),
    circle(x + r * 0.3 + gx * 0.8, y + r * 0.46 + gy * 0.6, r * 0.13, '#fff', `${bare} opacity=".85"`),
    feel.pupils ? pupilOf(feel.pupils, x + gx * 1.12, y + r * 0.12 + gy * 1.1, r) : '',
    feel.open < 1 ? droopingLid(x, y, r, tall, feel.open, look.lid) : '',
  ];
  const lash = line(upperLid(x, y, r, tall, feel.browTilt), INK, r * (look.thin ? 0.08 : look.lashes ? 0.2 : 0.13));
  const flicks = look.lashes ? lashFlicks(x, y, r, tall) : '';
  const rim = `stroke="${INK}" stroke-opacity=".32" stroke-width="${r * 0.09}"`;
  return ellipse(x, y, r, tall, white, rim) + group(`clip-path="${clip}"`, ...inside) + (feel.open < 1 ? '' : lash) + flicks;
}

/** Degrees from the top of an eye to the ends of the line over it, and how far both go with the brows. */
const LID = { inner: 48, outer: 66, follows: 2, most: 22 };

/** The line over an eye: down to the nose it would be a scowl, so it ends early there, and earlier still where the brows go up there. */
function upperLid(x: number, y: number, r: number, tall: number, browTilt: number): string {
  const slope = Math.max(-LID.most, Math.min(LID.most, browTilt * LID.follows));
  const side = Math.sign(x);
  const at = (degrees: number): readonly [number, number] => [x + Math.sin((degrees * Math.PI) / 180) * r, y - Math.cos((degrees * Math.PI) / 180) * tall * 1.02];
  const [inner, outer] = side === 0 ? [-LID.outer, LID.outer] : [-side * (LID.inner - slope), side * (LID.outer + slope)];
  const [[x0, y0], [x1, y1], [x2, y2]] = [at(inner), at((inner + outer) / 2), at(outer)];
  return `M${x0} ${y0} Q${2 * x1 - (x0 + x2) / 2} ${2 * y1 - (y0 + y2) / 2} ${x2} ${y2}`;
}

const pupilOf = (kind: 'star' | 'button', x: number, y: number, r: number): string =>
  kind === 'star'
    ? path(starPath(x, y, r * 0.56), '#fff3b0', bare)
    : circle(x, y, r * 0.7, '#3a2c40', `stroke="#8a7a94" stroke-width="${r * 0.14}"`) +
      [-1, 1].map((dx) => [-1, 1].map((dy) => circle(x + dx * r * 0.22, y + dy * r * 0.22, r * 0.11, '#f2ead8', bare)).join('')).join('');

function droopingLid(x: number, y: number, r: number, tall: number, open: number, lid: string): string {
  const edge = y - tall + tall * 2 * (1 - open) * 0.95;
  const d =
    `M${x - r * 1.2} ${y - tall * 1.3} H${x + r * 1.2} V${edge + r * 0.12} Q${x} ${edge - r * 0.12} ${x - r * 1.2} ` +
    `${edge + r * 0.12}Z`;
  return (
    path(d, lid, bare) +
    line(`M${x - r * 1.2} ${edge + r * 0.12} Q${x} ${edge - r * 0.12} ${x + r * 1.2} ${edge + r * 0.12}`, INK, r * 0.17)
  );
}

function lashFlicks(x: number, y: number, r: number, tall: number): string {
  const side = x < 0 ? -1 : 1;
  const at = x + side * r * 0.92;
  return line(
    `M${at} ${y - tall * 0.5} l${side * r * 0.4} ${-r * 0.28} M${at - side * r * 0.2} ${y - tall * 0.72} l${side * r * 0.3} ${-r * 0.34}`,
    INK,
    r * 0.14,
  );
}

function shutEye(x: number, y: number, r: number, how: 'happy' | 'asleep', lashes: boolean): string {
  const bend = how === 'happy' ? -r * 0.95 : r * 0.62;
  const curve = line(`M${x - r * 0.95} ${y + r * 0.18} Q${x} ${y + r * 0.18 + bend} ${x + r * 0.95} ${y + r * 0.18}`, INK, r * 0.24);
  if (!lashes) return curve;
  const side = x < 0 ? -1 : 1;
  return curve + line(`M${x + side * r * 0.9} ${y + r * 0.2} l${side * r * 0.32} ${how === 'happy' ? r * 0.1 : r * 0.22}`, INK, r * 0.15);
}

export interface BrowLook {
  color: string;
  width: number;
  spread: number;
  y: number;
  length: number;
}

export function drawBrows(look: BrowLook, feel: Expression): string {
  const y = look.y - feel.browUp;
  const inner = look.spread - look.length / 2;
  const outer = look.spread + look.length / 2;
  const innerY = y - feel.browTilt * 0.55;
  const outerY = y + feel.browTilt * 0.55 + 3;
  const arch = Math.min(innerY, outerY) - 8 - Math.abs(feel.browTilt) * 0.1;
  const one = (side: number): string =>
    line(`M${side * inner} ${innerY} Q${side * (look.spread + 3)} ${arch} ${side * outer} ${outerY}`, look.color,
      look.width * (feel.bushy ? 2.1 : 1));
  return one(-1) + one(1);
}

export interface MouthLook {
  x: number;
  y: number;
  /** half width */
  w: number;
  line: string;
  gap?: boolean;
  braces?: boolean;
  fangs?: boolean;
}

export function drawMouth(look: MouthLook, shape: MouthShape): string {
  const { x, y, w } = look;
  const thick = w * 0.19;
  switch (shape) {
    case 'smile':
      return line(`M${x - w} ${y} Q${x} ${y + w * 0.9} ${x + w} ${y}`, look.line, thick) + (look.fangs ? fangs(x, y + w * 0.2, w) : '');
    case 'smirk':
      return (
        line(`M${x - w * 0.8} ${y + w * 0.22} Q${x + w * 0.2} ${y + w * 0.62} ${x + w} ${y - w * 0.1}`, look.line, thick) +
        (look.fangs ? fangs(x, y + w * 0.25, w) : '')
      );
    case 'hint':
      return line(`M${x - w * 0.52} ${y + w * 0.16} Q${x} ${y + w * 0.52} ${x + w * 0.52} ${y + w * 0.16}`, look.line, thick) + (look.fangs ? fangs(x, y + w * 0.16, w * 0.8) : '');
    case 'speak':
      return openMouth({ ...look, y: y + w * 0.08 }, w * 0.62, w * 0.78);
    case 'grin':
      return openMouth(look, w, w * 1.1);
    case 'laugh':
      return openMouth(look, w * 1.1, w * 1.42);
    case 'frown':
      return line(`M${x - w * 0.8} ${y + w * 0.5} Q${x} ${y - w * 0.28} ${x + w * 0.8} ${y + w * 0.5}`, look.line, thick);
    case 'pout':
      return line(`M${x - w * 0.5} ${y + w * 0.34} Q${x} ${y + w * 0.02} ${x + w * 0.5} ${y + w * 0.34}`, look.line, thick);
    case 'flat':
      return line(`M${x - w * 0.5} ${y + w * 0.22} Q${x} ${y + w * 0.3} ${x + w * 0.62} ${y + w * 0.12}`, look.line, thick);
    case 'wavy':
      return line(
        `M${x - w * 0.75} ${y + w * 0.4} q${w * 0.25} ${-w * 0.4} ${w * 0.5} 0 q${w * 0.25} ${w * 0.4} ${w * 0.5} 0 q${w * 0.25} ` +
          `${-w * 0.4} ${w * 0.5} 0`,
        look.line,
        thick,
      );
    case 'o':
      return ellipse(x, y + w * 0.4, w * 0.36, w * 0.5, '#7c2a38', bare) + ellipse(x, y + w * 0.68, w * 0.2, w * 0.17, '#f08a92', bare);
    case 'yawn':
      return ellipse(x, y + w * 0.36, w * 0.42, w * 0.32, '#7c2a38', bare) + ellipse(x, y + w * 0.5, w * 0.26, w * 0.13, '#f08a92', bare);
  }
}

function openMouth(look: MouthLook, w: number, deep: number): string {
  const { x, y } = look;
  const bottom = y + deep;
  const inside = path(
    `M${x - w} ${y} Q${x} ${y + w * 0.26} ${x + w} ${y} Q${x + w * 0.88} ${bottom} ${x} ${bottom} Q${x - w * 0.88} ${bottom} ` +
      `${x - w} ${y}Z`,
    '#84293a',
    bare,
  );
  const teeth = path(
    `M${x - w * 0.88} ${y + w * 0.06} Q${x} ${y + w * 0.28} ${x + w * 0.88} ${y + w * 0.06} L${x + w * 0.78} ${y + w * 0.3} Q${x} ` +
      `${y + w * 0.54} ${x - w * 0.78} ${y + w * 0.3}Z`,
    '#fffdf8',
    bare,
  );
  const tongue = path(
    `M${x - w * 0.55} ${bottom - w * 0.2} Q${x} ${bottom - w * 0.58} ${x + w * 0.55} ${bottom - w * 0.2} Q${x} ` +
      `${bottom + w * 0.08} ${x - w * 0.55} ${bottom - w * 0.2}Z`,
    '#f2858f',
    bare,
  );
  const gap = look.gap ? path(`M${x - w * 0.1} ${y + w * 0.14} h${w * 0.2} v${w * 0.3} h${-w * 0.2}Z`, '#84293a', bare) : '';
  const braces = look.braces
    ? line(`M${x - w * 0.8} ${y + w * 0.2} Q${x} ${y + w * 0.42} ${x + w * 0.8} ${y + w * 0.2}`, '#8fa0b8', w * 0.09)
    : '';
  return inside + teeth + tongue + gap + braces + (look.fangs ? fangs(x, y + w * 0.1, w) : '');
}

const fangs = (x: number, y: number, w: number): string =>
  path(
    `M${x - w * 0.62} ${y + w * 0.16} l${w * 0.14} ${w * 0.36} l${w * 0.18} ${-w * 0.24}Z M${x + w * 0.62} ${y + w * 0.16} ` +
      `l${-w * 0.14} ${w * 0.36} l${-w * 0.18} ${-w * 0.24}Z`,
    '#fff',
    bare,
  );

/** Rosy cheeks; on dark or cool skins the blush leans to what the skin allows. */
export function drawCheeks(paper: Paper, skin: string, x: number, y: number, rx: number, strength: number): string {
  const color = mix('#ff6f66', skin, 0.12);
  return [-1, 1].map((side) => paper.softEllipse(side * x, y, rx, rx * 0.66, color, Math.min(1, strength * 1.5))).join('');
}

export function drawTear(x: number, y: number, r: number): string {
  return (
    path(
      `M${x} ${y - r} Q${x + r * 0.8} ${y + r * 0.3} ${x} ${y + r} Q${x - r * 0.8} ${y + r * 0.3} ${x} ${y - r}Z`,
      '#9adcff',
      `${bare} opacity=".9"`,
    ) + circle(x - r * 0.15, y + r * 0.35, r * 0.2, '#fff', bare)
  );
}

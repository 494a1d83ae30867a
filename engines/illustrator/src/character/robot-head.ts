/** The head of a robot: a shell, antennas, and a screen that shows the face. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, ellipse, group, line, path, rect } from '../shapes.ts';
import type { Expression } from './expression.ts';
import type { Stance } from './figure.ts';
import { headwear } from './headwear.ts';
import type { Look, RobotParts } from './look.ts';
import type { RobotFills } from './robot-fills.ts';
import { drawSigns } from './signs/draw-signs.ts';
import { nodOf, turnHead, whole } from './turn-head.ts';

const SCREEN = '#1b2145';

const HEADS: Record<RobotParts['head'], string> = {
  round: 'M0 -112 C92 -112 134 -70 134 0 C134 66 92 100 0 100 C-92 100 -134 66 -134 0 C-134 -70 -92 -112 0 -112Z',
  box: 'M-118 -78 Q-118 -108 -88 -108 L88 -108 Q118 -108 118 -78 L118 66 Q118 96 88 96 L-88 96 Q-118 96 -118 66Z',
  dome: 'M-122 -10 C-122 -90 -66 -122 0 -122 C66 -122 122 -90 122 -10 L122 60 Q122 92 90 92 L-90 92 Q-122 92 -122 60Z',
  orb: 'M0 -122 C80 -122 124 -76 124 -8 C124 64 78 106 0 106 C-78 106 -124 64 -124 -8 C-124 -76 -80 -122 0 -122Z',
  tv: 'M-128 -84 Q0 -116 128 -84 Q142 0 128 84 Q0 108 -128 84 Q-142 0 -128 -84Z',
};

export const drawRobotHead = (paper: Paper, look: Look, parts: RobotParts, stance: Stance, fills: RobotFills): string =>
  turnHead(fromTheFront(paper, look, parts, stance, fills), stance.turn, { r: 130, far: 0.3, nod: nodOf(stance) });

function fromTheFront(paper: Paper, look: Look, parts: RobotParts, stance: Stance, { shell, accent, joint }: RobotFills): string {
  const antenna =
    parts.head === 'tv'
      ? line('M-14 -100 L-52 -160 M14 -100 L52 -160', '#8d96b5', 7) +
        circle(-54, -164, 11, parts.accent) +
        circle(54, -164, 11, parts.accent)
      : line('M0 -110 L0 -150', '#8d96b5', 8) + paper.glow(0, -158, 40, '#ffe27a', 0.8) + circle(0, -158, 14, '#ffe27a');
  const ears = parts.body === 'dress' || parts.head === 'orb' ? '' : bothSides(rect(120, -30, 26, 56, 12, joint));
  const bow =
    look.female && parts.head === 'round'
      ? group(
          'transform="translate(74 -92) rotate(24)"',
          path('M0 0 C-14 -34 -56 -36 -54 -4 C-54 26 -14 28 0 0 C14 -34 56 -36 54 -4 C54 26 14 28 0 0Z', accent),
          circle(0, 0, 12, shade(parts.accent, -0.1)),
        )
      : '';
  return [
    drawSigns(paper, look, 'crown'),
    antenna,
    ears,
    path(HEADS[parts.head], shell, 'data-part="skull"'),
    line('M-106 -44 C-96 -84 -60 -98 -14 -100', '#fff', 13, 0.85),
    path(
      'M0 -66 C68 -66 102 -46 102 6 C102 56 66 74 0 74 C-66 74 -102 56 -102 6 C-102 -46 -68 -66 0 -66Z',
      paper.linear([
        [0, shade(SCREEN, 0.07)],
        [1, shade(SCREEN, -0.04)],
      ]),
    ),
    path('M-88 -8 C-84 -42 -54 -54 -10 -56 C-48 -40 -66 -20 -72 14Z', '#fff', `${bare} opacity=".12"`),
    screenFace(paper, parts, stance.feeling, stance.gaze.x, stance.gaze.y),
    bow,
    headwear(paper, look),
  ].join('');
}

function screenFace(paper: Paper, parts: RobotParts, feel: Expression, gx: number, gy: number): string {
  const glow = parts.glow;
  const eye = (x: number): string => {
    if (feel.shut === 'happy' || (feel.wink && x > 0)) return line(`M${x - 20} 8 Q${x} -26 ${x + 20} 8`, glow, 9);
    if (feel.shut === 'asleep') return line(`M${x - 20} 2 Q${x} 18 ${x + 20} 2`, glow, 9);
    const big = feel.eyeSize ?? 1;
    const tall = 25 * feel.open * big;
    return whole(x, 0,
      paper.glow(x, 0, 46, glow, 0.7) +
      ellipse(
        x,
        0,
        20 * big,
        tall,
        paper.linear([
          [0, '#eaffff'],
          [1, glow],
        ]),
        bare,
      ) +
      ellipse(x + gx * 8, 3 + gy * 8, 10, 14 * feel.open, SCREEN, bare) +
      circle(x - 6 + gx * 6, -8 + gy * 4, 6, '#fff', bare));
  };
  const tilt = feel.browTilt;
  const brows =
    Math.abs(tilt) > 6 || feel.browUp > 8
      ? [-1, 1]
          .map((s) =>
            line(`M${s * 26} ${-38 - tilt * 0.4 - feel.browUp * 0.4} L${s * 62} ${-38 + tilt * 0.5 - feel.browUp * 0.4}`, glow, 7),
          )
          .join('')
      : '';
  const mouths: Record<Expression['mouth'], string> = {
    smile: line('M-20 38 Q0 58 20 38', glow, 7),
    grin: path('M-26 36 L26 36 Q22 62 0 62 Q-22 62 -26 36Z', glow, bare),
    laugh: path('M-30 32 L30 32 Q26 66 0 66 Q-26 66 -30 32Z', glow, bare),
    frown: line('M-18 52 Q0 34 18 52', glow, 7),
    o: ellipse(0, 46, 9, 12, glow, bare),
    wavy: line('M-22 46 q7 -10 14 0 q8 10 15 0 q8 -10 15 0', glow, 6),
    flat: line('M-16 46 h32', glow, 7),
    smirk: line('M-14 46 Q6 54 20 38', glow, 7),
    yawn: ellipse(0, 46, 13, 9, glow, bare),
    hint: line('M-13 42 Q0 52 13 42', glow, 7),
    speak: path('M-15 40 Q0 36 15 40 Q14 58 0 58 Q-14 58 -15 40Z', glow, bare),
    pout: line('M-12 50 Q0 40 12 50', glow, 7),
  };
  return (
    eye(-44) +
    eye(44) +
    brows +
    mouths[feel.mouth] +
    bothSides(ellipse(72, 34, 8 + feel.blush * 15, 4 + feel.blush * 10, parts.accent, `${bare} opacity=".75"`)) +
    (feel.tear ? circle(70, 22, 6, glow, bare) : '')
  );
}

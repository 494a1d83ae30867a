/** Robots and thinking machines: a screen for a face, joints that show, a light that glows. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, ellipse, group, heartPath, limb, line, path, type Point, rect, starPath } from '../shapes.ts';
import { drawHeld } from '../props/held.ts';
import { headwear } from './headwear.ts';
import { neckOf } from './beast-neck.ts';
import type { Expression } from './expression.ts';
import { type Figure, POSES, reach, type Stance } from './figure.ts';
import type { Look, RobotParts } from './look.ts';
import { drawSigns } from './signs/draw-signs.ts';
import { drawAura } from './power.ts';

const SCREEN = '#1b2145';

export function drawRobot(paper: Paper, look: Look, parts: RobotParts, stance: Stance): Figure {
  const side = stance.turn < 0 ? -1 : 1;
  const g = 0.6 + look.girth * 0.4;
  const shell = paper.linear(
    [
      [0, shade(parts.shell, 0.04)],
      [0.5, parts.shell],
      [1, shade(parts.shell, -0.17)],
    ],
    { x2: 0.7 },
  );
  const accent = paper.drop(parts.accent);
  const joint = paper.radial(
    [
      [0, '#c9d0e4'],
      [1, '#7d86a6'],
    ],
    { cx: 0.35, cy: 0.3 },
  );
  const hover = parts.legs === 'hover';
  const lift = hover ? -44 : 0;
  const orb = parts.body === 'orb' || parts.body === 'drone';
  const headY = orb ? -150 : parts.body === 'car' ? -226 : -352;
  const tools = { shell, accent, joint };
  const art = [
    drawSigns(paper, look, 'back', 0, orb ? -150 : -180),
    orb ? orbSides(paper, parts, tools) : '',
    orb ? '' : legsOf(paper, parts, tools),
    orb ? '' : group(`transform="scale(${g} 1)"`, bodyOf(paper, parts, tools)),
    drawSigns(paper, look, 'chest', 0, orb ? -40 : -172, 0.9),
    orb || parts.body === 'car' || parts.body === 'desk' ? '' : armsOf(paper, parts, stance, side, tools),
    parts.body === 'dress' ? pigtails(paper, parts, joint) : '',
    orb ? '' : rect(-18, headY + 88, 36, 34, 10, joint),
    neckOf(paper, look, headY + 106, 44),
    group(
      `transform="translate(${stance.turn * 7} ${headY}) rotate(${stance.feeling.tilt * side + stance.turn * 1.5})"`,
      headOf(paper, look, parts, stance, tools),
    ),
  ].join('');
  return {
    art: group(`transform="translate(0 ${lift}) scale(${orb ? g : 1} 1)"`, art),
    aura: (hover ? paper.softEllipse(0, -6, 110, 26, parts.glow, 0.7) : '') + drawAura(paper, look, 0, headY + 90, 180),
    face: { x: stance.turn * 9, y: headY + lift, r: 122 },
    box: { left: -(orb ? 190 : 212), right: orb ? 190 : 212, top: headY - 178 + lift },
    cut: 0,
    floats: hover ? 0.8 : 0,
  };
}

interface Fills {
  shell: string;
  accent: string;
  joint: string;
}

function legsOf(paper: Paper, parts: RobotParts, { shell, accent, joint }: Fills): string {
  if (parts.body === 'desk') return '';
  switch (parts.legs) {
    case 'wheel':
      return [-62, 62]
        .map((x) => circle(x, -40, 42, paper.ball('#4a4f66')) + circle(x, -40, 22, joint) + circle(x, -40, 8, parts.accent, bare))
        .join('');
    case 'tracks':
      return (
        rect(-112, -64, 224, 68, 34, '#4a4f66') +
        [-76, -26, 26, 76].map((x) => circle(x, -30, 22, joint) + circle(x, -30, 8, '#5a6078', bare)).join('')
      );
    case 'box':
      return (
        rect(-128, -112, 256, 116, 12, paper.drop(parts.accent)) +
        path(starPath(0, -54, 36), '#ffe27a', bare) +
        bothSides(path(starPath(84, -54, 20), '#ffffff', bare)) +
        path('M-128 -112 L-150 -176 L-20 -132 L-20 -112Z M128 -112 L150 -176 L20 -132 L20 -112Z', shade(parts.accent, -0.1))
      );
    case 'hover':
      return path('M-50 -60 L50 -60 L26 -16 L-26 -16Z', accent) + ellipse(0, -10, 34, 10, parts.glow, `${bare} opacity=".8"`);
    case 'feet':
      return bothSides(
        rect(24, -108, 34, 76, 15, shell),
        circle(41, -72, 13, joint),
        path('M16 -40 Q42 -54 70 -40 L82 -12 Q84 4 66 4 L22 4 Q10 4 12 -10Z', accent),
        path('M12 -8 L83 -8 L83 -2 Q80 6 66 5 L22 5 Q10 5 12 -8Z', '#ffffff', `${bare} opacity=".6"`),
      );
  }
}

function bodyOf(paper: Paper, parts: RobotParts, { shell, accent, joint }: Fills): string {
  const light =
    paper.glow(0, -176, 52, parts.glow, 0.6) +
    circle(0, -176, 25, '#ffffff', `${bare} opacity=".92"`) +
    path(heartPath(0, -176, 13), parts.accent, bare);
  switch (parts.body) {
    case 'dress':
      return (
        path('M-52 -232 Q0 -250 52 -232 L112 -98 Q60 -72 0 -72 Q-60 -72 -112 -98Z', paper.drop(shade(parts.accent, 0.04))) +
        path('M-112 -98 Q-60 -72 0 -72 Q60 -72 112 -98 L104 -118 Q56 -94 0 -94 Q-56 -94 -104 -118Z', '#fff', `${bare} opacity=".55"`) +
        line('M-44 -226 Q-70 -160 -92 -112', '#fff', 10, 0.22) +
        light
      );
    case 'box':
      return (
        rect(-100, -244, 200, 156, 22, shell) +
        rect(-72, -222, 144, 74, 12, accent) +
        line('M-84 -104 h168', shade(parts.shell, -0.16), 5, 0.7) +
        [-80, 80].map((x) => circle(x, -228, 6, '#8d96b5', bare) + circle(x, -104, 6, '#8d96b5', bare)).join('') +
        light
      );
    case 'car':
      return (
        path(
          'M-128 -60 L-128 -104 Q-126 -140 -84 -146 L84 -146 Q126 -140 128 -104 L128 -60 Q128 -44 110 -44 L-110 -44 Q-128 -44 -128 -60Z',
          accent,
        ) +
        circle(-92, -96, 17, '#fff3c4', 'stroke="#8d96b5" stroke-width="5"') +
        circle(92, -96, 17, '#fff3c4', 'stroke="#8d96b5" stroke-width="5"') +
        line('M-46 -84 h92 M-46 -70 h92', shade(parts.accent, -0.16), 6, 0.7)
      );
    case 'spring':
      return line('M0 -110 q-70 -8 0 -26 q76 -10 0 -30 q-70 -8 0 -28 q76 -10 0 -30 q-60 -6 0 -24', '#8d96b5', 15);
    case 'desk':
      return (
        rect(-30, -250, 60, 120, 12, joint) +
        rect(-120, -134, 240, 30, 12, accent) +
        line('M-92 -104 L-100 -8 M92 -104 L100 -8', shade(parts.accent, -0.12), 18)
      );
    case 'sleek':
      return (
        path('M-66 -240 Q0 -258 66 -240 C82 -190 70 -150 52 -110 L50 -86 Q0 -72 -50 -86 L-52 -110 C-70 -150 -82 -190 -66 -240Z', shell) +
        path('M-30 -244 L0 -186 L30 -244 Q0 -254 -30 -244Z', accent, bare) +
        line('M-54 -118 Q0 -104 54 -118', parts.glow, 6, 0.9) +
        paper.glow(0, -172, 40, parts.glow, 0.7) +
        circle(0, -168, 13, parts.glow, bare)
      );
    default:
      return (
        path('M-74 -240 Q0 -258 74 -240 Q98 -160 78 -96 Q0 -72 -78 -96 Q-98 -160 -74 -240Z', shell) +
        path('M-84 -124 Q0 -100 84 -124 L78 -96 Q0 -72 -78 -96Z', accent, bare) +
        line('M-60 -228 Q-80 -170 -70 -128', '#fff', 10, 0.4) +
        light +
        circle(48, -140, 7, joint, bare) +
        circle(-48, -140, 7, joint, bare)
      );
  }
}

function armsOf(paper: Paper, parts: RobotParts, stance: Stance, side: number, { shell, accent, joint }: Fills): string {
  const pose = POSES[stance.pose];
  return [-side, side]
    .map((s) => {
      const shoulder: Point = [s * 72, -220];
      const near = s === side;
      const { elbow, hand } = reach(shoulder, s, near ? pose.near : pose.far, 58, 58);
      const raised = (near ? pose.near : pose.far)[1] > 100;
      const fingers = raised
        ? [-24, 0, 24].map((d) => rect(hand[0] + d * 0.8 - 7, hand[1] - 42 + Math.abs(d) * 0.3, 14, 32, 7, accent)).join('')
        : '';
      return (
        path(limb([shoulder, elbow, hand], [28, 26, 25]), shell) +
        circle(shoulder[0], shoulder[1], 20, joint) +
        circle(elbow[0], elbow[1], 14, joint) +
        (stance.held && near ? drawHeld(paper, stance.held, hand[0], hand[1], s) : '') +
        fingers +
        circle(hand[0], hand[1], 24, accent)
      );
    })
    .join('');
}

const pigtails = (paper: Paper, parts: RobotParts, joint: string): string =>
  bothSides(
    [
      [140, -352],
      [164, -330],
      [174, -298],
      [170, -264],
      [156, -234],
    ]
      .map(([x = 0, y = 0], i) => circle(x, y, 25 - i * 3, paper.ball(i % 2 ? shade(parts.accent, -0.03) : parts.accent)))
      .join('') + circle(132, -366, 20, joint),
  );

function orbSides(paper: Paper, parts: RobotParts, { accent, joint }: Fills): string {
  if (parts.body === 'drone')
    return (
      bothSides(
        rect(104, -196, 70, 16, 8, joint),
        ellipse(160, -206, 62, 9, '#dfe8f6', `${bare} opacity=".75"`),
        circle(160, -196, 12, accent),
      ) + path('M-40 -60 L40 -60 L22 -20 L-22 -20Z', accent)
    );
  return (
    paper.glow(0, -150, 240, parts.glow, 0.45) +
    `<ellipse cx="0" cy="-150" rx="176" ry="40" fill="none" stroke="${parts.glow}" stroke-width="9" opacity=".85" ` +
    'transform="rotate(-14 0 -150)"/>'
  );
}

const HEADS: Record<RobotParts['head'], string> = {
  round: 'M0 -112 C92 -112 134 -70 134 0 C134 66 92 100 0 100 C-92 100 -134 66 -134 0 C-134 -70 -92 -112 0 -112Z',
  box: 'M-118 -78 Q-118 -108 -88 -108 L88 -108 Q118 -108 118 -78 L118 66 Q118 96 88 96 L-88 96 Q-118 96 -118 66Z',
  dome: 'M-122 -10 C-122 -90 -66 -122 0 -122 C66 -122 122 -90 122 -10 L122 60 Q122 92 90 92 L-90 92 Q-122 92 -122 60Z',
  orb: 'M0 -122 C80 -122 124 -76 124 -8 C124 64 78 106 0 106 C-78 106 -124 64 -124 -8 C-124 -76 -80 -122 0 -122Z',
  tv: 'M-128 -84 Q0 -116 128 -84 Q142 0 128 84 Q0 108 -128 84 Q-142 0 -128 -84Z',
};

function headOf(paper: Paper, look: Look, parts: RobotParts, stance: Stance, { shell, accent, joint }: Fills): string {
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
    group(`transform="translate(${stance.turn * 8} 0)"`, screenFace(paper, parts, stance.feeling, stance.gaze.x, stance.gaze.y)),
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
    return (
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
      ellipse(x + gx * 6, 3 + gy * 5, 10, 14 * feel.open, SCREEN, bare) +
      circle(x - 6 + gx * 5, -8, 6, '#fff', bare)
    );
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

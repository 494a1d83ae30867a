/** Robots and thinking machines: a screen for a face, joints that show, a light that glows. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, ellipse, group, heartPath, limb, line, path, type Point, rect, starPath } from '../shapes.ts';
import { drawHeld } from '../props/held.ts';
import { neckOf } from './beast-neck.ts';
import { armToHead, covers, flatHand } from './covering.ts';
import { type Figure, POSES, reach, type Stance } from './figure.ts';
import type { Look, RobotParts } from './look.ts';
import { drawSigns } from './signs/draw-signs.ts';
import { drawAura } from './power.ts';
import { drawRobotHead } from './robot-head.ts';

export function fillsOf(paper: Paper, parts: RobotParts): RobotFills {
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
  return { shell, accent, joint };
}

export function drawRobot(paper: Paper, look: Look, parts: RobotParts, stance: Stance): Figure {
  const side = stance.turn < 0 ? -1 : 1;
  const g = 0.35 + look.girth * 0.65;
  const tools = fillsOf(paper, parts);
  const { joint } = tools;
  const hover = parts.legs === 'hover';
  const onFeet = parts.legs === 'feet' && !['orb', 'drone', 'car', 'desk'].includes(parts.body);
  const sits = stance.pose === 'sitting' && onFeet;
  const kneels = stance.pose === 'kneeling' && onFeet;
  const lift = hover ? -44 : sits ? SEAT : kneels ? KNEELING : 0;
  const orb = parts.body === 'orb' || parts.body === 'drone';
  const headY = orb ? -150 : parts.body === 'car' ? -226 : -352;
  const arms = orb || parts.body === 'car' || parts.body === 'desk' ? { down: '', raised: '' } : armsOf(paper, parts, stance, side, { ...tools, head: { x: stance.turn * 7, y: headY, r: 128 } });
  const art = [
    drawSigns(paper, look, 'back', 0, orb ? -150 : -180),
    orb ? orbSides(paper, parts, tools) : '',
    orb || sits ? '' : kneels ? kneelingLegs(tools) : legsOf(paper, parts, tools),
    orb ? '' : group(`transform="scale(${g} 1)"`, bodyOf(paper, parts, tools)),
    sits ? seatedLegs(paper, tools) : '',
    drawSigns(paper, look, 'chest', 0, orb ? -40 : -172, 0.9),
    arms.down,
    parts.body === 'dress' ? pigtails(paper, parts, joint) : '',
    orb ? '' : rect(-18, headY + 88, 36, 34, 10, joint),
    orb ? '' : neckOf(paper, look, headY + 106, 44),
    group(
      `transform="translate(${stance.turn * 7} ${headY}) rotate(${stance.feeling.tilt * side + stance.turn * 1.5})"`,
      drawRobotHead(paper, look, parts, stance, tools),
    ),
    arms.raised,
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

/** How far a body sinks that sits on the ground. */
const SEAT = 76;

/** How far it sinks that kneels. */
const KNEELING = 46;

/** Knees on the ground, feet behind them out at both sides. */
const kneelingLegs = ({ shell, accent, joint }: RobotFills): string =>
  bothSides(
    rect(58, -46 - KNEELING + 16, 54, 32, 14, accent),
    path(limb([[36, -110], [42, -94], [45, -82]], [36, 36, 34]), shell),
    circle(46, -66, 23, shell),
    circle(46, -66, 13, joint),
  );

/** Knees and soles towards the viewer. */
const seatedLegs = (paper: Paper, { shell, accent, joint }: RobotFills): string =>
  bothSides(
    path(limb([[30, -112], [62, -116], [78, -92]], [36, 40, 34]), shell),
    circle(58, -120, 15, joint),
    rect(48, -122, 66, 56, 24, accent),
    rect(60, -110, 42, 34, 14, paper.ball('#ffffff'), `${bare} opacity=".55"`),
  );

export interface RobotFills {
  shell: string;
  accent: string;
  joint: string;
}

/** The dark line where rubber presses on the ground: without it wheels hover over their soft shadow. */
const pressed = (x: number, half: number): string => ellipse(x, 4, half, 7, '#2b2438', `${bare} opacity=".5"`);

/** What carries the body over wheels: a neck of metal down to the axle, and a mudguard. @param half of its width */
const undercarriage = (half: number, { accent, joint }: Pick<RobotFills, 'accent' | 'joint'>): string =>
  rect(-34, -120, 68, 74, 12, joint) + path(`M${-half} -62 Q${-half} -92 ${-half + 30} -92 L${half - 30} -92 Q${half} -92 ${half} -62Z`, accent);

function legsOf(paper: Paper, parts: RobotParts, { shell, accent, joint }: RobotFills): string {
  if (parts.body === 'desk') return '';
  switch (parts.legs) {
    case 'wheel':
      return (
        pressed(-62, 30) + pressed(62, 30) +
        undercarriage(58, { accent, joint }) +
        [-62, 62].map((x) => circle(x, -38, 42, paper.ball('#4a4f66')) + circle(x, -38, 22, joint) + circle(x, -38, 8, parts.accent, bare)).join('')
      );
    case 'tracks':
      return (
        pressed(0, 92) +
        undercarriage(86, { accent, joint }) +
        rect(-112, -68, 224, 72, 34, '#3d4156') +
        rect(-100, -58, 200, 52, 26, '#565c76', bare) +
        line('M-80 4 V-3 M-48 4 V-3 M-16 4 V-3 M16 4 V-3 M48 4 V-3 M80 4 V-3 M-80 -68 V-61 M-48 -68 V-61 M48 -68 V-61 M80 -68 V-61', '#23263a', 9) +
        [-76, -26, 26, 76].map((x) => circle(x, -32, 21, joint) + circle(x, -32, 8, '#5a6078', bare)).join('')
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

function bodyOf(paper: Paper, parts: RobotParts, { shell, accent, joint }: RobotFills): string {
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

/** Raised arms go before the head, beside the screen, so that a wave is seen. */
function armsOf(paper: Paper, parts: RobotParts, stance: Stance, side: number, { shell, accent, joint, head }: RobotFills & { head: { x: number; y: number; r: number } }): { down: string; raised: string } {
  const pose = POSES[stance.pose];
  const drawn = { down: '', raised: '' };
  const covered = covers(stance.pose);
  for (const s of [-side, side]) {
    const near = s === side;
    const angles = near ? pose.near : pose.far;
    const raised = angles[1] > 100;
    const shoulder: Point = [s * 72, -220];
    const { elbow, hand } = covered ? armToHead(covered, shoulder, s, head, 130) : reach(shoulder, s, raised ? [angles[0], RAISED] : angles, raised ? 68 : 58, raised ? 72 : 58);
    const fingers = raised
      ? [-24, 0, 24].map((d) => rect(hand[0] + d * 0.8 - 7, hand[1] - 42 + Math.abs(d) * 0.3, 14, 32, 7, accent)).join('')
      : '';
    drawn[raised || covered ? 'raised' : 'down'] +=
      path(limb([shoulder, elbow, hand], [28, 26, 25]), shell) +
      circle(shoulder[0], shoulder[1], 20, joint) +
      circle(elbow[0], elbow[1], 14, joint) +
      (stance.held && near ? drawHeld(paper, stance.held, hand[0], hand[1], s) : '') +
      fingers +
      (covered ? flatHand(paper, parts.accent, hand, s, 34, covered) : circle(hand[0], hand[1], 24, accent));
  }
  return drawn;
}

/** Degrees of a raised forearm: away from the head. */
const RAISED = 136;

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

function orbSides(paper: Paper, parts: RobotParts, { accent, joint }: RobotFills): string {
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

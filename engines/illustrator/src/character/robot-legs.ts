/** What a robot stands, rolls, hovers, kneels or sits on. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, ellipse, limb, line, path, rect, starPath } from '../shapes.ts';
import type { RobotParts } from './look.ts';
import type { RobotFills } from './robot-fills.ts';

/** The dark line where rubber presses on the ground: without it wheels hover over their soft shadow. */
const pressed = (x: number, half: number): string => ellipse(x, 4, half, 7, '#2b2438', `${bare} opacity=".5"`);

/** What carries the body over wheels: a neck of metal down to the axle, and a mudguard. @param half of its width */
const undercarriage = (half: number, { accent, joint }: Pick<RobotFills, 'accent' | 'joint'>): string =>
  rect(-34, -120, 68, 74, 12, joint) + path(`M${-half} -62 Q${-half} -92 ${-half + 30} -92 L${half - 30} -92 Q${half} -92 ${half} -62Z`, accent);

export function legsOf(paper: Paper, parts: RobotParts, { shell, accent, joint }: RobotFills): string {
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

/** How far it sinks that kneels. */
export const KNEELING = 46;

/** Knees on the ground, feet behind them out at both sides. */
export const kneelingLegs = ({ shell, accent, joint }: RobotFills): string =>
  bothSides(
    rect(58, -46 - KNEELING + 16, 54, 32, 14, accent),
    path(limb([[36, -110], [42, -94], [45, -82]], [36, 36, 34]), shell),
    circle(46, -66, 23, shell),
    circle(46, -66, 13, joint),
  );

/** Knees and soles towards the viewer. */
export const seatedLegs = (paper: Paper, { shell, accent, joint }: RobotFills): string =>
  bothSides(
    path(limb([[30, -112], [62, -116], [78, -92]], [36, 40, 34]), shell),
    circle(58, -120, 15, joint),
    rect(48, -122, 66, 56, 24, accent),
    rect(60, -110, 42, 34, 14, paper.ball('#ffffff'), `${bare} opacity=".55"`),
  );

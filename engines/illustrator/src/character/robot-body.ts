/** The trunk of a robot, and what an orb or a drone has at its sides. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, ellipse, heartPath, line, path, rect } from '../shapes.ts';
import type { RobotParts } from './look.ts';
import type { RobotFills } from './robot-fills.ts';

export function bodyOf(paper: Paper, parts: RobotParts, { shell, accent, joint }: RobotFills): string {
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

export const pigtails = (paper: Paper, parts: RobotParts, joint: string): string =>
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

export function orbSides(paper: Paper, parts: RobotParts, { accent, joint }: RobotFills): string {
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

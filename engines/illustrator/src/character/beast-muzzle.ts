/** Noses, mouths and whiskers of beasts. */
import type { HeadPlan } from './beast-plan.ts';
import { drawMouth } from './face.ts';
import type { Stance } from './figure.ts';
import { drawHeadHorns } from './horns.ts';
import type { BeastParts, Look } from './look.ts';
import { mix, shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, ellipse, group, limb, line, path } from '../shapes.ts';

export function drawMuzzle(paper: Paper, look: Look, parts: BeastParts, plan: HeadPlan, stance: Stance): string {
  const dark = '#33202a';
  const mouthLine = mix(shade(parts.fur, -0.4), '#5a2f30', 0.5);
  const mood = stance.feeling.mouth;
  const lead = stance.turn * 5;
  const nose = (w: number, h: number, y = plan.noseY): string =>
    path(
      `M${-w} ${y - h * 0.3} Q0 ${y - h} ${w} ${y - h * 0.3} Q${w * 0.8} ${y + h * 0.8} 0 ${y + h} Q${-w * 0.8} ${y + h * 0.8} ` +
        `${-w} ${y - h * 0.3}Z`,
      dark,
      bare,
    ) + ellipse(-w * 0.3, y - h * 0.25, w * 0.34, h * 0.24, '#fff', `${bare} opacity=".55"`);
  const small = (w = 22): string =>
    mood === 'smile' || mood === 'smirk'
      ? line(
          `M0 ${plan.noseY + 10} L0 ${plan.mouthY + 2} M${-w} ${plan.mouthY - 2} Q${-w * 0.5} ${plan.mouthY + 13} 0 ` +
            `${plan.mouthY + 2} Q${w * 0.5} ${plan.mouthY + 13} ${w} ${plan.mouthY - 2}`,
          mouthLine,
          5,
        )
      : line(`M0 ${plan.noseY + 10} L0 ${plan.mouthY}`, mouthLine, 4.5) +
        drawMouth({ x: 0, y: plan.mouthY, w: w * 0.92, line: mouthLine, fangs: false }, mood);
  // In an open mouth two teeth alone would leave dark corners that look like fangs: it is wider, and they are short.
  const gnawing = (w: number, half: number): string => {
    const open = mood === 'grin' || mood === 'laugh';
    const top = plan.mouthY + (open ? 2 : 5);
    return (
      (open
        ? line(`M0 ${plan.noseY + 10} L0 ${plan.mouthY}`, mouthLine, 4.5) +
          path(`M${-w * 1.25} ${plan.mouthY - 3} Q0 ${plan.mouthY + 7} ${w * 1.25} ${plan.mouthY - 3} C${w * 1.2} ${plan.mouthY + 38} ` +
            `${-w * 1.2} ${plan.mouthY + 38} ${-w * 1.25} ${plan.mouthY - 3}Z`, '#84293a', bare) +
          ellipse(0, plan.mouthY + 22, w * 0.5, 6, '#f08a92', bare)
        : small(w)) +
      path(`M${-half} ${top} h${half * 2} v${open ? 9 : 13} q${-half} 4 ${-half * 2} 0Z`, '#fffdf6', bare) +
      line(`M0 ${top} v${open ? 9 : 13}`, '#d8cfc8', 2)
    );
  };
  const teeth = look.marks.includes('fangs')
    ? path(`M-14 ${plan.mouthY + 6} l5 14 l6 -10Z M14 ${plan.mouthY + 6} l-5 14 l-6 -10Z`, '#fff', bare)
    : '';
  const at = (art: string): string => group(`transform="translate(${lead} 0)"`, art, teeth);
  switch (parts.head) {
    case 'fox':
      return (
        path(
          'M143 30 C124 34 116 40 108 46 C82 82 42 90 0 90 C-42 90 -82 82 -108 46 C-116 40 -124 34 -143 30 C-108 6 -54 4 0 40 C54 ' +
            '4 108 6 143 30Z',
          paper.drop(parts.cream),
          bare,
        ) + at(nose(18, 12) + small(24))
      );
    case 'cat':
      if (parts.beak)
        return (
          path(
            'M0 -92 C66 -92 104 -52 106 -4 C108 50 66 88 0 90 C-66 88 -108 50 -106 -4 C-104 -52 -66 -92 0 -92Z',
            paper.ball(parts.cream),
            bare,
          ) +
          at(
            path('M-24 22 Q0 10 24 22 Q22 60 0 78 Q-22 60 -24 22Z', paper.drop('#f2b33d'), bare) +
              line('M-20 44 Q0 56 20 44', '#a86f20', 4),
          )
        );
      return (
        ellipse(0, 52, 50, 34, parts.cream, bare) +
        at(path(`M-13 30 Q0 26 13 30 Q9 43 0 46 Q-9 43 -13 30Z`, '#e27a80', bare) + small(20)) +
        whiskers(parts)
      );
    case 'lion':
      return (
        ellipse(0, 52, 52, 36, parts.cream, bare) +
        at(nose(21, 13) + small(22)) +
        path('M-16 -40 L-12 24 L12 24 L16 -40 Q0 -52 -16 -40Z', shade(parts.fur, 0.05), `${bare} opacity=".6"`)
      );
    case 'dog':
      return ellipse(0, 46, 56, 42, parts.cream, bare) + at(nose(22, 15) + small(24));
    case 'bear':
      return ellipse(0, 44, 52, 38, parts.cream, bare) + at(nose(21, 14) + small(22));
    case 'mouse':
      return (
        ellipse(0, 56, 44, 28, parts.cream, bare) +
        at(
          circle(0, plan.noseY, 11, '#e88a94', bare) +
            circle(-3, plan.noseY - 4, 3.4, '#fff', `${bare} opacity=".7"`) +
            gnawing(17, 7),
        ) +
        whiskers(parts)
      );
    case 'squirrel':
      return (
        bothSides(ellipse(48, -12, 38, 42, mix(parts.cream, parts.fur, 0.25), bare) + ellipse(76, 54, 44, 36, parts.cream, bare)) + ellipse(0, 62, 66, 36, parts.cream, bare) +
        at(path('M-13 26 Q0 20 13 26 Q9 38 0 41 Q-9 38 -13 26Z', '#4a3030', bare) + gnawing(20, 10)) +
        whiskers(parts)
      );
    case 'rabbit':
      return (
        ellipse(-18, 52, 28, 22, parts.cream, bare) +
        ellipse(18, 52, 28, 22, parts.cream, bare) +
        at(
          path('M-12 30 Q0 25 12 30 Q8 41 0 44 Q-8 41 -12 30Z', '#e8838c', bare) +
            gnawing(19, 9),
        ) +
        whiskers(parts)
      );
    case 'hedgehog':
      return (
        path('M-96 -14 C-96 -70 96 -70 96 -14 C100 60 60 92 0 92 C-60 92 -100 60 -96 -14Z', paper.drop(parts.cream), bare) +
        at(nose(15, 12) + small(20))
      );
    case 'horse':
      return (
        ellipse(0, 88, 60, 40, mix(parts.cream, '#f2b9b4', 0.4), bare) +
        at(
          ellipse(-24, 76, 7, 9, shade(parts.fur, -0.3), bare) +
            ellipse(24, 76, 7, 9, shade(parts.fur, -0.3), bare) +
            drawMouth({ x: 0, y: plan.mouthY, w: 25, line: mouthLine }, mood),
        )
      );
    case 'deer':
      return (
        path('M0 30 C44 30 62 66 62 92 C60 118 34 126 0 126 C-34 126 -60 118 -62 92 C-62 66 -44 30 0 30Z', parts.cream, bare) +
        at(nose(20, 13) + small(20))
      );
    case 'cow':
      return (
        ellipse(0, 58, 84, 44, mix(parts.cream, '#f4b9ac', 0.5), bare) +
        at(
          ellipse(-32, 44, 9, 11, shade(parts.cream, -0.3), bare) +
            ellipse(32, 44, 9, 11, shade(parts.cream, -0.3), bare) +
            drawMouth({ x: 0, y: plan.mouthY - 4, w: 28, line: mouthLine }, mood),
        ) +
        (parts.horns === 'rhino' ? drawHeadHorns(paper, 'rhino') : '')
      );
    case 'pig':
      return at(
        ellipse(0, 32, 38, 27, paper.ball(shade(parts.fur, -0.04))) +
          ellipse(-13, 32, 6, 10, shade(parts.fur, -0.28), bare) +
          ellipse(13, 32, 6, 10, shade(parts.fur, -0.28), bare) +
          drawMouth({ x: 0, y: plan.mouthY, w: 24, line: mouthLine }, mood),
      );
    case 'elephant':
      return (
        drawMouth({ x: 34, y: 66, w: 22, line: mouthLine }, mood) +
        at(
          path(
            limb(
              [
                [0, 20],
                [-4, 80],
                [-22, 134],
                [-58, 150],
                [-74, 124],
              ],
              [60, 54, 44, 36, 30],
            ),
            paper.ball(parts.fur),
          ) + line('M-26 66 Q-4 76 20 68 M-28 92 Q-8 100 14 94 M-34 116 Q-16 124 2 120', shade(parts.fur, -0.12), 4, 0.6),
        ) +
        bothSides(path('M48 66 Q66 96 86 94 Q72 78 70 60Z', '#fff6e6'))
      );
    case 'monkey':
      return (
        path(
          'M0 -52 C26 -76 78 -56 78 -6 C78 12 70 24 62 30 C76 76 40 90 0 90 C-40 90 -76 76 -62 30 C-70 24 -78 12 -78 -6 C-78 -56 ' +
            '-26 -76 0 -52Z',
          paper.drop(parts.cream),
          bare,
        ) +
        at(
          ellipse(-8, 28, 4, 5, mouthLine, bare) +
            ellipse(8, 28, 4, 5, mouthLine, bare) +
            drawMouth({ x: 0, y: plan.mouthY - 6, w: 30, line: mouthLine }, mood),
        )
      );
    case 'turtle':
      return at(
        ellipse(-7, 30, 3.5, 4.5, mouthLine, bare) +
          ellipse(7, 30, 3.5, 4.5, mouthLine, bare) +
          drawMouth({ x: 0, y: plan.mouthY, w: 34, line: mouthLine }, mood),
      );
    case 'mole':
      return (
        ellipse(0, 68, 46, 24, parts.cream, bare) +
        at(
          path(limb([[0, 2], [2, 26], [3, 46]], [74, 58, 40]), paper.ball(parts.fur)) +
            circle(4, plan.noseY, 20, parts.dark, bare) +
            circle(-2, plan.noseY - 7, 6, '#fff', `${bare} opacity=".6"`) +
            drawMouth({ x: 4, y: plan.mouthY, w: 16, line: mouthLine }, mood),
        )
      );
    case 'anteater':
      return (
        path('M-30 58 C-24 100 -26 140 0 146 C26 140 24 100 30 58 C18 74 -18 74 -30 58Z', parts.cream, `${bare} opacity=".75"`) +
        at(nose(17, 12) + drawMouth({ x: 0, y: plan.mouthY - 8, w: 17, line: mouthLine }, mood))
      );
    case 'frog':
      return (
        ellipse(0, 60, 84, 34, parts.cream, `${bare} opacity=".85"`) +
        at(
          ellipse(-9, 4, 4, 5, mouthLine, bare) +
            ellipse(9, 4, 4, 5, mouthLine, bare) +
            drawMouth({ x: 0, y: plan.mouthY, w: 48, line: mouthLine }, mood),
        )
      );
  }
}

const whiskers = (parts: BeastParts): string =>
  bothSides(line('M58 48 Q92 40 122 44 M58 58 Q90 60 118 66', shade(parts.fur, parts.fur > '#c' ? -0.2 : 0.25), 3, 0.6));

/** Small crawling, flying and winding beings. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bothSides, circle, group, line, path } from '../shapes.ts';
import { headwear } from './headwear.ts';
import { drawBrows, drawCheeks, drawEye, drawMouth, drawTear } from './face.ts';
import type { Figure, Stance } from './figure.ts';
import type { BugParts, Look } from './look.ts';
import { BUG_BODIES } from './bug-bodies.ts';
import { drawSigns } from './signs/draw-signs.ts';
import { lenses } from './spectacles.ts';
import { drawAura } from './power.ts';
import { nodOf, turnHead } from './turn-head.ts';

export function drawBug(paper: Paper, look: Look, parts: BugParts, stance: Stance): Figure {
  const side = stance.turn < 0 ? -1 : 1;
  const body = BUG_BODIES[parts.shape](paper, parts);
  const { feeling, gaze } = stance;
  const hop = ['jumping', 'cheering', 'flying'].includes(stance.pose) ? -34 : 0;
  const eye = { iris: look.eye, lid: shade(body.head, -0.05), lashes: look.female || look.marks.includes('lashes') };
  const local = { x: gaze.x * side, y: gaze.y };
  const [far, high] = body.face?.eye ?? [42, -4];
  const [lips, half] = body.face?.mouth ?? [46, 26];
  const feelers = body.antennae
    ? bothSides(line('M34 -84 C40 -120 60 -136 84 -140', shade(parts.second, -0.05), 7) + circle(88, -142, 12, paper.ball(parts.second)))
    : '';
  const head = [
    drawSigns(paper, look, 'crown'),
    feelers,
    path(
      body.face?.skull ?? 'M0 -100 C68 -100 104 -58 104 -2 C104 56 66 92 0 92 C-66 92 -104 56 -104 -2 C-104 -58 -68 -100 0 -100Z',
      paper.ball(body.head),
      'data-part="skull"',
    ),
    drawCheeks(paper, body.head, 74, 34, 18, feeling.blush + 0.14),
    drawEye(paper, -far, high, 29, eye, feeling, local),
    drawEye(paper, far, high, 29, { ...eye, iris: look.secondEye }, feeling, local),
    drawBrows({ color: shade(body.head, -0.25), width: 6, spread: far + 1, y: high - 48, length: 38 }, feeling),
    drawMouth({ x: 0, y: lips, w: half, line: shade(body.head, -0.4) }, feeling.mouth),
    feeling.tear ? drawTear(70, 30, 11) : '',
    look.marks.includes('glasses') ? lenses({ x: far, y: high, r: 41 }) : '',
    headwear(paper, look),
  ].join('');
  // The body is mirrored where it goes to the left.
  const face = group(`transform="translate(${body.faceX} ${body.faceY}) rotate(${feeling.tilt})"`, turnHead(head, Math.abs(stance.turn), { r: 106, far: 0.32, nod: nodOf(stance) }));
  return {
    art: group(`transform="translate(0 ${hop - body.lift}) scale(${side * (0.6 + 0.4 * look.girth)} 1)"`,
      drawSigns(paper, look, 'back', 0, body.faceY + 60), body.back, body.art,
      drawSigns(paper, look, 'chest', body.faceX * 0.8, body.faceY + 112, 0.8), face),
    aura: drawAura(paper, look, 0, body.faceY, 170),
    face: { x: side * body.faceX, y: body.faceY + hop - body.lift, r: 104 },
    box: { left: -body.wide, right: body.wide, top: Math.min(body.top, body.faceY - (body.antennae ? 160 : 108)) + hop - body.lift },
    cut: 0,
    floats: body.lift > 10 ? 0.8 : 0,
  };
}

/** Heads of beasts: centre 0,0 and about 110 in radius. */
import { drawBeastEars } from './beast-ears.ts';
import { brush, facePattern, flameCrown, forelock, lionMane, spikes } from './beast-markings.ts';
import { drawMuzzle } from './beast-muzzle.ts';
import { type HeadPlan, PLANS } from './beast-plan.ts';
import { drawBrows, drawCheeks, drawEye, drawTear } from './face.ts';
import type { Stance } from './figure.ts';
import { drawBeastAids } from './hearing-aids.ts';
import { headwear, topper } from './headwear.ts';
import { antlersOutside, drawHeadHorns } from './horns.ts';
import { drawSigns } from './signs/draw-signs.ts';
import { bridge, lenses } from './spectacles.ts';
import { earsFall } from './spirits.ts';
import type { BeastParts, Look } from './look.ts';
import { nodOf, still, turnHead } from './turn-head.ts';
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, ellipse, line, path, starPath } from '../shapes.ts';

export const drawBeastHead = (paper: Paper, look: Look, parts: BeastParts, stance: Stance): string =>
  turnHead(fromTheFront(paper, look, parts, stance), stance.turn, { r: BALL[parts.head] ?? 116, nod: nodOf(stance) });

/** Narrow heads have less room to turn in. */
const BALL: Partial<Record<BeastParts['head'], number>> = { horse: 94, deer: 94, anteater: 98, frog: 126, bear: 122, elephant: 122, cow: 122 };

function fromTheFront(paper: Paper, look: Look, parts: BeastParts, stance: Stance): string {
  const plan = PLANS[parts.head];
  const fur = paper.ball(parts.fur);
  const { feeling, gaze } = stance;
  const iris = {
    iris: look.eye,
    lid: shade(parts.fur, -0.03),
    lashes: look.female || look.marks.includes('lashes'),
    shine: look.marks.includes('glow-eyes'),
  };
  const eyes =
    drawEye(paper, -plan.eyeX, plan.eyeY, plan.eyeR, iris, feeling, gaze) +
    drawEye(paper, plan.eyeX, plan.eyeY, plan.eyeR, { ...iris, iris: look.secondEye }, feeling, gaze);
  const brow = drawBrows(
    {
      color: shade(parts.fur, parts.pattern === 'panda' ? -0.5 : -0.25),
      width: 6,
      spread: plan.eyeX + 1,
      y: plan.eyeY - plan.eyeR - 17,
      length: 38,
    },
    feeling,
  );
  const features = [
    drawMuzzle(paper, look, parts, plan, stance),
    eyes,
    parts.pattern === 'panda' ? '' : brow,
    drawCheeks(paper, parts.fur, plan.cheekX, plan.cheekY, 18, feeling.blush + 0.12 + (look.marks.includes('rosy') ? 0.2 : 0)),
    feeling.tear ? drawTear(plan.eyeX + plan.eyeR * 0.9, plan.eyeY + 34, 11) : '',
    look.marks.includes('glasses') ? spectacles(plan) : '',
    look.marks.includes('patch') ? line('M-104 -48 L100 -20', '#2b2430', 7) + ellipse(plan.eyeX, plan.eyeY, 34, 34, '#2b2430') : '',
  ].join('');
  const ears = drawBeastEars(paper, parts, earsFall(stance));
  const horns = parts.horns && parts.horns !== 'unicorn' && parts.horns !== 'rhino' ? drawHeadHorns(paper, parts.horns) : '';
  return [
    drawSigns(paper, look, 'crown'),
    parts.flames ? still(flameCrown(parts.flames)) : '',
    parts.mane === 'lion' ? still(lionMane(paper, parts.dark)) : '',
    parts.pattern === 'spines' ? still(spikes(paper, parts.dark)) : '',
    // Behind long ears antlers would seem to grow out of them: they stand outside those, on the skull.
    ...(parts.ears === 'long' ? [ears, parts.horns === 'antlers' ? antlersOutside() : horns] : [horns, ears]),
    path(plan.shape, fur, 'data-part="skull"'),
    facePattern(paper, parts, plan),
    features,
    parts.mane === 'hair' ? forelock(paper, parts.dark) : parts.mane === 'brush' ? brush(paper, parts.dark) : '',
    parts.horns === 'unicorn' ? drawHeadHorns(paper, 'unicorn') : '',
    look.marks.includes('star-mark') ? path(starPath(0, -64, 18), '#ffe27a', bare) : '',
    parts.topper ? topper(paper, parts.topper) : '',
    parts.metal
      ? line('M-104 -30 Q-60 -46 -30 -92 M104 -30 Q60 -46 30 -92', shade(parts.fur, -0.16), 4, 0.6) +
        bothSides(circle(96, 4, 5, shade(parts.fur, -0.2), bare) + circle(66, -74, 5, shade(parts.fur, -0.2), bare))
      : '',
    drawBeastAids(paper, look, parts),
    headwear(paper, look),
  ].join('');
}

const spectacles = ({ eyeX: x, eyeY: y, eyeR }: HeadPlan): string => {
  const r = eyeR * 1.5;
  return lenses({ x, y, r, tint: '.18' }) + bridge(x - r, y - 3, y - 10);
};

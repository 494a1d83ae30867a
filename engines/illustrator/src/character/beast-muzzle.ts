/** Noses, mouths and whiskers of beasts. */
import { fangs, type MuzzleBrush, muzzleBrush, nostrils, whiskers } from './beast-mouth.ts';
import type { HeadPlan } from './beast-plan.ts';
import type { Stance } from './figure.ts';
import { drawHeadHorns } from './horns.ts';
import type { BeastParts, Look } from './look.ts';
import { mix, shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, ellipse, group, limb, line, path } from '../shapes.ts';

interface Muzzle {
  /** lies on the face and stays where it is when the head turns */
  patch?: string;
  /** what looks where the head looks */
  front: string;
  over?: string;
}

/** Units that a nose moves to the side where the head turns. */
const TURNED = 12;

export function drawMuzzle(paper: Paper, look: Look, parts: BeastParts, plan: HeadPlan, stance: Stance): string {
  const { patch = '', front, over = '' } = MUZZLES[parts.head](muzzleBrush(paper, parts, plan, stance));
  return patch + group(`transform="translate(${stance.turn * TURNED} 0)"`, front, look.marks.includes('fangs') ? fangs(plan) : '') + over;
}

/** A patch of cream in the middle. */
const cream = ({ parts }: MuzzleBrush, y: number, rx: number, ry: number): string => ellipse(0, y, rx, ry, parts.cream, bare);

const MUZZLES: Readonly<Record<BeastParts['head'], (brush: MuzzleBrush) => Muzzle>> = {
  fox: ({ paper, parts, nose, small }) => ({
    patch: path(
      'M143 30 C124 34 116 40 108 46 C82 82 42 90 0 90 C-42 90 -82 82 -108 46 C-116 40 -124 34 -143 30 C-108 6 -54 4 0 40 C54 ' +
        '4 108 6 143 30Z',
      paper.drop(parts.cream),
      bare,
    ),
    front: nose(18, 12) + small(24),
  }),
  cat: (brush) => (brush.parts.beak ? beakOfACat(brush) : {
    patch: cream(brush, 52, 50, 34),
    front: path('M-13 30 Q0 26 13 30 Q9 43 0 46 Q-9 43 -13 30Z', '#e27a80', bare) + brush.small(20),
    over: whiskers(brush.parts),
  }),
  lion: (brush) => ({
    patch: cream(brush, 52, 52, 36),
    front: brush.nose(21, 13) + brush.small(22),
    over: path('M-16 -40 L-12 24 L12 24 L16 -40 Q0 -52 -16 -40Z', shade(brush.parts.fur, 0.05), `${bare} opacity=".6"`),
  }),
  dog: (brush) => ({ patch: cream(brush, 46, 56, 42), front: brush.nose(22, 15) + brush.small(24) }),
  bear: (brush) => ({ patch: cream(brush, 44, 52, 38), front: brush.nose(21, 14) + brush.small(22) }),
  mouse: (brush) => ({
    patch: cream(brush, 56, 44, 28),
    front:
      circle(0, brush.plan.noseY, 11, '#e88a94', bare) +
      circle(-3, brush.plan.noseY - 4, 3.4, '#fff', `${bare} opacity=".7"`) +
      brush.gnawing(17, 7),
    over: whiskers(brush.parts),
  }),
  squirrel: ({ parts, gnawing }) => ({
    patch:
      bothSides(ellipse(48, -12, 38, 42, mix(parts.cream, parts.fur, 0.25), bare) + ellipse(76, 54, 44, 36, parts.cream, bare)) +
      ellipse(0, 62, 66, 36, parts.cream, bare),
    front: path('M-13 26 Q0 20 13 26 Q9 38 0 41 Q-9 38 -13 26Z', '#4a3030', bare) + gnawing(20, 10),
    over: whiskers(parts),
  }),
  rabbit: ({ parts, gnawing }) => ({
    patch: ellipse(-18, 52, 28, 22, parts.cream, bare) + ellipse(18, 52, 28, 22, parts.cream, bare),
    front: path('M-12 30 Q0 25 12 30 Q8 41 0 44 Q-8 41 -12 30Z', '#e8838c', bare) + gnawing(19, 9),
    over: whiskers(parts),
  }),
  hedgehog: ({ paper, parts, nose, small }) => ({
    patch: path('M-96 -14 C-96 -70 96 -70 96 -14 C100 60 60 92 0 92 C-60 92 -100 60 -96 -14Z', paper.drop(parts.cream), bare),
    front: nose(15, 12) + small(20),
  }),
  horse: ({ parts, mouth }) => ({
    patch: ellipse(0, 88, 60, 40, mix(parts.cream, '#f2b9b4', 0.4), bare),
    front: nostrils(24, 76, 7, 9, shade(parts.fur, -0.3)) + mouth({ w: 25 }),
  }),
  deer: ({ parts, nose, small }) => ({
    patch: path('M0 30 C44 30 62 66 62 92 C60 118 34 126 0 126 C-34 126 -60 118 -62 92 C-62 66 -44 30 0 30Z', parts.cream, bare),
    front: nose(20, 13) + small(20),
  }),
  cow: ({ paper, parts, plan, mouth }) => ({
    patch: ellipse(0, 58, 84, 44, mix(parts.cream, '#f4b9ac', 0.5), bare),
    front: nostrils(32, 44, 9, 11, shade(parts.cream, -0.3)) + mouth({ y: plan.mouthY - 4, w: 28 }),
    over: parts.horns === 'rhino' ? drawHeadHorns(paper, 'rhino') : '',
  }),
  pig: ({ paper, parts, mouth }) => ({
    front:
      ellipse(0, 32, 38, 27, paper.ball(shade(parts.fur, -0.04))) +
      nostrils(13, 32, 6, 10, shade(parts.fur, -0.28)) +
      mouth({ w: 24 }),
  }),
  elephant: ({ paper, parts, mouth }) => ({
    patch: mouth({ x: 34, y: 66, w: 22 }),
    front:
      path(limb([[0, 20], [-4, 80], [-22, 134], [-58, 150], [-74, 124]], [60, 54, 44, 36, 30]), paper.ball(parts.fur)) +
      line('M-26 66 Q-4 76 20 68 M-28 92 Q-8 100 14 94 M-34 116 Q-16 124 2 120', shade(parts.fur, -0.12), 4, 0.6),
    over: bothSides(path('M48 66 Q66 96 86 94 Q72 78 70 60Z', '#fff6e6')),
  }),
  monkey: ({ paper, parts, plan, ink, mouth }) => ({
    patch: path(
      'M0 -52 C26 -76 78 -56 78 -6 C78 12 70 24 62 30 C76 76 40 90 0 90 C-40 90 -76 76 -62 30 C-70 24 -78 12 -78 -6 C-78 -56 ' +
        '-26 -76 0 -52Z',
      paper.drop(parts.cream),
      bare,
    ),
    front: nostrils(8, 28, 4, 5, ink) + mouth({ y: plan.mouthY - 6, w: 30 }),
  }),
  turtle: ({ ink, mouth }) => ({ front: nostrils(7, 30, 3.5, 4.5, ink) + mouth({ w: 34 }) }),
  mole: ({ paper, parts, plan, mouth }) => ({
    patch: ellipse(0, 68, 46, 24, parts.cream, bare),
    front:
      path(limb([[0, 2], [2, 26], [3, 46]], [74, 58, 40]), paper.ball(parts.fur)) +
      circle(4, plan.noseY, 20, parts.dark, bare) +
      circle(-2, plan.noseY - 7, 6, '#fff', `${bare} opacity=".6"`) +
      mouth({ x: 4, w: 16 }),
  }),
  anteater: ({ parts, plan, nose, mouth }) => ({
    patch: path('M-30 58 C-24 100 -26 140 0 146 C26 140 24 100 30 58 C18 74 -18 74 -30 58Z', parts.cream, `${bare} opacity=".75"`),
    front: nose(17, 12) + mouth({ y: plan.mouthY - 8, w: 17 }),
  }),
  frog: ({ parts, ink, mouth }) => ({
    patch: ellipse(0, 60, 84, 34, parts.cream, `${bare} opacity=".85"`),
    front: nostrils(9, 4, 4, 5, ink) + mouth({ w: 48 }),
  }),
};

/** Whoever is half a bird has the beak of one in the face of a cat. */
const beakOfACat = ({ paper, parts }: MuzzleBrush): Muzzle => ({
  patch: path(
    'M0 -92 C66 -92 104 -52 106 -4 C108 50 66 88 0 90 C-66 88 -108 50 -106 -4 C-104 -52 -66 -92 0 -92Z',
    paper.ball(parts.cream),
    bare,
  ),
  front:
    path('M-24 22 Q0 10 24 22 Q22 60 0 78 Q-22 60 -24 22Z', paper.drop('#f2b33d'), bare) +
    line('M-20 44 Q0 56 20 44', '#a86f20', 4),
});

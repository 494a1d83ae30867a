/** Heads of beasts: centre 0,0 and about 110 in radius. */
import { mix, shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, ellipse, group, limb, line, path, starPath } from '../shapes.ts';
import { drawBeastEars } from './beast-ears.ts';
import { drawBrows, drawCheeks, drawEye, drawMouth, drawTear } from './face.ts';
import type { Stance } from './figure.ts';
import { drawHat } from './hats.ts';
import { drawHeadHorns } from './horns.ts';
import type { BeastParts, Look } from './look.ts';

const ROUND = 'M0 -100 C72 -100 112 -60 114 -6 C116 54 72 92 0 94 C-72 92 -116 54 -114 -6 C-112 -60 -72 -100 0 -100Z';
const WIDE = 'M0 -96 C74 -96 104 -54 112 -10 C132 10 146 20 152 30 C128 34 118 40 110 46 C84 84 44 92 0 92 C-44 92 -84 84 -110 46 C-118 40 -128 34 -152 30 C-146 20 -132 10 -112 -10 C-104 -54 -74 -96 0 -96Z';
const LONG = 'M0 -104 C60 -104 92 -66 92 -18 C92 20 74 44 70 76 C68 112 40 128 0 128 C-40 128 -68 112 -70 76 C-74 44 -92 20 -92 -18 C-92 -66 -60 -104 0 -104Z';
const BROAD = 'M0 -104 C78 -104 120 -62 122 -6 C124 58 76 98 0 100 C-76 98 -124 58 -122 -6 C-120 -62 -78 -104 0 -104Z';
const FROG = 'M0 -72 C30 -76 34 -104 62 -104 C98 -104 110 -74 106 -46 C128 -22 132 12 124 34 C108 78 60 92 0 92 C-60 92 -108 78 -124 34 C-132 12 -128 -22 -106 -46 C-110 -74 -98 -104 -62 -104 C-34 -104 -30 -76 0 -72Z';

interface HeadPlan { shape: string; eyeX: number; eyeY: number; eyeR: number; noseY: number; mouthY: number; cheekX: number; cheekY: number }

const PLANS: Record<BeastParts['head'], HeadPlan> = {
  fox: { shape: WIDE, eyeX: 47, eyeY: 2, eyeR: 26, noseY: 40, mouthY: 62, cheekX: 84, cheekY: 36 },
  cat: { shape: ROUND, eyeX: 48, eyeY: 0, eyeR: 27, noseY: 36, mouthY: 54, cheekX: 82, cheekY: 38 },
  dog: { shape: ROUND, eyeX: 45, eyeY: -6, eyeR: 25, noseY: 26, mouthY: 56, cheekX: 84, cheekY: 36 },
  bear: { shape: BROAD, eyeX: 48, eyeY: -8, eyeR: 24, noseY: 26, mouthY: 54, cheekX: 86, cheekY: 34 },
  lion: { shape: ROUND, eyeX: 46, eyeY: -4, eyeR: 24, noseY: 30, mouthY: 54, cheekX: 80, cheekY: 38 },
  mouse: { shape: ROUND, eyeX: 46, eyeY: -2, eyeR: 27, noseY: 38, mouthY: 54, cheekX: 80, cheekY: 40 },
  rabbit: { shape: ROUND, eyeX: 50, eyeY: -2, eyeR: 27, noseY: 34, mouthY: 50, cheekX: 82, cheekY: 38 },
  horse: { shape: LONG, eyeX: 50, eyeY: -26, eyeR: 25, noseY: 72, mouthY: 96, cheekX: 62, cheekY: 30 },
  deer: { shape: LONG, eyeX: 51, eyeY: -20, eyeR: 27, noseY: 82, mouthY: 102, cheekX: 62, cheekY: 32 },
  cow: { shape: BROAD, eyeX: 50, eyeY: -22, eyeR: 24, noseY: 42, mouthY: 72, cheekX: 92, cheekY: 10 },
  pig: { shape: ROUND, eyeX: 50, eyeY: -16, eyeR: 24, noseY: 32, mouthY: 66, cheekX: 82, cheekY: 36 },
  elephant: { shape: BROAD, eyeX: 54, eyeY: -14, eyeR: 24, noseY: 40, mouthY: 74, cheekX: 84, cheekY: 30 },
  monkey: { shape: ROUND, eyeX: 38, eyeY: -6, eyeR: 25, noseY: 30, mouthY: 56, cheekX: 70, cheekY: 36 },
  hedgehog: { shape: ROUND, eyeX: 46, eyeY: 4, eyeR: 26, noseY: 38, mouthY: 56, cheekX: 78, cheekY: 40 },
  turtle: { shape: ROUND, eyeX: 48, eyeY: -8, eyeR: 26, noseY: 28, mouthY: 50, cheekX: 82, cheekY: 34 },
  frog: { shape: FROG, eyeX: 64, eyeY: -62, eyeR: 28, noseY: 4, mouthY: 26, cheekX: 92, cheekY: 22 },
};

export const headWidth = (parts: BeastParts): number => (parts.mane === 'lion' ? 172 : parts.ears === 'huge' ? 176 : parts.head === 'elephant' ? 210 : parts.head === 'fox' ? 156 : parts.horns === 'antlers' ? 150 : 132);

export function drawBeastHead(paper: Paper, look: Look, parts: BeastParts, stance: Stance): string {
  const plan = PLANS[parts.head];
  const fur = paper.ball(parts.fur);
  const { feeling, gaze, turn } = stance;
  const iris = { iris: look.eye, lid: shade(parts.fur, -0.03), lashes: look.female || look.marks.includes('lashes'), shine: look.marks.includes('glow-eyes') };
  const eyes = drawEye(paper, -plan.eyeX, plan.eyeY, plan.eyeR, iris, feeling, gaze) + drawEye(paper, plan.eyeX, plan.eyeY, plan.eyeR, { ...iris, iris: look.secondEye }, feeling, gaze);
  const brow = drawBrows({ color: shade(parts.fur, parts.pattern === 'panda' ? -0.5 : -0.25), width: 6, spread: plan.eyeX + 1, y: plan.eyeY - plan.eyeR - 17, length: 38 }, feeling);
  const features = group(`transform="translate(${turn * 9} 0)"`,
    drawMuzzle(paper, look, parts, plan, stance),
    eyes, parts.pattern === 'panda' ? '' : brow,
    drawCheeks(paper, parts.fur, plan.cheekX, plan.cheekY, 18, feeling.blush + 0.12 + (look.marks.includes('rosy') ? 0.2 : 0)),
    feeling.tear ? drawTear(plan.eyeX + plan.eyeR * 0.9, plan.eyeY + 34, 11) : '',
    look.marks.includes('glasses') ? spectacles(plan) : '',
    look.marks.includes('patch') ? line('M-104 -48 L100 -20', '#2b2430', 7) + ellipse(plan.eyeX, plan.eyeY, 34, 34, '#2b2430') : '',
  );
  return [
    parts.flames ? flameCrown(parts.flames) : '',
    parts.mane === 'lion' ? lionMane(paper, parts.dark) : '',
    parts.pattern === 'spines' ? spikes(paper, parts.dark) : '',
    parts.horns && parts.horns !== 'unicorn' && parts.horns !== 'rhino' ? drawHeadHorns(paper, parts.horns) : '',
    drawBeastEars(paper, parts),
    path(plan.shape, fur, 'data-part="skull"'),
    facePattern(paper, parts, plan),
    features,
    parts.mane === 'hair' ? forelock(paper, parts.dark) : '',
    parts.horns === 'unicorn' ? drawHeadHorns(paper, 'unicorn') : '',
    look.marks.includes('star-mark') ? path(starPath(turn * 8, -64, 18), '#ffe27a', bare) : '',
    headwear(paper, look),
  ].join('');
}

export function headwear(paper: Paper, look: Look): string {
  const worn = look.marks.find((mark) => ['crown', 'hat', 'flower', 'bow', 'goggles'].includes(mark));
  if (!worn) return '';
  const scaled = (front: string): string => group('transform="translate(0 14) scale(.86)"', front);
  if (worn === 'crown') return scaled(drawHat(paper, 'crown', '#e9b23f', '#e9b23f').front);
  if (worn === 'hat') return scaled(drawHat(paper, 'beanie', look.outfit.second, look.outfit.main).front);
  if (worn === 'goggles') return scaled(drawHat(paper, 'goggles', look.outfit.second, look.outfit.main).front);
  if (worn === 'bow') return group('transform="translate(62 -96) rotate(20)"', path('M0 0 C-14 -34 -56 -36 -54 -4 C-54 26 -14 28 0 0 C14 -34 56 -36 54 -4 C54 26 14 28 0 0Z', paper.drop(look.outfit.second)), circle(0, 0, 12, shade(look.outfit.second, -0.1)));
  return [0, 72, 144, 216, 288].map((a) => `<ellipse cx="72" cy="-96" rx="11" ry="14" fill="#ff9fbe" transform="rotate(${a} 72 -80)"/>`).join('') + circle(72, -80, 10, '#ffd75e', bare);
}

function drawMuzzle(paper: Paper, look: Look, parts: BeastParts, plan: HeadPlan, stance: Stance): string {
  const dark = '#33202a';
  const mouthLine = mix(shade(parts.fur, -0.4), '#5a2f30', 0.5);
  const mood = stance.feeling.mouth;
  const lead = stance.turn * 5;
  const nose = (w: number, h: number, y = plan.noseY): string => path(`M${-w} ${y - h * 0.3} Q0 ${y - h} ${w} ${y - h * 0.3} Q${w * 0.8} ${y + h * 0.8} 0 ${y + h} Q${-w * 0.8} ${y + h * 0.8} ${-w} ${y - h * 0.3}Z`, dark, bare) + ellipse(-w * 0.3, y - h * 0.25, w * 0.34, h * 0.24, '#fff', `${bare} opacity=".55"`);
  const small = (w = 22): string => (mood === 'smile' || mood === 'smirk' ? line(`M0 ${plan.noseY + 10} L0 ${plan.mouthY + 2} M${-w} ${plan.mouthY - 2} Q${-w * 0.5} ${plan.mouthY + 13} 0 ${plan.mouthY + 2} Q${w * 0.5} ${plan.mouthY + 13} ${w} ${plan.mouthY - 2}`, mouthLine, 5) : line(`M0 ${plan.noseY + 10} L0 ${plan.mouthY}`, mouthLine, 4.5) + drawMouth({ x: 0, y: plan.mouthY, w: w * 0.92, line: mouthLine, fangs: false }, mood));
  const teeth = look.marks.includes('fangs') ? path(`M-14 ${plan.mouthY + 6} l5 14 l6 -10Z M14 ${plan.mouthY + 6} l-5 14 l-6 -10Z`, '#fff', bare) : '';
  const at = (art: string): string => group(`transform="translate(${lead} 0)"`, art, teeth);
  switch (parts.head) {
    case 'fox':
      return path('M143 30 C124 34 116 40 108 46 C82 82 42 90 0 90 C-42 90 -82 82 -108 46 C-116 40 -124 34 -143 30 C-108 6 -54 4 0 40 C54 4 108 6 143 30Z', paper.drop(parts.cream), bare) + at(nose(18, 12) + small(24));
    case 'cat':
      if (parts.beak) return at(path('M-24 22 Q0 10 24 22 Q22 60 0 78 Q-22 60 -24 22Z', paper.drop('#f2b33d'), bare) + line('M-20 44 Q0 56 20 44', '#a86f20', 4));
      return ellipse(0, 52, 50, 34, parts.cream, bare) + at(path(`M-13 30 Q0 26 13 30 Q9 43 0 46 Q-9 43 -13 30Z`, '#e27a80', bare) + small(20)) + whiskers(parts);
    case 'lion':
      return ellipse(0, 52, 52, 36, parts.cream, bare) + at(nose(21, 13) + small(22)) + path('M-16 -40 L-12 24 L12 24 L16 -40 Q0 -52 -16 -40Z', shade(parts.fur, 0.05), `${bare} opacity=".6"`);
    case 'dog':
      return ellipse(0, 46, 56, 42, parts.cream, bare) + at(nose(22, 15) + small(24));
    case 'bear':
      return ellipse(0, 44, 52, 38, parts.cream, bare) + at(nose(21, 14) + small(22));
    case 'mouse':
      return ellipse(0, 56, 44, 28, parts.cream, bare) + at(circle(0, plan.noseY, 11, '#e88a94', bare) + circle(-3, plan.noseY - 4, 3.4, '#fff', `${bare} opacity=".7"`) + small(17) + path('M-7 60 h14 v13 q-7 4 -14 0Z', '#fffdf6', bare)) + whiskers(parts);
    case 'rabbit':
      return ellipse(-18, 52, 28, 22, parts.cream, bare) + ellipse(18, 52, 28, 22, parts.cream, bare) + at(path('M-12 30 Q0 25 12 30 Q8 41 0 44 Q-8 41 -12 30Z', '#e8838c', bare) + small(19) + path('M-9 58 h18 v15 q-9 4 -18 0Z', '#fffdf6', bare) + line('M0 58 v14', '#d8cfc8', 2)) + whiskers(parts);
    case 'hedgehog':
      return path('M-96 -14 C-96 -70 96 -70 96 -14 C100 60 60 92 0 92 C-60 92 -100 60 -96 -14Z', paper.drop(parts.cream), bare) + at(nose(15, 12) + small(20));
    case 'horse':
      return ellipse(0, 88, 60, 40, mix(parts.cream, '#f2b9b4', 0.4), bare) + at(ellipse(-24, 76, 7, 9, shade(parts.fur, -0.3), bare) + ellipse(24, 76, 7, 9, shade(parts.fur, -0.3), bare) + drawMouth({ x: 0, y: plan.mouthY, w: 25, line: mouthLine }, mood));
    case 'deer':
      return path('M0 30 C44 30 62 66 62 92 C60 118 34 126 0 126 C-34 126 -60 118 -62 92 C-62 66 -44 30 0 30Z', parts.cream, bare) + at(nose(20, 13) + small(20));
    case 'cow':
      return ellipse(0, 58, 84, 44, mix(parts.cream, '#f4b9ac', 0.5), bare) + at(ellipse(-32, 44, 9, 11, shade(parts.cream, -0.3), bare) + ellipse(32, 44, 9, 11, shade(parts.cream, -0.3), bare) + drawMouth({ x: 0, y: plan.mouthY - 4, w: 28, line: mouthLine }, mood)) + (parts.horns === 'rhino' ? drawHeadHorns(paper, 'rhino') : '');
    case 'pig':
      return at(ellipse(0, 32, 38, 27, paper.ball(shade(parts.fur, -0.04))) + ellipse(-13, 32, 6, 10, shade(parts.fur, -0.28), bare) + ellipse(13, 32, 6, 10, shade(parts.fur, -0.28), bare) + drawMouth({ x: 0, y: plan.mouthY, w: 24, line: mouthLine }, mood));
    case 'elephant':
      return drawMouth({ x: 34, y: 66, w: 22, line: mouthLine }, mood) + at(path(limb([[0, 20], [-4, 80], [-22, 134], [-58, 150], [-74, 124]], [60, 54, 44, 36, 30]), paper.ball(parts.fur)) + line('M-26 66 Q-4 76 20 68 M-28 92 Q-8 100 14 94 M-34 116 Q-16 124 2 120', shade(parts.fur, -0.12), 4, 0.6)) + bothSides(path('M48 66 Q66 96 86 94 Q72 78 70 60Z', '#fff6e6'));
    case 'monkey':
      return path('M0 -52 C26 -76 78 -56 78 -6 C78 12 70 24 62 30 C76 76 40 90 0 90 C-40 90 -76 76 -62 30 C-70 24 -78 12 -78 -6 C-78 -56 -26 -76 0 -52Z', paper.drop(parts.cream), bare) + at(ellipse(-8, 28, 4, 5, mouthLine, bare) + ellipse(8, 28, 4, 5, mouthLine, bare) + drawMouth({ x: 0, y: plan.mouthY - 6, w: 30, line: mouthLine }, mood));
    case 'turtle':
      return at(ellipse(-7, 30, 3.5, 4.5, mouthLine, bare) + ellipse(7, 30, 3.5, 4.5, mouthLine, bare) + drawMouth({ x: 0, y: plan.mouthY, w: 34, line: mouthLine }, mood));
    case 'frog':
      return ellipse(0, 60, 84, 34, parts.cream, `${bare} opacity=".85"`) + at(ellipse(-9, 4, 4, 5, mouthLine, bare) + ellipse(9, 4, 4, 5, mouthLine, bare) + drawMouth({ x: 0, y: plan.mouthY, w: 48, line: mouthLine }, mood));
  }
}

const whiskers = (parts: BeastParts): string => bothSides(line('M58 48 Q92 40 122 44 M58 58 Q90 60 118 66', shade(parts.fur, parts.fur > '#c' ? -0.2 : 0.25), 3, 0.6));

const spectacles = (plan: HeadPlan): string => {
  const r = plan.eyeR * 1.5;
  const lens = 'fill="#cfeaff" fill-opacity=".18" stroke="#3b4a8f" stroke-width="7"';
  return `<circle cx="${-plan.eyeX}" cy="${plan.eyeY}" r="${r}" ${lens}/><circle cx="${plan.eyeX}" cy="${plan.eyeY}" r="${r}" ${lens}/>` + line(`M${-plan.eyeX + r} ${plan.eyeY - 3} Q0 ${plan.eyeY - 10} ${plan.eyeX - r} ${plan.eyeY - 3}`, '#3b4a8f', 7);
};

function facePattern(paper: Paper, parts: BeastParts, plan: HeadPlan): string {
  switch (parts.pattern) {
    case 'stripes':
      return line('M-18 -92 L-14 -62 M0 -96 L0 -58 M18 -92 L14 -62', parts.dark, 9, 0.75) + bothSides(line('M106 -18 L80 -12 M110 10 L84 12', parts.dark, 9, 0.75));
    case 'spots':
      return [[-40, -74], [0, -84], [40, -74], [-92, -20], [92, -20], [-20, -58], [20, -58]].map(([x = 0, y = 0]) => circle(x, y, 7, parts.dark, `${bare} opacity=".7"`)).join('');
    case 'zebra':
      return line('M-30 -92 Q0 -78 30 -92 M-46 -70 Q0 -54 46 -70 M-84 -40 L-62 -34 M84 -40 L62 -34 M-84 0 L-60 2 M84 0 L60 2 M-72 36 L-52 34 M72 36 L52 34', parts.dark, 9, 0.92);
    case 'panda':
      return bothSides(`<ellipse cx="${plan.eyeX + 2}" cy="${plan.eyeY + 4}" rx="37" ry="44" fill="${parts.dark}" stroke="none" transform="rotate(24 ${plan.eyeX} ${plan.eyeY})"/>`);
    case 'raccoon':
      return path('M-112 -4 Q-60 -44 0 -12 Q60 -44 112 -4 Q104 40 58 36 Q20 36 0 20 Q-20 36 -58 36 Q-104 40 -112 -4Z', parts.dark, bare);
    case 'badger':
      return path('M-24 -96 Q0 -102 24 -96 L30 40 Q0 60 -30 40Z', parts.cream, bare) + bothSides(path('M62 -84 Q94 -56 104 -18 L84 30 Q66 -20 44 -60Z', parts.cream, `${bare} opacity=".9"`));
    case 'patches':
      return path('M14 -98 C70 -100 108 -62 110 -14 C92 30 40 26 26 -10 C14 -40 6 -70 14 -98Z', parts.dark, `${bare} opacity=".8"`);
    case 'fawn':
      return bothSides(circle(66, -66, 5, '#fff6e6', bare) + circle(44, -80, 5, '#fff6e6', bare));
    case 'giraffe':
      return bothSides(circle(58, -64, 11, parts.dark, `${bare} opacity=".7"`) + circle(76, 10, 9, parts.dark, `${bare} opacity=".6"`));
    case 'wool':
      return [[-56, -84], [-20, -104], [20, -104], [56, -84], [0, -84]].map(([x = 0, y = 0]) => circle(x, y, 30, paper.ball(mix(parts.fur, '#ffffff', 0.25), 0.5))).join('');
    default:
      return '';
  }
}

function lionMane(paper: Paper, color: string): string {
  const petals = Array.from({ length: 14 }, (_, i) => {
    const a = (i / 14) * Math.PI * 2;
    return circle(Math.cos(a) * 112, -4 + Math.sin(a) * 106, 50, paper.ball(i % 2 ? color : shade(color, 0.06)));
  });
  return petals.join('') + circle(0, -4, 122, shade(color, -0.02), bare);
}

function spikes(paper: Paper, color: string): string {
  const points = Array.from({ length: 27 }, (_, i) => {
    const a = Math.PI * (0.94 + (i / 26) * 1.12);
    const r = i % 2 ? 158 : 112;
    return `${Math.cos(a) * r} ${Math.sin(a) * r * 0.96}`;
  });
  return path(`M${points.join(' L')}Z`, paper.drop(color));
}

const forelock = (paper: Paper, color: string): string => path('M-26 -112 C-10 -134 34 -132 38 -108 C30 -80 20 -62 2 -44 C6 -66 0 -74 -12 -62 C-22 -78 -30 -94 -26 -112Z', paper.drop(color));

const flameCrown = (color: string): string => path('M-96 -56 C-116 -110 -86 -128 -78 -158 C-60 -140 -52 -130 -46 -116 C-40 -150 -14 -168 0 -200 C14 -168 40 -150 46 -116 C52 -130 60 -140 78 -158 C86 -128 116 -110 96 -56Z', color, `${bare} opacity=".9"`) + path('M-60 -70 C-66 -104 -34 -118 0 -156 C34 -118 66 -104 60 -70Z', '#fff0b0', `${bare} opacity=".8"`);

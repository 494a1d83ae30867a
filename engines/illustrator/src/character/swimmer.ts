/** Beings of the water: fish, dolphins, whales, octopuses, crabs. On land they ride a small wave of their own. */
import { mix, shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, ellipse, group, limb, line, path, starPath } from '../shapes.ts';
import { headwear } from './beast-head.ts';
import { drawBrows, drawCheeks, drawEye, drawMouth, drawTear } from './face.ts';
import type { Figure, Stance } from './figure.ts';
import type { Look, SwimmerParts } from './look.ts';
import { drawAura } from './power.ts';

interface Body { art: string; faceX: number; faceY: number; spread: number; eye: number; left: number; right: number; top: number }

export function drawSwimmer(paper: Paper, look: Look, parts: SwimmerParts, stance: Stance): Figure {
  const side = stance.turn < 0 ? -1 : 1;
  const body = BODIES[parts.shape](paper, parts);
  const { feeling, gaze } = stance;
  const eye = { iris: look.eye, lid: shade(parts.body, -0.06), lashes: look.female };
  const local = { x: gaze.x * side, y: gaze.y };
  const face = group(`transform="translate(${body.faceX} ${body.faceY}) rotate(${feeling.tilt * 0.6})"`,
    drawCheeks(paper, parts.body, body.spread + body.eye * 1.2, body.eye * 1.1, body.eye * 0.66, feeling.blush + 0.16),
    drawEye(paper, -body.spread, 0, body.eye, eye, feeling, local), drawEye(paper, body.spread, 0, body.eye, { ...eye, iris: look.secondEye }, feeling, local),
    drawBrows({ color: shade(parts.body, -0.22), width: 6, spread: body.spread, y: -body.eye - 16, length: body.eye * 1.4 }, feeling),
    drawMouth({ x: 0, y: body.eye * 1.5, w: body.eye * 0.95, line: shade(parts.body, -0.34) }, feeling.mouth), feeling.tear ? drawTear(body.spread + body.eye, body.eye * 1.2, 11) : '',
    look.marks.includes('glasses') ? [-1, 1].map((s) => `<circle cx="${s * body.spread}" cy="0" r="${body.eye * 1.42}" fill="#cfeaff" fill-opacity=".16" stroke="#3b4a8f" stroke-width="7"/>`).join('') : '',
    group(`transform="translate(0 ${body.eye * 0.4}) scale(.72)"`, headwear(paper, look)));
  const hop = ['jumping', 'cheering', 'flying'].includes(stance.pose) ? -40 : 0;
  const land = ['octopus', 'crab', 'seal', 'starfish'].includes(parts.shape);
  return {
    art: group(`transform="translate(0 ${hop}) scale(${side * (0.8 + look.girth * 0.2)} 1)"`, body.art, face),
    aura: (land ? '' : wave(paper, body)) + drawAura(paper, look, 0, body.faceY, 180),
    face: { x: side * body.faceX, y: body.faceY + hop + 10, r: body.spread + body.eye * 1.5 },
    box: { left: side > 0 ? body.left : -body.right, right: side > 0 ? body.right : -body.left, top: body.top + hop },
    cut: 0,
    floats: land ? 0 : 0.8,
  };
}

const wave = (paper: Paper, body: Body): string =>
  path(`M${body.left * 0.86} 8 Q${body.left * 0.7} -36 ${body.left * 0.42} -14 Q${body.left * 0.2} -44 4 -16 Q${body.right * 0.24} -44 ${body.right * 0.44} -14 Q${body.right * 0.7} -38 ${body.right * 0.88} 8 Q0 34 ${body.left * 0.86} 8Z`, paper.linear([[0, '#d4f4fb', 0.95], [1, '#69bfe0', 0.85]]), bare) +
  [[-0.7, -56, 9], [-0.52, -84, 6], [0.66, -64, 10], [0.8, -96, 6]].map(([t = 0, y = 0, r = 0]) => circle(t * 160, y, r, '#ffffff', `${bare} opacity=".75"`)).join('');

const BODIES: Record<SwimmerParts['shape'], (paper: Paper, parts: SwimmerParts) => Body> = {
  fish: (paper, { body, belly, fin, stripes }) => ({
    faceX: 46, faceY: -150, spread: 42, eye: 27, left: -190, right: 170, top: -286,
    art: path('M-96 -140 C-150 -220 -196 -226 -192 -190 C-176 -160 -176 -120 -192 -84 C-196 -50 -150 -60 -96 -120Z', paper.drop(fin)) + path('M-50 -232 C-20 -290 60 -290 76 -236Z', paper.drop(fin)) +
      path('M158 -134 C156 -70 90 -26 16 -30 C-60 -34 -118 -80 -122 -136 C-118 -196 -56 -240 22 -240 C98 -238 158 -198 158 -134Z', paper.ball(body), 'data-part="skull"') +
      (stripes ? path('M-40 -226 C-66 -170 -66 -100 -40 -44 Q-26 -38 -12 -34 C-40 -100 -40 -170 -14 -236Z', '#fff8ee', `${bare} opacity=".9"`) + path('M-100 -186 C-112 -150 -112 -118 -98 -84 L-82 -72 C-98 -118 -98 -156 -84 -200Z', '#fff8ee', `${bare} opacity=".9"`) : '') +
      path('M140 -84 C110 -40 60 -28 16 -30 C-30 -32 -70 -50 -94 -76 C-30 -60 80 -60 140 -84Z', belly, `${bare} opacity=".75"`) + path('M-30 -96 C-70 -84 -76 -40 -46 -36 C-24 -40 -8 -64 0 -86Z', paper.drop(fin)),
  }),
  dolphin: (paper, { body, belly, fin }) => ({
    faceX: 62, faceY: -206, spread: 38, eye: 23, left: -190, right: 168, top: -330,
    art: path('M-112 -70 C-150 -20 -206 -24 -196 8 C-160 12 -140 4 -118 -6 C-116 20 -90 30 -74 20 C-70 -10 -80 -44 -92 -66Z', paper.drop(fin)) + path('M-40 -236 C-56 -300 -36 -322 -10 -330 C-2 -296 14 -274 42 -256Z', paper.drop(fin)) +
      path('M-118 -52 C-96 -190 -10 -290 78 -292 C130 -292 158 -256 160 -206 C158 -150 124 -120 74 -110 C10 -98 -30 -50 -74 -14 C-96 -14 -112 -30 -118 -52Z', paper.ball(body), 'data-part="skull"') +
      path('M152 -172 C140 -132 110 -114 74 -110 C10 -98 -30 -50 -74 -14 C-60 -70 20 -130 90 -150 Q130 -158 152 -172Z', belly, bare) + path('M2 -124 C-30 -96 -36 -50 -10 -44 C16 -56 30 -90 32 -114Z', paper.drop(fin)),
  }),
  whale: (paper, { body, belly, fin }) => ({
    faceX: 40, faceY: -132, spread: 66, eye: 23, left: -220, right: 176, top: -330,
    art: line('M30 -236 C24 -280 0 -300 -22 -296 M30 -236 C36 -284 64 -304 86 -296 M30 -236 L30 -318', '#bfe9fb', 11) +
      path('M-120 -80 C-160 -120 -170 -176 -214 -190 C-226 -160 -214 -140 -200 -130 C-226 -126 -240 -100 -226 -80 C-190 -76 -160 -50 -118 -40Z', paper.drop(fin)) +
      path('M168 -116 C168 -36 110 0 20 0 C-70 0 -136 -40 -150 -104 C-110 -120 -90 -180 -10 -220 C90 -256 168 -200 168 -116Z', paper.ball(body), 'data-part="skull"') +
      path('M160 -72 C140 -22 90 0 20 0 C-50 0 -104 -24 -134 -66 C-60 -40 90 -40 160 -72Z', belly, bare) + line('M-70 -36 Q-60 -20 -50 -8 M-30 -30 Q-22 -14 -16 -4 M110 -38 Q104 -22 96 -10', shade(belly, -0.12), 4, 0.5) + path('M-50 -66 C-100 -50 -110 0 -76 10 C-46 0 -26 -30 -20 -54Z', paper.drop(fin)),
  }),
  shark: (paper, { body, belly, fin }) => ({
    faceX: 40, faceY: -150, spread: 50, eye: 24, left: -210, right: 164, top: -320,
    art: path('M-104 -120 C-140 -200 -190 -240 -206 -226 C-196 -180 -196 -150 -178 -120 C-196 -100 -206 -70 -196 -50 C-166 -56 -130 -80 -100 -96Z', paper.drop(fin)) + path('M-40 -228 C-30 -290 0 -318 30 -320 C30 -280 44 -250 64 -230Z', paper.drop(fin)) +
      path('M158 -134 C156 -66 90 -24 16 -26 C-60 -30 -118 -76 -122 -126 C-110 -200 -50 -244 22 -244 C98 -242 158 -198 158 -134Z', paper.ball(body), 'data-part="skull"') + path('M152 -104 C128 -44 74 -24 16 -26 C-40 -28 -86 -54 -108 -86 C-30 -66 90 -66 152 -104Z', belly, bare) + path('M-20 -90 C-70 -70 -80 -20 -50 -14 C-24 -24 -4 -54 8 -78Z', paper.drop(fin)) + line('M-60 -150 q-8 16 0 32 M-78 -150 q-8 16 0 32', shade(body, -0.14), 4, 0.6),
  }),
  octopus: (paper, { body, belly }) => ({
    faceX: 0, faceY: -196, spread: 42, eye: 29, left: -184, right: 184, top: -330,
    art: bothSides(
      path(limb([[26, -110], [60, -40], [40, -4], [70, 4]], [52, 40, 30, 20]), paper.ball(shade(body, -0.05))),
      path(limb([[60, -116], [120, -60], [120, -16], [156, -18]], [52, 40, 30, 18]), paper.ball(body)),
      path(limb([[84, -136], [150, -130], [176, -84], [160, -58]], [46, 36, 28, 18]), paper.ball(shade(body, 0.02))),
      [[104, -70], [122, -36], [46, -50]].map(([x = 0, y = 0]) => circle(x - 8, y, 7, belly, `${bare} opacity=".9"`)).join('')) +
      path('M0 -328 C84 -328 124 -268 122 -206 C120 -130 78 -84 0 -84 C-78 -84 -120 -130 -122 -206 C-124 -268 -84 -328 0 -328Z', paper.ball(body), 'data-part="skull"') + circle(-58, -286, 13, shade(body, 0.1), bare) + circle(-84, -252, 8, shade(body, 0.1), bare) + circle(50, -294, 9, shade(body, 0.1), bare),
  }),
  jellyfish: (paper, { body, belly, fin }) => ({
    faceX: 0, faceY: -208, spread: 40, eye: 26, left: -150, right: 150, top: -330,
    art: paper.glow(0, -210, 210, belly, 0.5) + [-84, -50, -16, 18, 52, 86].map((x, i) => line(`M${x} -150 q${i % 2 ? 24 : -24} 40 0 74 q${i % 2 ? -22 : 22} 36 ${i % 2 ? 6 : -6} 70`, i % 2 ? fin : body, 13, 0.85)).join('') +
      path('M-134 -156 C-146 -270 -70 -328 0 -328 C70 -328 146 -270 134 -156 Q114 -132 92 -152 Q68 -128 46 -150 Q22 -128 0 -150 Q-22 -128 -46 -150 Q-68 -128 -92 -152 Q-114 -132 -134 -156Z', paper.ball(body), 'data-part="skull"') + path('M-90 -280 C-60 -312 -20 -318 10 -316', 'none', `stroke="${belly}" stroke-width="12" stroke-linecap="round" opacity=".7"`),
  }),
  crab: (paper, { body, belly }) => ({
    faceX: 0, faceY: -150, spread: 40, eye: 25, left: -200, right: 200, top: -236,
    art: bothSides(
      line('M84 -60 Q130 -50 140 -4 M70 -40 Q106 -30 110 0 M96 -84 Q156 -84 170 -20', shade(body, -0.08), 16),
      path(limb([[96, -110], [150, -130], [166, -176]], [36, 32, 30]), paper.ball(body)),
      path('M150 -170 C128 -210 150 -244 186 -240 C176 -222 176 -212 184 -204 C194 -214 204 -216 214 -226 C226 -190 208 -156 176 -156Z', paper.ball(body))) +
      path('M0 -206 C92 -206 132 -158 130 -100 C126 -42 72 -22 0 -22 C-72 -22 -126 -42 -130 -100 C-132 -158 -92 -206 0 -206Z', paper.ball(body), 'data-part="skull"') + path('M0 -30 C-50 -30 -90 -42 -106 -66 Q0 -44 106 -66 C90 -42 50 -30 0 -30Z', belly, `${bare} opacity=".8"`),
  }),
  seahorse: (paper, { body, belly, fin }) => ({
    faceX: 10, faceY: -284, spread: 34, eye: 25, left: -130, right: 130, top: -412,
    art: path('M-46 -210 C-110 -220 -130 -170 -112 -120 C-90 -130 -60 -150 -40 -150Z', paper.drop(fin)) + path(limb([[0, -240], [-4, -150], [24, -70], [60, -30], [84, -50], [66, -72]], [104, 96, 64, 40, 28, 16]), paper.ball(body)) +
      path(limb([[24, -210], [24, -150], [40, -90]], [46, 48, 26]), belly, `${bare} opacity=".9"`) + path('M-52 -330 L-66 -366 L-30 -352 L-20 -392 L6 -356 L36 -384 L40 -344Z', paper.drop(fin)) +
      path('M8 -372 C74 -372 106 -332 104 -284 C102 -230 62 -204 8 -204 C-50 -204 -88 -232 -88 -284 C-88 -336 -52 -372 8 -372Z', paper.ball(body), 'data-part="skull"'),
  }),
  seal: (paper, { body, belly, fin }) => ({
    faceX: 0, faceY: -210, spread: 44, eye: 27, left: -190, right: 160, top: -300,
    art: path('M-90 -40 C-150 -60 -190 -90 -204 -70 C-196 -44 -180 -34 -166 -30 C-184 -10 -176 8 -160 10 C-130 0 -110 -10 -80 -8Z', paper.drop(fin)) +
      path('M0 -240 C70 -240 112 -160 116 -80 C118 -20 80 2 0 2 C-60 2 -120 -10 -116 -70 C-110 -160 -70 -240 0 -240Z', paper.ball(body), 'data-part="torso"') + path('M10 -170 C56 -160 70 -110 68 -70 C66 -26 40 -8 6 -8 C-34 -10 -52 -40 -50 -84 C-48 -130 -30 -164 10 -170Z', belly, `${bare} opacity=".9"`) +
      bothSides(path('M86 -90 C136 -70 156 -20 140 8 C110 8 84 -20 74 -50Z', paper.drop(fin))) + circle(0, -204, 102, paper.ball(body), 'data-part="skull"') + ellipse(0, -166, 50, 32, belly, bare) + ellipse(0, -182, 15, 10, '#33202a', bare) + bothSides(line('M40 -166 L92 -174 M40 -158 L90 -154', shade(body, -0.3), 3, 0.5)),
  }),
  starfish: (paper, { body, belly }) => ({
    faceX: 0, faceY: -128, spread: 34, eye: 25, left: -160, right: 160, top: -288,
    art: path(starPath(0, -122, 164, 5, 0.56), paper.ball(body), 'stroke-linejoin="round" data-part="skull"') + [[0, -236], [-112, -154], [112, -154], [-70, -22], [70, -22]].map(([x = 0, y = 0]) => circle(x, y, 8, belly, bare)).join('') + circle(0, -106, 72, mix(body, belly, 0.2), `${bare} opacity=".5"`),
  }),
};

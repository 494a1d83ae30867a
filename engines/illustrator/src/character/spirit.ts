/** Beings of light, mist, slime, crystal or leaf: one soft body with a face. */
import { mix, shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, ellipse, group, line, path, rect, starPath, twinklePath } from '../shapes.ts';
import { drawHeld } from '../props/held.ts';
import { headwear } from './beast-head.ts';
import { drawBrows, drawCheeks, drawEye, drawMouth, drawTear } from './face.ts';
import type { Figure, Stance } from './figure.ts';
import type { Look, SpiritParts } from './look.ts';
import { drawAura } from './power.ts';

interface Shape { back?: string; body: string; front?: string; faceY: number; wide: number; top: number; lift: number; eye?: number; spread?: number }

export function drawSpirit(paper: Paper, look: Look, parts: SpiritParts, stance: Stance): Figure {
  const side = stance.turn < 0 ? -1 : 1;
  const shape = SHAPES[parts.shape](paper, parts);
  const { feeling, gaze, turn } = stance;
  const hop = ['jumping', 'cheering', 'running', 'flying'].includes(stance.pose) ? -30 : 0;
  const r = shape.eye ?? 27;
  const spread = shape.spread ?? 44;
  const dark = parts.shape === 'shadow';
  const eye = { iris: look.eye, lid: shade(parts.body, -0.06), lashes: look.female, shine: dark };
  const count = parts.eyes ?? 2;
  const eyes = count === 1 ? drawEye(paper, 0, -4, r * 1.5, eye, feeling, gaze) : drawEye(paper, -spread, 0, r, eye, feeling, gaze) + drawEye(paper, spread, 0, r, { ...eye, iris: look.secondEye }, feeling, gaze) + (count === 3 ? drawEye(paper, 0, -r * 2, r * 0.72, eye, feeling, gaze) : '');
  const face = group(`transform="translate(${turn * 10} ${shape.faceY}) rotate(${feeling.tilt * side * 0.7})"`,
    drawCheeks(paper, parts.body, spread + r * 1.1, r * 1.25, r * 0.72, feeling.blush + 0.2), eyes,
    drawBrows({ color: shade(mix(parts.body, '#3a2a5a', 0.4), dark ? 0.28 : -0.2), width: 6.5, spread, y: -r - 18, length: r * 1.5 }, feeling),
    group(`transform="translate(${turn * 4} 0)"`, drawMouth({ x: 0, y: r * 1.6, w: r * 1.0, line: dark ? shade(parts.second, 0) : shade(mix(parts.body, '#7a3a4a', 0.6), -0.2), fangs: look.marks.includes('fangs') }, feeling.mouth)),
    feeling.tear ? drawTear(spread + r * 0.9, r * 1.3, 11) : '',
    look.marks.includes('glasses') ? [-1, 1].map((s) => `<circle cx="${s * spread}" cy="0" r="${r * 1.42}" fill="#cfeaff" fill-opacity=".16" stroke="#3b4a8f" stroke-width="7"/>`).join('') + line(`M${-spread + r * 1.4} -4 Q0 -12 ${spread - r * 1.4} -4`, '#3b4a8f', 7) : '',
  );
  const arms = ['snowman', 'book'].includes(parts.shape) ? '' : armsOf(paper, parts, stance, side, shape);
  const antennae = parts.antennae ? bothSides(line(`M30 ${shape.top + 20} Q44 ${shape.top - 30} 70 ${shape.top - 48}`, shade(parts.body, -0.12), 8) + circle(74, shape.top - 52, 14, paper.ball(parts.second))) : '';
  const art = group(`transform="translate(0 ${hop - shape.lift}) scale(${0.8 + look.girth * 0.2} 1)"`, shape.back ?? '', antennae, shape.body, arms, shape.front ?? '', face, group(`transform="translate(${turn * 6} ${shape.faceY + 6}) scale(.92)"`, headwear(paper, look)));
  return {
    art,
    aura: paper.glow(0, shape.faceY - shape.lift, shape.wide * 2, parts.glow, dark ? 0.3 : 0.5) + sparkles(paper, parts, shape) + drawAura(paper, look, 0, shape.faceY + 40, 170),
    face: { x: turn * 10, y: shape.faceY + 12 + hop - shape.lift, r: spread + r * 1.6 },
    box: { left: -shape.wide, right: shape.wide, top: shape.top - (parts.antennae ? 70 : 0) + hop - shape.lift },
    cut: 0,
    floats: shape.lift > 10 ? 0.7 : 0,
  };
}

function sparkles(paper: Paper, parts: SpiritParts, shape: Shape): string {
  return [[-1.15, -60, 11], [1.2, -20, 13], [-1.25, 70, 9], [1.12, 96, 8]].map(([t = 0, dy = 0, s = 0]) => path(twinklePath(t * shape.wide * 0.94, shape.faceY - shape.lift + dy, s * 1.4), mix(parts.glow, '#ffffff', 0.6), bare)).join('');
}

function armsOf(paper: Paper, parts: SpiritParts, stance: Stance, side: number, shape: Shape): string {
  const up = ['waving', 'cheering', 'pointing', 'flying', 'jumping'].includes(stance.pose);
  const y = shape.faceY + 78;
  const w = shape.wide * 0.74;
  const fill = paper.ball(parts.body);
  const arm = (s: number, raised: boolean): string => (raised ? ellipse(s * (w + 18), y - 34, 20, 34, fill, `transform="rotate(${s * 38} ${s * (w + 18)} ${y - 34})"`) : ellipse(s * (w + 2), y + 14, 18, 30, fill, `transform="rotate(${s * -28} ${s * (w + 2)} ${y + 14})"`));
  return arm(-side, up) + arm(side, stance.pose === 'cheering') + (stance.held ? drawHeld(paper, stance.held, side * (w + 8), y + 30, side) : '');
}

const SHAPES: Record<SpiritParts['shape'], (paper: Paper, parts: SpiritParts) => Shape> = {
  ghost: (paper, { body, second }) => ({
    faceY: -216, wide: 150, top: -332, lift: 26,
    body: path('M0 -330 C86 -330 128 -270 128 -190 C128 -110 150 -50 158 -10 C136 6 120 -24 98 -8 C78 8 62 -20 40 -4 C22 10 4 -16 -16 -2 C-38 12 -56 -18 -76 -4 C-98 10 -124 -8 -146 -6 C-142 -60 -128 -110 -128 -190 C-128 -270 -86 -330 0 -330Z', paper.linear([[0, shade(body, 0.03)], [0.6, body], [1, second, 0.85]]), 'data-part="skull"') + line('M-84 -280 C-60 -312 -24 -318 6 -314', '#ffffff', 12, 0.8),
  }),
  shadow: (paper, { body, second }) => ({
    faceY: -230, wide: 150, top: -346, lift: 16,
    body: path('M0 -344 C92 -344 128 -276 126 -200 C124 -120 150 -60 140 -6 C100 14 90 -20 56 -4 C26 12 -6 -18 -40 -2 C-80 14 -100 -16 -142 -2 C-146 -60 -124 -120 -126 -200 C-128 -276 -92 -344 0 -344Z', paper.linear([[0, shade(body, 0.06)], [0.6, body], [1, shade(body, -0.06), 0.9]]), 'data-part="skull"') + line('M-80 -296 C-58 -324 -20 -332 10 -328', second, 8, 0.5),
    back: path('M-70 -316 C-96 -380 -60 -398 -50 -400 C-52 -370 -30 -350 -20 -338Z M70 -316 C96 -380 60 -398 50 -400 C52 -370 30 -350 20 -338Z', body),
  }),
  slime: (paper, { body, second }) => ({
    faceY: -104, wide: 158, top: -214, lift: 0,
    body: path('M0 -212 C70 -212 100 -150 118 -96 C134 -50 176 -34 164 -6 C150 14 -150 14 -164 -6 C-176 -34 -134 -50 -118 -96 C-100 -150 -70 -212 0 -212Z', paper.ball(body), 'data-part="skull"') + ellipse(-56, -150, 20, 30, second, `${bare} opacity=".8" transform="rotate(28 -56 -150)"`) + circle(86, -50, 10, second, `${bare} opacity=".6"`) + circle(-96, -36, 8, second, `${bare} opacity=".6"`),
  }),
  star: (paper, { body, second }) => ({
    faceY: -172, wide: 196, top: -366, lift: 12, eye: 26, spread: 42,
    body: path(starPath(0, -170, 190, 5, 0.6), paper.radial([[0, shade(body, 0.06)], [0.6, body], [1, second]]), 'stroke-linejoin="round" data-part="skull"') + path(starPath(0, -170, 150, 5, 0.62), '#ffffff', `${bare} opacity=".16"`),
  }),
  flame: (paper, { body, second }) => ({
    faceY: -132, wide: 140, top: -360, lift: 6,
    body: path('M0 -356 C10 -290 96 -254 122 -168 C146 -80 90 0 0 0 C-90 0 -146 -80 -122 -168 C-114 -206 -80 -220 -82 -262 C-50 -244 -40 -220 -38 -200 C-30 -260 -24 -300 0 -356Z', paper.linear([[0, shade(body, -0.05)], [0.5, body], [1, second]]), 'data-part="skull"') + path('M4 -240 C20 -200 76 -170 80 -110 C82 -50 46 -14 0 -14 C-46 -14 -82 -50 -80 -110 C-76 -150 -30 -170 4 -240Z', second, `${bare} opacity=".75"`),
  }),
  drop: (paper, { body, second }) => ({
    faceY: -122, wide: 134, top: -330, lift: 8,
    body: path('M0 -326 C20 -250 124 -190 124 -108 C124 -44 70 0 0 0 C-70 0 -124 -44 -124 -108 C-124 -190 -20 -250 0 -326Z', paper.ball(body), 'data-part="skull"') + ellipse(-66, -160, 18, 38, second, `${bare} opacity=".8" transform="rotate(24 -66 -160)"`),
  }),
  cloud: (paper, { body, second }) => ({
    faceY: -116, wide: 196, top: -246, lift: 34,
    body: path('M-110 -10 C-190 -6 -206 -104 -136 -124 C-142 -200 -50 -228 -16 -186 C20 -258 130 -234 126 -150 C196 -150 206 -20 122 -10 Q0 14 -110 -10Z', paper.linear([[0, '#ffffff'], [0.55, body], [1, second]]), 'data-part="skull"'),
  }),
  wisp: (paper, { body, second }) => ({
    faceY: -146, wide: 128, top: -290, lift: 40,
    back: paper.glow(0, -140, 220, body, 0.8),
    body: path('M0 -250 C66 -250 108 -202 108 -142 C108 -84 62 -40 0 -40 C-62 -40 -108 -84 -108 -142 C-108 -180 -90 -212 -66 -230 C-70 -260 -50 -286 -30 -292 C-38 -270 -24 -254 0 -250Z', paper.radial([[0, second], [0.6, body], [1, shade(body, -0.06)]]), 'data-part="skull"') + path('M-40 -46 Q-20 10 10 16 Q-2 -8 20 -44Z', body, `${bare} opacity=".8"`),
  }),
  leaf: (paper, { body, second }) => ({
    faceY: -116, wide: 140, top: -320, lift: 0,
    back: path('M0 -210 C-70 -226 -92 -290 -86 -318 C-36 -322 0 -280 0 -210 C0 -270 44 -312 88 -300 C90 -262 64 -218 0 -210Z', paper.drop(shade(body, -0.04))) + line('M0 -212 C-20 -250 -50 -286 -76 -306 M0 -212 C20 -250 50 -276 78 -288', shade(body, -0.16), 5, 0.6),
    body: path('M0 -222 C74 -222 122 -170 122 -104 C122 -40 72 0 0 0 C-72 0 -122 -40 -122 -104 C-122 -170 -74 -222 0 -222Z', paper.ball(body), 'data-part="skull"') + ellipse(0, -40, 66, 30, shade(body, 0.12), `${bare} opacity=".7"`) + [0, 72, 144, 216, 288].map((a) => `<ellipse cx="84" cy="-196" rx="11" ry="14" fill="${second}" transform="rotate(${a} 84 -180)"/>`).join('') + circle(84, -180, 10, '#ffe27a', bare),
    front: bothSides(ellipse(50, -2, 34, 16, paper.ball(shade(body, -0.06)))),
  }),
  crystal: (paper, { body, second }) => ({
    faceY: -150, wide: 150, top: -350, lift: 0,
    back: path('M-96 -10 L-150 -120 L-110 -190 L-60 -100Z', paper.tube(second)) + path('M96 -10 L146 -90 L116 -170 L60 -90Z', paper.tube(second)),
    body: path('M0 -346 L92 -250 L120 -110 L70 0 L-70 0 L-120 -110 L-92 -250Z', paper.linear([[0, shade(body, 0.12)], [0.5, body], [1, second]], { x2: 1 }), 'stroke-linejoin="round" data-part="skull"') + path('M0 -346 L-92 -250 L-34 -236Z', '#fff', `${bare} opacity=".45"`) + path('M0 -346 L92 -250 L34 -236Z', '#fff', `${bare} opacity=".2"`) + path('M-92 -250 L-34 -236 L-50 -60 L-70 0 L-120 -110Z', '#fff', `${bare} opacity=".16"`),
  }),
  moon: (paper, { body, second }) => ({
    faceY: -170, wide: 176, top: -340, lift: 16,
    body: circle(0, -170, 166, paper.ball(body), 'data-part="skull"') + [[-94, -246, 24], [104, -108, 20], [-110, -96, 14], [70, -286, 13]].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, second, `${bare} opacity=".55"`)).join(''),
    front: path('M-150 -250 C-170 -330 -60 -370 20 -330 C80 -320 120 -290 150 -300 C140 -262 90 -250 40 -262 C-20 -280 -110 -280 -150 -250Z', paper.drop('#5a63b8')) + circle(154, -300, 18, '#fff3d0'),
  }),
  sun: (paper, { body, second }) => ({
    faceY: -170, wide: 196, top: -366, lift: 12,
    back: path(starPath(0, -170, 196, 14, 0.78), second, 'stroke-linejoin="round"'),
    body: circle(0, -170, 142, paper.ball(body), 'data-part="skull"'),
  }),
  tree: (paper, { body }) => ({ faceY: -150, wide: 160, top: -340, lift: 0, body: path('M-60 0 L-50 -200 L50 -200 L60 0Z', paper.tube('#8f6a48')) + circle(0, -230, 110, paper.ball(body), 'data-part="skull"') }),
  book: (paper, { body, second, glow }) => ({
    faceY: -146, wide: 170, top: -270, lift: 20, eye: 25,
    back: paper.glow(0, -150, 230, glow, 0.5),
    body: path('M-156 -34 L-164 -252 Q-80 -276 0 -244 Q80 -276 164 -252 L156 -34 Q80 -54 0 -22 Q-80 -54 -156 -34Z', paper.drop(body), 'data-part="skull"') + path('M-140 -48 L-146 -244 Q-76 -260 0 -230 Q76 -260 146 -244 L140 -48 Q76 -66 0 -38 Q-76 -66 -140 -48Z', paper.linear([[0, second], [1, shade(second, -0.06)]]), bare) + line('M0 -230 L0 -40', shade(second, -0.16), 4, 0.6),
  }),
  mushroom: (paper, { body, second }) => ({
    faceY: -92, wide: 176, top: -300, lift: 0, eye: 25, spread: 38,
    body: path('M-86 -130 Q-104 -20 -70 -4 Q0 14 70 -4 Q104 -20 86 -130Z', paper.drop(second), 'data-part="skull"') + path('M-176 -138 C-168 -250 -96 -300 0 -300 C96 -300 168 -250 176 -138 Q90 -104 0 -112 Q-90 -104 -176 -138Z', paper.ball(body)) + [[-84, -216, 26], [10, -256, 22], [92, -206, 28], [-20, -180, 15], [-130, -162, 14], [140, -156, 12]].map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.8, '#fff8ea', bare)).join(''),
  }),
  snowman: (paper, { body, second }) => ({
    faceY: -244, wide: 160, top: -380, lift: 0, eye: 24, spread: 36,
    back: line('M-96 -140 L-160 -196 M-136 -176 L-150 -150 M96 -140 L160 -196 M136 -176 L150 -150', '#7a5238', 10),
    body: circle(0, -92, 108, paper.ball(body)) + circle(0, -232, 92, paper.ball(body), 'data-part="skull"') + [-130, -92, -54].map((y) => circle(0, y, 9, '#4a4560', bare)).join(''),
    front: path('M-66 -168 Q0 -130 66 -168 Q78 -150 64 -134 Q0 -96 -64 -134 Q-78 -150 -66 -168Z', paper.drop(second)) + path('M30 -128 L62 -60 L34 -52 L12 -116Z', shade(second, -0.05)) + rect(-58, -376, 116, 74, 8, '#4a4560') + rect(-86, -312, 172, 17, 8, '#4a4560') + rect(-58, -332, 116, 18, 0, '#d9486a', bare),
  }),
};

/** Distinguishing features of the head, on heads that have no part of their own for them. */
import { mix, shade } from '../../color.ts';
import { bare, bothSides, circle, ellipse, heartPath, line, path, rect, starPath, turned, twinklePath } from '../../shapes.ts';
import type { Look } from '../look.ts';
import type { SignTable } from './sign.ts';

/** The colour of fur, scales, feathers or hair. */
export function coatOf(look: Look): string {
  const { rig } = look;
  if (rig.rig === 'human') return look.hair;
  if (rig.rig === 'beast') return rig.parts.fur;
  if (rig.rig === 'robot') return rig.parts.accent;
  return rig.parts.body;
}
const curls = (look: Look, color = shade(coatOf(look), -0.08)): string =>
  [-84, -50, -16, 18, 52, 86]
    .map((x, i) =>
      `<circle cx="${x}" cy="${-92 - (i % 2) * 14 + Math.abs(x) * 0.34}" r="25" fill="${color}" stroke="${shade(color, -0.14)}" ` +
        `stroke-width="5"/>`)
    .join('');

export const FEATURE_HEAD = {
  'hair-tuft': { on: 'head', above: 190,
    draw: (p, look) =>
    path('M-34 -92 C-50 -150 -20 -176 -14 -184 C-8 -156 4 -156 16 -178 C20 -150 40 -146 54 -160 C52 -120 40 -100 30 -88Z',
      p.drop(shade(coatOf(look), -0.1))) },
  'old-brows': { on: 'head', draw: () => bothSides(path('M22 -46 C40 -78 84 -74 98 -44 C76 -58 44 -56 22 -46Z', '#f4f2f6',
    'stroke="#c9c4d0" stroke-width="2"')) + path('M-26 96 Q-34 128 -10 130 Q-6 152 8 130 Q34 132 26 96 Q0 112 -26 96Z', '#f4f2f6',
    'stroke="#c9c4d0" stroke-width="2"') },
  'baby-curl': { on: 'head', above: 160, draw: (_, look) => line('M-6 -104 C-20 -150 30 -156 26 -128 C24 -114 6 -118 10 -130',
    shade(coatOf(look), -0.14), 10) },
  fringe: { on: 'head',
    draw: (p, look) =>
    path('M-96 -60 C-90 -116 -40 -132 0 -130 C40 -132 90 -116 96 -60 L70 -84 L54 -44 L34 -82 L14 -40 L-6 -82 L-28 -42 L-46 -80 L-68 -46Z',
      p.drop(shade(coatOf(look), -0.09))) },
  'fur-curls': { on: 'head', above: 150, draw: (_, look) => curls(look) },
  'wool-hair': { on: 'head', above: 150, draw: (_, look) => curls(look, '#c8603f') },
  'misty-curls': { on: 'head', above: 150, draw: (_, look) => curls(look, '#ffffff') },
  'paper-curls': { on: 'head', above: 170, draw: () => [-80, -40, 0, 40,
    80].map((x) => line(`M${x} ${-84 + Math.abs(x) * 0.3} c-30 -50 34 -70 30 -30 c-4 22 -26 12 -18 -2`, '#fffaf0', 13)).join('') +
    line('M-80 -60 Q0 -112 80 -60', '#e0d4bc', 5) },
  mop: { on: 'head', above: 190,
    draw: (p, look) =>
    path('M-118 10 L-112 -60 L-138 -74 L-92 -108 L-96 -150 L-44 -134 L-14 -178 L14 -136 L62 -164 L66 -120 L122 -112 L104 -66 L126 -40 ' +
      'L112 14 L88 -52 L60 -30 L36 -72 L4 -44 L-26 -76 L-54 -34 L-84 -54Z', p.drop(shade(coatOf(look), -0.14))) },
  'straw-hair': { on: 'head', above: 170,
    draw: () =>
    line('M-96 -50 L-128 -84 M-78 -76 L-104 -120 M-52 -94 L-66 -146 M-22 -102 L-26 -160 M10 -104 L18 -160 M42 -98 L58 -148 M72 -80 ' +
      'L98 -124 M94 -54 L126 -90', '#f0cf7a', 13) },
  wires: { on: 'crown', above: 190, beside: 150,
    draw: () =>
    line('M-60 -90 c-60 -40 -20 -90 10 -60 c20 24 -20 40 -20 10 M0 -100 c-30 -60 40 -90 44 -50 c0 26 -34 20 -26 -4 M60 -90 c60 -30 70 ' +
      '20 40 24 c-24 0 -14 -30 8 -22', '#e0703f', 9) },
  bobbles: { on: 'crown', beside: 196, draw: (p, look) => bothSides([[138, -10, 26], [162, 20, 23], [172, 54, 20],
    [168, 86, 17]].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, p.ball(coatOf(look)))).join('')) },
  'lamp-antenna': { on: 'head', above: 236, draw: (p) => line('M30 -96 L44 -176', '#8d96b5', 9) + p.glow(46, -196, 80, '#ffe27a', 0.9) +
    circle(46, -196, 25, p.ball('#ffd24f')) },
  tentacles: { on: 'crown', above: 190, beside: 160, draw: (p, look) =>
    bothSides(line('M30 -96 C40 -170 90 -176 92 -140 C92 -120 70 -126 74 -140 M70 -80 C120 -130 160 -110 150 -80 C140 -64 124 -78 134 ' +
      '-88', shade(coatOf(look), -0.06), 21)) },
  'head-spikes': { on: 'crown', above: 180, draw: (p) => [-66, -40, -14, 14, 40,
    66].map((a) => turned(a, 0, -4, path('M-18 -98 L0 -158 L18 -98Z', p.drop('#e0734d')))).join('') },
  frill: { on: 'crown', beside: 186, above: 150, draw: (p) =>
    path(starPath(0, 6, 180, 13, 0.8), p.drop('#f0a04e'), 'stroke-linejoin="round"') +
    path(starPath(0, 6, 146, 13, 0.84), '#fbd28a', bare) },
  'dragon-whiskers': { on: 'head', beside: 196,
    draw: () => bothSides(line('M60 44 C120 10 170 40 180 4 C186 -20 160 -26 158 -8 M56 62 C110 60 150 90 184 74', '#f2c14e', 8)) },
  'fan-fin': { on: 'crown', above: 240,
    draw: (p, look) => path('M-60 -60 L-96 -190 Q-50 -170 -36 -210 Q-10 -180 0 -226 Q10 -180 36 -210 Q50 -170 96 -190 L60 -60Z',
      p.drop(shade(coatOf(look), -0.08))) + line('M-30 -80 L-50 -176 M0 -80 L0 -196 M30 -80 L50 -176', shade(coatOf(look), 0.16), 6, 0.7) },
  seaweed: { on: 'crown', beside: 170, above: 160, draw: () =>
    bothSides(line('M60 -84 C120 -90 110 -20 140 0 C160 20 130 50 150 80 M30 -100 C90 -150 150 -100 156 -60', '#4f9a5f', 21)) },
  'coral-crown': { on: 'head', above: 200,
    draw: () =>
    line('M-60 -84 L-66 -150 M-64 -120 L-90 -140 M-20 -96 L-20 -174 M-20 -136 L-42 -158 M-20 -130 L2 -150 M26 -96 L34 -166 M30 -130 ' +
      'L54 -150 M64 -82 L78 -140', '#f2709a', 14) },
  'mane-flow': { on: 'crown', beside: 176, above: 150, draw: (p, look) =>
    bothSides(path('M30 -104 C110 -120 150 -40 130 40 C126 90 170 110 176 150 C110 150 90 90 100 30 C104 -30 80 -70 30 -80Z',
      p.drop(maneOf(look)))) },
  'mane-braid': { on: 'crown', beside: 160, draw: (p, look) =>
    bothSides([[122, -20], [134, 18], [138, 56], [134, 94]].map(([x = 0, y = 0], i) =>
      ellipse(x, y, 24 - i * 2, 23, p.ball(maneOf(look)))).join('') + circle(130, 122, 12, '#f2c14e')) },
  'mane-curl': { on: 'crown', beside: 176, above: 170, draw: (p, look) =>
    Array.from({ length: 13 }, (_, i) => (Math.PI * (0.86 + i * 0.106))).map((a) =>
      circle(Math.cos(a) * 140, -6 + Math.sin(a) * 132, 32, p.ball(maneOf(look)))).join('') },
  'glitter-hair': { on: 'head', above: 150, draw: () => [[-90, -60, 16], [-50, -104, 22], [4, -124, 18], [56, -100, 24],
    [94, -50, 16]].map(([x = 0, y = 0, s = 0]) => path(twinklePath(x, y, s), '#fff6c8', bare)).join('') },
  'cheek-fluff': { on: 'crown', beside: 166, draw: (p, look) =>
    bothSides(path('M84 10 L160 16 L126 40 L166 62 L118 74 L136 104 L70 84Z', p.drop(mix(coatOf(look), '#ffffff', 0.4)))) },
  'freckle-dots': { on: 'head', draw: (_, look) => bothSides([[70, 36], [88, 28], [82, 50],
    [98, 46]].map(([x = 0, y = 0]) => circle(x, y, 5.5, shade(coatOf(look), -0.2), bare)).join('')) },
  'laugh-lines': { on: 'head', draw: (_, look) => bothSides(line('M56 52 Q70 72 58 96 M98 2 l16 -8 M100 14 l18 2',
    shade(look.skin, -0.24), 5, 0.75)) },
  'long-whiskers': { on: 'head', beside: 186, draw: (_, look) =>
    bothSides(line('M54 46 Q120 26 182 34 M56 58 Q120 56 184 70 M52 70 Q110 90 164 106', mix(shade(coatOf(look), -0.34), '#ffffff', 0.1),
      5, 0.85)) },
  'heart-nose': { on: 'head', draw: () => path(heartPath(0, 34, 22), '#e5496a', bare) },
  'one-tooth': { on: 'head', draw: () => path('M16 70 L36 70 L30 100 Q24 106 20 96Z', '#fffdf4', 'stroke="#b8a898" stroke-width="3"') },
  'nose-smoke': { on: 'head', beside: 200, above: 130, draw: () => bothSides(
    `<g opacity=".5">${circle(36, 44, 8, '#ffffff', bare)}${circle(54, 42, 10, '#ffffff', bare)}${circle(76, 34, 13, '#ffffff', bare)}</g>` +
    `<g opacity=".8">${[[112, 18, 20], [136, -6, 25], [168, 4, 22], [150, -38, 23], [176, -30, 16], [166, -66, 15]].map(([x = 0, y = 0, r = 0]) =>
      circle(x, y, r, '#f4f5fa', bare)).join('')}</g>` +
    line('M108 22 Q120 30 132 16 M136 0 Q150 12 164 -4 M150 -34 Q162 -24 172 -38', '#c3c9d8', 5, 0.8)) },
  'mouth-bubbles': { on: 'head', beside: 190, above: 160, draw: () =>
    [[96, 20, 13], [130, -20, 19], [168, -70, 26], [120, -90, 12]].map(([x = 0, y = 0, r = 0]) =>
      circle(x, y, r, '#e9faff', 'fill-opacity=".45" stroke="#8fd6f2" stroke-width="5"')).join('') },
  'screen-frame': { on: 'head',
    draw: () =>
    `<path d="M0 -66 C68 -66 102 -46 102 6 C102 56 66 74 0 74 C-66 74 -102 56 -102 6 C-102 -46 -68 -66 0 -66Z" fill="none" ` +
      `stroke="#f2c14e" stroke-width="12"/>` + line('M-72 -24 h144 M-80 4 h160 M-72 32 h144', '#ffffff', 2.5, 0.35) },
  'two-lamps': { on: 'head', draw: () => circle(44, 0, 27, 'none', 'stroke="#ff9f3c" stroke-width="11"') +
    circle(-44, 0, 27, 'none', 'stroke="#7df08a" stroke-width="11"') },
  zipper: { on: 'head', draw: () => line('M-36 50 h72', '#c8d2e0', 9) +
    line('M-28 42 v16 M-14 42 v16 M0 42 v16 M14 42 v16 M28 42 v16', '#6d7898', 5) + rect(34, 44, 10, 22, 4, '#f2c14e') },
  'stitched-smile': { on: 'head', draw: () => line('M-50 58 Q0 112 50 58', '#6b4a33', 5) +
    line('M-40 60 l-8 14 M-22 74 l-6 15 M0 78 v17 M22 74 l6 15 M40 60 l8 14', '#6b4a33', 5) },
  'star-glasses': { on: 'head', draw: () => [-48, 48].map((x) =>
    path(starPath(x, 4, 54, 5, 0.62), '#ffe9f4',
      'fill-opacity=".2" stroke="#e0459a" stroke-width="9" stroke-linejoin="round"')).join('') + line('M-10 0 Q0 -8 10 0', '#e0459a', 9) },
  monocle: { on: 'head', draw: () => circle(48, 2, 41, '#e6f4ff', 'fill-opacity=".15" stroke="#e0a93f" stroke-width="9"') +
    line('M84 22 Q112 60 96 118', '#e0a93f', 4) },
  'round-lenses': { on: 'head', draw: () => [-44, 44].map((x) =>
    circle(x, 2, 38, '#e6f4ff', 'fill-opacity=".12" stroke="#f2c14e" stroke-width="8"')).join('') + line('M-7 0 Q0 -8 7 0', '#f2c14e', 8) },
  'eye-patch': { on: 'head', draw: () => line('M-108 -56 L106 -22', '#2b2430', 8) + ellipse(46, 0, 38, 38, '#2b2430') },
  'ear-aid': { on: 'head', beside: 140, draw: (p, look) => path('M98 -22 C126 -34 142 -4 128 22 C116 44 98 30 102 12', 'none',
    `stroke="${look.aidColor}" stroke-width="15" stroke-linecap="round"`) + circle(104, 14, 13, p.ball(look.aidColor)) },
  'ear-shell': { on: 'head', beside: 176, draw: (p) => path('M88 0 C120 -60 180 -54 176 0 C172 46 120 50 88 14Z', p.drop('#f7c6b4')) +
    line('M98 4 L160 -30 M98 8 L168 0 M98 12 L158 30', '#d98f80', 5) },
  earpiece: { on: 'head', beside: 150, draw: (p) => circle(116, 6, 22, p.ball('#5a6788')) + line('M112 24 Q96 70 56 84', '#5a6788', 7) +
    circle(52, 86, 9, '#7df0ff') },
  'star-brow': { on: 'head', draw: (p) => p.glow(0, -72, 36, '#fff0a8', 0.8) + path(starPath(0, -72, 20), '#ffd24f') },
  'heart-cheek': { on: 'head', draw: () => path(heartPath(80, 54, 21), '#e5496a', bare) },
  'rosy-cheeks': { on: 'head', draw: () => bothSides(ellipse(81, 58, 26, 19, '#f2434f', `${bare} opacity=".34"`), ellipse(81, 58, 18, 13, '#f2434f', `${bare} opacity=".42"`)) },
  'horn-pair': { on: 'crown', above: 180, draw: (p) => bothSides(path('M46 -92 C48 -140 70 -166 104 -172 C108 -140 100 -104 84 -72Z',
    p.drop('#f0dcb4'))) },
  'spiral-horn': { on: 'head', above: 240, draw: (p) => path('M-19 -92 L0 -226 L19 -92 Q0 -82 -19 -92Z', p.drop('#f6cf7a')) +
    line('M-14 -116 Q2 -114 14 -126 M-10 -150 Q2 -148 10 -158 M-6 -184 Q1 -182 6 -188', '#c07f34', 4, 0.7) },
} satisfies SignTable;

const maneOf = (look: Look): string => (look.rig.rig === 'beast' ? look.rig.parts.dark : shade(coatOf(look), -0.12));

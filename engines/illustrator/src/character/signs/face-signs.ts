/** Noses, whiskers, seams and other things on a face, drawn over it without hiding eyes or mouth. */
import { shade } from '../../color.ts';
import type { Paper } from '../../paper.ts';
import { bare, bothSides, circle, ellipse, group, line, path, rect, starPath } from '../../shapes.ts';
import type { SignTable } from './sign.ts';

/** @param lens what is seen in the round eye of metal */
const halfMetal = (p: Paper, lens: string): string =>
  path('M14 -98 C72 -96 110 -58 112 -6 C112 20 104 44 90 60 L70 44 L74 20 L40 -40 L20 -60Z', p.drop('#b9c4d6'), `${bare} opacity=".92"`) +
  `<circle cx="48" cy="0" r="34" fill="none" stroke="#7d86a6" stroke-width="9"/>` +
  lens +
  [[36, -76], [84, -44], [98, 6], [86, 42]].map(([x = 0, y = 0]) => circle(x, y, 5, '#6d7898', bare)).join('');

/** Where the face is the whole body, the mouth is higher up than in a head. */
const HIGH_NOSE = 'transform="translate(0 -16)"';

export const FACE_SIGNS = {
  tusks: { on: 'head', draw: (p) => bothSides(path('M18 52 Q10 100 24 126 Q40 98 40 54Z', p.drop('#fbf3dc'))) },
  'animal-face': {
    on: 'head',
    draw: (_, look) =>
      path('M-15 42 Q0 35 15 42 Q11 56 0 60 Q-11 56 -15 42Z', '#3a2430', bare) +
      bothSides(line('M58 56 L118 46 M58 66 L116 72', shade(look.hair, -0.05), 4, 0.8)) +
      bothSides(path('M96 40 l34 2 l-18 14 l20 12 l-36 6Z', look.hair, bare)),
  },
  'beak-nose': { on: 'head', draw: (p) => path('M-20 36 Q0 24 20 36 Q12 60 0 64 Q-12 60 -20 36Z', p.drop('#f2a23c'), bare) },
  whiskers: { on: 'head', draw: () => bothSides(line('M64 40 L136 28 M64 52 L138 56', '#ffffff', 5, 0.9)) },
  'red-nose': { on: 'head', draw: (p) => circle(0, 46, 24, p.ball('#e5373f'), bare) + circle(-8, 38, 6, '#fff', `${bare} opacity=".7"`) },
  'clown-cheeks': { on: 'head', draw: () => bothSides(circle(80, 54, 22, '#f0788c', `${bare} opacity=".55"`) +
    path(starPath(52, -36, 12), '#4b86d6', bare)) },
  flour: { on: 'head', draw: () => ellipse(86, 40, 25, 15, '#fffdf6', `${bare} opacity=".85" transform="rotate(-18 86 40)"`) + ellipse(-14, 50, 13, 8, '#fffdf6', `${bare} opacity=".8"`) +
    [[66, 64], [106, 62], [-34, 60]].map(([x = 0, y = 0]) => circle(x, y, 4, '#fffdf6', bare)).join('') },
  pacifier: {
    on: 'head',
    draw: (p) => ellipse(0, 78, 40, 25, p.drop('#6ab4e6')) + circle(0, 78, 15, p.ball('#ffd75e')),
  },
  'puffy-cheeks': {
    on: 'head',
    beside: 150,
    draw: (p, look) => {
      const pale = look.rig.rig === 'beast' ? look.rig.parts.cream : '#fff4e2';
      return bothSides(ellipse(88, 54, 46, 38, p.ball(pale), bare));
    },
  },
  'ear-tufts': {
    on: 'crown',
    above: 214,
    draw: (p, look) => {
      const fur = look.rig.rig === 'beast' ? look.rig.parts.dark : look.hair;
      return bothSides(path('M70 -110 C76 -160 90 -190 106 -206 C116 -180 118 -150 112 -110Z', p.drop(fur)));
    },
  },
  'android-face': {
    on: 'head',
    draw: (p) =>
      line('M-110 -30 Q-84 -10 -88 40 Q-86 80 -66 104 M110 -30 Q84 -10 88 40 Q86 80 66 104', '#7f8db0', 4, 0.8) +
      bothSides(circle(122, 16, 26, p.ball('#aab6cf')) + circle(122, 16, 12, '#7df0ff', bare)) +
      p.glow(0, -70, 40, '#7df0ff', 0.8) +
      path('M0 -86 l12 16 l-12 16 l-12 -16Z', '#7df0ff', bare),
  },
  'half-metal': { on: 'head', draw: (p) => halfMetal(p, circle(48, 0, 13, '#ff6f5a', bare) + circle(43, -5, 4, '#fff', bare)) },
  'half-metal-shut': { on: 'head', draw: (p) => halfMetal(p, circle(48, 0, 30, '#9aa6bf', bare) + line('M22 2 Q48 18 74 2', '#3a3f56', 7)) },
  'puppet-face': {
    on: 'head',
    draw: (p, look) =>
      line('M-36 74 L-36 124 M36 74 L36 124', shade(look.skin, -0.28), 5, 0.9) +
      line('M-96 -20 q16 20 4 44 M96 -26 q-14 24 -2 46 M-20 -96 q20 12 44 0', shade(look.skin, -0.14), 4, 0.6) +
      path('M-12 40 Q20 34 46 52 Q22 68 -8 60 Q-22 50 -12 40Z', p.ball(shade(look.skin, -0.04)), bare),
  },
  'sack-face': {
    on: 'head',
    draw: () =>
      line('M-60 62 l6 14 M-44 70 l4 14 M44 70 l-4 14 M60 62 l-6 14', '#7a5a34', 5) +
      path('M-14 36 L14 36 L0 60Z', '#d9783c', bare) +
      line('M-104 -10 l14 6 M-100 20 l14 2 M104 -14 l-14 6 M100 18 l-14 2', '#a8844c', 4, 0.7),
  },
  'carrot-nose': { on: 'head', draw: (p, look) => group(look.rig.rig === 'spirit' ? HIGH_NOSE : '', path('M-4 26 L62 44 L-2 52 Q-14 38 -4 26Z', p.drop('#f08a3c'))) },
  'button-eyes': {
    on: 'head',
    draw: () => bothSides(line('M84 -30 l18 -12 M88 -42 l10 24', '#7a4a2b', 5)) + line('M0 -112 L0 -56', '#7a4a2b', 4, 0.7) +
      line('M-8 -100 h16 M-8 -84 h16 M-8 -68 h16', '#7a4a2b', 4, 0.7),
  },
  'face-patch': {
    on: 'head',
    draw: () => rect(40, -92, 46, 42, 8, '#e0a04e') +
      line('M36 -84 h10 M36 -70 h10 M36 -58 h10 M80 -84 h10 M80 -70 h10 M80 -58 h10 M52 -98 v10 M70 -98 v10', '#6b4a33', 4),
  },
  bolts: { on: 'crown', beside: 150, draw: (p) => bothSides(rect(106, 6, 44, 22, 6, p.drop('#9aa6ba')) +
    rect(140, -4, 14, 42, 5, '#7d86a6')) },
  'gold-freckles': {
    on: 'head',
    draw: (p) =>
      [
        [-70, 40],
        [-90, 30],
        [-82, 54],
        [70, 40],
        [90, 30],
        [82, 54],
        [-60, -70],
        [64, -66],
        [30, -86],
      ]
        .map(([x = 0, y = 0]) => p.glow(x, y, 15, '#fff6b0', 0.9) + circle(x, y, 5, '#fff0a0', bare))
        .join(''),
  },
  'space-freckles': {
    on: 'head',
    draw: () =>
      [
        [-86, -70, 12],
        [84, -84, 9],
        [-40, -112, 8],
        [104, 30, 8],
        [-104, 34, 9],
        [40, -118, 6],
      ]
        .map(([x = 0, y = 0, s = 0]) => path(starPath(x, y, s), '#fff2b0', bare))
        .join(''),
  },
  'crocodile-teeth': {
    on: 'head',
    draw: () =>
      path('M-78 72 l8 16 l8 -12Z M-50 84 l8 16 l8 -13Z M-18 90 l8 15 l8 -14Z M78 72 l-8 16 l-8 -12Z M50 84 l-8 16 l-8 -13Z M18 90 ' +
        'l-8 15 l-8 -14Z', '#fffdf4', bare),
  },
  bandages: {
    on: 'head',
    draw: (p) =>
      path('M-118 -34 C-114 -104 -70 -126 0 -126 C70 -126 114 -104 118 -34 Q60 -58 0 -52 Q-60 -46 -118 -34Z', p.drop('#efe4cc'), bare) +
      line('M-112 -60 Q0 -96 112 -62 M-92 -92 Q0 -122 92 -92 M-116 -40 Q-40 -58 116 -42', '#c9b890', 6, 0.8) +
      path('M-104 66 Q0 108 104 66 Q86 124 0 130 Q-86 124 -104 66Z', '#efe4cc', bare) +
      line('M-96 88 Q0 122 94 88', '#c9b890', 6, 0.8) +
      path('M96 -104 C126 -110 150 -90 152 -60 C138 -74 120 -80 104 -76Z', '#efe4cc'),
  },
  'screen-static': { on: 'head', draw: () => line('M-92 -40 h184 M-100 -8 h200 M-96 24 h192 M-84 54 h168', '#ffffff', 3, 0.35) },
  barnacles: {
    on: 'head',
    draw: () => [[-84, -60, 13], [-62, -84, 9], [92, -46, 11], [-98, -30, 8]].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#f2e6d0') +
      circle(x, y, r * 0.4, '#a89a86', bare)).join('') + path('M-30 96 q-10 40 -30 44 M0 100 q0 44 -8 52 M30 96 q10 40 30 44', 'none',
      'stroke="#3f4290" stroke-width="15" stroke-linecap="round"'),
  },
  'owl-discs': { on: 'head', draw: () => bothSides(line('M12 -46 Q60 -76 96 -30 Q112 20 84 44', '#ffffff', 9, 0.75)) },
  'bear-muzzle': {
    on: 'head',
    draw: (p) => path('M-18 14 Q0 2 18 14 Q14 34 0 36 Q-14 34 -18 14Z', p.drop('#33202a'), bare),
  },
} satisfies SignTable;

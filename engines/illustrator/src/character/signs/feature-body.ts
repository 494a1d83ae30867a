/** Distinguishing features of body, back and feet, on bodies that have no part of their own for them. */
import { mix, shade } from '../../color.ts';
import { bare, bothSides, circle, ellipse, group, heartPath, line, path, rect, starPath, turned, twinklePath } from '../../shapes.ts';
import { drawWings } from '../wings.ts';
import { coatOf } from './feature-head.ts';
import type { Sign, SignTable } from './sign.ts';

const wings = (kind: 'fairy' | 'feather' | 'bat' | 'butterfly', s = 0.95): Sign => ({
  on: 'back',
  beside: 236 * s,
  draw: (p, look) => group(`transform="translate(0 -40) scale(${s})"`, drawWings(p, kind, look)),
});
const feet = (...art: string[]): string => bothSides(group('transform="translate(46 0)"', ...art));

export const FEATURE_BODY = {
  'butterfly-wings': wings('butterfly'),
  'glass-wings': wings('fairy'),
  'feather-wings': wings('feather'),
  'bat-wings': wings('bat'),
  'tiny-wings': wings('feather', 0.6),
  'flame-wings': { on: 'back', beside: 230,
    draw: (p) =>
    bothSides(path('M80 -20 C120 -110 180 -120 230 -130 C214 -90 226 -60 200 -40 C206 -10 160 0 150 30 C120 30 100 30 84 40Z',
      p.linear([[0, '#e5575f'], [0.5, '#f5953c'], [1, '#ffe27a']], { x2: 1, y2: 0 }))) },
  scarf: {
    on: 'chest',
    draw: (p, look) =>
      path('M-70 -62 Q0 -30 70 -62 Q82 -44 70 -28 Q0 8 -70 -28 Q-82 -44 -70 -62Z', p.drop(look.outfit.second)) +
      path('M26 -22 L56 60 L26 66 L6 -14Z', p.drop(shade(look.outfit.second, -0.06))),
  },
  'bow-tie': { on: 'chest', draw: (p, look) => path('M0 -44 l-40 -22 l0 44Z M0 -44 l40 -22 l0 44Z', p.drop(look.outfit.second)) +
    circle(0, -44, 10, shade(look.outfit.second, -0.1), bare) },
  'shield-side': { on: 'chest', beside: 140, draw: (p) => path('M-134 -30 Q-92 -46 -50 -30 L-50 22 Q-58 66 -92 86 Q-126 66 -134 22Z',
    p.drop('#c8446a'), 'stroke="#f0c35a" stroke-width="8"') + line('M-92 -34 L-92 78 M-128 16 L-56 16', '#f0c35a', 7) },
  'patched-vest': { on: 'chest', draw: (p) => bothSides(path('M18 -62 Q60 -60 66 -30 L62 66 Q40 78 20 70 Q14 0 18 -62Z',
    p.drop('#9a6a42'))) + rect(-54, 20, 32, 30, 5, '#e0a04e') + rect(28, -20, 28, 28, 5, '#6aa8d6') +
    line('M-58 28 h8 M-58 42 h8 M-26 28 h8 M-26 42 h8 M24 -12 h8 M24 0 h8 M52 -12 h8 M52 0 h8', '#4a3424', 4) },
  raincoat: { on: 'chest', draw: (p) => path('M-60 -62 Q0 -40 60 -62 L84 74 Q0 98 -84 74Z', p.drop('#f4c23f')) +
    line('M0 -46 L0 84', '#c9962a', 5) + circle(-12, -16, 6, '#a87825', bare) + circle(-12, 16, 6, '#a87825', bare) +
    circle(-12, 48, 6, '#a87825', bare) },
  dungarees: { on: 'chest', draw: (p) => path('M-46 -14 L46 -14 L66 78 Q0 98 -66 78Z', p.drop('#4f78b4')) +
    line('M-38 -10 L-56 -62 M38 -10 L56 -62', '#4f78b4', 15) + rect(-20, 8, 40, 30, 6, '#3f639a', bare) +
    bothSides(circle(38, -8, 7, '#f2c14e', bare)) },
  sweater: { on: 'chest', draw: (p) => path('M-66 -62 Q0 -40 66 -62 L76 62 Q0 84 -76 62Z', p.drop('#c2544e')) +
    line('M-66 -16 l18 14 l18 -14 l18 14 l18 -14 l18 14 l18 -14 l18 14', '#fbe9cf', 8) + line('M-72 48 Q0 70 72 48', '#fbe9cf', 8) },
  apron: { on: 'chest', draw: (p) => path('M-34 -46 L34 -46 L40 -6 L64 0 L60 76 Q0 94 -60 76 L-64 0 L-40 -6Z', p.drop('#fdf8ee')) +
    rect(-22, 22, 44, 28, 6, '#e0d4c0', bare) + path(heartPath(0, -20, 13), '#e5496a', bare) },
  breastplate: { on: 'chest', draw: (p) => path('M-66 -60 Q0 -84 66 -60 Q80 0 54 50 Q0 76 -54 50 Q-80 0 -66 -60Z',
    p.linear([[0, '#e2e8f5'], [0.4, '#aab6cf'], [1, '#76829f']], { x2: 1 })) + path(starPath(0, -8, 26), '#f0b945', bare) },
  'space-collar': { on: 'chest', draw: () => path('M-84 -56 Q0 -20 84 -56 L80 66 Q0 92 -80 66Z', '#eef1f8',
    'stroke="#b9c2d8" stroke-width="9"') + rect(-30, -4, 60, 36, 8, '#5a678f') + circle(-14, 8, 6, '#ff6f7d', bare) +
    circle(4, 8, 6, '#ffe27a', bare) + circle(20, 8, 6, '#7fe6a8', bare) },
  saddle: { on: 'chest', draw: (p) => path('M-64 -66 Q0 -40 60 -66 L50 20 Q0 40 -54 20Z', p.drop('#b5483f')) +
    line('M-54 16 Q0 38 50 16', '#f2c14e', 8) + [-40, -14, 12, 38].map((x) => circle(x, 36, 9, '#f4c65a')).join('') },
  'feather-cloak': { on: 'back', beside: 176, draw: (p) => bothSides([[60, -60], [70, -14], [76, 34],
    [78, 82]].map(([x = 0, y = 0], i) => path(`M${x} ${y - 30} L${x + 96} ${y + 10} Q${x + 60} ${y + 46} ${x} ${y + 30}Z`,
      p.drop(['#3fa79a', '#4b86d6', '#8f6ad6', '#e0567f'][i] ?? '#3fa79a'))).join('')) },
  'painted-dress': { on: 'chest', draw: (p) => path('M-44 -56 L44 -56 L90 74 Q0 98 -90 74Z', p.drop('#f29ac0')) +
    [[-40, 40], [0, 56], [40, 40], [-20, 0], [20, 0]].map(([x = 0, y = 0]) => circle(x, y, 9, '#fff6e6', bare)).join('') },
  tuxedo: { on: 'chest', draw: (p) => path('M-70 -60 L70 -60 L64 72 Q0 90 -64 72Z', p.drop('#33304a')) +
    path('M-26 -60 L0 40 L26 -60Z', '#fdfaf4', bare) + path('M0 -46 l-22 -12 l0 26Z M0 -46 l22 -12 l0 26Z', '#d9483f') +
    circle(0, -12, 4, '#33304a', bare) + circle(0, 8, 4, '#33304a', bare) },
  'tool-belt': { on: 'chest', draw: () => path('M-84 40 Q0 66 84 40 L86 62 Q0 90 -86 62Z', '#8a5a34') +
    line('M-52 52 L-58 14 M-20 60 L-18 22 M34 58 L44 18', '#aab6cf', 11) + rect(-68, 48, 30, 36, 5, '#a8744a') +
    rect(22, 54, 34, 34, 5, '#a8744a') },
  'robe-back': { on: 'back', beside: 150,
    draw: (p, look) =>
    path('M-70 -120 Q0 -140 70 -120 C130 -40 160 60 150 136 L104 104 L70 138 L34 108 L0 138 L-34 108 L-70 138 L-104 104 L-150 136 ' +
      'C-160 60 -130 -40 -70 -120Z', p.drop(mix(look.outfit.second, '#ffffff', 0.25))) },
  'star-cloak': { on: 'back', beside: 160,
    draw: (p) => path('M-74 -120 Q0 -140 74 -120 C140 -40 166 70 152 136 Q0 156 -152 136 C-166 70 -140 -40 -74 -120Z',
      p.drop('#2f3a80')) + [[-126, 60, 14], [130, 30, 16], [-112, 110, 11], [118, 104, 13],
      [-100, -10, 10]].map(([x = 0, y = 0, s = 0]) => path(starPath(x, y, s), '#ffe27a', bare)).join('') },
  glitter: { on: 'back', beside: 206, draw: () => [[-150, -110, 18], [-186, -40, 24], [-160, 40, 16], [-196, 100, 22], [150, -90, 22],
    [190, -10, 18], [160, 70, 26], [196, 126, 16]].map(([x = 0, y = 0, s = 0], i) =>
    path(twinklePath(x, y, s), i % 2 ? '#ffe27a' : '#ffc9e8', bare)).join('') },
  backpack: { on: 'back', beside: 130, draw: (p) => rect(-112, -70, 224, 140, 34, p.drop('#d9583f')) +
    rect(-126, 0, 30, 60, 12, p.drop('#e8795c')) + rect(96, 0, 30, 60, 12, p.drop('#e8795c')) },
  'ink-blots': { on: 'chest', draw: () => circle(-52, 40, 11, '#34418a', bare) + circle(-38, 56, 7, '#34418a', bare) +
    circle(50, 46, 10, '#34418a', bare) + circle(60, 62, 5, '#34418a', bare) },
  'stripe-marks': { on: 'chest', draw: (_, look) => bothSides(line('M46 -44 Q70 -36 92 -46 M46 -8 Q74 2 98 -8 M44 28 Q70 38 92 28',
    shade(coatOf(look), -0.2), 13, 0.85)) },
  'spot-marks': { on: 'chest', draw: (_, look) => [[-74, -44, 14], [76, -50, 12], [-88, 10, 11], [86, 16, 14], [-62, 56, 12],
    [66, 64, 10], [-40, -64, 8]].map(([x = 0, y = 0, r = 0]) =>
    circle(x, y, r, shade(coatOf(look), -0.2), `${bare} opacity=".85"`)).join('') },
  'shell-back': { on: 'back', beside: 170, draw: (p) => ellipse(0, -6, 168, 138, p.ball('#8a6a3c')) +
    line('M-168 -6 L-90 -6 M168 -6 L90 -6 M-110 -106 L-66 -60 M110 -106 L66 -60 M-110 96 L-66 50 M110 96 L66 50', '#6b4f28', 8) },
  'swirl-shell': { on: 'back', beside: 190, draw: (p) => circle(96, -10, 96, p.ball('#e0a07a')) +
    line('M96 -10 m-60 16 a62 62 0 1 1 118 -26 a46 46 0 0 1 -90 18 a28 28 0 0 1 54 -10', '#b5703f', 11) },
  'long-tail': { on: 'back', beside: 250,
    draw: (_, look) => line('M40 100 C150 140 240 110 226 20 C216 -50 160 -40 172 0 C180 22 204 14 204 -2', coatOf(look), 30) },
  'long-feathers': { on: 'back', beside: 230, draw: (p, look) =>
    [40, 62, 84].map((a, i) => turned(a, 0, 60, path('M-16 60 C-40 -60 -30 -150 0 -190 C30 -150 40 -60 16 60Z',
      p.drop(shade(coatOf(look), -0.04 * i))) + circle(0, -150, 14, '#ffe27a', bare))).join('') },
  'back-propeller': { on: 'back', beside: 200, draw: (p) => line('M90 -40 L150 -60', '#8d96b5', 13) +
    turned(20, 156, -62, ellipse(156, -118, 17, 54, p.drop('#f2654a')) + ellipse(156, -6, 17, 54, p.drop('#f2654a'))) +
    circle(156, -62, 15, '#ffd75e') },
  'chest-light': { on: 'chest', draw: (p) => p.glow(0, -4, 110, '#fff0a0', 0.9) +
    circle(0, -4, 32, '#fff6c8', 'stroke="#f2c14e" stroke-width="8"') },
  'new-shine': { on: 'chest', draw: () => [[-58, 6, 24], [46, 34, 30], [-22, 58, 17]].map(([x = 0, y = 0, r = 0]) =>
    path(twinklePath(x, y, r), '#ffffff', 'stroke="#f2c14e" stroke-width="3"')).join('') + line('M78 -24 Q92 -2 88 24', '#ffffff', 9, 0.8) },
  mended: { on: 'chest', draw: (_, look) => rect(-66, -6, 46, 42, 5, '#e0a04e', 'transform="rotate(-8 -43 15)"') +
    line('M-70 2 h10 M-70 20 h10 M-30 -4 h10 M-28 14 h10 M-58 -12 v10 M-42 -14 v10 M-54 32 v10 M-38 30 v10', '#4a3424', 4) +
    rect(26, 30, 36, 34, 5, '#6aa8d6', 'transform="rotate(10 44 47)"') + line('M22 36 h9 M22 52 h9 M58 42 h9 M56 58 h9', '#4a3424', 4) +
    line('M72 -22 l8 12 l-10 6 l10 12 M-84 -24 l10 8 l-6 12', shade(coatOf(look), -0.24), 6, 0.8) },
  stickers: { on: 'chest', draw: () => path(starPath(-46, -30, 24), '#f2709a') + path(heartPath(44, -22, 20), '#e5373f', bare) +
    circle(-36, 40, 19, '#63b86a') + rect(22, 24, 40, 34, 8, '#4b9ad6') + path(starPath(42, 41, 12), '#fff', bare) },
  dents: { on: 'chest',
    draw: (_, look) => line('M-60 -30 q14 16 30 2 M30 -44 q12 18 32 6 M-48 40 q18 14 34 -4 M26 44 l22 20 M48 44 l-22 20',
      shade(coatOf(look), -0.24), 7, 0.8) + rect(-12, -8, 40, 26, 5, '#e0d4c0') + line('M-6 -2 l28 14 M-6 12 l28 -14', '#a89a86', 5) },
  'gold-cracks': { on: 'chest', draw: (p) => p.glow(0, 0, 90, '#ffe9a0', 0.6) +
    line('M-70 -50 L-40 -24 L-52 6 L-18 26 L-30 64 M60 -60 L44 -24 L70 0 L40 40 M-18 26 L14 14 L44 -24', '#f2c14e', 7) },
  moss: { on: 'chest', draw: (p) => bothSides(ellipse(70, -56, 42, 19, p.ball('#6f9a48')) + circle(50, -66, 13, '#8fb45a', bare) +
    circle(92, -60, 11, '#8fb45a', bare)) },
  'crystal-skin': { on: 'chest', draw: () => [[-60, -30], [44, -44], [-30, 26], [62, 24],
    [4, -4]].map(([x = 0, y = 0]) => path(`M${x} ${y - 26} L${x + 19} ${y} L${x} ${y + 26} L${x - 19} ${y}Z`, '#d6f4ff',
      'fill-opacity=".85" stroke="#8fd6f2" stroke-width="4"')).join('') },
  'suction-cups': { on: 'chest', draw: (p, look) => bothSides([[84, -10], [96, 20],
    [86, 48]].map(([x = 0, y = 0]) => circle(x, y, 15, p.ball(mix(coatOf(look), '#ffffff', 0.3))) +
    circle(x, y, 7, shade(coatOf(look), -0.16), bare)).join('')) },
  'body-arms': { on: 'back', beside: 190, draw: (p, look) => bothSides(line('M70 0 Q130 -20 156 -80 M70 40 Q140 50 176 10', coatOf(look),
    26) + circle(158, -90, 20, p.ball(coatOf(look))) + circle(178, 0, 20, p.ball(coatOf(look)))) },
  'odd-arm': { on: 'chest', beside: 150, draw: (p) => line('M76 -20 Q126 -10 130 44', '#f2a03c', 28) +
    circle(130, 54, 21, p.ball('#f2c14e')) + line('M84 -28 l8 20 M104 -18 l8 20', '#8a5a34', 5) },
  sling: { on: 'chest', draw: () => path('M-90 -50 L40 -66 L92 40 Q60 70 10 44Z', '#fdf8ee', 'stroke="#d6c9b0" stroke-width="5"') +
    path('M34 8 h14 v-14 h14 v14 h14 v14 h-14 v14 h-14 v-14 h-14Z', '#e5575f', bare) },
  'eight-legs': { on: 'back', beside: 190,
    draw: () => bothSides(line('M40 20 Q130 -40 150 100 M40 40 Q150 10 176 106 M30 50 Q110 60 118 106 M20 56 Q70 70 78 106', '#4a3d58',
      13)) },
  'side-stick': { on: 'back', beside: 170, draw: (_, look) =>
    line('M150 -70 C150 -104 190 -104 188 -74 M150 -70 L142 150', look.aidColor || '#8a5a34', 14) },
  'hover-disc': { on: 'back', beside: 180, draw: (p) => p.glow(0, 150, 170, '#7df0ff', 0.7) +
    ellipse(0, 130, 176, 40, p.drop('#8d98c4')) + ellipse(0, 116, 140, 26, '#c9d4f0', bare) +
    [-110, 0, 110].map((x) => circle(x, 146 - Math.abs(x) * 0.08, 10, '#7df0ff', bare)).join('') },
  'low-patch': { on: 'feet', draw: () => rect(26, -74, 46, 44, 7, '#e0703f') +
    line('M20 -64 h12 M20 -44 h12 M66 -64 h12 M66 -44 h12', '#5a3a2a', 5) },
  'rolling-feet': { on: 'feet', draw: (p) => feet(circle(6, -26, 34, p.ball('#4a4f66')), circle(6, -26, 17, '#c9d0e4', bare),
    circle(6, -26, 6, '#f2b33d', bare)) },
  boots: { on: 'feet', draw: (p) => feet(path('M-24 -60 L22 -60 L26 -16 Q56 -12 54 6 L-26 6Z', p.drop('#f4c23f')),
    line('M-24 -50 h46', '#fff3c4', 7)) },
  'odd-socks': { on: 'feet', draw: () => rect(22, -56, 52, 50, 12, '#e5575f') + line('M24 -40 h48 M24 -24 h48', '#ffe27a', 8) +
    rect(-74, -56, 52, 50, 12, '#4b9ad6') + circle(-58, -40, 7, '#fff', bare) + circle(-38, -24, 7, '#fff', bare) },
  'white-paw': { on: 'feet', draw: (p) => ellipse(34, -10, 34, 21, p.ball('#fffdf8')) + line('M24 -18 v12 M40 -18 v12', '#d6cfc4', 4) },
  'big-feet': { on: 'feet', draw: (p, look) => feet(ellipse(14, -12, 58, 28, p.ball(shade(coatOf(look), -0.03)))) +
    bothSides(line('M44 -22 v18 M64 -24 v18 M84 -20 v16', shade(coatOf(look), -0.2), 5)) },
  'star-hooves': { on: 'feet', draw: () => bothSides(path(starPath(84, -8, 24), '#ffe27a') + path(starPath(58, -10, 18), '#ffd24f')) },
  'curly-shoes': { on: 'feet', draw: (p) => feet(path('M-26 -22 Q0 -38 28 -22 C60 -10 76 -30 66 -52 C96 -40 92 6 40 8 L-26 8Z',
    p.drop('#3f9a5f')), circle(64, -54, 9, '#f2c14e')) },
  // Knees above the body and feet on the ground, as a frog or a spider sits: below it there is no sheet.
  'stilt-legs': { on: 'feet', draw: (_, look) => bothSides(line('M84 -46 L142 -176 L156 -12', coatOf(look), 20) +
    circle(142, -176, 15, coatOf(look)) + ellipse(170, -8, 32, 15, shade(coatOf(look), -0.08), bare)) },
  'hind-wheels': { on: 'feet', draw: (p) => circle(-84, -44, 46, p.ball('#4a4f66')) + circle(-84, -44, 30, '#dfe6f2', bare) +
    circle(-84, -44, 9, '#e5575f', bare) + line('M-84 -90 L-30 -120', '#8d96b5', 9) },
  'role-mentor': { on: 'chest', draw: (p) => line('M-56 -58 Q0 26 56 -58', '#e9b23f', 7) +
    circle(0, -6, 21, p.ball('#67b8d4'), 'stroke="#e9b23f" stroke-width="6"') },
  'role-antihero': { on: 'chest', draw: (p) => path('M-72 -64 Q0 -30 72 -64 L40 -8 Q0 24 -40 -8Z', p.drop('#4a4560')) +
    line('M-60 -54 Q0 -24 60 -54', '#8a86a8', 6) },
  'role-sidekick': { on: 'chest', draw: (p) => path('M-70 -64 Q0 -34 70 -64 L0 26Z', p.drop('#f2a03c')) +
    circle(-24, -34, 6, '#fff', bare) + circle(20, -36, 6, '#fff', bare) + circle(0, -8, 6, '#fff', bare) },
  'role-trickster': { on: 'chest', draw: (p) => [-60, -30, 0, 30,
    60].map((x, i) => path(`M${x - 22} -62 L${x + 22} -62 L${x} -14Z`, p.drop(i % 2 ? '#8f6ad6' : '#5fb85a')) +
    circle(x, -12, 8, '#f2c14e')).join('') },
} satisfies SignTable;

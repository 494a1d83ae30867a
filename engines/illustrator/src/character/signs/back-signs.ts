/** What types and features carry on the back: drawn behind the figure and meant to show at its sides. */
import { shade } from '../../color.ts';
import { bare, bothSides, circle, ellipse, group, line, path, rect, starPath, turned, twinklePath } from '../../shapes.ts';
import type { SignTable } from './sign.ts';

const cog = (x: number, y: number, r: number, fill: string): string =>
  path(starPath(x, y, r, 10, 0.78), fill, 'stroke-linejoin="round"') + circle(x, y, r * 0.4, '#fff3d6', bare);

export const BACK_SIGNS = {
  'wind-up-key': {
    on: 'back',
    beside: 220,
    draw: (p) =>
      rect(70, -30, 90, 20, 8, p.tube('#b58a3a')) +
      `<ellipse cx="184" cy="-50" rx="26" ry="36" fill="none" stroke="#e0a93f" stroke-width="17"/>` +
      `<ellipse cx="184" cy="14" rx="26" ry="36" fill="none" stroke="#e0a93f" stroke-width="17"/>`,
  },
  'rocket-pack': {
    on: 'back',
    beside: 180,
    draw: (p) =>
      bothSides(
        path('M104 40 L154 96 L150 30Z', p.drop('#d9486a')) +
          path('M84 60 L84 -70 Q114 -150 144 -70 L144 60Z', p.tube('#f2f3fa')) +
          path('M86 -74 Q114 -150 142 -74Z', p.drop('#e8506a')) +
          path('M92 66 Q114 150 136 66Z', p.linear([[0, '#ffe27a'], [1, '#f5893c']]), bare),
      ),
  },
  jetpack: {
    on: 'back',
    beside: 110,
    draw: (p) =>
      [-78, -20]
        .map((x) => rect(x - 26, -96, 52, 108, 20, p.tube('#c2cad9')) + path(`M${x - 24} -70 Q${x} -128 ${x + 24} -70Z`, p.drop('#e8506a')))
        .join('') + path('M-180 -30 L-116 -66 L-112 -10Z', p.linear([[0, '#ffe27a'], [1, '#f5893c']], { x2: 1, y2: 0 })),
  },
  'gear-wings': {
    on: 'back',
    beside: 240,
    draw: () => bothSides(cog(150, -70, 74, '#c99a5a') + cog(196, 20, 50, '#8fa4bd') + cog(130, 56, 40, '#e0b45e')),
  },
  'steam-pipes': {
    on: 'back',
    beside: 190,
    draw: (p) =>
      bothSides(
        rect(96, -190, 36, 150, 10, p.tube('#a8744a')) + rect(88, -204, 52, 22, 8, p.drop('#8c5a34')) + circle(118, -232, 22, '#f2f4fa') +
          circle(144, -262, 17, '#f2f4fa') + circle(124, -288, 12, '#f2f4fa'),
      ),
    above: 150,
  },
  'solar-panels': {
    on: 'back',
    beside: 256,
    draw: () =>
      bothSides(
        rect(100, -14, 60, 12, 6, '#8d96b5') +
          rect(140, -66, 108, 108, 8, '#3d5aa8', 'stroke="#c8d2e6" stroke-width="6"') +
          line('M176 -64 v104 M212 -64 v104 M142 -30 h104 M142 6 h104', '#9fb8ea', 4),
      ),
  },
  'comet-tail': {
    on: 'back',
    beside: 250,
    draw: (p) =>
      path('M-40 -110 C-150 -130 -220 -80 -256 -20 C-210 -40 -190 -30 -200 10 C-160 0 -140 20 -150 60 C-100 40 -60 70 -20 90Z',
        p.linear([[0, '#ffffff', 0.2], [1, '#8ff4ff', 0.95]], { x2: 1, y2: 0 }), bare) +
      [[-190, -60, 18], [-224, 20, 14], [-150, 80, 12]].map(([x = 0, y = 0, s = 0]) =>
        path(twinklePath(x, y, s), '#fff6c8', bare)).join(''),
  },
  saucer: {
    on: 'back',
    beside: 236,
    draw: (p) =>
      path('M-232 30 Q0 -60 232 30 Q150 100 0 104 Q-150 100 -232 30Z', p.drop('#aab6cf')) +
      path('M-232 30 Q0 84 232 30 Q150 100 0 104 Q-150 100 -232 30Z', shade('#aab6cf', -0.1), bare) +
      [-150, -75, 0, 75, 150].map((x) => circle(x, 66 - Math.abs(x) * 0.1, 13, '#ffe27a')).join(''),
  },
  rainbow: {
    on: 'back',
    beside: 224,
    draw: () =>
      ['#e5575f', '#f5953c', '#f6cf4a', '#63b86a', '#4b9ad6', '#8f6ad6']
        .map((color, i) =>
          `<path d="M${-216 + i * 19} 120 A${216 - i * 19} ${216 - i * 19} 0 0 1 ${216 - i * 19} 120" fill="none" stroke="${color}" ` +
            `stroke-width="20"/>`)
        .join(''),
  },
  crescent: {
    on: 'back',
    beside: 214,
    draw: (p) => p.glow(20, -30, 196, '#fff0c0', 0.6) + path('M-60 -220 A190 190 0 1 0 200 -10 A150 150 0 1 1 -60 -220Z', p.drop('#ffe7a0')),
  },
  'cloud-puffs': {
    on: 'back',
    beside: 220,
    draw: (p) => bothSides([[120, 60, 50], [176, 30, 44], [150, -16, 46],
      [196, -30, 24]].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, p.ball('#f6f9ff'))).join('')),
  },
  'fish-fins': {
    on: 'back',
    beside: 216,
    draw: (p) => bothSides(path('M70 -60 C130 -110 190 -100 212 -70 C186 -60 186 -40 196 -16 C160 -26 120 10 84 30Z', p.drop('#7fd6e6')) +
      line('M86 -40 Q140 -70 196 -68 M90 -10 Q140 -36 182 -24', '#4aa6c4', 5, 0.7)),
  },
  'page-wings': {
    on: 'back',
    beside: 240,
    above: 0,
    draw: (p) =>
      bothSides(
        [-34, -6, 22]
          .map((a) => turned(a, 50, -40, path('M50 -60 L228 -120 L236 -30 L54 10Z', p.drop('#fff6e2')) +
            line('M90 -62 L206 -98 M92 -40 L210 -74 M94 -18 L200 -48', '#c9b8a6', 5, 0.8)))
          .join(''),
      ),
  },
  'leaf-cape': {
    on: 'back',
    beside: 190,
    draw: (p) =>
      bothSides([[-150, -30], [-160, 20], [-140, 70]].map(([x = 0, y = 0], i) =>
        turned(-30 + i * 26, x, y, path(`M${x + 90} ${y} Q${x + 20} ${y - 60} ${x - 40} ${y} Q${x + 20} ${y + 50} ${x + 90} ${y}Z`,
          p.drop(i % 2 ? '#74b860' : '#9acb62')))).join('')),
  },
  'ice-crystals': {
    on: 'back',
    beside: 190,
    draw: (p) => bothSides([[-60, 130], [-20, 152], [24, 150],
      [66, 128]].map(([y = 0, x = 0], i) => turned(46 + i * 20, 70, y,
        path(`M${70 - 22} ${y} L70 ${y - x * 0.8} L${70 + 22} ${y}Z`, p.linear([[0, '#ffffff'], [1, '#8fc9f2']])))).join('')),
  },
  'wave-curls': {
    on: 'back',
    beside: 214,
    draw: (p) =>
      path('M-224 176 C-236 96 -156 54 -112 92 C-132 86 -150 104 -140 124 C-110 74 -40 54 -10 104 C-30 92 -50 104 -46 128 C0 84 88 72 ' +
        '100 124 C136 88 196 116 222 172 C196 196 150 178 104 190 C52 204 6 184 -44 192 C-98 202 -170 200 -224 176Z', p.drop('#8fd0f0')) +
      line('M-190 150 C-182 110 -152 96 -128 104 M-66 132 C-36 98 -6 100 6 116 M112 136 C134 116 160 126 176 144 M-150 178 q40 10 84 0 M0 180 q50 8 92 -2', '#ffffff', 8, 0.75),
  },
  'six-star-trail': {
    on: 'back',
    beside: 220,
    draw: () => [[-190, -90, 26], [196, -60, 22], [-206, 20, 18], [206, 40, 26], [-170, 100, 22],
      [176, 120, 16]].map(([x = 0, y = 0, s = 0]) => path(starPath(x, y, s), '#ffe27a', bare)).join(''),
  },
  'web': {
    on: 'back',
    beside: 216,
    draw: () =>
      line('M-210 -190 L210 110 M210 -190 L-210 110 M0 -230 L0 120 M-220 -40 L220 -40 M-130 -132 Q0 -90 130 -132 Q96 -40 130 52 Q0 20 ' +
        '-130 52 Q-96 -40 -130 -132 M-196 -180 Q0 -130 196 -180 Q150 -40 196 100 Q0 60 -196 100 Q-150 -40 -196 -180', '#b9b2cc', 5, 0.85),
  },
  'cat-tail': {
    on: 'back',
    beside: 190,
    draw: (_, look) => line('M60 100 C150 110 186 50 160 -10 C150 -40 170 -60 184 -56', look.rig.rig === 'bird' ? look.rig.parts.body
      : look.hair, 30),
  },
  'many-arms': {
    on: 'back',
    beside: 176,
    draw: (p, look) =>
      bothSides(
        line('M60 0 Q120 -20 140 -86', look.skin, 26) + circle(142, -98, 21, p.ball(look.skin)) +
          line('M58 40 Q130 50 164 10', look.skin, 26) + circle(166, 0, 21, p.ball(look.skin)),
      ),
  },
  'nine-tails': {
    on: 'back',
    beside: 284,
    draw: (p, look) => {
      const parts = look.rig.rig === 'beast' ? look.rig.parts : { fur: '#ffffff', dark: '#d9604a' };
      return [-92, -70, -48, -24, 0, 24, 48, 70, 92]
        .map((a) => turned(a, 0, 90, path('M-14 90 C-64 0 -60 -110 0 -190 C60 -110 64 0 14 90Z', p.ball(parts.fur),
          'stroke="#00000012" stroke-width="3"') +
          path('M-34 -118 C-26 -150 -14 -172 0 -190 C14 -172 26 -150 34 -118 Q18 -134 0 -120 Q-18 -134 -34 -118Z', parts.dark, bare)))
        .join('');
    },
  },
  'small-trees': {
    on: 'back',
    beside: 250,
    draw: (p, look) => {
      const low = look.age === 'adult' || look.age === 'elder' ? 222 : 160;
      const tree = (x: number, s: number): string => group(`transform="translate(${x} ${low}) scale(${s})"`,
        rect(-8, -34, 16, 36, 4, '#7a5238') + path('M0 -150 L50 -28 L-50 -28Z', p.drop('#4f9a5a')) +
        path('M0 -150 L30 -76 L-30 -76Z', '#6fb872', bare));
      return tree(-206, 0.8) + tree(-158, 0.56) + tree(200, 0.72) +
        group(`transform="translate(150 ${low}) scale(.6)"`, rect(-40, -60, 80, 62, 4, '#f6e3c4') +
          path('M-54 -56 L0 -108 L54 -56Z', p.drop('#d9583f')) + rect(-12, -34, 24, 36, 3, '#7a4a2b'));
    },
  },
  cape: {
    on: 'back',
    beside: 140,
    draw: (p, look) =>
      path('M-70 -120 Q0 -140 70 -120 C120 -40 150 60 138 120 Q96 100 60 124 Q20 104 0 122 Q-20 104 -60 124 Q-96 100 -138 120 C-150 ' +
        '60 -120 -40 -70 -120Z', p.drop(look.outfit.second, 1.2)),
  },
  'dark-cape': {
    on: 'back',
    beside: 140,
    draw: (p) =>
      path('M-110 -190 L-60 -120 Q0 -140 60 -120 L110 -190 C150 -60 150 60 138 124 L96 96 L60 128 L20 98 L-20 98 L-60 128 L-96 96 ' +
        'L-138 124 C-150 60 -150 -60 -110 -190Z', p.drop('#463a66', 1.2)),
  },
  'back-spikes': {
    on: 'back',
    beside: 130,
    draw: (p) => bothSides([[-70, 70], [-20, 96], [34, 104]].map(([y = 0, x = 0]) =>
      path(`M${x} ${y - 24} L${x + 44} ${y - 8} L${x} ${y + 24}Z`, p.drop('#4f7a44'))).join('')),
  },
  'gold-plumes': {
    on: 'back',
    beside: 230,
    draw: (p) =>
      bothSides([-50, -22, 6].map((a, i) => turned(a, 40, 20,
        path('M40 20 C110 -50 190 -60 236 -30 C190 10 110 40 40 20Z',
          p.drop(['#d9483f', '#f4c23f', '#3fa7d0'][i] ?? '#f4c23f')))).join('')),
  },
  quills: { on: 'back', beside: 170, draw: (p) => path(starPath(0, 0, 166, 22, 0.78), p.drop('#5f9a5a')) },
  wheels: {
    on: 'back',
    beside: 176,
    draw: (p) => bothSides(circle(130, 84, 44, p.ball('#4a4f66')) + circle(130, 84, 22, '#c9d0e4', bare) +
      circle(130, 84, 8, '#f2b33d', bare)),
  },
  'aura-ring': {
    on: 'back',
    beside: 200,
    // A ball of soap: clear in the middle, with a rim and two lights.
    draw: (p) => p.glow(0, -44, 214, '#c9f2ff', 0.45) +
      ellipse(0, -44, 176, 176, p.radial([[0, '#dff6ff', 0.03], [0.78, '#aee2f7', 0.14], [0.94, '#8fd3f2', 0.45], [1, '#e2f8ff', 0.9]]), bare) +
      line('M-140 -108 A154 154 0 0 1 -62 -184', '#ffffff', 12, 0.85) + line('M146 -4 A154 154 0 0 1 110 62', '#ffffff', 8, 0.6),
  },
} satisfies SignTable;

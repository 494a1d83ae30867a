/** What makes a kingdom: paper, sand, toys, sweets, cats, giants. */
import { starPath } from '../../shapes.ts';
import { castle, cottage } from '../masonry.ts';
import { each, type Hero } from './brush.ts';

const gear = ({ ball, shape, oval }: Parameters<Hero>[0], r: number, color: string): string =>
  shape(starPath(0, 0, r * 1.16, 10, 0.8), color) + ball(0, 0, r * 0.84, color) + oval(0, 0, r * 0.34, r * 0.34, '#5a4030');

const DRAGON = { scales: '#c9584c', pale: '#f0b98c', wing: '#e8964a', horn: '#f2dfb4' };

/** Wings, tail, neck and head of who lives in a castle and is larger than its gate. */
function dragonBehind({ shape, flat, stroke, ball, oval, put }: Parameters<Hero>[0]): string {
  const { scales, pale, wing, horn } = DRAGON;
  const spread = shape('M130 -150 C150 -290 200 -380 290 -424 C290 -376 310 -330 346 -300 C314 -290 298 -262 304 -226 C268 -236 244 -218 238 -182 C208 -196 176 -184 156 -120Z', wing) +
    stroke('M146 -150 C174 -270 218 -360 288 -420 M154 -150 C202 -222 266 -276 342 -300 M158 -140 C202 -184 256 -212 302 -226', '#b8683a', 7, 0.6);
  const head =
    flat('M-40 -48 C-66 -70 -72 -104 -58 -130 C-44 -108 -28 -88 -10 -62Z M40 -48 C66 -70 72 -104 58 -130 C44 -108 28 -88 10 -62Z', horn) +
    flat('M-58 -10 L-104 -34 L-92 2 L-110 22 L-60 20Z M58 -10 L104 -34 L92 2 L110 22 L60 20Z', wing) +
    ball(0, 0, 70, scales) +
    flat('M-12 -62 L0 -92 L12 -62Z', wing) +
    oval(0, 34, 52, 32, '#d97560') + oval(0, 46, 40, 18, pale) +
    each(2, (i) => oval(i ? 30 : -30, -16, 20, 23, '#fffdf6') + oval(i ? 25 : -35, -12, 13, 16, '#3a2430') + oval(i ? 30 : -30, -18, 5, 5, '#ffffff') + oval(i ? 17 : -17, 22, 6, 5, '#8f3a3c')) +
    stroke('M-52 -44 Q-32 -54 -14 -44 M52 -44 Q32 -54 14 -44', '#8f3a3c', 6) +
    stroke('M-30 44 Q0 62 30 44', '#8f3a3c', 6);
  return (
    put(0, 0, 1, `<g transform="scale(-1 1)">${spread}</g>`) + spread +
    stroke('M-170 -16 C-260 4 -330 -30 -312 -110', scales, 40) + flat('M-346 -104 L-302 -176 L-276 -96Z', wing) +
    stroke('M96 -60 C196 -90 244 -220 176 -360', scales, 84) + stroke('M112 -56 C214 -90 260 -226 194 -356', pale, 30, 0.85) +
    put(160, -412, 0.94, head, -4)
  );
}

/** Claws over the battlements. */
const dragonPaw = ({ ball, flat }: Parameters<Hero>[0], x: number): string =>
  ball(x, -132, 23, DRAGON.scales) + each(3, (i) => flat(`M${x - 19 + i * 13} -124 l6 22 l6 -22Z`, DRAGON.horn));

const SWEETS = ['#e8506a', '#f2c14e', '#58b8a0', '#8f6ad6', '#f28ab0'];

export const FANTASY = {
  papercastle: ({ flat, stroke, pane }) =>
    flat('M-210 4 V-150 L-150 -120 L-90 -150 L-30 -120 L30 -150 L90 -120 L150 -150 L210 -120 V4Z', '#fdf8ee') +
    flat('M-150 -120 L-90 -150 V4 H-150Z M-30 -120 L30 -150 V4 H-30Z M90 -120 L150 -150 V4 H90Z', '#dfd6e4') +
    each(3, (i) => {
      const x = (i - 1) * 140;
      const tall = i === 1 ? 330 : 240;
      return (
        flat(`M${x - 44} -110 V${-tall} L${x} ${-tall + 18} V-110Z`, '#fffdf6') +
        flat(`M${x} -110 V${-tall + 18} L${x + 44} ${-tall} V-110Z`, '#d9cfe0') +
        flat(`M${x - 56} ${-tall + 4} L${x} ${-tall - 110} V${-tall + 22}Z`, ['#f2a0b0', '#8fb4e8', '#f6cf7a'][i] ?? '#fff') +
        flat(`M${x + 56} ${-tall + 4} L${x} ${-tall - 110} V${-tall + 22}Z`, ['#d97f98', '#6f94cc', '#dcae54'][i] ?? '#fff') +
        pane(x, -tall + 50, 24, 44)
      );
    }) +
    flat('M-40 4 V-60 L0 -92 L40 -60 V4Z', '#b49ac0') +
    stroke('M-200 -60 L-160 -44 M110 -70 L140 -54 M-20 -100 L0 -112', '#c9bccf', 4, 0.8),
  sandcastle: ({ site, shape, box, stroke, put, flat, oval }) =>
    oval(0, 8, 290, 26, '#d9bb80') +
    castle(site, '#efd49c', '#dcb56e', '#e4c07c') +
    oval(-190, 4, 70, 20, '#e4c88e') +
    oval(190, 4, 80, 20, '#e4c88e') +
    put(
      258,
      4,
      1,
      shape('M-40 -78 H40 L28 0 H-28Z', '#e0564a') +
        box(-44, -88, 88, 16, 8, '#f2b33d') +
        stroke('M-40 -80 A40 44 0 0 1 40 -80', '#fdf3e0', 6),
    ) +
    put(-270, 6, 1, stroke('M0 -130 V-50', '#f2c14e', 12) + shape('M-22 -54 H22 V-10 Q0 14 -22 -10Z', '#4f9fc4'), 14) +
    flat('M-90 -16 l12 -24 l12 24Z M80 -14 l12 -24 l12 24Z', '#fff3e0'),
  clockwork: (b) =>
    castle(b.site, '#d9b88a', '#b8743c', '#8f6a4a') +
    b.put(-230, -60, 1, gear(b, 66, '#d9a54a')) +
    b.put(236, -46, 1, gear(b, 52, '#b98a4a')) +
    b.put(-142, -10, 1, gear(b, 40, '#c9763c')) +
    b.ball(0, -190, 46, '#fdf6e6') +
    b.stroke('M0 -190 V-224 M0 -190 L24 -176', '#4a3550', 7),
  /** It looks out from behind its towers, with wings and tail on both sides: nobody who stands before the gate wears it as a hat. */
  keep: (b) => dragonBehind(b) + castle(b.site, '#9a8fa4', '#6a3f56', '#7f4a5a') + b.glow(0, -40, 150, '#ff9a4a', 0.8) + dragonPaw(b, 132) + dragonPaw(b, 186),
  giantboots: ({ shape, box, stroke, put, site }) =>
    each(2, (i) =>
      put(
        -60 + i * 190,
        0,
        1.05,
        box(-64, -760, 112, 500, 30, i ? '#4f7ab0' : '#5a86bc') +
          shape('M-78 2 C-84 -90 -88 -220 -84 -330 Q-10 -306 62 -330 C66 -240 56 -170 66 -124 C110 -130 176 -110 182 -50 Q186 -14 176 2Z', i ? '#9a5f38' : '#ac6d40') +
          shape('M-92 -326 Q-10 -296 70 -326 L74 -372 Q-10 -346 -96 -372Z', '#c98a54') +
          box(-84, -8, 270, 24, 10, '#4f342a') + box(-84, 6, 84, 20, 6, '#4f342a') +
          stroke('M-6 -290 h56 M-4 -246 h54 M-4 -202 h54 M0 -158 h56', '#f6d68a', 9) + stroke('M-4 -286 L46 -250 M48 -286 L-2 -250 M-2 -242 L50 -206 M48 -242 L0 -206 M0 -198 L54 -162', '#f6d68a', 5, 0.8) +
          stroke('M104 -96 q44 8 56 40', '#c98f60', 8, 0.6),
      ),
    ) + put(-250, 6, 0.55, cottage(site, '#f3e3c4', '#5f8fc0')),
  elfspires: ({ shape, post, pane, stroke, glow }) =>
    each(5, (i) => {
      const x = (i - 2) * 96;
      const tall = [180, 260, 380, 280, 200][i] ?? 200;
      return (
        glow(x, -tall, 70, '#d9ffc4', 0.35) +
        post(x - 28, -tall, 56, tall + 4, '#eef2dc') +
        shape(
          `M${x - 50} ${-tall + 8} Q${x - 40} ${-tall - 60} ${x} ${-tall - 130} Q${x + 40} ${-tall - 60} ${x + 50} ${-tall + 8} Q${x} ${-tall - 20} ${x - 50} ${-tall + 8}Z`,
          '#6fae7a',
        ) +
        stroke(`M${x} ${-tall - 110} V${-tall - 10}`, '#a9d69a', 4) +
        pane(x, -tall + 30, 22, 44)
      );
    }) +
    stroke('M-164 -110 Q-96 -170 -28 -150 M28 -150 Q96 -190 164 -120', '#e4d9b4', 14) +
    shape('M-26 4 V-60 Q0 -110 26 -60 V4Z', '#7a5a44'),
  toys: ({ box, shape, ball, put, flat, stroke, oval }) =>
    each(6, (i) => {
      const x = [-220, -120, -170, 150, 240, 196][i] ?? 0;
      const y = [0, 0, -98, 0, 0, -88][i] ?? 0;
      const color = ['#e0564a', '#f2c14e', '#4f9fc4', '#58b878', '#8f6ad6', '#f28ab0'][i] ?? '#fff';
      return box(x - 48, y - 96, 96, 98, 12, color) + flat(starPath(x, y - 46, 28), '#fff6e4', 0.9);
    }) +
    put(
      10,
      0,
      1.15,
      ball(0, -70, 66, '#c98a54') +
        ball(-46, -176, 24, '#c98a54') +
        ball(46, -176, 24, '#c98a54') +
        ball(0, -150, 54, '#d69a62') +
        oval(0, -136, 24, 18, '#f6e0c0') +
        ball(-18, -160, 6, '#3a2a30') +
        ball(18, -160, 6, '#3a2a30') +
        oval(0, -144, 8, 6, '#4a3038') +
        oval(0, -62, 34, 38, '#f1d6b0') +
        ball(-52, -20, 26, '#c98a54') +
        ball(52, -20, 26, '#c98a54') +
        ball(-62, -90, 20, '#c98a54') +
        ball(62, -90, 20, '#c98a54'),
    ) +
    ball(110, -34, 36, '#e0564a') +
    stroke('M78 -44 Q110 -24 142 -44', '#fdf3e0', 9) +
    shape('M-300 4 l34 -90 l34 90Z', '#f28ab0'),
  gingerbread: ({ box, shape, ball, stroke, flat, put }) =>
    box(-130, -170, 260, 176, 10, '#b9743f') +
    shape('M-176 -160 L0 -320 L176 -160 Q0 -190 -176 -160Z', '#9a5a33') +
    stroke(
      'M-166 -158 q14 26 28 0 q14 26 28 0 q14 26 28 0 q14 26 28 0 q14 26 28 0 q14 26 28 0 q14 26 28 0 q14 26 28 0 q14 26 28 0 q14 26 28 0 q14 26 28 0 q14 26 24 -2',
      '#fffaf0',
      12,
    ) +
    each(7, (i) => ball(-110 + i * 37, -198 - 86 * (1 - Math.abs(i - 3) / 3), 15, SWEETS[i % 5] ?? '#fff')) +
    shape('M-34 6 V-74 A34 36 0 0 1 34 -74 V6Z', '#7a4028') +
    ball(20, -34, 6, '#f2c14e') +
    each(
      2,
      (i) => box(i ? 56 : -104, -120, 48, 48, 8, '#ffe9b0') + stroke(`M${i ? 80 : -80} -120 v48 M${i ? 56 : -104} -96 h48`, '#fffaf0', 7),
    ) +
    each(2, (i) =>
      put(
        i ? 210 : -210,
        6,
        1,
        stroke('M0 0 V-150 q0 -50 40 -50 q38 0 36 40', '#fffaf0', 20) +
          stroke('M0 -10 V-150 q0 -50 40 -50 q38 0 36 40', '#e8506a', 20, 0.9).replace(
            'fill="none"',
            'fill="none" stroke-dasharray="16 26"',
          ),
        0,
      ),
    ) +
    flat('M-150 6 q30 -18 60 0 M90 6 q30 -18 60 0', '#fffaf0'),
  mirrors: ({ box, oval, flat, put, shape, glow }) =>
    each(3, (i) =>
      put(
        (i - 1) * 190,
        0,
        i === 1 ? 1.25 : 1,
        glow(0, -150, 130, '#dff0ff', 0.5) +
          shape('M-60 4 L-40 -40 H40 L60 4Z', '#b98a3c') +
          oval(0, -160, 82, 140, '#e0b24e') +
          oval(0, -160, 66, 122, '#bfe0f4') +
          flat('M-40 -100 L30 -250 L50 -220 L-26 -70Z', '#ffffff', 0.55) +
          box(-16, -312, 32, 22, 8, '#f2cf6a'),
      ),
    ),
  flowerthrone: ({ put, oval, ball, shape, stroke, glow }) =>
    glow(0, -190, 250, '#ffe0f4', 0.6) +
    stroke('M0 4 V-140', '#5f9a54', 26) +
    each(8, (i) => put(0, -210, 1, oval(0, -110, 50, 96, i % 2 ? '#f6a9cf' : '#f28ab8'), i * 45)) +
    ball(0, -210, 66, '#ffe08a') +
    shape('M-46 -190 Q-50 -280 0 -300 Q50 -280 46 -190 Q60 -160 30 -150 H-30 Q-60 -160 -46 -190Z', '#c77be8') +
    shape('M-30 -304 L-24 -340 L-8 -318 L0 -350 L8 -318 L24 -340 L30 -304Z', '#f2c14e') +
    each(2, (i) => put(i ? 40 : -40, -20, 1, oval(0, -40, 26, 64, '#74b068'), i ? 60 : -60)),
  catcastle: ({ shape, ball, box, stroke, pane, glow, flat, lit }) =>
    box(-210, -170, 420, 176, 20, '#f0d3b0') +
    each(
      2,
      (i) =>
        box(i ? 150 : -220, -270, 70, 276, 16, '#e6c29a') +
        shape(`M${i ? 142 : -228} -262 L${i ? 164 : -206} -340 L185 -270Z`.replace('L185', i ? 'L185' : 'L-185'), '#d98a6a') +
        shape(`M${i ? 185 : -185} -270 L${i ? 212 : -158} -340 L${i ? 228 : -142} -262Z`, '#d98a6a'),
    ) +
    ball(0, -250, 150, '#f3dcbc') +
    shape('M-140 -300 L-120 -440 L-30 -384Z M140 -300 L120 -440 L30 -384Z', '#f3dcbc') +
    flat('M-118 -330 L-108 -406 L-58 -374Z M118 -330 L108 -406 L58 -374Z', '#f2a9a0') +
    glow(-56, -266, 60, '#fff0a8', lit ? 0.8 : 0.2) +
    glow(56, -266, 60, '#fff0a8', lit ? 0.8 : 0.2) +
    pane(-56, -300, 44, 62) +
    pane(56, -300, 44, 62) +
    flat('M-14 -224 H14 L0 -206Z', '#d9708a') +
    stroke('M0 -206 q-14 24 -34 12 M0 -206 q14 24 34 12', '#8a5a5a', 6) +
    stroke('M-150 -236 L-80 -226 M-148 -206 L-82 -208 M150 -236 L80 -226 M148 -206 L82 -208', '#a97a64', 5, 0.8) +
    shape('M-44 4 V-70 A44 48 0 0 1 44 -70 V4Z', '#8a5a45'),
  upsidecastle: ({ site, put, shape, oval }) =>
    shape('M-300 -560 Q-160 -640 0 -630 Q170 -640 300 -560 Q200 -500 0 -510 Q-200 -500 -300 -560Z', '#a98f7a') +
    oval(0, -522, 230, 24, '#8fc477') +
    `<g transform="translate(0 -512) scale(.84 -.84)">${castle(site, '#e6d3e0', '#5fa0b8', '#c95a74')}</g>` +
    put(-250, -500, 0.34, `<g transform="scale(1 -1)">${cottage(site, '#f3e3c4', '#c9694a')}</g>`),
  patches: ({ shape, stroke }) =>
    each(3, (i) => {
      const x = [-250, 20, 280][i] ?? 0;
      const r = [190, 240, 180][i] ?? 0;
      const rows = ['#f2a0a8', '#8fb4e8', '#f6cf7a', '#9fd08a', '#c9a4f2', '#f0b27a'];
      return (
        shape(`M${x - r} 20 A${r} ${r * 0.8} 0 0 1 ${x + r} 20Z`, rows[i] ?? '#fff') +
        each(5, (k) => {
          const a = x - r * 0.72 + k * r * 0.32;
          const top = -r * 0.8 * Math.sqrt(Math.max(0, 1 - ((a + r * 0.13 - x) / r) ** 2)) + 34;
          return (
            shape(`M${a} ${top} h${r * 0.26} v${r * 0.24} h${-r * 0.26}Z`, rows[(i + k + 1) % 6] ?? '#fff') +
            shape(`M${a + r * 0.1} ${top + r * 0.3} h${r * 0.26} v${r * 0.22} h${-r * 0.26}Z`, rows[(i + k + 3) % 6] ?? '#fff')
          );
        }) +
        stroke(`M${x - r + 10} 6 A${r - 12} ${r * 0.8 - 12} 0 0 1 ${x + r - 10} 6`, '#fffaf0', 5, 0.9).replace(
          'fill="none"',
          'fill="none" stroke-dasharray="14 12"',
        )
      );
    }),
  bignest: ({ oval, stroke, put, ball, glow, site, flat }) =>
    glow(0, -90, 200, '#fff0c0', 0.5) +
    each(3, (i) =>
      put(
        (i - 1) * 70,
        -70 - (i === 1 ? 16 : 0),
        1,
        ball(0, -20, 46, ['#8fd0c4', '#f2c9a0', '#c9a4e8'][i] ?? '#fff').replace('<circle', '<circle transform="scale(1 1.24)"') +
          oval(-12, -34, 8, 8, '#ffffff', 0.7) +
          oval(14, -6, 7, 7, '#ffffff', 0.5),
      ),
    ) +
    flat('M-190 -60 Q0 -20 190 -60 Q180 20 90 30 H-90 Q-180 20 -190 -60Z', '#9a6f44') +
    each(26, (i) =>
      stroke(
        `M${-180 + i * 14} ${-44 + Math.abs(i - 13) * -1.2 + 20} q${site.roll.between(10, 40)} ${site.roll.between(-24, 20)} ${site.roll.between(30, 80)} ${site.roll.between(-10, 26)}`,
        i % 2 ? '#c99a64' : '#7a5434',
        6,
        0.9,
      ),
    ),
} satisfies Record<string, Hero>;

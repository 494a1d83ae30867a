/** What makes a kingdom: toys, sweets, mirrors, flowers, giants. */
import { starPath } from '../../shapes.ts';
import { cottage } from '../masonry.ts';
import { each, type Hero } from './brush.ts';
import { standingMirror } from './standing-mirror.ts';

const SWEETS = ['#e8506a', '#f2c14e', '#58b8a0', '#8f6ad6', '#f28ab0'];

export const FANTASY = {
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
  mirrors: (b) =>
    each(3, (i) => {
      const mirror = standingMirror(b, { y: -160, rx: 82, ry: 140, halo: 130, foot: -40, crown: [12, 22] });
      return b.put((i - 1) * 190, 0, i === 1 ? 1.25 : 1, mirror);
    }),
  flowerthrone: ({ put, oval, ball, shape, stroke, glow }) =>
    glow(0, -190, 250, '#ffe0f4', 0.6) +
    stroke('M0 4 V-140', '#5f9a54', 26) +
    each(8, (i) => put(0, -210, 1, oval(0, -110, 50, 96, i % 2 ? '#f6a9cf' : '#f28ab8'), i * 45)) +
    ball(0, -210, 66, '#ffe08a') +
    shape('M-46 -190 Q-50 -280 0 -300 Q50 -280 46 -190 Q60 -160 30 -150 H-30 Q-60 -160 -46 -190Z', '#c77be8') +
    shape('M-30 -304 L-24 -340 L-8 -318 L0 -350 L8 -318 L24 -340 L30 -304Z', '#f2c14e') +
    each(2, (i) => put(i ? 40 : -40, -20, 1, oval(0, -40, 26, 64, '#74b068'), i ? 60 : -60)),
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

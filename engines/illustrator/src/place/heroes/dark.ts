/** Dark places that smile. */
import { starPath } from '../../shapes.ts';
import { castle } from '../masonry.ts';
import { each, type Brush, type Hero } from './brush.ts';
import { foliage } from './foliage.ts';

const thorns = ({ stroke, flat }: Brush): string =>
  each(4, (i) => {
    const x = -330 + i * 220;
    return (
      stroke(`M${x} 20 Q${x - 110} -160 ${x + 40} -260 T${x + 130} -430`, '#5f4a5c', 24) +
      each(6, (k) => flat(`M${x - 40 + k * 24} ${-60 - k * 62} l34 -16 l-14 32Z`, '#7a6074'))
    );
  });

export const DARK = {
  ghostship: ({ put, shape, stroke, flat, glow, ball, oval }) =>
    glow(0, -200, 400, '#c4f0dc', 0.5) +
    put(
      0,
      30,
      1.15,
      shape('M-230 -60 Q0 -20 240 -80 Q220 20 150 30 H-140 Q-210 20 -230 -60Z', '#5a5470') +
        stroke('M-70 -40 V-370 M90 -46 V-320', '#453f5a', 12) +
        flat('M-62 -350 Q60 -320 50 -170 Q30 -196 12 -166 Q-10 -196 -34 -164 Q-50 -190 -62 -170Z', '#c9dce0', 0.85) +
        flat('M98 -310 Q190 -280 180 -160 Q160 -182 144 -156 Q120 -182 98 -156Z', '#b4ccd4', 0.85) +
        each(4, (i) => glow(-130 + i * 74, -14, 40, '#b4ffd0', 0.9) + ball(-130 + i * 74, -14, 13, '#d9ffe4')) +
        put(
          20,
          -250,
          0.8,
          shape('M-34 40 Q-40 -40 0 -44 Q40 -40 34 40 l-17 -14 l-17 14 l-17 -14Z', '#f4fbff') +
            oval(-12, -10, 5, 8, '#33304a') +
            oval(12, -10, 5, 8, '#33304a'),
        ) +
        oval(0, 36, 240, 16, '#d9f4ec', 0.5),
    ),
  cobwebs: ({ stroke, ball }) =>
    each(2, (i) => {
      const web = each(5, (k) => {
        const [x, y] = [Math.cos((k * Math.PI) / 8), Math.sin((k * Math.PI) / 8)];
        return stroke(`M-22 -362 L${(-22 - x * 250).toFixed(0)} ${(-362 + y * 250).toFixed(0)}`, '#f4f0fa', 3, 0.8);
      }) + each(4, (r) => {
        const reach = (r + 1) * 58;
        return stroke(
          `M${-22 - reach} -362 Q${(-22 - reach * 0.74).toFixed(0)} ${(-362 + reach * 0.22).toFixed(0)} ${(-22 - reach * 0.71).toFixed(0)} ` +
            `${(-362 + reach * 0.71).toFixed(0)} Q${(-22 - reach * 0.22).toFixed(0)} ${(-362 + reach * 0.74).toFixed(0)} -22 ${-362 + reach}`,
          '#f4f0fa', 3, 0.75);
      });
      const tree = stroke('M20 20 Q-26 -160 -22 -374 M-22 -366 Q-150 -352 -290 -384', '#5a4468', 30) +
        stroke('M-22 -366 Q10 -440 -14 -500 M-18 -420 Q40 -450 60 -500 M-180 -366 Q-200 -410 -190 -440 M-270 -380 Q-310 -400 -316 -430 M8 -200 Q70 -240 84 -300', '#5a4468', 15);
      const spider = i ? '' : stroke('M-140 -356 V-150', '#f4f0fa', 2.5, 0.8) + ball(-140, -126, 34, '#4a3a64') + ball(-140, -158, 22, '#5a4a74') +
        ball(-148, -162, 5, '#ffffff') + ball(-132, -162, 5, '#ffffff') +
        each(3, (k) => stroke(`M-170 ${-136 + k * 14} q-40 ${-20 + k * 10} -54 ${20 + k * 10} M-110 ${-136 + k * 14} q40 ${-20 + k * 10} 54 ${20 + k * 10}`, '#4a3a64', 6));
      return `<g transform="translate(${i ? -500 : 500} 0) scale(${i ? -1 : 1} 1)">${tree}${web}${spider}</g>`;
    }),
  witchcottage: ({ shape, box, pane, stroke, glow, flat, ball }) =>
    glow(0, -120, 260, '#d9b4ff', 0.4) +
    box(-140, -190, 280, 196, 8, '#8a7a94') +
    shape('M-230 -170 Q-60 -210 -10 -380 Q10 -450 90 -470 Q60 -420 70 -370 Q90 -220 230 -170 Q0 -210 -230 -170Z', '#4a3a6a') +
    stroke('M-150 -196 Q0 -232 150 -196', '#f2b33d', 16) +
    flat(starPath(-6, -290, 24), '#ffe27a') +
    pane(-76, -140, 50, 62) +
    pane(76, -140, 50, 62) +
    shape('M-34 6 V-80 A34 36 0 0 1 34 -80 V6Z', '#5a3f4a') +
    stroke('M190 6 L240 -190', '#b98a5a', 11) +
    shape('M160 0 L186 -76 L214 -70 L216 16 Q186 30 160 0Z', '#d9b45a') +
    ball(-220, -30, 44, '#ee8a35') +
    flat('M-236 -40 l12 -12 l8 14Z M-212 -42 l12 -10 l4 14Z M-242 -22 q22 20 44 0Z', '#5a2a1a'),
  ironcastle: ({ site, ball, stroke, box }) =>
    castle(site, '#8a8f9c', '#5a5f70', '#6a6f80') +
    each(10, (i) => ball(-190 + i * 42, -20, 6, '#c4c9d4')) +
    each(8, (i) => ball(-180 + i * 50, -110, 6, '#c4c9d4')) +
    box(-34, -52, 68, 56, 2, '#3a3f50') +
    stroke('M-22 -50 V2 M-7 -50 V2 M8 -50 V2 M22 -50 V2 M-34 -30 H34 M-34 -12 H34', '#a4a9b8', 5) +
    each(3, (i) => stroke(`M${[-172, 0, 172][i]} ${[-300, -520, -300][i]} q-20 -30 4 -60 q20 -26 0 -50`, '#d9d4dc', 15, 0.5)),
  piratefort: ({ box, stroke, put, flat, shape, ball, pane }) =>
    each(13, (i) => {
      const t = 170 + (i % 2) * 24;
      return (
        box(-330 + i * 52, -t, 48, t + 8, 4, i % 2 ? '#a4784f' : '#946a44') + flat(`M${-330 + i * 52} ${-t} l24 -34 l24 34Z`, '#8a6240')
      );
    }) +
    put(
      0,
      0,
      1,
      box(-90, -330, 180, 336, 4, '#a4784f') +
        box(-120, -350, 240, 30, 4, '#8a6240') +
        pane(0, -290, 50, 60) +
        shape('M-50 8 V-100 A50 52 0 0 1 50 -100 V8Z', '#5a3f30') +
        stroke('M0 -350 V-540', '#7a5638', 11) +
        flat('M6 -536 H150 L130 -490 L150 -444 H6Z', '#3a3450') +
        flat(starPath(72, -490, 34), '#fdf6ee'),
    ) +
    each(2, (i) => put(i ? 260 : -260, -180, 1, box(-70, -40, 120, 42, 18, '#4a4a5a') + ball(-60, 0, 24, '#6a4a34'), i ? -6 : 6)) +
    put(400, 10, 1, box(-50, -60, 100, 66, 8, '#a4704a') + shape('M-54 -60 Q0 -120 54 -60Z', '#b98a5a') + ball(0, -40, 12, '#f2c14e')),
  swamphut: ({ stroke, box, shape, pane, glow, ball, oval }) =>
    stroke('M-130 40 L-110 -110 M130 40 L110 -110 M-40 40 V-110 M50 40 V-110', '#6a5244', 17) +
    box(-180, -124, 360, 24, 6, '#7a6048') +
    box(-130, -260, 260, 140, 6, '#8a7454') +
    shape('M-210 -240 Q-100 -270 0 -390 Q100 -270 210 -240 Q0 -270 -210 -240Z', '#6f7a4a') +
    pane(-60, -220, 50, 56) +
    glow(70, -170, 90, '#ffd98a', 0.7) +
    shape('M40 -122 V-196 A30 32 0 0 1 100 -196 V-122Z', '#5a4238') +
    stroke('M150 -110 V-60', '#8a7454', 4) +
    glow(150, -40, 70, '#d9ff9a', 0.9) +
    ball(150, -44, 15, '#efffc4') +
    oval(0, 46, 230, 20, '#4f7a74', 0.6) +
    stroke('M-300 40 q10 -80 -6 -140 M-280 44 q14 -60 20 -110 M310 44 q-10 -80 10 -130', '#7f9a54', 8) +
    oval(-306, -110, 9, 26, '#8a5f3c'),
  volcanodoor: ({ shape, glow, flat, pane, stroke, ball }) =>
    shape('M-400 30 C-240 -30 -160 -260 -90 -340 H90 C160 -260 240 -30 400 30Z', '#6f5262') +
    glow(0, -350, 200, '#ffb45a', 0.9) +
    flat('M-90 -340 Q0 -300 90 -340 L70 -290 Q50 -250 56 -210 Q34 -240 24 -270 Q0 -220 -10 -270 Q-34 -240 -44 -280Z', '#ff8a3d') +
    glow(0, -60, 150, '#ffd08a', 0.6) +
    shape('M-70 26 V-90 A70 76 0 0 1 70 -90 V26Z', '#4a3a50') +
    shape('M-54 26 V-88 A54 60 0 0 1 54 -88 V26Z', '#8a8fa4') +
    stroke('M0 26 V-146 M-54 -60 H54', '#5a5f74', 6) +
    each(4, (i) => ball([-40, 40, -40, 40][i] ?? 0, [-30, -30, -96, -96][i] ?? 0, 6, '#d9dce8')) +
    pane(-150, -150, 46, 50) +
    pane(150, -150, 46, 50) +
    stroke('M210 -120 V-230', '#8a8fa4', 9) +
    shape('M180 -260 A40 40 0 0 0 250 -230Z', '#c4c9d8'),
  thorncastle: (b) =>
    castle(b.site, '#94869c', '#5a3f66', '#6a4a5a') +
    thorns(b) +
    each(5, (i) => b.ball([-270, -120, 90, 220, 300][i] ?? 0, [-180, -300, -250, -170, -330][i] ?? 0, 17, '#e8507a')),
  brokenwheel: ({ stroke, put, ball, shape, site, box }) =>
    stroke('M-100 6 L0 -250 L100 6', '#8a7a9a', 14) +
    `<circle cx="0" cy="-250" r="190" fill="none" stroke="${site.at('#9a8aac')}" stroke-width="11" stroke-dasharray="900 90"/>` +
    each(4, (i) => put(0, -250, 1, stroke('M-190 0 H190', '#8a7a9a', 6), i * 45 + 10)) +
    each(7, (i) =>
      put(
        Math.cos(i * 0.9) * 190,
        -250 + Math.sin(i * 0.9) * 190,
        1,
        box(-30, 0, 60, 44, 12, ['#a4506a', '#4f7a8a', '#a48a4a', '#6a5a94'][i % 4] ?? '#a56'),
        (i % 3) * 9 - 9,
      ),
    ) +
    ball(0, -250, 26, '#e0b04a') +
    put(
      -320,
      6,
      1,
      shape('M-110 0 L-90 -170 H90 L110 0Z', '#7a5a7a') +
        each(5, (i) => shape(`M${-120 + i * 48} -170 h48 l-10 40 l-14 -14 l-14 14Z`, i % 2 ? '#c4b4c4' : '#94506a')),
    ) +
    put(
      320,
      6,
      0.9,
      stroke('M0 0 V-230', '#c4a45a', 10) +
        shape('M-60 -90 Q-56 -140 -10 -136 L20 -140 Q30 -186 64 -182 L80 -150 L58 -144 Q52 -100 40 -90Z', '#d9d0dc'),
    ),
  /** Where no star shines, the tent is lit from inside. */
  camptent: ({ shape, flat, stroke, glow, ball, oval, put }) =>
    put(
      -320,
      6,
      1.1,
      glow(0, -70, 250, '#ffd36a', 0.55) + stroke('M0 -196 V-150', '#7a5a4a', 8) + flat('M0 -196 L46 -184 L0 -170Z', '#d9606a') +
        shape('M0 -160 Q-60 -70 -168 4 H168 Q60 -70 0 -160Z', '#e9c48a') + each(3, (i) => flat(['M0 -160 Q-60 -70 -168 4 H-112 Q-40 -70 0 -160Z', 'M0 -160 Q-14 -70 -58 4 H-40 Q-6 -70 0 -160Z', 'M0 -160 Q60 -70 168 4 H112 Q40 -70 0 -160Z'][i] ?? '', '#c9705c', 0.9)) +
        flat('M4 -116 Q-30 -40 -36 4 H52 Q34 -40 4 -116Z', '#ffe08a') + flat('M4 -116 Q-30 -40 -36 4 H-10 Q-6 -50 4 -116Z', '#d9a05c', 0.7) + stroke('M-168 4 L-206 12 M168 4 L206 12', '#7a5a4a', 5),
    ) +
    put(-96, 14, 1, oval(0, 2, 74, 12, '#4a3f5c', 0.6) + glow(0, -34, 150, '#ffb45a', 0.8) + stroke('M-40 2 L34 -16 M40 2 L-34 -16', '#7a5a44', 15) + flat('M0 -96 C34 -62 44 -40 28 -12 Q0 4 -28 -12 C-46 -44 -18 -54 0 -96Z', '#ff8a3d') + flat('M2 -58 C18 -38 20 -24 12 -10 Q0 -4 -12 -10 C-20 -28 -6 -34 2 -58Z', '#ffe27a') + each(5, (i) => ball([-62, -40, 0, 42, 64][i] ?? 0, [2, 10, 13, 10, 1][i] ?? 0, 12, '#8f8490'))) ,
  longshadows: (b) => {
    const { put, flat, shape, pane, box } = b;
    return     each(4, (i) =>
      put(
        [-420, -140, 150, 430][i] ?? 0,
        4,
        [1.45, 1.6, 1.45, 1.7][i] ?? 1.5,
        flat('M-20 0 L-160 150 H-60 L24 0Z', '#2f2550', 0.5) +
          (i % 2
            ? shape('M-30 6 Q-14 -20 -13 -130 H13 Q14 -20 30 6 Q0 10 -30 6Z', '#7a5f62') + foliage(b, [[0, -176, 82, 66, 7]], { name: `longshadows ${i}`, color: '#73906c', flecks: 18 })
            : box(26, -186, 22, 60, 3, '#9a7474') + shape('M-62 4 V-104 H62 V4Z', '#e6d3c0') + flat('M34 4 V-104 H62 V4Z', '#b89aa0', 0.5) + shape('M-84 -100 L0 -190 L84 -100Z', '#b0606a') + flat('M0 -190 L84 -100 H30Z', '#8f4a5c', 0.5) + pane(-38, -82, 24, 32) + pane(38, -82, 24, 32) + flat('M-18 4 V-52 Q0 -76 18 -52 V4Z', '#6b4638')),
      ),
    );
  },
} satisfies Record<string, Hero>;

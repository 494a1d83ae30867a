/** What flows and stands in nature: giant trees, springs, wells, rocks, what a cave shows. */
import { each, type Hero } from './brush.ts';
import { broadTrunk, foliage } from './foliage.ts';

export const WILD = {
  gianttree: (b) => {
    const { shape, oval, pane, ball, glow, flat, stroke, box } = b;
    return (
      broadTrunk(b, 92, 400, '#8a6248') +
      stroke('M-70 -330 Q-150 -370 -210 -410 M70 -330 Q150 -370 220 -410', '#7d5840', 40) +
      foliage(b, [[-190, -420, 150, 96, 6], [200, -420, 148, 94, 6], [-70, -510, 160, 100, 6], [110, -506, 150, 96, 6], [0, -400, 120, 60, 5]], { name: 'gianttree', color: '#669f58', flecks: 56 }) +
      glow(0, -60, 100, '#ffe0a0', 0.5) + shape('M-46 10 V-84 A46 48 0 0 1 46 -84 V10Z', '#6f4c38') + shape('M-36 9 V-82 A36 38 0 0 1 36 -82 V9Z', '#c0774a') +
      stroke('M-12 6 V-112 M12 6 V-112', '#a4623c', 3.5) + oval(0, -84, 11, 12, '#ffe9ad') + ball(24, -44, 5, '#f2c14e') + shape('M-56 14 Q0 -2 56 14 Q0 22 -56 14Z', '#b4aab0') +
      each(2, (i) => box(i ? 18 : -68, i ? -268 : -218, 52, 60, 8, '#6f4c38') + pane(i ? 44 : -42, i ? -260 : -210, 34, 44) + box(i ? 14 : -72, i ? -210 : -160, 60, 10, 4, '#a4785a') + each(4, (k) => ball((i ? 22 : -64) + k * 14, (i ? -214 : -164) - (k % 2) * 5, 7, ['#f28ab0', '#f6c860', '#e8707f'][k % 3] ?? '#f88'))) +
      stroke('M66 -300 q60 10 60 60', '#7d5840', 7) + glow(126, -216, 60, '#ffd98a', 0.7) + box(114, -240, 24, 34, 6, '#ffe9ad') + flat('M108 -238 L126 -256 L144 -238Z', '#5f4a3c')
    );
  },
  well: ({ shape, box, stroke, oval, post, ball, glow }) =>
    glow(0, -100, 170, '#c9f4ff', 0.5) +
    post(-96, -230, 20, 160, '#8a5f3c') +
    post(76, -230, 20, 160, '#8a5f3c') +
    shape('M-150 -220 L0 -310 L150 -220 Q0 -244 -150 -220Z', '#c9694a') +
    stroke('M0 -236 V-140', '#d9c9a0', 5) +
    box(-24, -150, 48, 42, 8, '#a4704a') +
    shape('M-126 -92 H126 L112 14 H-112Z', '#b4adb4') +
    oval(0, -92, 126, 26, '#8fd6ea') +
    oval(0, -96, 126, 22, '#c4bdc4', 0.5) +
    oval(0, -90, 104, 17, '#5fb8d6') +
    stroke('M-110 -50 h50 M-40 -50 h60 M44 -50 h60 M-90 -14 h60 M-10 -14 h70', '#8f8894', 5, 0.6) +
    each(4, (i) => ball(-60 + i * 40, -90 + (i % 2) * 6, 5, '#ffe08a')),
  hotspring: ({ oval, ball, stroke, shape, site, glow }) =>
    glow(0, -60, 260, '#fff3e0', 0.5) +
    oval(0, 14, 290, 56, '#9a929c') +
    oval(0, 8, 262, 44, '#7fdbe0') +
    oval(-30, 2, 180, 24, '#c4f6f2', 0.7) +
    each(11, (i) => ball(Math.cos((i / 11) * 6.28) * 276, 14 + Math.sin((i / 11) * 6.28) * 52, 26 + (i % 3) * 8, '#a8a0aa')) +
    each(5, (i) => stroke(`M${-140 + i * 70} -20 q${-30} -50 0 -100 q30 -50 0 -${90 + (i % 2) * 40}`, '#ffffff', 22, 0.34)) +
    shape('M220 -30 q20 -60 60 -60 q-10 50 -60 60Z', '#74b068') +
    oval(site.roll.between(-60, 60), 6, 20, 7, '#ffffff', 0.6),
  hollowhill: ({ shape, oval, stroke, pane, flat, ball, put, glow }) =>
    shape('M-340 14 Q-280 -250 0 -260 Q280 -250 340 14Z', '#7fb86a') +
    oval(-120, -180, 90, 24, '#9fd08a', 0.6) +
    glow(0, -70, 140, '#ffe0a0', 0.5) +
    ball(0, -70, 84, '#b98a5a') +
    ball(0, -70, 70, '#5f9a7a') +
    stroke('M0 -138 V-2 M-66 -70 H66', '#4a7a60', 5, 0.6) +
    ball(40, -64, 8, '#f2c14e') +
    pane(-170, -110, 46, 52) +
    pane(170, -110, 46, 52) +
    put(90, -236, 1, flat('M-18 0 V-60 H18 V4Z', '#a4705c') + stroke('M0 -68 q-14 -18 2 -34', '#ffffff', 9, 0.4)) +
    each(8, (i) => oval(-270 + i * 76, 8, 34, 18, i % 2 ? '#6fae5c' : '#8fc477')),
  rockmen: ({ put, shape, oval, stroke, ball }) =>
    each(3, (i) =>
      put(
        [-240, 10, 250][i] ?? 0,
        10,
        [0.85, 1.2, 0.75][i] ?? 1,
        shape(
          'M-110 4 Q-140 -90 -100 -130 Q-110 -250 -40 -280 Q40 -300 84 -250 Q116 -190 96 -130 Q140 -80 110 4Z',
          ['#9a929c', '#a8a0a4', '#8f8a98'][i] ?? '#999',
        ) +
          oval(-34, -190, 16, 18, '#4a4456') +
          oval(38, -190, 16, 18, '#4a4456') +
          oval(-30, -195, 5, 6, '#ffffff', 0.9) +
          oval(42, -195, 5, 6, '#ffffff', 0.9) +
          stroke('M-30 -140 Q2 -118 36 -140', '#5f586a', 8) +
          // Moss that hangs down: a flat cap would sit on the head of whoever stands before it.
          shape('M-66 -262 Q-30 -300 20 -296 Q78 -290 98 -232 Q112 -196 104 -164 Q92 -172 90 -200 Q82 -176 74 -214 Q60 -200 58 -240 Q36 -226 24 -262 Q-4 -240 -22 -268 Q-44 -244 -66 -262Z', '#7fae6c') +
          shape('M-104 -134 Q-112 -84 -100 -60 Q-92 -76 -90 -96 Q-84 -70 -78 -112 Q-90 -116 -104 -134Z', '#74a263') +
          stroke('M-90 -110 Q-130 -60 -90 -30 M92 -110 Q130 -60 92 -30', '#7f7888', 8, 0.6) +
          ball(84, -226, 11, '#f2b0c4') + ball(64, -262, 8, '#ffe9ad'),
      ),
    ),
  glowworms: ({ stroke, glow, ball, site }) =>
    each(36, (i) => {
      const x = -500 + i * 29;
      const tall = site.roll.between(60, 330);
      return (
        stroke(`M${x} -760 V${-760 + tall}`, '#bff4e4', 1.6, 0.5) +
        each(
          3,
          (k) => glow(x, -760 + tall * (0.5 + k * 0.25), 22, '#8ff0e0', 0.9) + ball(x, -760 + tall * (0.5 + k * 0.25), 3.4, '#eafff8'),
        )
      );
    }),
  dripstones: ({ shape, stroke, oval }) =>
    each(7, (i) => {
      const x = -390 + i * 130;
      const tall = [200, 330, 150, 520, 180, 360, 220][i] ?? 200;
      const half = [50, 60, 46, 64, 50, 62, 50][i] ?? 50;
      return (
        shape(
          `M${x - half} 16 Q${x - half * 0.3} ${-tall * 0.5} ${x} ${-tall} Q${x + half * 0.3} ${-tall * 0.5} ${x + half} 16Z`,
          i % 2 ? '#c9a4a0' : '#b894a8',
        ) +
        stroke(`M${x - half * 0.5} -20 Q${x - 6} ${-tall * 0.4} ${x} ${-tall * 0.8}`, '#e8d0c8', 5, 0.5) +
        oval(x, 16, half, 12, '#9a7f94')
      );
    }),
} satisfies Record<string, Hero>;

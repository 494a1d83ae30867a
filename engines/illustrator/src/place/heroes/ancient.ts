/** What old peoples left behind: temples, statues, heads of stone. */
import { each, type Brush, type Hero } from './brush.ts';

/** Twelve stand round the dial: the first six behind it, the others before it. Moss and a flower are on some. */
const hourStone = (b: Brush, i: number): string => {
  const turn = (i % 6) / 5;
  const isNear = i > 5;
  const [x, y] = [(turn - 0.5) * (isNear ? 980 : 860), (isNear ? 104 : -70) + (isNear ? -1 : 1) * Math.abs(turn - 0.5) * 110];
  const tall = (isNear ? 62 : 92) + ((i * 37) % 26);
  return b.shape(`M${x - 30} ${y} L${x - 24} ${y - tall + 12} Q${x} ${y - tall - 16} ${x + 24} ${y - tall + 12} L${x + 30} ${y}Z`, ['#b4aca6', '#a9a29e', '#beb6ae'][i % 3] ?? '#b4aca6') +
    b.oval(x, y, 40, 10, '#86ad62') + (i % 2 ? b.oval(x - 10, y - tall + 8, 18, 8, '#8fb46a') : b.ball(x + 26, y - 8, 8, ['#f2a0b4', '#fff3c4', '#b9a2f0'][i % 3] ?? '#fff'));
};

export const ANCIENT = {
  catstatues: ({ put, shape, box, oval, stroke, ball }) =>
    each(2, (i) =>
      put(
        i ? 230 : -230,
        0,
        1,
        box(-80, -60, 160, 66, 6, '#d9b070') +
          shape('M-56 -58 Q-70 -180 -30 -230 H30 Q70 -180 56 -58Z', '#4f7a8a') +
          shape('M-52 -240 L-46 -320 L-14 -284 H14 L46 -320 L52 -240 Q40 -196 0 -194 Q-40 -196 -52 -240Z', '#5a8898') +
          oval(-20, -250, 10, 12, '#ffe27a') +
          oval(20, -250, 10, 12, '#ffe27a') +
          oval(-20, -250, 4, 10, '#2a2a3a') +
          oval(20, -250, 4, 10, '#2a2a3a') +
          stroke('M-44 -190 Q0 -160 44 -190', '#f2c14e', 12) +
          ball(0, -170, 10, '#e0564a') +
          stroke('M-50 -64 Q-110 -80 -96 -150', '#4f7a8a', 20),
      ),
    ) +
    box(-110, -250, 220, 256, 8, '#e6c690') +
    shape('M-140 -240 L0 -330 L140 -240Z', '#d9a85c') +
    shape('M-46 6 V-120 A46 50 0 0 1 46 -120 V6Z', '#6a4a3a') +
    stroke('M-110 -200 H110', '#4f9a94', 10),
  pagoda: ({ shape, box, pane, stroke, glow }) =>
    each(3, (i) => {
      const y = -i * 120;
      const w = 150 - i * 34;
      return (
        box(-w, y - 96, w * 2, 100, 4, '#f1e2c8') +
        shape(
          `M${-w - 80} ${y - 80} Q${-w + 10} ${y - 104} ${-w + 30} ${y - 150} H${w - 30} Q${w - 10} ${y - 104} ${w + 80} ${y - 80} Q${w} ${y - 96} 0 ${y - 96} Q${-w} ${y - 96} ${-w - 80} ${y - 80}Z`,
          '#b8504a',
        ) +
        stroke(`M${-w - 74} ${y - 84} Q0 ${y - 104} ${w + 74} ${y - 84}`, '#f2c14e', 5) +
        pane(-w * 0.5, y - 66, 28, 42) +
        pane(w * 0.5, y - 66, 28, 42)
      );
    }) +
    stroke('M0 -390 V-470', '#f2c14e', 9) +
    shape('M-34 4 V-60 H34 V4Z', '#7a4038') +
    each(2, (i) => glow(i ? 210 : -210, -90, 60, '#ffd08a', 0.8) + box(i ? 192 : -228, -112, 36, 46, 14, '#e8605a')) +
    box(-220, -4, 440, 16, 4, '#c9b49a'),
  // Three houses with domes and arches: a flat front of squares is taken for a shelf of books, or for keys.
  sphinx: ({ shape, box, stroke, oval, flat }) =>
    box(-330, -24, 660, 32, 6, '#d3a868') +
    stroke('M296 -40 Q350 -60 330 -130', '#d9ac6c', 16) +
    shape('M-60 -20 Q-70 -150 60 -164 Q230 -172 300 -90 Q320 -40 300 -20Z', '#e0b878') +
    shape('M140 -20 C130 -110 200 -160 268 -116 C320 -80 318 -40 304 -20Z', '#e6c084') +
    shape('M-318 -20 Q-340 -64 -296 -70 H-60 V-20Z', '#e6c084') +
    stroke('M-300 -58 v26 M-278 -60 v28', '#c99a5a', 5, 0.8) +
    shape('M-176 -20 L-156 -150 H-44 L-24 -20Z', '#dcb070') +
    // The cloth of the head falls on both shoulders.
    shape('M-100 -336 C-22 -338 8 -290 0 -236 C-2 -186 22 -140 40 -92 L-36 -84 L-50 -150 H-150 L-164 -84 L-240 -92 C-222 -140 -198 -186 -200 -236 C-208 -290 -178 -338 -100 -336Z', '#e6ac48') +
    stroke(
      'M-200 -240 L-160 -232 M-200 -208 L-158 -204 M-208 -176 L-158 -176 M-218 -146 L-156 -148 M-228 -118 L-164 -116 M0 -240 L-40 -232 M0 -208 L-42 -204 M8 -176 L-42 -176 M18 -146 L-44 -148 M28 -118 L-36 -116 M-176 -296 L-146 -280 M-24 -296 L-54 -280 M-130 -326 L-120 -304 M-70 -326 L-80 -304',
      '#3f7fa8',
      12,
    ) +
    oval(-158, -206, 12, 19, '#dcb680') + oval(-42, -206, 12, 19, '#dcb680') +
    shape('M-152 -226 Q-154 -286 -100 -288 Q-46 -286 -48 -226 Q-52 -158 -100 -140 Q-148 -158 -152 -226Z', '#efd09a') +
    flat('M-158 -250 Q-100 -294 -42 -250 L-44 -274 Q-100 -312 -156 -274Z', '#f2c65a') +
    shape('M-112 -286 Q-122 -320 -100 -336 Q-78 -320 -88 -286Z', '#3f7fa8') +
    stroke('M-140 -232 q16 -12 32 0 M-92 -232 q16 -12 32 0', '#9a6a3c', 5) +
    stroke('M-138 -208 q14 12 28 0 M-90 -208 q14 12 28 0', '#5a3a2c', 6) +
    stroke('M-100 -212 l-7 22 h10', '#c99a5a', 5) +
    stroke('M-122 -172 Q-100 -156 -78 -172', '#9a5a3c', 6) +
    oval(-134, -184, 10, 7, '#f0a080', 0.6) + oval(-66, -184, 10, 7, '#f0a080', 0.6) +
    shape('M-112 -144 L-107 -100 Q-100 -92 -93 -100 L-88 -144 Q-100 -136 -112 -144Z', '#3f7fa8'),
  moai: ({ put, shape, oval, stroke, flat }) =>
    each(4, (i) =>
      put(
        [-320, -100, 120, 330][i] ?? 0,
        8,
        [0.8, 1.1, 0.95, 0.75][i] ?? 1,
        shape('M-70 4 Q-90 -120 -66 -300 Q0 -350 66 -300 Q90 -120 70 4Z', ['#a49a94', '#b0a69e', '#9c938e', '#aaa09a'][i] ?? '#aaa') +
          flat('M-66 -236 Q0 -270 66 -236 V-214 Q0 -236 -66 -214Z', '#7f766f') +
          shape('M-16 -226 L16 -226 L28 -130 Q0 -114 -28 -130Z', '#b9afa6') +
          oval(-36, -200, 15, 10, '#4f4a4c') +
          oval(36, -200, 15, 10, '#4f4a4c') +
          stroke('M-30 -86 Q0 -70 30 -86', '#6a625c', 10) +
          oval(0, -322, 62, 24, '#b8604c'),
        ((i % 2) - 0.5) * 6,
      ),
    ),
  sundial: (b) =>
    each(6, (i) => hourStone(b, i)) +
    b.oval(0, 14, 330, 76, '#a89f98') +
    b.oval(0, -4, 320, 72, '#d9d0c4') +
    b.oval(0, -6, 260, 56, '#cbc1b4') +
    each(12, (i) => b.put(Math.cos(i * 0.5236) * 288, -4 + Math.sin(i * 0.5236) * 64, 1, b.flat('M-8 -6 L0 -18 L8 -6 L0 6Z', '#b8743c'))) +
    b.glow(0, -6, 150, '#fff3c4', 0.5) +
    each(8, (i) => b.put(0, -6, 1, `<g transform="scale(1 0.24)">${b.put(0, 0, 1, b.flat('M-16 -96 L0 -150 L16 -96Z', '#e6b24a'), i * 45)}</g>`)) +
    b.oval(0, -6, 92, 22, '#f2c45a') +
    b.shape('M-20 0 L30 -330 L120 14Z', '#c98a3c') +
    b.shape('M30 -330 L120 14 L60 4Z', '#a4703a') +
    b.ball(30, -338, 22, '#f2c14e') +
    b.flat('M0 4 L-290 -20 L-270 20Z', '#4a4060', 0.35) +
    b.stroke('M-330 30 v20 M330 30 v20', '#8a827c', 10) +
    each(6, (i) => hourStone(b, i + 6)),
} satisfies Record<string, Hero>;

/** Rocks with a shape of their own: of mermaids, of birds, of a narrow canyon, of echoes. */
import { starPath, twinklePath } from '../../shapes.ts';
import { each, type Hero } from './brush.ts';

/** How a crystal of a cave stands: where, how tall, how wide, how it leans. */
const CRYSTALS = [
  [-330, 190, 46, -22, '#8fc9f0'], [330, 210, 50, 20, '#f2a4d0'], [-210, 330, 58, -14, '#c9a4f2'], [218, 350, 60, 13, '#8ff0e0'],
  [-96, 450, 70, -6, '#9fd8f6'], [110, 420, 66, 6, '#c9a4f2'], [0, 520, 84, 0, '#b9b4fa'],
  [-150, 200, 44, -24, '#f2a4d0'], [160, 180, 42, 22, '#8fc9f0'], [-46, 250, 46, -10, '#8ff0e0'], [62, 220, 46, 12, '#f2b8dc'],
] as const;

export const ROCKS = {
  bigcrystals: ({ glow, shape, flat, put, oval, stroke }) =>
    glow(0, -240, 420, '#cfe4ff', 0.8) +
    oval(0, 8, 400, 34, '#8f86c8', 0.7) +
    CRYSTALS.map(([x, tall, w, lean, color]) =>
      put(
        x,
        12,
        1,
        shape(`M0 ${-tall} L${w} ${-tall * 0.8} L${w * 0.8} 6 H${-w * 0.8} L${-w} ${-tall * 0.8}Z`, color) +
          flat(`M0 ${-tall} L${-w} ${-tall * 0.8} L${-w * 0.8} 6 H${-w * 0.2} L${-w * 0.28} ${-tall * 0.76}Z`, '#ffffff', 0.34) +
          flat(`M0 ${-tall} L${w} ${-tall * 0.8} L${w * 0.3} ${-tall * 0.76}Z`, '#ffffff', 0.5) +
          stroke(`M${w * 0.3} ${-tall * 0.76} L${w * 0.34} 0`, '#ffffff', 3, 0.4),
        lean,
      ),
    ).join('') +
    each(7, (i) => put([-380, -270, -140, 20, 150, 280, 390][i] ?? 0, [-330, -420, -520, -590, -500, -430, -300][i] ?? 0, 1, glow(0, 0, 44, '#ffffff', 0.9) + flat(twinklePath(0, 0, [15, 22, 17, 26, 15, 20, 14][i] ?? 16), '#fffbe6'))),
  // The water shines by itself: rings of light, and sparks that swim.
  lagoonlights: ({ glow, oval, stroke, ball, site }) =>
    each(7, (i) => {
      const [x, y, k] = [-520 + i * 172 + (i % 2) * 30, [18, 70, 34, 92, 26, 78, 40][i] ?? 40, [0.7, 1.2, 0.9, 1.3, 0.8, 1.1, 0.9][i] ?? 1];
      return (
        glow(x, y, 150 * k, '#5ff0e0', 0.75) + oval(x, y, 96 * k, 17 * k, '#8ff6e6', 0.5) + oval(x, y, 54 * k, 9 * k, '#d4fff6', 0.8) +
        stroke(`M${x - 120 * k} ${y + 16} q${60 * k} -12 ${120 * k} 0 t${120 * k} 0`, '#a9fff0', 4, 0.7)
      );
    }) +
    each(34, () => {
      const [x, y] = [site.roll.between(-640, 640), site.roll.between(-8, 116)];
      return glow(x, y, 16, '#8ff6ff', 0.9) + ball(x, y, 2.6, '#f0fffb');
    }),
  mermaidrock: ({ shape, flat, oval, stroke, ball, glow, put }) =>
    oval(0, 16, 380, 30, '#bff0f4', 0.5) +
    shape('M-330 20 Q-340 -60 -270 -90 Q-250 -170 -170 -160 Q-120 -210 -60 -170 H80 Q150 -200 200 -140 Q280 -140 290 -60 Q340 -30 330 20Z', '#a48f9c') +
    flat('M-300 10 Q-290 -50 -230 -60 Q-200 -20 -210 16Z M120 16 Q130 -70 200 -90 Q260 -70 250 16Z', '#8f7a8c', 0.6) +
    oval(-120, -166, 60, 14, '#7fae86', 0.8) +
    glow(0, -260, 190, '#fff3d0', 0.7) +
    put(
      0,
      -168,
      1,
      shape('M0 10 C-60 4 -170 -60 -176 -150 C-150 -176 -124 -170 -112 -150 C-110 -210 -70 -226 -44 -190 C-34 -236 34 -236 44 -190 C70 -226 110 -210 112 -150 C124 -170 150 -176 176 -150 C170 -60 60 4 0 10Z', '#f7b6c8') +
        each(5, (i) => stroke(`M0 0 Q${(i - 2) * 40} -80 ${(i - 2) * 66} -160`, '#e08aa8', 6, 0.7)) +
        shape('M-96 10 Q-60 -34 0 -36 Q60 -34 96 10 Q0 34 -96 10Z', '#fbd4de'),
    ) +
    ball(0, -190, 30, '#fffaf2') +
    put(-240, -104, 1, flat(starPath(0, 0, 34), '#f2895a')) +
    put(236, -100, 0.9, shape('M0 0 q-34 -60 0 -84 q34 24 0 84Z', '#f2c98a') + stroke('M-10 -20 h20 M-12 -40 h24 M-8 -60 h16', '#c98a5a', 5, 0.7)) +
    each(4, (i) => stroke(`M${[-400, -250, 190, 330][i]} ${[26, 40, 40, 24][i]} q26 -16 52 0 q26 16 52 0`, '#ffffff', 7, 0.8)),
  birdcliff: ({ shape, flat, oval, stroke, ball, put }) =>
    shape('M-250 20 Q-280 -120 -220 -210 Q-230 -330 -130 -390 Q-40 -450 60 -400 Q150 -370 160 -260 Q240 -180 220 -80 Q270 -30 260 20Z', '#b89f94') +
    flat('M-130 -390 Q-40 -450 60 -400 Q130 -376 150 -310 Q60 -350 -20 -330 Q-90 -340 -176 -340 Q-160 -370 -130 -390Z', '#fdfaf2') +
    flat('M-160 -300 q10 40 -6 76 q26 -30 30 -74Z M40 -320 q6 60 -8 90 q30 -40 34 -90Z', '#fdfaf2', 0.8) +
    each(3, (i) => flat(`M${[-214, -60, -180][i]} ${[-196, -130, -60][i]} h${[170, 240, 200][i]} l-16 22 h-${[140, 204, 168][i]}Z`, '#8f7468', 0.7)) +
    each(6, (i) =>
      put(
        [-170, -84, -10, 100, -130, -30][i] ?? 0,
        [-198, -198, -132, -132, -62, -62][i] ?? 0,
        1,
        oval(0, 0, 44, 15, '#a4784e') +
          stroke('M-38 -6 Q0 10 38 -6 M-30 2 Q0 16 30 2', '#7a5638', 5, 0.8) +
          (i % 2
            ? ball(-12, -12, 12, '#fdf3e0') + ball(10, -12, 12, '#dceef4')
            : ball(0, -26, 24, ['#f2c14e', '#7fb8e0', '#f08a9a'][i / 2] ?? '#fff') +
              oval(-8, -30, 4, 5, '#3a3044') + oval(8, -30, 4, 5, '#3a3044') + flat('M-6 -24 L6 -24 L0 -14Z', '#e8803a')),
      ),
    ) +
    each(6, (i) => {
      const [x, y] = [[-380, -300, 290, 380, 330, -340][i] ?? 0, [-330, -420, -400, -310, -190, -210][i] ?? 0];
      return stroke(`M${x - 34} ${y} Q${x - 16} ${y - 24} ${x} ${y} Q${x + 16} ${y - 24} ${x + 34} ${y}`, '#ffffff', 9, 0.95);
    }) +
    stroke('M-330 26 q30 -16 60 0 q30 16 60 0 M200 26 q30 -16 60 0 q30 16 60 0', '#ffffff', 7, 0.8),
  slotcanyon: ({ shape, flat, stroke, glow, ball, site }) =>
    glow(0, -220, 260, '#ffe6a0', 0.8) +
    each(2, (i) => {
      const side = i ? 1 : -1;
      const at = (x: number): number => x * side;
      return (
        shape(`M${at(820)} 44 V-640 H${at(220)} L${at(210)} -600 Q${at(120)} -520 ${at(190)} -420 Q${at(250)} -320 ${at(130)} -240 Q${at(60)} -150 ${at(150)} -80 Q${at(190)} -30 ${at(110)} 36 Q${at(300)} 50 ${at(820)} 44Z`, i ? '#c9764f' : '#d6855a') +
        each(5, (k) =>
          stroke(
            `M${at(820)} ${-500 + k * 112} Q${at(480)} ${-560 + k * 112} ${at(300)} ${-510 + k * 112} T${at([186, 230, 150, 130, 150][k] ?? 160)} ${-500 + k * 112}`,
            k % 2 ? '#f2b48a' : '#a4573c', 11, 0.55,
          ),
        ) +
        flat(`M${at(210)} -600 Q${at(120)} -520 ${at(190)} -420 Q${at(250)} -320 ${at(130)} -240 Q${at(60)} -150 ${at(150)} -80 Q${at(190)} -30 ${at(120)} 30 H${at(160)} Q${at(230)} -40 ${at(190)} -90 Q${at(110)} -150 ${at(180)} -230 Q${at(300)} -320 ${at(240)} -420 Q${at(170)} -520 ${at(260)} -600Z`, '#ffd9a8', 0.55)
      );
    }) +
    each(10, (i) => ball((i < 5 ? -1 : 1) * (150 + (i % 5) * 112), 34 + (i % 2) * 10, 34 + (i % 3) * 12, i % 2 ? '#b8683f' : '#c9764f')) +
    each(16, (i) => {
      const [x, y] = [site.roll.between(-110, 110), site.roll.between(-480, -30)];
      return glow(x, y, 34, '#fff0b0', 0.9) + ball(x, y, 5 + (i % 3), '#fffbe0');
    }),
  echofaces: ({ shape, flat, oval, stroke, site }) =>
    each(2, (i) => {
      const side = i ? 1 : -1;
      const at = (x: number): number => x * side;
      return (
        shape(`M${at(820)} 30 V-300 Q${at(700)} -350 ${at(600)} -330 Q${at(480)} -420 ${at(400)} -410 Q${at(340)} -410 ${at(310)} -390 Q${at(240)} -370 ${at(230)} -290 L${at(170)} -230 Q${at(180)} -200 ${at(214)} -196 Q${at(250)} -170 ${at(214)} -140 Q${at(190)} -110 ${at(220)} -90 Q${at(210)} -30 ${at(250)} 24Z`, i ? '#8f849c' : '#9a8fa4') +
        oval(at(286), -270, 17, 22, '#4a4058') +
        oval(at(282), -277, 6, 7, '#ffffff', 0.9) +
        stroke(`M${at(262)} -316 Q${at(290)} -336 ${at(316)} -312`, '#6f647c', 11) +
        flat(`M${at(214)} -196 Q${at(262)} -186 ${at(262)} -166 Q${at(250)} -146 ${at(214)} -140 Q${at(246)} -168 ${at(214)} -196Z`, '#4a4058') +
        oval(at(392), -398, 92, 22, '#7fa07c') +
        oval(at(640), -326, 110, 22, '#7fa07c') +
        each(4, (k) => oval(at(270 + k * 120), 28, 80, 24, k % 2 ? '#857a92' : '#7d7288')) +
        stroke(`M${at(430)} -250 Q${at(400)} -200 ${at(430)} -150 M${at(340)} -90 Q${at(380)} -60 ${at(350)} -20`, '#7a708a', 8, 0.6) +
        each(3, (k) => `<path d="M${at(170 - k * 52)} ${-214 - k * 14} Q${at(138 - k * 52)} -168 ${at(170 - k * 52)} ${-122 + k * 14}" fill="none" stroke="${site.at('#fff3d0')}" stroke-width="${11 - k * 2}" stroke-linecap="round" opacity="${0.95 - k * 0.2}"/>`)
      );
    }),
} satisfies Record<string, Hero>;

/** With what people travel and work between the stars: trains, stations, rockets, telescopes. */
import { starPath } from '../../shapes.ts';
import { each, type Hero } from './brush.ts';

const carriage = ({ box, shape, oval, ball, stroke, glow }: Parameters<Hero>[0], x: number, color: string): string =>
  shape(`M${x - 104} -40 V-150 Q${x - 104} -176 ${x - 78} -176 H${x + 78} Q${x + 104} -176 ${x + 104} -150 V-40Z`, color) +
  box(x - 112, -182, 224, 18, 9, '#f2c14e') +
  each(3, (i) => glow(x - 62 + i * 62, -118, 46, '#ffe6a0', 0.6) + box(x - 84 + i * 62, -146, 44, 54, 14, '#ffe9ad')) +
  stroke(`M${x - 100} -72 H${x + 100}`, '#f2c14e', 6) +
  each(2, (i) => ball(x - 58 + i * 116, -30, 27, '#4a4a7a') + oval(x - 58 + i * 116, -30, 11, 11, '#f2c14e'));

export const SPACE_TRAVEL = {
  galaxytrain: (b) => {
    const { shape, box, ball, oval, stroke, glow, flat, put } = b;
    const train =
      each(5, (i) => glow(-520 + i * 130, -6, 90, ['#8fd0ff', '#c9a4f2', '#ffd0ec'][i % 3] ?? '#fff', 0.5)) +
      stroke('M-640 6 Q-200 -20 460 2', '#f6e2a4', 9, 0.95) +
      stroke('M-640 26 Q-200 2 470 22', '#c9a4f2', 6, 0.8) +
      each(17, (i) => stroke(`M${-620 + i * 64} -2 l8 30`, '#e8d0ff', 5, 0.7)) +
      carriage(b, -430, '#5f8fd0') +
      carriage(b, -190, '#8f6ad6') +
      stroke('M-330 -50 H-290 M-90 -50 H-40', '#3a3a5f', 10) +
      box(-46, -206, 120, 170, 12, '#c9486a') +
      box(-60, -222, 148, 24, 10, '#f2c14e') +
      box(-22, -184, 68, 62, 12, '#ffe9ad') +
      shape('M70 -150 H236 Q262 -150 262 -120 V-40 H70Z', '#d9546a') +
      oval(250, -96, 22, 54, '#b83a58') +
      stroke('M110 -150 V-40 M160 -150 V-40 M210 -150 V-40', '#f2c14e', 7) +
      shape('M180 -148 L170 -214 H232 L220 -148Z', '#4a4a7a') +
      box(162, -224, 78, 18, 8, '#f2c14e') +
      each(
        4,
        (i) =>
          ball(196 - i * 54, -260 - i * 26, 24 + i * 11, ['#ffffff', '#f0e0ff', '#d9d0ff', '#c9c4f4'][i] ?? '#fff') +
          flat(starPath(210 - i * 54, -256 - i * 26, 13), '#ffe27a'),
      ) +
      glow(282, -104, 110, '#fff3b0', 0.9) +
      ball(272, -104, 18, '#fffbe0') +
      shape('M250 -44 L316 0 H236Z', '#4a4a7a') +
      each(
        3,
        (i) => ball([0, 116, 210][i] ?? 0, -30, [36, 28, 28][i] ?? 28, '#4a4a7a') + oval([0, 116, 210][i] ?? 0, -30, 13, 13, '#f2c14e'),
      ) +
      stroke('M0 -30 H210', '#f6e2a4', 8);
    return put(60, -70, 1.12, train, -4);
  },
  starharbor: ({ stroke, box, shape, flat, glow, ball, put }) =>
    stroke('M-420 -6 H120', '#c9a06c', 22) +
    each(6, (i) => stroke(`M${-400 + i * 96} -10 V70`, '#a47a4c', 14)) +
    each(
      4,
      (i) =>
        stroke(`M${-360 + i * 130} -10 V-70`, '#a47a4c', 9) +
        glow(-360 + i * 130, -84, 60, '#ffe08a', 0.9) +
        ball(-360 + i * 130, -82, 14, '#fff3c4'),
    ) +
    put(
      250,
      -20,
      1,
      glow(0, -60, 200, '#ffe6a0', 0.6) +
        shape('M-150 -60 Q0 10 150 -60 Q130 56 0 60 Q-130 56 -150 -60Z', '#f2c14e') +
        stroke('M0 -40 V-330', '#e8d4ff', 9) +
        shape('M10 -320 Q150 -220 130 -80 Q70 -110 10 -100Z', '#e4d6ff') +
        shape('M-10 -300 Q-110 -210 -100 -96 Q-50 -118 -10 -104Z', '#c9b4f4') +
        flat(starPath(60, -190, 34), '#ffe27a') +
        flat(starPath(0, -352, 26), '#ffe27a'),
    ) +
    box(-430, -120, 70, 114, 8, '#8f6ad6') +
    shape('M-444 -112 L-395 -170 L-346 -112Z', '#f28ab0'),
  wheelstation: ({ stroke, ball, box, put, glow, site }) =>
    glow(0, -330, 320, '#8fb4ff', 0.4) +
    put(
      0,
      -330,
      1,
      `<ellipse cx="0" cy="0" rx="290" ry="112" fill="none" stroke="${site.at('#c4d0ec')}" stroke-width="54"/><ellipse cx="0" cy="-8" rx="290" ry="112" fill="none" stroke="${site.at('#eef3ff')}" stroke-width="24"/>` +
        each(18, (i) => ball(Math.cos(i * 0.349) * 290, Math.sin(i * 0.349) * 112 + 8, 10, '#ffe08a')) +
        stroke('M-290 0 H290 M-130 -100 L130 100 M130 -100 L-130 100', '#9aa8cc', 16) +
        ball(0, 0, 88, '#dfe8fb') +
        ball(0, -14, 40, '#6fb8e8') +
        box(-14, -200, 28, 120, 8, '#c4d0ec') +
        each(2, (i) => box(i ? 30 : -150, -190, 120, 54, 6, '#4f79c4')),
      -12,
    ),
  rocketbay: ({ site, put, stroke, box, shape, ball, flat }) =>
    put(
      20,
      -20,
      1.5,
      shape('M-44 20 L-86 90 L-40 74Z M44 20 L86 90 L40 74Z', '#d9486a') +
        shape('M0 -190 C52 -126 60 -10 44 76 L-44 76 C-60 -10 -52 -126 0 -190Z', '#f2f3fa') +
        flat('M0 -190 C24 -156 38 -130 46 -92 Q0 -72 -46 -92 C-38 -130 -24 -156 0 -190Z', '#e8607a') +
        ball(0, -32, 26, '#5a678f') +
        ball(0, -32, 18, '#ffd98a'),
    ) +
    stroke(
      'M-210 10 V-330 M-120 10 V-330 M-210 -60 L-120 -130 M-210 -130 L-120 -200 M-210 -200 L-120 -270 M-210 -60 H-120 M-210 -130 H-120 M-210 -200 H-120 M-210 -270 H-120',
      '#e0a44a',
      9,
    ) +
    stroke('M-120 -230 H-52 M-120 -120 H-52', '#e0a44a', 12) +
    box(170, -90, 130, 96, 10, '#6f7fb0') +
    each(3, (i) => ball(196 + i * 38, -60, 11, ['#e0564a', '#f2c14e', '#58b878'][i] ?? '#fff')) +
    stroke(`M190 -20 h${site.lit ? 90 : 80}`, '#c9d4f0', 8),
  greenhouse: ({ flat, stroke, put, oval, shape, box, ball }) =>
    flat('M-330 10 A330 310 0 0 1 330 10Z', '#bfeee0', 0.34) +
    each(7, (i) =>
      put(
        -260 + i * 86,
        0,
        [0.7, 1, 1.25, 1.5, 1.2, 1, 0.7][i] ?? 1,
        stroke('M0 0 V-110', '#5f9a4c', 9) +
          each(5, (k) => put(0, -30 - k * 22, 1, oval(30, -8, 32, 13, k % 2 ? '#5faa58' : '#74bc68'), k % 2 ? 200 : -20)) +
          (i % 2
            ? ball(0, -126, 26, ['#f28ab0', '#f2c14e', '#e8564a'][i % 3] ?? '#f00')
            : shape('M-30 -110 Q0 -180 30 -110 Q0 -96 -30 -110Z', '#8fd08a')),
      ),
    ) +
    box(-350, -10, 700, 30, 10, '#dfe6f6') +
    stroke(
      'M-330 10 A330 310 0 0 1 330 10 M0 -300 V0 M-200 -230 Q-90 -160 -120 0 M200 -230 Q90 -160 120 0 M-300 -120 H300',
      '#eef4ff',
      9,
      0.9,
    ) +
    flat('M-250 -120 Q-200 -240 -90 -270 Q-190 -190 -220 -90Z', '#ffffff', 0.4),
  ufo: ({ shape, oval, flat, ball, put, glow }) =>
    put(
      60,
      -360,
      1,
      flat('M-90 30 L-200 350 H200 L90 30Z', '#c9ffd8', 0.3) +
        flat('M-80 0 A80 90 0 0 1 80 0Z', '#c9f0ff', 0.85) +
        ball(0, -30, 30, '#8fd08a') +
        oval(-10, -36, 6, 9, '#2a2a40') +
        oval(12, -36, 6, 9, '#2a2a40') +
        shape('M-190 10 Q0 -60 190 10 Q0 80 -190 10Z', '#b4bce0') +
        each(5, (i) => glow(-120 + i * 60, 26, 30, '#ffe08a', 0.9) + ball(-120 + i * 60, 24, 12, '#ffe9a0')),
      6,
    ),
  minecart: ({ shape, ball, stroke, put, glow, flat }) =>
    stroke('M-460 8 H460 M-460 26 H460', '#8a7f94', 8) +
    each(13, (i) => stroke(`M${-440 + i * 72} 2 l-10 30`, '#7a5a44', 12)) +
    put(
      -30,
      0,
      1.25,
      glow(0, -140, 180, '#c9f0ff', 0.6) +
        each(5, (i) =>
          put(
            (i - 2) * 40,
            -100,
            1,
            shape('M0 -96 L24 -60 L16 10 H-16 L-24 -60Z', ['#8ff0e0', '#c9a4f2', '#f2a4d0', '#8fc9f0', '#ffe08a'][i] ?? '#fff') +
              flat('M0 -96 L-24 -60 L-6 -56Z', '#ffffff', 0.6),
            (i - 2) * 12,
          ),
        ) +
        shape('M-130 -104 H130 L100 -16 H-100Z', '#8a6a5a') +
        stroke('M-130 -104 H130', '#b0a4b4', 14) +
        stroke('M-60 -94 L-50 -20 M60 -94 L50 -20', '#6a4e44', 9) +
        each(2, (i) => ball(i ? 62 : -62, -10, 28, '#5a5468') + ball(i ? 62 : -62, -10, 11, '#c9c0d4')),
    ) +
    put(300, 10, 1, stroke('M-60 0 L20 -150', '#a4704a', 14) + stroke('M-30 -150 Q20 -180 76 -120', '#a8a4b4', 16)),
  telescope: ({ put, box, stroke, shape, ball, oval }) =>
    stroke('M0 -120 L-110 14 M0 -120 L110 14 M0 -120 V14', '#8a5f3c', 18) +
    put(
      0,
      -150,
      1,
      box(-190, -34, 190, 68, 12, '#c98a3c') +
        box(-10, -46, 200, 92, 14, '#e0b04a') +
        box(170, -60, 60, 120, 14, '#c98a3c') +
        oval(230, 0, 14, 56, '#bfe4ff') +
        box(-250, -22, 66, 44, 12, '#8a5a33') +
        stroke('M40 -44 V44 M120 -44 V44', '#fbe6a8', 8),
      -32,
    ) +
    ball(0, -124, 30, '#7a4f33') +
    shape('M-120 12 h240 v14 h-240Z', '#7a5640'),
  postrocket: ({ put, shape, box, flat, stroke, ball }) =>
    put(
      -40,
      0,
      1,
      box(-120, -190, 240, 196, 14, '#d9546a') +
        shape('M-150 -180 Q0 -280 150 -180Z', '#f2c14e') +
        box(-60, -120, 120, 70, 8, '#fdf6e6') +
        stroke('M-60 -118 L0 -76 L60 -118', '#c9a4a4', 6) +
        flat(starPath(0, -210, 24), '#fdf6e6'),
    ) +
    each(6, (i) =>
      put(
        [170, 250, 200, 300, 150, 330][i] ?? 0,
        [4, 4, -66, -300, -380, -200][i] ?? 0,
        i > 2 ? 0.7 : 1,
        box(-46, -70, 92, 66, 8, ['#c99a64', '#e0c08a', '#b9834f', '#fdf6e6', '#fdf6e6', '#fdf6e6'][i] ?? '#fff') +
          (i > 2
            ? stroke('M-46 -68 L0 -30 L46 -68', '#c9a4a4', 6) + stroke('M-60 -50 h-60 M-60 -26 h-40', '#ffffff', 6, 0.7)
            : stroke('M0 -70 V-4 M-46 -40 H46', '#d9546a', 8)),
        i > 2 ? -14 : 0,
      ),
    ) +
    ball(-220, -20, 24, '#c9b4f4'),
} satisfies Record<string, Hero>;

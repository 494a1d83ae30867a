/** Landmarks of the sea, of ice and of the air. */
import { starPath } from '../../shapes.ts';
import { castle, cottage, tower } from '../masonry.ts';
import { each, type Hero } from './brush.ts';
import { flash } from './lightning.ts';

export const WATER_AND_WIND = {
  shipwreck: ({ shape, stroke, oval, flat, put, ball, pane }) =>
    put(
      0,
      20,
      1.25,
      shape('M-240 -60 Q-220 -150 -250 -210 Q-120 -150 60 -140 Q160 -136 230 -190 Q230 -60 180 20 H-190 Q-230 -10 -240 -60Z', '#8f6a4a') +
        stroke('M-236 -70 Q0 -60 222 -90 M-228 -20 Q0 -10 206 -30', '#6f4c34', 8, 0.6) +
        oval(60, -60, 44, 34, '#2a4a6a') +
        stroke('M-90 -140 L-130 -360 M70 -136 L110 -300', '#7a5638', 16) +
        shape('M-124 -340 Q-20 -330 -40 -230 Q-70 -250 -112 -270Z', '#e8dcc4') +
        flat('M-60 -240 l-14 -22 l-6 26Z', '#8fb4c4') +
        each(3, (i) => ball(-150 + i * 70, -70, 18, '#d9a35c') + ball(-150 + i * 70, -70, 11, '#ffe6a0')) +
        pane(160, -110, 26, 34),
      -9,
    ),
  coralhouses: ({ put, shape, pane, stroke, ball, flat }) =>
    each(4, (i) => {
      const c = ['#ff8f9c', '#ffb46a', '#c98ae8', '#f27fb0'][i] ?? '#f88';
      return put(
        [-300, -100, 120, 310][i] ?? 0,
        i % 2 ? 6 : -10,
        [0.9, 1.25, 1.05, 0.85][i] ?? 1,
        shape('M-84 6 Q-100 -120 -60 -190 Q0 -240 60 -190 Q100 -120 84 6Z', c) +
          stroke(
            'M-30 -206 Q-50 -270 -80 -290 M0 -220 V-310 M30 -206 Q50 -260 84 -280 M0 -270 Q20 -290 30 -320 M-52 -254 Q-60 -280 -50 -300',
            c,
            20,
          ) +
          shape('M-28 8 V-56 A28 30 0 0 1 28 -56 V8Z', '#5a4a7a') +
          pane(-40, -140, 30, 40) +
          pane(40, -140, 30, 40) +
          each(4, (k) => ball(-50 + k * 34, -100 + (k % 2) * 20, 7, '#fff0e0')) +
          flat(starPath(0, -184, 16), '#ffe9b0'),
      );
    }),
  bubblehouses: ({ put, site, oval, stroke }) =>
    each(4, (i) =>
      put(
        [-310, -90, 150, 350][i] ?? 0,
        [-60, -10, -90, 0][i] ?? 0,
        [0.9, 1.3, 1, 0.75][i] ?? 1,
        put(0, -20, 0.62, cottage(site, '#fdf3e0', ['#f28ab0', '#5fa8d0', '#f2b33d', '#8f6ad6'][i] ?? '#fff')) +
          `<circle cx="0" cy="-90" r="126" fill="#dffaff" opacity=".26" stroke="none"/><circle cx="0" cy="-90" r="126" fill="none" stroke="#eaffff" stroke-width="5" opacity=".85"/>` +
          oval(-56, -150, 26, 16, '#ffffff', 0.85) +
          stroke('M70 10 A120 120 0 0 0 112 -50', '#ffffff', 6, 0.6),
      ),
    ),
  kelp: ({ stroke, oval, put }) =>
    each(9, (i) => {
      const x = -460 + i * 116;
      const tall = [520, 640, 460, 700, 560, 680, 480, 620, 540][i] ?? 500;
      return (
        stroke(`M${x} 30 q40 ${-tall * 0.25} 0 ${-tall * 0.5} q-40 ${-tall * 0.25} 6 ${-tall * 0.5}`, '#2f8f74', 13) +
        each(9, (k) =>
          put(
            x + Math.sin(k * 0.75) * 22,
            30 - (k + 0.5) * (tall / 9),
            1,
            oval(30, -8, 36, 13, k % 2 ? '#3aa583' : '#4fb88c'),
            k % 2 ? 196 : -16,
          ),
        )
      );
    }),
  icearch: ({ shape, flat, stroke, glow }) =>
    glow(0, -150, 320, '#c9f0ff', 0.6) +
    shape('M-420 20 Q-420 -370 0 -380 Q420 -370 420 20 H270 Q270 -230 0 -236 Q-270 -230 -270 20Z', '#bfe2f6') +
    flat('M-360 -60 Q-340 -260 -160 -330 Q-280 -220 -300 -40Z M180 -330 Q340 -260 370 -90 Q310 -230 180 -330Z', '#ffffff', 0.6) +
    stroke('M-330 0 Q-320 -160 -220 -260 M320 -10 Q310 -160 230 -250', '#8fc0e4', 7, 0.7) +
    each(9, (i) => flat(`M${-230 + i * 56} ${-226 + Math.abs(i - 4) * 24} l12 ${50 + (i % 3) * 22} l12 ${-50 - (i % 3) * 20}Z`, '#e4f6ff')),
  iceberg: ({ shape, flat, stroke }) =>
    shape('M-330 20 L-260 -110 L-190 -130 L-120 -290 L-30 -350 L60 -230 L130 -210 L220 -90 L300 20Z', '#e4f4fd') +
    flat('M-30 -350 L60 -230 L130 -210 L220 -90 L300 20 H60 L10 -120Z', '#b4d9f0', 0.8) +
    flat('M-190 -130 L-120 -290 L-90 -180 L-130 -60Z', '#ffffff', 0.8) +
    flat('M-330 20 H300 L180 90 H-200Z', '#7fbfe0', 0.55) +
    stroke('M-380 34 h90 M230 40 h120 M-120 60 h120', '#ffffff', 6, 0.7),
  whirl: ({ site, stroke, oval, shape, glow }) =>
    each(2, (i) => shape(`M${i ? 210 : -290} 8 L${i ? 224 : -276} -290 H${i ? 276 : -224} L${i ? 290 : -210} 8Z`, '#a8a0b0')) +
    oval(0, 4, 312, 28, '#3f9fc4') +
    each(
      5,
      (i) =>
        `<ellipse cx="${i * 5}" cy="${4 + i * 1.5}" rx="${290 - i * 57}" ry="${23 - i * 4}" fill="none" stroke="${site.at(i % 2 ? '#bff0f8' : '#1f6f9f')}" stroke-width="${7 - i}" opacity=".75" stroke-dasharray="${460 - i * 60} ${56 + i * 10}"/>`,
    ) +
    oval(20, 11, 36, 6, '#103f6a') +
    stroke('M-250 -290 Q0 -430 250 -290', '#a8a0b0', 52) +
    glow(0, -330, 140, '#a9f0ff', 0.7) +
    shape(starPath(0, -352, 40), '#8fe8ff'),
  stormtower: ({ site, glow, shape, stroke }) =>
    glow(120, -420, 300, '#d9e4ff', 0.7) +
    shape('M-120 10 L-80 -60 H80 L120 10Z', '#6a6480') +
    tower(site, 0, 130, 360, '#8f88a8', '#4a3f78') +
    tower(site, 96, 60, 170, '#8f88a8', '#4a3f78') +
    flash(stroke, glow, [210, -440, 0.95, 1.1]) + flash(stroke, glow, [-250, -420, -0.8, 0.9]) +
    stroke('M-200 -330 Q-120 -380 -60 -340 M60 -300 Q140 -350 210 -300', '#c9c4e4', 16, 0.4),
  /** Far off, each with its branches, out of the clouds down to the hills. */
  bolts: ({ glow, stroke }) =>
    each(3, (i) => flash(stroke, glow, [[-300, -330, -0.9, 0.9], [60, -390, 1.15, 1.15], [330, -310, 0.8, 0.8]][i] ?? [])),
  kites: ({ put, shape, stroke, flat }) =>
    each(6, (i) =>
      put(
        [-420, -260, -80, 120, 280, 430][i] ?? 0,
        [-330, -470, -360, -500, -350, -460][i] ?? 0,
        [1, 1.3, 0.9, 1.2, 1, 0.8][i] ?? 1,
        shape('M0 -80 L52 0 L0 92 L-52 0Z', ['#e8564a', '#f2c14e', '#4f9fd0', '#8f6ad6', '#58b878', '#f28ab0'][i] ?? '#f00') +
          flat('M0 -80 L52 0 H-52Z', '#fff6e4', 0.5) +
          stroke('M0 92 q24 40 0 70 q-24 30 6 70', '#5a4a60', 3) +
          each(3, (k) => flat(`M${[10, -6, 8][k]} ${116 + k * 36} l-16 -9 v18Z M${[10, -6, 8][k]} ${116 + k * 36} l16 -9 v18Z`, '#f2c14e')),
        [-14, 12, -8, 16, -12, 10][i] ?? 0,
      ),
    ),
  waterpalace: ({ site }) => castle(site, '#ecd0e6', '#e77fb0', '#7fc6d6', true),
} satisfies Record<string, Hero>;

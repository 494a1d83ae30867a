/** Halls where something is shown or played, and the cellar under the house. */
import { starPath } from '../../shapes.ts';
import { brushFor, type Brush, each, type Hero } from './brush.ts';
import { WARES } from './rack.ts';

const color = (i: number): string => WARES[i % WARES.length] ?? '#f2c14e';

/** The film, as bright as it is however dark the room. */
const bigScreen = ({ box, glow, ball, flat, shape, put, oval }: Brush): string =>
  glow(0, -330, 460, '#c9dcff', 0.7) + box(-380, -520, 760, 366, 8, '#b98a3c') +
    box(-362, -504, 724, 334, 2, '#2c3488') + flat('M-362 -300 Q0 -420 362 -330 V-170 H-362Z', '#6a5ac4', 0.45) +
    each(22, (i) => ball(-340 + ((i * 137) % 680), -490 + ((i * 83) % 230), 3 + (i % 3), '#fffbe0')) +
    ball(210, -400, 74, '#f4ead0') + oval(186, -420, 16, 12, '#dccfae') + oval(232, -376, 22, 15, '#dccfae') + oval(222, -436, 9, 7, '#dccfae') +
    flat('M-362 -170 V-226 Q-220 -280 -80 -230 Q80 -286 362 -216 V-170Z', '#6a72b8') +
    put(-90, -330, 1.25, shape('M0 -110 C40 -60 44 0 32 54 H-32 C-44 0 -40 -60 0 -110Z', '#f4f4fa') + shape('M0 -110 C18 -88 30 -66 35 -40 H-35 C-30 -66 -18 -88 0 -110Z', '#e0564a') + ball(0, -8, 17, '#7fc4ec') + shape('M-32 20 L-64 62 L-30 54Z M32 20 L64 62 L30 54Z', '#e0564a') + flat('M-18 58 Q0 140 18 58Z', '#ffb84a'), 26) + flat('M230 -196 q14 -30 28 0Z M262 -192 q20 -44 40 0Z', '#8fe0c4') + ball(-250, -226, 26, '#4a52a0') + oval(-250, -226, 16, 8, '#3a418a');

export const HALLS = {
  /** A cinema: the curtain is open, the film is about a rocket and the moon. */
  bigscreen: (b) => {
    const { box, shape, stroke, put } = b;
    const film = brushFor({ ...b.site, at: (color) => color });
    return bigScreen(film) +
    shape('M-500 6 V-580 H-330 C-350 -440 -400 -260 -396 6Z M500 6 V-580 H330 C350 -440 400 -260 396 6Z', '#b8384e') +
    stroke('M-470 0 V-540 M-436 0 C-436 -240 -410 -430 -376 -560 M470 0 V-540 M436 0 C436 -240 410 -430 376 -560', '#8f2a40', 9, 0.6) +
    shape('M-500 -590 H500 V-520 Q438 -470 375 -520 Q312 -470 250 -520 Q188 -470 125 -520 Q62 -470 0 -520 Q-62 -470 -125 -520 Q-188 -470 -250 -520 Q-312 -470 -375 -520 Q-438 -470 -500 -520Z', '#c9485a') +
    stroke('M-500 -524 Q-438 -474 -375 -524 Q-312 -474 -250 -524 Q-188 -474 -125 -524 Q-62 -474 0 -524 Q62 -474 125 -524 Q188 -474 250 -524 Q312 -474 375 -524 Q438 -474 500 -524', '#f2c14e', 7) +
    each(2, (row) => each(7 - row, (i) => {
      const x = (i - (6 - row) / 2) * 128;
      const y = row * 54 - 42;
      return box(x - 54, y - 74, 108, 96, 30, row ? '#c9485a' : '#9a3448') + box(x - 62, y - 26, 22, 50, 9, '#6a2438') + box(x + 40, y - 26, 22, 50, 9, '#6a2438');
    })) +
    put(64, -12, 0.9, shape('M-34 0 L-44 -70 H44 L34 0Z', '#fdf3e4') + stroke('M-22 -2 L-28 -68 M0 -2 V-68 M22 -2 L28 -68', '#e0564a', 11) + each(7, (i) => film.ball(-36 + i * 12, -78 - (i % 3) * 11, 13, i % 2 ? '#fff3c4' : '#fbe6a0'))) +
      film.flat('M-362 -170 H362 L520 20 H-520Z', '#c9dcff', 0.1) + each(2, (i) => film.glow(i ? 470 : -470, -330, 110, '#ffd98a', 0.55) + put(i ? 470 : -470, -330, 1, box(-9, -6, 18, 40, 4, '#c9a04a') + film.flat('M-24 -6 L-15 -50 H15 L24 -6Z', '#ffe9ad')));
  },
  /** A studio: a round stage with a sunburst behind it, two chairs for guests, lamps and a camera. */
  tvset: ({ put, box, shape, stroke, ball, oval, glow, flat }) =>
    flat('M-300 10 V-400 Q-300 -500 -200 -500 H280 Q380 -500 380 -400 V10Z', '#4f6ac4') +
    each(9, (i) => flat(`M40 -120 L${40 + Math.cos(Math.PI + (i * Math.PI) / 9) * 330} ${-120 + Math.sin(Math.PI + (i * Math.PI) / 9) * 366} L${40 + Math.cos(Math.PI + ((i + 0.5) * Math.PI) / 9) * 330} ${-120 + Math.sin(Math.PI + ((i + 0.5) * Math.PI) / 9) * 366}Z`, i % 2 ? '#ffb84a' : '#ffc85a', 0.9)) +
    ball(40, -250, 106, '#fff3d8') + flat(starPath(40, -250, 78), '#e0564a') +
    each(17, (i) => ball(-290 + i * 41.6, -496 + Math.abs(i - 8) ** 3 * 0.12, 10, i % 2 ? '#ffe9ad' : '#fff3c4')) +
    oval(60, 6, 400, 46, '#5a4a9a') + oval(60, -8, 400, 44, '#8f6ad6') + oval(60, -10, 350, 34, '#a486e4') +
    each(2, (i) => put(i ? 200 : -50, -14, 1, box(-70, -150, 140, 120, 44, i ? '#4fb8a0' : '#e8707a') + box(-84, -74, 168, 60, 26, i ? '#3fa08a' : '#d9586a') + stroke('M-56 -14 V6 M56 -14 V6', '#3f3f54', 11))) +
    put(76, -12, 1, stroke('M0 0 V-66', '#d9b25a', 10) + oval(0, -68, 62, 13, '#fdf3e4') + box(-16, -104, 32, 36, 6, '#6aa8d6') + each(3, (i) => stroke(`M0 -104 Q${(i - 1) * 14} -130 ${(i - 1) * 24} -142`, '#58a868', 5) + ball((i - 1) * 26, -148, 12, color(i + 3)))) +
    put(-390, 10, 1.15, stroke('M0 -100 L-76 14 M0 -100 L76 14 M0 -100 V14', '#6a6f8a', 13) + box(-96, -220, 176, 124, 16, '#7a80a0') + shape('M78 -196 L142 -226 V-92 L78 -122Z', '#4a4f6a') + ball(-50, -252, 42, '#4a4f6a') + ball(-50, -252, 16, '#9aa2c4') + ball(44, -258, 46, '#4a4f6a') + ball(44, -258, 17, '#9aa2c4') + ball(-66, -136, 10, '#ff8a3d') + box(-84, -190, 60, 40, 6, '#8fd0ec')) +
    each(4, (i) => put([-240, -60, 140, 330][i] ?? 0, -570, 0.9, stroke('M0 -60 V0', '#6a6f8a', 9) + shape('M-38 0 H38 L58 58 H-58Z', '#6a6f8a') + glow(0, 90, 130, '#fff3c4', 0.8) + oval(0, 58, 56, 12, '#fff3c4'))) +
    flat('M-274 -510 L-420 -40 H-130Z M314 -510 L170 -40 H460Z', '#fff6d0', 0.08),
  /** A museum: bones of a dinosaur behind a cord, pictures in gold frames, a vase under glass, armour. */
  bones: ({ stroke, ball, shape, box, put, flat, oval, post }) =>
    each(4, (i) => {
      const [x, y, w, h] = ([[-430, -470, 130, 150], [-272, -490, 110, 90], [-84, -510, 190, 120], [390, -480, 130, 160]] as const)[i] ?? [0, 0, 0, 0];
      return box(x - w / 2 - 14, y - 14, w + 28, h + 28, 8, '#d9a441') + box(x - w / 2, y, w, h, 2, ['#8fb8d6', '#f2d9b0', '#a8c88f', '#c9b0dc'][i] ?? '#fff') +
        (i === 0 ? ball(x, y + 62, 34, '#f2c9a0') + shape(`M${x - 50} ${y + h} Q${x} ${y + 70} ${x + 50} ${y + h}Z`, '#5a6fa8') + flat(`M${x - 36} ${y + 54} Q${x} ${y + 4} ${x + 36} ${y + 54} Q${x} ${y + 34} ${x - 36} ${y + 54}Z`, '#6a4a34') : '') +
        (i === 1 ? ball(x, y + 46, 26, '#e0564a') + stroke(`M${x} ${y + 24} q6 -12 14 -12`, '#5a8a4c', 6) : '') +
        (i === 2 ? flat(`M${x - w / 2} ${y + h} V${y + 84} Q${x - 40} ${y + 40} ${x} ${y + 80} Q${x + 50} ${y + 46} ${x + w / 2} ${y + 76} V${y + h}Z`, '#5f9a6a') + ball(x + 50, y + 30, 18, '#ffe27a') : '') +
        (i === 3 ? flat(starPath(x, y + 76, 46), '#f2c14e') + each(3, (k) => ball(x - 40 + k * 40, y + 136, 9, color(k))) : '');
    }) +
    box(-300, -40, 560, 48, 6, '#a8927a') + box(-320, -6, 600, 18, 4, '#8f7a64') +
    put(-20, -6, 1.02,
      stroke('M-250 -150 Q-120 -280 60 -240 Q150 -220 200 -330', '#fbf3e0', 30) + stroke('M-250 -150 Q-320 -110 -340 -54 Q-346 -30 -320 -22', '#fbf3e0', 18) +
      each(8, (i) => stroke(`M${-168 + i * 34} ${-218 - Math.sin(i * 0.5) * 26} q-16 66 14 104`, '#fbf3e0', 13)) +
      stroke('M-140 -216 Q-180 -124 -134 -76 L-156 -34 h34 M66 -228 Q70 -130 96 -82 L76 -34 h36', '#fbf3e0', 24) + stroke('M128 -226 l34 48 l-18 30 M146 -220 l40 34 l-8 28', '#fbf3e0', 13) +
      shape('M168 -366 Q232 -424 320 -372 L350 -330 Q346 -312 312 -310 L226 -306 Q166 -312 168 -366Z', '#fdf6e6') + shape('M214 -300 L330 -296 Q336 -270 300 -268 H232Z', '#f2e8d2') + ball(244, -358, 17, '#5a4a3f') +
      flat('M238 -310 l10 18 l12 -18 l10 18 l12 -18 l10 18 l12 -18 l10 16', '#ffffff')) +
    each(5, (i) => post(-366 + i * 172 - 8, -86, 16, 92, '#d9a441') + ball(-366 + i * 172, -92, 13, '#e8bc5a')) +
    stroke('M-366 -78 q86 54 172 0 q86 54 172 0 q86 54 172 0 q86 54 172 0', '#b8384e', 11) +
    put(-440, 0, 1, box(-62, -120, 124, 126, 6, '#c9bba4') + box(-72, -132, 144, 18, 4, '#b0a088') + shape('M-30 -134 Q-66 -196 -20 -236 Q-8 -250 -22 -264 H22 Q8 -250 20 -236 Q66 -196 30 -134Z', '#c9785c') + stroke('M-44 -186 H44 M-36 -206 l12 10 l12 -10 l12 10 l12 -10 l12 10 l12 -10', '#f7e2b4', 6) + flat('M-62 -290 H62 V-134 H-62Z', '#dff0fa', 0.35) + stroke('M-62 -134 V-290 H62 V-134', '#ffffff', 4, 0.7)) +
    put(440, 6, 1, box(-54, -40, 108, 44, 6, '#8f7a64') + shape('M-40 -40 L-34 -120 H34 L40 -40Z', '#9aa6bc') + shape('M-54 -120 Q-60 -220 0 -226 Q60 -220 54 -120 Q0 -96 -54 -120Z', '#b4c0d4') + shape('M-34 -226 Q-36 -296 0 -300 Q36 -296 34 -226Z', '#c4cede') + flat('M-26 -262 H26 V-250 H-26Z', '#4a5268') + stroke('M0 -300 Q20 -340 56 -326', '#e0564a', 13) + stroke('M-60 -190 Q-84 -130 -66 -84 M60 -190 Q84 -130 66 -84', '#9aa6bc', 22) + oval(0, -160, 20, 24, '#d9e2ee')),
  /** A gymnasium: wall bars, a basket, ropes, a vaulting horse with its mat, balls. */
  hoops: ({ box, stroke, flat, put, ball, shape, oval, post }) =>
    each(3, (i) => put((i - 1) * 150 - 230, 0, 1, stroke('M-66 10 V-430 M66 10 V-430', '#9a6a3c', 17) + each(7, (k) => stroke(`M-66 ${-50 - k * 56} H66`, '#d9a860', 14)))) +
    each(9, (i) => flat(`M${-440 + i * 110} ${-520 + Math.sin(i) * 8} h90 l-45 76Z`, color(i))) + stroke('M-450 -520 Q0 -500 560 -522', '#fdf6ee', 5) +
    each(2, (i) => stroke(`M${110 + i * 66} -560 Q${104 + i * 66} -260 ${112 + i * 66} -70`, '#d9bb84', 16) + ball(112 + i * 66, -66, 17, '#c9a468')) +
    put(370, -150, 1.05, stroke('M0 170 V-190', '#8a94ac', 17) + box(-104, -344, 208, 150, 10, '#fdf6ee') + stroke('M-44 -216 V-292 H44 V-216', '#e0643c', 9) + stroke('M-54 -206 H54', '#e0643c', 13) + stroke('M-48 -200 L-30 -110 M-18 -200 L-10 -110 M18 -200 L10 -110 M48 -200 L30 -110 M-42 -170 H42 M-34 -140 H34', '#ffffff', 5, 0.9)) +
    put(60, 10, 1, post(-110, -96, 18, 100, '#a4764a') + post(92, -96, 18, 100, '#a4764a') + shape('M-150 -92 Q-150 -170 -90 -170 H90 Q150 -170 150 -92Z', '#c98a54') + stroke('M-60 -172 Q-60 -200 -34 -200 Q-10 -200 -10 -172 M20 -172 Q20 -200 46 -200 Q70 -200 70 -172', '#8f5a34', 12) + stroke('M-146 -112 H146', '#8f5a34', 6, 0.7)) +
    shape('M-330 28 L-290 -8 H-40 L-70 28Z', '#4f79c4') + stroke('M-200 28 L-166 -8', '#3f64a8', 6) +
    put(262, 16, 1, ball(0, -40, 42, '#e0743c') + stroke('M-42 -40 H42 M0 -82 V2 M-30 -68 Q0 -40 -30 -12 M30 -68 Q0 -40 30 -12', '#8f4424', 4)) + put(470, 20, 0.9, ball(0, -38, 38, '#f4f0ea') + flat(starPath(0, -38, 20), '#5a6fa8')) + put(-420, 20, 1, oval(0, -6, 66, 14, '#e0564a') + oval(0, -8, 48, 9, '#d9a868')),
  /** A cellar: vaults of stone with jars in their niches, stairs up to the light, barrels, and parcels that nobody has opened. */
  jars: ({ box, flat, shape, stroke, put, post, ball, glow, oval }) =>
    each(2, (k) => put(k ? 70 : -290, 0, 1,
      shape('M-164 6 V-270 A164 190 0 0 1 164 -270 V6Z', '#b3a7a4') + flat('M-136 6 V-268 A136 160 0 0 1 136 -268 V6Z', '#4f4650') +
      each(3, (row) => box(-136, -112 - row * 96, 272, 13, 2, '#8f6240') + each(5, (i) => row === 2 && (i === 0 || i === 4) ? '' : box(-116 + i * 50, -166 - row * 96, 36, 54, 9, ['#c9486a', '#e0a84a', '#8fb45a', '#b96a9a', '#d9705a'][(row + i + k) % 5] ?? '#f00') + box(-118 + i * 50, -178 - row * 96, 40, 15, 4, '#f6ead2'))))) +
    each(3, (i) => put(-380 + i * 84, 8, i === 1 ? 0.86 : 1, post(-58, -128, 116, 132, '#a4704a') + oval(0, -128, 58, 14, '#c08a5c') + stroke('M-60 -100 H60 M-60 -30 H60', '#5f4a4a', 9))) +
    glow(430, -380, 240, '#ffe9ad', 0.8) + box(340, -470, 180, 170, 6, '#ffe9ad') +
    each(6, (i) => box(300 - i * 26, -300 + i * 50, 240 + i * 26, 54, 3, i % 2 ? '#a47a54' : '#94694a')) + stroke('M300 -360 L140 -60', '#7a5236', 12) +
    stroke('M-110 -760 V-500', '#5f4a4a', 6) + glow(-110, -470, 190, '#ffd36a', 0.8) + shape('M-150 -452 L-128 -504 H-92 L-70 -452Z', '#c9a04a') + ball(-110, -450, 18, '#fff3c4') +
    put(110, 14, 1, box(-66, -104, 132, 108, 8, '#6aa8d6') + box(-14, -104, 28, 108, 0, '#f2c14e') + shape('M0 -104 C-60 -160 -70 -96 0 -104 C70 -96 60 -160 0 -104Z', '#f2c14e')) + put(220, 20, 1, box(-46, -66, 92, 70, 8, '#d9627a') + box(-10, -66, 20, 70, 0, '#fdf3e4')),
} satisfies Record<string, Hero>;

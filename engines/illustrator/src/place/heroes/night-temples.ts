/** Temples of the moon, of the stars, and one that the sea took. */
import { starPath } from '../../shapes.ts';
import { each, type Brush, type Hero } from './brush.ts';

/** A pillar with a foot, a neck and grooves. */
const pillar = (b: Brush, x: number, top: number, foot: number, wide: number, color: string, groove: string): string =>
  b.post(x - wide / 2, top, wide, foot - top, color) + each(3, (i) => b.stroke(`M${x - wide * 0.26 + i * wide * 0.26} ${top + 14} V${foot - 12}`, groove, 3.4, 0.5)) +
  b.box(x - wide * 0.68, top - 8, wide * 1.36, 20, 6, color) + b.box(x - wide * 0.62, foot - 16, wide * 1.24, 20, 6, color) +
  b.flat(`M${x - wide / 2} ${top + 12} h${wide} v14 h${-wide}Z`, '#3a2f5a', 0.14);

/** A bowl with a pale flame on a foot. */
const bowl = ({ glow, shape, flat, box }: Brush, x: number, y: number): string =>
  glow(x, y - 66, 90, '#e4e8ff', 0.8) + box(x - 9, y - 40, 18, 42, 4, '#b9b2d0') + shape(`M${x - 34} ${y - 52} H${x + 34} Q${x + 28} ${y - 28} ${x} ${y - 26} Q${x - 28} ${y - 28} ${x - 34} ${y - 52}Z`, '#cfc9e2') +
  flat(`M${x - 16} ${y - 52} Q${x - 22} ${y - 76} ${x} ${y - 104} Q${x + 22} ${y - 76} ${x + 16} ${y - 52}Z`, '#fff3c4') + flat(`M${x - 7} ${y - 52} Q${x - 9} ${y - 64} ${x} ${y - 78} Q${x + 9} ${y - 64} ${x + 7} ${y - 52}Z`, '#fffbe0');

const weed = ({ stroke, oval }: Brush, x: number, y: number, tall: number): string =>
  stroke(`M${x} ${y} q-16 ${-tall * 0.3} 2 ${-tall * 0.55} t-4 ${-tall * 0.45}`, '#3f9a78', 9) + each(4, (i) => oval(x + (i % 2 ? 11 : -12), y - tall * (0.22 + i * 0.2), 13, 6, i % 2 ? '#4fae88' : '#3f9a78'));

export const NIGHT_TEMPLES = {
  moontemple: (b) => b.put(0, 0, 0.9,
    b.glow(0, -410, 300, '#e4e8ff', 0.8) +
    // The hall behind the pillars, and the light in it.
    b.flat('M-206 -44 V-268 H206 V-44Z', '#6f6a9a') + b.glow(0, -130, 190, '#fff3c4', 0.85) + b.flat('M-54 -44 V-150 A54 58 0 0 1 54 -150 V-44Z', '#57508a') + b.flat('M-40 -44 V-148 A40 44 0 0 1 40 -148 V-44Z', '#fff0b0', 0.95) +
    b.flat('M8 -168 A30 30 0 1 0 8 -114 A23 23 0 1 1 8 -168Z', '#c9a4e0') +
    each(4, (i) => pillar(b, [-190, -100, 100, 190][i] ?? 0, -266, -44, 46, '#ece8f6', '#b4acd0')) +
    // Roof: a frieze of moons that wax and wane, and steps above it.
    b.box(-242, -304, 484, 40, 6, '#d8d2ea') + each(7, (i) => b.ball(-186 + i * 62, -284, 12, '#fdf3c8') + (i === 3 ? '' : b.oval(-186 + i * 62 + (3 - i) * 5, -284, 12 - Math.abs(3 - i) * 0.6, 12, '#8f86c4'))) +
    b.shape('M-214 -302 L-150 -344 H150 L214 -302Z', '#c4bddc') + b.box(-160, -356, 320, 18, 5, '#e2ddf0') +
    b.box(-20, -384, 40, 32, 4, '#c4bddc') + b.flat('M46 -560 A104 104 0 1 0 46 -384 A80 80 0 1 1 46 -560Z', '#fdf3c8') + b.flat(starPath(38, -472, 24), '#fff3c4') +
    each(2, (i) => b.stroke(`M${i ? 224 : -224} -304 Q${i ? 130 : -130} -246 0 -262`, '#8f86c4', 3) + each(4, (k) => b.flat(starPath((i ? 1 : -1) * (190 - k * 50), -276 + k * 5, 9), '#ffe9b0'))) +
    // Steps, and ivy.
    each(3, (i) => b.box(-236 - i * 22, -46 + i * 19, 472 + i * 44, 22, 5, ['#e2ddf0', '#d3cde4', '#c4bdd8'][i] ?? '#ccc')) + b.flat('M-70 -46 H70 L92 12 H-92Z', '#a9a0cc', 0.5) +
    bowl(b, -286, 6) + bowl(b, 286, 6) +
    each(5, (i) => b.oval(-208 + (i % 2) * 22, -250 + i * 40, 14, 10, i % 2 ? '#6f9f86' : '#5f8f78')) + each(4, (i) => b.ball(-200 + (i % 2) * 18, -232 + i * 44, 6, '#f2d8f4')) +
    b.oval(-250, 8, 56, 17, '#5f8f78') + b.oval(250, 10, 50, 15, '#6f9f86')),

  sunkentemple: (b) =>
    b.glow(-60, -220, 300, '#e4fff4', 0.3) +
    b.flat('M-220 -40 V-238 H96 V-40Z', '#5f9a94', 0.75) + b.flat('M-112 -40 V-130 A50 54 0 0 1 -12 -130 V-40Z', '#2f6f78') +
    each(4, (i) => pillar(b, -214 + i * 102, -244, -40, 48, ['#c0dccf', '#cfe6d8', '#c0dccf', '#b4d2c6'][i] ?? '#bdc', '#8fb8aa')) +
    // A roof of which a corner is gone, with a shell in it.
    b.box(-256, -280, 400, 38, 6, '#b4d4c6') + b.shape('M-262 -278 L-60 -384 L40 -330 L64 -338 L92 -300 L152 -278Z', '#c9e2d4') + b.flat('M-200 -288 L-60 -362 L20 -322 L60 -288Z', '#8fbcac') +
    b.put(-62, -292, 1, b.shape('M-44 0 Q-52 -48 0 -56 Q52 -48 44 0Z', '#f6c4b0') + b.stroke('M0 -2 V-50 M-16 -2 L-24 -46 M16 -2 L24 -46 M-30 -2 L-42 -30 M30 -2 L42 -30', '#e0988a', 4)) +
    // Fallen: two drums of a pillar, a head of stone that a fish lives in, jars.
    b.put(214, 2, 1, b.post(-34, -76, 68, 78, '#c0dccf') + b.oval(0, -76, 34, 11, '#dcf0e4') + each(3, (i) => b.stroke(`M${-18 + i * 18} -62 V-6`, '#8fb8aa', 4, 0.5))) +
    b.put(306, 4, 1, b.oval(0, -30, 46, 34, '#b4d2c6') + b.oval(-16, -30, 26, 27, '#d3eadd') + b.oval(-16, -30, 11, 12, '#9fc4b6')) +
    b.put(-318, 6, 1, b.shape('M-26 0 Q-46 -44 -18 -72 V-92 H18 V-72 Q46 -44 26 0Z', '#d9986c') + b.box(-24, -102, 48, 14, 5, '#c4845a') + b.stroke('M-34 -44 H34', '#f2d2a4', 6) + b.stroke('M-34 -30 q8 -8 17 0 t17 0 t17 0 t17 0', '#f2d2a4', 4)) +
    b.put(-262, 14, 0.72, b.shape('M-26 0 Q-46 -44 -18 -72 V-92 H18 V-72 Q46 -44 26 0Z', '#c9a07a') + b.box(-24, -102, 48, 14, 5, '#b48a64'), -16) +
    each(3, (i) => b.box(-270 - i * 20, -42 + i * 17, 434 + i * 40, 20, 5, ['#c9e2d4', '#b9d6c8', '#a9c8ba'][i] ?? '#bcb')) +
    weed(b, -232, -46, 150) + weed(b, 70, -44, 190) + weed(b, 170, 6, 120) + weed(b, -130, -40, 76) +
    each(4, (i) => b.oval([-190, -40, 110, -250][i] ?? 0, [-282, -384, -282, -22][i] ?? 0, 46, 11, i % 2 ? '#5fae88' : '#4f9f7c')) +
    each(5, (i) => b.ball([-240, 130, 236, 6, -88][i] ?? 0, [-290, -290, -84, -48, -390][i] ?? 0, 10, ['#f28a7a', '#f6b48a', '#e8a0c4'][i % 3] ?? '#f88')) +
    b.flat(starPath(-6, 8, 20), '#f28a6a'),

  starpyramid: (b) => b.put(0, 0, 0.86,
    b.glow(0, -420, 320, '#d9e4ff', 0.85) +
    each(6, (i) => {
      const [half, y] = [336 - i * 50, 8 - i * 54];
      return b.shape(`M${-half} ${y} L${-half + 18} ${y - 46} H${half - 18} L${half} ${y}Z`, i % 2 ? '#7c76bc' : '#8a84cc') + b.flat(`M${half * 0.45} ${y} L${half * 0.42} ${y - 46} H${half - 18} L${half} ${y}Z`, '#3f3a7a', 0.26) +
        b.box(-half + 8, y - 56, half * 2 - 16, 15, 5, '#b4aee6') + each(Math.floor(half / 32), (k) => b.stroke(`M${-half + 40 + k * 62} ${y - 30 + (k % 2) * 14} h30`, '#5f599e', 4.5, 0.55));
    }) +
    // The stairs of light between two rails.
    b.glow(0, -150, 150, '#fff3c4', 0.5) + b.flat('M-52 8 L-34 -318 H34 L52 8Z', '#c9c2f2') + each(13, (i) => b.flat(`M${-51 + i * 1.4} ${2 - i * 25} H${51 - i * 1.4} v8 H${-51 + i * 1.4}Z`, i % 2 ? '#9a93d8' : '#a9a2e2')) +
    b.shape('M-72 8 L-50 -318 H-34 L-52 8Z', '#6f69b0') + b.shape('M72 8 L50 -318 H34 L52 8Z', '#6f69b0') + each(2, (i) => b.ball(i ? 64 : -64, -12, 15, '#ffe9b0') + b.glow(i ? 64 : -64, -14, 60, '#fff3c4', 0.7)) +
    // The house of the star.
    b.box(-92, -396, 184, 84, 6, '#9a94d8') + b.box(-108, -410, 216, 22, 6, '#b4aee6') + b.flat('M-28 -312 V-354 A28 30 0 0 1 28 -354 V-312Z', '#4f4a8a') + b.flat('M-18 -312 V-352 A18 20 0 0 1 18 -352 V-312Z', '#fff0b0') + each(2, (i) => b.flat(starPath(i ? 60 : -60, -350, 15), '#ffe9b0')) +
    b.shape('M-62 -408 L-30 -446 H30 L62 -408Z', '#8a84cc') + b.glow(0, -508, 170, '#fff3c4', 0.9) + b.flat(starPath(0, -508, 74), '#ffe27a') + b.flat(starPath(0, -508, 40), '#fff3c4') +
    // Constellations on the sides.
    each(2, (i) => { const s = i ? 1 : -1; return b.stroke(`M${s * 250} -36 L${s * 190} -94 L${s * 214} -146 L${s * 140} -196 L${s * 112} -254`, '#fff3c4', 2.6, 0.6) + each(5, (k) => b.flat(starPath(s * ([250, 190, 214, 140, 112][k] ?? 0), -([36, 94, 146, 196, 254][k] ?? 0), 13), '#ffe9b0')); }) +
    b.oval(-320, 12, 70, 15, '#b8a8c0') + b.oval(320, 12, 64, 14, '#b8a8c0')),
} satisfies Record<string, Hero>;

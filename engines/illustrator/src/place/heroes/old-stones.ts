/** Stones that somebody put up, and walls that somebody painted, longer ago than anybody knows. */
import { each, type Brush, type Hero } from './brush.ts';

/** A standing stone with a leaning head, a spiral cut in it, moss on its shoulder. */
function menhir(b: Brush, tall: number, wide: number, color: string, mark: 'spiral' | 'sun' | 'bird' | 'none'): string {
  const h = wide / 2;
  const cut = { spiral: 'M0 0 q10 -4 8 -14 q-4 -14 -20 -8 q-14 10 -4 26 q14 16 34 2 q14 -16 4 -36', sun: 'M-12 0 a12 12 0 1 0 24 0 a12 12 0 1 0 -24 0 M0 -20 V-28 M0 20 V28 M-20 0 H-28 M20 0 H28 M14 -14 l6 -6 M-14 -14 l-6 -6 M14 14 l6 6 M-14 14 l-6 6', bird: 'M-24 -6 Q-12 -20 0 -4 Q12 -20 24 -6 M0 -4 V14', none: '' }[mark];
  return b.oval(0, 8, wide * 0.9, 12, '#3b2a4a', 0.2) +
    b.shape(`M${-h} 8 Q${-h * 1.16} ${-tall * 0.5} ${-h * 0.8} ${-tall + 16} Q${-h * 0.3} ${-tall - 16} ${h * 0.5} ${-tall + 2} Q${h * 1.1} ${-tall * 0.6} ${h} 8Z`, color) +
    b.flat(`M${h * 0.24} 8 Q${h * 0.5} ${-tall * 0.5} ${h * 0.2} ${-tall - 4} Q${h * 1.08} ${-tall * 0.9} ${h * 1.02} ${-tall * 0.4} L${h} 8Z`, '#4a4560', 0.28) +
    b.stroke(`M${-h * 0.5} ${-tall * 0.78} l${h * 0.4} 10 M${-h * 0.7} ${-tall * 0.26} l${h * 0.5} -8 M${h * 0.1} ${-tall * 0.14} l${h * 0.4} 6`, '#7a7488', 3.6, 0.6) +
    (cut ? b.put(-h * 0.1, -tall * 0.5, Math.min(1.1, wide / 62), b.stroke(cut, '#6f687e', 5, 0.75)) : '') +
    b.flat(`M${-h * 0.92} ${-tall + 34} Q${-h * 0.4} ${-tall - 20} ${h * 0.5} ${-tall + 2} Q${h * 0.1} ${-tall + 22} ${-h * 0.3} ${-tall + 18} Q${-h * 0.5} ${-tall + 44} ${-h * 0.92} ${-tall + 34}Z`, '#86a868') +
    each(4, (i) => b.oval(-h + (i * wide) / 3, 6, 15, 8, i % 2 ? '#7fa862' : '#8fb46a'));
}

/** Ochre of those who painted by a fire. */
const OCHRE = '#8a4a30';
/** Somebody who runs, an animal, a hand: of a few strokes. */
const runner = ({ stroke, ball }: Brush): string => ball(0, -58, 8, OCHRE) + stroke('M0 -50 Q4 -34 -2 -22 M-2 -22 L-18 -2 M-2 -22 L14 -6 L22 2 M1 -42 L-18 -34 M1 -42 L20 -50', OCHRE, 6);
const bull = ({ flat, stroke, ball }: Brush, color: string): string =>
  flat('M-84 -34 Q-80 -74 -30 -70 Q20 -84 58 -66 Q70 -84 88 -78 L104 -62 Q108 -48 92 -46 Q80 -36 62 -34 Q40 -24 0 -28 Q-40 -26 -84 -34Z', color) + stroke('M-70 -36 L-76 4 M-52 -32 L-50 6 M40 -32 L34 6 M58 -34 L64 4', color, 10) + stroke('M78 -78 Q74 -108 94 -116 M88 -78 Q100 -100 112 -102', color, 6) + stroke('M-84 -40 Q-104 -30 -100 -4', color, 5) + ball(92, -64, 3, '#f2dcc0') + stroke('M-50 -58 Q0 -48 44 -58', '#f2dcc0', 4, 0.35);
const deer = ({ flat, stroke, ball }: Brush, color: string): string =>
  flat('M-54 -46 Q-50 -70 -10 -66 Q20 -70 34 -62 L52 -98 Q58 -110 74 -104 L84 -94 Q82 -86 70 -86 L52 -44 Q30 -34 -54 -38Z', color) + stroke('M-46 -40 L-58 2 M-32 -38 L-24 4 M30 -40 L22 4 M44 -42 L56 0', color, 7) + stroke('M60 -106 Q52 -132 66 -150 M57 -126 L42 -136 M62 -140 L80 -148 M70 -104 Q84 -124 78 -142 M79 -122 L94 -126', color, 5) + ball(70, -98, 2.6, '#f2dcc0');
const palm = ({ oval, stroke }: Brush, color: string): string => oval(0, 0, 14, 16, color) + stroke('M-10 -8 L-16 -26 M-4 -12 L-5 -34 M4 -12 L6 -34 M10 -8 L17 -26 M-13 2 L-26 -4', color, 7);

export const OLD_STONES = {
  stones: (b) =>
    each(3, (i) => b.put([-150, 10, 176][i] ?? 0, -44, 0.72, menhir(b, [150, 176, 140][i] ?? 150, 60, '#a9a4b0', 'none'))) +
    b.oval(0, 4, 240, 34, '#3b2a4a', 0.12) + b.glow(0, -20, 150, '#fff3c4', 0.35) +
    // Two that carry a third, and a table between them.
    b.put(-226, 0, 1, menhir(b, 214, 66, '#b6b0b8', 'spiral')) + b.put(-92, 6, 1, menhir(b, 208, 62, '#aca6b0', 'bird')) +
    b.shape('M-286 -214 Q-294 -244 -262 -250 L-58 -256 Q-36 -248 -44 -212 Q-150 -202 -286 -214Z', '#bfb9c0') + b.flat('M-284 -222 Q-160 -210 -44 -220 L-46 -210 Q-150 -200 -284 -212Z', '#4a4560', 0.25) + b.flat('M-262 -250 L-58 -256 Q-100 -240 -150 -244 Q-210 -232 -262 -250Z', '#86a868') +
    b.put(234, 4, 1, menhir(b, 190, 68, '#b6b0b8', 'sun')) + b.put(336, 0, 0.86, menhir(b, 150, 60, '#a59fab', 'none')) + b.put(-346, 0, 0.8, menhir(b, 130, 62, '#aca6b0', 'none')) +
    b.box(24, -54, 110, 20, 9, '#bcb6be') + b.box(40, -38, 24, 44, 6, '#a29cab') + b.box(94, -38, 24, 44, 6, '#a29cab') + b.ball(64, -62, 9, '#f2c14e') + b.ball(84, -60, 7, '#e8707f') + b.ball(100, -61, 8, '#f6f0fa') +
    each(5, (i) => b.ball([-170, -20, 160, 280, -300][i] ?? 0, 14 + (i % 2) * 8, 7, ['#f2a0c4', '#fff3c4', '#b9a2f0'][i % 3] ?? '#fff')),

  stonearch: (b) =>
    // Layers that the wind has cut, from dark to light.
    b.shape('M-376 14 Q-392 -150 -300 -262 Q-190 -372 20 -372 Q246 -366 330 -232 Q394 -120 372 14 H214 Q222 -110 150 -172 Q60 -236 -60 -206 Q-190 -160 -196 14Z', '#d98f62') +
    b.flat('M-388 -70 Q-376 -170 -300 -262 Q-190 -372 20 -372 Q246 -366 330 -232 Q364 -170 374 -100 Q300 -286 20 -296 Q-280 -300 -388 -70Z', '#e8aa7c') + b.flat('M-318 -242 Q-200 -372 20 -372 Q220 -366 312 -260 Q200 -338 10 -342 Q-200 -342 -318 -242Z', '#f2c49a') +
    b.stroke('M-372 -20 Q-340 -200 -210 -262 Q-40 -320 140 -284 Q318 -236 360 -20', '#c47a50', 7, 0.6) + b.stroke('M-300 6 Q-296 -150 -190 -214 Q-50 -276 110 -232 Q262 -170 290 6', '#c47a50', 6, 0.55) + b.stroke('M-240 10 Q-230 -120 -140 -180 M250 10 Q246 -110 186 -176', '#a8633f', 5, 0.5) +
    b.flat('M214 14 Q222 -110 150 -172 Q60 -236 -60 -206 Q-190 -160 -196 14 L-226 14 Q-220 -180 -70 -232 Q70 -264 170 -196 Q252 -128 246 14Z', '#8f5236', 0.45) +
    // The call that comes back.
    each(3, (i) => b.stroke(`M${-40 - i * 34} ${-40 - i * 6} q-20 -30 0 -62 M${60 + i * 34} ${-40 - i * 6} q20 -30 0 -62`, '#fff3dc', 6, 0.7 - i * 0.16)) +
    b.put(-300, 14, 1, b.shape('M-60 2 Q-66 -60 -10 -66 Q60 -60 62 2Z', '#c98258') + b.flat('M-40 -46 Q-10 -66 30 -52 Q0 -40 -40 -46Z', '#e0a478')) + b.put(316, 16, 0.9, b.shape('M-60 2 Q-60 -50 0 -54 Q60 -48 64 2Z', '#c07a52')) +
    b.put(248, -318, 0.8, b.stroke('M0 0 V-44 M0 -14 q-20 -2 -20 -22 M0 -22 q18 -2 18 -20', '#6f9a5c', 12)) + b.put(-250, -300, 0.6, b.stroke('M0 0 V-44 M0 -14 q-20 -2 -20 -22', '#7fa86a', 12)) +
    b.put(-90, -372, 1, b.oval(0, -12, 22, 15, '#8a6a54') + b.ball(20, -24, 10, '#f6efe6') + b.flat('M28 -24 l14 5 l-14 4Z', '#f2b33d') + b.stroke('M-20 -12 q-16 4 -22 14', '#8a6a54', 6)),

  bonepaintings: (b) =>
    // A smooth wall that a fire lights, and what was painted on it.
    b.glow(0, -150, 330, '#ffcf8a', 0.6) + b.shape('M-356 10 Q-392 -170 -262 -276 Q-80 -366 140 -318 Q352 -264 366 10Z', '#dcb48c') + b.flat('M-320 -190 Q-180 -330 90 -306 Q-120 -290 -200 -190 Q-260 -120 -300 -20 Q-352 -90 -320 -190Z', '#f0d0a8', 0.7) + b.stroke('M-340 -60 q60 -20 90 6 M180 -296 q40 30 30 70 M300 -120 q-40 10 -50 44', '#b48a64', 4, 0.6) +
    b.put(-168, -128, 1.15, bull(b, OCHRE)) + b.put(104, -176, 1.1, deer(b, '#a45a34')) + b.put(232, -148, 0.78, deer(b, '#6f4030')) + b.put(-70, -206, 0.6, bull(b, '#6f4030')) +
    each(4, (i) => b.put(-40 + i * 52, -56 + (i % 2) * 8, 0.9, runner(b))) +
    each(5, (i) => b.put([-296, -262, -300, 300, 264][i] ?? 0, [-70, -34, -130, -70, -28][i] ?? 0, [1, 0.8, 0.7, 0.9, 0.7][i] ?? 1, palm(b, i % 2 ? '#6f4030' : '#c4683c'), [-14, 8, 20, 12, -10][i] ?? 0)) +
    b.put(-16, -276, 1, b.ball(0, 0, 18, '#d9803c') + each(8, (i) => b.stroke(`M${Math.cos(i * 0.785) * 25} ${Math.sin(i * 0.785) * 25} L${Math.cos(i * 0.785) * 38} ${Math.sin(i * 0.785) * 38}`, '#d9803c', 6))) + b.stroke('M-240 -30 q16 -16 32 0 t32 0 t32 0', '#a45a34', 5, 0.8) +
    // Bowls of colour and a small fire.
    each(3, (i) => b.put(-268 + i * 48, 16, 0.8, b.shape('M-24 -22 H24 Q20 4 0 6 Q-20 4 -24 -22Z', '#8a6a54') + b.oval(0, -22, 24, 7, ['#d9803c', '#8a4a30', '#f2dcc0'][i] ?? '#d80'))) +
    b.glow(250, -16, 130, '#ffb45a', 0.9) + b.stroke('M216 10 L284 -8 M284 10 L216 -8', '#6f4a34', 11) + b.flat('M226 0 Q222 -34 250 -66 Q278 -34 274 0Z', '#ff8a3d') + b.flat('M238 0 Q236 -22 250 -44 Q264 -22 262 0Z', '#ffd36a'),
} satisfies Record<string, Hero>;

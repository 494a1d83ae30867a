/** Figures of stone that a child can name: a lion, a king, a reader with a bird, a knight. */
import { starPath } from '../../shapes.ts';
import { each, type Brush, type Hero } from './brush.ts';

const LINE = '#7d7684';

const plinth = ({ box, flat }: Brush, half: number, tall: number): string =>
  box(-half, -tall, half * 2, tall + 6, 5, '#b9b0b4') + box(-half - 12, -tall - 14, half * 2 + 24, 24, 6, '#d3cace') + box(-half - 14, -12, half * 2 + 28, 20, 5, '#c4bbc0') + flat(starPath(0, -tall * 0.46, 17), '#a39aa4');

const eyesShut = ({ stroke }: Brush, x: number, y: number, apart: number): string => stroke(`M${x - apart - 7} ${y} q7 7 14 0 M${x + apart - 7} ${y} q7 7 14 0`, LINE, 4.5);
const eyes = ({ oval }: Brush, x: number, y: number, apart: number): string => oval(x - apart, y, 4.6, 6.5, LINE) + oval(x + apart, y, 4.6, 6.5, LINE);
const smile = ({ stroke }: Brush, x: number, y: number, half = 9): string => stroke(`M${x - half} ${y} Q${x} ${y + 9} ${x + half} ${y}`, LINE, 4.5);

/** A robe that falls in folds, a head, hands are added by whoever holds something. */
const robed = ({ shape, stroke, ball }: Brush, color: string): string =>
  shape('M-58 0 C-50 -70 -60 -120 -42 -168 Q0 -196 42 -168 C60 -120 50 -70 58 0Z', color) + stroke('M-24 -4 Q-16 -80 -22 -140 M6 -2 Q12 -70 8 -130 M32 -6 Q34 -80 26 -140', LINE, 4, 0.45) + ball(0, -208, 36, color);

const king = (b: Brush, color: string): string =>
  b.shape('M-66 0 C-84 -90 -74 -150 -40 -176 H40 C74 -150 84 -90 66 0Z', b.darker(color, 0.05)) + robed(b, color) +
  b.shape('M-30 -196 Q-34 -150 0 -136 Q34 -150 30 -196 Q0 -178 -30 -196Z', '#dcd6d4') + b.flat('M-38 -228 L-44 -272 L-20 -250 L0 -280 L20 -250 L44 -272 L38 -228Z', '#e6cf8a') +
  eyes(b, 0, -212, 13) + b.stroke('M40 -150 Q78 -140 74 -110', color, 20) + b.stroke('M76 0 V-210', '#d9c48a', 9) + b.ball(76, -218, 17, '#e6cf8a');

const reader = (b: Brush, color: string): string =>
  robed(b, color) + b.shape('M-40 -206 C-48 -262 48 -262 40 -206 C52 -180 50 -150 40 -140 C34 -170 34 -190 30 -220 Q0 -236 -30 -220 C-34 -190 -34 -170 -40 -140 C-50 -150 -52 -180 -40 -206Z', b.darker(color, 0.07)) +
  eyesShut(b, 0, -204, 13) + smile(b, 0, -190) +
  b.stroke('M-38 -146 Q-54 -110 -26 -104 M38 -146 Q54 -110 26 -104', color, 18) + b.shape('M-44 -118 Q-20 -128 0 -114 Q20 -128 44 -118 V-82 Q20 -92 0 -80 Q-20 -92 -44 -82Z', '#e9e4e2') + b.stroke('M0 -114 V-80', LINE, 4, 0.6) +
  b.put(46, -166, 1, b.shape('M-20 0 C-26 -26 10 -38 20 -20 L36 -14 L20 -8 C14 12 -10 12 -20 0 L-36 8Z', '#dfe6ea') + b.ball(12, -18, 2.6, '#5f586a'));

const knight = (b: Brush, color: string): string =>
  robed(b, color) + b.shape('M-40 -192 C-44 -258 44 -258 40 -192 L34 -176 H-34Z', b.darker(color, 0.06)) + b.stroke('M-26 -208 H26 M0 -232 V-180', LINE, 7) + b.shape('M-4 -246 Q-40 -292 -72 -270 Q-40 -262 -28 -236Z', '#cbbfc4') +
  b.stroke('M42 -152 Q70 -150 66 -124', color, 20) + b.shape('M58 -300 L68 -322 L78 -300 V-124 H58Z', '#dfe3ea') + b.stroke('M44 -124 H92', '#c9b98a', 10) +
  b.shape('M-92 -142 Q-62 -160 -32 -142 Q-30 -80 -62 -56 Q-94 -80 -92 -142Z', '#cfc4a4') + b.flat(starPath(-62, -110, 18), '#a3946a');

const lion = (b: Brush, color: string): string =>
  b.stroke('M52 -14 C104 -10 108 -64 84 -92', color, 14) + b.ball(82, -96, 15, b.darker(color, 0.06)) +
  b.shape('M-60 0 C-66 -60 -50 -110 -30 -130 H34 C58 -100 66 -50 62 0Z', color) + b.ball(-36, -8, 20, color) + b.ball(38, -8, 20, color) + b.stroke('M-16 -10 V-84 M18 -10 V-84', LINE, 4, 0.45) +
  each(11, (i) => b.ball(Math.cos((i / 11) * Math.PI * 2) * 48, -164 + Math.sin((i / 11) * Math.PI * 2) * 48, 23, b.darker(color, 0.07))) + b.ball(0, -164, 48, color) +
  eyes(b, 0, -172, 18) + b.flat('M-10 -158 H10 L0 -146Z', LINE) + b.stroke('M0 -146 Q-8 -134 -18 -140 M0 -146 Q8 -134 18 -140', LINE, 4);

const onPlinth = (b: Brush, x: number, k: number, tall: number, figure: string): string => b.put(x, 6, k, plinth(b, 66, tall) + b.put(0, -tall - 12, 1, figure));

export const STATUES = {
  statues: (b) =>
    onPlinth(b, -330, 0.95, 70, lion(b, '#c9c2b8')) + onPlinth(b, -110, 1.12, 96, king(b, '#b9c4bc')) + onPlinth(b, 116, 1.12, 84, reader(b, '#c9bfcc')) + onPlinth(b, 336, 0.98, 90, knight(b, '#c0c4cc')) +
    b.oval(-222, 6, 44, 16, '#9ab07a') + b.oval(228, 8, 50, 16, '#93aa74') + each(4, (i) => b.ball(-240 + i * 12 + (i > 1 ? 440 : 0), -6 - (i % 2) * 6, 8, ['#f2a0b4', '#fff3c4'][i % 2] ?? '#fff')),
  heroesbridge: (b) =>
    b.shape(
      'M-420 16 V-70 Q-200 -150 0 -154 Q200 -150 420 -70 V16 H300 A80 80 0 0 0 130 16 H80 A80 90 0 0 0 -80 16 H-130 A80 80 0 0 0 -300 16Z',
      '#cdbfae',
    ) +
    b.stroke('M-420 -84 Q-200 -164 0 -168 Q200 -164 420 -84', '#e4d8c8', 20) +
    b.put(-300, -110, 0.72, knight(b, '#b9c4b0')) + b.put(0, -166, 0.86, king(b, '#bcc4b4')) + b.put(300, -110, 0.72, lion(b, '#c4c0ac')),
} satisfies Record<string, Hero>;

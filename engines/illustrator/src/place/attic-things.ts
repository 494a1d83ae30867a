/** What has been put away under the roof: a chest, a mirror under a cloth, a cradle, old pictures; and beams with dust in the light. */
import { dice } from '../dice.ts';
import { circle, bare, each, line, moved } from '../shapes.ts';
import type { Furnishing } from './furnish.ts';
import { type Brush, brushFor } from './heroes/brush.ts';

const shadow = (b: Brush, half: number): string => b.oval(6, 4, half, 13, '#2b1a2a', 0.3);

const KEPT: readonly ((b: Brush) => string)[] = [
  (b) => shadow(b, 96) + b.box(-90, -84, 180, 88, 6, '#8f6a4a') + b.shape('M-94 -80 Q-92 -136 -50 -138 H50 Q92 -136 94 -80Z', '#a47a54') + each(2, (i) => b.box(i ? 46 : -62, -138, 16, 142, 3, '#6f4f38')) + b.box(-94, -88, 188, 12, 3, '#6f4f38') + b.box(-14, -98, 28, 32, 5, '#e0b860') + b.shape('M60 -84 q30 20 22 60 q-20 -4 -30 -26Z', '#c9706a'),
  (b) => shadow(b, 60) + b.stroke('M-38 0 L-26 -60 M38 0 L26 -60', '#8a6038', 9) + b.oval(0, -150, 56, 92, '#b98a4e') + b.oval(0, -150, 46, 80, '#c4d8e4') + b.flat('M-36 -120 L6 -222 L24 -212 L-22 -92Z', '#ffffff', 0.4) + b.shape('M-66 -240 Q0 -276 64 -238 Q70 -190 40 -176 Q20 -196 -6 -176 Q-34 -150 -62 -170 Q-78 -200 -66 -240Z', '#e8dcd0'),
  (b) => shadow(b, 74) + b.stroke('M-70 0 Q0 22 70 0', '#8a6038', 11) + b.shape('M-66 -76 H66 L50 -4 H-50Z', '#c99a64') + b.shape('M20 -76 Q24 -138 68 -132 L66 -76Z', '#b98650') + each(3, (i) => b.stroke(`M${-36 + i * 32} -72 v62`, '#a97a48', 4)) + b.shape('M-60 -80 Q-20 -104 24 -80Z', '#9ab4d4'),
  (b) => shadow(b, 84) + b.put(-34, 0, 1, b.box(-52, -150, 104, 150, 4, '#b08a4e') + b.box(-42, -140, 84, 130, 2, '#d4e0d8') + b.flat('M-42 -40 q24 -50 44 -16 q20 -36 40 6 v40 h-84Z', '#8fae84') + b.ball(18, -108, 13, '#f2d07a'), -7) + b.put(44, 0, 1, b.box(-36, -104, 72, 104, 3, '#8f6a4c') + b.box(-28, -96, 56, 88, 2, '#e8d8c4') + b.flat('M-22 -14 q2 -46 22 -46 q20 0 22 46Z', '#a48ac0') + b.ball(0, -70, 15, '#d9a884'), 8),
  (b) => shadow(b, 60) + b.stroke('M0 0 V-170 M-40 0 Q0 -22 40 0', '#8a6038', 10) + b.shape('M-46 -60 Q-40 -100 -34 -128 Q-62 -150 -44 -188 Q0 -212 44 -188 Q62 -150 34 -128 Q40 -100 46 -60 Q0 -48 -46 -60Z', '#c48a8a') + b.ball(0, -214, 17, '#b98650') + b.oval(0, -232, 52, 11, '#6f6a94') + b.shape('M-28 -234 Q-26 -270 0 -272 Q26 -270 28 -234Z', '#7f7aa4'),
  (b) => shadow(b, 66) + b.box(-58, -60, 116, 62, 4, '#c4a070') + b.box(-62, -66, 124, 14, 3, '#b08a58') + b.box(-46, -110, 92, 50, 4, '#b8966a') + b.stroke('M0 -110 V-66 M-20 -60 H20', '#e8d8b4', 9) + b.ball(-24, -128, 20, '#d9785a') + b.shape('M2 -112 q20 -40 44 -14 l-8 16Z', '#6f9fc0'),
];

export function keptThings(room: Furnishing): string {
  const { stage, tone, roll, w, h, s, floorY, paper } = room;
  const b = brushFor({ paper, at: tone, lit: stage.palette.dark, roll });
  const lot = dice(`kept:${stage.seed}`);
  const first = lot.whole(0, KEPT.length - 1);
  const thing = (i: number): string => KEPT[(first + i) % KEPT.length]?.(b) ?? '';
  const beam = tone('#7a5840');
  return (
    // A ridge with two beams, a rope and a lantern.
    line(`M${w * 0.34} ${h * 0.075} H${w * 0.66}`, beam, 22 * s) + line(`M${w * 0.34} ${h * 0.068} H${w * 0.66}`, tone('#9a7454'), 6 * s) +
    moved(w * 0.375, h * 0.085, s, b.stroke('M0 0 V40', '#5f4a3a', 4) + b.glow(0, 70, 110, '#ffe0a0', 0.6) + b.box(-15, 46, 30, 44, 6, '#ffe9ad') + b.stroke('M-17 44 H17 M-17 92 H17 M-15 46 V90 M15 46 V90', '#5f4a3a', 5)) +
    moved(w * 0.1, floorY + 22 * s, s, thing(0)) + moved(w * 0.225, floorY + 18 * s, 0.86 * s, thing(1)) + moved(w * 0.905, floorY + 22 * s, s, thing(2)) +
    // Dust in the light of the window.
    each(16, () => circle(w * lot.between(0.38, 0.6), h * lot.between(0.3, 0.9), lot.between(1.4, 3.6) * s, '#fff3c4', `${bare} opacity=".7"`)) +
    // A web in the corner of the roof.
    line(`M${w * 0.03} ${h * 0.47} L${w * 0.1} ${h * 0.47} M${w * 0.03} ${h * 0.47} L${w * 0.09} ${h * 0.41} M${w * 0.03} ${h * 0.47} L${w * 0.085} ${h * 0.53} M${w * 0.06} ${h * 0.44} Q${w * 0.075} ${h * 0.47} ${w * 0.058} ${h * 0.5} M${w * 0.078} ${h * 0.42} Q${w * 0.1} ${h * 0.47} ${w * 0.074} ${h * 0.52}`, '#f4ecdc', 2 * s, 0.5)
  );
}

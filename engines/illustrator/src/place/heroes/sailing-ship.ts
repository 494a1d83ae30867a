/** A ship under sail: planks, a lantern at the stern, shrouds with rungs, sails that the wind fills, a flag. */
import { starPath } from '../../shapes.ts';
import { each, type Hero } from './brush.ts';

export const SHIPS = {
  ship: (b) => {
    const { shape, flat, stroke, ball, oval, glow, box } = b;
    const sail = (d: string, seams: string, color: string): string => shape(d, color) + stroke(seams, b.darker(color, 0.09), 4, 0.5);
    return (
      // Behind the sails: stays and shrouds.
      stroke('M-64 -306 L-188 -74 M-60 -300 L196 -92 M72 -282 L196 -92 M72 -276 L-40 -52', '#7a5a44', 3, 0.7) +
      stroke('M-60 -24 V-316 M72 -30 V-292', '#6b4630', 11) + stroke('M-63 -24 V-314 M69 -30 V-290', '#94684a', 3, 0.8) + ball(-60, -262, 15, '#8a6040') + box(-78, -266, 36, 20, 5, '#a4754c') +
      stroke('M-150 -112 Q-60 -122 48 -124 M-52 -292 Q0 -292 40 -284', '#6b4630', 7) +
      sail('M-52 -290 Q54 -262 42 -130 Q0 -152 -52 -140Z', 'M-20 -280 Q22 -210 16 -142 M-52 -238 Q6 -232 36 -222 M-52 -190 Q4 -190 44 -180', '#fbf3e2') +
      sail('M80 -264 Q164 -232 154 -118 Q116 -136 80 -130Z', 'M112 -248 Q138 -190 130 -126 M80 -216 Q120 -212 144 -204', '#f2e2cc') +
      sail('M-68 -288 Q-154 -240 -146 -108 Q-110 -126 -68 -122Z', 'M-98 -268 Q-122 -200 -114 -120 M-70 -234 Q-110 -228 -134 -216', '#f2e2cc') +
      sail('M150 -96 L92 -250 Q178 -196 196 -96Z', 'M128 -148 Q152 -140 176 -136', '#f6ead6') +
      flat(starPath(-8, -212, 24), '#f2b33d') +
      stroke('M-60 -316 V-346', '#6b4630', 7) + shape('M-58 -346 Q-28 -358 -4 -340 Q14 -334 24 -342 L22 -312 Q2 -304 -16 -314 Q-36 -326 -58 -314Z', '#e0564a') + ball(-60, -350, 6, '#f2c14e') + shape('M72 -296 l0 -18 q22 -8 40 4 q-16 18 -40 14Z', '#5f8fc4') +
      stroke('M150 -62 L236 -104', '#6b4630', 9) +
      // The hull, from its rail down to the water.
      shape('M-196 -58 Q-190 -96 -198 -112 L-128 -104 L-124 -50 Q0 -26 200 -68 Q184 18 120 28 H-110 Q-174 20 -196 -58Z', '#8f5a3a') +
      flat('M-190 -42 Q0 -8 196 -52 Q180 18 120 28 H-110 Q-160 20 -182 -20Z', '#6f422c', 0.28) +
      stroke('M-186 -34 Q0 0 190 -42 M-176 -12 Q0 18 176 -20 M-156 10 Q0 30 152 6', '#6f422c', 4, 0.6) + stroke('M-120 -22 v16 M-40 -8 v16 M60 -12 v16 M130 -22 v16 M-80 8 v14 M20 12 v14 M100 6 v14', '#6f422c', 3, 0.5) +
      stroke('M-192 -50 Q0 -18 200 -64', '#d9a35c', 9) + stroke('M-200 -112 L-128 -104', '#d9a35c', 8) + each(4, (i) => stroke(`M${-188 + i * 18} -106 v34`, '#a4754c', 4)) + box(-178, -92, 36, 30, 4, '#ffe6b0') + stroke('M-160 -92 v30 M-178 -77 h36', '#a4754c', 3) +
      glow(-206, -134, 80, '#ffe3a0', 0.7) + stroke('M-196 -112 l-8 -14', '#6b4630', 5) + box(-215, -150, 20, 26, 5, '#ffe9ad') + shape('M-219 -150 l14 -14 l14 14Z', '#b98a4a') +
      each(4, (i) => ball(-98 + i * 62, -14 + (i === 3 ? -3 : 3), 14, '#d9a35c') + oval(-98 + i * 62, -14 + (i === 3 ? -3 : 3), 9, 9, b.lit ? '#ffe08a' : '#4a5a7a')) +
      shape('M196 -72 q34 -14 30 -44 q-26 6 -40 38Z', '#e0b25a') + stroke('M172 -48 v34', '#5a5064', 4) + stroke('M158 -22 q14 18 28 0 M172 -18 v-4', '#5a5064', 6)
    );
  },
} satisfies Record<string, Hero>;

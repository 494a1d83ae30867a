/** A house that comes along: its stairs are down, its lamps are lit, the table is laid. */
import { each, type Hero } from './brush.ts';

export const ON_WHEELS = {
  caravan: (b) => {
    const { box, shape, flat, stroke, ball, oval, put, glow, pane, lit } = b;
    return put(0, 2, 1.16,
      oval(0, 8, 300, 16, '#3b2a4a', 0.24) +
      // Walls of boards between a curved roof and a painted foot.
      shape('M-236 -214 Q-246 -60 -214 -40 H206 Q238 -60 230 -214Z', '#f6ead2') + each(9, (i) => stroke(`M${-204 + i * 50} -210 V-96`, '#e0d0b0', 3.4, 0.9)) + shape('M-236 -106 H232 Q234 -52 206 -40 H-214 Q-240 -54 -236 -106Z', '#3f9a94') + stroke('M-236 -104 H232', '#f2c14e', 8) + each(8, (i) => put(-200 + i * 57, -72, 1, ball(0, 0, 9, '#f2c14e') + each(5, (k) => ball(Math.cos(k * 1.257) * 13, Math.sin(k * 1.257) * 13, 6, i % 2 ? '#f6a0a8' : '#fff3dc')) + ball(0, 0, 6, '#f2c14e'))) + flat('M-238 -214 H231 V-190 H-238Z', '#3b2a3a', 0.16) +
      shape('M-268 -210 Q-256 -276 -150 -290 Q0 -306 150 -290 Q254 -276 264 -210 Q0 -232 -268 -210Z', '#d9544a') + each(11, (i) => flat(`M${-262 + i * 48} -216 q24 -3 47 -1 a23 24 0 0 1 -46 3Z`, i % 2 ? '#fdf3e0' : '#f2c14e')) + stroke('M-236 -240 Q0 -268 238 -240', '#a83c38', 4, 0.6) + box(120, -340, 26, 62, 4, '#8a94ac') + flat('M112 -340 L133 -358 L154 -340Z', '#6f7a94') + stroke('M134 -366 q-14 -24 4 -44 q16 -20 0 -40', '#ffffff', 11, 0.5) +
      // A bay with curtains, a door in two halves, a round light.
      each(2, (i) => { const x = i ? 140 : -156; return box(x - 48, -196, 96, 84, 8, '#a4704a') + box(x - 40, -188, 80, 68, 6, lit ? '#ffd983' : '#8fb4d0') + (lit ? glow(x, -154, 90, '#ffd98a', 0.6) : '') + flat(`M${x - 40} -188 q26 8 22 44 q-14 12 -22 22Z M${x + 40} -188 q-26 8 -22 44 q14 12 22 22Z`, '#f28a8a', 0.9) + stroke(`M${x} -188 v68`, '#a4704a', 5) + box(x - 54, -120, 108, 16, 5, '#8a5f3c') + each(7, (k) => ball(x - 45 + k * 15, -124 - (k % 2) * 8, 9, ['#f28ab0', '#7fae72', '#f6c860'][k % 3] ?? '#f88')); }) +
      box(-50, -206, 100, 168, 8, '#a4704a') + box(-41, -197, 82, 78, 6, '#e8705a') + box(-41, -114, 82, 74, 6, '#e8705a') + pane(0, -188, 44, 56) + ball(28, -80, 6, '#f4cf6a') + each(2, (i) => glow(i ? 68 : -68, -172, 54, '#ffe3a0', lit ? 0.95 : 0.3) + box(i ? 60 : -76, -186, 16, 26, 5, '#ffe9ad') + flat(i ? 'M56 -184 L68 -198 L80 -184Z' : 'M-80 -184 L-68 -198 L-56 -184Z', '#5a4a50')) +
      each(3, (i) => box(-46 - i * 10, -36 + i * 15, 92 + i * 20, 13, 4, ['#c49a72', '#b08660', '#9c7450'][i] ?? '#a86')) +
      // Wheels with painted spokes; the shaft.
      each(2, (i) => put(i ? 146 : -150, -34, 1, ball(0, 0, 47, '#8a4a3c') + oval(0, 0, 37, 37, '#f6ead2') + each(4, (k) => put(0, 0, 1, box(-5, -38, 10, 76, 3, k % 2 ? '#f2b33d' : '#d9544a'), k * 45)) + ball(0, 0, 13, '#f2c14e') + ball(0, 0, 5, '#8a4a3c'))) + stroke('M222 -52 Q270 -50 318 -10', '#a4704a', 11) + stroke('M318 -10 V6', '#a4704a', 9) +
      // Bunting to a pole; a table that is laid.
      stroke('M262 -224 Q320 -196 366 -232 M366 -240 V8', '#8a6044', 5) + each(4, (i) => flat(`M${276 + i * 23} ${-213 + [0, 6, 4, -6][i]!} h17 l-8 22Z`, ['#f2c14e', '#5fb0a4', '#e8707a', '#8f9fe0'][i] ?? '#fc4')) +
      put(-318, 4, 1, oval(0, 2, 60, 9, '#3b2a4a', 0.2) + stroke('M0 -58 V0 M-24 2 H24', '#8a6044', 9) + oval(0, -58, 58, 14, '#fdf6ee') + flat('M-58 -58 Q-50 -28 -36 -40 Q-20 -24 0 -38 Q20 -24 36 -40 Q50 -28 58 -58Z', '#f6c4c8') + box(-30, -84, 24, 24, 7, '#5f8fc0') + stroke('M-6 -78 q12 4 0 12', '#5f8fc0', 5) + oval(22, -62, 20, 6, '#e8dcc8') + ball(22, -70, 11, '#e0a85c')));
  },
} satisfies Record<string, Hero>;

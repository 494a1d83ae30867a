/** Buses and a fire engine: round corners, glass that mirrors the sky, wheels in their arches. */
import { path, bare, starPath } from '../../shapes.ts';
import { type Brush, each, type Hero } from './brush.ts';

/** A wheel in its arch. */
const wheel = ({ ball, flat }: Brush, x: number, r: number, arch: string): string =>
  flat(`M${x - r - 12} -22 a${r + 12} ${r + 12} 0 0 1 ${2 * r + 24} 0Z`, arch) + ball(x, -r + 6, r, '#3a3a4a') + ball(x, -r + 6, r * 0.6, '#c9ccd8') + ball(x, -r + 6, r * 0.42, '#eef0f6') + each(5, (i) => ball(x + Math.cos(i * 1.257) * r * 0.3, -r + 6 + Math.sin(i * 1.257) * r * 0.3, r * 0.075, '#8a8fa4'));

const glass = (b: Brush): string => (b.lit ? '#ffe9ad' : '#bfe0f2');
const shine = (b: Brush, d: string): string => path(d, b.site.at('#ffffff'), `${bare} fill-opacity=".45"`);

/** Curtains at the first window, children's drawings at another: somebody goes to school in it. */
const bus = (b: Brush, color: string, trim: string): string => {
  const { box, shape, flat, stroke, ball, glow, put } = b;
  return (
    b.oval(0, 2, 280, 13, '#2f2a44', 0.25) +
    shape('M-262 -30 V-196 Q-262 -234 -222 -236 H196 Q246 -232 256 -178 L268 -96 Q270 -60 262 -30Z', color) + flat('M-262 -62 H268 Q268 -44 262 -30 H-262Z', b.darker(color, 0.1), 0.55) + stroke('M-246 -216 Q-240 -228 -222 -229 H190', '#ffffff', 5, 0.55) +
    each(4, (i) => box(-238 + i * 90, -200, 78, 76, 13, '#4a4458') + box(-233 + i * 90, -195, 68, 66, 10, glass(b))) + each(2, (i) => flat(`M${-233 + i * 270} -195 h${i ? 0 : 20} q-4 30 -20 44Z`, trim, 0.9)) + shine(b, each(4, (i) => `M${-226 + i * 90} -132 l26 -60 h16 l-26 60Z`)) +
    // The door, and the driver's window.
    box(128, -206, 66, 172, 9, b.darker(color, 0.09)) + each(2, (i) => box(134 + i * 29, -199, 25, 112, 6, glass(b)) + box(134 + i * 29, -82, 25, 42, 5, b.darker(color, 0.03))) + stroke('M161 -200 V-38', '#5a546a', 3.4, 0.7) +
    shape('M204 -200 H224 Q238 -194 244 -168 L252 -122 H204Z', glass(b)) + shine(b, 'M208 -126 l14 -70 h10 l-14 70Z') +
    stroke('M-262 -106 H124 M198 -106 H266', trim, 10) + stroke('M-262 -90 H124 M198 -90 H267', '#4a4458', 4, 0.55) +
    box(-150, -252, 120, 18, 7, b.darker(color, 0.05)) + box(200, -216, 40, 12, 5, '#fff3c4') + stroke('M250 -170 q22 0 22 18', '#4a4458', 5) + box(263, -156, 15, 30, 6, '#4a4458') +
    glow(262, -66, 50, '#fff3b0', b.lit ? 0.9 : 0.3) + ball(258, -66, 12, '#fff3b0') + ball(260, -92, 6, '#ff9a3d') + box(-270, -74, 12, 22, 4, '#e0404a') + box(250, -46, 26, 14, 5, '#8a8fa4') + box(-272, -46, 22, 14, 5, '#8a8fa4') +
    wheel(b, -160, 42, b.darker(color, 0.16)) + wheel(b, 84, 42, b.darker(color, 0.16)) + put(-36, -74, 1, flat(starPath(0, 0, 16), trim))
  );
};

export const BIG_CARS = {
  busstop: (b) => {
    const { put, stroke, box, flat, ball, shape, oval } = b;
    return (
      put(210, 6, 1.3, bus(b, '#e0564a', '#fff3dc')) +
      put(-380, 6, 1,
        oval(0, 2, 170, 11, '#2f2a44', 0.22) + shape('M-160 -262 Q0 -306 160 -262 L150 -240 Q0 -276 -150 -240Z', '#4f79c4') + stroke('M-154 -258 Q0 -300 154 -258', '#8fb0e4', 5) + flat('M-120 -244 Q0 -264 110 -244 V-30 H-120Z', '#cfe8f6', 0.42) + shine(b, 'M-96 -34 L-30 -250 H6 L-60 -34Z') + stroke('M-122 2 V-244 M112 2 V-244 M-4 -30 V-254', '#5f6a84', 11) + stroke('M-120 -32 H110', '#5f6a84', 7) +
        box(-108, -214, 78, 104, 5, '#5f6a84') + box(-102, -208, 66, 92, 3, '#8fd0ec') + flat('M-102 -150 Q-70 -186 -36 -146 V-116 H-102Z', '#7fb86a') + ball(-54, -190, 9, '#fff3b0') +
        box(-90, -70, 180, 15, 6, '#c98a54') + box(-90, -110, 180, 13, 6, '#b97c48') + stroke('M-70 -56 V0 M70 -56 V0 M-72 -104 V-60 M72 -104 V-60', '#5f6a84', 8) + put(40, -70, 1, box(-22, -42, 44, 42, 11, '#8f6ad6') + box(-15, -24, 30, 22, 5, '#a486e4') + stroke('M-10 -42 q10 -16 20 0', '#6f4ab4', 5)) +
        stroke('M170 4 V-290', '#5f6a84', 10) + ball(170, -304, 42, '#fff6e4') + ball(170, -304, 36, '#f2c14e') + box(147, -318, 46, 26, 8, '#4a4458') + box(152, -314, 16, 12, 3, '#cfe8f6') + box(172, -314, 16, 12, 3, '#cfe8f6') + ball(156, -290, 5, '#4a4458') + ball(184, -290, 5, '#4a4458') + shape('M150 4 q-4 -24 20 -24 t20 24Z', '#8a8fa4'))
    );
  },
  schoolbus: (b) => b.put(-20, 6, 1.4, bus(b, '#f2b33d', '#4a4458')) + b.put(-20, 6, 1.4, b.box(-126, -262, 72, 15, 5, '#fff3dc') + each(2, (i) => b.glow(i ? -40 : -140, -246, 20, '#ff8a3d', 0.6) + b.ball(i ? -40 : -140, -244, 8, '#ff7a34'))),
  fireengine: (b) => {
    const { box, shape, flat, stroke, ball, put, glow, oval, post } = b;
    return (
      // The station: a tower for hoses, two gates, a bell.
      box(-470, -470, 96, 476, 5, '#d9906a') + shape('M-484 -462 L-422 -530 L-360 -462Z', '#a4584a') + each(2, (i) => b.pane(-422, -430 + i * 120, 40, 58)) + flat('M-400 -470 H-374 V6 H-400Z', '#a4604a', 0.4) +
      box(-420, -330, 420, 336, 8, '#e09a74') + flat('M-420 -318 H0 V-296 H-420Z', '#4a3550', 0.16) + path(each(9, (i) => `M${-396 + (i % 3) * 150 + (i > 5 ? 30 : 0)} ${-280 + Math.floor(i / 3) * 104}h26v11h-26Z`), b.site.at('#cf8560'), bare) +
      box(-440, -356, 460, 36, 8, '#b8604c') + stroke('M-436 -350 H16', '#d98a70', 4, 0.8) + each(2, (i) => { const x = -394 + i * 200; return shape(`M${x - 8} 6 V-196 Q${x + 85} -252 ${x + 178} -196 V6Z`, '#fff1dc') + shape(`M${x} 6 V-190 Q${x + 85} -240 ${x + 170} -190 V6Z`, i ? '#4a4054' : '#c9473f') + (i ? b.glow(x + 85, -150, 90, '#ffe3a0', 0.5) : stroke(`M${x + 8} -150 H${x + 162} M${x + 8} -100 H${x + 162} M${x + 8} -50 H${x + 162}`, '#a4362f', 5, 0.8) + each(3, (k) => box(x + 18 + k * 48, -190, 38, 30, 5, glass(b)))); }) +
      ball(-210, -290, 26, '#fff1dc') + flat('M-226 -282 Q-226 -308 -210 -308 Q-194 -308 -194 -282Z', '#e0b04a') + ball(-210, -280, 5, '#a4782c') +
      oval(180, 10, 350, 14, '#2f2a44', 0.25) +
      put(180, 6, 1.5,
        shape('M-224 -30 V-140 Q-224 -152 -212 -152 H78 V-30Z', '#d9363a') + shape('M74 -28 V-178 Q74 -196 94 -196 H176 Q198 -194 206 -160 L220 -100 V-28Z', '#d9363a') + flat('M-224 -58 H220 V-28 H-224Z', '#a4262f', 0.5) + stroke('M-212 -145 H70 M92 -189 H172', '#ff8f86', 4, 0.7) +
        shape('M106 -176 H164 Q180 -172 186 -146 L194 -108 H106Z', glass(b)) + shine(b, 'M114 -112 l20 -60 h14 l-20 60Z') + box(84, -176, 16, 130, 4, '#b92c34') + stroke('M150 -106 V-44', '#a4262f', 3) + box(132, -94, 14, 5, 2, '#f2d4c4') +
        flat('M-224 -72 H220 V-60 H-224Z', '#fdf6ee') + flat('M-224 -86 H220 V-78 H-224Z', '#f2c14e') +
        each(3, (i) => box(-212 + i * 62, -138, 54, 44, 5, '#aab4c8') + stroke(`M${-208 + i * 62} -126 h46 M${-208 + i * 62} -114 h46 M${-208 + i * 62} -102 h46`, '#8a94ac', 3)) + ball(0, -114, 30, '#f6ead2') + ball(0, -114, 25, '#c98a3c') + each(2, (i) => b.oval(0, -114, 17 - i * 9, 17 - i * 9, i ? '#5a3a30' : '#e0b04a')) + post(42, -142, 10, 50, '#e0b04a') +
        each(2, (i) => flat(`M-236 ${-178 + i * 26} L150 ${-232 + i * 26} V${-224 + i * 26} L-236 ${-170 + i * 26}Z`, '#b4bccc')) + path(each(12, (i) => `M${-224 + i * 31} ${-178 - i * 4.3}h6v26h-6Z`), b.site.at('#98a2b8'), bare) + box(-120, -176, 16, 26, 3, '#8a94ac') + box(60, -196, 16, 44, 3, '#8a94ac') +
        glow(140, -206, 56, '#8fd0ff', 0.6) + box(112, -212, 58, 18, 8, '#3f8fe0') + box(120, -209, 16, 8, 4, '#bfe6ff') + box(206, -54, 24, 16, 5, '#c9ccd8') + glow(212, -84, 34, '#fff3b0', 0.5) + ball(210, -84, 11, '#fff3b0') +
        wheel(b, -140, 42, '#8a2028') + wheel(b, 140, 42, '#8a2028'))
    );
  },
} satisfies Record<string, Hero>;

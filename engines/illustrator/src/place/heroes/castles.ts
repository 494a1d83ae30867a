/** Castles out of a tale: of paper and sand, with cogs, with a dragon, with ears, upside down. */
import { starPath } from '../../shapes.ts';
import { castle, cottage } from '../masonry.ts';
import { each, type Hero } from './brush.ts';

const gear = ({ ball, shape, oval }: Parameters<Hero>[0], r: number, color: string): string =>
  shape(starPath(0, 0, r * 1.16, 10, 0.8), color) + ball(0, 0, r * 0.84, color) + oval(0, 0, r * 0.34, r * 0.34, '#5a4030');

const DRAGON = { scales: '#c9584c', pale: '#f0b98c', wing: '#e8964a', horn: '#f2dfb4' };

/** Wings, tail, neck and head of who lives in a castle and is larger than its gate. */
function dragonBehind({ shape, flat, stroke, ball, oval, put }: Parameters<Hero>[0]): string {
  const { scales, pale, wing, horn } = DRAGON;
  const spread = shape('M130 -150 C150 -290 200 -380 290 -424 C290 -376 310 -330 346 -300 C314 -290 298 -262 304 -226 C268 -236 244 -218 238 -182 C208 -196 176 -184 156 -120Z', wing) +
    stroke('M146 -150 C174 -270 218 -360 288 -420 M154 -150 C202 -222 266 -276 342 -300 M158 -140 C202 -184 256 -212 302 -226', '#b8683a', 7, 0.6);
  const head =
    flat('M-40 -48 C-66 -70 -72 -104 -58 -130 C-44 -108 -28 -88 -10 -62Z M40 -48 C66 -70 72 -104 58 -130 C44 -108 28 -88 10 -62Z', horn) +
    flat('M-58 -10 L-104 -34 L-92 2 L-110 22 L-60 20Z M58 -10 L104 -34 L92 2 L110 22 L60 20Z', wing) +
    ball(0, 0, 70, scales) +
    flat('M-12 -62 L0 -92 L12 -62Z', wing) +
    oval(0, 34, 52, 32, '#d97560') + oval(0, 46, 40, 18, pale) +
    each(2, (i) => oval(i ? 30 : -30, -16, 20, 23, '#fffdf6') + oval(i ? 25 : -35, -12, 13, 16, '#3a2430') + oval(i ? 30 : -30, -18, 5, 5, '#ffffff') + oval(i ? 17 : -17, 22, 6, 5, '#8f3a3c')) +
    stroke('M-52 -44 Q-32 -54 -14 -44 M52 -44 Q32 -54 14 -44', '#8f3a3c', 6) +
    stroke('M-30 44 Q0 62 30 44', '#8f3a3c', 6);
  return (
    put(0, 0, 1, `<g transform="scale(-1 1)">${spread}</g>`) + spread +
    stroke('M-170 -16 C-260 4 -330 -30 -312 -110', scales, 40) + flat('M-346 -104 L-302 -176 L-276 -96Z', wing) +
    stroke('M96 -60 C196 -90 244 -220 176 -360', scales, 84) + stroke('M112 -56 C214 -90 260 -226 194 -356', pale, 30, 0.85) +
    put(160, -412, 0.94, head, -4)
  );
}

/** Claws over the battlements. */
const dragonPaw = ({ ball, flat }: Parameters<Hero>[0], x: number): string =>
  ball(x, -132, 23, DRAGON.scales) + each(3, (i) => flat(`M${x - 19 + i * 13} -124 l6 22 l6 -22Z`, DRAGON.horn));

export const CASTLES = {
  papercastle: ({ flat, stroke, shape, oval, put }) => {
    const tower = (x: number, tall: number, roof: string, dark: string): string =>
      shape(`M${x - 50} 4 V${-tall} L${x} ${-tall + 20} V4Z`, '#fffdf6') + shape(`M${x} 4 V${-tall + 20} L${x + 50} ${-tall} V4Z`, '#d4cade') + stroke(`M${x} ${-tall + 20} V4`, '#bcb0cc', 3, 0.7) + stroke(`M${x - 50} ${-tall * 0.5} l50 8 l50 -8`, '#c9bcd4', 3, 0.6) +
      flat(`M${x - 50} ${-tall} L${x} ${-tall + 20} L${x + 50} ${-tall} v18 L${x} ${-tall + 40} L${x - 50} ${-tall + 18}Z`, '#7a6a94', 0.25) +
      shape(`M${x - 66} ${-tall + 8} L${x} ${-tall - 116} V${-tall + 30}Z`, roof) + shape(`M${x + 66} ${-tall + 8} L${x} ${-tall - 116} V${-tall + 30}Z`, dark) + stroke(`M${x - 40} ${-tall - 30} L${x} ${-tall - 18}`, '#ffffff', 3.4, 0.5) +
      stroke(`M${x} ${-tall - 114} v-44`, '#a48a6a', 4) + flat(`M${x} ${-tall - 158} l34 10 l-34 14Z`, dark) +
      flat(`M${x - 34} ${-tall + 62} l22 5 v44 l-22 -5Z`, '#8fa8cc') + flat(`M${x + 12} ${-tall + 67} l22 -5 v44 l-22 5Z`, '#6f88b4') + flat(starPath(x - 24, -tall + 140, 9), roof);
    return (
      oval(0, 8, 300, 22, '#4a3f64', 0.22) +
      tower(0, 340, '#8fb4e8', '#6f94cc') +
      shape('M-230 4 V-150 L-190 -140 V-172 L-150 -162 V-128 L-90 -150 V-176 L-60 -168 V-142 L-30 -130 L30 -150 V-176 L60 -168 V-142 L90 -130 L150 -150 V-178 L190 -168 V-136 L230 -126 V4Z', '#f6f0ea') + flat('M-150 -128 L-90 -150 V4 H-150Z M-30 -130 L30 -150 V4 H-30Z M90 -130 L150 -150 V4 H90Z', '#ddd3e4') + stroke('M-226 -70 l72 -14 l60 12 l62 -14 l62 14 l60 -12 l70 12', '#c4b8d0', 3, 0.7) +
      tower(-150, 236, '#f2a0b0', '#d97f98') + tower(150, 236, '#f6cf7a', '#dcae54') +
      shape('M-52 4 V-78 L0 -112 V4Z', '#b9a4cc') + shape('M52 4 V-78 L0 -112 V4Z', '#9a84b4') + flat('M-34 4 V-66 L0 -88 L34 -66 V4Z', '#6a5484') + flat('M-34 4 V-66 L-64 -54 V14Z', '#e8dcc8') + flat('M34 4 V-66 L64 -54 V14Z', '#cfc0b4') +
      // Trees and a bird that somebody folded, too.
      each(3, (i) => { const x = [-262, 250, 300][i] ?? 0; const k = [74, 88, 56][i] ?? 70; return flat(`M${x} ${-k * 1.7} L${x - k * 0.5} 6 L${x} 14Z`, '#a9d69a') + flat(`M${x} ${-k * 1.7} L${x + k * 0.5} 6 L${x} 14Z`, '#7fb47a'); }) + put(-250, -360, 1, flat('M-60 0 L0 -14 L-8 20Z', '#ffffff') + flat('M-8 20 L0 -14 L30 6Z', '#d9cfe0') + flat('M0 -14 L-26 -56 L18 -20Z', '#f2ecf8') + flat('M30 6 L52 -10 L18 -6Z', '#f2a0b0'))
    );
  },
  sandcastle: ({ site, shape, box, stroke, put, flat, oval }) =>
    oval(0, 8, 290, 26, '#d9bb80') +
    castle(site, '#efd49c', '#dcb56e', '#e4c07c') +
    oval(-190, 4, 70, 20, '#e4c88e') +
    oval(190, 4, 80, 20, '#e4c88e') +
    put(
      258,
      4,
      1,
      shape('M-40 -78 H40 L28 0 H-28Z', '#e0564a') +
        box(-44, -88, 88, 16, 8, '#f2b33d') +
        stroke('M-40 -80 A40 44 0 0 1 40 -80', '#fdf3e0', 6),
    ) +
    put(-270, 6, 1, stroke('M0 -130 V-50', '#f2c14e', 12) + shape('M-22 -54 H22 V-10 Q0 14 -22 -10Z', '#4f9fc4'), 14) +
    flat('M-90 -16 l12 -24 l12 24Z M80 -14 l12 -24 l12 24Z', '#fff3e0'),
  clockwork: (b) =>
    castle(b.site, '#d9b88a', '#b8743c', '#8f6a4a') +
    b.put(-230, -60, 1, gear(b, 66, '#d9a54a')) +
    b.put(236, -46, 1, gear(b, 52, '#b98a4a')) +
    b.put(-142, -10, 1, gear(b, 40, '#c9763c')) +
    b.ball(0, -190, 46, '#fdf6e6') +
    b.stroke('M0 -190 V-224 M0 -190 L24 -176', '#4a3550', 7),
  /** It looks out from behind its towers, with wings and tail on both sides: nobody who stands before the gate wears it as a hat. */
  keep: (b) => dragonBehind(b) + castle(b.site, '#9a8fa4', '#6a3f56', '#7f4a5a') + b.glow(0, -40, 150, '#ff9a4a', 0.8) + dragonPaw(b, 132) + dragonPaw(b, 186),
  elfspires: ({ shape, post, pane, stroke, glow }) =>
    each(5, (i) => {
      const x = (i - 2) * 96;
      const tall = [180, 260, 380, 280, 200][i] ?? 200;
      return (
        glow(x, -tall, 70, '#d9ffc4', 0.35) +
        post(x - 28, -tall, 56, tall + 4, '#eef2dc') +
        shape(
          `M${x - 50} ${-tall + 8} Q${x - 40} ${-tall - 60} ${x} ${-tall - 130} Q${x + 40} ${-tall - 60} ${x + 50} ${-tall + 8} Q${x} ${-tall - 20} ${x - 50} ${-tall + 8}Z`,
          '#6fae7a',
        ) +
        stroke(`M${x} ${-tall - 110} V${-tall - 10}`, '#a9d69a', 4) +
        pane(x, -tall + 30, 22, 44)
      );
    }) +
    stroke('M-164 -110 Q-96 -170 -28 -150 M28 -150 Q96 -190 164 -120', '#e4d9b4', 14) +
    shape('M-26 4 V-60 Q0 -110 26 -60 V4Z', '#7a5a44'),
  catcastle: ({ shape, ball, box, stroke, pane, glow, flat, lit, oval, site }) =>
    oval(0, 10, 300, 20, '#4a3550', 0.22) + stroke('M216 -30 Q330 -20 320 -120 Q312 -190 262 -186', '#e0a878', 34) + stroke('M318 -150 Q310 -190 262 -186', '#fdf0dc', 30) +
    each(2, (i) => { const x = i ? 184 : -184; return box(x - 40, -268, 80, 274, 8, '#ecc9a0') + flat(`M${x + 14} -268 h26 V4 h-26Z`, '#b98a6c', 0.4) + each(3, (k) => box(x - 30 + (k % 2) * 30, -230 + k * 62, 26, 12, 3, '#dcb488')) + box(x - 46, -282, 92, 22, 6, '#dcb488') + shape(`M${x - 46} -280 L${x - 38} -352 L${x - 8} -300 H${x + 8} L${x + 38} -352 L${x + 46} -280Z`, '#d98a6a') + flat(`M${x - 32} -330 l14 26 l-18 6Z M${x + 32} -330 l-14 26 l18 6Z`, '#f6b4a4') + pane(x, -208, 28, 46); }) +
    box(-226, -160, 452, 166, 10, '#f2d6b4') + each(8, (i) => box(-206 + ((i * 97) % 390), -130 + (i % 4) * 34, 34, 13, 3, '#e2c09a')) + flat('M-226 -156 H226 V-132 H-226Z', '#8a5a4a', 0.14) +
    shape('M-146 -290 L-132 -452 L-26 -386 Q0 -392 26 -386 L132 -452 L146 -290 Q170 -170 84 -124 Q0 -96 -84 -124 Q-170 -170 -146 -290Z', '#f6e0c0') + flat('M-122 -318 L-116 -416 L-58 -378Z M122 -318 L116 -416 L58 -378Z', '#f4aca4') + flat('M-24 -386 L-14 -330 L0 -388 L14 -330 L24 -386 Q0 -392 -24 -386Z', '#d98a6a') + flat('M-148 -250 l44 8 l-42 10Z M148 -250 l-44 8 l42 10Z M-142 -214 l38 2 l-34 14Z M142 -214 l-38 2 l34 14Z', '#d98a6a') +
    glow(-58, -262, 70, '#fff0a8', lit ? 0.8 : 0.25) + glow(58, -262, 70, '#fff0a8', lit ? 0.8 : 0.25) +
    each(2, (i) => { const x = i ? 58 : -58; return oval(x, -262, 42, 46, '#a4684f') + oval(x, -262, 35, 39, lit ? '#ffe27a' : '#8fc4a4') + shape(`M${x - 9} -262 q0 -32 9 -34 q9 2 9 34 q0 30 -9 34 q-9 -4 -9 -34Z`, '#3a2f44') + oval(x - 12, -278, 8, 9, '#ffffff', 0.9) + stroke(`M${x - 35} -262 h70`, '#a4684f', 4, 0.5); }) +
    oval(-40, -196, 44, 32, '#fdf0dc') + oval(40, -196, 44, 32, '#fdf0dc') + flat('M-18 -226 Q0 -236 18 -226 Q12 -208 0 -204 Q-12 -208 -18 -226Z', '#e8708a') + stroke('M0 -204 q-10 22 -32 12 M0 -204 q10 22 32 12', '#8a5a5a', 6) + stroke('M-176 -226 L-92 -206 M-178 -190 L-92 -192 M176 -226 L92 -206 M178 -190 L92 -192', '#b48a74', 4.4, 0.8) + oval(-92, -214, 18, 11, '#f4a4a0', 0.6) + oval(92, -214, 18, 11, '#f4a4a0', 0.6) +
    shape('M-58 6 V-74 A58 60 0 0 1 58 -74 V6Z', '#dcb488') + shape('M-46 6 V-72 A46 48 0 0 1 46 -72 V6Z', '#8a5a45') + stroke('M0 4 V-118 M-22 4 V-112 M22 4 V-112', '#744936', 4) + ball(12, -46, 6, '#f4cf6a') + each(2, (i) => ball(i ? 92 : -92, -16, 26, site.lit ? '#5f9a5c' : '#7fb06c') + ball(i ? 116 : -116, -10, 18, '#8fc07a')) + each(4, (i) => oval(-28 + i * 19, -150, 8, 6, '#d98a6a')) + oval(0, -136, 17, 12, '#d98a6a'),
  upsidecastle: ({ site, put, shape, oval }) =>
    shape('M-300 -560 Q-160 -640 0 -630 Q170 -640 300 -560 Q200 -500 0 -510 Q-200 -500 -300 -560Z', '#a98f7a') +
    oval(0, -522, 230, 24, '#8fc477') +
    `<g transform="translate(0 -512) scale(.84 -.84)">${castle(site, '#e6d3e0', '#5fa0b8', '#c95a74')}</g>` +
    put(-250, -500, 0.34, `<g transform="scale(1 -1)">${cottage(site, '#f3e3c4', '#c9694a')}</g>`),
} satisfies Record<string, Hero>;

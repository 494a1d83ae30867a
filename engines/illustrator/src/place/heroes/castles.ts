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
  papercastle: ({ flat, stroke, pane }) =>
    flat('M-210 4 V-150 L-150 -120 L-90 -150 L-30 -120 L30 -150 L90 -120 L150 -150 L210 -120 V4Z', '#fdf8ee') +
    flat('M-150 -120 L-90 -150 V4 H-150Z M-30 -120 L30 -150 V4 H-30Z M90 -120 L150 -150 V4 H90Z', '#dfd6e4') +
    each(3, (i) => {
      const x = (i - 1) * 140;
      const tall = i === 1 ? 330 : 240;
      return (
        flat(`M${x - 44} -110 V${-tall} L${x} ${-tall + 18} V-110Z`, '#fffdf6') +
        flat(`M${x} -110 V${-tall + 18} L${x + 44} ${-tall} V-110Z`, '#d9cfe0') +
        flat(`M${x - 56} ${-tall + 4} L${x} ${-tall - 110} V${-tall + 22}Z`, ['#f2a0b0', '#8fb4e8', '#f6cf7a'][i] ?? '#fff') +
        flat(`M${x + 56} ${-tall + 4} L${x} ${-tall - 110} V${-tall + 22}Z`, ['#d97f98', '#6f94cc', '#dcae54'][i] ?? '#fff') +
        pane(x, -tall + 50, 24, 44)
      );
    }) +
    flat('M-40 4 V-60 L0 -92 L40 -60 V4Z', '#b49ac0') +
    stroke('M-200 -60 L-160 -44 M110 -70 L140 -54 M-20 -100 L0 -112', '#c9bccf', 4, 0.8),
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
  catcastle: ({ shape, ball, box, stroke, pane, glow, flat, lit }) =>
    box(-210, -170, 420, 176, 20, '#f0d3b0') +
    each(
      2,
      (i) =>
        box(i ? 150 : -220, -270, 70, 276, 16, '#e6c29a') +
        shape(`M${i ? 142 : -228} -262 L${i ? 164 : -206} -340 L185 -270Z`.replace('L185', i ? 'L185' : 'L-185'), '#d98a6a') +
        shape(`M${i ? 185 : -185} -270 L${i ? 212 : -158} -340 L${i ? 228 : -142} -262Z`, '#d98a6a'),
    ) +
    ball(0, -250, 150, '#f3dcbc') +
    shape('M-140 -300 L-120 -440 L-30 -384Z M140 -300 L120 -440 L30 -384Z', '#f3dcbc') +
    flat('M-118 -330 L-108 -406 L-58 -374Z M118 -330 L108 -406 L58 -374Z', '#f2a9a0') +
    glow(-56, -266, 60, '#fff0a8', lit ? 0.8 : 0.2) +
    glow(56, -266, 60, '#fff0a8', lit ? 0.8 : 0.2) +
    pane(-56, -300, 44, 62) +
    pane(56, -300, 44, 62) +
    flat('M-14 -224 H14 L0 -206Z', '#d9708a') +
    stroke('M0 -206 q-14 24 -34 12 M0 -206 q14 24 34 12', '#8a5a5a', 6) +
    stroke('M-150 -236 L-80 -226 M-148 -206 L-82 -208 M150 -236 L80 -226 M148 -206 L82 -208', '#a97a64', 5, 0.8) +
    shape('M-44 4 V-70 A44 48 0 0 1 44 -70 V4Z', '#8a5a45'),
  upsidecastle: ({ site, put, shape, oval }) =>
    shape('M-300 -560 Q-160 -640 0 -630 Q170 -640 300 -560 Q200 -500 0 -510 Q-200 -500 -300 -560Z', '#a98f7a') +
    oval(0, -522, 230, 24, '#8fc477') +
    `<g transform="translate(0 -512) scale(.84 -.84)">${castle(site, '#e6d3e0', '#5fa0b8', '#c95a74')}</g>` +
    put(-250, -500, 0.34, `<g transform="scale(1 -1)">${cottage(site, '#f3e3c4', '#c9694a')}</g>`),
} satisfies Record<string, Hero>;

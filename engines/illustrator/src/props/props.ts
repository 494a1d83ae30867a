/** Things that stories name. Each is about 100 units tall, standing on 0,0 (its bottom centre). */
import type { Paper } from '../paper.ts';
import { BUILT } from './built.ts';
import { CALLINGS } from './callings.ts';
import { CLOTHES } from './clothes.ts';
import { dyeable } from './dye.ts';
import { INSTRUMENTS } from './instruments.ts';
import { PICNIC } from './picnic.ts';
import { HOUSEHOLD } from './household.ts';
import { KEEPSAKES } from './keepsakes.ts';
import { LIGHTS } from './lights.ts';
import { OUTDOORS } from './outdoors.ts';
import { PANTRY } from './pantry.ts';
import { LARDER } from './larder.ts';
import { LUNCHBOX } from './lunchbox.ts';
import { MACHINES } from './machines.ts';
import { ODDS_AND_ENDS } from './odds-and-ends.ts';
import { POCKETFULS } from './pocketfuls.ts';
import type { Prop } from './prop.ts';
import { SMALL_THINGS } from './small-things.ts';
import { TOOLS } from './tools.ts';
import { TRADES } from './trades.ts';
import { TREASURES } from './treasures.ts';
import { YARD } from './yard.ts';
import { bare, circle, ellipse, group, line, path, rect, starPath, turned } from '../shapes.ts';

const sailingBoat = (p: Paper): string =>
  path('M-86 -30 Q0 -14 86 -30 Q70 8 0 10 Q-70 8 -86 -30Z', p.drop('#a4633a')) +
  line('M-84 -28 Q0 -12 84 -28', '#d99a5c', 6) +
  line('M0 -20 L0 -136', '#7a4a2b', 7) +
  path('M6 -134 Q64 -90 66 -38 L6 -34Z', p.drop('#fdf6e6')) +
  path('M-6 -120 Q-50 -84 -54 -40 L-6 -38Z', p.drop('#f2654a'));

export const PROPS: Record<string, Prop> = dyeable({
  ...LIGHTS,
  ...KEEPSAKES,
  ...TREASURES,
  ...TOOLS,
  ...TRADES,
  ...INSTRUMENTS,
  ...PICNIC,
  ...CALLINGS,
  ...HOUSEHOLD,
  ...CLOTHES,
  ...PANTRY,
  ...LARDER,
  ...ODDS_AND_ENDS,
  ...OUTDOORS,
  ...SMALL_THINGS,
  ...MACHINES,
  ...LUNCHBOX,
  ...POCKETFULS,
  ...YARD,
  ...BUILT,
  flower: {
    grip: [0, -16],
    inHand: 0.7,
    draw: () =>
      line('M0 0 Q6 -30 0 -62', '#4d8f4e', 7) +
      path('M2 -26 Q30 -46 40 -26 Q22 -12 2 -26Z', '#63ab5c') +
      [0, 72, 144, 216, 288].map((a) => turned(a, 0, -76, ellipse(0, -98, 14, 20, '#ff8fae'))).join('') +
      circle(0, -76, 15, '#ffd75e'),
  },
  bouquet: {
    grip: [0, -14],
    inHand: 0.8,
    draw: (p) =>
      line('M-8 0 L-22 -60 M0 0 L0 -70 M8 0 L24 -58', '#4d8f4e', 6) +
      [
        [-26, -72, '#ff8fae'],
        [0, -88, '#ffd75e'],
        [26, -70, '#a98bea'],
        [-10, -62, '#fff'],
        [14, -58, '#ff9f6b'],
      ]
        .map(([x, y, c]) => circle(Number(x), Number(y), 17, p.ball(String(c))) + circle(Number(x), Number(y), 6, '#fff3c4', bare))
        .join(''),
  },
  balloon: {
    grip: [0, -2],
    inHand: 1,
    place: 'air',
    draw: (p) =>
      line('M0 0 Q10 -40 0 -84', '#7a6a8a', 3) +
      path('M0 -88 C-52 -100 -58 -186 0 -190 C58 -186 52 -100 0 -88Z', p.ball('#e8506a')) +
      path('M-8 -80 L8 -80 L0 -92Z', '#c23c58') +
      ellipse(-20, -158, 9, 16, '#fff', `${bare} opacity=".6" transform="rotate(20 -20 -158)"`),
  },
  kite: {
    grip: [-6, -2],
    inHand: 1,
    place: 'air',
    breadth: 84,
    // It flies outward, clear of the hair of whoever holds it.
    draw: (p) =>
      line('M-6 0 Q-4 -60 38 -98', '#7a6a8a', 3) +
      group(
        'transform="translate(38 4) rotate(14 0 -104)"',
        path('M0 -210 L46 -158 L0 -104 L-46 -158Z', p.ball('#f2654a')),
        path('M0 -210 L46 -158 L0 -158Z M0 -104 L-46 -158 L0 -158Z', '#ffd05c', bare),
        line('M0 -104 q16 14 2 28 q-16 14 2 28', '#4b86d6', 4),
        path('M4 -78 l16 -8 l0 16Z M4 -78 l-14 -8 l0 16Z', '#8fd07a'),
      ),
  },
  egg: {
    grip: [0, -30],
    shines: '#fff0b0',
    draw: (p) =>
      p.glow(0, -44, 90, '#fff0b0', 0.5) +
      path('M0 -100 C38 -100 52 -48 46 -26 C38 4 -38 4 -46 -26 C-52 -48 -38 -100 0 -100Z', p.ball('#a9d8c8')) +
      [
        [-16, -66, 9],
        [16, -50, 12],
        [-20, -30, 10],
        [10, -82, 6],
        [26, -22, 7],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#e9f6e4', bare))
        .join(''),
  },
  apple: {
    grip: [0, -26],
    inHand: 0.6,
    draw: (p) =>
      path('M0 -64 C40 -84 62 -40 44 -8 C34 8 14 4 0 0 C-14 4 -34 8 -44 -8 C-62 -40 -40 -84 0 -64Z', p.ball('#dc4a44')) +
      line('M0 -64 Q2 -82 12 -90', '#6b4128', 6) +
      path('M6 -78 Q32 -98 42 -80 Q24 -66 6 -78Z', '#63ab5c'),
  },
  cake: {
    grip: [0, -4],
    draw: (p) =>
      rect(-52, -44, 104, 42, 12, p.drop('#f7d6a6')) +
      path('M-52 -34 Q-52 -54 0 -54 Q52 -54 52 -34 Q40 -20 30 -32 Q16 -16 0 -32 Q-16 -16 -30 -32 Q-40 -20 -52 -34Z', '#f7a8c0') +
      line('M0 -54 L0 -80', '#fff3c4', 7) +
      path('M0 -100 C8 -90 8 -80 0 -78 C-8 -80 -8 -90 0 -100Z', '#ffb648'),
  },
  cup: {
    grip: [-42, -30],
    inHand: 0.85,
    breadth: 66,
    draw: (p) =>
      path('M-30 -54 L30 -54 L24 -4 Q0 6 -24 -4Z', p.drop('#6aa8d6')) +
      line('M-30 -44 Q-54 -38 -28 -18', '#6aa8d6', 8) +
      line('M-8 -66 q-8 -10 0 -20 M10 -66 q8 -10 0 -20', '#fff', 4, 0.8),
  },
  ball: {
    // On the hand and not behind it.
    grip: [0, -8],
    inHand: 0.9,
    draw: (p) =>
      circle(0, -36, 36, p.ball('#f2f0ea')) +
      path('M0 -72 A36 36 0 0 1 31 -18 Q10 -34 0 -72Z', '#e8506a', bare) +
      path('M-31 -54 A36 36 0 0 0 -18 -5 Q-12 -36 -31 -54Z', '#4b86d6', bare),
  },
  gift: {
    grip: [0, -30],
    draw: (p) =>
      rect(-42, -62, 84, 60, 7, p.drop('#7d5ac4')) +
      rect(-48, -72, 96, 20, 6, p.drop('#8f6ad6')) +
      rect(-8, -72, 16, 70, 0, '#ffd75e', bare) +
      path('M0 -72 C-14 -104 -46 -96 -34 -76Z M0 -72 C14 -104 46 -96 34 -76Z', '#ffd75e'),
  },
  mushroom: {
    grip: [0, -16],
    draw: (p) =>
      path('M-13 0 Q-8 -30 -11 -46 L11 -46 Q8 -30 14 0Z', p.drop('#fbeed4')) +
      path('M-46 -42 Q-42 -96 0 -98 Q42 -96 46 -42 Q0 -28 -46 -42Z', p.ball('#e2574a')) +
      circle(-16, -72, 8, '#fff6e0', bare) +
      circle(14, -80, 6, '#fff6e0', bare) +
      circle(26, -58, 7, '#fff6e0', bare),
  },
  icecream: {
    grip: [0, -20],
    inHand: 0.7,
    draw: (p) =>
      path('M-22 -50 L22 -50 L0 6Z', p.drop('#e0a45a')) +
      circle(-14, -62, 20, p.ball('#fbe3c4')) +
      circle(14, -62, 20, p.ball('#f7a8c0')) +
      circle(0, -84, 20, p.ball('#a9dcc4')),
  },
  sprout: {
    grip: [0, -6],
    draw: (p) =>
      path('M-40 0 Q0 -24 40 0Z', '#7a5238') +
      line('M0 -8 Q-2 -40 0 -60', '#63ab5c', 8) +
      path('M0 -54 C-40 -60 -48 -92 -46 -96 C-14 -98 0 -80 0 -54Z', p.drop('#8fd07a')) +
      path('M0 -48 C36 -52 50 -84 46 -90 C16 -90 2 -74 0 -48Z', p.drop('#74bf68')),
  },
  robot: {
    onGround: 0.9,
    draw: (p) =>
      rect(-30, -52, 60, 46, 12, p.drop('#dfe6f2')) +
      rect(-26, -96, 52, 42, 14, p.drop('#eef2fa')) +
      rect(-19, -86, 38, 24, 10, '#1b2145', bare) +
      circle(-8, -74, 4.5, '#7df0ff', bare) +
      circle(8, -74, 4.5, '#7df0ff', bare) +
      line('M0 -96 L0 -110', '#8d96b5', 4) +
      circle(0, -114, 6, '#ffe27a'),
  },
  rocket: {
    onGround: 1.5,
    draw: (p) =>
      group(
        'transform="translate(0 -50) scale(.62)"',
        path('M-44 20 L-86 80 L-40 64Z M44 20 L86 80 L40 64Z', p.drop('#d9486a')),
        path('M0 -150 C52 -96 60 -10 44 66 L-44 66 C-60 -10 -52 -96 0 -150Z', p.tube('#f2f3fa')),
        path('M0 -150 C24 -126 38 -100 46 -72 Q0 -52 -46 -72 C-38 -100 -24 -126 0 -150Z', p.tube('#e8607a')),
        circle(0, -22, 25, '#5a678f'),
        circle(0, -22, 18, p.drop('#ffd98a'), bare),
        path('M-28 66 L28 66 L22 82 L-22 82Z', '#5a678f'),
      ),
  },
  boat: {
    onGround: 1.7,
    place: 'water',
    draw: (p) => ellipse(0, 6, 128, 20, '#8fd0e6', `${bare} opacity=".92"`) + ellipse(-8, 4, 96, 12, '#c4ecf6', `${bare} opacity=".8"`) + sailingBoat(p),
    ashore: (p) => group('transform="translate(0 -6) rotate(7)"', sailingBoat(p)),
  },
  door: {
    onGround: 1.9,
    shines: '#ffe9a8',
    draw: (p) =>
      p.glow(0, -70, 150, '#ffe9a8', 0.6) +
      path('M-54 0 L-54 -86 A54 58 0 0 1 54 -86 L54 0Z', p.drop('#8c97a6')) +
      path('M-42 0 L-42 -84 A42 47 0 0 1 42 -84 L42 0Z', p.drop('#8a5230')) +
      line('M-14 -126 L-14 0 M14 -126 L14 0', '#6b3d24', 3, 0.7) +
      circle(28, -52, 7, '#f4c65a') +
      path(starPath(0, -92, 14), '#ffdb5e', bare),
  },
  tent: {
    onGround: 1.6,
    draw: (p) =>
      path('M0 -112 L86 0 L-86 0Z', p.drop('#e0a14a')) +
      path('M0 -112 L26 0 L-26 0Z', '#6b4a52') +
      path('M0 -112 L30 -118 L30 -96 L0 -100Z', '#d9483f'),
  },
  snowman: {
    onGround: 1.2,
    draw: (p) =>
      circle(0, -34, 40, p.ball('#f7fbff')) +
      circle(0, -92, 28, p.ball('#f7fbff')) +
      circle(-9, -98, 4, '#2b2430', bare) +
      circle(9, -98, 4, '#2b2430', bare) +
      path('M0 -92 L26 -86 L0 -82Z', '#f08a3c') +
      path('M-28 -70 Q0 -56 28 -70 L28 -60 Q0 -46 -28 -60Z', '#d9486a'),
  },
});

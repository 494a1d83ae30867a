/** Things that stories name. Each is about 100 units tall, standing on 0,0 (its bottom centre). */
import type { Paper } from '../paper.ts';
import { bare, circle, ellipse, group, heartPath, line, path, rect, starPath, turned } from '../shapes.ts';

export interface Prop {
  draw: (paper: Paper) => string;
  /** The point a hand holds; absent for things too big to hold. */
  grip?: readonly [x: number, y: number];
  /** Scale in a hand (0.8). */
  inHand?: number;
  /** Size on the ground relative to 100 units (1). */
  onGround?: number;
  /** Gives light. */
  shines?: string;
  /** Belongs in the air or on water instead of on the ground. */
  place?: 'air' | 'water';
}

const gold = (paper: Paper): string => paper.linear([[0, '#ffe9a3'], [0.5, '#f0b945'], [1, '#b87d26']]);
const wood = (paper: Paper): string => paper.tube('#a06a3c');

export const PROPS: Record<string, Prop> = {
  lantern: {
    grip: [0, -112], shines: '#ffc66b', inHand: 0.85,
    draw: (p) => p.glow(0, -46, 120, '#ffc66b', 0.75) + line('M-20 -88 Q0 -122 20 -88', '#3a2a3e', 5) + path('M-26 -84 L26 -84 L18 -98 L-18 -98Z', '#4a3550') + rect(-24, -84, 48, 72, 8, p.linear([[0, '#ffe9a0'], [1, '#ff9f3a']])) + ellipse(0, -44, 11, 20, '#fff8d6', bare) + line('M-24 -80 L-24 -14 M0 -84 L0 -12 M24 -80 L24 -14', '#4a3550', 5) + rect(-31, -14, 62, 14, 6, '#4a3550'),
  },
  torch: { grip: [0, -20], shines: '#ffb45a', draw: (p) => p.glow(0, -96, 100, '#ffb45a', 0.7) + path('M-9 0 L9 0 L14 -66 L-14 -66Z', wood(p)) + path('M0 -140 C26 -104 26 -66 0 -62 C-26 -66 -26 -100 0 -140Z', '#ff9a3d') + path('M0 -112 C14 -92 14 -70 0 -66 C-14 -70 -14 -90 0 -112Z', '#ffe79a', bare) },
  candle: { grip: [0, -16], shines: '#ffd98a', inHand: 0.6, draw: (p) => p.glow(0, -96, 80, '#ffd98a', 0.7) + ellipse(0, -4, 34, 10, gold(p)) + rect(-13, -70, 26, 66, 5, '#fdf4e2') + path('M0 -108 C13 -90 12 -72 0 -70 C-12 -72 -13 -88 0 -108Z', '#ffb648') },
  key: { grip: [0, -76], inHand: 0.7, draw: (p) => `<circle cx="0" cy="-76" r="22" fill="none" stroke="#b87d26" stroke-width="17"/><circle cx="0" cy="-76" r="22" fill="none" stroke="#f4c65a" stroke-width="11"/>` + path('M-6 -54 L6 -54 L6 -20 L26 -20 L26 -8 L6 -8 L6 -2 L20 -2 L20 8 L-6 8Z', gold(p)) },
  map: { grip: [-34, -40], inHand: 0.9, draw: (p) => path('M-60 -78 L-20 -66 L20 -80 L60 -68 L60 -2 L20 -14 L-20 0 L-60 -12Z', p.linear([[0, '#fbeccb'], [1, '#e0c492']])) + line('M-20 -66 L-20 0 M20 -80 L20 -14', '#c3a06a', 3, 0.7) + line('M-46 -26 q14 -20 26 -8 t26 -12 t22 -10', '#b5543f', 4.5) + line('M34 -62 l12 12 M46 -62 l-12 12', '#c0392f', 5) + path('M-48 -56 q8 -12 16 0 q-8 6 -16 0Z', '#8fb27a', bare) },
  book: { grip: [0, -6], inHand: 0.8, draw: (p) => path('M-58 -12 Q-30 -26 0 -12 Q30 -26 58 -12 L58 -66 Q30 -80 0 -66 Q-30 -80 -58 -66Z', '#fff8ea') + path('M-64 -6 Q-30 -20 0 -4 Q30 -20 64 -6 L64 0 Q30 -12 0 4 Q-30 -12 -64 0Z', p.drop('#8c4a6e')) + line('M0 -66 L0 -10', '#d8c6ae', 4) + line('M-46 -54 Q-28 -62 -12 -54 M-46 -40 Q-28 -48 -12 -40 M12 -54 Q28 -62 46 -54 M12 -40 Q28 -48 46 -40', '#c9b8a6', 3.5, 0.8) },
  letter: { grip: [-30, -20], inHand: 0.7, draw: () => rect(-48, -64, 96, 62, 6, '#fdf6e6') + line('M-46 -60 L0 -26 L46 -60', '#d5bf9c', 4) + path(heartPath(0, -28, 12), '#d9486a', bare) },
  star: { grip: [0, -10], inHand: 0.8, shines: '#ffe27a', draw: (p) => p.glow(0, -46, 110, '#ffe9a0', 0.8) + path(starPath(0, -46, 48, 5, 0.5), p.ball('#ffd24f'), 'stroke-linejoin="round"') + ellipse(-14, -50, 5, 7, '#5a3a1e', bare) + ellipse(14, -50, 5, 7, '#5a3a1e', bare) + line('M-9 -38 Q0 -30 9 -38', '#5a3a1e', 4) },
  flower: { grip: [0, -16], inHand: 0.7, draw: () => line('M0 0 Q6 -30 0 -62', '#4d8f4e', 7) + path('M2 -26 Q30 -46 40 -26 Q22 -12 2 -26Z', '#63ab5c') + [0, 72, 144, 216, 288].map((a) => turned(a, 0, -76, ellipse(0, -98, 14, 20, '#ff8fae'))).join('') + circle(0, -76, 15, '#ffd75e') },
  bouquet: { grip: [0, -14], inHand: 0.8, draw: (p) => line('M-8 0 L-22 -60 M0 0 L0 -70 M8 0 L24 -58', '#4d8f4e', 6) + [[-26, -72, '#ff8fae'], [0, -88, '#ffd75e'], [26, -70, '#a98bea'], [-10, -62, '#fff'], [14, -58, '#ff9f6b']].map(([x, y, c]) => circle(Number(x), Number(y), 17, p.ball(String(c))) + circle(Number(x), Number(y), 6, '#fff3c4', bare)).join('') },
  balloon: { grip: [0, -2], inHand: 1, place: 'air', draw: (p) => line('M0 0 Q10 -40 0 -84', '#7a6a8a', 3) + path('M0 -88 C-52 -100 -58 -186 0 -190 C58 -186 52 -100 0 -88Z', p.ball('#e8506a')) + path('M-8 -80 L8 -80 L0 -92Z', '#c23c58') + ellipse(-20, -158, 9, 16, '#fff', `${bare} opacity=".6" transform="rotate(20 -20 -158)"`) },
  kite: { grip: [-6, -2], inHand: 1, place: 'air', draw: (p) => line('M-6 0 Q-30 -60 0 -110', '#7a6a8a', 3) + path('M0 -210 L46 -158 L0 -104 L-46 -158Z', p.ball('#f2654a')) + path('M0 -210 L46 -158 L0 -158Z M0 -104 L-46 -158 L0 -158Z', '#ffd05c', bare) + line('M0 -104 q16 14 2 28 q-16 14 2 28', '#4b86d6', 4) + path('M4 -78 l16 -8 l0 16Z M4 -78 l-14 -8 l0 16Z', '#8fd07a') },
  sword: { grip: [0, -16], inHand: 1, draw: (p) => path('M-9 -34 L-9 -152 L0 -170 L9 -152 L9 -34Z', p.linear([[0, '#f7fbff'], [0.5, '#cfdaea'], [0.51, '#9fb0ca'], [1, '#dfe8f4']], { x2: 1, y2: 0 })) + rect(-36, -40, 72, 12, 6, gold(p)) + rect(-7, -30, 14, 30, 5, '#7a4a2b') + circle(0, 4, 9, gold(p)) },
  shield: { grip: [0, -50], inHand: 0.85, draw: (p) => path('M-50 -104 Q0 -122 50 -104 L50 -48 Q44 4 0 30 Q-44 4 -50 -48Z', p.drop('#c8446a'), 'stroke="#f0c35a" stroke-width="9"') + line('M0 -106 L0 18 M-46 -56 L46 -56', '#f0c35a', 7) + circle(0, -56, 16, gold(p)) },
  wand: { grip: [0, -14], inHand: 0.9, shines: '#fff0a8', draw: (p) => line('M0 4 L0 -78', '#8a5a34', 9) + p.glow(0, -92, 60, '#fff0a8', 0.8) + path(starPath(0, -92, 25), '#ffdb5e') },
  staff: { grip: [0, -86], inHand: 1.15, shines: '#9fe8ff', draw: (p) => path('M-7 60 L7 60 L9 -126 L-9 -126Z', wood(p)) + line('M-8 -126 C-36 -140 -30 -184 0 -186 C26 -186 30 -160 16 -152', '#8a5a34', 11) + p.glow(0, -154, 60, '#9fe8ff', 0.8) + circle(0, -154, 17, p.ball('#7fd9f4')) },
  trident: { grip: [0, -60], inHand: 1.1, draw: () => line('M0 60 L0 -150 M-30 -150 Q-30 -104 0 -104 Q30 -104 30 -150', '#e9b23f', 10) + path('M0 -176 l14 30 l-28 0Z M-30 -172 l12 28 l-24 0Z M30 -172 l12 28 l-24 0Z', '#f4c65a') },
  crown: { grip: [0, -10], draw: (p) => path('M-50 -4 L-58 -66 L-26 -40 L0 -78 L26 -40 L58 -66 L50 -4Z', gold(p)) + circle(0, -26, 9, '#d9486a', bare) + circle(-28, -20, 6, '#4b86d6', bare) + circle(28, -20, 6, '#4b86d6', bare) },
  egg: { grip: [0, -30], shines: '#fff0b0', draw: (p) => p.glow(0, -44, 90, '#fff0b0', 0.5) + path('M0 -100 C38 -100 52 -48 46 -26 C38 4 -38 4 -46 -26 C-52 -48 -38 -100 0 -100Z', p.ball('#a9d8c8')) + [[-16, -66, 9], [16, -50, 12], [-20, -30, 10], [10, -82, 6], [26, -22, 7]].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#e9f6e4', bare)).join('') },
  apple: { grip: [0, -26], inHand: 0.6, draw: (p) => path('M0 -64 C40 -84 62 -40 44 -8 C34 8 14 4 0 0 C-14 4 -34 8 -44 -8 C-62 -40 -40 -84 0 -64Z', p.ball('#dc4a44')) + line('M0 -64 Q2 -82 12 -90', '#6b4128', 6) + path('M6 -78 Q32 -98 42 -80 Q24 -66 6 -78Z', '#63ab5c') },
  cake: { grip: [0, -4], draw: (p) => rect(-52, -44, 104, 42, 12, p.drop('#f7d6a6')) + path('M-52 -34 Q-52 -54 0 -54 Q52 -54 52 -34 Q40 -20 30 -32 Q16 -16 0 -32 Q-16 -16 -30 -32 Q-40 -20 -52 -34Z', '#f7a8c0') + line('M0 -54 L0 -80', '#fff3c4', 7) + path('M0 -100 C8 -90 8 -80 0 -78 C-8 -80 -8 -90 0 -100Z', '#ffb648') },
  cup: { grip: [0, -24], inHand: 0.6, draw: (p) => path('M-30 -54 L30 -54 L24 -4 Q0 6 -24 -4Z', p.drop('#6aa8d6')) + line('M30 -44 Q54 -38 28 -18', '#6aa8d6', 8) + line('M-8 -66 q-8 -10 0 -20 M10 -66 q8 -10 0 -20', '#fff', 4, 0.8) },
  ball: { grip: [0, -34], inHand: 0.7, draw: (p) => circle(0, -36, 36, p.ball('#f2f0ea')) + path('M0 -72 A36 36 0 0 1 31 -18 Q10 -34 0 -72Z', '#e8506a', bare) + path('M-31 -54 A36 36 0 0 0 -18 -5 Q-12 -36 -31 -54Z', '#4b86d6', bare) },
  gift: { grip: [0, -30], draw: (p) => rect(-42, -62, 84, 60, 7, p.drop('#7d5ac4')) + rect(-48, -72, 96, 20, 6, p.drop('#8f6ad6')) + rect(-8, -72, 16, 70, 0, '#ffd75e', bare) + path('M0 -72 C-14 -104 -46 -96 -34 -76Z M0 -72 C14 -104 46 -96 34 -76Z', '#ffd75e') },
  umbrella: { grip: [0, -14], inHand: 1, draw: (p) => line('M0 -120 L0 -6 Q0 10 -14 8', '#6b4a33', 6) + path('M-78 -92 C-70 -160 70 -160 78 -92 Q58 -108 40 -92 Q20 -108 0 -92 Q-20 -108 -40 -92 Q-58 -108 -78 -92Z', p.drop('#e8506a')) + line('M0 -142 L0 -94 M0 -142 Q-36 -120 -40 -94 M0 -142 Q36 -120 40 -94', '#b93a58', 3, 0.6) },
  telescope: { grip: [0, -40], inHand: 0.9, draw: (p) => turned(-30, 0, -40, rect(-50, -54, 50, 28, 6, gold(p)) + rect(-6, -60, 46, 40, 7, p.tube('#7a4a6e')) + rect(36, -66, 22, 52, 8, gold(p))) },
  compass: { grip: [0, -30], inHand: 0.7, draw: (p) => circle(0, -40, 40, gold(p)) + circle(0, -40, 30, '#fdf6e6', bare) + path('M0 -66 L8 -40 L-8 -40Z', '#d9483f', bare) + path('M0 -14 L8 -40 L-8 -40Z', '#5a6a8a', bare) + rect(-7, -92, 14, 14, 5, gold(p)) },
  magnifier: { grip: [20, -10], inHand: 0.9, draw: () => line('M10 -38 L32 0', '#7a4a2b', 13) + `<circle cx="-8" cy="-64" r="32" fill="#d9f2ff" fill-opacity=".6" stroke="#e0a93f" stroke-width="10"/>` + line('M-26 -74 Q-20 -88 -6 -88', '#fff', 5, 0.9) },
  crystal: { grip: [0, -20], shines: '#a9e8ff', inHand: 0.7, draw: (p) => p.glow(0, -54, 110, '#a9e8ff', 0.7) + path('M0 -108 L30 -70 L22 0 L-22 0 L-30 -70Z', p.tube('#7fc9ee')) + path('M0 -108 L8 -68 L4 0 L-22 0 L-30 -70Z', '#d4f3ff', `${bare} opacity=".6"`) },
  mushroom: { grip: [0, -16], draw: (p) => path('M-13 0 Q-8 -30 -11 -46 L11 -46 Q8 -30 14 0Z', p.drop('#fbeed4')) + path('M-46 -42 Q-42 -96 0 -98 Q42 -96 46 -42 Q0 -28 -46 -42Z', p.ball('#e2574a')) + circle(-16, -72, 8, '#fff6e0', bare) + circle(14, -80, 6, '#fff6e0', bare) + circle(26, -58, 7, '#fff6e0', bare) },
  shell: { grip: [0, -24], inHand: 0.6, draw: (p) => path('M0 0 C-60 -6 -62 -60 -44 -70 C-34 -88 -14 -86 0 -90 C14 -86 34 -88 44 -70 C62 -60 60 -6 0 0Z', p.ball('#f7b3c4')) + line('M0 -4 L-34 -64 M0 -4 L-12 -80 M0 -4 L12 -80 M0 -4 L34 -64', '#d9809c', 4, 0.7) },
  pearl: { grip: [0, -24], inHand: 0.7, shines: '#fff', draw: (p) => p.glow(0, -30, 70, '#fff', 0.6) + circle(0, -30, 28, p.radial([[0, '#ffffff'], [0.6, '#f6e4f2'], [1, '#cbb6e0']], { cx: 0.36, cy: 0.3, r: 0.8 })) },
  feather: { grip: [0, -8], inHand: 0.8, draw: (p) => path('M0 0 C-30 -40 -20 -90 14 -120 C34 -80 30 -36 0 0Z', p.drop('#5aa8d6')) + line('M0 6 Q4 -60 14 -116', '#fff', 4, 0.8) },
  bell: { grip: [0, -88], inHand: 0.7, draw: (p) => path('M-40 -10 Q-34 -20 -30 -50 Q-26 -80 0 -82 Q26 -80 30 -50 Q34 -20 40 -10Z', gold(p)) + circle(0, -4, 11, '#b87d26') + circle(0, -86, 8, '#f0b945') },
  drum: { grip: [0, -30], draw: (p) => path('M-48 -54 L-42 -4 Q0 10 42 -4 L48 -54Z', p.tube('#d9583f')) + ellipse(0, -56, 48, 15, '#fbf0dc') + line('M-44 -44 L-24 0 L0 -40 L24 0 L44 -44', '#f4c65a', 4) },
  flute: { grip: [0, -30], inHand: 0.9, draw: (p) => turned(-62, 0, -30, rect(-9, -90, 18, 110, 8, wood(p)) + [-60, -40, -20].map((y) => circle(0, y, 4, '#4a2f1e', bare)).join('')) },
  guitar: { grip: [0, -50], inHand: 0.9, draw: (p) => rect(-7, -140, 14, 80, 4, '#5f3a26') + path('M0 -72 C34 -76 34 -44 24 -38 C52 -26 44 12 0 12 C-44 12 -52 -26 -24 -38 C-34 -44 -34 -76 0 -72Z', p.ball('#d98a44')) + circle(0, -26, 14, '#5f3a26', bare) + line('M-3 -136 L-3 -4 M3 -136 L3 -4', '#fdf2da', 1.6) },
  paintbrush: { grip: [0, -20], inHand: 0.9, draw: (p) => path('M-6 10 L6 10 L9 -62 L-9 -62Z', wood(p)) + rect(-11, -76, 22, 18, 4, '#c8d2e0') + path('M-11 -76 Q-16 -104 2 -118 Q14 -100 11 -76Z', '#e8506a') },
  potion: { grip: [0, -40], inHand: 0.7, shines: '#8ff0b0', draw: (p) => p.glow(0, -34, 80, '#8ff0b0', 0.6) + path('M-12 -92 L12 -92 L12 -66 C48 -50 48 0 0 0 C-48 0 -48 -50 -12 -66Z', '#e6f6fb', 'fill-opacity=".75"') + path('M-36 -34 Q0 -44 36 -34 C38 -10 24 -4 0 -4 C-24 -4 -38 -10 -36 -34Z', p.drop('#58c98a'), bare) + rect(-10, -104, 20, 16, 4, '#a9794c') + circle(-10, -22, 5, '#dcffe6', bare) + circle(10, -16, 4, '#dcffe6', bare) },
  chest: { onGround: 1.1, shines: '#ffe27a', draw: (p) => p.glow(0, -60, 120, '#ffe27a', 0.7) + path('M-66 -58 Q-62 -104 0 -106 Q62 -104 66 -58Z', p.drop('#8f5a34')) + ellipse(0, -54, 62, 13, '#ffd75e', bare) + [[-34, -60], [-10, -66], [16, -64], [38, -60]].map(([x = 0, y = 0]) => circle(x, y, 10, gold(p), bare)).join('') + rect(-66, -54, 132, 54, 8, p.drop('#a06a3c')) + rect(-66, -54, 132, 9, 3, '#e0a93f', bare) + rect(-13, -50, 26, 26, 5, gold(p)) + circle(0, -38, 4, '#5f3a26', bare) },
  coin: { grip: [0, -24], inHand: 0.6, draw: (p) => circle(0, -30, 28, gold(p)) + path(starPath(0, -30, 14), '#b87d26', `${bare} opacity=".7"`) },
  mirror: { grip: [0, -10], inHand: 0.9, draw: (p) => rect(-7, -30, 14, 40, 6, gold(p)) + ellipse(0, -70, 36, 46, gold(p)) + ellipse(0, -70, 27, 37, p.linear([[0, '#eefaff'], [1, '#a9cfe8']]), bare) + line('M-12 -86 L8 -100', '#fff', 5, 0.9) },
  backpack: { draw: (p) => rect(-36, -86, 72, 86, 20, p.drop('#d9583f')) + rect(-24, -42, 48, 34, 10, p.drop('#e8795c')) + line('M-14 -86 Q0 -102 14 -86', '#a53a2a', 7) },
  pencil: { grip: [0, -30], inHand: 0.9, draw: () => turned(18, 0, -30, rect(-9, -92, 18, 84, 3, '#f4c23f') + path('M-9 -8 L9 -8 L0 14Z', '#f6dfb4') + path('M-3 6 L3 6 L0 14Z', '#4a3550', bare) + rect(-9, -104, 18, 16, 4, '#f08fa6')) },
  icecream: { grip: [0, -20], inHand: 0.7, draw: (p) => path('M-22 -50 L22 -50 L0 6Z', p.drop('#e0a45a')) + circle(-14, -62, 20, p.ball('#fbe3c4')) + circle(14, -62, 20, p.ball('#f7a8c0')) + circle(0, -84, 20, p.ball('#a9dcc4')) },
  sprout: { grip: [0, -6], draw: (p) => path('M-40 0 Q0 -24 40 0Z', '#7a5238') + line('M0 -8 Q-2 -40 0 -60', '#63ab5c', 8) + path('M0 -54 C-40 -60 -48 -92 -46 -96 C-14 -98 0 -80 0 -54Z', p.drop('#8fd07a')) + path('M0 -48 C36 -52 50 -84 46 -90 C16 -90 2 -74 0 -48Z', p.drop('#74bf68')) },
  seed: { grip: [0, -20], inHand: 0.6, shines: '#d6f5a8', draw: (p) => p.glow(0, -26, 60, '#d6f5a8', 0.7) + path('M0 -58 C30 -40 26 0 0 0 C-26 0 -30 -40 0 -58Z', p.ball('#a8763f')) },
  can: { grip: [0, -70], inHand: 0.8, draw: (p) => path('M-32 -56 L32 -56 L28 0 L-28 0Z', p.tube('#5aa8a0')) + line('M-26 -58 Q0 -92 26 -58', '#3f857e', 7) + path('M28 -30 L72 -62 L78 -54 L34 -12Z', p.drop('#4b938b')) },
  robot: { onGround: 0.9, draw: (p) => rect(-30, -52, 60, 46, 12, p.drop('#dfe6f2')) + rect(-26, -96, 52, 42, 14, p.drop('#eef2fa')) + rect(-19, -86, 38, 24, 10, '#1b2145', bare) + circle(-8, -74, 4.5, '#7df0ff', bare) + circle(8, -74, 4.5, '#7df0ff', bare) + line('M0 -96 L0 -110', '#8d96b5', 4) + circle(0, -114, 6, '#ffe27a') },
  rocket: { onGround: 1.5, draw: (p) => group('transform="translate(0 -50) scale(.62)"', path('M-44 20 L-86 80 L-40 64Z M44 20 L86 80 L40 64Z', p.drop('#d9486a')), path('M0 -150 C52 -96 60 -10 44 66 L-44 66 C-60 -10 -52 -96 0 -150Z', p.tube('#f2f3fa')), path('M0 -150 C24 -126 38 -100 46 -72 Q0 -52 -46 -72 C-38 -100 -24 -126 0 -150Z', p.tube('#e8607a')), circle(0, -22, 25, '#5a678f'), circle(0, -22, 18, p.drop('#ffd98a'), bare), path('M-28 66 L28 66 L22 82 L-22 82Z', '#5a678f')) },
  boat: { onGround: 1.7, place: 'water', draw: (p) => path('M-86 -30 Q0 -14 86 -30 Q70 8 0 10 Q-70 8 -86 -30Z', p.drop('#a4633a')) + line('M-84 -28 Q0 -12 84 -28', '#d99a5c', 6) + line('M0 -20 L0 -136', '#7a4a2b', 7) + path('M6 -134 Q64 -90 66 -38 L6 -34Z', p.drop('#fdf6e6')) + path('M-6 -120 Q-50 -84 -54 -40 L-6 -38Z', p.drop('#f2654a')) },
  door: { onGround: 1.9, shines: '#ffe9a8', draw: (p) => p.glow(0, -70, 150, '#ffe9a8', 0.6) + path('M-54 0 L-54 -86 A54 58 0 0 1 54 -86 L54 0Z', p.drop('#8c97a6')) + path('M-42 0 L-42 -84 A42 47 0 0 1 42 -84 L42 0Z', p.drop('#8a5230')) + line('M-14 -126 L-14 0 M14 -126 L14 0', '#6b3d24', 3, 0.7) + circle(28, -52, 7, '#f4c65a') + path(starPath(0, -92, 14), '#ffdb5e', bare) },
  tent: { onGround: 1.6, draw: (p) => path('M0 -112 L86 0 L-86 0Z', p.drop('#e0a14a')) + path('M0 -112 L26 0 L-26 0Z', '#6b4a52') + path('M0 -112 L30 -118 L30 -96 L0 -100Z', '#d9483f') },
  campfire: { onGround: 1, shines: '#ffb45a', draw: (p) => p.glow(0, -40, 150, '#ffb45a', 0.8) + line('M-40 -4 L34 -18 M40 -4 L-34 -18', '#7a4a2b', 15) + path('M0 -100 C34 -64 40 -20 0 -14 C-40 -20 -34 -56 0 -100Z', '#ff9a3d', bare) + path('M2 -66 C20 -46 20 -22 0 -18 C-20 -22 -16 -44 2 -66Z', '#ffe79a', bare) },
  snowman: { onGround: 1.2, draw: (p) => circle(0, -34, 40, p.ball('#f7fbff')) + circle(0, -92, 28, p.ball('#f7fbff')) + circle(-9, -98, 4, '#2b2430', bare) + circle(9, -98, 4, '#2b2430', bare) + path('M0 -92 L26 -86 L0 -82Z', '#f08a3c') + path('M-28 -70 Q0 -56 28 -70 L28 -60 Q0 -46 -28 -60Z', '#d9486a') },
  nest: { draw: (p) => ellipse(-16, -36, 16, 21, p.ball('#cfe6f2')) + ellipse(16, -36, 16, 21, p.ball('#f5e3c4')) + path('M-56 -30 Q0 -12 56 -30 Q48 4 0 4 Q-48 4 -56 -30Z', p.drop('#9a6c40')) + line('M-50 -22 Q0 -2 48 -20 M-40 -8 Q4 4 40 -10', '#c79a66', 4, 0.8) },
  rope: { grip: [0, -30], draw: () => `<ellipse cx="0" cy="-28" rx="36" ry="26" fill="none" stroke="#c79a5c" stroke-width="13"/>` + line('M24 -10 Q52 4 60 -6', '#c79a5c', 11) },
  scroll: { grip: [-30, -30], inHand: 0.8, draw: (p) => rect(-38, -70, 76, 64, 4, p.linear([[0, '#fdf0d4'], [1, '#e6cc9a']])) + rect(-46, -80, 92, 18, 9, p.drop('#d9b67c')) + rect(-46, -14, 92, 18, 9, p.drop('#d9b67c')) + line('M-24 -50 h48 M-24 -38 h40 M-24 -26 h46', '#b89a6a', 3.5, 0.7) },
  teddy: { grip: [0, -40], inHand: 0.8, draw: (p) => circle(-20, -84, 12, p.ball('#b07a4a')) + circle(20, -84, 12, p.ball('#b07a4a')) + ellipse(0, -28, 30, 30, p.ball('#b07a4a')) + circle(0, -66, 29, p.ball('#bb8654')) + ellipse(0, -57, 14, 11, '#f0d9b4', bare) + circle(-10, -72, 4, '#2b1a2e', bare) + circle(10, -72, 4, '#2b1a2e', bare) + circle(0, -61, 4, '#2b1a2e', bare) },
  tool: { grip: [0, -20], inHand: 0.9, draw: () => line('M0 8 L0 -70', '#c8442f', 13) + path('M-22 -112 L-10 -92 L10 -92 L22 -112 Q34 -84 10 -72 L-10 -72 Q-34 -84 -22 -112Z', '#aeb8cc') },
  broom: { grip: [0, -70], inHand: 1.1, draw: (p) => line('M0 30 L0 -150', '#8a5a34', 9) + path('M-12 24 L12 24 L34 96 L-34 96Z', p.drop('#dcae54')) + rect(-14, 18, 28, 12, 4, '#b9483f') },
  clock: { grip: [0, -40], draw: (p) => circle(0, -46, 44, gold(p)) + circle(0, -46, 35, '#fdf6e6', bare) + line('M0 -46 L0 -70 M0 -46 L16 -38', '#4a3550', 5) },
};

/** Which words of a story name which thing. */
export const PROP_WORDS: readonly (readonly [prop: string, words: RegExp])[] = [
  ['lantern', /lantern|lamp\b/i], ['torch', /\btorch/i], ['candle', /candle/i], ['key', /\bkeys?\b/i], ['map', /\bmaps?\b|chart\b/i],
  ['book', /\bbooks?\b|diary|storybook/i], ['letter', /\bletter|envelope|postcard/i], ['wand', /\bwand/i], ['staff', /\bstaff\b/i], ['sword', /\bsword/i], ['shield', /\bshield/i],
  ['balloon', /balloon/i], ['kite', /\bkite/i], ['egg', /\beggs?\b/i], ['crown', /\bcrown|tiara/i], ['apple', /\bapples?\b|fruit/i], ['cake', /\bcake|birthday|cupcake/i],
  ['gift', /\bgift|present\b|parcel/i], ['umbrella', /umbrella/i], ['telescope', /telescope|spyglass/i], ['compass', /compass/i], ['magnifier', /magnif|footprint|clue/i],
  ['crystal', /crystal|\bgem|jewel|diamond/i], ['mushroom', /mushroom|toadstool/i], ['pearl', /\bpearl/i], ['shell', /\bshells?\b|seashell/i], ['feather', /feather/i], ['bell', /\bbells?\b/i], ['drum', /\bdrum/i],
  ['flute', /flute|pipe\b/i], ['guitar', /guitar|lute|violin|banjo/i], ['paintbrush', /paintbrush|brush|paint/i], ['potion', /potion|bottle|elixir/i], ['chest', /treasure|chest\b/i],
  ['coin', /\bcoins?\b/i], ['mirror', /mirror/i], ['backpack', /backpack|rucksack/i], ['pencil', /pencil|crayon/i], ['icecream', /ice ?cream/i], ['sprout', /sprout|seedling|plant\b/i], ['seed', /\bseeds?\b|acorn/i],
  ['can', /watering can/i], ['rocket', /rocket|spaceship|starship/i], ['boat', /\bboat|sail|\bship\b|raft|canoe/i], ['door', /\bdoor|gate\b|portal/i], ['tent', /\btent|camp\b|camping/i], ['campfire', /campfire|bonfire/i],
  ['snowman', /snowman/i], ['nest', /\bnest/i], ['rope', /\brope/i], ['scroll', /scroll|parchment/i], ['teddy', /teddy|toy\b|doll\b/i], ['cup', /\bcup\b|\btea\b|cocoa|mug/i], ['ball', /\bball\b/i],
  ['bouquet', /bouquet|flowers/i], ['flower', /\bflower|rose\b|daisy|tulip/i], ['tool', /wrench|hammer|\btools?\b|repair/i], ['broom', /broom/i], ['clock', /clock|\bwatch\b/i], ['star', /\bstar\b|fallen star|little star/i], ['robot', /toy robot/i],
];

/** The things a text names, in the order of first mention. */
export function findProps(text: string): string[] {
  return PROP_WORDS.map(([prop, words]) => ({ prop, at: text.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ prop }) => prop);
}

/** Things by which a calling is known: nobody else carries them. */
import { gold, type Prop, wood } from './prop.ts';
import { bare, circle, ellipse, group, heartPath, line, path, rect, starPath, turned, twinklePath } from '../shapes.ts';

const CRESCENT = 'M14 -24 A26 26 0 1 0 22 12 A21 21 0 1 1 14 -24Z';

/** A bad dream: a shaggy shadow that is not half as bad as it looks. */
const nightmare = (x: number, y: number): string =>
  path(starPath(x, y, 42, 11, 0.8), '#4a3f7a', 'stroke-linejoin="round"') +
  circle(x - 11, y - 4, 8, '#ffffff', bare) + circle(x + 11, y - 4, 8, '#ffffff', bare) +
  circle(x - 9, y - 2, 4, '#2b1a2e', bare) + circle(x + 9, y - 2, 4, '#2b1a2e', bare) + line(`M${x - 8} ${y + 15} q8 -8 16 0`, '#ffffff', 4);

const card = (angle: number, sign: string): string =>
  turned(angle, 0, 0, rect(-23, -108, 46, 74, 7, '#fffaf0', 'stroke="#7a3f8f" stroke-width="5"'), group('transform="translate(0 -72)"', sign));

export const CALLINGS = {
  moonflag: { grip: [0, -30], inHand: 1.05, breadth: 90, draw: (p) => rect(-5, -190, 10, 230, 4, wood(p)) + circle(0, -194, 10, gold(p)) +
    path('M5 -184 Q46 -198 92 -180 L92 -100 Q46 -118 5 -104Z', p.drop('#2f3f8a')) +
    group('transform="translate(50 -142) scale(1.1)"', path(CRESCENT, '#ffe7a0', bare)) + path(starPath(72, -142, 11), '#ffe7a0', bare) },
  nightmarejar: { grip: [0, -14], inHand: 1.05, breadth: 62, draw: (p) => nightmare(0, -52) +
    path('M-46 -98 C-60 -84 -58 -20 -50 -4 Q0 10 50 -4 C58 -20 60 -84 46 -98Z', '#dff2fb', 'fill-opacity=".38" stroke="#8fb4d6" stroke-width="6"') + line('M-38 -78 C-44 -56 -42 -36 -38 -22', '#ffffff', 7, 0.9) +
    rect(-44, -122, 88, 26, 9, p.drop('#e0a93f')) + line('M-30 -109 h60', '#b87d26', 5) },
  teaset: { grip: [-48, -40], inHand: 1, breadth: 116, draw: (p) => line('M-10 -98 q-12 -14 0 -28 q12 -14 0 -26 M18 -94 q-10 -12 0 -24', '#b4c3cf', 8) +
    line('M-40 -64 Q-84 -54 -40 -14', '#a8432f', 13) + path('M34 -26 C60 -30 62 -66 84 -80 L98 -64 C84 -50 82 -20 40 -8Z', p.drop('#c2553a')) +
    ellipse(0, -36, 52, 42, p.ball('#d9663f')) + path('M-28 -72 Q0 -92 28 -72Z', '#f6ead2') + circle(0, -86, 9, '#f6ead2') +
    [[-20, -34], [4, -24], [24, -42]].map(([x = 0, y = 0]) => circle(x, y, 7, '#ffe6b8', bare)).join('') },
  mortar: { grip: [0, -20], inHand: 0.9, breadth: 56, draw: (p) => line('M14 -46 L46 -116', '#8a5a34', 15) + circle(48, -120, 12, '#a8713f') +
    [[-34, -58, -50], [-14, -66, -20], [12, -64, 14]].map(([x = 0, y = 0, a = 0]) => turned(a, x, y, path(`M${x} ${y + 12} C${x - 26} ${y} ${x - 20} ${y - 36} ${x} ${y - 46} C${x + 20} ${y - 36} ${x + 26} ${y} ${x} ${y + 12}Z`, p.drop('#5fae4e')))).join('') +
    path('M-52 -56 H52 C52 -20 34 -6 20 -4 L28 8 H-28 L-20 -4 C-34 -6 -52 -20 -52 -56Z', p.drop('#d8d2c6')) + rect(-58, -64, 116, 15, 7, '#c2baac') },
  fortunecards: { grip: [0, -12], inHand: 1.1, breadth: 70, draw: () => card(-34, path(CRESCENT, '#6a74b8', `${bare} transform="scale(.7)"`)) +
    card(34, path(heartPath(0, 0, 15), '#d9486a', bare)) + card(0, path(starPath(0, 0, 19), '#f2b33d', bare)) },
  shipwheel: { grip: [-58, -66], inHand: 0.9, breadth: 120, draw: (p) => [0, 45, 90, 135].map((a) => turned(a, 0, -66, rect(-6, -140, 12, 148, 6, wood(p)))).join('') +
    `<circle cx="0" cy="-66" r="48" fill="none" stroke="#8a5230" stroke-width="16"/><circle cx="0" cy="-66" r="48" fill="none" stroke="#c98f4a" stroke-width="5"/>` +
    circle(0, -66, 17, gold(p)) },
  firehose: { grip: [0, -20], inHand: 1, breadth: 110, draw: (p) => line('M-6 -10 C-30 30 -70 30 -64 66', '#d9483f', 19) +
    path('M-14 -34 L30 -50 L38 -28 L-4 -4Z', p.drop('#f2c14e')) + rect(28, -58, 14, 36, 5, '#8d98ae', 'transform="rotate(-20 34 -40)"') +
    path('M46 -54 C84 -90 128 -92 150 -54 C132 -64 122 -54 120 -42 C104 -56 76 -54 50 -36Z', p.linear([[0, '#4fb4ec'], [1, '#a6def8']])) +
    [[130, -22, 9], [152, -28, 7], [112, -14, 6]].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#6fc4ee', bare)).join('') },
  crystalball: { grip: [0, -6], inHand: 1, breadth: 50, shines: '#d6c4ff', draw: (p) => p.glow(0, -66, 110, '#d6c4ff', 0.9) + circle(0, -66, 52, p.radial([[0, '#fbf4ff'], [0.6, '#c3a9f4'], [1, '#7f62cc']])) +
    path('M-30 -58 C-20 -84 16 -84 22 -64 C26 -50 4 -44 -2 -56', 'none', 'stroke="#ffffff" stroke-width="7" stroke-linecap="round" opacity=".8"') + path(starPath(18, -90, 11), '#fff6c8', bare) + ellipse(-26, -90, 8, 14, '#ffffff', `${bare} opacity=".85" transform="rotate(34 -26 -90)"`) +
    path('M-34 -22 H34 L44 4 H-44Z', gold(p)) },
  bigtooth: { grip: [0, -8], inHand: 1, breadth: 56, draw: (p) => path('M-44 -74 C-46 -108 -16 -112 0 -100 C16 -112 46 -108 44 -74 C44 -48 34 -40 32 -8 C30 8 12 8 10 -12 C7 -32 -7 -32 -10 -12 C-12 8 -30 8 -32 -8 C-34 -40 -44 -48 -44 -74Z', p.linear([[0, '#ffffff'], [1, '#e2edff']]), 'stroke="#7f9fd8" stroke-width="6" stroke-linejoin="round"') +
    path(twinklePath(44, -108, 24), '#ffd24f', bare) + path(twinklePath(-48, -30, 15), '#ffd24f', bare) },
  swirl: { grip: [0, -4], inHand: 1, breadth: 120, draw: (p) => rect(-4, -60, 8, 66, 4, wood(p)) +
    line('M0 -60 C26 -116 84 -96 62 -60 C44 -30 10 -62 46 -88 C84 -112 128 -84 108 -44 C96 -22 66 -36 84 -58 C104 -80 140 -50 132 6', '#f2709a', 13) + line('M0 -60 C26 -116 84 -96 62 -60 M46 -88 C84 -112 128 -84 108 -44', '#ffb8d0', 5) },
  cradleharp: { grip: [-8, -40], inHand: 1.15, breadth: 70, draw: (p) => path('M-40 14 L-50 -104 C-24 -138 24 -128 54 -94 L42 -82 C16 -108 -14 -112 -30 -96 L-26 -8 L36 -78 L50 -68 L-18 20Z', p.drop('#4f7fd0')) +
    line('M-18 -94 L-16 -14 M0 -100 L0 -30 M18 -92 L16 -50', '#ffffff', 4) + path(starPath(-46, -112, 17), '#ffe27a', bare) },
  doctorbag: { grip: [0, -96], inHand: 0.95, breadth: 62, draw: (p) => line('M-24 -74 Q-24 -100 0 -100 Q24 -100 24 -74', '#5a3424', 11) +
    path('M-46 -80 H46 L60 2 H-60Z', p.drop('#8a5230'), 'stroke-linejoin="round"') + rect(-50, -86, 100, 16, 7, '#d9a84a') + circle(0, -34, 27, '#fffaf0', bare) +
    path('M-7 -52 H7 V-41 H18 V-27 H7 V-16 H-7 V-27 H-18 V-41 H-7Z', '#e0383f', bare) },
  firstaid: { grip: [0, -88], inHand: 0.9, breadth: 60, draw: (p) => line('M-22 -70 Q-22 -92 0 -92 Q22 -92 22 -70', '#b8434a', 10) +
    rect(-54, -72, 108, 76, 12, p.drop('#fdfbf6'), 'stroke="#d9483f" stroke-width="6"') + path('M-11 -60 H11 V-45 H26 V-23 H11 V-8 H-11 V-23 H-26 V-45 H-11Z', '#e0383f', bare) },
  pilgrimstaff: { grip: [0, -60], inHand: 1.1, draw: (p) => rect(-7, -168, 14, 236, 6, wood(p)) + circle(0, -170, 13, '#8a5a34') +
    line('M0 -140 Q26 -140 30 -120', '#7a5029', 5) + circle(30, -82, 24, p.ball('#d9863c')) + circle(30, -114, 15, p.ball('#e09a4a')) + line('M20 -100 h20', '#8a4a24', 5) },
  // A castle rises out of its pages, and stars out of that.
  storybook: { grip: [0, -4], inHand: 1.1, breadth: 74, draw: (p) => path('M-84 -14 Q-42 -34 0 -14 Q42 -34 84 -14 L74 -66 Q40 -82 0 -64 Q-40 -82 -74 -66Z', '#fff8ea', 'stroke="#d8c6ae" stroke-width="4"') +
    path('M-92 -8 Q-44 -28 0 -8 Q44 -28 92 -8 L92 2 Q44 -18 0 4 Q-44 -18 -92 2Z', p.drop('#c2334d')) +
    path('M-34 -50 V-112 H-18 V-98 H-6 V-112 H6 V-98 H18 V-112 H34 V-50 Q0 -40 -34 -50Z', p.drop('#a9c8f2')) + path('M-10 -46 V-64 Q0 -80 10 -64 V-46Z', '#6a4a8f', bare) +
    path('M-40 -112 L-26 -140 L-12 -112Z M12 -112 L26 -140 L40 -112Z', p.drop('#e2574c')) +
    path(starPath(-58, -112, 15), '#ffd24f', bare) + path(starPath(60, -120, 18), '#ffd24f', bare) + path(starPath(2, -150, 13), '#ffe9a3', bare) },
  oakstaff: { grip: [0, -54], inHand: 1.1, draw: (p) => path('M-9 66 L-6 -128 Q-30 -146 -22 -178 Q-8 -164 0 -150 Q10 -176 30 -182 Q28 -150 8 -126 L9 66Z', wood(p)) +
    [[-30, -176, -30], [34, -186, 30], [-22, -132, -70], [26, -138, 64]].map(([x = 0, y = 0, a = 0]) => turned(a, x, y, path(`M${x} ${y + 20} C${x - 18} ${y + 8} ${x - 16} ${y - 16} ${x} ${y - 24} C${x + 16} ${y - 16} ${x + 18} ${y + 8} ${x} ${y + 20}Z`, p.drop('#5fae4e')))).join('') +
    ellipse(16, -108, 10, 13, p.ball('#c98f4a')) + path('M4 -114 Q16 -130 28 -114Z', '#6b4630', bare) },
  clothrabbit: { grip: [0, -150], inHand: 0.85, draw: (p) => path('M-14 -92 C-34 -120 -30 -168 -12 -172 C4 -168 4 -120 -2 -92Z M14 -92 C34 -116 40 -150 26 -166 C8 -164 0 -124 4 -92Z', p.drop('#f2b8c8')) +
    ellipse(-26, -8, 15, 22, p.ball('#f6d9e0'), 'transform="rotate(14 -26 -8)"') + ellipse(26, -8, 15, 22, p.ball('#f6d9e0'), 'transform="rotate(-14 26 -8)"') +
    ellipse(0, -34, 31, 33, p.ball('#f6d9e0')) + ellipse(-32, -42, 11, 22, p.ball('#f2b8c8'), 'transform="rotate(24 -32 -42)"') + ellipse(32, -42, 11, 22, p.ball('#f2b8c8'), 'transform="rotate(-24 32 -42)"') +
    circle(0, -82, 30, p.ball('#f6d9e0')) + circle(-11, -86, 5, '#2b1a2e', bare) + line('M6 -91 L16 -81 M16 -91 L6 -81', '#2b1a2e', 4) + path('M-5 -75 H5 L0 -69Z', '#d9627a', bare) + rect(-13, -30, 26, 22, 3, '#8fb8e8', 'stroke="#5f8fc4" stroke-width="3" stroke-dasharray="5 4"') },
} satisfies Record<string, Prop>;

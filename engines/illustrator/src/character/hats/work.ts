/** What is worn at work: by cooks, builders, nurses, sailors, pilots and divers. */
import { shade } from '../../color.ts';
import { bare, circle, line, path, rect, starPath } from '../../shapes.ts';
import { flat, type HatTable } from './hat.ts';

export const HATS_OF_WORK = {
  chef: ({ paper }) =>
    flat(
      path(
        'M-88 -84 L-96 -140 C-150 -150 -140 -220 -84 -212 C-70 -258 70 -258 84 -212 C140 -220 150 -150 96 -140 L88 -84 Q0 -106 -88 -84Z',
        paper.drop('#fdfbf6'),
      ) + line('M-40 -150 L-36 -102 M0 -154 L0 -104 M40 -150 L36 -102', '#d8d0d8', 5, 0.7),
    ),
  cook: ({ paper: p, gold, color }) =>
    flat(
      path('M-88 -84 L-98 -170 C-152 -180 -140 -250 -84 -240 C-70 -286 70 -286 84 -240 C140 -250 152 -180 98 -170 L88 -84 Q0 -106 -88 ' +
        '-84Z', p.drop('#fdfbf6')) +
        path('M-92 -128 L-70 -146 L-46 -126 L-22 -148 L0 -126 L22 -148 L46 -126 L70 -146 L92 -128 L88 -84 Q0 -106 -88 -84Z', gold) +
        circle(0, -108, 10, color, bare),
    ),
  // Folded of paper and worn aslant, where a cook's is tall and stiff.
  baker: ({ paper: p, color }) =>
    flat(
      path('M-116 -74 Q-84 -164 8 -196 Q26 -202 40 -190 Q96 -146 118 -70 Q0 -112 -116 -74Z', p.drop('#fdf4e2')) +
        line('M-92 -96 Q-10 -150 24 -194 M30 -190 Q64 -140 96 -92', '#e0cfb4', 5, 0.7) +
        path('M-120 -84 Q0 -128 122 -80 L116 -50 Q0 -96 -114 -54Z', color) + line('M-104 -68 Q0 -108 106 -64', '#fdf4e2', 7, 0.8),
    ),
  hardhat: ({ paper }) =>
    flat(
      path('M-118 -66 C-118 -150 -62 -176 0 -176 C62 -176 118 -150 118 -66Z', paper.drop('#f4c23f')) +
        path('M-134 -66 Q0 -92 134 -66 L130 -48 Q0 -72 -130 -48Z', paper.drop('#dea82e')) +
        rect(-14, -182, 28, 96, 12, '#fbd765', bare),
    ),
  fire: ({ paper, gold }) =>
    flat(
      path('M-112 -70 C-112 -150 -60 -180 0 -180 C60 -180 112 -150 112 -70Z', paper.drop('#d9483f')) +
        path('M-160 -56 Q0 -104 160 -56 L150 -40 Q0 -76 -150 -40Z', paper.drop('#b93a34')) +
        path('M-26 -150 L26 -150 L30 -104 Q0 -84 -30 -104Z', gold),
    ),
  police: ({ paper, gold }) =>
    flat(
      path('M-120 -96 C-134 -160 -60 -172 0 -172 C60 -172 134 -160 120 -96 Q0 -124 -120 -96Z', paper.drop('#34508f')) +
        path('M-112 -98 Q0 -126 112 -98 L112 -70 Q0 -96 -112 -70Z', '#263a6b', bare) +
        path('M-104 -72 Q0 -100 104 -72 Q60 -44 0 -44 Q-60 -44 -104 -72Z', '#1d2440') +
        path(starPath(0, -128, 20), gold, bare),
    ),
  nurse: ({ paper }) =>
    flat(
      path('M-80 -92 C-84 -160 84 -160 80 -92 Q0 -118 -80 -92Z', paper.drop('#fdfbf6')) +
        path('M-8 -146 h16 v14 h14 v16 h-14 v14 h-16 v-14 h-14 v-16 h14Z', '#d9483f', bare),
    ),
  post: ({ paper: p }) => flat(path('M-120 -84 C-124 -150 -60 -166 0 -166 C60 -166 124 -150 120 -84 Q0 -116 -120 -84Z', p.drop('#3a5fae')) +
    path('M-112 -74 Q0 -108 112 -74 Q60 -44 0 -44 Q-60 -44 -112 -74Z', '#22386e') + rect(-34, -142, 68, 42, 5, '#fffaf0') +
    line('M-34 -142 L0 -116 L34 -142', '#d9483f', 6)),
  sailor: ({ paper }) =>
    flat(
      path('M-104 -84 C-128 -150 128 -150 104 -84Z', paper.drop('#fdfbf6')) +
        path('M-118 -98 Q0 -126 118 -98 L114 -62 Q0 -88 -114 -62Z', paper.drop('#f2f0ee')) +
        line('M-112 -76 Q0 -102 112 -76', '#34508f', 8),
    ),
  captain: ({ paper: p, gold }) =>
    flat(
      path('M-112 -92 C-160 -140 -120 -190 0 -194 C120 -190 160 -140 112 -92 Q0 -124 -112 -92Z', p.drop('#fdfbf6')) +
        path('M-112 -98 Q0 -128 112 -98 L110 -62 Q0 -92 -110 -62Z', '#2b3f7a', bare) +
        path('M-108 -66 Q0 -98 108 -66 Q60 -34 0 -34 Q-60 -34 -108 -66Z', '#1d2440') + line('M-104 -70 Q0 -100 104 -70', '#f2c14e', 8) +
        circle(0, -134, 31, gold) + line('M0 -152 V-114 M-14 -142 H14 M-18 -126 Q-12 -112 0 -112 Q12 -112 18 -126', '#2b3f7a', 6),
    ),
  southwester: ({ paper: p }) => flat(path('M-110 -60 C-110 -150 -56 -172 0 -172 C56 -172 110 -150 110 -60Z', p.drop('#f4c23f')) +
    path('M-176 -18 C-120 -90 120 -90 176 -18 Q90 -60 0 -60 Q-90 -60 -176 -18Z', p.drop('#e0a92c'))),
  detective: ({ paper }) =>
    flat(
      path('M-124 -56 C-126 -140 -66 -170 0 -170 C66 -170 126 -140 124 -56 Q0 -92 -124 -56Z', paper.drop('#a9835a')) +
        path('M-134 -52 Q0 -100 134 -52 Q0 -64 -134 -52Z', paper.drop('#8f6b46')) +
        line('M-90 -128 L90 -128 M-110 -98 L110 -98 M-50 -160 L-64 -76 M50 -160 L64 -76', '#7a5838', 4, 0.45),
    ),
  graduate: ({ paper }) =>
    flat(
      path('M-96 -70 L-96 -128 Q0 -150 96 -128 L96 -70 Q0 -100 -96 -70Z', paper.drop('#3a3466')) +
        path('M0 -190 L150 -140 L0 -96 L-150 -140Z', paper.drop('#4a437c')) +
        line('M0 -142 L104 -128 L104 -84', '#f2c14e', 6) +
        circle(104, -78, 10, '#f2c14e'),
    ),
  aviator: ({ paper }) =>
    flat(
      path(
        'M-124 20 C-134 -130 -66 -164 0 -164 C66 -164 134 -130 124 20 C112 44 102 36 106 0 Q96 -58 0 -66 Q-96 -58 -106 0 C-102 ' +
          '36 -112 44 -124 20Z',
        paper.drop('#8f5f3c'),
      ) +
        lenses(40, -100, 30, '#c9a04a'),
    ),
  goggles: () =>
    flat(
      line('M-121 -72 Q0 -104 121 -72', '#6b4a33', 15) +
        lenses(38, -88, 31, '#b58a3a'),
    ),
  bubble: () =>
    ({
      back: circle(0, -6, 176, '#d9efff', `${bare} opacity=".28"`),
      front:
        `<circle cx="0" cy="-6" r="176" fill="#ffffff" fill-opacity=".06" stroke="#eef6ff" stroke-width="9" stroke-opacity=".8"/>` +
        line('M-140 -70 C-124 -118 -92 -144 -52 -158', '#fff', 12, 0.85),
    }),
  dive: ({ paper: p }) => ({
    back: circle(0, -6, 178, p.ball('#c98f3c')),
    front:
      `<circle cx="0" cy="-6" r="150" fill="#bfe9fb" fill-opacity=".16" stroke="#d9a34a" stroke-width="30"/>` +
      [0, 60, 120, 180, 240, 300].map((a) => circle(Math.cos((a * Math.PI) / 180) * 150, -6 + Math.sin((a * Math.PI) / 180) * 150, 9,
        '#8c5a24', bare)).join('') +
      rect(-32, -206, 64, 30, 10, '#b07a34') +
      line('M-104 -60 C-90 -92 -70 -108 -44 -118', '#fff', 12, 0.8),
  }),
  helmet: ({ cloth, color }) =>
    flat(
      path('M-122 -40 C-126 -132 -66 -164 0 -164 C66 -164 126 -132 122 -40 Q0 -86 -122 -40Z', cloth) +
        path('M-18 -164 L18 -164 L16 -66 L-16 -66Z', shade(color, 0.14), bare),
    ),
  clown: ({ paper: p }) =>
    flat(
      [[-122, -40, 52, '#f2654a'], [122, -40, 52, '#f2654a'], [-116, -100, 50, '#f2a03c'], [116, -100, 50, '#f2a03c'],
        [-128, 18, 40, '#e5496a'], [128, 18, 40, '#e5496a']].map(([x, y, r, c]) =>
        circle(Number(x), Number(y), Number(r), p.ball(String(c)))).join('') +
        path('M-54 -116 L0 -236 L54 -116 Q0 -100 -54 -116Z', p.drop('#4b86d6')) +
        circle(0, -240, 18, '#ffd75e') +
        circle(-8, -160, 10, '#ffffff', bare) +
        circle(14, -130, 10, '#ffffff', bare),
    ),
} satisfies HatTable;

/** Two glasses that gleam, `apart` to each side of the middle. */
function lenses(apart: number, y: number, r: number, rim: string): string {
  const lens = (x: number): string =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#bfe4f4" stroke="${rim}" stroke-width="9"/>` +
    line(`M${x - 14} ${y - 10} q8 -12 20 -10`, '#fff', 5, 0.8);
  return lens(-apart) + lens(apart);
}

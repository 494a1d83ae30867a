/** What is worn in tales: by wizards, royalty, knights and little folk. */
import { shade } from '../../color.ts';
import { bare, bothSides, circle, ellipse, line, path, rect, starPath } from '../../shapes.ts';
import { flat, type HatTable } from './hat.ts';

export const HATS_OF_TALES = {
  wizard: ({ paper, cloth, gold, color }) =>
    flat(
      path('M-120 -66 C-80 -150 -52 -236 20 -318 C40 -312 46 -290 34 -280 C64 -216 86 -140 120 -66Z', cloth) +
        path(starPath(-20, -150, 18), '#ffe27a', bare) +
        path(starPath(36, -196, 12), '#ffe27a', bare) +
        path(starPath(48, -118, 14), '#ffe27a', bare) +
        path('M-184 -52 C-120 -112 120 -112 184 -52 C120 -28 -120 -28 -184 -52Z', paper.drop(shade(color, -0.05))) +
        path('M-122 -84 Q0 -124 122 -84 L126 -68 Q0 -104 -126 -68Z', gold, bare),
    ),
  witch: ({ paper, cloth, color, other }) =>
    flat(
      path('M-112 -70 C-70 -130 -50 -200 -20 -256 C4 -296 52 -306 84 -280 C58 -282 44 -270 46 -250 C64 -180 84 -120 112 -70Z', cloth) +
        path('M-182 -56 C-120 -108 120 -108 182 -56 C120 -32 -120 -32 -182 -56Z', paper.drop(shade(color, -0.04))) +
        path('M-112 -88 Q0 -124 112 -88 L116 -70 Q0 -104 -116 -70Z', shade(other, 0.02), bare) +
        rect(-20, -112, 40, 30, 6, 'none', 'stroke="#f2c14e" stroke-width="8"'),
    ),
  crown: ({ gold }) =>
    flat(
      path('M-74 -96 L-88 -172 L-44 -138 L0 -190 L44 -138 L88 -172 L74 -96 Q0 -120 -74 -96Z', gold) +
        circle(0, -136, 11, '#d9486a', bare) +
        bothSides(circle(44, -122, 8, '#4b86d6', bare) + circle(88, -174, 9, '#fff3c4', bare)) +
        circle(0, -192, 10, '#fff3c4', bare),
    ),
  tiara: ({ gold }) =>
    flat(
      path('M-84 -92 Q-40 -126 -22 -126 Q-6 -130 0 -164 Q6 -130 22 -126 Q40 -126 84 -92 Q0 -122 -84 -92Z', gold) +
        circle(0, -134, 10, '#f59ac0', bare) +
        bothSides(circle(42, -114, 6, '#fff', bare)),
    ),
  circlet: () => flat(line('M-116 -50 Q0 -104 116 -50', '#e9b23f', 8) + path('M0 -98 l12 15 l-12 20 l-12 -20Z', '#67d3c4')),
  flowers: () =>
    flat(
      [
        [-96, -78, '#ff9fbe'],
        [-62, -110, '#fff'],
        [-20, -126, '#ffd166'],
        [22, -126, '#ff9fbe'],
        [62, -110, '#b9a2f0'],
        [96, -78, '#fff'],
      ]
        .map(([x, y, c]) => blossom(Number(x), Number(y), String(c)))
        .join(''),
    ),
  knight: ({ paper, gold, color }) =>
    flat(
      path(
        'M-124 -22 C-126 -108 -78 -146 0 -146 C78 -146 126 -108 124 -22 Q104 -58 62 -62 Q30 -62 0 -42 Q-30 -62 -62 -62 Q-104 ' +
          '-58 -124 -22Z',
        paper.linear(
          [
            [0, '#dfe6f4'],
            [0.4, '#aab6cf'],
            [1, '#7c88a8'],
          ],
          { x2: 1 },
        ),
      ) +
        path('M-92 -84 Q-66 -130 -14 -134 Q-58 -110 -74 -70Z', '#fff', `${bare} opacity=".45"`) +
        path('M-11 -146 L11 -146 L9 -46 L0 -40 L-9 -46Z', gold, bare),
      path(
        'M-6 -140 Q-40 -220 -132 -200 Q-98 -188 -94 -170 Q-124 -174 -142 -150 Q-92 -152 -60 -120 Q-30 -110 6 -120Z',
        paper.drop(color),
      ),
    ),
  kettle: ({ paper: p }) =>
    flat(
      path('M-126 -58 C-128 -140 -72 -174 0 -174 C72 -174 128 -140 126 -58Z',
        p.linear([[0, '#dfe6f4'], [0.5, '#aab6cf'], [1, '#7c88a8']], { x2: 1 })) +
        path('M-172 -44 Q0 -108 172 -44 Q0 -72 -172 -44Z', '#8d98b4') +
        [-70, -30, 30, 70].map((x) => circle(x, -76 - (70 - Math.abs(x)) * 0.14, 6, '#6d7898', bare)).join(''),
    ),
  shako: ({ paper: p, gold }) =>
    flat(
      path('M-92 -70 L-84 -226 Q0 -250 84 -226 L92 -70 Q0 -98 -92 -70Z', p.drop('#2f3350')) +
        path('M-104 -62 Q0 -100 104 -62 Q60 -34 0 -34 Q-60 -34 -104 -62Z', '#1d2240') +
        path(starPath(0, -148, 34), gold, bare) +
        line('M-86 -106 Q0 -132 86 -106', '#f2c14e', 9) +
        path('M-14 -236 C-26 -290 26 -290 14 -236Z', '#e5373f'),
    ),
  pirate: ({ paper }) =>
    flat(
      path(
        'M-160 -72 C-120 -60 -100 -150 -52 -170 Q0 -190 52 -170 C100 -150 120 -60 160 -72 C140 -40 60 -66 0 -66 C-60 -66 -140 ' +
          '-40 -160 -72Z',
        paper.drop('#34304a'),
      ) +
        line('M-150 -68 C-110 -60 -92 -144 -48 -162 Q0 -180 48 -162 C92 -144 110 -60 150 -68', '#e9b23f', 6) +
        path(starPath(0, -112, 24), '#f4ead2', bare),
    ),
  jester: ({ paper, cloth, gold, other }) =>
    flat(
      path(
        'M-112 -66 C-150 -120 -176 -130 -196 -90 C-196 -170 -120 -200 -60 -150 C-30 -210 30 -210 60 -150 C120 -200 196 -170 196 ' +
          '-90 C176 -130 150 -120 112 -66 Q0 -104 -112 -66Z',
        cloth,
      ) +
        path(
          'M0 -190 C30 -196 50 -170 60 -150 C120 -200 196 -170 196 -90 C176 -130 150 -120 112 -66 Q56 -86 0 -88Z',
          paper.drop(other),
          bare,
        ) +
        bothSides(circle(196, -84, 16, gold)),
    ),
  halo: ({ paper }) =>
    flat(
      paper.glow(0, -176, 110, '#fff0b0', 0.6) +
        `<ellipse cx="0" cy="-176" rx="70" ry="17" fill="none" stroke="#ffdf7a" stroke-width="12"/>`,
    ),
  hood: ({ paper, cloth, color }) =>
    ({
      back: path('M-150 130 C-176 -60 -110 -190 6 -196 C120 -190 176 -60 150 130Z', paper.drop(shade(color, -0.08))),
      front: path(
        'M-150 130 C-176 -60 -110 -196 6 -200 C120 -196 176 -60 150 130 C126 140 112 110 116 60 C124 -40 96 -124 0 -124 C-96 ' +
          '-124 -124 -40 -116 60 C-112 110 -126 140 -150 130Z',
        cloth,
      ),
    }),
  leprechaun: ({ paper: p }) => flat(path('M-84 -88 L-92 -214 Q0 -236 92 -214 L84 -88Z', p.drop('#3f9a54')) +
    ellipse(0, -84, 142, 26, p.drop('#358a4a')) + path('M-86 -124 Q0 -102 86 -124 L85 -92 Q0 -72 -85 -92Z', '#22382c', bare) +
    rect(-24, -122, 48, 40, 5, 'none', 'stroke="#f2c14e" stroke-width="10"')),
  elf: ({ paper: p, gold, color, other }) =>
    flat(path('M-116 -56 C-100 -140 -40 -190 40 -226 C90 -240 150 -206 160 -150 C130 -176 104 -170 90 -150 C110 -120 114 -90 116 -56 ' +
      'Q0 -94 -116 -56Z', p.drop(color)) + path('M-124 -70 Q0 -108 124 -70 L126 -40 Q0 -74 -126 ' +
      '-40Z', p.drop(other)) + circle(160, -136, 17, gold)),
  seal: ({ paper: p }) => flat(path('M-136 60 C-156 -120 -70 -176 0 -176 C70 -176 156 -120 136 60 C120 -40 84 -84 0 -86 C-84 -84 -120 -40 -136 60Z',
    p.drop('#7f8ba0')) + circle(-44, -128, 10, '#2b2430', bare) + circle(44, -128, 10, '#2b2430', bare) +
    ellipse(0, -104, 17, 11, '#2b2430', bare) + line('M26 -102 L76 -110 M26 -96 L74 -94 M-26 -102 L-76 -110 M-26 -96 L-74 -94', '#dfe6f0',
      4)),
  seasons: ({ paper: p }) =>
    flat(
      [[-104, -64, '#ff9fbe'], [-78, -98, '#ff9fbe'], [-40, -120, '#63ab5c'], [0, -128, '#ffd24f'], [40, -120, '#e8803c'],
        [78, -98, '#c2542f'], [104, -64, '#eaf6ff']].map(([x, y, c]) => circle(Number(x), Number(y), 27, p.ball(String(c)))).join('') +
        line('M86 -64 h36 M104 -82 v36 M92 -76 l24 24 M116 -76 l-24 24', '#8fc4ee', 5),
    ),
  bones: ({ paper: p }) => flat(path('M-110 -66 Q0 -112 110 -66 L106 -44 Q0 -84 -106 -44Z', p.drop('#8a5a34')) +
    [-78, -40, 0, 40, 78].map((x, i) => {
      const tall = i === 2 ? 40 : 0;
      const tip = `Q${x - 10} ${-150 - tall} ${x} ${-170 - tall} Q${x + 12} ${-150 - tall}`;
      return path(`M${x - 15} -82 ${tip} ${x + 15} -82Z`, p.drop('#f4ead2'));
    }).join('')),
} satisfies HatTable;

const blossom = (x: number, y: number, color: string): string =>
  [0, 72, 144, 216, 288]
    .map((a) => `<ellipse cx="${x}" cy="${y - 15}" rx="10" ry="13" fill="${color}" transform="rotate(${a} ${x} ${y})"/>`)
    .join('') + circle(x, y, 9, '#f7b733', bare);

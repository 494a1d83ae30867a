/** Things worn on the head, for a head of radius 120: what is behind the head and what is on it. */
import { HATS_OF_TRADES } from './hats-of-trades.ts';
import { drawHeadscarf } from './headscarf.ts';
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, ellipse, line, path, rect, starPath } from '../shapes.ts';

export interface Hat {
  back: string;
  front: string;
}

const flat = (front: string, back = ''): Hat => ({ back, front });

/** Hats that sit tight: tall hair would poke through them. */
export const hatHidesHair = (hat: string): boolean => !['crown', 'tiara', 'flowers', 'halo', 'circlet', 'bubble'].includes(hat);

export function drawHat(paper: Paper, hat: string | undefined, color: string, other: string): Hat {
  const cloth = paper.drop(color);
  const gold = paper.linear([
    [0, '#ffe9a3'],
    [0.5, '#f0b945'],
    [1, '#c08428'],
  ]);
  switch (hat) {
    case 'wizard':
      return flat(
        path('M-120 -66 C-80 -150 -52 -236 20 -318 C40 -312 46 -290 34 -280 C64 -216 86 -140 120 -66Z', cloth) +
          path(starPath(-20, -150, 18), '#ffe27a', bare) +
          path(starPath(36, -196, 12), '#ffe27a', bare) +
          path(starPath(48, -118, 14), '#ffe27a', bare) +
          path('M-184 -52 C-120 -112 120 -112 184 -52 C120 -28 -120 -28 -184 -52Z', paper.drop(shade(color, -0.05))) +
          path('M-122 -84 Q0 -124 122 -84 L126 -68 Q0 -104 -126 -68Z', gold, bare),
      );
    case 'witch':
      return flat(
        path('M-112 -70 C-70 -130 -50 -200 -20 -256 C4 -296 52 -306 84 -280 C58 -282 44 -270 46 -250 C64 -180 84 -120 112 -70Z', cloth) +
          path('M-182 -56 C-120 -108 120 -108 182 -56 C120 -32 -120 -32 -182 -56Z', paper.drop(shade(color, -0.04))) +
          path('M-112 -88 Q0 -124 112 -88 L116 -70 Q0 -104 -116 -70Z', shade(other, 0.02), bare) +
          rect(-20, -112, 40, 30, 6, 'none', 'stroke="#f2c14e" stroke-width="8"'),
      );
    case 'crown':
      return flat(
        path('M-74 -96 L-88 -172 L-44 -138 L0 -190 L44 -138 L88 -172 L74 -96 Q0 -120 -74 -96Z', gold) +
          circle(0, -136, 11, '#d9486a', bare) +
          bothSides(circle(44, -122, 8, '#4b86d6', bare) + circle(88, -174, 9, '#fff3c4', bare)) +
          circle(0, -192, 10, '#fff3c4', bare),
      );
    case 'tiara':
      return flat(
        path('M-84 -92 Q-40 -126 -22 -126 Q-6 -130 0 -164 Q6 -130 22 -126 Q40 -126 84 -92 Q0 -122 -84 -92Z', gold) +
          circle(0, -134, 10, '#f59ac0', bare) +
          bothSides(circle(42, -114, 6, '#fff', bare)),
      );
    case 'circlet':
      return flat(line('M-116 -50 Q0 -104 116 -50', '#e9b23f', 8) + path('M0 -98 l12 15 l-12 20 l-12 -20Z', '#67d3c4'));
    case 'flowers':
      return flat(
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
      );
    case 'knight':
      return flat(
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
      );
    case 'pirate':
      return flat(
        path(
          'M-160 -72 C-120 -60 -100 -150 -52 -170 Q0 -190 52 -170 C100 -150 120 -60 160 -72 C140 -40 60 -66 0 -66 C-60 -66 -140 ' +
            '-40 -160 -72Z',
          paper.drop('#34304a'),
        ) +
          line('M-150 -68 C-110 -60 -92 -144 -48 -162 Q0 -180 48 -162 C92 -144 110 -60 150 -68', '#e9b23f', 6) +
          path(starPath(0, -112, 24), '#f4ead2', bare),
      );
    case 'explorer':
      return flat(
        path('M-96 -70 C-96 -150 -60 -178 0 -178 C60 -178 96 -150 96 -70Z', paper.drop('#c9a465')) +
          ellipse(0, -70, 168, 24, paper.drop('#b8925a')) +
          path('M-97 -96 Q0 -116 97 -96 L98 -78 Q0 -98 -98 -78Z', '#7a4a2b', bare),
      );
    case 'straw':
      return flat(
        path('M-92 -74 C-88 -150 -60 -164 0 -164 C60 -164 88 -150 92 -74Z', paper.drop('#f0cf7a')) +
          ellipse(0, -72, 172, 26, paper.drop('#e6bd5e')) +
          path('M-93 -96 Q0 -114 93 -96 L94 -78 Q0 -96 -94 -78Z', color, bare) +
          line('M-130 -70 Q0 -52 130 -70', '#c79a3e', 4, 0.5),
      );
    case 'chef':
      return flat(
        path(
          'M-88 -84 L-96 -140 C-150 -150 -140 -220 -84 -212 C-70 -258 70 -258 84 -212 C140 -220 150 -150 96 -140 L88 -84 Q0 -106 -88 -84Z',
          paper.drop('#fdfbf6'),
        ) + line('M-40 -150 L-36 -102 M0 -154 L0 -104 M40 -150 L36 -102', '#d8d0d8', 5, 0.7),
      );
    case 'hardhat':
      return flat(
        path('M-118 -66 C-118 -150 -62 -176 0 -176 C62 -176 118 -150 118 -66Z', paper.drop('#f4c23f')) +
          path('M-134 -66 Q0 -92 134 -66 L130 -48 Q0 -72 -130 -48Z', paper.drop('#dea82e')) +
          rect(-14, -182, 28, 96, 12, '#fbd765', bare),
      );
    case 'fire':
      return flat(
        path('M-112 -70 C-112 -150 -60 -180 0 -180 C60 -180 112 -150 112 -70Z', paper.drop('#d9483f')) +
          path('M-160 -56 Q0 -104 160 -56 L150 -40 Q0 -76 -150 -40Z', paper.drop('#b93a34')) +
          path('M-26 -150 L26 -150 L30 -104 Q0 -84 -30 -104Z', gold),
      );
    case 'police':
      return flat(
        path('M-120 -96 C-134 -160 -60 -172 0 -172 C60 -172 134 -160 120 -96 Q0 -124 -120 -96Z', paper.drop('#34508f')) +
          path('M-112 -98 Q0 -126 112 -98 L112 -70 Q0 -96 -112 -70Z', '#263a6b', bare) +
          path('M-104 -72 Q0 -100 104 -72 Q60 -44 0 -44 Q-60 -44 -104 -72Z', '#1d2440') +
          path(starPath(0, -128, 20), gold, bare),
      );
    case 'cap':
      return flat(
        path('M-122 -52 C-128 -136 -66 -168 0 -168 C66 -168 128 -136 122 -52 Q0 -92 -122 -52Z', cloth) +
          path('M-20 -70 C60 -92 150 -76 176 -40 C120 -52 60 -52 -10 -50Z', paper.drop(shade(color, -0.1))) +
          circle(0, -166, 10, shade(color, -0.1), bare),
      );
    case 'sailor':
      return flat(
        path('M-104 -84 C-128 -150 128 -150 104 -84Z', paper.drop('#fdfbf6')) +
          path('M-118 -98 Q0 -126 118 -98 L114 -62 Q0 -88 -114 -62Z', paper.drop('#f2f0ee')) +
          line('M-112 -76 Q0 -102 112 -76', '#34508f', 8),
      );
    case 'beanie':
      return flat(
        path('M-120 -50 C-126 -140 -66 -170 0 -170 C66 -170 126 -140 120 -50 Q0 -84 -120 -50Z', cloth) +
          path('M-126 -66 Q0 -100 126 -66 L128 -34 Q0 -66 -128 -34Z', paper.drop(other)) +
          circle(0, -176, 28, paper.ball('#fff6e6')),
      );
    case 'nurse':
      return flat(
        path('M-80 -92 C-84 -160 84 -160 80 -92 Q0 -118 -80 -92Z', paper.drop('#fdfbf6')) +
          path('M-8 -146 h16 v14 h14 v16 h-14 v14 h-16 v-14 h-14 v-16 h14Z', '#d9483f', bare),
      );
    case 'jester':
      return flat(
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
      );
    case 'detective':
      return flat(
        path('M-124 -56 C-126 -140 -66 -170 0 -170 C66 -170 126 -140 124 -56 Q0 -92 -124 -56Z', paper.drop('#a9835a')) +
          path('M-134 -52 Q0 -100 134 -52 Q0 -64 -134 -52Z', paper.drop('#8f6b46')) +
          line('M-90 -128 L90 -128 M-110 -98 L110 -98 M-50 -160 L-64 -76 M50 -160 L64 -76', '#7a5838', 4, 0.45),
      );
    case 'helmet':
      return flat(
        path('M-122 -40 C-126 -132 -66 -164 0 -164 C66 -164 126 -132 122 -40 Q0 -86 -122 -40Z', cloth) +
          path('M-18 -164 L18 -164 L16 -66 L-16 -66Z', shade(color, 0.14), bare),
      );
    case 'bubble':
      return {
        back: circle(0, -6, 176, '#d9efff', `${bare} opacity=".28"`),
        front:
          `<circle cx="0" cy="-6" r="176" fill="#ffffff" fill-opacity=".06" stroke="#eef6ff" stroke-width="9" stroke-opacity=".8"/>` +
          line('M-140 -70 C-124 -118 -92 -144 -52 -158', '#fff', 12, 0.85),
      };
    case 'hood':
      return {
        back: path('M-150 130 C-176 -60 -110 -190 6 -196 C120 -190 176 -60 150 130Z', paper.drop(shade(color, -0.08))),
        front: path(
          'M-150 130 C-176 -60 -110 -196 6 -200 C120 -196 176 -60 150 130 C126 140 112 110 116 60 C124 -40 96 -124 0 -124 C-96 ' +
            '-124 -124 -40 -116 60 C-112 110 -126 140 -150 130Z',
          cloth,
        ),
      };
    case 'headscarf':
      return drawHeadscarf(paper, color);
    case 'turban':
      return flat(
        path('M-126 -46 C-146 -130 -70 -184 0 -182 C70 -184 146 -130 126 -46 C80 -90 -80 -90 -126 -46Z', cloth) +
          line('M-120 -66 C-60 -120 40 -140 110 -110 M-104 -112 C-60 -150 20 -168 80 -152', shade(color, -0.12), 6, 0.5) +
          circle(0, -96, 14, '#e9b23f'),
      );
    case 'tophat':
      return flat(
        path('M-74 -92 L-84 -214 Q0 -236 84 -214 L74 -92Z', cloth) +
          path('M-76 -118 Q0 -96 76 -118 L75 -92 Q0 -70 -75 -92Z', shade(other, 0), bare) +
          path('M-134 -84 Q0 -52 134 -84 Q120 -106 76 -98 Q0 -78 -76 -98 Q-120 -106 -134 -84Z', paper.drop(shade(color, -0.05))),
      );
    case 'goggles':
      return flat(
        line('M-121 -72 Q0 -104 121 -72', '#6b4a33', 15) +
          [-38, 38]
            .map(
              (x) =>
                `<circle cx="${x}" cy="-88" r="31" fill="#bfe4f4" stroke="#b58a3a" stroke-width="9"/>` +
                line(`M${x - 14} -98 q8 -12 20 -10`, '#fff', 5, 0.8),
            )
            .join(''),
      );
    case 'aviator':
      return flat(
        path(
          'M-124 20 C-134 -130 -66 -164 0 -164 C66 -164 134 -130 124 20 C112 44 102 36 106 0 Q96 -58 0 -66 Q-96 -58 -106 0 C-102 ' +
            '36 -112 44 -124 20Z',
          paper.drop('#8f5f3c'),
        ) +
          [-40, 40]
            .map(
              (x) =>
                `<circle cx="${x}" cy="-100" r="30" fill="#bfe4f4" stroke="#c9a04a" stroke-width="9"/>` +
                line(`M${x - 14} -110 q8 -12 20 -10`, '#fff', 5, 0.8),
            )
            .join(''),
      );
    case 'halo':
      return flat(
        paper.glow(0, -176, 110, '#fff0b0', 0.6) +
          `<ellipse cx="0" cy="-176" rx="70" ry="17" fill="none" stroke="#ffdf7a" stroke-width="12"/>`,
      );
    case 'graduate':
      return flat(
        path('M-96 -70 L-96 -128 Q0 -150 96 -128 L96 -70 Q0 -100 -96 -70Z', paper.drop('#3a3466')) +
          path('M0 -190 L150 -140 L0 -96 L-150 -140Z', paper.drop('#4a437c')) +
          line('M0 -142 L104 -128 L104 -84', '#f2c14e', 6) +
          circle(104, -78, 10, '#f2c14e'),
      );
    default:
      return HATS_OF_TRADES[hat ?? '']?.(paper, color, other) ?? flat('');
  }
}

const blossom = (x: number, y: number, color: string): string =>
  [0, 72, 144, 216, 288]
    .map((a) => `<ellipse cx="${x}" cy="${y - 15}" rx="10" ry="13" fill="${color}" transform="rotate(${a} ${x} ${y})"/>`)
    .join('') + circle(x, y, 9, '#f7b733', bare);

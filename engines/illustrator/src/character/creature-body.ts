/** Skin, belly, armour, tail and wings of a creature. */
import type { CreatureParts } from './look.ts';
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, ellipse, limb, line, path, starPath } from '../shapes.ts';

export function bellyOf(paper: Paper, parts: CreatureParts): string {
  const shape = path(
    'M0 -200 C46 -200 64 -160 62 -124 C60 -84 36 -62 0 -62 C-36 -62 -60 -84 -62 -124 C-64 -160 -46 -200 0 -200Z',
    paper.drop(parts.belly),
    bare,
  );
  const bands =
    parts.skin === 'scales'
      ? line('M-52 -148 Q0 -132 52 -148 M-59 -120 Q0 -102 59 -120 M-52 -92 Q0 -74 52 -92', shade(parts.belly, -0.16), 4, 0.6)
      : '';
  return shape + bands;
}

export function skinMarks(paper: Paper, parts: CreatureParts): string {
  switch (parts.skin) {
    case 'rock':
      return (
        line(
          'M-70 -220 L-40 -190 L-60 -160 M60 -230 L44 -200 L76 -180 M-90 -110 L-60 -90 M88 -120 L64 -96 L76 -72',
          shade(parts.body, -0.14),
          6,
          0.7,
        ) +
        ellipse(-56, -216, 26, 12, '#8fae6a', `${bare} opacity=".85"`) +
        ellipse(66, -190, 18, 9, '#8fae6a', `${bare} opacity=".85"`)
      );
    case 'bark':
      return (
        line(
          'M-80 -200 Q-66 -150 -82 -96 M80 -210 Q66 -150 84 -100 M-40 -240 Q-30 -220 -40 -206 M36 -244 Q28 -224 40 -210',
          shade(parts.body, -0.13),
          6,
          0.7,
        ) + circle(70, -150, 12, shade(parts.body, -0.1), bare)
      );
    case 'fur':
      return line(
        'M-74 -210 l10 18 M-50 -232 l8 18 M74 -210 l-10 18 M50 -232 l-8 18 M-86 -150 l12 16 M86 -150 l-12 16',
        shade(parts.body, -0.1),
        5,
        0.6,
      );
    case 'scales':
      return bothSides(line('M74 -200 q10 8 18 0 M82 -172 q8 8 16 0 M78 -116 q8 8 16 0', shade(parts.body, 0.12), 4, 0.6));
    default:
      return bothSides(circle(80, -180, 7, shade(parts.body, 0.1), bare) + circle(88, -150, 5, shade(parts.body, 0.1), bare));
  }
}

export function furEdge(paper: Paper, color: string): string {
  const points = Array.from({ length: 41 }, (_, i) => {
    const a = (i / 40) * Math.PI * 2;
    const r = i % 2 ? 1.0 : 1.14;
    return `${Math.cos(a) * 104 * r} ${-156 + Math.sin(a) * 108 * r}`;
  });
  return path(`M${points.join(' L')}Z`, paper.drop(color), 'stroke-linejoin="round"');
}

export function armor(paper: Paper): string {
  const metal = paper.linear(
    [
      [0, '#e2e8f5'],
      [0.35, '#aab6cf'],
      [1, '#76829f'],
    ],
    { x2: 1 },
  );
  const gold = paper.linear([
    [0, '#ffe9a3'],
    [0.5, '#f0b945'],
    [1, '#b57a22'],
  ]);
  return (
    path('M-84 -232 Q0 -268 84 -232 Q98 -172 66 -132 Q34 -112 0 -104 Q-34 -112 -66 -132 Q-98 -172 -84 -232Z', metal) +
    path('M-72 -224 Q-40 -244 -20 -246 Q-60 -200 -56 -142 Q-92 -176 -72 -224Z', '#fff', `${bare} opacity=".35"`) +
    path(starPath(0, -178, 24), gold, bare) +
    path('M-70 -128 Q0 -92 70 -128 l4 18 Q0 -72 -74 -110Z', '#7a4a2b', bare)
  );
}

export function dragonTail(paper: Paper, parts: CreatureParts): string {
  const tip = path('M222 -172 l-34 -18 l38 -42 l26 50 Z', paper.drop(parts.wing));
  const spikes = parts.spikes
    ? [
        [128, -84, 10],
        [170, -88, -14],
        [203, -112, -46],
      ]
        .map(
          ([x = 0, y = 0, a = 0]) => `<path transform="translate(${x} ${y}) rotate(${a})" d="M-13 8 L0 -20 L13 8Z" fill="${parts.wing}"/>`,
        )
        .join('')
    : '';
  return (
    path(
      limb(
        [
          [50, -60],
          [140, -40],
          [205, -62],
          [232, -120],
          [222, -172],
        ],
        [90, 66, 46, 30, 14],
      ),
      paper.ball(parts.body),
    ) +
    (parts.skin === 'fur' ? circle(222, -180, 30, paper.ball(shade(parts.body, -0.08))) : tip) +
    spikes
  );
}

export function creatureWings(paper: Paper, parts: CreatureParts): string {
  const fill = paper.drop(parts.wing, 1.3);
  const rib = shade(parts.wing, -0.16);
  return bothSides(
    path('M60 -235 Q120 -352 236 -372 Q214 -330 232 -296 Q196 -300 190 -252 Q156 -268 138 -214 Q110 -226 70 -190Z', fill) +
      line('M64 -226 Q130 -330 232 -370 M70 -214 Q140 -280 230 -298 M72 -204 Q120 -240 188 -254', rib, 5, 0.7),
  );
}

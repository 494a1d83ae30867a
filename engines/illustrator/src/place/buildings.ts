/** What people, elves and time have built. Each stands on 0,0 and is drawn for a sheet 1024 high. */
import { GRAND } from './grand-buildings.ts';
import { HEROES } from './heroes/all.ts';
import { HOMES } from './homes.ts';
import type { Build } from './masonry.ts';
import { NATURE } from './natural-landmarks.ts';
import { bare, circle, line, path, rect } from '../shapes.ts';

export const BUILDINGS: Record<string, Build> = {
  ...GRAND,
  ...HOMES,
  ...NATURE,
  ...HEROES,
  domes: (site) =>
    [
      [-190, 92],
      [120, 64],
    ]
      .map(([x = 0, r = 0]) => {
        const p = site.paper;
        return (
          p.glow(x, -r * 0.3, r * 1.5, '#ffcf7a', 0.3) +
          path(
            `M${x - r} 0 A${r} ${r * 0.95} 0 0 1 ${x + r} 0Z`,
            p.linear(
              [
                [0, '#e6f1ff'],
                [0.5, '#cfe0f8'],
                [1, '#8698c0'],
              ],
              { x2: 0.8 },
            ),
            bare,
          ) +
          line(`M${x - r * 0.72} ${-r * 0.42} A${r} ${r} 0 0 1 ${x - r * 0.1} ${-r * 0.86}`, '#ffffff', r * 0.07, 0.75) +
          rect(
            x - r * 1.08,
            -r * 0.12,
            r * 2.16,
            r * 0.2,
            r * 0.08,
            p.linear([
              [0, '#eef3ff'],
              [1, '#8b97b8'],
            ]),
            bare,
          ) +
          path(
            `M${x - r * 0.22} ${-r * 0.1} V${-r * 0.36} A${r * 0.22} ${r * 0.24} 0 0 1 ${x + r * 0.22} ${-r * 0.36} V${-r * 0.1}Z`,
            '#ffd98a',
            bare,
          ) +
          [-0.6, 0.6].map((k) => circle(x + r * k, -r * 0.36, r * 0.12, '#ffd98a', `stroke="#9aa8c8" stroke-width="${r * 0.03}"`)).join('')
        );
      })
      .join(''),
  rocket: ({ paper: p }) =>
    '<g transform="translate(0 -66) rotate(5) scale(.95)">' +
    path('M-44 20 L-86 80 L-40 64Z M44 20 L86 80 L40 64Z', p.drop('#d9486a'), bare) +
    path('M0 -150 C52 -96 60 -10 44 66 L-44 66 C-60 -10 -52 -96 0 -150Z', p.tube('#f2f3fa'), bare) +
    path('M0 -150 C24 -126 38 -100 46 -72 Q0 -52 -46 -72 C-38 -100 -24 -126 0 -150Z', p.tube('#e8607a'), bare) +
    circle(0, -22, 25, '#5a678f', bare) +
    circle(0, -22, 18, '#ffd98a', bare) +
    path('M-28 66 L28 66 L22 82 L-22 82Z', '#5a678f', bare) +
    '</g>',
  balloons: (site) =>
    [
      [-260, -380, 1, '#e8606a'],
      [130, -440, 1.25, '#f2b33d'],
      [330, -330, 0.8, '#6aa8d6'],
    ]
      .map(
        ([x, y, k, c]) =>
          `<g transform="translate(${x} ${y}) scale(${k})">${path('M0 96 C-70 40 -84 -10 -84 -30 A84 84 0 0 1 84 -30 C84 -10 70 40 0 96Z', site.paper.ball(site.at(String(c))), bare)}` +
          `${path('M0 96 C-26 40 -30 0 -30 -30 Q-26 -100 0 -114 Q26 -100 30 -30 C30 0 26 40 0 96Z', '#fff6e4', 'stroke="none" opacity=".55"')}` +
          `${line('M-14 96 L-16 122 M14 96 L16 122', site.at('#8a5f3c'), 3)}` +
          `${rect(-20, 120, 40, 28, 6, site.at('#a9744c'), bare)}</g>`,
      )
      .join(''),
};

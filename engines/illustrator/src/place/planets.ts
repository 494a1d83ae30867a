/** The Earth as it is seen from the moon. */
import type { Paper } from '../paper.ts';
import { circle, path } from '../shapes.ts';

export const planetDisc = (paper: Paper, x: number, y: number, r: number): string => {
  const clip = paper.clip(`<circle cx="${x}" cy="${y}" r="${r}"/>`);
  const k = r / 150;
  return (
    paper.glow(x, y, r * 1.8, '#7fc8ff', 0.5) +
    `<g clip-path="${clip}" stroke="none">` +
    circle(
      x,
      y,
      r,
      paper.radial(
        [
          [0, '#8fe0ff'],
          [0.5, '#3b8fe6'],
          [1, '#163a8f'],
        ],
        { cx: 0.36, cy: 0.32, r: 0.75 },
      ),
    ) +
    `<g transform="translate(${x} ${y}) scale(${k})">` +
    path(
      'M-120 -70 Q-70 -110 -20 -90 Q10 -70 -22 -40 Q-30 0 -66 -6 Q-84 30 -110 10 Q-140 -30 -120 -70Z M30 0 Q80 -30 120 -4 Q140 40 ' +
        '102 80 Q68 120 46 86 Q10 50 30 0Z M-60 80 Q-30 70 -8 92 Q-18 126 -48 120Z',
      '#6cc48a',
    ) +
    path(
      'M-130 -10 Q-60 -30 20 -14 Q-40 2 -130 -10Z M-40 50 Q40 32 140 54 Q50 70 -40 50Z M-70 -110 Q0 -124 60 -108 Q0 -96 -70 -110Z',
      '#ffffff',
      'opacity=".75"',
    ) +
    '</g>' +
    circle(
      x,
      y,
      r,
      paper.radial(
        [
          [0, '#0b0f33', 0],
          [0.6, '#0b0f33', 0],
          [1, '#0b0f33', 0.75],
        ],
        { cx: 0.34, cy: 0.3, r: 0.85 },
      ),
    ) +
    '</g>'
  );
};

/** What the marks of powers are made of. Each mark is drawn around 0,0 and reaches about 80 to each side. */
import type { Paper } from '../../paper.ts';
import { bare, circle, line, path } from '../../shapes.ts';

export type DrawMark = (paper: Paper) => string;

export const leafAt = (paper: Paper, x: number, y: number, s: number, angle: number, color = '#5fb04e'): string =>
  `<g transform="translate(${x} ${y}) rotate(${angle})">${path(`M0 0 Q${s * 0.5} ${-s * 0.62} ${s} 0 Q${s * 0.5} ${s * 0.62} 0 0Z`, paper.drop(color))}${line(`M${s * 0.12} 0 H${s * 0.78}`, '#35763a', 3.5)}</g>`;

export const noteAt = (x: number, y: number, s: number, color: string): string =>
  line(`M${x} ${y} V${y - s} Q${x + s * 0.55} ${y - s * 0.85} ${x + s * 0.5} ${y - s * 0.35}`, color, s * 0.16) +
  `<ellipse cx="${x - s * 0.2}" cy="${y}" rx="${s * 0.28}" ry="${s * 0.21}" fill="${color}" transform="rotate(-18 ${x - s * 0.2} ${y})" ${bare}/>`;

export const bubbleAt = (x: number, y: number, r: number): string =>
  circle(x, y, r, '#bfeaff', `${bare} opacity=".75"`) +
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#3f9bd0" stroke-width="${Math.max(4, r * 0.13)}"/>` +
  circle(x - r * 0.34, y - r * 0.36, r * 0.22, '#ffffff', bare);

/** An arrow of one stroke: its shaft as a path, and the direction in degrees in which its tip at x, y points. */
export const arrow = (shaft: string, [x, y]: readonly [number, number], angle: number, color: string, width: number): string =>
  line(shaft, color, width) + `<g transform="translate(${x} ${y}) rotate(${angle})">${line(`M${-width * 1.7} ${-width * 1.7} L0 0 L${-width * 1.7} ${width * 1.7}`, color, width)}</g>`;

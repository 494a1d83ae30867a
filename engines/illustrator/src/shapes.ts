/** Marks as SVG text. A shape without a stroke of its own takes the outline of the style it is drawn in; `bare` keeps it out. */

export type Point = readonly [x: number, y: number];

export const bare = 'stroke="none"';

export const path = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}" ${extra}/>`;
export const circle = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${extra}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${extra}/>`;
export const rect = (x: number, y: number, width: number, height: number, round: number, fill: string, extra = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}" ${extra}/>`;
export const line = (d: string, color: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"` +
  (opacity === 1 ? '/>' : ` opacity="${opacity}"/>`);
export const group = (attributes: string, ...children: string[]): string => `<g ${attributes}>${children.join('')}</g>`;
export const moved = (x: number, y: number, scale: number, ...children: string[]): string =>
  group(`transform="translate(${x} ${y}) scale(${scale})"`, ...children);
export const turned = (angle: number, x: number, y: number, ...children: string[]): string =>
  group(`transform="rotate(${angle} ${x} ${y})"`, ...children);

/** The same marks on the right and, mirrored at x = 0, on the left. */
export const bothSides = (...children: string[]): string => children.join('') + group('transform="scale(-1 1)"', ...children);

/** Numbers from 0 to count - 1, each made into art. */
export const each = (count: number, draw: (i: number) => string): string => Array.from({ length: count }, (_, i) => draw(i)).join('');

/** A soft curve through the points (Catmull-Rom). */
export function smooth(points: readonly Point[], closed = true): string {
  const count = points.length;
  const at = (i: number): Point => {
    const index = closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i));
    return points[index] ?? [0, 0];
  };
  const [startX, startY] = at(0);
  let d = `M${startX} ${startY}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d +=
      ` C${b[0] + (c[0] - a[0]) / 6} ${b[1] + (c[1] - a[1]) / 6} ${c[0] - (e[0] - b[0]) / 6} ${c[1] - (e[1] - b[1]) / 6} ` +
      `${c[0]} ${c[1]}`;
  }
  return closed ? `${d}Z` : d;
}

/** Outline of a limb that follows the points with the given widths and has round ends. */
export function limb(points: readonly Point[], widths: readonly number[]): string {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach((point, i) => {
    const before = points[i - 1] ?? point;
    const after = points[i + 1] ?? point;
    const [nx, ny] = across(before, after);
    const half = (widths[i] ?? widths[widths.length - 1] ?? 10) / 2;
    left.push([point[0] + nx * half, point[1] + ny * half]);
    right.unshift([point[0] - nx * half, point[1] - ny * half]);
  });
  return smooth([...left, ...cap(points, widths, 'end'), ...right, ...cap(points, widths, 'start')]);
}

function across(from: Point, to: Point): Point {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 1;
  return [-dy / length, dx / length];
}

function cap(points: readonly Point[], widths: readonly number[], which: 'start' | 'end'): Point[] {
  const tip = which === 'end' ? points[points.length - 1] : points[0];
  const inner = which === 'end' ? points[points.length - 2] : points[1];
  if (!tip || !inner) return [];
  const [nx, ny] = across(inner, tip);
  const half = (which === 'end' ? widths[widths.length - 1] : widths[0]) ?? 10;
  return [[tip[0] + ny * half * 0.85, tip[1] - nx * half * 0.85]];
}

/** A star of five points by default; `inner` is the share of the radius in the notches. */
export function starPath(x: number, y: number, radius: number, points = 5, inner = 0.45): string {
  const corners: string[] = [];
  for (let i = 0; i < points * 2; i++) {
    const angle = (Math.PI * i) / points - Math.PI / 2;
    const reach = i % 2 ? radius * inner : radius;
    corners.push(`${x + Math.cos(angle) * reach} ${y + Math.sin(angle) * reach}`);
  }
  return `M${corners.join(' L')}Z`;
}

export const heartPath = (x: number, y: number, s: number): string =>
  `M${x} ${y + s * 0.9} C${x - s * 1.5} ${y - s * 0.1} ${x - s * 0.9} ${y - s * 1.1} ${x} ${y - s * 0.35}` +
  ` C${x + s * 0.9} ${y - s * 1.1} ${x + s * 1.5} ${y - s * 0.1} ${x} ${y + s * 0.9}Z`;

/** Four-armed twinkle. */
export const twinklePath = (x: number, y: number, s: number): string =>
  `M${x} ${y - s} Q${x} ${y} ${x + s} ${y} Q${x} ${y} ${x} ${y + s} Q${x} ${y} ${x - s} ${y} Q${x} ${y} ${x} ${y - s}Z`;

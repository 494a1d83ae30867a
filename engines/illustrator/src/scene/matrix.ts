/** The matrices of SVG transforms: how a group lies on what is around it. */

/** a, b, c, d, e, f of an SVG matrix */
export type Matrix = readonly [number, number, number, number, number, number];

export const SAME: Matrix = [1, 0, 0, 1, 0, 0];
const numbers = (text: string): number[] => (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);

/** What `inner` does, and then `outer`. */
export const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f,
];

export const onto = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [a * x + c * y + e, b * x + d * y + f];

export function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const whole = a * d - b * c || 1;
  return [d / whole, -b / whole, -c / whole, a / whole, (c * f - d * e) / whole, (b * e - a * f) / whole];
}

export function matrixOf(transform: string): Matrix {
  let whole = SAME;
  for (const [, kind, inside = ''] of transform.matchAll(/(translate|scale|rotate|matrix)\(([^)]*)\)/g)) whole = times(whole, stepOf(kind, numbers(inside)));
  return whole;
}

function stepOf(kind: string | undefined, all: readonly number[]): Matrix {
  const [one = 0, two, three = 0, four = 1, five = 0, six = 0] = all;
  if (kind === 'matrix') return [one, two ?? 0, three, four, five, six];
  if (kind === 'translate') return [1, 0, 0, 1, one, two ?? 0];
  return kind === 'scale' ? [one, 0, 0, two ?? one, 0, 0] : rotation(one, two ?? 0, three);
}

function rotation(degrees: number, x: number, y: number): Matrix {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

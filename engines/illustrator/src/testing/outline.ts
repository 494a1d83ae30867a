/** The geometry of a figure as a few numbers that can be kept: where its parts lie and how many marks it has. */

export interface Outline {
  /** left, top, right, bottom of the numbers of each part that the drawing names, in units of the figure */
  parts: Record<string, readonly number[]>;
  marks: number;
}

const numbers = (text: string): number[] => [...text.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));

function extent(mark: string): readonly number[] {
  const shape = / d="([^"]+)"/.exec(mark)?.[1];
  if (!shape) return numbers(/(?:cx|x)="[^"]*" (?:cy|y)="[^"]*"(?: rx?="[^"]*")?/.exec(mark)?.[0] ?? '').map(Math.round);
  const all = numbers(shape);
  const xs = all.filter((_, i) => i % 2 === 0);
  const ys = all.filter((_, i) => i % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(Math.round);
}

export function outlineOf(svg: string): Outline {
  const parts: Record<string, readonly number[]> = {};
  for (const [mark, part = ''] of svg.matchAll(/<[^<>]*data-part="([^"]+)"[^<>]*>/g)) {
    let name = part;
    while (parts[name]) name += "'";
    parts[name] = extent(mark);
  }
  return { parts, marks: [...svg.matchAll(/<(?:path|circle|ellipse|rect)\b/g)].length };
}

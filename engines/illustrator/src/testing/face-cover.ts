/** How much of each face of a finished scene is covered by what is painted after it: the picture is painted with and without. */
import { Resvg } from '@resvg/resvg-js';

export interface Cover {
  /** in the order in which they are painted */
  figure: number;
  /** share of the face, 0..1 */
  share: number;
  /** the layers that do it */
  by: string[];
}

interface Layer {
  name: string;
  from: number;
  to: number;
  face?: readonly [x: number, y: number, r: number];
}

const WIDTH = 360;
/** Where a head ends in ears, hair or a hat there is no face to cover. */
const FACE = 0.8;
/** Sum of the differences of red, green and blue from which a point looks different: a veil of light stays below. */
const OTHER = 90;

function layersOf(svg: string): Layer[] {
  return [...svg.matchAll(/<g data-layer="(\w+)"(?: data-face="([^"]*)")?>/g)].map(({ 0: opening, 1: name = '', 2: face, index: from }) => {
    let depth = 1;
    let to = from + opening.length;
    for (const tag of svg.slice(to).matchAll(/<(\/?)g\b[^>]*?(\/?)>/g)) {
      if (!tag[2]) depth += tag[1] ? -1 : 1;
      if (depth === 0) {
        to += tag.index + tag[0].length;
        break;
      }
    }
    const [x = 0, y = 0, r = 0] = (face ?? '').split(' ').map(Number);
    return { name, from, to, ...(face ? { face: [x, y, r] as const } : {}) };
  });
}

const without = (svg: string, layers: readonly Layer[]): string =>
  layers.toSorted((a, b) => b.from - a.from).reduce((left, { from, to }) => left.slice(0, from) + left.slice(to), svg);

interface Painted {
  pixels: Uint8Array;
  width: number;
  zoom: number;
}

const paint = (svg: string): Painted => {
  const { pixels, width } = new Resvg(svg, { fitTo: { mode: 'width', value: WIDTH }, font: { loadSystemFonts: false } }).render();
  return { pixels, width, zoom: width / Number(/viewBox="0 0 ([\d.]+)/.exec(svg)?.[1] ?? width) };
};

/** Share of the points of a face that differ. */
function shareOf(one: Painted, other: Painted, [x, y, r]: readonly [number, number, number]): number {
  let [all, covered] = [0, 0];
  const [cx, cy, reach] = [x * one.zoom, y * one.zoom, r * FACE * one.zoom];
  for (let row = Math.ceil(cy - reach); row <= cy + reach; row++)
    for (let column = Math.ceil(cx - reach); column <= cx + reach; column++) {
      if (Math.hypot(column - cx, row - cy) > reach) continue;
      all += 1;
      const at = (row * one.width + column) * 4;
      const differs = [0, 1, 2].reduce((sum, c) => sum + Math.abs((one.pixels[at + c] ?? 0) - (other.pixels[at + c] ?? 0)), 0);
      if (differs > OTHER) covered += 1;
    }
  return all ? covered / all : 0;
}

/** Faces of which more than `least` is covered. */
export function coveredFaces(svg: string, least = 0): Cover[] {
  const layers = layersOf(svg);
  const whole = paint(svg);
  return layers.flatMap((layer, i) => {
    const { face } = layer;
    const later = layers.slice(i + 1);
    if (!face || !later.length) return [];
    const bare = paint(without(svg, later));
    const share = shareOf(bare, whole, face);
    if (share <= least) return [];
    const by = later.filter((one) => shareOf(bare, paint(without(svg, later.filter((other) => other !== one))), face) > 0);
    return [{ figure: layers.slice(0, i).filter(({ face: other }) => other).length, share, by: by.map(({ name }) => name) }];
  });
}

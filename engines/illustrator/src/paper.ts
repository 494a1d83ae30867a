/** One sheet of paper: collects definitions and marks, hands out ids that are unique within this drawing. */
import { lightOf, shadowOf } from './color.ts';
import { compact } from './compact.ts';
import { circle, ellipse } from './shapes.ts';

/** Said of a colour: what is painted in it is painted in all of them. */
export const RAINBOW = '#e0709e';
const RAINBOW_STOPS: readonly Stop[] = [
  [0, '#f2838c'],
  [0.22, '#f8b36a'],
  [0.4, '#f8dd78'],
  [0.6, '#86d493'],
  [0.8, '#7cb6f0'],
  [1, '#b08ae6'],
];

export type Stop = readonly [offset: number, color: string, opacity?: number];

/** How gradients are laid on this sheet: `depth` scales every shading, `cel` makes steps instead of slopes. */
export interface Shading {
  depth: number;
  cel: boolean;
}

interface LinearLine {
  x1?: number;
  y1?: number;
  x2?: number;
  y2?: number;
}
interface RadialSpot {
  cx?: number;
  cy?: number;
  r?: number;
}

export class Paper {
  readonly width: number;
  readonly height: number;
  readonly shading: Shading;
  /** colours of things by their names, where a story tells them */
  dyes: ReadonlyMap<string, string> = new Map();
  /** How a thing is drawn that is broken: changes the marks of the whole one. */
  breaks: ReadonlyMap<string, (art: string) => string> = new Map();
  readonly #definitions: string[] = [];
  readonly #known = new Map<string, string>();
  readonly #marks: string[] = [];

  constructor(width: number, height: number, shading: Shading = { depth: 1, cel: false }) {
    this.width = width;
    this.height = height;
    this.shading = shading;
  }

  /** Registers a definition whose id is written as `ID`; equal definitions share one id. Returns the id. */
  define(markup: string): string {
    const known = this.#known.get(markup);
    if (known) return known;
    const id = `g${this.#known.size + 1}`;
    this.#known.set(markup, id);
    this.#definitions.push(markup.replace('ID', id));
    return id;
  }

  add(...marks: string[]): void {
    this.#marks.push(...marks);
  }

  /** Puts everything drawn so far into one group. */
  wrap(attributes: string): void {
    const all = this.#marks.splice(0);
    this.#marks.push(`<g ${attributes}>${all.join('')}</g>`);
  }

  linear(stops: readonly Stop[], { x1 = 0, y1 = 0, x2 = 0, y2 = 1 }: LinearLine = {}): string {
    const markup = `<linearGradient id="ID" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${writeStops(stops)}</linearGradient>`;
    return `url(#${this.define(markup)})`;
  }

  radial(stops: readonly Stop[], { cx = 0.5, cy = 0.5, r = 0.5 }: RadialSpot = {}): string {
    return `url(#${this.define(`<radialGradient id="ID" cx="${cx}" cy="${cy}" r="${r}">${writeStops(stops)}</radialGradient>`)})`;
  }

  /** Fill of something round, lit from the upper left. */
  ball(color: string, depth = 1): string {
    const by = depth * this.shading.depth;
    if (color === RAINBOW) return this.linear(RAINBOW_STOPS, { x1: 0.1, x2: 0.4 });
    if (by < 0.05) return color;
    const light = lightOf(color, 0.07 * by);
    const dark = shadowOf(color, 0.13 * by);
    const stops: Stop[] = this.shading.cel
      ? [
          [0, color],
          [0.74, color],
          [0.741, dark],
          [1, dark],
        ]
      : [
          [0, light],
          [0.55, color],
          [1, dark],
        ];
    return this.radial(stops, { cx: 0.4, cy: 0.3, r: 0.86 });
  }

  /** Fill of something hanging or standing: light above, shadow below. */
  drop(color: string, depth = 1): string {
    const by = depth * this.shading.depth;
    if (color === RAINBOW) return this.linear(RAINBOW_STOPS);
    if (by < 0.05) return color;
    const light = lightOf(color, 0.06 * by);
    const dark = shadowOf(color, 0.13 * by);
    return this.linear(
      this.shading.cel
        ? [
            [0, color],
            [0.7, color],
            [0.701, dark],
            [1, dark],
          ]
        : [
            [0, light],
            [0.5, color],
            [1, dark],
          ],
    );
  }

  /** Fill of a pillar or tube: light on the left third. */
  tube(color: string, depth = 1): string {
    const by = depth * this.shading.depth;
    if (color === RAINBOW) return this.linear(RAINBOW_STOPS);
    const edge = shadowOf(color, 0.08 * by);
    const stops: Stop[] = [
      [0, edge],
      [0.3, lightOf(color, 0.06 * by)],
      [0.62, color],
      [1, shadowOf(color, 0.16 * by)],
    ];
    return this.linear(stops, { x2: 1, y2: 0 });
  }

  /** Fill of hair in all colours: each has its own strands, side by side. */
  strands(): string {
    const edges = RAINBOW_STOPS.flatMap(([, color], at): Stop[] => [[at / RAINBOW_STOPS.length + 0.02, color], [(at + 1) / RAINBOW_STOPS.length - 0.02, color]]);
    return this.linear(edges, { x2: 1, y2: 0.12 });
  }

  glow(x: number, y: number, radius: number, color: string, strength = 0.8): string {
    return circle(
      x,
      y,
      radius,
      this.radial([
        [0, color, strength],
        [0.4, color, strength * 0.35],
        [1, color, 0],
      ]),
      'stroke="none"',
    );
  }

  softEllipse(x: number, y: number, rx: number, ry: number, color: string, strength: number): string {
    return ellipse(
      x,
      y,
      rx,
      ry,
      this.radial([
        [0, color, strength],
        [0.55, color, strength * 0.6],
        [1, color, 0],
      ]),
      'stroke="none"',
    );
  }

  blur(deviation: number): string {
    const box = 'x="-40%" y="-40%" width="180%" height="180%"';
    return `url(#${this.define(`<filter id="ID" ${box}><feGaussianBlur stdDeviation="${deviation}"/></filter>`)})`;
  }

  clip(shape: string): string {
    return `url(#${this.define(`<clipPath id="ID">${shape}</clipPath>`)})`;
  }

  /** What is white of the shape shows, what is clear does not. */
  mask(shape: string): string {
    return `url(#${this.define(`<mask id="ID">${shape}</mask>`)})`;
  }

  toSvg(): string {
    const size = `viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" height="${this.height}"`;
    const body = `<defs>${this.#definitions.join('')}</defs>${this.#marks.join('')}`;
    return compact(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body}</svg>`);
  }
}

function writeStops(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}

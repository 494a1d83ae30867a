/** What a hero of a place is painted with: shaded shapes in the light of the place. Every hero stands on 0,0, on a sheet 1024 high. */
import { shade } from '../../color.ts';
import { bare, circle, ellipse, line, path, rect } from '../../shapes.ts';
import { type Build, type Site, windowGlow } from '../masonry.ts';

export interface Brush {
  site: Site;
  lit: boolean;
  /** shaded from above */
  shape: (d: string, color: string) => string;
  flat: (d: string, color: string, opacity?: number) => string;
  box: (x: number, y: number, w: number, h: number, round: number, color: string) => string;
  /** round like a pillar */
  post: (x: number, y: number, w: number, h: number, color: string) => string;
  ball: (x: number, y: number, r: number, color: string) => string;
  oval: (x: number, y: number, rx: number, ry: number, color: string, opacity?: number) => string;
  stroke: (d: string, color: string, width: number, opacity?: number) => string;
  glow: (x: number, y: number, r: number, color: string, strength?: number) => string;
  pane: (x: number, y: number, w: number, h: number) => string;
  put: (x: number, y: number, scale: number, art: string, turn?: number) => string;
  darker: (color: string, step?: number) => string;
}

export type Hero = (brush: Brush) => string;

/** Flames, lamps and stars keep their colour in the dark. */
const LUMINOUS = new Set(
  (
    '#ff8a3d #ffd36a #ffe27a #fff3c4 #ffe9ad #fff3a8 #ffe08a #ffe9a0 #ffe6a0 #ff7a34 #ffb84a #ffb45a #fffbe0 #fff0b0 #ffc85a #ff9a3d ' +
    '#ffe6b0 #ffe9b0 #ff9a6a #fdf3c8 #fff3b0'
  ).split(' '),
);

export function brushFor(site: Site): Brush {
  const { paper } = site;
  const at = (color: string): string => (LUMINOUS.has(color) ? color : site.at(color));
  return {
    site,
    lit: site.lit,
    shape: (d, color) => path(d, paper.drop(at(color)), bare),
    flat: (d, color, opacity = 1) => path(d, at(color), `${bare} opacity="${opacity}"`),
    box: (x, y, w, h, round, color) => rect(x, y, w, h, round, paper.drop(at(color)), bare),
    post: (x, y, w, h, color) => rect(x, y, w, h, Math.min(6, w / 4), paper.tube(at(color)), bare),
    ball: (x, y, r, color) => circle(x, y, r, paper.ball(at(color)), bare),
    oval: (x, y, rx, ry, color, opacity = 1) => ellipse(x, y, rx, ry, at(color), `${bare} opacity="${opacity}"`),
    stroke: (d, color, width, opacity = 1) => line(d, at(color), width, opacity),
    glow: (x, y, r, color, strength = 0.6) => paper.glow(x, y, r, color, strength),
    pane: (x, y, w, h) => windowGlow(site, x, y, w, h),
    put: (x, y, scale, art, turn = 0) => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${art}</g>`,
    darker: (color, step = 0.08) => shade(color, -step),
  };
}

/** From the middle to an edge of the sheet, in units of the hero. */
export const edgeOf = ({ site }: Brush): number => site.edge ?? 480;

/** Heroes as the builders of the painters. */
export const asBuilds = <K extends string>(heroes: Record<K, Hero>): Record<K, Build> =>
  Object.fromEntries(Object.entries<Hero>(heroes).map(([name, hero]) => [name, (site: Site) => hero(brushFor(site))])) as Record<K, Build>;

export { each } from '../../shapes.ts';

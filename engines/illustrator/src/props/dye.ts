/** Gives a thing the colour that its story tells: a purple umbrella, a silver key. */
import { clamp, fromPolar, polar } from '../color.ts';
import { Paper, type Stop } from '../paper.ts';
import type { Prop } from './prop.ts';

type Change = (color: string) => string;

/** Chroma from which on something has a colour at all. */
const COLORED = 0.045;
/** Degrees of hue within which shades are of one colour. */
const ALIKE = 42;
const HEX = /(?<!url\()#[0-9a-f]{6}\b/gi;

const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** A paper that lays its fills in other colours. */
function through(paper: Paper, change: Change): Paper {
  const stops = (all: readonly Stop[]): Stop[] => all.map(([at, color, opacity]) => (opacity === undefined ? [at, change(color)] : [at, change(color), opacity]));
  const own: Partial<Paper> = {
    ball: (color, depth) => paper.ball(change(color), depth),
    drop: (color, depth) => paper.drop(change(color), depth),
    tube: (color, depth) => paper.tube(change(color), depth),
    linear: (all, line) => paper.linear(stops(all), line),
    radial: (all, spot) => paper.radial(stops(all), spot),
  };
  return new Proxy(paper, {
    get(target, key) {
      const value: unknown = own[key as keyof Paper] ?? target[key as keyof Paper];
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** The colour that most of a thing has; of white things their white. */
function mainOf(draw: Prop['draw']): string {
  const found: string[] = [];
  const art = draw(through(new Paper(1, 1), (color) => {
    found.push(color, color);
    return color;
  }));
  found.push(...(art.match(HEX) ?? []));
  return mostOf(found);
}

/** Of so many colours the one that has most shades; of white things their white. */
function mostOf(found: readonly string[]): string {
  const colored = found.filter((color) => polar(color).c > COLORED);
  const among = colored.length ? colored : found;
  const weight = (color: string): number => among.reduce((sum, other) => sum + (apart(polar(color).h, polar(other).h) < ALIKE ? 1 : 0), 0);
  return among.reduce((best, color) => (weight(color) > weight(best) ? color : best), among[0] ?? '#888888');
}

/** @param color what the thing is told to be: lights and shadows keep their distance from it */
export function dyedIn(paper: Paper, color: string, draw: Prop['draw']): string {
  const change = towards(color, mainOf(draw));
  return draw(through(paper, change)).replaceAll(HEX, change);
}

/** Lays shades of a main colour in another one. */
function towards(color: string, mainColor: string): Change {
  const main = polar(mainColor);
  const wanted = polar(color);
  const isPale = main.c <= COLORED;
  return (own) => {
    if (!/^#[0-9a-f]{6}$/i.test(own)) return own;
    const { l, c, h } = polar(own);
    if (isPale ? c > COLORED || l < 0.6 : c <= COLORED || apart(h, main.h) > ALIKE) return own;
    return fromPolar({ l: clamp(wanted.l + (l - main.l) * 0.8, 0.16, 0.98), c: isPale ? wanted.c : wanted.c * clamp(c / main.c, 0.35, 1.25), h: wanted.h });
  };
}

/** For what asks for each of its colours: the change that gives it another main colour. @param draw asks for all of them */
export function dyeOf(color: string, draw: (at: Change) => void): Change {
  const found: string[] = [];
  draw((own) => {
    found.push(own);
    return own;
  });
  return towards(color, mostOf(found));
}

/** Things that a paper may have in another colour than their own, or broken. */
export function dyeable<Name extends string>(props: Record<Name, Prop>): Record<Name, Prop> {
  const dyed = (name: string, draw: Prop['draw']): Prop['draw'] => (paper) => {
    const color = paper.dyes.get(name);
    const whole = color ? dyedIn(paper, color, draw) : draw(paper);
    return paper.breaks.get(name)?.(whole) ?? whole;
  };
  return Object.fromEntries(
    Object.entries<Prop>(props).map(([name, prop]) => [name, { ...prop, draw: dyed(name, prop.draw), ...(prop.inUse ? { inUse: dyed(name, prop.inUse) } : {}), ...(prop.ashore ? { ashore: dyed(name, prop.ashore) } : {}) }]),
  ) as Record<Name, Prop>;
}

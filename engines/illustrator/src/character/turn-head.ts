/** Turns a head that was drawn from the front by three quarters: what lies on it moves to where it looks, and becomes narrow on the far side and wide on the near one. */
import { inverse, type Matrix, matrixOf, onto, SAME, times } from '../scene/matrix.ts';
import type { Stance } from './figure.ts';
import { mapPath } from './map-path.ts';

/** A round head, its middle at 0,0. */
interface Ball {
  /** half of its width */
  r: number;
  /** how far the middle of the face moves in a whole turn, as a share of `r` */
  far?: number;
  /** looks up (-1) or down (1) */
  nod?: number;
}

/** How far the middle of a face moves in a whole turn: more would fold the far side. */
const FAR = 0.38;
/** A chin moves on to where the face looks, and a crown back. */
const CHIN = 0.055;

type Map = (x: number, y: number) => { x: number; y: number; wide: number; tall: number };

/** Where a point of the face goes, and how large what is drawn around it becomes. Both edges of the head stay where they are. */
export function turning(turn: number, { r, far = FAR, nod = 0 }: Ball): Map {
  const side = turn < 0 ? -1 : 1;
  const whole = Math.abs(turn) * far;
  return (x, y) => {
    // A ball is narrower above and below its middle, and a jaw is narrower than a crown.
    const half = r * Math.sqrt(Math.max(LEAST, 1 - (y / ((y > 0 ? JAW : CROWN) * r)) ** 2));
    const n = (x * side) / half;
    if (Math.abs(n) >= 1) return { x, y, wide: 1, tall: 1 };
    const moves = n > 0 ? (1 - n ** 2) * (1 - n * EDGE) : 1 - n ** 4;
    const slope = n > 0 ? -2 * n * (1 - n * EDGE) - EDGE * (1 - n ** 2) : -4 * n ** 3;
    return {
      x: x + side * half * whole * moves,
      y: y + nod * NOD * half * (1 - n ** 2),
      wide: Math.max(0.5, Math.min(1.3, 1 + whole * slope)),
      tall: 1 - 0.16 * n * Math.abs(turn),
    };
  };
}

/** How far a face goes up and down, as a share of the head. */
const NOD = 0.09;
const CROWN = 1.25;
const JAW = 1.12;
const LEAST = 0.3;
/** How much less moves near the far edge. */
const EDGE = 0.35;

/** Whoever looks up or down does so with the whole face. */
export const nodOf = ({ gaze, feeling }: Pick<Stance, 'gaze' | 'feeling'>): number =>
  Math.max(-1, Math.min(1, gaze.y + feeling.gazeY * 0.5));

/** What goes around it as a whole: an eye is clipped by a shape that is written elsewhere. */
export const whole = (x: number, y: number, art: string): string => `<g data-turn="${x} ${y}">${art}</g>`;

/** What stays where it is on a head that turns. */
export const still = (art: string): string => (art ? `<g data-still="">${art}</g>` : '');

/** The marks of a face, moved; the outline of the skull stays what it is. */
export function turnFace(art: string, turn: number, ball: Ball): string {
  if (!turn && !ball.nod) return art;
  const map = turning(turn, ball);
  const groups: { matrix: Matrix; isMoved: boolean }[] = [];
  return art.replaceAll(/<(\/?)(g|path|circle|ellipse|rect)\b([^>]*)>/g, (mark: string, close: string, tag: string, inside: string) => {
    if (close) {
      groups.pop();
      return mark;
    }
    const outer = groups.at(-1) ?? { matrix: SAME, isMoved: false };
    const transform = / transform="([^"]*)"/.exec(inside)?.[1];
    const matrix = transform ? times(outer.matrix, matrixOf(transform)) : outer.matrix;
    if (tag === 'g') {
      const anchor = / data-turn="([^"]*)"/.exec(inside)?.[1];
      const goesAlone = anchor !== undefined || inside.includes('clip-path') || inside.includes('data-still');
      groups.push({ matrix, isMoved: outer.isMoved || goesAlone });
      return anchor && !outer.isMoved ? asOne(anchor, matrix, map, mark) : mark;
    }
    if (outer.isMoved || inside.includes('data-part="skull"')) return mark;
    return tag === 'path' ? movedPath(mark, matrix, map) : movedRound(tag, inside, matrix, map);
  });
}

/** @returns the head with its chin to where it looks. Around 0,0, as it was drawn. */
export const turnHead = (art: string, turn: number, ball: Ball): string =>
  turn || ball.nod ? `<g transform="matrix(1 0 ${short(CHIN * turn)} 1 0 0)">${turnFace(art, turn, ball)}</g>` : art;

const short = (value: number): number => Math.round(value * 1000) / 1000;
const tenth = (value: number): number => Math.round(value * 10) / 10;

function asOne(anchor: string, matrix: Matrix, map: Map, mark: string): string {
  const [ax = 0, ay = 0] = anchor.split(' ').map(Number);
  const [x, y] = onto(matrix, ax, ay);
  const to = map(x, y);
  const moves: Matrix = [to.wide, 0, 0, to.tall, to.x - x * to.wide, to.y - y * to.tall];
  const local = times(inverse(matrix), times(moves, matrix)).map(short);
  return mark.replace(/ data-turn="[^"]*"/, ` transform="matrix(${local.join(' ')})"`);
}

function movedPath(mark: string, matrix: Matrix, map: Map): string {
  const back = inverse(matrix);
  return mark.replace(/ d="([^"]*)"/, (_, d: string) => ` d="${mapPath(d, (px, py) => {
    const { x, y } = map(...onto(matrix, px, py));
    return onto(back, x, y);
  }, ([px, py]) => map(...onto(matrix, px, py)).wide)}"`);
}

function movedRound(tag: string, inside: string, matrix: Matrix, map: Map): string {
  const value = (name: string): number => Number(new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(inside)?.[1] ?? 0);
  const isBox = tag === 'rect';
  const [rx, ry] = isBox ? [value('width') / 2, value('height') / 2] : tag === 'circle' ? [value('r'), value('r')] : [value('rx'), value('ry')];
  const [cx, cy] = isBox ? [value('x') + rx, value('y') + ry] : [value('cx'), value('cy')];
  const to = map(...onto(matrix, cx, cy));
  const [x, y] = onto(inverse(matrix), to.x, to.y);
  const [wide, tall] = [rx * to.wide, ry * to.tall];
  const rest = inside.replaceAll(isBox ? /(?:^|\s)(?:x|y|width|height)="[^"]*"/g : /(?:^|\s)(?:cx|cy|rx|ry|r)="[^"]*"/g, '');
  return isBox
    ? `<rect x="${tenth(x - wide)}" y="${tenth(y - tall)}" width="${tenth(wide * 2)}" height="${tenth(tall * 2)}"${rest}>`
    : `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(wide)}" ry="${tenth(tall)}"${rest}>`;
}

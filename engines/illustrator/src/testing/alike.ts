/** How far two drawings are from one another to the eye, at the size of a card. */
import { Resvg } from '@resvg/resvg-js';

const TALL = 128;
const CELL = 4;

/** A drawing 128 pixels tall on paper, as means of cells of 4 x 4 pixels: what is left when one does not look closely. */
export function thumbprint(svg: string): number[] {
  const { pixels, width, height } = new Resvg(svg, { fitTo: { mode: 'height', value: TALL }, background: '#fbf5ea' }).render();
  const print: number[] = [];
  for (let y = 0; y + CELL <= height; y += CELL)
    for (let x = 0; x + CELL <= width; x += CELL)
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (let dy = 0; dy < CELL; dy++) for (let dx = 0; dx < CELL; dx++) sum += pixels[((y + dy) * width + x + dx) * 4 + channel] ?? 0;
        print.push(sum / CELL / CELL);
      }
  return print;
}

/** Mean difference of a channel, 0 to 255. Two seeds of one character are about 15 apart, two colours of one coat about 5. */
export const apart = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length;

/** Pairs that are nearer to one another than `least`, the nearest first, said for a failing test. */
export function lookAlikes(drawings: readonly (readonly [name: string, svg: string])[], least: number): string[] {
  const prints = drawings.map(([name, svg]) => [name, thumbprint(svg)] as const);
  const near: [number, string][] = [];
  prints.forEach(([name, print], i) => {
    for (const [other, otherPrint] of prints.slice(i + 1)) {
      const distance = apart(print, otherPrint);
      if (distance < least) near.push([distance, `${name} and ${other}: ${distance.toFixed(1)}`]);
    }
  });
  return near.toSorted(([a], [b]) => a - b).map(([, said]) => said);
}

/** The outlines of a drawing without colours and ids. */
export const geometryOf = (svg: string): string[] => [...svg.matchAll(/ (?:d|cx|points)="([^"]+)"/g)].map(([, shape]) => shape ?? '').toSorted();

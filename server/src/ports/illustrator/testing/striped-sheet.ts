/** A small sheet of stripes under a filter of an image style, so that a print of it can be compared with its page. */
import { drawPicture } from '@fableloom/illustrator';
import { Resvg } from '@resvg/resvg-js';

const STRIPES = Array.from({ length: 8 }, (_, i) => `<path d="M0 ${i * 20} H120 V${i * 20 + 10} H0Z" fill="#402060"/>`).join('');

/** @param filter finds the whole `<filter>` in the drawing of a portrait; its first group is the id */
export function stripesUnder(imageStyle: string, filter: RegExp): string {
  const character = { id: 'maya', name: 'Maya', type: 'Human - Children - Young Explorer', gender: 'female', personality: ['Kind'], appearance: {} } as const;
  const { svg } = drawPicture({ is: 'portrait', seed: 'maya', character: { ...character, personality: ['Kind'] }, style: { imageStyle } });
  const [found, id] = filter.exec(svg) ?? [];
  if (!found) throw new Error(`${imageStyle} has no such filter`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 160" width="120" height="160"><defs>${found}</defs>` +
    `<g filter="url(#${id})"><path d="M0 0H120V160H0Z" fill="#ffffff"/>${STRIPES}</g></svg>`
  );
}

export const withoutFilter = (svg: string): string => svg.replace(/ filter="[^"]*"/, '');

export const pixelsOf = (svg: string, zoom: number): Uint8Array => new Resvg(svg, { fitTo: { mode: 'zoom', value: zoom } }).render().pixels;

/** Of 255. */
export const meanDifference = (one: Uint8Array, other: Uint8Array): number => one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length;

/** The finished text of a drawing, written shorter and painted faster, with nothing of it changed that anybody could see. */

/** From here on a tenth of a unit is finer than a pixel of a print; what is smaller may be part of something that is drawn large. */
const COARSE = 8;

/** Without the nought before the point. */
const terse = (value: number): string => String(value).replace(/^(-?)0\./, '$1.');

function shorter(number: string): string {
  const value = Number(number);
  const grain = Math.abs(value) < COARSE ? 100 : 10;
  return terse(Math.round(value * grain) / grain || 0);
}

/** The commands of a path: short numbers, no blanks that nobody needs. */
const shortPath = (d: string): string =>
  d.replace(/-?\d*\.\d+(?:e-?\d+)?/g, shorter).replace(/[\s,]*([A-Za-z])[\s,]*/g, '$1').replace(/[\s,]+(-?)/g, (_, minus: string) => minus || ' ');

/** A mark that is see-through as a whole costs a sheet of its own; its fill or its line alone does not. Marks with both stay. */
function seeThrough(tag: string): string {
  if (/(?:fill|stroke)-opacity|filter=|mask=|style=/.test(tag)) return tag;
  if (tag.includes(' stroke="none"')) return tag.replace(' opacity="', ' fill-opacity="');
  return tag.includes(' fill="none"') ? tag.replace(' opacity="', ' stroke-opacity="') : tag;
}

export const compact = (svg: string): string =>
  svg
    .replace(/<(?:path|circle|ellipse|rect) [^>]* opacity="[^>]*>/g, seeThrough)
    .replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${shortPath(d)}"`)
    .replace(/-?\d*\.\d{3,}(?:e-?\d+)?/g, (number) => terse(Math.round(Number(number) * 100) / 100 || 0))
    .replaceAll(' />', '/>');

/**
 * The noise that moves the lines of a hand-made style is as coarse as the hand, and the same on every sheet of one size: it is computed once,
 * at half the drawing's own size, and enlarged. Half of what a preview of a watercolour cost was this noise. The kept vectors stay as they were drawn.
 */
import { Resvg } from '@resvg/resvg-js';

/** The noise of a brush over the whole sheet; textures repeat a small tile and cost nothing. */
const WHOLE_SHEET = /<feTurbulence type="fractalNoise" baseFrequency="[^"]+" numOctaves="\d" seed="4" result="(\w+)"\/>/g;
const FINENESS = 0.5;
/** Five kinds of noise, on sheets of four sizes: nothing is ever thrown out in the product. */
const MOST_KEPT = 24;
const kept = new Map<string, string>();

function noiseOf(noise: string, width: string, height: string): string {
  const key = `${width} ${height} ${noise}`;
  const known = kept.get(key);
  if (known) return known;
  const sheet =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><filter id="n" x="0" y="0" ` +
    `width="100%" height="100%" color-interpolation-filters="sRGB">${noise}</filter><rect width="${width}" height="${height}" filter="url(#n)"/></svg>`;
  const png = new Resvg(sheet, { fitTo: { mode: 'zoom', value: FINENESS }, font: { loadSystemFonts: false } }).render().asPng().toString('base64');
  if (kept.size < MOST_KEPT) kept.set(key, png);
  return png;
}

/** The drawing with the noise of its brush as a picture. @param svg as the illustrator drew it */
export function withSheetNoise(svg: string): string {
  const [, width, height] = /<svg[^>]*\bwidth="([\d.]+)"[^>]*\bheight="([\d.]+)"/.exec(svg) ?? [];
  if (!width || !height) return svg;
  return svg.replace(
    WHOLE_SHEET,
    (noise, name: string) =>
      `<feImage x="0" y="0" width="${width}" height="${height}" preserveAspectRatio="none" result="${name}" ` +
      `href="data:image/png;base64,${noiseOf(noise, width, height)}"/>`,
  );
}

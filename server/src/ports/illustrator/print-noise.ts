/**
 * The noise that moves the lines of a hand-made style is as coarse as the hand: at print size it is computed at half the drawing's own size
 * and enlarged, which is the same wobble for a quarter of the cost of the whole print. The kept vectors stay as they were drawn.
 */
import { Resvg } from '@resvg/resvg-js';

/** The noise of a brush over the whole sheet; textures repeat a small tile and cost nothing. */
const WHOLE_SHEET = /<feTurbulence type="fractalNoise" baseFrequency="[^"]+" numOctaves="\d" seed="4" result="(\w+)"\/>/g;
const FINENESS = 0.5;
/** From this zoom on it is cheaper. */
const LARGE = 1.6;

export function withPrintNoise(svg: string, zoom: number): string {
  const [, width, height] = /<svg[^>]*\bwidth="([\d.]+)"[^>]*\bheight="([\d.]+)"/.exec(svg) ?? [];
  if (zoom < LARGE || !width || !height) return svg;
  return svg.replace(WHOLE_SHEET, (noise, name: string) => {
    const sheet =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><filter id="n" x="0" y="0" ` +
      `width="100%" height="100%" color-interpolation-filters="sRGB">${noise}</filter><rect width="${width}" height="${height}" filter="url(#n)"/></svg>`;
    const png = new Resvg(sheet, { fitTo: { mode: 'zoom', value: FINENESS }, font: { loadSystemFonts: false } }).render().asPng();
    return (
      `<feImage x="0" y="0" width="${width}" height="${height}" preserveAspectRatio="none" result="${name}" ` +
      `href="data:image/png;base64,${png.toString('base64')}"/>`
    );
  });
}

/**
 * A soft lens over a whole print: its blur is as coarse at half the drawing's own size, where it costs a thirtieth.
 * What is sharp in the print stays sharp: only the light that is laid over it comes from the small one. The kept vectors stay as they were drawn.
 */
import { Resvg } from '@resvg/resvg-js';

const LENS = /<filter id="([\w-]+)"[^>]*>(<feGaussianBlur stdDeviation="[\d.]+" result="(\w+)"\/>)/;
const FINENESS = 0.5;
/** From this zoom on it is cheaper. */
const LARGE = 1.6;

/** What stands between `<g …>` at `from` and its end. */
function insideOf(svg: string, from: number): string {
  const start = svg.indexOf('>', from) + 1;
  let depth = 1;
  for (const tag of svg.slice(start).matchAll(/<(\/?)g\b[^>]*?(\/?)>/g)) {
    if (!tag[2]) depth += tag[1] ? -1 : 1;
    if (depth === 0) return svg.slice(start, start + tag.index);
  }
  return svg.slice(start);
}

export function withPrintGlow(svg: string, zoom: number): string {
  const [, width, height] = /<svg[^>]*\bwidth="([\d.]+)"[^>]*\bheight="([\d.]+)"/.exec(svg) ?? [];
  const [, id = '', blur = '', name = ''] = LENS.exec(svg) ?? [];
  const at = id ? svg.indexOf(`<g filter="url(#${id})">`) : -1;
  if (zoom < LARGE || !width || !height || at < 0) return svg;
  const open = svg.slice(0, svg.indexOf('</defs>'));
  const small =
    `${open}<filter id="lens-alone" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">${blur}</filter></defs>` +
    `<g filter="url(#lens-alone)">${insideOf(svg, at)}</g></svg>`;
  const png = new Resvg(small, { fitTo: { mode: 'zoom', value: FINENESS }, font: { loadSystemFonts: false } }).render().asPng();
  const image =
    `<feImage x="0" y="0" width="${width}" height="${height}" preserveAspectRatio="none" result="${name}" ` +
    `href="data:image/png;base64,${png.toString('base64')}"/>`;
  return svg.replace(blur, image);
}

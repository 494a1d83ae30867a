/** The same drawing in calmer colors, vectors and pixels alike: what "natural" means beside "vivid". */
import type { PictureFinish } from '@fableloom/contract';

/** How much of their strength the colors keep. */
const KEPT = 0.68;

const FILTER = '<filter id="natural" x="0" y="0" width="100%" height="100%" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">'
  + `<feColorMatrix type="saturate" values="${KEPT}"/></filter>`;

const OPENING = /^(\s*<svg[^>]*>)/;
const CLOSING = /<\/svg>\s*$/;

export function inColors(svg: string, style: PictureFinish['style']): string {
  if (style === 'vivid') return svg;
  return svg.replace(OPENING, `$1${FILTER}<g filter="url(#natural)">`).replace(CLOSING, '</g></svg>');
}

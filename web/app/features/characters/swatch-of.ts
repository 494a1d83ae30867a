/** How a color's swatch is painted; coats of several colors show more than the strongest one. */
import { colorSwatch } from '@fableloom/contract/taxonomies/colors';

const RAINBOW = ['Berry red', 'Pumpkin orange', 'Sunflower yellow', 'Leaf green', 'Sky blue', 'Violet'];

export function swatchOf(label: string): string {
  const color = colorSwatch(label);
  if (label === 'Rainbow') return `linear-gradient(135deg, ${RAINBOW.map(colorSwatch).join(', ')})`;
  if (label.endsWith(' with white')) return `linear-gradient(135deg, ${color} 58%, ${colorSwatch('Snow white')} 58%)`;
  return color;
}

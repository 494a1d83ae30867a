/** The light of a picture: where it comes from, its colour, and how it falls on a figure. */
import { mix } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, group, path } from '../shapes.ts';
import type { StyleLook } from '../style/looks.ts';

export interface Light {
  color: string;
  /** colour of what is not lit */
  shade: string;
  /** -1 from the left, 1 from the right */
  side: number;
  /** how far figures take on the shade, 0..1 */
  depth: number;
}

export const DAYLIGHT: Light = { color: '#fff3d0', shade: '#6a6aa0', side: -1, depth: 0.08 };

/** A filter that puts a rim of light on one edge of a figure and a soft shadow on the other. Lengths are in figure units. */
export function litBy(paper: Paper, light: Light, style: StyleLook): string {
  const dx = -light.side * 5;
  const tint = mix('#ffffff', light.shade, light.depth);
  const [r, g, b] = [1, 3, 5].map((at) => Math.round((parseInt(tint.slice(at, at + 2), 16) / 255) * 1000) / 1000);
  const rim = Math.min(0.95, 0.62 * style.rim);
  const shine = style.gloss
    ? `<feGaussianBlur in="SourceAlpha" stdDeviation="13" result="round"/><feSpecularLighting in="round" surfaceScale="16" ` +
      `specularConstant="${style.gloss}" specularExponent="14" lighting-color="#ffffff" result="spec"><feDistantLight ` +
      `azimuth="${light.side < 0 ? 225 : 315}" elevation="44"/></feSpecularLighting>` +
      '<feComposite in="spec" in2="SourceAlpha" operator="in" result="shine"/>'
    : '';
  // Of what is moved and blurred only the alpha counts: the flood gives the colour (styles recolour it), and it lies on the figure and nowhere else.
  const laid = (name: string, under: string, { x, y, blur, color, strength }: { x: number; y: number; blur: number; color: string; strength: number }): string =>
    `<feOffset in="SourceGraphic" dx="${x}" dy="${y}" result="${name}1"/><feComposite in="SourceGraphic" in2="${name}1" operator="out"${blur ? '' : ` result="${name}2"`}/>` +
    `${blur ? `<feGaussianBlur stdDeviation="${blur}" result="${name}2"/>` : ''}<feFlood flood-color="${color}" flood-opacity="${strength}"/>` +
    `<feComposite in2="${name}2" operator="in"/><feComposite in2="${under}" operator="atop" result="${name}"/>`;
  // Each step goes over the whole figure and costs a print about half a second: a hard shadow and a light from behind take the place of the soft ones.
  const soft = { x: -dx * 2.6, y: -12, blur: 9, strength: 0.34 * Math.min(1, style.depth) };
  // Gaps between hair and shoulders are closed first: moved, they would lie on the cheek as a dark wedge.
  const cast =
    `<feOffset in="SourceAlpha" dx="${-dx * 7.4}" dy="-26"/><feGaussianBlur stdDeviation="15"/><feComponentTransfer result="whole"><feFuncA type="linear" slope="12" intercept="-1.6"/>` +
    `</feComponentTransfer><feComposite in="SourceGraphic" in2="whole" operator="out" result="far"/><feFlood flood-color="${light.shade}" flood-opacity="${style.hardShade ?? 0}"/>` +
    '<feComposite in2="far" operator="in"/><feComposite in2="lit" operator="atop" result="shadow"/>';
  const under = style.round ? 'rounded' : 'shadow';
  const body = [
    `<feColorMatrix in="SourceGraphic" values="${r} 0 0 0 0 0 ${g} 0 0 0 0 0 ${b} 0 0 0 0 0 1 0" result="lit"/>`,
    style.hardShade ? cast : laid('shadow', 'lit', { ...soft, color: light.shade }),
    style.round ? `<feGaussianBlur in="SourceAlpha" stdDeviation="22" result="soft"/><feFlood flood-color="#3a1f4a" flood-opacity="${style.round}"/><feComposite in2="soft" operator="out" result="edge"/><feComposite in="edge" in2="shadow" operator="atop" result="rounded"/>` : '',
    shine && `${shine}<feMerge result="shone"><feMergeNode in="${under}"/><feMergeNode in="shine"/></feMerge>`,
    style.backlight
      ? laid('back', shine ? 'shone' : under, { x: dx * -2.2, y: 7, blur: 0, color: style.backlight, strength: 0.9 })
      : laid('rim', shine ? 'shone' : under, { x: dx, y: 4, blur: 2.4, color: light.color, strength: rim }),
  ].join('');
  const box = 'x="-6%" y="-6%" width="112%" height="112%" color-interpolation-filters="sRGB"';
  return `url(#${paper.define(`<filter id="ID" ${box}>${body}</filter>`)})`;
}

/** Everything of a figure in the one colour of a shadow. */
const flattened = (paper: Paper): string =>
  `url(#${paper.define('<filter id="ID" x="-6%" y="-6%" width="112%" height="112%"><feFlood flood-color="#2a2048"/><feComposite in2="SourceAlpha" operator="in"/></filter>')})`;

/** The figure with the style's outline, lit by the place. */
export function lightFigure(paper: Paper, art: string, light: Light, style: StyleLook): string {
  const edge = style.edge ? `<use href="#${paper.define(`<g id="ID">${art}</g>`)}" stroke="${style.edge.color}" stroke-linejoin="round" ` +
    `stroke-width="${style.edge.width}"/>` : '';
  const filter = style.rim > 0 || light.depth > 0 ? `filter="${litBy(paper, light, style)}"` : '';
  const dropped = style.drop ? `<use href="#${paper.define(`<g id="ID">${art}</g>`)}" transform="translate(${style.drop} ${style.drop * 1.3})" filter="${flattened(paper)}" opacity=".34"/>` : '';
  const half = style.half ? group(`clip-path="${paper.clip(`<path d="M0 -1600H${-light.side * 1600}V1600H0Z"/>`)}"`,
    `<use href="#${paper.define(`<g id="ID">${art}</g>`)}" filter="${flattened(paper)}" opacity="${style.half}"/>`) : '';
  if (!style.ink) return dropped + edge + group(filter, art) + half;
  const id = paper.define(`<g id="ID">${art}</g>`);
  const line = `stroke="${style.inkColor}" stroke-linejoin="round"`;
  const outer = `<use href="#${id}" ${line} stroke-width="${style.ink * 2.2}"/>`;
  const inner = `<use href="#${id}" ${style.innerInk ? `${line} stroke-width="${style.ink * 0.8}"` : ''}/>`;
  return dropped + edge + outer + group(filter, inner);
}

export const contactShadow = (paper: Paper, x: number, y: number, rx: number, floats: number, color: string): string =>
  paper.softEllipse(x, y, rx * (1 - floats * 0.35), rx * 0.2 * (1 - floats * 0.35), color, 0.55 - floats * 0.3) +
  (floats ? '' : paper.softEllipse(x, y - 2, rx * 0.6, rx * 0.09, color, 0.5));

export const vignette = (paper: Paper, color: string, strength: number): string =>
  path(
    `M0 0 H${paper.width} V${paper.height} H0Z`,
    paper.radial(
      [
        [0, color, 0],
        [0.66, color, 0],
        [1, color, strength],
      ],
      { r: 0.76 },
    ),
    bare,
  );

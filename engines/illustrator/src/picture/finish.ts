/** The last layer of every picture: the style's texture, border and colours. */
import { fromPolar, mix, polar } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, path, type Point, rect, smooth } from '../shapes.ts';
import type { StyleLook } from '../style/looks.ts';
import { drawOverlay, grainFilter } from '../style/overlays.ts';

export function finish(paper: Paper, style: StyleLook): string {
  const filter = grainFilter(paper, style.grain);
  if (filter) paper.wrap(`filter="${filter}"`);
  paper.add(texture(paper, style), drawOverlay(paper, style.overlay), border(paper, style));
  return recolor(paper.toSvg(), style);
}

/** A small tile of noise repeated over the sheet: about a tenth of the cost of noise over the whole sheet. */
function texture(paper: Paper, style: StyleLook): string {
  const { width, height } = paper;
  const tile = (size: number, content: string, turn = 0): string => {
    const grid = `width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"`;
    return `url(#${paper.define(`<pattern id="ID" ${grid}>${content}</pattern>`)})`;
  };
  const noise = (frequency: string, size: number, turn = 0): string => {
    const filter = paper.define(
      '<filter id="ID" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence ' +
        `type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="7" stitchTiles="stitch"/>` +
        '<feColorMatrix values="0.33 0.33 0.33 0 0  0.33 0.33 0.33 0 0  0.33 0.33 0.33 0 0  0 0 0 0 1"/></filter>',
    );
    return tile(size, `<rect width="${size}" height="${size}" filter="url(#${filter})"/>`, turn);
  };
  const veil = (fill: string, opacity: number, blend: string): string =>
    rect(0, 0, width, height, 0, fill, `${bare} opacity="${opacity}" style="mix-blend-mode:${blend}"`);
  switch (style.texture) {
    case 'paper':
      return veil(noise('.55', 160), 0.45, 'soft-light') + veil(noise('.02 .03', 240), 0.26, 'soft-light');
    case 'canvas':
      return (
        veil(
          tile(6, '<path d="M0 0H3V3H0Z M3 3H6V6H3Z" fill="#000"/><path d="M3 0H6V3H3Z M0 3H3V6H0Z" fill="#fff"/>'),
          0.14,
          'soft-light',
        ) + veil(noise('.03 .16', 200, 28), 0.36, 'soft-light')
      );
    case 'strokes':
      return veil(noise('.02 .12', 240, -34), 0.4, 'soft-light');
    case 'fine':
      return veil(noise('.8', 150), 0.28, 'soft-light');
    case 'hatch':
      return veil(noise('.55', 160), 0.4, 'soft-light') + veil(tile(9, '<path d="M0 2H9" stroke="#2a2630" stroke-width="1.7"/>', -52), 0.3, 'multiply');
    case 'dots':
      return veil(tile(9, '<circle cx="4.5" cy="4.5" r="1.7" fill="#1a1420"/>'), 0.3, 'multiply');
    case 'none':
      return '';
  }
}

export function border(paper: Paper, style: StyleLook): string {
  const { width: w, height: h } = paper;
  if (style.border === 'frame') {
    return (
      `<rect x="13" y="13" width="${w - 26}" height="${h - 26}" rx="16" fill="none" stroke="#f6e3b0" stroke-width="26"/><rect ` +
      `x="25" y="25" width="${w - 50}" height="${h - 50}" rx="12" fill="none" stroke="#b98a3c" stroke-width="4"/><rect x="1" y="1" ` +
      `width="${w - 2}" height="${h - 2}" fill="none" stroke="#b98a3c" stroke-width="5"/>`
    );
  }
  if (style.border !== 'deckle') return '';
  const edge = (i: number, n: number): number => 17 + Math.sin(i * 1.9 + n) * 4 + Math.sin(i * 0.83 + n * 2) * 5;
  const steps = 34;
  const inner: Point[] = [];
  for (let i = 1; i < steps; i++) inner.push([(w * i) / steps, edge(i, 1)]);
  for (let i = 1; i < steps; i++) inner.push([w - edge(i, 2), (h * i) / steps]);
  for (let i = 1; i < steps; i++) inner.push([w - (w * i) / steps, h - edge(i, 3)]);
  for (let i = 1; i < steps; i++) inner.push([edge(i, 4), h - (h * i) / steps]);
  return path(`M0 0H${w}V${h}H0Z ${smooth(inner)}`, '#fdf9f0', `${bare} fill-rule="evenodd"`);
}

/** Every colour of the sheet through the style's own curve. */
function recolor(svg: string, style: StyleLook): string {
  if (style.chroma === 1 && style.contrast === 1 && !style.lift && !style.hue && !style.wash) return svg;
  const seen = new Map<string, string>();
  return svg.replace(/#([0-9a-f]{6}|[0-9a-f]{3})(?=")/gi, (color) => {
    const known = seen.get(color);
    if (known) return known;
    const washed = style.wash ? mix(color, style.wash.color, style.wash.share) : color;
    const { l, c, h } = polar(washed);
    const changed = fromPolar({ l: 0.6 + (l - 0.6) * style.contrast + style.lift, c: c * style.chroma, h: h + style.hue });
    seen.set(color, changed);
    return changed;
  });
}

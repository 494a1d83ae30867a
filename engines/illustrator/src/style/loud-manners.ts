/** Manners of the styles that are loud: sweets, sunshine, wind and old screens. As the others they lie under everybody and over the land. */
import type { Paper } from '../paper.ts';
import { bare, circle, group, heartPath, path, rect } from '../shapes.ts';

const sheet = ({ width, height }: Paper, fill: string, opacity: number): string => rect(0, 0, width, height, 0, fill, `${bare} opacity="${opacity}"`);

/** A row of round clouds along the upper or the lower edge. */
function scallops({ width: w, height: h }: Paper, top: boolean, deep: number, color: string, shift: number): string {
  const count = 9;
  return Array.from({ length: count }, (_, i) => {
    const x = Math.min(w, Math.max(0, (w * (i + shift)) / (count - 1)));
    return circle(x, top ? 0 : h, w * deep * (i % 2 ? 1 : 0.82), color, bare);
  }).join('');
}

export const LOUD = {
  // Icing along the edges, dots like sweets: cut out, and not made of light.
  candy: (paper: Paper): string => {
    const { width: w, height: h } = paper;
    const dots = Array.from({ length: 60 }, (_, i) => circle((((i % 10) + (Math.floor(i / 10) % 2) * 0.5) / 9.6) * w, h * (0.14 + Math.floor(i / 10) * 0.09), w * 0.012, ['#ffffff', '#ffd1e4', '#fff0b8'][i % 3] ?? '#ffffff', bare)).join('');
    return (
      sheet(paper, paper.linear([[0, '#ff9fca', 0.6], [0.5, '#ffc9e0', 0.3], [1, '#c9a4f2', 0.36]]), 1) + group('opacity=".6"', dots) +
      scallops(paper, true, 0.115, '#ff8fbf', 0) + scallops(paper, true, 0.085, '#ffd3e6', 0.5) + scallops(paper, true, 0.05, '#fffaf4', 0) +
      [0.1, 0.34, 0.66, 0.9].map((x, i) => path(heartPath(w * x, h * (0.2 + (i % 2) * 0.05), w * 0.022), i % 2 ? '#ffffff' : '#ff6fa8', `${bare} opacity=".85"`)).join('')
    );
  },
  // Sunshine in slices behind everybody, as on a tin of biscuits.
  sunshine: (paper: Paper): string => {
    const { width: w, height: h } = paper;
    const [cx, cy] = [w * 0.5, h * 0.62];
    const at = (a: number): string => {
      const [dx, dy] = [Math.cos(a), Math.sin(a)];
      const far = Math.min(dx > 0 ? (w - cx) / dx : dx < 0 ? -cx / dx : Infinity, dy > 0 ? (h - cy) / dy : dy < 0 ? -cy / dy : Infinity);
      return `${cx + dx * far} ${cy + dy * far}`;
    };
    const slices = Array.from({ length: 12 }, (_, i) => {
      const from = (i / 12) * Math.PI * 2 - 0.1;
      return `M${cx} ${cy} L${Array.from({ length: 5 }, (_none, k) => at(from + (k / 4) * 0.26)).join(' L')}Z`;
    }).join(' ');
    return (
      sheet(paper, paper.radial([[0, '#fff3b0', 0.5], [0.5, '#ffd35a', 0.4], [1, '#f79a3a', 0.66]], { cy: 0.62, r: 0.74 }), 1) + path(slices, '#fff6c4', `${bare} opacity=".5"`)
    );
  },
  // Wind that cuts across: one half of the sheet burns, the other is cold, with splinters between them.
  windCut: (paper: Paper): string => {
    const { width: w, height: h } = paper;
    const blade = (x: number, wide: number, color: string, opacity: number): string => path(`M${w * x} 0 L${w * (x + wide)} 0 L${w * (x + wide - 0.3)} ${h} L${w * (x - 0.3)} ${h}Z`, color, `${bare} opacity="${opacity}"`);
    return (
      path(`M0 0 H${w * 0.66} L${w * 0.34} ${h} H0Z`, '#ff5a2a', `${bare} opacity=".5"`) + path(`M${w * 0.66} 0 H${w} V${h} H${w * 0.34}Z`, '#1a3fd0', `${bare} opacity=".5"`) +
      blade(0.6, 0.03, '#ffffff', 0.75) + blade(0.66, 0.012, '#fff3a0', 0.9) + blade(0.42, 0.014, '#ffd08a', 0.6) + blade(0.86, 0.016, '#9fd4ff', 0.6) +
      Array.from({ length: 14 }, (_, i) => {
        const [x, y] = [w * (0.05 + ((i * 37) % 90) / 100), h * (0.06 + ((i * 53) % 80) / 100)];
        const s = w * (0.012 + (i % 4) * 0.006);
        return path(`M${x} ${y - s} L${x + s * 0.5} ${y} L${x - s * 0.2} ${y + s * 1.4}Z`, i % 2 ? '#fff3c4' : '#c9ecff', `${bare} opacity=".9"`);
      }).join('')
    );
  },
  // The sky of an old game: bars of few colours, blue by day and violet by night.
  oldScreen: (paper: Paper, dark: boolean): string => {
    const { width: w, height: h } = paper;
    const bars = dark ? ['#2a1a7a', '#5a1f9a', '#9a2aa8', '#d83f9a', '#f2707f', '#f7a86a'] : ['#1a5ad0', '#1f7ae8', '#2f9cf7', '#57bdfa', '#8fdcf7', '#d0f2e4'];
    return (
      bars.map((color, i) => rect(0, (h * 0.56 * i) / bars.length, w, (h * 0.56) / bars.length + 1, 0, color, `${bare} opacity=".58"`)).join('') +
      rect(0, h * 0.56, w, h * 0.44, 0, dark ? '#0fa08a' : '#3fb83a', `${bare} opacity=".34"`) +
      Array.from({ length: 7 }, (_, i) => rect(0, h * (0.6 + i * 0.058), w, h * 0.008, 0, dark ? '#7ff0d8' : '#c9f77a', `${bare} opacity=".5"`)).join('') +
      Array.from({ length: 18 }, (_, i) => rect(w * (((i * 29) % 97) / 100), h * (((i * 17) % 44) / 100), 16, 16, 0, '#ffffff', `${bare} opacity=".7"`)).join('')
    );
  },
} satisfies Record<string, (paper: Paper, dark: boolean) => string>;

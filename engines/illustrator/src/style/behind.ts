/** The manner in which a style paints what is behind people: laid over the place and under everybody, so that no face is touched. */
import type { Paper } from '../paper.ts';
import { bare, circle, ellipse, group, line, path, type Point, rect, smooth } from '../shapes.ts';

export type Behind =
  'bands' | 'polka' | 'whitePaper' | 'sunburst' | 'halftone' | 'papers' | 'windowLight' | 'night' | 'hatching' | 'parchment' | 'stormLight' |
  'blast' | 'wetPaint' | 'panes' | 'daubs' | 'geometry' | 'studio' | 'retro';

/** Numbers that look thrown, the same in every picture: between -1 and 1. */
function thrown(i: number, salt: number): number {
  let bits = Math.imul(i + 1, 374761393) + Math.imul(salt + 1, 668265263);
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2147483648 - 1;
}

const veil = ({ width, height }: Paper, fill: string, opacity: number): string => rect(0, 0, width, height, 0, fill, `${bare} opacity="${opacity}"`);

/** A ray from a point to the edges of the sheet and no farther: what lies outside of it stops resvg under a filter. */
function ray({ width: w, height: h }: Paper, x: number, y: number, from: number, to: number): string {
  const edge = (a: number): string => {
    const [dx, dy] = [Math.cos(a), Math.sin(a)];
    const far = Math.min(dx > 0 ? (w - x) / dx : dx < 0 ? -x / dx : Infinity, dy > 0 ? (h - y) / dy : dy < 0 ? -y / dy : Infinity);
    return `${x + dx * far} ${y + dy * far}`;
  };
  return `M${x} ${y} L${Array.from({ length: 7 }, (_, i) => edge(from + ((to - from) * i) / 6)).join(' L')}Z`;
}

/** A stain with a darker rim, as water leaves it. */
function stain(x: number, y: number, r: number, color: string, i: number): string {
  const rim = smooth(Array.from({ length: 11 }, (_, k): Point => {
    const a = (k / 11) * Math.PI * 2;
    const reach = r * (0.86 + thrown(k, i) * 0.2);
    return [x + Math.cos(a) * reach, y + Math.sin(a) * reach];
  }));
  return path(rim, color, `opacity=".3" stroke="${color}" stroke-width="${r * 0.05}" stroke-opacity=".9"`);
}

const DRAWN: Record<Behind, (paper: Paper) => string> = {
  bands: (paper) => {
    const { width: w, height: h } = paper;
    return (
      veil(paper, paper.linear([[0, '#5fb4f2'], [0.6, '#bfe4ff'], [1, '#ffd9e6']]), 0.62) +
      [[-0.1, 0.1], [0.16, 0.05], [0.5, 0.16], [0.82, 0.07], [1.02, 0.12]].map(([x = 0, wide = 0]) => path(`M${w * x} ${h} L${w * (x + wide)} ${h} L${w * (x + wide + 0.42)} 0 L${w * (x + 0.42)} 0Z`, '#ffffff', `${bare} opacity=".42"`)).join('')
    );
  },
  polka: (paper) => {
    const step = paper.width / 9;
    const dots = Array.from({ length: 14 * 10 }, (_, i) => circle(((i % 10) + (Math.floor(i / 10) % 2) * 0.5) * step, Math.floor(i / 10) * step * 0.92, step * 0.2, '#ffffff', bare));
    return veil(paper, '#ffc2d8', 0.72) + group('opacity=".62"', ...dots);
  },
  whitePaper: (paper) => {
    const { width: w, height: h } = paper;
    return (
      veil(paper, paper.radial([[0, '#fffdf8', 0.12], [0.5, '#fffdf8', 0.5], [0.86, '#fffdf8', 1], [1, '#fffdf8', 1]], { r: 0.62 }), 1) +
      [[0.2, 0.3, 0.2, '#6fb0f0'], [0.82, 0.24, 0.19, '#f07aa8'], [0.14, 0.76, 0.18, '#6fcf98'], [0.86, 0.74, 0.22, '#f7c250']].map(([x, y, r, c], i) => stain(Number(x) * w, Number(y) * h, Number(r) * w, String(c), i)).join('')
    );
  },
  sunburst: (paper) => {
    const { width: w, height: h } = paper;
    const rays = Array.from({ length: 14 }, (_, i) => ray(paper, w * 0.5, h * 0.52, (i / 14) * Math.PI * 2, ((i + 0.5) / 14) * Math.PI * 2)).join(' ');
    return veil(paper, '#d3f4e6', 0.8) + path(rays, '#9fe0cf', `${bare} opacity=".75"`);
  },
  halftone: (paper) => {
    const { width: w, height: h } = paper;
    const rays = Array.from({ length: 18 }, (_, i) => ray(paper, w * 0.5, h * 0.46, (i / 18) * Math.PI * 2, ((i + 0.5) / 18) * Math.PI * 2)).join(' ');
    // Dots as round ends of dashes without length: a pattern under a filter stops resvg.
    const rows = Array.from({ length: Math.ceil(h / 19) }, (_, i) => `M${(i % 2) * 11} ${i * 19} H${w}`).join(' ');
    const dots = `<path d="${rows}" fill="none" stroke="#e8483f" stroke-width="12" stroke-linecap="round" stroke-dasharray=".1 22" opacity=".24"/>`;
    return veil(paper, '#ffd93f', 0.7) + path(rays, '#fff0a0', `${bare} opacity=".8"`) + dots;
  },
  papers: (paper) => {
    const { width: w, height: h } = paper;
    const sheet = (y: number, swing: number, color: string, i: number): string => {
      const top = smooth(Array.from({ length: 9 }, (_, k): Point => [(w * (k - 0.5)) / 7.5, h * y + thrown(k, i) * swing]), false);
      return path(`${top} L${w * 1.2} ${h * 1.1} L${-w * 0.2} ${h * 1.1}Z`, '#3a3060', `${bare} opacity=".26" transform="translate(0 -9)"`) + path(`${top} L${w * 1.2} ${h * 1.1} L${-w * 0.2} ${h * 1.1}Z`, color, bare);
    };
    const sun = circle(w * 0.8, h * 0.17, w * 0.115, '#3a3060', `${bare} opacity=".24" transform="translate(7 10)"`) + circle(w * 0.8, h * 0.17, w * 0.115, '#ffd05c', bare);
    return group('opacity=".86"', veil(paper, '#bfe3ee', 1), sun, sheet(0.46, 34, '#f4b7a4', 1), sheet(0.6, 40, '#f08f7c', 2), sheet(0.74, 36, '#7fb59a', 3), sheet(0.87, 30, '#4f8f80', 4));
  },
  windowLight: (paper) => {
    const { width: w, height: h } = paper;
    const pane = (x: number, y: number): string => path(`M${w * x} ${h * y} l${w * 0.2} ${-h * 0.05} v${h * 0.2} l${-w * 0.2} ${h * 0.05}Z`, '#fff6d8', `${bare} opacity=".8"`);
    return veil(paper, paper.linear([[0, '#f4ead6'], [1, '#c9b79c']], { x2: 1 }), 0.66) + [[0.05, 0.12], [0.28, 0.065], [0.05, 0.345], [0.28, 0.29]].map(([x = 0, y = 0]) => pane(x, y)).join('');
  },
  night: (paper) => veil(paper, paper.linear([[0, '#071a26'], [0.55, '#123a48'], [1, '#3a1f14']]), 0.6) +
    [[0.12, 0.2, 70], [0.3, 0.1, 40], [0.86, 0.3, 84], [0.74, 0.13, 46], [0.08, 0.5, 50], [0.93, 0.58, 56]].map(([x = 0, y = 0, r = 0], i) => circle(x * paper.width, y * paper.height, r, i % 2 ? '#ffb566' : '#8fe0e8', `${bare} opacity=".2"`)).join(''),
  hatching: (paper) => {
    const { width: w, height: h } = paper;
    const strokes = (from: number, to: number, lean: number, salt: number): string =>
      Array.from({ length: Math.ceil((to - from) * 64) }, (_, i) => {
        const x = w * from + i * (w / 64) + thrown(i, salt) * 4;
        const y = h * (0.1 + Math.abs(thrown(i, salt + 1)) * 0.12);
        return `M${x} ${y} l${lean * h * 0.4} ${h * (0.5 + thrown(i, salt + 2) * 0.12)}`;
      }).join(' ');
    return veil(paper, '#fbf8f2', 0.86) + line(strokes(0.02, 0.46, -0.16, 1), '#6a6670', 2.4, 0.5) + line(strokes(0.56, 1.1, -0.16, 4), '#6a6670', 2.4, 0.5) + line(strokes(0.7, 1.02, 0.1, 7), '#6a6670', 2, 0.34);
  },
  parchment: (paper) => {
    const { width: w, height: h } = paper;
    const spots = Array.from({ length: 22 }, (_, i) => ellipse((0.5 + thrown(i, 1) * 0.52) * w, (0.5 + thrown(i, 2) * 0.52) * h, 20 + Math.abs(thrown(i, 3)) * 60, 16 + Math.abs(thrown(i, 4)) * 44, '#b98a4c', `${bare} opacity=".09"`));
    return veil(paper, paper.radial([[0, '#fff6dc'], [0.6, '#f6e4b8'], [1, '#cfa566']], { r: 0.72 }), 0.76) + spots.join('') +
      line(`M${w * 0.5} ${h * 0.13} m${-w * 0.3} ${h * 0.16} a${w * 0.3} ${w * 0.3} 0 0 1 ${w * 0.6} 0`, '#a4743c', 3, 0.5);
  },
  stormLight: (paper) => {
    const { width: w, height: h } = paper;
    const rays = Array.from({ length: 9 }, (_, i) => ray(paper, w * 0.62, 1, 0.7 + i * 0.2, 0.7 + i * 0.2 + 0.08)).join(' ');
    return veil(paper, paper.linear([[0, '#2a1250'], [0.5, '#6a2a6a'], [1, '#e0703a']]), 0.6) + path(rays, paper.linear([[0, '#ffe6a0', 0.75], [1, '#ffb45a', 0]]), bare) +
      Array.from({ length: 26 }, (_, i) => circle((0.5 + thrown(i, 5) * 0.5) * w, (0.55 + thrown(i, 6) * 0.45) * h, 2 + Math.abs(thrown(i, 7)) * 5, '#ffc86a', `${bare} opacity=".85"`)).join('');
  },
  blast: (paper) => {
    const { width: w, height: h } = paper;
    const rays = Array.from({ length: 30 }, (_, i) => ray(paper, w * 0.5, h * 0.42, i * 0.2094 + thrown(i, 21) * 0.04, i * 0.2094 + 0.07 + Math.abs(thrown(i, 22)) * 0.06)).join(' ');
    return veil(paper, paper.radial([[0, '#fff6c4'], [0.4, '#ffa83f'], [0.75, '#e8402f'], [1, '#7a1a3a']], { cy: 0.42, r: 0.76 }), 0.84) + path(rays, '#fff3b0', `${bare} opacity=".5"`);
  },
  wetPaint: (paper) => {
    const { width: w, height: h } = paper;
    const colors = ['#3fb4c4', '#8f6ae0', '#f07aa8', '#4f8fe8', '#5fc49a', '#f2a24a'];
    return (
      veil(paper, '#fffaf2', 0.5) +
      Array.from({ length: 12 }, (_, i) => stain((0.5 + thrown(i, 8) * 0.56) * w, (0.46 + thrown(i, 9) * 0.54) * h, w * (0.15 + Math.abs(thrown(i, 10)) * 0.17), colors[i % 6] ?? '#3fb4c4', i)).join('') +
      Array.from({ length: 34 }, (_, i) => circle((0.5 + thrown(i, 11) * 0.52) * w, (0.5 + thrown(i, 12) * 0.52) * h, 3 + Math.abs(thrown(i, 13)) * 9, colors[(i * 5) % 6] ?? '#3fb4c4', `${bare} opacity=".55"`)).join('')
    );
  },
  panes: (paper) => {
    const { width: w, height: h } = paper;
    const colors = ['#2f6ad9', '#e0a82a', '#2fa06a', '#c93a5a', '#7a3fc4', '#2fa8b8', '#e0702a'];
    const [columns, rows] = [5, 6];
    const corner = (c: number, r: number): Point => [(c / columns) * w + (c % columns ? thrown(c * 7 + r, 14) * w * 0.07 : 0), (r / rows) * h + (r % rows ? thrown(c + r * 5, 15) * h * 0.05 : 0)];
    const cells = Array.from({ length: columns * rows }, (_, i) => {
      const [c, r] = [i % columns, Math.floor(i / columns)];
      const all = [corner(c, r), corner(c + 1, r), corner(c + 1, r + 1), corner(c, r + 1)];
      return path(`M${all.map((point) => point.join(' ')).join(' L')}Z`, colors[(i * 3 + r) % 7] ?? '#2f6ad9', 'stroke="#14101f" stroke-width="9"');
    });
    return group('opacity=".84"', ...cells) + paper.glow(w * 0.5, h * 0.4, w * 0.6, '#fff3c4', 0.6);
  },
  daubs: (paper) => {
    const { width: w, height: h } = paper;
    const colors = ['#e8a05a', '#c9605a', '#6a86b8', '#8fb0c4', '#f2d08a', '#5a6a9a', '#b884a8'];
    const ground = veil(paper, paper.linear([[0, '#56688f'], [0.55, '#c08a74'], [1, '#7a5a6a']], { x2: 0.5 }), 0.62);
    return ground + Array.from({ length: 90 }, (_, i) => {
      const [x, y] = [(0.5 + thrown(i, 16) * 0.62) * w, (0.5 + thrown(i, 17) * 0.6) * h];
      const [long, lean] = [w * (0.12 + Math.abs(thrown(i, 18)) * 0.16), -0.5 + thrown(i, 19) * 0.5];
      return line(`M${x} ${y} q${long * 0.5} ${-w * 0.03} ${long} ${long * lean}`, colors[i % 7] ?? '#e8a05a', w * (0.024 + Math.abs(thrown(i, 20)) * 0.05), 0.5);
    }).join('');
  },
  geometry: (paper) => {
    const { width: w, height: h } = paper;
    return group(
      'opacity=".88"',
      veil(paper, '#3fc1c9', 1),
      path(`M0 ${h} V${h * 0.58} L${w * 0.34} ${h * 0.4} L${w} ${h * 0.74} V${h}Z`, '#364f8b', bare),
      path(`M${w} ${h} V${h * 0.46} L${w * 0.62} ${h * 0.62} L${w * 0.2} ${h}Z`, '#fc5185', bare),
      circle(w * 0.5, h * 0.4, w * 0.39, '#fff3d6', bare), circle(w * 0.5, h * 0.4, w * 0.31, '#ffd75e', bare),
      path(`M0 0 H${w * 0.3} L0 ${h * 0.2}Z M${w} 0 V${h * 0.16} L${w * 0.78} 0Z`, '#fff3d6', bare),
    );
  },
  retro: (paper) => {
    const { width: w, height: h } = paper;
    const bands = ['#20204f', '#3a2f7a', '#6a3fa0', '#b04fa8', '#ea6a8a', '#ffa66a', '#ffd97a'].map((color, i) => rect(0, (h * i) / 7 - 1, w, h / 7 + 2, 0, color, bare));
    return group('opacity=".9"', ...bands) + Array.from({ length: 18 }, (_, i) => rect((0.5 + thrown(i, 23) * 0.5) * w, (0.22 + thrown(i, 24) * 0.2) * h, 8, 8, 0, '#ffffff', bare)).join('');
  },
  studio: (paper) => {
    const { width: w, height: h } = paper;
    return (
      veil(paper, paper.radial([[0, '#fff4e0'], [0.5, '#f7c9b4'], [1, '#8a7fd0']], { cy: 0.36, r: 0.8 }), 0.78) +
      path(`M0 ${h * 0.86} Q${w * 0.5} ${h * 0.8} ${w} ${h * 0.86} V${h} H0Z`, '#ffe9d6', `${bare} opacity=".55"`) +
      [[0.14, 0.2, 0.1], [0.87, 0.16, 0.13], [0.9, 0.56, 0.08], [0.1, 0.62, 0.07]].map(([x = 0, y = 0, r = 0], i) => circle(x * w, y * h, r * w, paper.ball(['#ff9f8a', '#8fd0f0', '#ffd36a', '#a9e0b0'][i] ?? '#fff', 2.2), bare)).join('')
    );
  },
};

/** Paper, lines, stains and panes let a place and its hour be seen; skies, suns and lamps of their own would contradict them. */
const LETS_SEE: ReadonlySet<Behind> = new Set(['whitePaper', 'hatching', 'parchment', 'panes', 'halftone', 'wetPaint', 'daubs']);
const SHARE_OF_A_VEIL = 0.36;

/** Yellow paper over a blue night is grey: less of it is seen there. */
const SHARE_AT_NIGHT = 0.17;

/** @param told a place or an hour is told or asked for @param dark whether that hour is dark */
export const drawBehind = (paper: Paper, behind: Behind | undefined, told: boolean, dark = false): string =>
  !behind || (told && !LETS_SEE.has(behind)) ? '' : group(`opacity="${told ? (dark && behind === 'parchment' ? SHARE_AT_NIGHT : SHARE_OF_A_VEIL) : 1}"`, DRAWN[behind](paper));

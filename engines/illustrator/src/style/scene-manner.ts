/** The light and the paper of a style in a whole scene, where a place is told: tinted over the land and under everybody, so that the hour is still seen and no face is touched. */
import type { Paper } from '../paper.ts';
import { LOUD } from './loud-manners.ts';
import { bare, circle, ellipse, group, line, path, type Point, rect, smooth } from '../shapes.ts';

export type Manner = 'epicLight' | 'stageLight' | 'brightSky' | 'cutPaper' | 'posterShapes' | keyof typeof LOUD;

const sheet = ({ width, height }: Paper, fill: string, opacity: number): string => rect(0, 0, width, height, 0, fill, `${bare} opacity="${opacity}"`);

/** Between -1 and 1, the same in every picture. */
const swing = (i: number, salt: number): number => Math.sin(i * 12.9898 + salt * 78.233) * 0.6 + Math.sin(i * 4.137 + salt) * 0.4;

/** A cut edge of paper along one side of the sheet, with the shadow that it throws. `deep` is a share of the width. */
function cutEdge({ width: w, height: h }: Paper, side: 'left' | 'right' | 'top' | 'bottom', deep: number, color: string, salt: number): string {
  const long = side === 'left' || side === 'right' ? h : w;
  const at = (t: number, d: number): Point => (side === 'left' ? [d, t] : side === 'right' ? [w - d, t] : side === 'top' ? [t, d] : [t, h - d]);
  const edge = Array.from({ length: 12 }, (_, i): Point => at((long * i) / 11, w * deep * (0.72 + 0.34 * swing(i, salt))));
  const [[ax, ay], [bx, by]] = [at(long, 0), at(0, 0)];
  const d = `${smooth(edge, false)} L${ax} ${ay} L${bx} ${by}Z`;
  const [dx, dy] = at(0, 0)[0] === at(long, 0)[0] ? [side === 'left' ? 7 : -7, 3] : [3, side === 'top' ? 8 : -8];
  return path(d, '#2f2850', `${bare} opacity=".26" transform="translate(${dx} ${dy})"`) + path(d, color, bare);
}

const DRAWN: Record<Manner, (paper: Paper, dark: boolean) => string> = {
  ...LOUD,
  // Gold from low behind everybody, violet above, dark at the edges, sparks in the air.
  epicLight: (paper) => {
    const { width: w, height: h } = paper;
    return (
      sheet(paper, paper.linear([[0, '#2a2a9a', 0.5], [0.3, '#8a4fb0', 0.22], [0.6, '#ffa23f', 0.42], [1, '#5a2458', 0.46]]), 1) +
      sheet(paper, paper.radial([[0, '#ffe39a', 0.66], [0.4, '#ffb54a', 0.3], [0.76, '#ffb54a', 0]], { cy: 0.56, r: 0.62 }), 1) +
      sheet(paper, paper.radial([[0, '#120a30', 0], [0.6, '#120a30', 0], [1, '#120a30', 0.5]], { r: 0.74 }), 1) +
      Array.from({ length: 26 }, (_, i) => circle(w * (0.5 + 0.47 * swing(i, 3)), h * (0.5 + 0.44 * swing(i, 8)), 2.6 + (i % 4) * 1.5, i % 3 ? '#ffd98a' : '#fff3c8', `${bare} opacity="${0.5 + (i % 3) * 0.16}"`)).join('')
    );
  },
  // A set that is lit: warm from the front, lilac where it falls away, balls of light out of focus.
  stageLight: (paper) => {
    const { width: w, height: h } = paper;
    return (
      sheet(paper, paper.radial([[0, '#fff0d4', 0.34], [0.46, '#ffc9b0', 0.28], [1, '#6a4fc4', 0.66]], { cy: 0.46, r: 0.74 }), 1) +
      ([[0.09, 0.18, 66], [0.22, 0.08, 38], [0.9, 0.14, 74], [0.78, 0.07, 30], [0.95, 0.46, 46], [0.05, 0.5, 40]] as const).map(([x, y, r], i) => circle(x * w, y * h, r * (w / 1024), paper.radial([[0, ['#fff0dc', '#e4f0ff', '#ffe6f0'][i % 3] ?? '#ffffff', 0.5], [0.72, ['#ffd9b8', '#c9e4ff', '#ffd0e4'][i % 3] ?? '#ffffff', 0.38], [1, '#ffffff', 0]]), bare)).join('') +
      ellipse(w * 0.5, h * 0.9, w * 0.54, h * 0.12, paper.radial([[0, '#fff3dc', 0.6], [1, '#fff3dc', 0]]), bare)
    );
  },
  // High blue, slanting light, and the rings that a lens leaves.
  brightSky: (paper) => {
    const { width: w, height: h } = paper;
    const band = (x: number, wide: number, opacity: number): string => path(`M${w * x} ${h * 0.92} L${w * (x + wide)} ${h * 0.92} L${w * (x + wide + 0.34)} 0 L${w * (x + 0.34)} 0Z`, paper.linear([[0, '#ffffff', opacity], [1, '#ffffff', 0]]), bare);
    return (
      sheet(paper, paper.linear([[0, '#0f6ff0', 0.62], [0.5, '#5fc4ff', 0.34], [0.72, '#d9f6c0', 0.16], [1, '#1f8f5a', 0.34]]), 1) +
      band(-0.08, 0.13, 0.5) + band(0.16, 0.06, 0.42) + band(0.44, 0.16, 0.46) + band(0.74, 0.07, 0.4) +
      ([[0.16, 0.12, 34], [0.3, 0.24, 18], [0.44, 0.36, 46], [0.6, 0.5, 24]] as const).map(([x, y, r]) => circle(w * x, h * y, r, '#ffffff', 'fill-opacity=".16" stroke="#ffffff" stroke-width="3" stroke-opacity=".45"')).join('')
    );
  },
  // A box of paper: cut sheets along every side, lighter outwards.
  cutPaper: (paper) =>
    sheet(paper, '#f6ead2', 0.3) +
    group('', cutEdge(paper, 'top', 0.13, '#6fb4c4', 1), cutEdge(paper, 'left', 0.11, '#f0a08c', 2), cutEdge(paper, 'right', 0.115, '#f4c06a', 3), cutEdge(paper, 'bottom', 0.09, '#5f9f84', 6)) +
    group('', cutEdge(paper, 'top', 0.075, '#cfe8e6', 4), cutEdge(paper, 'left', 0.06, '#fbd8c8', 5), cutEdge(paper, 'right', 0.065, '#fbe6b8', 7), cutEdge(paper, 'bottom', 0.05, '#a8d0b8', 8)),
  // A poster: large plain shapes through which the land is seen.
  posterShapes: (paper) => {
    const { width: w, height: h } = paper;
    return (
      path(`M0 0 H${w * 0.62} L${w * 0.3} ${h} H0Z`, '#ff5a7a', `${bare} opacity=".22"`) + path(`M${w * 0.62} 0 H${w} V${h} H${w * 0.3}Z`, '#2a3fd0', `${bare} opacity=".22"`) +
      circle(w * 0.5, h * 0.48, w * 0.38, '#ffe14a', `${bare} opacity=".3"`) + `<circle cx="${w * 0.5}" cy="${h * 0.48}" r="${w * 0.43}" fill="none" stroke="#ffffff" stroke-width="${w * 0.014}" opacity=".7"/>` +
      path(`M0 ${h * 0.74} L${w * 0.24} ${h} H0Z M${w} ${h * 0.7} L${w * 0.74} ${h} H${w}Z`, '#18c4a8', `${bare} opacity=".6"`) + line(`M${w * 0.05} ${h * 0.1} h${w * 0.13} M${w * 0.05} ${h * 0.135} h${w * 0.08} M${w * 0.82} ${h * 0.2} h${w * 0.13} M${w * 0.87} ${h * 0.235} h${w * 0.08}`, '#ffffff', w * 0.011, 0.75)
    );
  },
};

/** Of a tint so much is left where it is dark: a bright sky over a bedroom at night would be day. */
const IN_THE_DARK = 0.5;
/** Cut from paper, and not made of light. */
const SOLID: ReadonlySet<Manner> = new Set(['cutPaper']);

/** @param dark the hour or the room is */
export const drawManner = (paper: Paper, manner: Manner | undefined, dark: boolean): string =>
  !manner ? '' : dark && !SOLID.has(manner) ? group(`opacity="${IN_THE_DARK}"`, DRAWN[manner](paper, true)) : DRAWN[manner](paper, dark);

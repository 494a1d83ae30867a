/** What a style lays over the whole sheet: light, borders and hand-made edges. Nothing here hides a face. */
import type { Paper } from '../paper.ts';
import { bare, circle, each, group, heartPath, line, path, rect, starPath } from '../shapes.ts';

export type Overlay =
  'rays' | 'flare' | 'letterbox' | 'oval' | 'speed' | 'lead' | 'panel' | 'hearts' | 'corners' | 'confetti';
export type Grain = 'wobble' | 'smear' | 'poster' | 'glow';

export const drawOverlay = (paper: Paper, overlay: Overlay | undefined): string => (overlay ? OVERLAYS[overlay](paper) : '');

const OVERLAYS: Readonly<Record<Overlay, (paper: Paper) => string>> = {
  rays: (paper) => {
    const { width: w, height: h } = paper;
    const ray = (x: number): string =>
      path(
        `M${w * (0.72 + x * 0.3)} 0 L${w * (0.8 + x * 0.34)} 0 L${w * (x * 1.1 + 0.02)} ${h} L${w * (x * 1.1 - 0.16)} ${h}Z`,
        paper.linear([[0, '#ffe9a8', 0.3], [1, '#ffe9a8', 0]]),
        bare,
      );
    return [0.02, 0.2, 0.4, 0.62].map(ray).join('');
  },
  flare: (paper) => {
    const { width: w, height: h } = paper;
    return (
      path(`M0 0H${w}V${h}H0Z`, paper.linear([[0, '#fff3c4', 0.6], [0.5, '#fff3c4', 0.1], [1, '#6a5a3a', 0.22]], { x2: 1, y2: 1 }), bare) +
      paper.glow(w * 0.1, h * 0.08, w * 0.75, '#fff6d6', 0.75)
    );
  },
  letterbox: (paper) => {
    const { width: w, height: h } = paper;
    return (
      path(`M0 0H${w}V${h}H0Z`, paper.linear([[0, '#0f4a5a', 0.42], [0.55, '#0f4a5a', 0], [1, '#e07a2a', 0.28]]), bare) +
      rect(0, 0, w, h * 0.075, 0, '#0a0c14', bare) +
      rect(0, h * 0.925, w, h * 0.076, 0, '#0a0c14', bare)
    );
  },
  oval: ({ width: w, height: h }) =>
    path(
      `M0 0H${w}V${h}H0Z M${w / 2} ${h * 0.025} C${w * 0.06} ${h * 0.025} ${w * 0.03} ${h * 0.3} ${w * 0.03} ${h * 0.5} ` +
        `C${w * 0.03} ${h * 0.72} ${w * 0.06} ${h * 0.975} ${w / 2} ${h * 0.975} C${w * 0.94} ${h * 0.975} ${w * 0.97} ${h * 0.72} ` +
        `${w * 0.97} ${h * 0.5} C${w * 0.97} ${h * 0.3} ${w * 0.94} ${h * 0.025} ${w / 2} ${h * 0.025}Z`,
      '#f3e6cf',
      `fill-rule="evenodd" stroke="#b08a5a" stroke-width="5"`,
    ),
  speed: ({ width: w, height: h }) =>
    each(44, (i) => {
      const a = (i / 44) * Math.PI * 2;
      const wide = 0.025 + (i % 3) * 0.014;
      const near = 0.43 + (i % 4) * 0.035;
      const at = (r: number, t: number): string => `${w / 2 + Math.cos(t) * r * w} ${h / 2 + Math.sin(t) * r * h}`;
      return path(`M${at(near, a)} L${at(1, a - wide)} L${at(1, a + wide)}Z`, '#ffffff', `${bare} opacity=".8"`);
    }),
  lead: ({ width: w, height: h }) => {
    const cell = w / 6;
    const bar = (i: number): string => `M${cell * i} 0 L${cell * (i + 1.3)} ${h * 0.3} L${cell * (i - 0.4)} ${h * 0.62} L${cell * (i + 0.8)} ${h}`;
    const upright = [-1, 0, 1, 2, 3, 4, 5, 6].map(bar);
    const across = `M0 ${h * 0.16} L${w * 0.3} ${h * 0.1} M${w} ${h * 0.24} L${w * 0.76} ${h * 0.14} M0 ${h * 0.5} L${w * 0.14} ${h * 0.44}`;
    return (
      line([...upright, across].join(' '), '#14101f', 5, 0.32) +
      path(`M0 0H${w / 2}V${h / 2}H0Z`, '#3a6cf0', `${bare} opacity=".1"`) +
      path(`M${w / 2} 0H${w}V${h / 2}H${w / 2}Z`, '#f0b03a', `${bare} opacity=".12"`) +
      path(`M0 ${h / 2}H${w / 2}V${h}H0Z`, '#2fb07a', `${bare} opacity=".1"`) +
      path(`M${w / 2} ${h / 2}H${w}V${h}H${w / 2}Z`, '#e0456a', `${bare} opacity=".12"`)
    );
  },
  panel: ({ width: w, height: h }) =>
    `<rect x="14" y="14" width="${w - 28}" height="${h - 28}" fill="none" stroke="#ffffff" stroke-width="30"/>` +
    `<rect x="30" y="30" width="${w - 60}" height="${h - 60}" fill="none" stroke="#15121a" stroke-width="9"/>`,
  hearts: (paper) =>
    scattered(paper, (x, y, s, i) =>
      i % 2 ? path(heartPath(x, y, s * 0.8), '#ff8fb8', `${bare} opacity=".8"`) : circle(x, y, s, '#ffffff', `${bare} opacity=".6"`)),
  confetti: (paper) => scattered(paper, (x, y, s) => path(starPath(x, y, s), '#fff0a8', `${bare} opacity=".85"`)),
  corners: ({ width: w, height: h }) => corner(0, 0, 1, 1) + corner(w, 0, -1, 1) + corner(0, h, 1, -1) + corner(w, h, -1, -1),
};

/** @param sx -1 at the right, mirrored @param sy -1 below, mirrored */
const corner = (x: number, y: number, sx: 1 | -1, sy: 1 | -1): string =>
  group(
    `transform="translate(${x} ${y}) scale(${sx} ${sy})"`,
    line('M30 150 C30 70 70 30 150 30 M40 110 C60 120 80 100 66 84 M110 40 C120 60 100 80 84 66', '#b98a3c', 8),
    circle(60, 60, 13, '#d9486a', bare),
    circle(152, 32, 9, '#b98a3c', bare),
    circle(32, 152, 9, '#b98a3c', bare),
  );

/** Signs along the left and right edge, where no face is. */
const scattered = ({ width: w, height: h }: Paper, draw: (x: number, y: number, size: number, i: number) => string): string =>
  each(14, (i) => {
    const x = (i % 2 === 0 ? 0.05 : 0.95) * w + Math.sin(i * 2.1) * w * 0.035;
    return draw(x, h * (0.04 + (i / 14) * 0.92), w * (0.014 + (i % 3) * 0.006), i);
  });

/** As large as the sheet and not as what is on it: where something stands out over its edge, resvg cannot lay a figure's light in a filter of that size, and stops the process. */
export const WHOLE_SHEET = 'x="0" y="0" width="100%" height="100%" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"';

/** A filter over the finished sheet: a shaking hand, a brush, few colours, a soft lens. Undefined when there is none. */
export function grainFilter(paper: Paper, grain: Grain | undefined): string | undefined {
  const filter = (body: string): string => `url(#${paper.define(`<filter id="ID" ${WHOLE_SHEET}>${body}</filter>`)})`;
  // Noise over the whole sheet is most of what a print costs: one octave where a second is hardly seen.
  const noise = (frequency: string, octaves = 2): string =>
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="4" result="n"/>`;
  const moved = (scale: number): string =>
    `<feDisplacementMap in="SourceGraphic" in2="n" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/>`;
  switch (grain) {
    case 'wobble':
      return filter(noise('.026', 1) + moved(15));
    case 'smear':
      return filter(noise('.014 .05') + moved(11));
    case 'poster': {
      const steps = 'type="discrete" tableValues="0.03 0.13 0.25 0.37 0.5 0.62 0.75 0.87 1"';
      return filter(`<feComponentTransfer><feFuncR ${steps}/><feFuncG ${steps}/><feFuncB ${steps}/></feComponentTransfer>`);
    }
    case 'glow':
      // Near to screen and a gamma of 1.5, in one step: a power for each point of a print costs most of a second.
      return filter(
        '<feGaussianBlur stdDeviation="9" result="soft"/>' +
          '<feComposite in="SourceGraphic" in2="soft" operator="arithmetic" k1="-.7" k2=".96" k3=".84" k4="-.09"/>',
      );
    default:
      return undefined;
  }
}

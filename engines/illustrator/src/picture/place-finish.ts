/** The last layer of a place: the style's own finish, then its brush over everything that was painted. */
import type { Paper } from '../paper.ts';
import type { PlaceBrush, PlaceLook } from '../style/place-looks.ts';
import { WHOLE_SHEET } from '../style/overlays.ts';
import { border, finish } from './finish.ts';

/** Moves every point along a noise: the edges of a brush. */
const smear = (frequency: string, scale: number, octaves = 2): string =>
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="4" result="noise"/>` +
  `<feDisplacementMap in="SourceGraphic" in2="noise" scale="${scale}" xChannelSelector="R" yChannelSelector="G" result="moved"/>` +
  '<feMerge result="smeared"><feMergeNode in="SourceGraphic"/><feMergeNode in="moved"/></feMerge>';

/** Lines where colours meet, in one ink; none along the edge of the sheet, where colours end and do not meet. */
const outline = (source: string, ink: string, strength: number): string =>
  `<feConvolveMatrix in="${source}" order="3" kernelMatrix="-1 -1 -1 -1 8 -1 -1 -1 -1" divisor="1" bias="0" preserveAlpha="true" ` +
  'result="edges"/>' +
  `<feColorMatrix in="edges" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${strength} ${strength} ${strength} 0 -0.22" result="mask"/>` +
  `<feFlood flood-color="${ink}"/><feComposite x=".4%" y=".4%" width="99.2%" height="99.2%" in2="mask" operator="in" result="lines"/>` +
  `<feMerge><feMergeNode in="${source}"/><feMergeNode in="lines"/></feMerge>`;

/** Light that grazes ridges of paint. */
const ridges =
  '<feTurbulence type="fractalNoise" baseFrequency=".035 .06" numOctaves="2" seed="9" result="paint"/>' +
  '<feDiffuseLighting in="paint" surfaceScale="2" diffuseConstant=".72" lighting-color="#fff4e0" result="relief">' +
  '<feDistantLight azimuth="235" elevation="56"/></feDiffuseLighting>' +
  '<feBlend in="relief" in2="smeared" mode="soft-light"/>';

const FILTERS: Record<PlaceBrush, string> = {
  none: '',
  glow:
    '<feGaussianBlur in="SourceGraphic" stdDeviation="9" result="soft"/><feBlend in="soft" in2="SourceGraphic" mode="screen" result="lit"/>' +
    '<feComposite in="lit" in2="SourceGraphic" operator="arithmetic" k2=".34" k3=".66"/>',
  strokes: smear('.012 .034', 16),
  matte: smear('.03 .006', 20, 1),
  lens: '<feGaussianBlur in="SourceGraphic" stdDeviation="1.5"/>',
  ink: outline('SourceGraphic', '#2a2048', 1.7),
  bleed: smear('.022', 11, 3) + outline('smeared', '#5a4a6a', 0.9),
  impasto: smear('.03 .04', 11, 1) + ridges,
};

function over(paper: Paper, brush: PlaceBrush): string {
  const { width: w, height: h } = paper;
  switch (brush) {
    case 'glow':
      return (
        `<radialGradient id="brush-halo" cx=".72" cy=".08" r=".9"><stop offset="0" stop-color="#ffe6a0" stop-opacity=".5"/>` +
        '<stop offset=".5" stop-color="#c48af0" stop-opacity=".12"/><stop offset="1" stop-color="#1a0a4a" stop-opacity=".5"/></radialGradient>' +
        `<path d="M0 0H${w}V${h}H0Z" fill="url(#brush-halo)"/>` +
        Array.from({ length: 26 }, (_, i) => {
          const [x, y] = [((i * 197) % 1000) / 1000, ((i * 373) % 1000) / 1000];
          return `<circle cx="${(x * w).toFixed(0)}" cy="${(y * h).toFixed(0)}" r="${2 + (i % 4)}" fill="#fff3c4" opacity=".8"/>`;
        }).join('')
      );
    case 'strokes':
      // A wide brush that goes one way over light and the other over shade.
      return [0, 1]
        .map((dark) => {
          const strokes = Array.from({ length: 240 }, (_, i) => {
            const [x, y] = [((i * 211 + dark * 97 + (i % 13) * 71) % 1000) / 1000, ((i * 389 + dark * 531 + (i % 7) * 113) % 1000) / 1000];
            const [long, lean] = [w * (0.03 + ((i * 7) % 6) * 0.012), ((i * 5) % 9) - 4 + (dark ? 3 : -3)];
            return `M${(x * 1.06 - 0.03) * w} ${y * h} q${long * 0.5} ${lean * 3} ${long} ${lean * 4}`;
          });
          return `<path d="${strokes.join(' ')}" fill="none" stroke="${dark ? '#2a1a5a' : '#fff3d0'}" stroke-width="${w * 0.0085}" stroke-linecap="round" opacity="${dark ? 0.42 : 0.6}" style="mix-blend-mode:soft-light"/>`;
        })
        .join('');
    case 'matte':
      return (
        `<path d="M0 ${h * 0.45}H${w}V${h * 0.75}H0Z" fill="url(#brush-haze)"/><linearGradient id="brush-haze" x2="0" y2="1"><stop offset="0" ` +
        'stop-color="#d9e4e4" stop-opacity="0"/><stop offset=".5" stop-color="#d9e4e4" stop-opacity=".42"/><stop offset="1" ' +
        'stop-color="#d9e4e4" stop-opacity="0"/></linearGradient>' +
        `<path d="M0 0H${w}V${h * 0.06}H0Z M0 ${h * 0.94}H${w}V${h}H0Z" fill="#1d2a3a"/>`
      );
    case 'lens':
      return (
        '<radialGradient id="brush-flare" cx=".8" cy=".1" r=".8"><stop offset="0" stop-color="#fff6dc" stop-opacity=".62"/>' +
        '<stop offset="1" stop-color="#fff6dc" stop-opacity="0"/></radialGradient>' +
        '<radialGradient id="brush-edge" cx=".5" cy=".5" r=".76"><stop offset=".55" stop-color="#120c08" stop-opacity="0"/>' +
        '<stop offset="1" stop-color="#120c08" stop-opacity=".6"/></radialGradient>' +
        `<path d="M0 0H${w}V${h}H0Z" fill="url(#brush-flare)"/><path d="M0 0H${w}V${h}H0Z" fill="url(#brush-edge)"/>` +
        [0.62, 0.46, 0.3]
          .map((t, i) => `<circle cx="${w * t}" cy="${h * (0.9 - t)}" r="${[26, 44, 18][i]}" fill="#fff3d0" opacity=".16"/>`)
          .join('')
      );
    case 'bleed':
      return [
        [0.18, 0.2, 170],
        [0.8, 0.76, 210],
        [0.64, 0.18, 120],
      ]
        .map(([x = 0, y = 0, r = 0]) => `<ellipse cx="${w * x}" cy="${h * y}" rx="${r * 1.4}" ry="${r}" fill="#ffffff" opacity=".12"/>`)
        .join('');
    default:
      return '';
  }
}

export function finishPlace(paper: Paper, look: PlaceLook): string {
  if (look.brush === 'none') return finish(paper, look);
  // The edge of the paper lies over what was painted: under the brush it would be smeared and drawn with ink.
  const svg = finish(paper, { ...look, border: 'none' });
  const filter = `<filter id="brush" ${WHOLE_SHEET}>${FILTERS[look.brush]}</filter>`;
  return svg.replace('</defs>', `${filter}</defs><g filter="url(#brush)">`).replace(/<\/svg>$/, `</g>${over(paper, look.brush)}${border(paper, look)}</svg>`);
}

/** Walls, towers, roofs and lit windows. */
import { shade } from '../color.ts';
import type { Dice } from '../dice.ts';
import type { Paper } from '../paper.ts';
import { bare, circle, each, ellipse, line, path, rect } from '../shapes.ts';

export interface Site {
  paper: Paper;
  at: (color: string) => string;
  lit: boolean;
  roll: Dice;
  /** what lies at the foot of a wall where no grass grows: sand, snow, ashes */
  foot?: string;
  /** no sun is seen */
  overcast?: boolean;
  /** no flags are to fly */
  flagless?: boolean;
  /** from the middle to an edge of the sheet, in units of what is built: for what stands at both edges */
  edge?: number;
}

export type Build = (site: Site) => string;

export const windowGlow = ({ paper, lit }: Site, x: number, y: number, w: number, h: number): string =>
  (lit ? paper.glow(x, y + h * 0.4, w * 2.6, '#ffd98a', 0.6) : '') +
  path(
    `M${x - w / 2} ${y + h} V${y + w / 2} A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${y + w / 2} V${y + h}Z`,
    lit ? '#ffd983' : '#5a6c9a',
    bare,
  ) +
  line(`M${x} ${y} V${y + h} M${x - w / 2} ${y + h * 0.56} H${x + w / 2}`, lit ? '#c98a45' : '#8fa0c4', w * 0.09, 0.7);

export function tower(site: Site, x: number, w: number, h: number, wall: string, roof: string, dome = false): string {
  const { paper, at } = site;
  const c = at(wall);
  const half = w / 2;
  const top = dome
    ? path(
        `M${x - half * 1.02} ${-h} C${x - half * 1.7} ${-h - w * 0.7} ${x - half * 0.3} ${-h - w * 0.95} ${x} ${-h - w * 1.5} ` +
          `C${x + half * 0.3} ${-h - w * 0.95} ${x + half * 1.7} ${-h - w * 0.7} ${x + half * 1.02} ${-h}Z`,
        paper.tube(at(roof)),
      ) + circle(x, -h - w * 1.52, w * 0.09, '#fff3dc')
    : path(
        `M${x - half * 1.3} ${-h} Q${x - half * 0.4} ${-h - w * 0.5} ${x} ${-h - w * 1.5} Q${x + half * 0.4} ${-h - w * 0.5} ` +
          `${x + half * 1.3} ${-h}Z`,
        paper.tube(at(roof)),
      ) +
      (site.flagless
        ? ''
        : line(`M${x} ${-h - w * 1.46} V${-h - w * 1.78}`, at('#7a6a8a'), 3) + path(`M${x} ${-h - w * 1.78} l${w * 0.4} ${w * 0.12} l${-w * 0.4} ${w * 0.14}Z`, '#f2b33d', bare));
  return (
    rect(x - half, -h, w, h, 0, paper.tube(c), bare) +
    courses(x - half, -h + w * 0.2, w, h - w * 0.2, c) +
    rect(x - half, -h + 8, w, 16, 0, shade(c, -0.14), `${bare} opacity=".4"`) +
    rect(x - half * 1.14, -h - 6, w * 1.14, 15, 6, shade(c, 0.02), bare) +
    each(5, (i) => rect(x - half * 1.02 + (i * w * 1.02) / 4.6, -h + 8, w * 0.1, 9, 2, shade(c, -0.03), bare)) +
    top +
    (dome ? '' : line(`M${x - half * 0.98} ${-h - w * 0.22} q${half * 0.98} ${w * 0.14} ${half * 1.96} 0 M${x - half * 0.62} ${-h - w * 0.52} q${half * 0.62} ${w * 0.1} ${half * 1.24} 0 M${x - half * 0.34} ${-h - w * 0.86} q${half * 0.34} ${w * 0.06} ${half * 0.68} 0`, shade(at(roof), -0.08), 3, 0.55)) +
    framedWindow(site, x, -h + w * 0.34, w * 0.26, w * 0.46, c) +
    (h > 240 ? framedWindow(site, x, -h + w * 1.4, w * 0.26, w * 0.46, c) : '')
  );
}

/** A few stones that show in a plastered wall, by rows. */
function courses(x: number, y: number, w: number, h: number, color: string): string {
  const stone = (i: number): string => {
    const [t, u] = [((i * 37) % 100) / 100, ((i * 61 + 13) % 100) / 100];
    const wide = 15 + ((i * 5) % 9);
    return `M${x + 4 + t * Math.max(1, w - wide - 8)} ${y + u * (h - 12)} h${wide} v8 h${-wide}Z`;
  };
  const count = Math.min(14, Math.round((w * h) / 2300));
  return path(each(count, stone), shade(color, -0.05), `${bare} opacity=".7"`) + path(each(Math.ceil(count / 2), (i) => stone(i + 31)), shade(color, 0.05), `${bare} opacity=".7"`);
}

/** A window set into stone, with a sill. */
const framedWindow = (site: Site, x: number, y: number, w: number, h: number, wall: string): string =>
  path(`M${x - w / 2 - 4} ${y + h + 2} V${y + w / 2 - 2} A${w / 2 + 4} ${w / 2 + 4} 0 0 1 ${x + w / 2 + 4} ${y + w / 2 - 2} V${y + h + 2}Z`, shade(wall, -0.1), bare) + windowGlow(site, x, y, w, h) + rect(x - w / 2 - 6, y + h, w + 12, 6, 2, shade(wall, 0.05), bare);

function crenels(x: number, y: number, w: number, color: string): string {
  const n = Math.max(3, Math.round(w / 28));
  return Array.from({ length: n }, (_, i) => rect(x + (i * w) / n + 3, y - 15, w / n - 8, 18, 3, color, bare)).join('');
}

export function castle(site: Site, wall: string, roof: string, second: string, dome = false): string {
  const { paper, at } = site;
  const c = at(wall);
  return [
    site.lit ? paper.glow(0, -150, 330, '#ffe3b0', 0.3) : '',
    tower(site, -172, 62, 190, wall, second, dome),
    tower(site, 172, 62, 190, wall, second, dome),
    tower(site, -92, 74, 282, shade(wall, 0.01), roof, dome),
    tower(site, 92, 74, 282, shade(wall, 0.01), roof, dome),
    tower(site, 0, 100, 350, shade(wall, 0.03), dome ? '#f2a25c' : roof, dome),
    rect(-206, -128, 412, 132, 0, paper.drop(c), bare),
    crenels(-206, -128, 412, shade(c, 0.02)),
    courses(-200, -112, 400, 104, c),
    rect(-206, -112, 412, 16, 0, shade(c, -0.14), `${bare} opacity=".35"`),
    rect(-210, -12, 420, 16, 4, shade(c, -0.06), bare),
    // Banners beside the gate.
    (site.flagless ? [] : [-66, 66]).map((x) => path(`M${x - 13} -106 h26 v58 l-13 -12 l-13 12Z`, at(second), bare) + path(`M${x - 13} -106 h26 v9 h-26Z`, '#f2b33d', bare) + circle(x, -78, 6, '#fff3dc', bare)).join(''),
    paper.glow(0, -40, 110, '#fff0b8', site.lit ? 0.7 : 0.3),
    path('M-52 4 V-58 A52 56 0 0 1 52 -58 V4Z', shade(c, 0.04), bare),
    path('M-46 4 V-56 A46 50 0 0 1 46 -56 V4Z', at('#8a5a45'), bare),
    path(
      'M-36 4 V-54 A36 40 0 0 1 36 -54 V4Z',
      site.lit
        ? paper.linear([
            [0, '#fff0bc'],
            [1, '#ffb067'],
          ])
        : at('#6b4434'),
      bare,
    ),
    // Half raised, the portcullis.
    line('M-24 -84 V-44 M-8 -92 V-44 M8 -92 V-44 M24 -84 V-44 M-35 -66 H35 M-35 -50 H35', at('#5f4438'), 3.4, 0.85),
    [-148, -108, 108, 148].map((x) => framedWindow(site, x, -92, 18, 34, c)).join(''),
    ellipse(-190, 2, 60, 16, at(site.foot ?? '#7fae68'), bare),
    ellipse(186, 2, 64, 16, at(site.foot ?? '#7fae68'), bare),
    ellipse(-96, 4, 44, 12, at(site.foot ?? '#8aba70'), bare),
    ellipse(104, 5, 40, 11, at(site.foot ?? '#8aba70'), bare),
  ].join('');
}

export function cottage(site: Site, wall: string, roof: string, x = 0, k = 1): string {
  const { paper, at } = site;
  return (
    `<g transform="translate(${x} 0) scale(${k})">` +
    [
      rect(44, -196, 26, 60, 4, at('#a4705c'), bare),
      line('M58 -206 q-12 -16 2 -30 q12 -14 0 -28', '#ffffff', 9, 0.4),
      path('M-84 4 V-104 H84 V4Z', paper.drop(at(wall)), bare),
      path('M60 4 V-104 H84 V4Z', shade(at(wall), -0.07), `${bare} opacity=".5"`),
      path('M-84 -102 H84 V-84 Q0 -98 -84 -84Z', shade(at(wall), -0.16), `${bare} opacity=".4"`),
      each(7, (i) => rect([-84, -62, -84, 62, 40, 66, -34][i] ?? 0, [-6, -8, -20, -8, -7, -22, -7][i] ?? 0, 20, 11, 4, at(['#b8a898', '#a99a8c', '#c4b4a4'][i % 3] ?? '#b8a898'), bare)),
      path('M-112 -96 Q-70 -128 0 -206 Q70 -128 112 -96 Q0 -110 -112 -96Z', paper.drop(at(roof)), bare),
      path('M0 -206 Q70 -128 112 -96 Q80 -102 46 -105 Q34 -160 0 -206Z', shade(at(roof), -0.05), `${bare} opacity=".7"`),
      line('M-92 -102 Q0 -116 92 -102 M-80 -114 Q0 -128 80 -114 M-66 -128 Q0 -140 66 -128 M-52 -143 Q0 -154 52 -143 M-38 -158 Q0 -166 38 -158 M-22 -176 Q0 -182 22 -176', shade(at(roof), -0.08), 3, 0.5),
      rect(41, -200, 32, 8, 3, at('#8f5f4e'), bare),
      path('M-30 4 V-47 A30 32 0 0 1 30 -47 V4Z', shade(at(wall), 0.07), bare),
      path('M-24 4 V-46 A24 26 0 0 1 24 -46 V4Z', paper.drop(at('#8a5636')), bare),
      line('M-8 4 V-66 M8 4 V-66', shade(at('#8a5636'), -0.06), 2.4, 0.7),
      circle(0, -48, 7, site.lit ? '#ffe08a' : '#dcecf4', bare),
      rect(-34, -2, 68, 9, 4, at('#cfc0b0'), bare),
      circle(13, -22, 4, '#f4c65a', bare),
      rect(-73, -80, 38, 46, 6, shade(at(wall), 0.08), bare),
      windowGlow(site, -54, -76, 30, 38),
      rect(-80, -76, 9, 38, 2, at(roof), bare) + rect(-37, -76, 9, 38, 2, at(roof), bare),
      rect(-76, -40, 44, 11, 3, at('#8a5f42'), bare) + each(4, (i) => circle(-70 + i * 11, -43 - (i % 2) * 4, 5.4, at(['#e8707f', '#f6c860', '#fff6ea', '#f29ab4'][i] ?? '#f00'), bare)),
      rect(35, -80, 38, 46, 6, shade(at(wall), 0.08), bare),
      windowGlow(site, 54, -76, 30, 38),
      rect(28, -76, 9, 38, 2, at(roof), bare) + rect(71, -76, 9, 38, 2, at(roof), bare),
      rect(32, -40, 44, 11, 3, at('#8a5f42'), bare) + each(4, (i) => circle(38 + i * 11, -43 - (i % 2) * 4, 5.4, at(['#e8707f', '#f6c860', '#fff6ea', '#f29ab4'][i] ?? '#f00'), bare)),
      circle(0, -132, 14, site.lit ? '#ffd983' : '#5a6c9a', 'stroke="#fff3dc" stroke-width="4"'),
      ellipse(-66, 2, 34, 16, at(site.foot ?? '#6fae5c'), bare),
      ellipse(66, 3, 30, 14, at(site.foot ?? '#6fae5c'), bare),
    ].join('') +
    '</g>'
  );
}

export const mushroomHouse = (site: Site, x: number, k: number, cap: string): string =>
  `<g transform="translate(${x} 0) scale(${k})">` +
  path('M-56 4 Q-40 -60 -50 -110 L50 -110 Q40 -60 58 4 Q0 14 -56 4Z', site.paper.tube(site.at('#fbeed4')), bare) +
  path('M-120 -96 Q-108 -214 0 -218 Q108 -214 120 -96 Q0 -66 -120 -96Z', site.paper.ball(site.at(cap)), bare) +
  circle(-50, -160, 18, '#fff6e0', `${bare} opacity=".9"`) +
  circle(30, -184, 14, '#fff6e0', `${bare} opacity=".9"`) +
  circle(70, -136, 14, '#fff6e0', `${bare} opacity=".9"`) +
  path('M-18 6 V-36 A18 20 0 0 1 18 -36 V6Z', site.at('#8a5636'), bare) +
  windowGlow(site, 0, -96, 24, 28) +
  '</g>';

/** Clothes: torso, sleeves and what hangs around the neck. */
import { lightness, shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, ellipse, heartPath, limb, line, path, type Point, rect, starPath } from '../shapes.ts';
import type { Measures } from './human.ts';
import type { Look, OutfitCut, PersonParts } from './look.ts';

interface Cut { hem: (m: Measures) => number; flare: number }

/** Where each cut ends (y) and how much wider it is there than the hips. */
const CUTS: Record<OutfitCut, Cut> = {
  coat: { hem: (m) => m.hip * 0.62, flare: 1.34 },
  shirt: { hem: (m) => m.hip - 2, flare: 1.02 },
  hoodie: { hem: (m) => m.hip + 4, flare: 1.08 },
  dress: { hem: (m) => m.hip * 0.5, flare: 1.62 },
  robe: { hem: () => -10, flare: 1.62 },
  gown: { hem: () => -4, flare: 2.0 },
  armor: { hem: (m) => m.hip + 2, flare: 1.02 },
  overalls: { hem: (m) => m.hip - 2, flare: 1.06 },
  spacesuit: { hem: (m) => m.hip + 8, flare: 1.16 },
  vest: { hem: (m) => m.hip - 2, flare: 1.02 },
  suit: { hem: (m) => m.hip * 0.8, flare: 1.1 },
  leaf: { hem: (m) => m.hip * 0.6, flare: 1.4 },
  none: { hem: (m) => m.hip - 2, flare: 0.98 },
};

function torsoPath(m: Measures, hem: number, flare: number): string {
  const { shoulder: s, top, waist: w } = m;
  const h = m.hem * flare;
  const middle = top + (m.hip - top) * 0.62;
  return `M${-s * 0.5} ${top + 4} C${-s * 0.86} ${top + 6} ${-s} ${top + 18} ${-s} ${top + 40} C${-s} ${middle - 26} ${-w} ${middle - 12} ${-w} ${middle}` +
    ` C${-w} ${middle + (hem - middle) * 0.3} ${-h * 0.96} ${hem - 20} ${-h} ${hem} Q0 ${hem + 20} ${h} ${hem} C${h * 0.96} ${hem - 20} ${w} ${middle + (hem - middle) * 0.3} ${w} ${middle}` +
    ` C${w} ${middle - 12} ${s} ${middle - 26} ${s} ${top + 40} C${s} ${top + 18} ${s * 0.86} ${top + 6} ${s * 0.5} ${top + 4} Q0 ${top + 30} ${-s * 0.5} ${top + 4}Z`;
}

export function drawTorso(paper: Paper, look: Look, m: Measures, parts: PersonParts): string {
  const { outfit } = look;
  if (parts.lower === 'fish' && outfit.cut === 'none') return mermaidTop(paper, look, m);
  const cut = CUTS[parts.lower === 'legs' || parts.lower === 'goat' ? outfit.cut : shorter(outfit.cut)];
  const hem = cut.hem(m);
  const wide = m.hem * cut.flare;
  const main = outfit.cut === 'overalls' || outfit.cut === 'vest' ? outfit.second : outfit.cut === 'none' ? look.skin : outfit.main;
  return path(torsoPath(m, hem, cut.flare), paper.drop(main), 'data-part="torso"') + trim(paper, look, m, hem, wide);
}

const shorter = (cut: OutfitCut): OutfitCut => (['coat', 'dress', 'robe', 'gown', 'suit', 'leaf'].includes(cut) ? 'shirt' : cut);

function trim(paper: Paper, look: Look, m: Measures, hem: number, wide: number): string {
  const { outfit } = look;
  const dark = shade(outfit.main, -0.14);
  const pale = shade(outfit.main, 0.12);
  const middle = m.top + (m.hip - m.top) * 0.62;
  const gold = '#f2c14e';
  switch (outfit.cut) {
    case 'coat':
      return line(`M0 ${m.top + 26} L0 ${hem + 8}`, dark, 4, 0.7) + [0.34, 0.6, 0.86].map((t) => circle(-12, m.top + (hem - m.top) * t, 6.5, shade(outfit.main, -0.24), bare)).join('') +
        line(`M${-wide * 0.72} ${hem - 34} L${-wide * 0.36} ${hem - 26} M${wide * 0.36} ${hem - 26} L${wide * 0.72} ${hem - 34}`, dark, 5, 0.7) + line(`M${-wide * 0.97} ${hem - 9} Q0 ${hem + 9} ${wide * 0.97} ${hem - 9}`, pale, 6, 0.5);
    case 'hoodie':
      return path(`M${-m.waist * 0.62} ${m.hip - 4} Q${-m.waist * 0.56} ${m.hip - 40} ${-m.waist * 0.4} ${m.hip - 42} L${m.waist * 0.4} ${m.hip - 42} Q${m.waist * 0.56} ${m.hip - 40} ${m.waist * 0.62} ${m.hip - 4}Z`, shade(outfit.main, -0.06), bare) +
        line(`M-14 ${m.top + 28} l-4 34 M14 ${m.top + 28} l4 34`, '#fdf6ea', 5, 0.9);
    case 'dress':
      return waistBand(m, middle, outfit.second) + line(`M${-wide * 0.94} ${hem - 15} Q0 ${hem + 7} ${wide * 0.94} ${hem - 15}`, '#ffffff', 9, 0.55) + line(`M${-wide * 0.42} ${hem - 2} L${-m.waist * 0.4} ${middle + 18} M${wide * 0.42} ${hem - 2} L${m.waist * 0.4} ${middle + 18}`, dark, 4, 0.35);
    case 'gown':
      return waistBand(m, middle, gold) + path(`M${-m.waist * 0.24} ${middle + 8} L${-wide * 0.4} ${hem + 8} Q0 ${hem + 18} ${wide * 0.4} ${hem + 8} L${m.waist * 0.24} ${middle + 8}Z`, paper.drop(shade(outfit.main, 0.1)), bare) + line(`M${-wide * 0.95} ${hem - 12} Q0 ${hem + 10} ${wide * 0.95} ${hem - 12}`, gold, 8, 0.9) + path(starPath(0, m.top + 62, 13), gold, bare);
    case 'robe':
      return path(`M-14 ${m.top + 26} L-26 ${hem + 10} Q0 ${hem + 16} 26 ${hem + 10} L14 ${m.top + 26}Z`, shade(outfit.second, 0), bare) + waistBand(m, middle, gold, 0.66) + line(`M${-wide * 0.95} ${hem - 16} Q0 ${hem + 6} ${wide * 0.95} ${hem - 16}`, gold, 9, 0.9) +
        [[-0.5, 0.55], [0.56, 0.68], [-0.62, 0.85], [0.42, 0.9]].map(([x = 0, t = 0]) => path(starPath(wide * x, m.top + (hem - m.top) * t, 9), gold, `${bare} opacity=".85"`)).join('');
    case 'armor':
      return breastplate(paper, m, gold);
    case 'overalls':
      return path(`M${-m.waist * 0.66} ${m.top + 62} L${m.waist * 0.66} ${m.top + 62} L${m.hem * 1.06} ${hem} Q0 ${hem + 20} ${-m.hem * 1.06} ${hem}Z`, paper.drop(outfit.main)) + bothSides(line(`M${m.waist * 0.5} ${m.top + 66} L${m.shoulder * 0.52} ${m.top + 8}`, outfit.main, 15), circle(m.waist * 0.48, m.top + 70, 7, gold, bare)) +
        rect(-20, m.top + 84, 40, 28, 7, shade(outfit.main, -0.09), bare);
    case 'spacesuit':
      return rect(-30, m.top + 58, 60, 42, 10, '#5a678f', bare) + circle(-14, m.top + 72, 6, '#ff6f7d', bare) + circle(4, m.top + 72, 6, '#ffe27a', bare) + circle(20, m.top + 72, 5, '#7fe6a8', bare) + line(`M-20 ${m.top + 88} h38`, '#bfe4f4', 6) + waistBand(m, middle + 12, outfit.second) + line(`M-34 ${m.top + 16} Q0 ${m.top + 40} 34 ${m.top + 16}`, '#b9c2d8', 12);
    case 'vest':
      return bothSides(path(`M${m.shoulder * 0.44} ${m.top + 6} C${m.shoulder * 0.86} ${m.top + 8} ${m.shoulder} ${m.top + 20} ${m.shoulder} ${m.top + 44} L${m.waist} ${middle} L${m.hem * 1.03} ${hem} Q${m.hem * 0.6} ${hem + 14} 22 ${hem + 14} Q30 ${m.top + 76} ${m.shoulder * 0.44} ${m.top + 6}Z`, paper.drop(outfit.main)), rect(m.waist * 0.42, middle - 4, m.waist * 0.42, 22, 6, dark, `${bare} opacity=".6"`));
    case 'suit':
      return path(`M-20 ${m.top + 20} L0 ${middle} L20 ${m.top + 20} Q0 ${m.top + 34} -20 ${m.top + 20}Z`, '#fdf9f2', bare) + path(`M-7 ${m.top + 30} L7 ${m.top + 30} L9 ${middle - 24} L0 ${middle - 8} L-9 ${middle - 24}Z`, outfit.second, bare) + line(`M-24 ${m.top + 18} L0 ${middle} L24 ${m.top + 18} M0 ${middle} L0 ${hem + 8}`, dark, 5, 0.8) + [0.2, 0.6].map((t) => circle(10, middle + (hem - middle) * t, 5, gold, bare)).join('');
    case 'leaf':
      return [-0.72, -0.36, 0, 0.36, 0.72].map((t) => path(`M${wide * t - 24} ${hem - 18} Q${wide * t} ${hem + 52} ${wide * t + 24} ${hem - 18} Q${wide * t} ${hem - 52} ${wide * t - 24} ${hem - 18}Z`, paper.drop(shade(outfit.main, t === 0 ? 0.05 : -0.02)))).join('') + waistBand(m, middle, outfit.second, 0.6);
    case 'shirt':
      return shirtPrint(look, m, middle);
    case 'none':
      return '';
  }
}

function shirtPrint(look: Look, m: Measures, middle: number): string {
  const { second, main } = look.outfit;
  if (look.outfit.extras.includes('stripes')) return line(`M${-m.shoulder * 0.92} ${m.top + 62} Q0 ${m.top + 76} ${m.shoulder * 0.92} ${m.top + 62} M${-m.waist} ${middle - 8} Q0 ${middle + 6} ${m.waist} ${middle - 8}`, second, 13, 0.95);
  if (look.outfit.extras.includes('star')) return path(starPath(0, m.top + 74, 24), second, bare);
  if (look.outfit.extras.includes('heart')) return path(heartPath(0, m.top + 74, 19), second, bare);
  if (look.outfit.extras.includes('emblem')) return circle(0, m.top + 74, 27, second, bare) + path(starPath(0, m.top + 74, 18), main, bare);
  return line(`M0 ${m.top + 28} L0 ${middle}`, shade(main, -0.13), 4, 0.6) + circle(0, middle - 10, 5.5, shade(main, -0.22), bare);
}

const waistBand = (m: Measures, y: number, color: string, share = 1): string =>
  path(`M${-m.waist * 1.0} ${y - 8} Q0 ${y + 8} ${m.waist} ${y - 8} L${m.waist * 1.02} ${y + 8} Q0 ${y + 26} ${-m.waist * 1.02} ${y + 8}Z`, color, `${bare} opacity="${0.6 + share * 0.4}"`);

function breastplate(paper: Paper, m: Measures, gold: string): string {
  const metal = paper.linear([[0, '#e2e8f5'], [0.4, '#aab6cf'], [1, '#76829f']], { x2: 1 });
  const s = m.shoulder;
  const low = m.top + (m.hip - m.top) * 0.74;
  return path(`M${-s * 0.96} ${m.top + 18} Q0 ${m.top - 4} ${s * 0.96} ${m.top + 18} Q${s * 1.08} ${low - 40} ${s * 0.72} ${low} Q0 ${low + 26} ${-s * 0.72} ${low} Q${-s * 1.08} ${low - 40} ${-s * 0.96} ${m.top + 18}Z`, metal) +
    path(`M${-s * 0.8} ${m.top + 24} Q${-s * 0.4} ${m.top + 10} ${-s * 0.2} ${m.top + 10} Q${-s * 0.6} ${m.top + 50} ${-s * 0.56} ${low - 10} Q${-s} ${low - 50} ${-s * 0.8} ${m.top + 24}Z`, '#fff', `${bare} opacity=".35"`) +
    path(starPath(0, m.top + 66, 22), gold, bare) + path(`M${-m.waist} ${low + 4} Q0 ${low + 28} ${m.waist} ${low + 4} l2 17 Q0 ${low + 46} ${-m.waist - 2} ${low + 21}Z`, '#7a4a2b', bare) + rect(-13, low + 12, 26, 24, 6, gold, bare);
}

function mermaidTop(paper: Paper, look: Look, m: Measures): string {
  const shell = paper.ball(look.outfit.second);
  const y = m.top + 66;
  const body = path(torsoPath(m, m.hip, 0.9), paper.drop(look.skin));
  const band = path(`M${-m.waist} ${y - 6} Q0 ${y + 8} ${m.waist} ${y - 6} L${m.waist} ${y + 22} Q0 ${y + 40} ${-m.waist} ${y + 22}Z`, shell);
  return body + band + path(`M0 ${y + 34} C-44 ${y + 28} -44 ${y - 6} -26 ${y - 14} Q-12 ${y - 26} 0 ${y - 20} Q12 ${y - 26} 26 ${y - 14} C44 ${y - 6} 44 ${y + 28} 0 ${y + 34}Z`, paper.ball(shade(look.outfit.second, 0.1))) + line(`M0 ${y + 30} L-18 ${y - 12} M0 ${y + 30} L0 ${y - 18} M0 ${y + 30} L18 ${y - 12}`, shade(look.outfit.second, -0.12), 3, 0.6);
}

interface Sleeve { art: string; cuff: string; glove?: string }

export function sleeveOf(paper: Paper, look: Look, shoulder: Point, elbow: Point, hand: Point, w: number): Sleeve {
  const { outfit } = look;
  const short = ['dress', 'shirt', 'gown', 'leaf', 'overalls', 'vest'].includes(outfit.cut) && look.whim < 0.62;
  const bareArm = outfit.cut === 'none';
  const cloth = outfit.cut === 'overalls' || outfit.cut === 'vest' ? outfit.second : outfit.main;
  const wrist: Point = [elbow[0] + (hand[0] - elbow[0]) * 0.86, elbow[1] + (hand[1] - elbow[1]) * 0.86];
  const whole = limb([shoulder, elbow, wrist], [w, w * 0.9, w * 0.78]);
  if (bareArm) return { art: path(whole, paper.ball(look.skin)), cuff: '' };
  if (short) {
    const end: Point = [shoulder[0] + (elbow[0] - shoulder[0]) * 0.72, shoulder[1] + (elbow[1] - shoulder[1]) * 0.72];
    return { art: path(whole.replace(/^M/, 'M'), paper.ball(look.skin)) + path(limb([shoulder, end], [w * 1.14, w * 1.12]), paper.ball(cloth)), cuff: '' };
  }
  if (outfit.cut === 'robe') {
    const flared = limb([shoulder, elbow, wrist], [w, w * 1.08, w * 1.36]);
    return { art: path(flared, paper.ball(cloth)), cuff: '' };
  }
  if (outfit.cut === 'armor') {
    const metal = paper.ball('#aab6cf');
    return { art: path(whole, paper.ball('#7e89a6')) + ellipse(shoulder[0], shoulder[1] - 2, w * 0.78, w * 0.66, metal), cuff: circle(wrist[0], wrist[1], w * 0.5, metal), glove: undefined };
  }
  if (outfit.cut === 'spacesuit') return { art: path(limb([shoulder, elbow, wrist], [w * 1.12, w * 1.04, w * 0.98]), paper.ball(cloth)) + circle(elbow[0], elbow[1], w * 0.3, shade(cloth, -0.1), `${bare} opacity=".4"`), cuff: circle(wrist[0], wrist[1], w * 0.46, outfit.second, bare), glove: '#e6ebf6' };
  const cuff = circle(wrist[0], wrist[1], w * 0.44, lightness(cloth) > 0.8 ? shade(cloth, -0.1) : shade(cloth, 0.06), bare);
  return { art: path(whole, paper.ball(cloth)) + cuff, cuff: '' };
}

export function drawNeckwear(paper: Paper, look: Look, m: Measures): string {
  const { extras, second, main, cut } = look.outfit;
  const wears = (what: string): boolean => extras.includes(what) || look.marks.includes(what);
  const y = m.top;
  const drawn = [];
  if (wears('satchel')) drawn.push(line(`M${-m.shoulder * 0.7} ${y + 14} Q${m.waist * 0.2} ${y + 60} ${m.waist * 1.02} ${m.hip - 10}`, '#8a5a34', 9) + rect(m.waist * 0.66, m.hip - 26, 48, 42, 10, paper.drop('#a06a3c')) + path(`M${m.waist * 0.66} ${m.hip - 18} q24 26 48 0 l0 -8 l-48 0Z`, '#8a5a34', bare));
  if (wears('apron')) drawn.push(path(`M${-m.waist * 0.6} ${y + 54} L${m.waist * 0.6} ${y + 54} L${m.hem * 0.84} ${m.hip * 0.6} Q0 ${m.hip * 0.6 + 18} ${-m.hem * 0.84} ${m.hip * 0.6}Z`, paper.drop('#fbf7ee')) + rect(-22, m.hip - 22, 44, 26, 6, '#e6ddd0', bare));
  if (wears('sash')) drawn.push(path(`M${-m.shoulder * 0.8} ${y + 12} L${-m.shoulder * 0.46} ${y + 8} L${m.waist} ${m.hip - 26} L${m.waist} ${m.hip - 2}Z`, second, bare));
  if (wears('stethoscope')) drawn.push(line(`M-24 ${y + 14} Q-30 ${y + 74} 0 ${y + 78} Q26 ${y + 74} 24 ${y + 14}`, '#4b5a7a', 6) + circle(2, y + 84, 12, '#c8d2e0'));
  if (wears('scarf')) drawn.push(scarf(paper, second, y));
  else if (wears('collar')) drawn.push(bothSides(path(`M2 ${y + 30} C16 ${y + 20} 28 ${y + 10} 34 ${y - 2} C52 ${y + 6} 58 ${y + 22} 48 ${y + 44} C30 ${y + 44} 12 ${y + 40} 2 ${y + 30}Z`, '#fdf9f2')));
  else if (['shirt', 'dress', 'coat', 'overalls', 'vest', 'hoodie'].includes(cut)) drawn.push(line(`M-33 ${y + 6} Q0 ${y + 42} 33 ${y + 6}`, cut === 'hoodie' ? shade(main, -0.08) : lightness(main) > 0.85 ? shade(second, 0.05) : '#fff6e6', cut === 'hoodie' ? 20 : 10, 0.9));
  if (wears('bowtie')) drawn.push(path(`M0 ${y + 30} l-26 -14 l0 30Z M0 ${y + 30} l26 -14 l0 30Z`, second) + circle(0, y + 31, 7, shade(second, -0.1), bare));
  if (wears('necklace') || wears('medal')) drawn.push(line(`M-30 ${y + 8} Q0 ${y + 64} 30 ${y + 8}`, '#e9b23f', 4) + paper.glow(0, y + 52, 26, '#8ff0e0', 0.6) + circle(0, y + 50, 12, '#4cc7b4', 'stroke="#e9b23f" stroke-width="4"'));
  if (wears('badge')) drawn.push(path(starPath(m.shoulder * 0.45, y + 62, 15), '#f2c14e', bare));
  if (wears('bell')) drawn.push(circle(0, y + 40, 13, paper.ball('#f2c14e')));
  if (wears('belt')) drawn.push(waistBand(m, y + (m.hip - y) * 0.74, '#7a4a2b') + rect(-11, y + (m.hip - y) * 0.74 - 2, 22, 20, 5, '#f2c14e', bare));
  return drawn.join('');
}

const scarf = (paper: Paper, color: string, y: number): string =>
  path(`M-52 ${y - 8} Q0 ${y + 30} 52 ${y - 8} Q66 ${y + 8} 54 ${y + 24} Q0 ${y + 58} -54 ${y + 24} Q-66 ${y + 8} -52 ${y - 8}Z`, paper.drop(color)) +
  path(`M14 ${y + 34} L48 ${y + 26} L62 ${y + 104} L30 ${y + 112}Z`, paper.drop(shade(color, -0.06))) + line(`M34 ${y + 110} l-2 9 M46 ${y + 107} l0 9 M57 ${y + 104} l2 8`, shade(color, -0.06), 5);

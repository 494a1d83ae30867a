/** A street between houses, with lamps and flower boxes. */
import { mix, shade } from '../color.ts';
import type { Layers } from './backdrop.ts';
import { floorFrom, hazeBand, type Stage } from './ground.ts';
import { cloud } from './clouds.ts';
import { drawSky } from './sky.ts';
import { drawPlant } from './plants.ts';
import { stemmed } from './small-plants.ts';
import type { Setting } from './setting.ts';
import { heroes } from './stand-heroes.ts';
import { bare, circle, each, ellipse, line, path, rect } from '../shapes.ts';

export function paintCity(stage: Stage, setting: Setting): Layers {
  const { paper, w, h, horizon, palette, s, roll } = stage;
  const street = floorFrom(stage, h * 0.8);
  const pave = palette.at('#b9b2bc', 0.95);
  const lamps = [0.1, 0.9].map((t) => lamp(stage, t, street)).join('');
  // Behind a row of cars their crowns would be hats.
  const trees = (setting.features.includes('traffic') ? [] : [0.22, 0.78])
    .map((t) => drawPlant(paper, 'oak', w * t, street - 6 * s, 0.72 * s, (color) => palette.at(color, 0.9), roll))
    .join('');
  const hedge = rect(-10, street - 44 * s, w + 20, 54 * s, 20 * s, palette.at('#6fa05c', 0.85), bare);
  return {
    back:
      drawSky(stage) +
      rowOfHouses(stage, 0) +
      hazeBand(paper, w, horizon - 60, 220, palette.haze, 0.4) +
      rowOfHouses(stage, 1) +
      cloud(paper, w * 0.5, h * 0.12, 0.7 * s, '#ffffff', 0.4) +
      trees +
      hedge +
      path(`M0 ${street}H${w}V${h}H0Z`, paper.linear([[0, shade(pave, 0.03)], [1, shade(pave, -0.08)]]), bare) +
      joints(stage, street, pave) +
      lamps +
      heroes(stage, setting, { y: street + 26 * s, at: (color) => palette.at(color, 0.9), lit: palette.dark, scale: 1.05 }),
    front: [0.03, 0.97].map((t) => flowerBox(stage, t)).join(''),
  };
}

/** @param depth 0 is farthest: those are taller, and paler */
function rowOfHouses(stage: Stage, depth: number): string {
  const { w, horizon, roll, s } = stage;
  const base = horizon + 40 * s + depth * 56 * s;
  let row = '';
  for (let x = -40; x < w + 40;) {
    const wide = roll.between(70, 130) * s;
    row += house(stage, { x, base, wide, tall: roll.between(150, 380) * s * (1 - depth * 0.16), clear: 0.35 + depth * 0.25 });
    x += wide + roll.between(-4, 8);
  }
  return row;
}

interface House {
  /** its left edge */
  x: number;
  /** y of its foot */
  base: number;
  wide: number;
  tall: number;
  /** how little of it is lost in the haze, 0..1 */
  clear: number;
}

function house({ paper, palette, roll, s }: Stage, { x, base, wide, tall, clear }: House): string {
  const wall = palette.at(roll.pick(['#c98f7a', '#8fa4c4', '#d9bc94', '#9fb8a8', '#b49ac0']), clear);
  const roof = base - tall;
  const panes = (row: number): string =>
    each(3, (column) => {
      const isLit = palette.dark ? roll.chance(0.62) : roll.chance(0.2);
      const glass = isLit ? '#ffe09a' : mix(wall, '#dcecf8', palette.dark ? 0.12 : 0.55);
      return rect(x + wide * (0.14 + column * 0.27), roof + (20 + row * 42) * s, wide * 0.17, 24 * s, 3, glass, bare);
    });
  return (
    rect(x, roof, wide, tall + 80, 5, paper.linear([[0, shade(wall, 0.03)], [1, wall]]), bare) +
    rect(x - 4, roof - 8 * s, wide + 8, 14 * s, 4, shade(wall, -0.05), bare) +
    each(Math.max(0, Math.ceil(tall / (44 * s) - 1)), panes) +
    (roll.chance(0.3)
      ? line(`M${x + wide / 2} ${roof} v${-36 * s}`, shade(wall, -0.1), 4 * s) + circle(x + wide / 2, roof - 40 * s, 6 * s, '#e8606a', bare)
      : '')
  );
}

/** @param t where it stands, as a share of the width; it leans to the middle */
function lamp({ paper, w, palette, s }: Stage, t: number, street: number): string {
  const inwards = t < 0.5 ? 1 : -1;
  const x = w * t + inwards * 40 * s;
  return (
    line(`M${w * t} ${street + 10} V${street - 250 * s} q0 ${-30 * s} ${inwards * 34 * s} ${-30 * s}`, palette.at('#4a5068', 1), 9 * s) +
    paper.glow(x, street - 268 * s, 120 * s, '#ffe3a0', palette.dark ? 0.8 : 0.3) +
    ellipse(x, street - 270 * s, 22 * s, 14 * s, '#fff3c4')
  );
}

/** Between the stones of the pavement. */
const joints = ({ w, h }: Stage, street: number, pave: string): string =>
  each(5, (i) => line(`M${w * (i / 4)} ${h} L${w * (0.34 + (i / 4) * 0.32)} ${street}`, shade(pave, -0.05), 3, 0.6)) +
  [0.3, 0.62].map((t) => line(`M0 ${street + (h - street) * t} H${w}`, shade(pave, -0.05), 3, 0.6)).join('');

const FLOWERS = ['#ff9fbe', '#ffd05c', '#ffffff'];
function flowerBox({ w, h, s, palette }: Stage, t: number): string {
  const flower = (i: number): string => {
    const color = palette.at(FLOWERS[i % FLOWERS.length] ?? '#fff', 1);
    return stemmed(w * t - 52 * s + i * 17 * s, h * 0.955, 26 * s, 13 * s, color, palette.at('#5f9a4c', 1));
  };
  return rect(w * t - 70 * s, h * 0.95, 140 * s, 80 * s, 12, palette.at('#a0694a', 1), bare) + each(7, flower);
}

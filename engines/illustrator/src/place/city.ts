/** A street between houses, with lamps and flower boxes. */
import { shade } from '../color.ts';
import { dice } from '../dice.ts';
import type { Layers } from './backdrop.ts';
import { nearFronts, rowOfHouses } from './city-houses.ts';
import { floorFrom, hazeBand, type Stage } from './ground.ts';
import { cloud } from './clouds.ts';
import { drawSky } from './sky.ts';
import { FRAMES } from './heroes/frames.ts';
import { drawPlant } from './plants.ts';
import { stemmed } from './small-plants.ts';
import type { Setting } from './setting.ts';
import { heroes } from './stand-heroes.ts';
import { bare, each, line, path, rect } from '../shapes.ts';

export function paintCity(stage: Stage, setting: Setting): Layers {
  const { paper, w, h, horizon, palette, s, roll } = stage;
  const street = floorFrom(stage, h * 0.8);
  const pave = palette.at('#b9b2bc', 0.95);
  const lamps = (isOpen(stage, setting) ? [0.1, 0.9] : [0.185, 0.815]).map((t) => lamp(stage, t, street)).join('');
  // Behind a row of cars their crowns would be hats.
  const trees = (setting.features.includes('traffic') ? [] : isOpen(stage, setting) ? [0.22, 0.78] : [0.27, 0.73])
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
      paving(stage, street, pave) +
      (isOpen(stage, setting) ? '' : nearFronts(stage, setting.features.some((name) => BROAD.has(name)) ? 0.56 : 1)) +
      lamps +
      heroes(stage, setting, { y: street + 26 * s, at: (color) => palette.at(color, 0.9), lit: palette.dark, scale: 1.05 }),
    front: [0.03, 0.97].map((t) => flowerBox(stage, t)).join(''),
  };
}

/** As wide as the street: the fronts leave them room. */
const BROAD: ReadonlySet<string> = new Set(['traffic', 'locomotive', 'fireengine']);

/** Over the roofs and behind portraits no fronts stand at the edges. */
const isOpen = ({ portrait, w, h }: Stage, { features }: Setting): boolean => Boolean(portrait) || w < h || features.some((name) => name === 'rooftop' || name in FRAMES);

/** @param t where it stands, as a share of the width; it leans to the middle */
function lamp({ paper, w, palette, s }: Stage, t: number, street: number): string {
  const inwards = t < 0.5 ? 1 : -1;
  const [x, y] = [w * t + inwards * 40 * s, street - 268 * s];
  const iron = palette.at('#4a5068', 1);
  return (
    paper.softEllipse(w * t, street + 14 * s, 46 * s, 9 * s, palette.contrast, 0.4) +
    path(`M${w * t - 13 * s} ${street + 14 * s} q${5 * s} ${-40 * s} ${8 * s} ${-60 * s} h${10 * s} q${3 * s} ${20 * s} ${8 * s} ${60 * s}Z`, iron, bare) +
    line(`M${w * t} ${street - 30 * s} V${street - 250 * s} q0 ${-34 * s} ${inwards * 40 * s} ${-34 * s} v${10 * s}`, iron, 8 * s) + line(`M${w * t} ${street - 226 * s} q${inwards * 24 * s} ${-4 * s} ${inwards * 22 * s} ${-26 * s}`, iron, 4 * s) +
    paper.glow(x, y, (palette.dark ? 190 : 100) * s, '#ffe3a0', palette.dark ? 0.85 : 0.25) +
    path(`M${x - 15 * s} ${y - 18 * s} h${30 * s} l${-6 * s} ${40 * s} h${-18 * s}Z`, palette.dark ? '#fff3c4' : '#fdf6e0', bare) + path(`M${x - 21 * s} ${y - 16 * s} L${x} ${y - 38 * s} L${x + 21 * s} ${y - 16 * s}Z`, iron, bare) + rect(x - 11 * s, y + 20 * s, 22 * s, 6 * s, 3 * s, iron, bare)
  );
}

/** Slabs that run away from us, some a little lighter or darker, behind a kerb. */
function paving({ w, h, s, seed }: Stage, street: number, pave: string): string {
  const roll = dice(`slabs:${seed}`);
  const rows = [0, 0.1, 0.23, 0.39, 0.59, 0.83, 1.12];
  const tall = h - street;
  const at = (t: number, k: number): string => `${w * (0.5 + t * (0.62 + k * 1.5))} ${street + tall * k}`;
  let [light, deep, seams] = ['', '', ''];
  for (let row = 0; row + 1 < rows.length; row++) {
    const [a, b] = [rows[row] ?? 0, rows[row + 1] ?? 1];
    seams += `M0 ${street + tall * b} H${w}`;
    for (let col = -8; col < 8; col++) {
      const t = (col + (row % 2) * 0.5) * 0.11;
      const slab = `M${at(t, a)} L${at(t + 0.11, a)} L${at(t + 0.11, b)} L${at(t, b)}Z`;
      seams += `M${at(t, a)} L${at(t, b)}`;
      const tint = roll.next();
      if (tint < 0.2) light += slab;
      else if (tint < 0.36) deep += slab;
    }
  }
  return (
    path(light, shade(pave, 0.03), `${bare} opacity=".7"`) + path(deep, shade(pave, -0.04), `${bare} opacity=".6"`) + line(seams, shade(pave, -0.08), 2.6 * s, 0.55) +
    rect(0, street - 3 * s, w, 15 * s, 0, shade(pave, 0.07), bare) + rect(0, street + 12 * s, w, 8 * s, 0, shade(pave, -0.13), `${bare} opacity=".7"`)
  );
}

const FLOWERS = ['#ff9fbe', '#ffd05c', '#ffffff'];
function flowerBox({ w, h, s, palette }: Stage, t: number): string {
  const flower = (i: number): string => {
    const color = palette.at(FLOWERS[i % FLOWERS.length] ?? '#fff', 1);
    return stemmed(w * t - 52 * s + i * 17 * s, h * 0.955, 26 * s, 13 * s, color, palette.at('#5f9a4c', 1));
  };
  return rect(w * t - 70 * s, h * 0.95, 140 * s, 80 * s, 12, palette.at('#a0694a', 1), bare) + each(7, flower);
}

/** Open land under a sky, from far to near: the order in which its layers are painted. */
import { mix, shade } from '../color.ts';
import type { Layers } from './backdrop.ts';
import { closeUp, foreground } from './close-up.ts';
import { farLand } from './far-land.ts';
import { type Stage, hazeBand, hill, pebble } from './ground.ts';
import { flowers, grass, groundLight, lawn } from './lawn.ts';
import { sandCover, snowCover } from './bare-ground.ts';
import { peaks } from './peaks.ts';
import { drawSky } from './sky.ts';
import { landmarks, nearThings, trees } from './landmarks.ts';
import { lanterns } from './lanterns.ts';
import { overhang } from './overhang.ts';
import type { Ground, Setting } from './setting.ts';
import { SNOWED } from './snowed-on.ts';
import { bay, lavaCracks, riverOf, sea, shoreOf, water } from './waters.ts';
import { drawWay, trodden, troddenAcross } from './ways.ts';
import { woods } from './woods.ts';
import { bare, ellipse } from '../shapes.ts';

const PATHS: Partial<Record<Ground, string>> = {
  meadow: '#e8d3a4',
  forest: '#d9b98a',
  street: '#dcc8a8',
  garden: '#ecdcb4',
  snow: '#dfe8f4',
};

export function paintOutdoors(stage: Stage, setting: Setting): Layers {
  const { paper, w, h, seed, palette, horizon } = stage;
  const land = setting.land;
  const near = palette.at(land, 0.95);
  const { far, near: before } = farLand(stage, setting);
  const back: string[] = [drawSky(stage, setting.ground !== 'forest')];
  if (setting.features.includes('peaks') || setting.ground === 'snow') back.push(peaks(stage, horizon + 10, h * 0.3, palette.at('#8a90b4', 0.36), palette.at('#f6f9ff', 0.6)));
  else if (!stage.plain) back.push(far);
  back.push(hazeBand(paper, w, horizon - 70, 190, palette.haze, 0.5));
  if (setting.ground === 'shore') back.push(sea(stage, setting));
  else if (!stage.plain) back.push(before);
  if (setting.ground === 'forest') back.push(woods(stage, setting));
  if (setting.props.includes('lanterns')) back.push(lanterns(stage));
  const built = landmarks(stage, setting);
  const grown = setting.ground === 'forest' ? { behind: '', before: '' } : trees(stage, setting);
  back.push(setting.ground === 'shore' && setting.plants.length ? bay(stage, land) : '', grown.behind, built, grown.before);
  const groundY = setting.ground === 'shore' ? shoreOf(stage) : horizon + (h - horizon) * 0.36;
  back.push(
    hill(
      w,
      h,
      `${seed}n`,
      groundY,
      14,
      0.004,
      paper.linear([
        [0, shade(near, 0.05)],
        [0.3, near],
        [1, shade(mix(near, palette.contrast, 0.4), -0.05)],
      ]),
    ),
  );
  if (setting.ground === 'lake' || setting.ground === 'swamp') back.push(water(stage, groundY));
  const way = PATHS[setting.ground];
  const grassy = !['snow', 'desert', 'shore', 'lava'].includes(setting.ground);
  back.push(grassy ? lawn(stage, groundY, near) + grass(stage, groundY + 20, near, 110) : groundLight(stage, groundY, near));
  if (way && !setting.features.includes('pond')) back.push(drawWay(stage, setting.ground, groundY, palette.at(setting.props.includes(SNOWED) ? (PATHS.snow ?? way) : way, 0.95), near));
  if (setting.ground === 'lava') back.push(lavaCracks(stage, groundY));
  back.push(cover(stage, setting, groundY), nearThings(stage, setting, groundY));
  if (!stage.crowded || stage.roll.chance(0.5)) back.push(closeUp(stage, setting, groundY));
  back.push(overhang(stage, setting));
  return { back: back.join(''), front: foreground(stage, setting) };
}

function cover(stage: Stage, setting: Setting, top: number): string {
  const { w, h, roll, palette, s, paper } = stage;
  const near = palette.at(setting.land, 1);
  switch (setting.ground) {
    case 'snow':
      return snowCover(stage, top, near);
    case 'desert':
    case 'shore':
      return sandCover(stage, setting.ground, top, near);
    case 'lava':
      return Array.from({ length: 10 }, () =>
        pebble(paper, roll.between(0, w), roll.between(top + 20, h), roll.between(10, 30) * s, palette.at('#6a5560', 1)),
      ).join('');
    default: {
      if (setting.props.includes(SNOWED)) return drifts(stage, top, near);
      const few = setting.ground === 'forest' || setting.ground === 'swamp' || setting.ground === 'street';
      const way = PATHS[setting.ground] ? trodden(stage, setting.ground, top) : () => undefined;
      const besideWay = (x: number, y: number): number => {
        const [from, to] = way(y * h) ?? [2, 2];
        return x < from - 0.01 || x > to + 0.01 ? x : x < (from + to) / 2 ? from - 0.02 - Math.abs(x - from) * 0.4 : to + 0.02 + Math.abs(to - x) * 0.4;
      };
      // Nothing blooms on the water.
      const { y: bank, wide } = riverOf(stage, top);
      const from = setting.ground === 'lake' || setting.ground === 'swamp' ? bank + wide * 1.1 : top;
      return flowers(stage, setting, from, few ? 0.5 : setting.flowers ? 1.9 : setting.ground === 'garden' ? 1.4 : 1, (x, y) => besideWay(besideFerns(x, y, (190 * s) / w), y), PATHS[setting.ground] ? troddenAcross(stage, setting.ground, top) : undefined);
    }
  }
}

/** Ferns stand in the lower corners: flowers under them would look like litter. */
const besideFerns = (x: number, y: number, reach: number): number => {
  if (y < 0.8) return x;
  return x < reach ? x + reach : x > 1 - reach ? x - reach : x;
};

/** Low heaps of fallen snow. */
const drifts = ({ w, h, roll, s }: Stage, top: number, near: string): string =>
  Array.from({ length: 12 }, () => {
    const y = roll.between(top + 30, h);
    return ellipse(roll.between(0, w), y, roll.between(60, 150) * s, roll.between(6, 15) * s, shade(near, 0.035), `${bare} opacity=".8"`);
  }).join('');

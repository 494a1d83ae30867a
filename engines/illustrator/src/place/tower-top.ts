/** At the top of a tower: flagstones underfoot, battlements all round, and the land far below. */
import { mix, shade } from '../color.ts';
import { withoutFigures, withoutSpeech } from '../words/told.ts';
import { dice } from '../dice.ts';
import { bare, each, ellipse, line, path, rect } from '../shapes.ts';
import type { Layers } from './backdrop.ts';
import { farLand } from './far-land.ts';
import { type Stage, floorFrom, hazeBand } from './ground.ts';
import type { Setting } from './setting.ts';
import { drawSky } from './sky.ts';

export const TOWER_TOP = 'tower top';

const TOWERS = '(?:tower|castle|turret|keep|lighthouse|fortress|belfry|steeple)';
const UP_THERE = new RegExp(`\\b(?:(?:at|on|reach(?:ed|es)|from|in|onto) (?:the )?(?:very )?top of|(?:climbed|went|ran|flew|came|got|walked) (?:all the way |right )?(?:up )?to the (?:very )?top of|on (?:to )?the roof of) (?:the|an?|his|her|their|that|this) (?:[a-z-]+ ){0,3}?${TOWERS}\\b|\\b(?:on|up on|along) the (?:battlements|ramparts)\\b`, 'i');

export const isOnTower = (story: string): boolean => UP_THERE.test(withoutFigures(withoutSpeech(story)));

const UNDER_SKY: ReadonlySet<Setting['ground']> = new Set(['meadow', 'forest', 'garden', 'street', 'city', 'snow', 'shore', 'lake', 'desert', 'swamp', 'room']);

/** The same place, seen from its tower. */
export function onTower(setting: Setting): Setting {
  if (!UNDER_SKY.has(setting.ground)) return setting;
  const { room: _room, wall: _wall, outside: _outside, who: _who, ...kept } = setting;
  return { ...kept, ground: 'city', land: setting.ground === 'room' ? '#8fc477' : setting.land, features: [], plants: [], props: [...setting.props.filter((prop) => prop !== 'lanterns'), TOWER_TOP], said: 'at the top of a tower', known: true };
}

const STONE = '#bdb4b0';

export function paintTowerTop(stage: Stage, setting: Setting): Layers {
  const { paper, w, h, s, palette, horizon, seed } = stage;
  const roll = dice(`battlements:${seed}`);
  const isWhite = setting.weather === 'snow';
  const wall = palette.at(STONE, 0.9);
  const floor = palette.at(isWhite ? mix(STONE, '#eef3fa', 0.8) : shade(STONE, -0.02), 0.95);
  const { far, near } = farLand(stage, { ...setting, ground: 'meadow' });
  const floorY = floorFrom(stage, h * 0.8);
  const top = floorY - 96 * s;
  const merlon = 96 * s;
  const count = Math.ceil(w / (merlon * 1.7)) + 1;
  const from = -roll.between(0, 0.8) * merlon;
  const merlons = each(count, (i) => {
    const x = from + i * merlon * 1.7;
    return rect(x, top - 62 * s, merlon, 70 * s, 7 * s, paper.drop(wall), bare) + rect(x - 5 * s, top - 70 * s, merlon + 10 * s, 16 * s, 6 * s, isWhite ? '#f4f8fd' : shade(wall, 0.05), bare) + rect(x + merlon * 0.2, top - 34 * s, merlon * 0.34, 15 * s, 3 * s, shade(wall, -0.05), `${bare} opacity=".6"`);
  });
  const stones = each(22, (i) => {
    const [x, y] = [((i * 137 + 40) % 1000) / 1000 * w, top + 18 * s + ((i * 53) % 60) * s];
    return rect(x, y, 46 * s, 18 * s, 4 * s, shade(wall, i % 2 ? -0.05 : 0.04), `${bare} opacity=".6"`);
  });
  // Rows of flags that grow wider towards whoever looks.
  const rows = [0, 0.1, 0.24, 0.44, 0.7].map((t) => floorY + (h - floorY) * t);
  const seams = line(rows.map((y) => `M0 ${y}H${w}`).join('') + each(13, (i) => { const t = (i - 6) / 6; return `M${w * (0.5 + t * 0.52)} ${floorY} L${w * (0.5 + t * 0.98)} ${h}`; }), shade(floor, -0.07), 4 * s, 0.5);
  return {
    back:
      drawSky(stage) + far + hazeBand(paper, w, horizon - 70, 190, palette.haze, 0.5) + near +
      path(`M0 ${horizon + 80 * s}H${w}V${h}H0Z`, palette.at(setting.land, 0.6), bare) + hazeBand(paper, w, horizon + 10 * s, 240 * s, palette.haze, 0.6) +
      merlons + rect(0, top, w, floorY - top + 6, 0, paper.drop(wall), bare) + stones + rect(0, top - 6 * s, w, 16 * s, 4 * s, shade(wall, 0.04), bare) +
      path(`M0 ${floorY}H${w}V${h}H0Z`, paper.linear([[0, shade(floor, 0.03)], [1, shade(floor, -0.07)]]), bare) + seams +
      ellipse(w * 0.5, floorY + 4 * s, w * 0.6, 12 * s, shade(floor, -0.1), `${bare} opacity=".4"`),
    front: '',
  };
}

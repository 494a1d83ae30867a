/** Draws the things that lie about: each with its shadow on the ground, and with what of the ground rises before its foot. */
import { mix, shade } from '../color.ts';
import { dice } from '../dice.ts';
import { contactShadow } from '../light/light.ts';
import type { Paper } from '../paper.ts';
import type { Backdrop } from '../place/backdrop.ts';
import { tuft } from '../place/ground.ts';
import type { Ground } from '../place/setting.ts';
import { groundReach, onTheGround, restsAs } from '../props/on-the-ground.ts';
import { PROPS } from '../props/props.ts';
import { bare, ellipse, group, moved, path } from '../shapes.ts';
import type { Lying } from './scene-extras.ts';

type Land = Pick<Backdrop, 'ground' | 'ink' | 'land' | 'stage'>;

const GRASSY: ReadonlySet<Ground> = new Set(['meadow', 'forest', 'garden', 'lake', 'swamp']);
const LOOSE: ReadonlySet<Ground> = new Set(['snow', 'desert', 'shore', 'sky']);
/** They are of the ground themselves, or have water under them. */
const OF_THE_GROUND: ReadonlySet<string> = new Set(['hole', 'puddle', 'bridge', 'boat', 'mat', 'fence', 'gate', 'bush', 'sprout', 'mushroom', 'flower']);

/** @param dry there is no water for what belongs on it */
export const drawThings = (paper: Paper, things: readonly Lying[], land: Land, dry = false): string => things.map((thing) => drawThing(paper, thing, land, dry)).join('');

function drawThing(paper: Paper, { name, x, y, r, air }: Lying, land: Land, dry: boolean): string {
  const prop = PROPS[name];
  if (!prop) return '';
  if (air) return moved(x, y, r, prop.draw(paper));
  const ashore = dry ? prop.ashore?.(paper) : undefined;
  const art = moved(x, y, r, ashore ?? onTheGround(paper, name, x < paper.width / 2 ? 1 : -1));
  return shadowUnder(paper, { name, x, y, r }, land.ink) + art + before(name, x, y, r, land);
}

/** Under a sheet all of it is dark, under what stands its foot. */
function shadowUnder(paper: Paper, { name, x, y, r }: Pick<Lying, 'name' | 'x' | 'y' | 'r'>, ink: string): string {
  const { left, right, top } = groundReach(name);
  const half = ((right - left) / 2) * r;
  if (restsAs(name) !== 'flat') return contactShadow(paper, x, y, Math.min(62 * 1.3, Math.max(30, half / r)) * r * 0.95, 0, ink);
  const tall = -top * r;
  return paper.softEllipse(x + half * 0.04, y - tall * 0.38, half * 1.12, tall * 0.74, ink, 0.55);
}

/** A few blades, or a little loose snow, sand or cloud: it stands in the ground and not on a picture of it. */
function before(name: string, x: number, y: number, r: number, { ground, land, stage }: Land): string {
  if (OF_THE_GROUND.has(name)) return '';
  const { left, right } = groundReach(name);
  const half = Math.min(140, (right - left) / 2) * r;
  const color = stage.palette.at(ground === 'sky' ? '#ffffff' : land, 1);
  const roll = dice(`blades:${stage.seed}:${name}:${Math.round(x)}`);
  if (GRASSY.has(ground)) {
    const blades = Array.from({ length: restsAs(name) === 'flat' ? 6 : 8 }, () =>
      tuft(x + roll.between(-0.95, 0.95) * half, y + roll.between(1, 7) * stage.s, roll.between(9, 17) * stage.s, shade(color, roll.between(-0.08, 0.05))));
    return group('stroke="none"', ...blades);
  }
  if (!LOOSE.has(ground)) return '';
  const light = mix(color, '#ffffff', ground === 'snow' || ground === 'sky' ? 0.35 : 0.12);
  const wide = half * 0.94;
  return path(`M${x - wide} ${y + 5 * stage.s} Q${x - wide * 0.6} ${y - 5 * stage.s} ${x - wide * 0.1} ${y - 1 * stage.s} T${x + wide} ${y + 5 * stage.s} Q${x} ${y + 11 * stage.s} ${x - wide} ${y + 5 * stage.s}Z`, light, `${bare} opacity=".9"`) + ellipse(x - wide * 0.5, y + 4 * stage.s, wide * 0.2, 2.4 * stage.s, '#ffffff', `${bare} opacity=".35"`);
}

/** A whole place as two layers: what is behind the figures and what stands in front of them. */
import { mix, shade } from '../color.ts';
import { dice } from '../dice.ts';
import type { Light } from '../light/light.ts';
import type { Paper } from '../paper.ts';
import { bare, path } from '../shapes.ts';
import { type Stage, VIEW } from './ground.ts';
import { type Palette, paletteFor } from './palette.ts';
import { paintTowerTop, TOWER_TOP } from './tower-top.ts';
import { snowedOn } from './snowed-on.ts';
import type { Ground, Setting } from './setting.ts';
import type { Blocker } from './seen-beside.ts';
import { paintCave } from './cave.ts';
import { paintSea } from './sea-floor.ts';
import { paintSky } from './above-clouds.ts';
import { paintSpace } from './outer-space.ts';
import { paintCity } from './city.ts';
import { paintOutdoors } from './outdoors.ts';
import { paintSoft } from './soft-ground.ts';
import { paintRoom } from './rooms.ts';

export interface Layers {
  back: string;
  front: string;
}

export interface Backdrop extends Layers {
  light: Light;
  /** dark tone of the place, for shadows and vignette */
  ink: string;
  /** y on which figures stand */
  floor: number;
  stage: Stage;
  ground: Ground;
  land: string;
  said: string;
}

export type PaintGround = (stage: Stage, setting: Setting) => Layers;

const PAINTERS: Record<Ground, PaintGround> = {
  soft: paintSoft,
  meadow: paintOutdoors,
  forest: paintOutdoors,
  snow: paintOutdoors,
  desert: paintOutdoors,
  shore: paintOutdoors,
  lake: paintOutdoors,
  street: paintOutdoors,
  swamp: paintOutdoors,
  lava: paintOutdoors,
  garden: paintOutdoors,
  city: paintCity,
  underwater: paintSea,
  space: paintSpace,
  sky: paintSky,
  cave: paintCave,
  room: paintRoom,
};

export interface BackdropOrder {
  paper: Paper;
  seed: string;
  setting: Setting;
  /** how many figures will stand in it: the middle stays free for them */
  figures: number;
  /** y of the hindmost feet */
  feet?: number;
  /** the side on which they gather: landmarks stand on the other one */
  gather?: -1 | 1 | undefined;
  /** who stands before the landmarks, where that is known already */
  blockers?: readonly Blocker[];
  /** behind a portrait: paler and a little out of focus */
  soft?: boolean;
  /** how far the horizon is moved, as a share of the height */
  shift?: number;
  /** of what is painted, where that is not the whole sheet */
  size?: { width: number; height: number };
}

/** A whole place as it is seen through a window. */
function viewOf(paper: Paper, seed: string, setting: Setting): string {
  const { back, front } = drawBackdrop({ paper, seed: `view:${seed}`, setting, figures: 0, size: VIEW });
  return back + front;
}

/** The sky of the hour in a colour that was asked for; its slope of light stays. */
const inSkyOf = (palette: Palette, color: string | undefined): Palette =>
  color ? { ...palette, sky: palette.sky.map(([offset, own]) => [offset, mix(own, color, 0.62)]) } : palette;

/** What rain does to a sky of the day. */
const RAINY = '#a4b1bf';
/** How far from the middle a landmark stands that would be hidden behind three people, as a share of the width. */
const SEEN_ASIDE = 0.25;
/** Behind four and five a wide landmark stands taller than their heads. */
const GROWN = 1.4;

export function drawBackdrop({ paper, seed, setting: asked, figures, feet, gather, blockers, soft = false, shift = 0, size = paper }: BackdropOrder): Backdrop {
  const roll = dice(`backdrop:${seed}`);
  const setting = snowedOn(asked);
  const { width: w, height: h } = size;
  const side = roll.chance(0.5) ? 1 : -1;
  const hour = setting.hour ?? (setting.ground === 'space' ? 'night' : setting.ground === 'underwater' ? 'day' : roll.pick(['day', 'day', 'golden', 'dawn'] as const));
  const overcast = hour === 'storm' || (setting.weather === 'rain' && hour !== 'rainbow');
  const clear = inSkyOf(paletteFor(hour, side, setting.land), setting.sky);
  const palette = overcast && hour !== 'storm' && !clear.dark ? inSkyOf(clear, RAINY) : clear;
  const stage: Stage = {
    paper,
    w,
    h,
    seed,
    roll,
    palette,
    horizon: h * ((soft ? 0.66 : 0.58) + shift) + roll.between(-0.035, 0.03) * h,
    floor: h * 0.9,
    s: h / 1024,
    sun: { x: w * (0.5 + side * roll.between(0.18, 0.34)), y: h * roll.between(0.14, 0.3) },
    crowded: figures > 0,
    ...(feet ? { feet } : {}),
    ...(gather && figures > 2 ? { seenAt: 0.5 - gather * SEEN_ASIDE } : {}),
    ...(gather && (figures === 1 || figures === 2) ? { aside: 0.5 - gather * 0.23 } : {}),
    ...(setting.features.includes('moontemple') || setting.without?.includes('moon') ? { moonless: true } : {}),
    ...(setting.without?.includes('sun') ? { sunless: true } : {}),
    ...(setting.without?.includes('cloud') ? { cloudless: true } : {}),
    ...(figures > 3 ? { grow: GROWN } : {}),
    ...(blockers?.length ? { blockers } : {}),
    ...(soft ? { portrait: true } : {}),
    ...(overcast ? { overcast } : {}),
    ...(setting.outside ? { outside: setting.outside } : {}),
    ...(setting.props.includes('gradient') ? { plain: true } : {}),
    ...(setting.props.includes('bed taken') ? { bedTaken: true } : {}),
    ...(setting.props.includes('starless') || setting.without?.includes('star') ? { starless: true } : {}),
    ...(setting.props.includes('starry') ? { starry: true } : {}),
    ...(setting.view ? { view: viewOf(paper, seed, setting.view) } : {}),
    ...(hour === 'storm' && !setting.features.some((name) => name === 'bolts' || name === 'stormtower') ? { flash: true } : {}),
  };
  const layers = setting.props.includes(TOWER_TOP) ? paintTowerTop(stage, setting) : PAINTERS[setting.ground](stage, setting);
  const own = OWN_LIGHT[setting.ground];
  const light = own ? { ...own, side } : palette.light;
  const veil =
    soft && setting.ground !== 'soft'
      ? path(
          `M0 0H${w}V${h}H0Z`,
          paper.radial(
            [
              [0, palette.haze, 0.42],
              [1, palette.haze, 0.08],
            ],
            { cy: 0.45, r: 0.7 },
          ),
          bare,
        )
      : '';
  return {
    back: layers.back + veil,
    front: layers.front,
    light,
    ink: shade(palette.contrast, -0.02),
    floor: stage.floor,
    stage,
    ground: setting.ground,
    land: setting.land,
    said: setting.said,
  };
}

/** Places whose light does not come from the sky. */
const OWN_LIGHT: Partial<Record<Ground, Omit<Light, 'side'>>> = {
  underwater: { color: '#d8fff4', shade: '#2a6aa0', depth: 0.14 },
  cave: { color: '#bfe4ff', shade: '#3a3566', depth: 0.2 },
  space: { color: '#cfe0ff', shade: '#3f3a80', depth: 0.16 },
  room: { color: '#ffe2ac', shade: '#6a4a6a', depth: 0.08 },
  lava: { color: '#ffb070', shade: '#5a3456', depth: 0.2 },
};

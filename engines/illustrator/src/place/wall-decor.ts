/** What hangs on the free walls of a room: of what suits it, and other things in another room of its kind. */
import { dice } from '../dice.ts';
import { moved } from '../shapes.ts';
import type { Furnishing } from './furnish.ts';
import { brushFor } from './heroes/brush.ts';
import type { Room } from './setting.ts';
import { WALL_THINGS, type WallThingName } from './wall-things.ts';

type Things = readonly [WallThingName, ...WallThingName[]];

/** By the landmark that says what the room is for. */
const BY_HERO: Readonly<Record<string, Things>> = {
  toyshelves: ['kite', 'pennants', 'stringlights'],
  toybench: ['kite', 'hooks', 'clock'],
  cakes: ['cups', 'clock', 'wreath', 'plates'],
  icecounter: ['plates', 'pennants', 'clock'],
  cubbies: ['drawings', 'clock', 'charts'],
  hoops: ['pennants', 'clock'],
  bones: ['sconce'],
  easels: ['drawings', 'pictures', 'hooks'],
  hospitalbeds: ['paws', 'clock', 'drawings'],
  parcels: ['map', 'clock', 'hooks'],
  robotarm: ['gauges', 'clock'],
  contraption: ['gauges', 'clock'],
  grandpiano: ['notes', 'sconce', 'pictures'],
  orchestra: ['notes', 'sconce'],
  bathtub: ['mirror', 'hooks', 'plates'],
  understairs: ['pictures', 'hooks'],
  wandshelves: ['planets', 'sconce', 'map'],
  broomrack: ['planets', 'sconce', 'hooks'],
  flyingbooks: ['sconce', 'planets'],
  secretlab: ['gauges', 'planets', 'clock'],
  candles: ['mirror', 'sconce'],
  mirrorgold: ['sconce'],
  weatherdesk: ['map', 'clock', 'charts'],
  clockshop: ['cuckoo', 'clock'],
};
const BY_ROOM: Partial<Record<Room, Things>> = {
  plain: ['pictures', 'clock', 'boards', 'plates', 'map'],
  kitchen: ['clock', 'herbs', 'plates', 'wreath'],
  library: ['clock', 'map', 'sconce', 'pictures'],
  classroom: ['drawings', 'charts', 'map'],
  bedroom: ['drawings', 'hooks', 'kite', 'boards', 'pennants'],
  playroom: ['cuckoo', 'clock', 'plates', 'boards', 'stringlights'],
  workshop: ['clock', 'hooks'],
  lab: ['planets', 'charts', 'clock'],
  shop: ['clock', 'wreath'],
  music: ['notes'],
};

/** What hangs there: never the same thing twice in one room. */
export function thingsOnWalls({ room = 'plain', features }: Furnishing['setting'], seed: string, count: number): WallThingName[] {
  const roll = dice(`things:${seed}`);
  const list: WallThingName[] = [...(features.map((name) => BY_HERO[name]).find(Boolean) ?? BY_ROOM[room] ?? ['pictures', 'clock'])];
  return Array.from({ length: count }, () => list.splice(Math.floor(roll.next() * list.length), 1)[0]).filter((name) => name !== undefined);
}

/** @param spots where things may hang: the middle of each, in pixels, and how large it is */
export function wallDecor({ stage, setting, tone, roll }: Furnishing, spots: readonly (readonly [x: number, y: number, scale: number])[]): string {
  const brush = brushFor({ paper: stage.paper, at: tone, lit: stage.palette.dark, roll });
  return thingsOnWalls(setting, stage.seed, spots.length)
    .map((name, i) => {
      const [x = 0, y = 0, scale = 1] = spots[i] ?? [];
      return moved(x, y, scale * stage.s, WALL_THINGS[name](brush));
    })
    .join('');
}

/** No boat stands on dry land: where one comes by, its people are at the water, and where there can be none they come without it. */
import type { Ground, Setting } from '../place/setting.ts';
import type { Player } from '../scene/player.ts';

/** Where a boat may lie. */
export const BY_WATER: ReadonlySet<Ground> = new Set(['lake', 'shore', 'swamp', 'underwater', 'sky', 'soft']);
/** Where a lake may be as well, with whatever the place has at its shore. */
const GREEN: ReadonlySet<Ground> = new Set(['meadow', 'garden', 'forest', 'street']);

const inABoat = ({ rides }: Player): boolean => rides?.is === 'vehicle' && rides.on === 'boat';

const withoutShip = (where: Setting): Setting => ({ ...where, features: where.features.filter((name) => name !== 'ship') });

function ashore(player: Player): Player {
  const { rides: _, ...own } = player;
  return inABoat(player) ? { ...own, pose: own.pose === 'sitting' ? 'standing' : own.pose } : player;
}

/** @param where without people in a boat of their own it stays as it is */
export function withWaterForBoats(where: Setting, players: readonly Player[]): { where: Setting; players: readonly Player[] } {
  if (!players.some(inABoat)) return { where, players };
  // The boat of the words is the one that somebody sits in.
  if (where.ground === 'lake') return { where: withoutShip(where), players };
  if (BY_WATER.has(where.ground)) return { where, players };
  if (!GREEN.has(where.ground)) return { where, players: players.map(ashore) };
  return { where: { ...withoutShip(where), ground: 'lake', said: `${where.said}, by the water` }, players };
}

/** A ship that is only told of stands on no meadow. @param asked what a person wants to see */
export const withoutShipsOnLand = (where: Setting, asked: string): Setting =>
  BY_WATER.has(where.ground) || where.ground === 'space' || /\b(?:ships?|boats?)\b/i.test(asked) ? where : withoutShip(where);

/** How a type of place is written down: ground, colour of the land, the words for it, and what stands there. */
import type { Ground, Plant, Room, Setting } from '../setting.ts';

export type TypeHint = Partial<Setting> & Pick<Setting, 'ground' | 'land' | 'said'>;

export interface More extends Partial<Omit<Setting, 'plants'>> {
  plants?: readonly Plant[];
}

/** @param features names of builders, the most important first, separated by spaces */
export const on = (ground: Ground, land: string, said: string, features = '', more: More = {}): TypeHint => ({
  ground,
  land,
  said,
  features: features ? features.split(' ') : [],
  plants: [],
  ...more,
});

/** @param wall colour of the wall of a room that its heroes furnish */
export const inside = (room: Room, land: string, said: string, features = '', wall?: string, more: More = {}): TypeHint =>
  on('room', land, said, features, { room, ...(wall ? { wall } : {}), ...more });

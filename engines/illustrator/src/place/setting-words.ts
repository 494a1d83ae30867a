/** Words of one's own that name a ground: the first entry that matches decides, in the order in which they are read here. Types of the list are written down in `types/`. */
import type { Setting } from './setting.ts';
import { LAND_WORDS } from './setting-words-land.ts';
import { ROOM_WORDS } from './setting-words-rooms.ts';
import { TOWN_WORDS } from './setting-words-towns.ts';

export type Hint = Partial<Setting>;

export type SettingWords = readonly (readonly [words: RegExp, hint: Hint])[];

/** The first entry that matches decides the ground; later ones add what stands there. */
export const SETTING_WORDS: SettingWords = [...ROOM_WORDS, ...LAND_WORDS, ...TOWN_WORDS];

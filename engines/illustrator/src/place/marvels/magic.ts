/** What each magical property of a place looks like. */
import { MAGIC_IN_THE_AIR } from './magic-in-the-air.ts';
import { MAGIC_ON_THE_GROUND } from './magic-on-the-ground.ts';
import type { Marvels } from './spots.ts';

export const MAGIC: Marvels = { ...MAGIC_IN_THE_AIR, ...MAGIC_ON_THE_GROUND };

/** Every type of place, table by table, thirty on a sheet. */
import type { PictureBrief } from '../src/brief.ts';
import { COSMOS_TYPES } from '../src/place/types/cosmos.ts';
import { FANTASY_TYPES } from '../src/place/types/fantasy.ts';
import { NATURE_TYPES } from '../src/place/types/nature.ts';
import { OLD_AND_DARK_TYPES } from '../src/place/types/old-and-dark.ts';
import { TODAY_TYPES } from '../src/place/types/today.ts';
import { somewhere } from './casts.ts';

const TABLES = { fantasy: FANTASY_TYPES, nature: NATURE_TYPES, cosmos: COSMOS_TYPES, old: OLD_AND_DARK_TYPES, today: TODAY_TYPES };
const ON_A_SHEET = 30;

export const ALL_PLACES: [name: string, briefs: PictureBrief[]][] = Object.entries(TABLES).flatMap(([table, types]) => {
  const briefs = Object.keys(types).map((type): PictureBrief => ({ is: 'place', seed: type, place: somewhere('', type) }));
  return Array.from({ length: Math.ceil(briefs.length / ON_A_SHEET) }, (_, i): [string, PictureBrief[]] => [
    `types-${table}-${i + 1}`,
    briefs.slice(i * ON_A_SHEET, (i + 1) * ON_A_SHEET),
  ]);
});

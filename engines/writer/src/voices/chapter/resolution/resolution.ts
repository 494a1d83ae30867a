// The chapter voice (9-12): the resolution, a file for each beat.
import { bindBooks } from '../../voice.ts';
import { SOLVE } from './solve.ts';
import { WISH } from './wish.ts';
import { AFTER } from './after.ts';
import { PRIZE } from './prize.ts';
import { WONDER } from './wonder.ts';
import { MEND } from './mend.ts';
import { FOIL } from './foil.ts';
import { CAMEO } from './cameo.ts';
import { HOME } from './home.ts';
import { TABLE } from './table.ts';
import { TREASURE } from './treasure.ts';
import { IMAGE } from './image.ts';
import { TELLING } from './telling.ts';
import { NIGHT } from './night.ts';
import { PAY } from './pay.ts';

export const RESOLUTION = bindBooks(SOLVE, WISH, AFTER, PRIZE, WONDER, MEND, FOIL, CAMEO, HOME, TABLE, TREASURE, IMAGE, TELLING, NIGHT, PAY, );

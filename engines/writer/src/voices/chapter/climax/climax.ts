// The chapter voice (9-12): the climax, a file for each beat.
import { bindBooks } from '../../voice.ts';
import { ARRIVE } from './arrive.ts';
import { HUSH } from './hush.ts';
import { ONSET } from './onset.ts';
import { WORSE } from './worse.ts';
import { WISH } from './wish.ts';
import { CAMEO } from './cameo.ts';
import { TRY } from './try.ts';
import { FRIENDACTS } from './friendacts.ts';
import { FOIL } from './foil.ts';
import { LAST } from './last.ts';
import { LOW } from './low.ts';
import { STILL } from './still.ts';
import { REACH } from './reach.ts';
import { MEMORY } from './memory.ts';
import { GLIMMER } from './glimmer.ts';

export const CLIMAX = bindBooks(ARRIVE, HUSH, ONSET, WORSE, WISH, CAMEO, TRY, FRIENDACTS, FOIL, LAST, LOW, STILL, REACH, MEMORY, GLIMMER, );

// The chapter voice (9-12): the development, a file for each beat.
import { bindBooks } from '../../voice.ts';
import { SETOUT } from './setout.ts';
import { PLACE2 } from './place2.ts';
import { MORE_PLACES } from './more-places.ts';
import { PROBLEM } from './problem.ts';
import { GUESS } from './guess.ts';
import { ATTEMPT } from './attempt.ts';
import { ACHE } from './ache.ts';
import { WISH } from './wish.ts';
import { LAUGH } from './laugh.ts';
import { CAMEO } from './cameo.ts';
import { TURN } from './turn.ts';
import { FOIL } from './foil.ts';
import { STRAIN } from './strain.ts';
import { REST } from './rest.ts';
import { WAY } from './way.ts';
import { DANGER } from './danger.ts';
import { TRUTH } from './truth.ts';
import { RESOLVE } from './resolve.ts';

export const DEVELOPMENT = bindBooks(SETOUT, PLACE2, MORE_PLACES, PROBLEM, GUESS, ATTEMPT, ACHE, WISH, LAUGH, CAMEO, TURN, FOIL, STRAIN, REST, WAY, DANGER, TRUTH, RESOLVE, );

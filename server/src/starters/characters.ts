/** The starter cast: 12 characters that everyone may use and nobody may edit, in the order in which a family meets them. */
import { BEINGS } from './starter-beings.ts';
import type { StarterCharacter } from './starter-character.ts';
import { PEOPLE } from './starter-people.ts';

export type { StarterCharacter } from './starter-character.ts';

const ORDER = ['maya', 'rusty', 'ember', 'pixel', 'olive', 'lin', 'kofi', 'finn', 'amara', 'coral', 'grumble', 'zibbo'];
const placeOf = ({ id }: StarterCharacter): number => ORDER.indexOf(id.slice('starter_'.length));

export const STARTER_CHARACTERS: readonly StarterCharacter[] = [...PEOPLE, ...BEINGS].toSorted((one, other) => placeOf(one) - placeOf(other));

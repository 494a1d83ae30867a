/** The own look of a type, by the category and the name of the tree. */
import { ALIENS } from './aliens.ts';
import { ANIMALS_OF_TREE } from './animals-of-tree.ts';
import { DARKS } from './darks.ts';
import { HUMANS } from './humans.ts';
import { HYBRIDS } from './hybrids.ts';
import { MACHINES } from './machines.ts';
import { MAGICALS } from './magicals.ts';
import { MYSTICS } from './mystics.ts';
import { MYTHICALS } from './mythicals.ts';
import type { OwnLook, OwnLooks } from './own-look.ts';
import { SUPERNATURALS } from './supernaturals.ts';

const TABLES: readonly (readonly [category: RegExp, looks: OwnLooks])[] = [
  [/^human/i, HUMANS],
  [/^animal/i, ANIMALS_OF_TREE],
  [/^supernatural/i, SUPERNATURALS],
  [/robot|artificial/i, MACHINES],
  [/^mythical/i, MYTHICALS],
  [/^alien/i, ALIENS],
  [/^magical/i, MAGICALS],
  [/^mystic/i, MYSTICS],
  [/^hybrid/i, HYBRIDS],
  [/^dark/i, DARKS],
];

export const ownLookOf = (category: string, particular: string): OwnLook | undefined =>
  TABLES.find(([test]) => test.test(category))?.[1][particular.toLowerCase()];

/** Every own look there is, for tests. */
export const OWN_LOOKS: readonly (readonly [name: string, look: OwnLook])[] = TABLES.flatMap(([, looks]) => Object.entries(looks));

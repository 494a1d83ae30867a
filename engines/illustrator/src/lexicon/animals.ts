/** Animals, real and of legend. The first entry whose words match wins, so that the order of the lists matters. */
import type { Entry } from './being.ts';
import { BIRDS } from './animals/birds.ts';
import { BUGS } from './animals/bugs.ts';
import { HOOFED_ANIMALS } from './animals/hooves.ts';
import { HORSES } from './animals/horses.ts';
import { PAWED_ANIMALS } from './animals/paws.ts';
import { REPTILES } from './animals/reptiles.ts';
import { SEA_ANIMALS } from './animals/sea-animals.ts';
import { CLOSER_ANIMALS } from './closer-animals.ts';

export const ANIMALS: readonly Entry[] = [
  ...CLOSER_ANIMALS,
  ...PAWED_ANIMALS,
  ...HORSES,
  ...HOOFED_ANIMALS,
  ...REPTILES,
  ...BIRDS,
  ...SEA_ANIMALS,
  ...BUGS,
];

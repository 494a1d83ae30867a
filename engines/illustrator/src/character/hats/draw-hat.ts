/** Draws any hat by its name. */
import type { Paper } from '../../paper.ts';
import { HATS_OF_EVERY_DAY } from './every-day.ts';
import { flat, type Hat, type HatTable } from './hat.ts';
import { HATS_OF_TALES } from './tales.ts';
import { HATS_OF_WORK } from './work.ts';

const HATS: HatTable = { ...HATS_OF_TALES, ...HATS_OF_WORK, ...HATS_OF_EVERY_DAY };

/** Hats that sit tight: tall hair would poke through them. */
export const hatHidesHair = (hat: string): boolean => !['crown', 'tiara', 'flowers', 'halo', 'circlet', 'bubble'].includes(hat);

/** @param hat its name; without one, and with one that nobody knows, nothing is drawn */
export function drawHat(paper: Paper, hat: string | undefined, color: string, other: string): Hat {
  const cloth = paper.drop(color);
  const gold = paper.linear([
    [0, '#ffe9a3'],
    [0.5, '#f0b945'],
    [1, '#c08428'],
  ]);
  return HATS[hat ?? '']?.({ paper, color, other, cloth, gold }) ?? flat('');
}

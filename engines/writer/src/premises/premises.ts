// Finds the plots that belong to a theme; a theme we do not know gets those nearest in category and words.

import type { Premise, PremiseBook } from './premise.ts';
import { ACTION } from './action.ts';
import { ADVENTURE } from './adventure.ts';
import { COMEDY } from './comedy.ts';
import { EXPLORATION } from './exploration.ts';
import { FANTASY } from './fantasy.ts';
import { FRIENDSHIP } from './friendship.ts';
import { GROWTH } from './growth.ts';
import { MYSTERY } from './mystery.ts';
import { NATURE } from './nature.ts';
import { SCHOOL_LIFE } from './school-life.ts';
import { SCI_FI } from './sci-fi.ts';
import { SPOOKY } from './spooky.ts';

export const BOOKS: readonly PremiseBook[] = [
  ADVENTURE, FANTASY, SCI_FI, ACTION, MYSTERY, SCHOOL_LIFE, NATURE, FRIENDSHIP, GROWTH, COMEDY, SPOOKY, EXPLORATION,
];

const ALL = BOOKS.flatMap(({ premises }) => premises);

const BY_THEME: ReadonlyMap<string, Premise> = new Map(ALL.map((one) => [one.theme, one]));

export const premiseById = (theme: string): Premise => BY_THEME.get(theme) ?? (ALL[0] as Premise);

const IDLE = new Set(['the', 'and', 'who', 'that', 'with', 'of', 'in', 'at', 'to', 'a', 'an', 'for', 'from', 'over', 'was', 'too', 'on', 'one', 'two']);

const keyWords = (text: string): string[] => (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !IDLE.has(word));

export function premisesFor(theme: { category: string; name: string }): readonly Premise[] {
  const name = theme.name.trim().toLowerCase();
  const exact = ALL.filter((one) => one.theme.toLowerCase() === name);
  if (exact.length > 0) return exact;
  const asked = new Set(keyWords(theme.name));
  const score = (one: Premise): number =>
    keyWords(`${one.theme} ${one.thing} ${one.want} ${one.sign}`).filter((word) => asked.has(word)).length;
  const best = Math.max(...ALL.map(score));
  if (best > 0) return ALL.filter((one) => score(one) === best);
  const category = theme.category.trim().toLowerCase();
  return BOOKS.find((book) => book.category.toLowerCase() === category)?.premises ?? ALL;
}

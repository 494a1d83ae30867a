// An answer that is a whole sentence is told in the way of its question, whether it says what is or what happens.
import type { Beats } from './voice.ts';

export const answersOf = (ways: Beats): Beats =>
  Object.fromEntries(Object.entries(ways).flatMap(([asked, told]) => [[`${asked}:fact`, told], [`${asked}:happening`, told]]));

/** Alt texts, written from what was drawn. */
import type { Look } from '../character/look.ts';

export const listWords = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')}${words.length > 2 ? ',' : ''} and ${words[words.length - 1]}`;

/** "Maya, a girl with curly brown hair and round glasses" */
export function sayWho(look: Look): string {
  const details = look.details.length ? ` with ${listWords(look.details)}` : '';
  return `${look.name}, ${look.noun}${details}`;
}

export const sayFigure = (look: Look): string => `${sayWho(look)}.`;

export const sayPortrait = (look: Look, place: string): string => `${sayWho(look)}${place ? `, ${place}` : ''}.`;

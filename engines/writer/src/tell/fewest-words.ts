// How many words a scene takes at least, with the names of this story in it.

import { countWords } from './measure.ts';
import { parseTemplate } from './template.ts';
import type { Piece } from './template.ts';

/** @param wordFor what stands in a slot; the shortest of each choice is taken */
export const fewestWords = (template: string, wordFor: (slot: string) => string): number => countWords(inFewest(parseTemplate(template.replaceAll('^', ' ')), wordFor));

const inFewest = (pieces: readonly Piece[], wordFor: (slot: string) => string): string =>
  pieces.map((piece) => (piece.is === 'text' ? piece.text : piece.is === 'slot' ? wordFor(piece.name) : (piece.options.map((option) => inFewest(option, wordFor)).toSorted((a, b) => countWords(a) - countWords(b))[0] ?? ''))).join('');

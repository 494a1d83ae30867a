import { describe, expect, it } from 'vitest';
import { cutParagraphs, cutPieces, cutSentences } from './paragraphs.ts';

const TEXT = 'Maya found a lantern.\nIt was warm.\n\n  “Who is there?” said Rusty. Nobody answered…  \n \nThe end.';
const NOWHERE = { from: 0, to: 0, text: '' };

describe('cutting the text of a part', () => {
  it('gives paragraphs that know where they stand', () => {
    const paragraphs = cutParagraphs(TEXT);
    expect(paragraphs.map(({ text }) => text)).toEqual([
      'Maya found a lantern.\nIt was warm.',
      '“Who is there?” said Rusty. Nobody answered…',
      'The end.',
    ]);
    for (const { from, to, text } of paragraphs) expect(TEXT.slice(from, to)).toBe(text);
  });

  it('loses nothing between the spoken words of a paragraph', () => {
    const [, paragraph = NOWHERE] = cutParagraphs(TEXT);
    const words = ['Who', 'is', 'there', 'said', 'Rusty', 'Nobody', 'answered'].map((word, place) => {
      const from = TEXT.indexOf(word, paragraph.from);
      return { from, to: from + word.length, start: place, end: place + 1 };
    });
    const pieces = cutPieces(paragraph, words);
    expect(pieces.map(({ text }) => text).join('')).toBe(paragraph.text);
    expect(pieces.flatMap((piece) => (piece.is === 'word' ? [piece.index] : []))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('leaves out words of other paragraphs', () => {
    const [first = NOWHERE] = cutParagraphs(TEXT);
    const ofLast = { from: TEXT.indexOf('end'), to: TEXT.indexOf('end') + 3, start: 0, end: 1 };
    expect(cutPieces(first, [ofLast])).toEqual([{ is: 'between', text: first.text, from: 0 }]);
  });

  it('gives whole sentences with their closing marks', () => {
    expect(cutSentences(TEXT).map(({ from, to }) => TEXT.slice(from, to))).toEqual([
      'Maya found a lantern.',
      'It was warm.',
      '“Who is there?”',
      'said Rusty.',
      'Nobody answered…',
      'The end.',
    ]);
  });
});

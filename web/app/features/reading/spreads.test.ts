import { describe, expect, it } from 'vitest';
import type { ReadablePart } from './readable.ts';
import { cutSpreads, spreadOf } from './spreads.ts';

const part = (id: string, text: string): ReadablePart => ({ id, text, phase: 'introduction', picture: null });
const PARTS = [part('one', 'aaaa\n\nbbbb\n\ncccccccccccc'), part('two', 'dd')];
/** The name of a part takes two of the lines. */
const ROOM = { lines: 5, signs: 4 };
const textsOf = (parts: ReadablePart[], room = ROOM) => cutSpreads(parts, room).map(({ paragraphs }) => paragraphs.map(({ text }) => text));

describe('the spreads of reading mode', () => {
  it('hold as many paragraphs as there is room for, and the first of a part its name too', () => {
    expect(textsOf(PARTS)).toEqual([['aaaa', 'bbbb'], ['cccccccccccc'], ['dd']]);
    expect(textsOf(PARTS, { lines: 8, signs: 4 })).toEqual([['aaaa', 'bbbb', 'cccccccccccc'], ['dd']]);
    expect(cutSpreads(PARTS, ROOM).map(({ isFirst }) => isFirst)).toEqual([true, false, true]);
  });

  it('cut a paragraph that no page holds at the ends of its sentences, evenly, and lose nothing', () => {
    const text = 'One is here. Two is here. Six is here. Ten is here.';
    const spreads = cutSpreads([part('long', text)], { lines: 4, signs: 15 });
    expect(spreads.map(({ paragraphs }) => paragraphs.map((piece) => piece.text))).toEqual([['One is here. Two is here.'], ['Six is here. Ten is here.']]);
    for (const { paragraphs } of spreads) for (const piece of paragraphs) expect(text.slice(piece.from, piece.to)).toBe(piece.text);
  });

  it('give a sentence that no page holds a page of its own', () => {
    expect(textsOf([part('long', `Hi. ${'x'.repeat(90)}. Bye.`)], { lines: 4, signs: 15 })).toEqual([['Hi.'], [`${'x'.repeat(90)}.`], ['Bye.']]);
  });

  it('are found by a place in the text', () => {
    const spreads = cutSpreads(PARTS, ROOM);
    expect(spreadOf(spreads, 'one', 7)).toBe(0);
    expect(spreadOf(spreads, 'one', 13)).toBe(1);
    expect(spreadOf(spreads, 'two', 0)).toBe(2);
    expect(spreadOf(spreads, 'three', 0)).toBe(-1);
  });
});

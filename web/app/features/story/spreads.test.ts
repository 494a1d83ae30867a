import type { StoryPart } from '@fableloom/contract';
import { describe, expect, it } from 'vitest';
import { cutSpreads, spreadOf } from './spreads.ts';

const part = (id: string, text: string): StoryPart => ({
  id, text, phase: 'introduction', picture: null, provider: 'built-in', notFollowed: [], earlierVersions: 0, createdAt: new Date(0),
});
const PARTS = [part('one', 'aaaa\n\nbbbb\n\ncccccccccccc'), part('two', 'dd')];

describe('the spreads of reading mode', () => {
  it('hold as many paragraphs as there is room for', () => {
    const spreads = cutSpreads(PARTS, 10);
    expect(spreads.map(({ paragraphs }) => paragraphs.map(({ text }) => text))).toEqual([['aaaa', 'bbbb'], ['cccccccccccc'], ['dd']]);
    expect(spreads.map(({ isFirst }) => isFirst)).toEqual([true, false, true]);
  });

  it('are found by a place in the text', () => {
    const spreads = cutSpreads(PARTS, 10);
    expect(spreadOf(spreads, 'one', 7)).toBe(0);
    expect(spreadOf(spreads, 'one', 13)).toBe(1);
    expect(spreadOf(spreads, 'two', 0)).toBe(2);
    expect(spreadOf(spreads, 'three', 0)).toBe(-1);
  });
});

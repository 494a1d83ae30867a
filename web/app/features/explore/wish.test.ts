import { describe, expect, it } from 'vitest';
import { isNarrowed, readWish, widen, writeWish } from './wish.ts';

const read = (address: string, isMember = true) => readWish(new URLSearchParams(address), isMember);

describe('what is looked for in Explore', () => {
  it('comes back from the address as it was written', () => {
    const wish = read('shelf=friends&things=characters&search=red+fox&sort=loved&age=5-8&theme=Sci-Fi&kind=Animal');
    expect(readWish(writeWish(wish), true)).toEqual(wish);
  });

  it('is the whole shelf of stories, newest first, where the address says nothing', () => {
    expect(writeWish(read('')).toString()).toBe('');
    expect(read('')).toMatchObject({ shelf: 'everyone', things: 'stories', sort: 'new' });
    expect(isNarrowed(read(''))).toBe(false);
  });

  it('leaves out what is not one of ours', () => {
    expect(writeWish(read('shelf=mine&things=places&sort=worst&age=99&theme=Taxes&kind=Tree')).toString()).toBe('');
  });

  it('shows no friends to a visitor', () => {
    expect(read('shelf=friends', false).shelf).toBe('everyone');
  });

  it('counts only the filters of what is shown', () => {
    expect(isNarrowed(read('kind=Animal'))).toBe(false);
    expect(isNarrowed(read('things=characters&kind=Animal'))).toBe(true);
    expect(isNarrowed(widen(read('search=fox&age=5-8')))).toBe(false);
  });
});

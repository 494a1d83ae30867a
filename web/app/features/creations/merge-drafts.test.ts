import { describe, expect, it } from 'vitest';
import { mergeDrafts, tooLongIn, withValue } from './merge-drafts.ts';

const PARTS = [{ path: 'name', label: 'Name' }, { path: 'look.color', label: 'Color' }, { path: 'powers', label: 'Powers' }];
const BASE = { name: 'Juniper', look: { color: 'Red', height: 'Small' }, powers: ['Light'] };

describe('two windows that wrote into one form', () => {
  it('lose nothing where they wrote in different fields, and the later one is told', () => {
    const mine = { ...BASE, name: 'Juno' };
    const theirs = { ...BASE, look: { ...BASE.look, color: 'Blue' }, powers: ['Light', 'Rain'] };
    const { merged, changes } = mergeDrafts(PARTS, BASE, mine, theirs);
    expect(merged).toEqual({ name: 'Juno', look: { color: 'Blue', height: 'Small' }, powers: ['Light', 'Rain'] });
    expect(changes).toEqual([
      { path: 'look.color', label: 'Color', theirs: 'Blue', theirWords: 'Blue', myWords: 'Red', isMineKept: false },
      { path: 'powers', label: 'Powers', theirs: ['Light', 'Rain'], theirWords: 'Light, Rain', myWords: 'Light', isMineKept: false },
    ]);
  });

  it('keep the own text where both wrote, and show the other one', () => {
    const { merged, changes } = mergeDrafts(PARTS, BASE, { ...BASE, name: 'Juno' }, { ...BASE, name: 'Junia' });
    expect(merged.name).toBe('Juno');
    expect(changes).toMatchObject([{ path: 'name', theirWords: 'Junia', myWords: 'Juno', isMineKept: true }]);
    expect(withValue(merged, 'name', changes[0]?.theirs).name).toBe('Junia');
  });

  it('have nothing to say where both wrote the same', () => {
    const same = { ...BASE, name: 'Juno' };
    expect(mergeDrafts(PARTS, BASE, same, same)).toEqual({ merged: same, changes: [] });
  });
});

describe('texts that are longer than they may be', () => {
  const parts = [{ path: 'name', label: 'Name', most: 3 }, { path: 'look.age', label: 'Age', most: 2 }, { path: 'type', label: 'Type' }];

  it('are named by their labels', () => {
    expect(tooLongIn(parts, { name: 'abc', look: { age: '12' }, type: 'x'.repeat(10_000) })).toEqual([]);
    expect(tooLongIn(parts, { name: 'abcd', look: { age: '123' }, type: '' })).toEqual(['Name', 'Age']);
  });
});

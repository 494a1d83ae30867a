import { describe, expect, it } from 'vitest';
import { BLANK_CHARACTER } from './draft.ts';
import { fillEmpty, nearestColor, seenFor } from './traits-from-picture.ts';

const FOX = 'Animal - Forest Animals - Red Fox';
const RED = { label: 'Copper red', hex: '#b5562f', share: 1 };
const SIGHT = { colors: [RED], mood: ['Joyful'], isDrawing: null };

describe('what a picture shows', () => {
  it('fills the fields that are empty', () => {
    const { patch, filled, differing } = fillEmpty(BLANK_CHARACTER, seenFor(BLANK_CHARACTER, FOX, SIGHT));
    expect(patch).toEqual({
      appearance: { ...BLANK_CHARACTER.appearance, color: 'Copper red' },
      advancedFeatures: { ...BLANK_CHARACTER.advancedFeatures, mood: 'Joyful' },
    });
    expect([filled.length, differing]).toEqual([2, []]);
  });

  it('never replaces what the person chose, and asks about it instead', () => {
    const chosen = { ...BLANK_CHARACTER, appearance: { ...BLANK_CHARACTER.appearance, color: 'Snow white' } };
    const { patch, differing } = fillEmpty(chosen, seenFor(chosen, FOX, SIGHT));
    expect(patch.appearance).toBeUndefined();
    expect(differing).toMatchObject([{ mine: 'Snow white', seen: 'Copper red' }]);
    expect(differing[0]?.patch(chosen).appearance?.color).toBe('Copper red');
  });

  it('is told in the nearest color that this kind can have', () => {
    expect(nearestColor(FOX, [{ label: 'No such color', hex: '#b5562f', share: 1 }])).toBe('Copper red');
    expect(nearestColor(FOX, [])).toBeUndefined();
  });

  it('is nothing where nothing was seen', () => {
    expect(seenFor(BLANK_CHARACTER, FOX, { colors: [], mood: [], isDrawing: null })).toEqual([]);
  });
});

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

  it('fills in who it is and how it looks, where a hosted model is sure of it', () => {
    const sure = { ...SIGHT, kind: FOX, looks: { color: 'Caramel brown', eyeColor: 'Amber', hairColor: 'Auburn', features: ['Red scarf', 'Beard of bees'] } };
    const { patch } = fillEmpty(BLANK_CHARACTER, seenFor(BLANK_CHARACTER, 'Human - Children - Young Explorer', sure));
    const looks = { color: 'Caramel brown', eyeColor: 'Amber', hairColor: '', distinguishingFeature: 'Red scarf' };
    expect(patch).toMatchObject({ type: FOX, appearance: looks, advancedFeatures: { mood: 'Joyful' } });
  });

  it('is fitted to the kind that the person chose, and asks about another', () => {
    const child = 'Human - Children - Map Maker';
    const chosen = { ...BLANK_CHARACTER, type: FOX };
    const { patch, differing } = fillEmpty(chosen, seenFor(chosen, FOX, { ...SIGHT, kind: child, looks: { eyeColor: 'Amber', hairColor: 'Auburn' } }));
    expect([patch.type, patch.appearance?.eyeColor, patch.appearance?.hairColor]).toEqual([undefined, 'Amber', '']);
    expect(differing.map(({ seen }) => seen)).toEqual(['Map Maker']);
    expect(differing[0]?.patch(chosen)).toMatchObject({ type: child });
  });

  it('is nothing where nothing was seen', () => {
    expect(seenFor(BLANK_CHARACTER, FOX, { colors: [], mood: [], isDrawing: null })).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { BLANK_APPEARANCE, BLANK_CHARACTER, fitAppearance, missingIn } from './draft.ts';

const FOX = 'Animal - Forest Animals - Red Fox';
const CHILD = 'Human - Children - Young Explorer';

describe('a change of kind', () => {
  it('keeps what the new kind can have and drops the rest', () => {
    const child = { ...BLANK_APPEARANCE, hairColor: 'Auburn', skinTone: 'Peach', eyeColor: 'Amber', build: 'Round' };
    expect(fitAppearance(child, FOX)).toEqual({ ...BLANK_APPEARANCE, eyeColor: 'Amber', build: 'Round' });
  });

  it('keeps only the features that the new kind can have', () => {
    const child = { ...BLANK_APPEARANCE, distinguishingFeature: 'Braids, Round glasses' };
    expect(fitAppearance(child, FOX).distinguishingFeature).toBe('Round glasses');
  });

  it('keeps an age in own words only with the custom age', () => {
    const custom = { ...BLANK_APPEARANCE, age: 'Custom age', customAge: 'seven and a half' };
    expect(fitAppearance(custom, FOX).customAge).toBe('seven and a half');
    expect(fitAppearance({ ...custom, age: 'Grown-up' }, FOX).customAge).toBe('');
  });
});

describe('what is missing', () => {
  it('is named until name, kind and personality are there', () => {
    expect(missingIn(BLANK_CHARACTER, null)).toEqual(['name', 'who it is', 'personality']);
    expect(missingIn({ ...BLANK_CHARACTER, name: 'Mia', type: CHILD, personality: 'Kind' }, null)).toEqual([]);
  });

  it('does not take blanks for a name, nor half a choice for a kind', () => {
    const half = { ...BLANK_CHARACTER, name: '  ', type: 'Human - Children', personality: 'Kind' };
    expect(missingIn(half, null)).toEqual(['name', 'who it is']);
  });
});

import { describe, expect, test } from 'vitest';
import { readingFace, sizeInPixels } from './reading-face.ts';
import { parseReadingSettings, PLAIN } from './reading-settings.ts';

describe('reading settings that were kept', () => {
  test('nothing, nonsense and strange values are plain', () => {
    for (const kept of [null, 7, [], 'x', { size: 900, font: 'comic', spacing: 3, tint: 'black', ruler: 'yes', fullScreen: 'no' }]) {
      expect(parseReadingSettings(kept)).toEqual(PLAIN);
    }
  });
  test('what is known is kept, beside what is not', () => {
    expect(parseReadingSettings({
      size: 30, font: 'lexend', spacing: 'wide', tint: 'mint', ruler: true, syllables: true, oneSwitch: true, fullScreen: false, new: 1,
    })).toEqual({
      size: 30, font: 'lexend', spacing: 'wide', tint: 'mint', ruler: true, syllables: true, oneSwitch: true, fullScreen: false,
    });
  });
});

describe('the face of a story', () => {
  const profile = { imageQuality: 'standard', theme: 'system', readingFont: 'atkinson', readingSize: 28 } as const;

  test('suits the age while nobody has chosen', () => {
    expect(readingFace('3-4', undefined)).toMatchObject({ fontClass: 'font-story-young', size: '1.5rem' });
    expect(readingFace('12-17', undefined)).toMatchObject({ fontClass: 'font-story-old', size: '1.25rem' });
  });
  test('is that of the profile, and this device’s own choice goes before it', () => {
    expect(readingFace('3-4', profile)).toMatchObject({ fontClass: 'font-story-atkinson', size: '1.75rem' });
    expect(readingFace('3-4', profile, { ...PLAIN, font: 'opendyslexic', size: 32 })).toMatchObject({ fontClass: 'font-story-dyslexic', size: '2rem' });
    expect(sizeInPixels('5-8', profile, PLAIN)).toBe(28);
  });
  test('wider spacing widens letters, words and lines together', () => {
    const { style } = readingFace('5-8', undefined, { ...PLAIN, spacing: 'widest' });
    expect(style).toEqual({ fontSize: '1.5rem', letterSpacing: '0.12em', wordSpacing: '0.42em', lineHeight: 2.1 });
  });
});

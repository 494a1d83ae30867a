/** The eight styles of places: colours, and a brush that goes over the whole sheet, so that they differ at a glance. */
import { readStyle, STYLE_LOOKS, type StyleLook } from './looks.ts';

export type PlaceBrush = 'none' | 'glow' | 'strokes' | 'matte' | 'lens' | 'ink' | 'bleed' | 'impasto';

export interface PlaceLook extends StyleLook {
  brush: PlaceBrush;
}

const base = STYLE_LOOKS.storybook;

const PLACE_LOOKS: readonly (readonly [words: RegExp, look: PlaceLook])[] = [
  [/story ?book|picture book/i, { ...base, name: 'Storybook', texture: 'fine', brush: 'none' }],
  [
    /fantasy art/i,
    {
      ...base,
      name: 'Fantasy art',
      chroma: 1.5,
      contrast: 1.22,
      lift: -0.06,
      hue: -10,
      wash: { color: '#7a3ad0', share: 0.09 },
      sparkle: 2,
      brush: 'glow',
    },
  ],
  [/digital paint/i, { ...base, name: 'Digital painting', chroma: 1.26, contrast: 1.24, lift: -0.03, depth: 1.5, hue: -6, wash: { color: '#c9608a', share: 0.1 }, texture: 'strokes', brush: 'strokes' }],
  [
    /concept/i,
    {
      ...base,
      name: 'Concept art',
      chroma: 0.92,
      contrast: 1.2,
      lift: 0.02,
      wash: { color: '#e0935a', share: 0.1 },
      texture: 'strokes',
      brush: 'matte',
    },
  ],
  [
    /realis|photo/i,
    {
      ...base,
      name: 'Realistic',
      chroma: 0.72,
      contrast: 1.2,
      depth: 1.7,
      wash: { color: '#d9c09a', share: 0.08 },
      texture: 'fine',
      brush: 'lens',
    },
  ],
  [/anime|manga|ghibli/i, { ...base, name: 'Anime', cel: true, chroma: 1.45, contrast: 1.06, lift: 0.04, texture: 'none', brush: 'ink' }],
  [
    /water ?colou?r|gouache/i,
    {
      ...base,
      name: 'Digital watercolour',
      depth: 0.6,
      chroma: 0.95,
      contrast: 0.74,
      lift: 0.13,
      texture: 'paper',
      border: 'deckle',
      brush: 'bleed',
    },
  ],
  [
    /\boil\b|impasto/i,
    {
      ...base,
      name: 'Digital oil',
      depth: 1.5,
      chroma: 1.2,
      contrast: 1.14,
      lift: -0.02,
      wash: { color: '#b8742a', share: 0.12 },
      brush: 'impasto',
    },
  ],
];

/** The styles of places by their words; any other style as characters know it, without a brush. */
export function readPlaceStyle(imageStyle: string | undefined): PlaceLook {
  const found = imageStyle ? PLACE_LOOKS.find(([words]) => words.test(imageStyle))?.[1] : undefined;
  return found ?? { ...readStyle(imageStyle), brush: 'none' };
}

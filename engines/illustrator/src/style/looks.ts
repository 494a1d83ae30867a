/** Image styles as numbers: what each does to colours, shading, outlines, texture and light. */

import type { Grain, Overlay } from './overlays.ts';

export interface StyleLook {
  name: string;
  depth: number;
  cel: boolean;
  /** outline around figures and things: width in figure units, 0 for none */
  ink: number;
  inkColor: string;
  /** outline inside the figure as well */
  innerInk: boolean;
  chroma: number;
  /** pulls lightness towards the middle (below 1) or apart (above 1) */
  contrast: number;
  lift: number;
  /** degrees of hue that every colour turns */
  hue: number;
  wash?: { color: string; share: number };
  texture: 'none' | 'paper' | 'canvas' | 'fine' | 'dots' | 'strokes';
  rim: number;
  sparkle: number;
  border?: 'deckle' | 'frame';
  bloom: number;
  /** laid over the sheet, and done to the whole of it */
  overlay?: Overlay;
  grain?: Grain;
  /** side of the squares on which the finished sheet is laid, in units of the sheet */
  grid?: number;
  /** a paper edge around the figure: width in figure units and colour */
  edge?: { width: number; color: string };
  /** shine of clay or glass on the figure, 0..1 */
  gloss?: number;
}

const base: StyleLook = {
  name: 'Storybook',
  depth: 1,
  cel: false,
  ink: 0,
  inkColor: '#2b1a2e',
  innerInk: false,
  chroma: 1,
  contrast: 1,
  lift: 0,
  hue: 0,
  texture: 'none',
  rim: 1,
  sparkle: 1,
  bloom: 0.2,
};

export const STYLE_LOOKS = {
  storybook: base,
  anime: {
    ...base,
    name: 'Anime',
    cel: true,
    ink: 3,
    inkColor: '#3a2440',
    innerInk: true,
    chroma: 1.18,
    lift: 0.02,
    rim: 1.3,
    bloom: 0.35,
  },
  chibi: {
    ...base,
    name: 'Chibi',
    cel: true,
    ink: 5,
    inkColor: '#5a3348',
    innerInk: false,
    chroma: 1.1,
    lift: 0.05,
    wash: { color: '#ffc4dd', share: 0.22 },
    sparkle: 1.6, edge: { width: 26, color: '#fffafc' }, overlay: 'hearts'
  },
  manga: {
    ...base,
    name: 'Manga',
    cel: true,
    ink: 4,
    inkColor: '#17131c',
    innerInk: true,
    chroma: 0.1,
    contrast: 1.15,
    texture: 'dots',
    rim: 0.4,
    bloom: 0,
  },
  dreamAnime: {
    ...base,
    name: 'Painted anime',
    ink: 2,
    inkColor: '#4a3a3e',
    innerInk: true,
    chroma: 1.08,
    wash: { color: '#eaf3c8', share: 0.09 },
    bloom: 0.3,
  },
  animeWatercolor: {
    ...base,
    name: 'Anime watercolour',
    cel: true,
    ink: 2,
    inkColor: '#7a5a86',
    innerInk: true,
    chroma: 0.92,
    contrast: 0.86,
    lift: 0.07,
    texture: 'paper',
    border: 'deckle',
    rim: 0.5, grain: 'wobble'
  },
  animeAdventure: {
    ...base,
    name: 'Anime adventure',
    cel: true,
    ink: 3.4,
    inkColor: '#2a2038',
    innerInk: true,
    chroma: 1.26,
    contrast: 1.14,
    hue: 4,
    rim: 2,
    bloom: 0.4,
    sparkle: 1.4, overlay: 'speed'
  },
  glass: {
    ...base,
    name: 'Stained glass',
    depth: 0.8,
    cel: true,
    ink: 8,
    inkColor: '#1a1626',
    innerInk: true,
    chroma: 1.42,
    contrast: 1.12,
    rim: 0.2,
    border: 'frame',
    texture: 'fine',
    bloom: 0, overlay: 'lead', grain: 'poster'
  },
  cartoon: {
    ...base,
    name: 'Cartoon',
    depth: 0.4,
    ink: 6,
    inkColor: '#8a5040',
    innerInk: true,
    chroma: 1.08,
    contrast: 0.9,
    lift: 0.06,
    wash: { color: '#fff0c8', share: 0.12 },
    overlay: 'confetti',
    edge: { width: 22, color: '#fff3d8' },
    rim: 0.3,
    bloom: 0,
  },
  flatCartoon: { ...base, name: 'Flat', depth: 0, ink: 0, chroma: 1.15, contrast: 0.95, rim: 0, bloom: 0, sparkle: 0.5,
    edge: { width: 18, color: '#fffdf6' }, grain: 'poster' },
  comic: {
    ...base,
    name: 'Comic',
    depth: 0.7,
    cel: true,
    ink: 6,
    innerInk: true,
    inkColor: '#15121a',
    chroma: 1.22,
    contrast: 1.1,
    texture: 'dots',
    rim: 0.5,
    bloom: 0, overlay: 'panel', grain: 'poster'
  },
  threeD: { ...base, name: 'Rounded 3D', depth: 2.1, chroma: 1.16, lift: 0.02, rim: 1.7, bloom: 0.45, gloss: 0.5 },
  realistic: {
    ...base,
    name: 'Natural',
    depth: 1.5,
    chroma: 0.78,
    contrast: 1.06,
    rim: 1.3,
    texture: 'fine',
    wash: { color: '#e8d9bc', share: 0.06 },
    sparkle: 0.4, overlay: 'flare'
  },
  photo: { ...base, name: 'Soft focus', depth: 1.6, chroma: 0.86, contrast: 1.12, rim: 1.6, texture: 'fine', sparkle: 0.2, bloom: 0.4,
    overlay: 'letterbox' },
  portrait: {
    ...base,
    name: 'Portrait',
    depth: 1.5,
    chroma: 0.85,
    contrast: 1.05,
    rim: 1.2,
    texture: 'canvas',
    wash: { color: '#f0cf9c', share: 0.1 },
    sparkle: 0.3, overlay: 'oval', grain: 'glow'
  },
  fantasy: {
    ...base,
    name: 'Fantasy',
    depth: 1.25,
    chroma: 1.16,
    contrast: 1.05,
    rim: 1.6,
    sparkle: 2,
    bloom: 0.5,
    wash: { color: '#9a6af0', share: 0.2 }, overlay: 'rays'
  },
  darkFantasy: {
    ...base,
    name: 'Moonlit fantasy',
    depth: 1.35,
    chroma: 0.9,
    contrast: 1.08,
    lift: -0.06,
    rim: 2,
    sparkle: 1.4,
    bloom: 0.5,
    wash: { color: '#3a4a8a', share: 0.14 },
  },
  fairytale: {
    ...base,
    name: 'Fairy tale',
    chroma: 1.04,
    lift: 0.02,
    wash: { color: '#f6c98a', share: 0.22 },
    texture: 'paper',
    border: 'frame',
    sparkle: 1.8,
    bloom: 0.4, overlay: 'corners'
  },
  ethereal: {
    ...base,
    name: 'Ethereal',
    chroma: 0.84,
    contrast: 0.86,
    lift: 0.07,
    rim: 1.8,
    sparkle: 2,
    bloom: 0.8,
    wash: { color: '#dff0ff', share: 0.14 },
  },
  digital: { ...base, name: 'Digital', depth: 1.3, chroma: 1.2, contrast: 1.08, rim: 1.8, hue: -4, bloom: 0.4 },
  concept: {
    ...base,
    name: 'Concept art',
    depth: 1.3,
    chroma: 0.74,
    contrast: 1.1,
    texture: 'strokes',
    rim: 1.5,
    wash: { color: '#7f93a8', share: 0.12 },
    sparkle: 0.4,
  },
  painting: { ...base, name: 'Digital painting', depth: 1.35, chroma: 1.12, contrast: 1.2, lift: -0.02, texture: 'strokes',
    wash: { color: '#e89a5a', share: 0.16 }, rim: 1.3, bloom: 0.3,
    grain: 'smear' },
  pixel: {
    ...base,
    name: 'Pixel art',
    depth: 0.9,
    cel: true,
    ink: 5,
    inkColor: '#1d1a3a',
    chroma: 1.3,
    contrast: 1.1,
    rim: 0.4,
    bloom: 0,
    sparkle: 0.4,
    grid: 8,
  },
  neon: {
    ...base,
    name: 'Neon',
    depth: 1.2,
    chroma: 1.45,
    contrast: 1.12,
    hue: -8,
    rim: 2.2,
    lift: -0.03,
    bloom: 0.6,
    wash: { color: '#5a3af0', share: 0.08 },
  },
  vector: { ...base, name: 'Vector', depth: 0, chroma: 1.25, contrast: 1.06, overlay: 'facets', rim: 0.2,
    bloom: 0, sparkle: 0.4 },
  watercolor: {
    ...base,
    name: 'Watercolour',
    depth: 0.75,
    ink: 1.6,
    inkColor: '#7a6a8a',
    chroma: 0.9,
    contrast: 0.84,
    lift: 0.08,
    texture: 'paper',
    border: 'deckle',
    rim: 0.4,
    bloom: 0.1,
    sparkle: 0.5, overlay: 'blooms', grain: 'wobble'
  },
  oil: {
    ...base,
    name: 'Oil',
    depth: 1.45,
    chroma: 1.12,
    contrast: 1.12,
    texture: 'canvas',
    rim: 1.1,
    wash: { color: '#c98a3a', share: 0.08 },
    sparkle: 0.4, grain: 'smear'
  },
  sketch: {
    ...base,
    name: 'Pencil',
    depth: 0.3,
    ink: 3.5,
    innerInk: true,
    inkColor: '#4a4452',
    chroma: 0.06,
    contrast: 0.66,
    lift: 0.19,
    texture: 'paper',
    border: 'deckle',
    rim: 0,
    bloom: 0,
    sparkle: 0.2, grain: 'wobble'
  },
} satisfies Record<string, StyleLook>;

export type StyleName = keyof typeof STYLE_LOOKS;

/** The words of the style lists, the most particular first. */
export const STYLE_WORDS: readonly (readonly [StyleName, RegExp])[] = [
  ['animeWatercolor', /anime water/i],
  ['animeAdventure', /anime adventure|shonen|shounen|action anime/i],
  ['glass', /stained|mosaic/i],
  ['chibi', /chibi|kawaii/i],
  ['manga', /manga|black and white|monochrome/i],
  ['dreamAnime', /ghibli|shojo|shoujo|slice of life|painted anime|soft anime/i],
  ['anime', /anime|shonen|shounen|mecha/i],
  ['comic', /comic|superhero|pop art|graphic novel/i],
  ['flatCartoon', /flat|minimal|paper ?cut|silhouette/i],
  ['threeD', /3d|pixar|render|clay|cgi|plush/i],
  ['pixel', /pixel|8-bit|retro|voxel/i],
  ['neon', /neon|cyber|synth|vapor|futur|holo/i],
  ['watercolor', /water ?colou?r|gouache|ink wash/i],
  ['oil', /\boil\b|impasto|classical|renaissance|impression/i],
  ['sketch', /sketch|pencil|charcoal|line art|crayon|hand[- ]drawn/i],
  ['concept', /concept|matte/i],
  ['painting', /digital paint|paint/i],
  ['vector', /vector/i],
  ['darkFantasy', /dark fantasy|gothic|moon/i],
  ['fairytale', /fairy|tale|whims|illuminat|vintage/i],
  ['ethereal', /ethereal|dream|celestial|mystic|surreal/i],
  ['storybook', /story ?book|picture book|children/i],
  ['fantasy', /fantasy|epic|magic|mythic/i],
  ['photo', /photo|hyper|cinema/i],
  ['portrait', /portrait|studio/i],
  ['realistic', /realis|natural|detailed/i],
  ['cartoon', /cartoon|disney|toon|comedy|classic/i],
  ['digital', /digital|modern|illustration/i],
];

export function readStyle(imageStyle: string | undefined): StyleLook {
  const found = imageStyle ? STYLE_WORDS.find(([, words]) => words.test(imageStyle)) : undefined;
  return STYLE_LOOKS[found?.[0] ?? 'storybook'];
}

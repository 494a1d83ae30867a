/** Styles with lines and even colours: anime, cartoon, comic, glass, pixels, pencil. */
import { base, type StyleLook } from './style-look.ts';

export const LINED_LOOKS = {
  storybook: base,
  anime: {
    ...base, name: 'Anime', depth: 0.5, cel: true, ink: 3.6, inkColor: '#2c1a3a', innerInk: true, chroma: 1.2, lift: 0.02, rim: 1.5, bloom: 0.35,
    hardShade: 0.44, behind: 'bands', manner: 'brightSky',
  },
  chibi: {
    ...base, name: 'Chibi', depth: 0.3, cel: true, ink: 6.4, inkColor: '#7a3a58', innerInk: false, chroma: 1.08, lift: 0.06,
    wash: { color: '#ffc4dd', share: 0.18 }, rim: 0.3, sparkle: 1.4, overlay: 'hearts', behind: 'polka', manner: 'candy',
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
    ...base, name: 'Anime watercolour', depth: 0.35, cel: true, ink: 1.7, inkColor: '#6a4a86', innerInk: true, chroma: 0.84, contrast: 0.78, lift: 0.12,
    texture: 'paper', rim: 0.3, grain: 'wobble', sparkle: 0.4, behind: 'whitePaper',
  },
  animeAdventure: {
    ...base, name: 'Anime adventure', cel: true, ink: 4, inkColor: '#1d1430', innerInk: true, chroma: 1.3, contrast: 1.16, hue: 4, rim: 2, bloom: 0.4,
    sparkle: 1.4, overlay: 'speed', hardShade: 0.58, backlight: '#7fe0ff', behind: 'blast', manner: 'windCut',
  },
  glass: {
    ...base, name: 'Stained glass', depth: 0.6, cel: true, ink: 8, inkColor: '#1a1626', innerInk: true, chroma: 1.42, contrast: 1.12, rim: 0.2,
    border: 'frame', texture: 'fine', bloom: 0, sparkle: 0, overlay: 'lead', grain: 'poster', behind: 'panes',
  },
  cartoon: {
    ...base, name: 'Cartoon', depth: 0.3, ink: 7, inkColor: '#8a5040', innerInk: true, chroma: 1.12, contrast: 0.92, lift: 0.05,
    wash: { color: '#fff0c8', share: 0.12 }, overlay: 'confetti', rim: 0.3, bloom: 0, behind: 'sunburst', manner: 'sunshine',
  },
  flatCartoon: {
    ...base, name: 'Flat', depth: 0, ink: 0, chroma: 1.08, contrast: 0.95, rim: 0, bloom: 0, sparkle: 0, texture: 'paper', edge: { width: 7, color: '#fffdf6' },
    drop: 13, behind: 'papers', manner: 'cutPaper',
  },
  comic: {
    ...base, name: 'Comic', depth: 0.5, cel: true, ink: 6.4, innerInk: true, inkColor: '#15121a', chroma: 1.24, contrast: 1.12, texture: 'dots', rim: 0.3,
    bloom: 0, sparkle: 0, overlay: 'panel', grain: 'poster', hardShade: 0.42, behind: 'halftone',
  },
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
    behind: 'retro',
    manner: 'oldScreen',
    grid: 8,
  },
  vector: { ...base, name: 'Vector', depth: 0, chroma: 1.25, contrast: 1.08, rim: 0, bloom: 0, sparkle: 0, half: 0.2, behind: 'geometry', manner: 'posterShapes' },
  sketch: {
    ...base, name: 'Pencil', depth: 0.3, ink: 3.5, innerInk: true, inkColor: '#3a3640', chroma: 0.05, contrast: 0.7, lift: 0.18, texture: 'hatch',
    border: 'deckle', rim: 0, bloom: 0, sparkle: 0, grain: 'wobble', hardShade: 0.2, behind: 'hatching',
  },
} satisfies Record<string, StyleLook>;

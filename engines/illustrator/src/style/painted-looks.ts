/** Styles of paint, light and clay: realistic, fantasy, digital. */
import { base, type StyleLook } from './style-look.ts';

export const PAINTED_LOOKS = {
  threeD: {
    ...base, name: 'Rounded 3D', depth: 2.2, chroma: 1.16, lift: 0.03, rim: 1.7, bloom: 0.45, sparkle: 0, gloss: 0.46, round: 0.62, behind: 'studio', manner: 'stageLight',
  },
  realistic: {
    ...base, name: 'Natural', depth: 1.6, chroma: 0.76, contrast: 1.06, rim: 1.3, texture: 'fine', wash: { color: '#e8d9bc', share: 0.06 }, sparkle: 0,
    overlay: 'flare', behind: 'windowLight',
  },
  photo: {
    ...base, name: 'Soft focus', depth: 1.6, chroma: 0.9, contrast: 1.16, lift: -0.02, rim: 1.6, texture: 'fine', sparkle: 0, bloom: 0.4, overlay: 'letterbox',
    hardShade: 0.26, backlight: '#ff9a4a', behind: 'night',
  },
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
    ...base, name: 'Fantasy', depth: 1.25, chroma: 1.18, contrast: 1.14, rim: 1.6, sparkle: 1.4, bloom: 0.5, wash: { color: '#7a4ae0', share: 0.1 },
    backlight: '#ffd06a', overlay: 'rays', behind: 'stormLight', manner: 'epicLight',
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
    ...base, name: 'Fairy tale', depth: 0.6, ink: 2.6, innerInk: true, inkColor: '#5f3a1c', chroma: 0.72, contrast: 0.96, lift: 0.01,
    wash: { color: '#e8bd7a', share: 0.26 }, texture: 'paper', border: 'frame', sparkle: 0.6, rim: 0.3, bloom: 0.3, overlay: 'corners', behind: 'parchment',
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
  painting: {
    ...base, name: 'Digital painting', depth: 1.5, chroma: 1.12, contrast: 1.18, lift: -0.02, texture: 'strokes', wash: { color: '#e89a5a', share: 0.12 },
    rim: 1.3, bloom: 0.3, sparkle: 0, grain: 'smear', backlight: '#8fd0f0', behind: 'daubs',
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
  watercolor: {
    ...base, name: 'Watercolour', depth: 0.9, chroma: 1.12, contrast: 0.9, lift: 0.06, texture: 'paper', border: 'deckle', rim: 0.2, round: 0.34, bloom: 0.1,
    sparkle: 0.3, grain: 'wobble', behind: 'wetPaint',
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
} satisfies Record<string, StyleLook>;

/** The colours of a place at an hour: sky, distance, ground and the light that falls on everybody. */
import { fromPolar, mix, polar, shade } from '../color.ts';
import type { Light } from '../light/light.ts';
import type { Stop } from '../paper.ts';

export type Hour = 'dawn' | 'day' | 'golden' | 'dusk' | 'twilight' | 'night' | 'aurora' | 'mist' | 'storm' | 'spooky' | 'rainbow';

interface Sky {
  stops: readonly string[];
  sun: string;
  light: string;
  shade: string;
  depth: number;
  dark: boolean;
  haze: string;
}

const SKIES: Record<Hour, Sky> = {
  dawn: {
    stops: ['#8ea9de', '#c3bbe4', '#f4cabd', '#ffe4b4'],
    sun: '#fff3d2',
    light: '#ffe2ac',
    shade: '#6a5fa0',
    depth: 0.1,
    dark: false,
    haze: '#fbdcc4',
  },
  day: {
    stops: ['#74b4de', '#a5d4e6', '#d9ecdc', '#fbedc8'],
    sun: '#fffbe8',
    light: '#fff6d6',
    shade: '#5f70a8',
    depth: 0.05,
    dark: false,
    haze: '#e9f2e0',
  },
  golden: {
    stops: ['#6fa2cf', '#b4ccc8', '#f6dca6', '#ffc888'],
    sun: '#fff2c8',
    light: '#ffd98e',
    shade: '#7a5a80',
    depth: 0.1,
    dark: false,
    haze: '#fbdba8',
  },
  dusk: {
    stops: ['#2f2364', '#643f92', '#c4668f', '#f7a274', '#ffd79c'],
    sun: '#fff0c9',
    light: '#ffb98a',
    shade: '#4a3580',
    depth: 0.22,
    dark: true,
    haze: '#ffb58c',
  },
  twilight: {
    stops: ['#20285e', '#3f4590', '#7563b4', '#b98dc4', '#efb9b4'],
    sun: '#f8e6d8',
    light: '#d4b8ff',
    shade: '#35336e',
    depth: 0.26,
    dark: true,
    haze: '#c9a4cc',
  },
  night: {
    stops: ['#0d1338', '#1b2561', '#33418c', '#6272b4'],
    sun: '#fdf6d8',
    light: '#bcd3ff',
    shade: '#232b66',
    depth: 0.3,
    dark: true,
    haze: '#6f83c0',
  },
  aurora: {
    stops: ['#0c1440', '#153659', '#1f6272', '#63b09c'],
    sun: '#f4fbe6',
    light: '#a9f5d8',
    shade: '#1d2f5e',
    depth: 0.28,
    dark: true,
    haze: '#7fc4b0',
  },
  mist: {
    stops: ['#b9cad4', '#d2dedd', '#e9e8da', '#f7eed8'],
    sun: '#fffdf0',
    light: '#fffae6',
    shade: '#71809a',
    depth: 0.12,
    dark: false,
    haze: '#eef0e6',
  },
  storm: {
    stops: ['#3f4f86', '#6378a8', '#93a8c4', '#d3d6cc'],
    sun: '#f2f0e2',
    light: '#e6edff',
    shade: '#46548a',
    depth: 0.14,
    dark: false,
    haze: '#b4c2cf',
  },
  spooky: {
    stops: ['#1f1840', '#3c2c64', '#6f4f8c', '#bd8796'],
    sun: '#f4e8c4',
    light: '#d9b8ff',
    shade: '#2f2556',
    depth: 0.26,
    dark: true,
    haze: '#9a74a4',
  },
  rainbow: {
    stops: ['#7fb9e2', '#b4dcee', '#e3f0e2', '#fdf0d2'],
    sun: '#fffbe8',
    light: '#fff6da',
    shade: '#6676ac',
    depth: 0.05,
    dark: false,
    haze: '#eef4e6',
  },
};

export interface Palette {
  hour: Hour;
  sky: readonly Stop[];
  sun: string;
  haze: string;
  dark: boolean;
  light: Light;
  /** A thing of this colour, `near` 0 far away … 1 close by, as it looks in this light. */
  at: (color: string, near: number) => string;
  contrast: string;
}

export function paletteFor(hour: Hour, side: number, land: string): Palette {
  const sky = SKIES[hour];
  const last = sky.stops.length - 1;
  const ambient = sky.dark ? 0.5 : 0.08;
  const at = (color: string, near: number): string => {
    const unlit = mix(color, sky.shade, sky.depth * 0.9 + (sky.dark ? ambient * (0.35 + 0.3 * near) * 0.7 : 0));
    const { l, c, h } = polar(mix(sky.haze, unlit, 0.24 + 0.76 * near));
    return fromPolar({ l, c: c * (sky.dark ? 1.45 : 1.12) + (sky.dark ? 0.008 : 0), h });
  };
  return {
    hour,
    sky: sky.stops.map((color, i) => [Math.round((i / last) * 100) / 100, color]),
    sun: sky.sun,
    haze: sky.haze,
    dark: sky.dark,
    light: { color: sky.light, shade: sky.shade, side, depth: sky.depth },
    at,
    contrast: shade(mix(land, sky.shade, 0.75), -0.16),
  };
}

export const HOUR_WORDS: readonly (readonly [Hour, RegExp])[] = [
  ['aurora', /northern light|aurora/i],
  ['storm', /thunder|storm|lightning|tempest/i],
  ['rainbow', /rainbow/i],
  ['mist', /\bmist|\bfog|hazy|overcast/i],
  ['dawn', /sunrise|dawn|early morning|morning/i],
  ['day', /dappled|underwater ray/i],
  ['dusk', /magical glow|candle/i],
  ['twilight', /lantern light/i],
  ['night', /firelight|starlight/i],
  ['golden', /golden hour|golden autumn|late afternoon|warm glow|afternoon light/i],
  ['dusk', /sunset|dusk|candle|firelight|fire light|ember|lantern light/i],
  ['twilight', /twilight|blue hour|evening|everlasting/i],
  ['spooky', /spooky|haunted|eerie|graveyard|creepy|midnight|shadow/i],
  ['night', /night|moonl|star|moon\b|bedtime|nocturn/i],
  ['day', /day|sunny|noon|bright|soft/i],
];
export const readHour = (text: string): Hour | undefined => HOUR_WORDS.find(([, words]) => words.test(text))?.[0];

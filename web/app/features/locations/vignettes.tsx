/** A small drawing for each category of places: its sky, its ground, and one thing that stands there. */
import type { LocationCategory } from '@fableloom/contract/taxonomies/location-types';
import { useId } from 'react';

interface Vignette {
  sky: readonly [string, string];
  ground: readonly [string, string];
  /** Shapes in front of the sky, in a field of 200 by 200. */
  shapes: readonly { d: string; fill: string }[];
  /** Where the light hangs. */
  light: readonly [x: number, y: number, r: number, color: string];
}

const VIGNETTES: Record<LocationCategory, Vignette> = {
  'Fantasy Realms': {
    sky: ['#8f7fd0', '#f6cfae'], ground: ['#7f9c6a', '#567a58'], light: [150, 48, 16, '#fff3cf'],
    shapes: [
      { d: 'M58 160v-62h20v-18h16v18h28V80h16v18h20v62Z', fill: '#ead7ea' },
      { d: 'M52 100l16-36 16 36ZM132 100l16-36 16 36Z', fill: '#b9628c' },
      { d: 'M82 82l26-46 26 46Z', fill: '#f2b33d' },
      { d: 'M98 160v-24a10 10 0 0 1 20 0v24Z', fill: '#7a4f8f' },
    ],
  },
  'Mystical Nature': {
    sky: ['#4f8f8a', '#cfe6b4'], ground: ['#4c7f4c', '#2f5f42'], light: [52, 50, 15, '#f6ffd8'],
    shapes: [
      { d: 'M92 164c4-26 2-44-2-60h20c-4 18-4 36 0 60Z', fill: '#6b4a35' },
      { d: 'M100 34c34 0 54 22 50 46 12 20-8 40-30 34-14 10-32 8-42 0-24 4-40-18-28-36-2-26 18-44 50-44Z', fill: '#3f8a58' },
      { d: 'M92 48c22-8 44 6 44 26-16-12-34-14-52-8-2-8 2-14 8-18Z', fill: '#63ad6c' },
    ],
  },
  'Celestial Places': {
    sky: ['#1f2a63', '#7a6fc0'], ground: ['#cfc8ee', '#9e94d2'], light: [48, 44, 8, '#ffffff'],
    shapes: [
      { d: 'M112 40a38 38 0 1 1 0 76 38 38 0 0 1 0-76Z', fill: '#f3d08f' },
      { d: 'M62 92c28 14 84-6 104-34l6 8c-24 34-86 54-116 36Z', fill: '#e58fb0' },
      { d: 'M60 128l4 10 10 4-10 4-4 10-4-10-10-4 10-4ZM158 112l3 8 8 3-8 3-3 8-3-8-8-3 8-3Z', fill: '#fff6dc' },
    ],
  },
  'Elemental Domains': {
    sky: ['#c4552f', '#f7c46a'], ground: ['#6b3a3a', '#43283a'], light: [150, 52, 15, '#ffe9a8'],
    shapes: [
      { d: 'M34 166l48-92h36l48 92Z', fill: '#7a4650' },
      { d: 'M82 74h36l8 14c-8 8-14-4-20 8-6 10-12-4-18 4-6 6-12-2-14-10Z', fill: '#ff8a3c' },
      { d: 'M98 68c-14-18 6-22 0-42 18 12 22 28 8 42Z', fill: '#ffd25e' },
    ],
  },
  'Ancient Sites': {
    sky: ['#d08a5a', '#f8e2b6'], ground: ['#d3b178', '#a9844f'], light: [54, 50, 16, '#fff3cf'],
    shapes: [
      { d: 'M48 78h104l-52-36Z', fill: '#f3e3c4' },
      { d: 'M56 84h16v74H56ZM92 84h16v74H92ZM128 84h16v74h-16Z', fill: '#e7cfa4' },
      { d: 'M44 158h112v10H44ZM48 76h104v10H48Z', fill: '#c9a875' },
    ],
  },
  'Enchanted Settlements': {
    sky: ['#6a8fd0', '#fbdcc0'], ground: ['#88a86a', '#5f8557'], light: [156, 46, 14, '#fff3cf'],
    shapes: [
      { d: 'M40 162v-50h50v50ZM104 162v-64h56v64Z', fill: '#f6ead2' },
      { d: 'M32 116l33-36 33 36ZM96 102l36-42 36 42Z', fill: '#b0523f' },
      { d: 'M56 162v-24h16v24ZM124 162v-26h16v26Z', fill: '#7a4f43' },
      { d: 'M112 112h12v12h-12ZM140 112h12v12h-12Z', fill: '#ffd978' },
    ],
  },
  'Hidden Sanctuaries': {
    sky: ['#3c6f7f', '#b7dcc8'], ground: ['#3fa39a', '#2a6f78'], light: [100, 70, 22, '#f6ffe8'],
    shapes: [
      { d: 'M16 168V70C26 34 62 22 100 22s74 12 84 48v98h-36c4-60-16-86-48-86s-52 26-48 86Z', fill: '#556a72' },
      { d: 'M82 82c-4 20 4 52-2 84h40c-6-32 2-64-2-84-10-6-26-6-36 0Z', fill: '#d8f1ef' },
    ],
  },
  'Dark Realms': {
    sky: ['#2a1f4a', '#7f5a8f'], ground: ['#2f2747', '#1e1934'], light: [146, 52, 20, '#f2e2b0'],
    shapes: [
      { d: 'M62 164V90l14-34 14 34v-6l14-40 14 40v24l12-24 12 24v56Z', fill: '#413263' },
      { d: 'M72 104h9v13h-9ZM99 92h9v13h-9ZM99 124h9v13h-9ZM124 124h9v13h-9Z', fill: '#ffc766' },
    ],
  },
  'Seasonal Realms': {
    sky: ['#8fb4e0', '#f4eef6'], ground: ['#f6f4fb', '#d5dcf0'], light: [52, 48, 14, '#fff8e0'],
    shapes: [
      { d: 'M96 150h10v16H96ZM150 152h8v14h-8Z', fill: '#6b4a35' },
      { d: 'M101 40l26 40h-14l22 34h-16l20 36H63l20-36H67l22-34H75Z', fill: '#3f7f74' },
      { d: 'M101 40l13 20c-8 6-18 6-26 0ZM89 80h24l10 16c-14 6-30 6-44 0Z', fill: '#ffffff' },
      { d: 'M154 96l22 56h-44Z', fill: '#5c9a8a' },
    ],
  },
  'Modern Settings': {
    sky: ['#5a7fc0', '#fbcfb0'], ground: ['#6f7f94', '#4f5d73'], light: [48, 52, 15, '#fff3cf'],
    shapes: [
      { d: 'M40 162V88h34v74ZM128 162V74h34v88Z', fill: '#8ea4c9' },
      { d: 'M78 162V48h44v114Z', fill: '#c3d0e8' },
      { d: 'M86 60h10v12H86ZM104 60h10v12h-10ZM86 84h10v12H86ZM104 84h10v12h-10ZM86 108h10v12H86ZM104 108h10v12h-10Z', fill: '#ffd978' },
      { d: 'M48 100h8v10h-8ZM60 120h8v10h-8ZM138 90h8v10h-8ZM150 112h8v10h-8Z', fill: '#fff0c4' },
    ],
  },
  'Residential': {
    sky: ['#7fb4d8', '#fdeccb'], ground: ['#93b86c', '#6d9a58'], light: [154, 46, 15, '#fff3cf'],
    shapes: [
      { d: 'M54 164v-62h92v62Z', fill: '#fff4e0' },
      { d: 'M42 106l58-54 58 54Z', fill: '#c9683f' },
      { d: 'M90 164v-34a10 10 0 0 1 20 0v34Z', fill: '#5a3e9b' },
      { d: 'M64 114h18v18H64ZM118 114h18v18h-18Z', fill: '#9cd0ee' },
    ],
  },
};

const SPARKLES = [
  'M30 26l2 6 6 2-6 2-2 6-2-6-6-2 6-2Z',
  'M176 92l1.6 4.8 4.8 1.6-4.8 1.6-1.6 4.8-1.6-4.8-4.8-1.6 4.8-1.6Z',
  'M22 96l1.6 4.8 4.8 1.6-4.8 1.6-1.6 4.8-1.6-4.8-4.8-1.6 4.8-1.6Z',
] as const;

const isDrawn = (category: string): category is LocationCategory => Object.hasOwn(VIGNETTES, category);

/** The drawing of a category, filling its frame. */
export function PlaceVignette({ category }: { category: string }) {
  const id = useId();
  const { sky, ground, shapes, light: [x, y, r, color] } = VIGNETTES[isDrawn(category) ? category : 'Fantasy Realms'];
  return (
    <svg viewBox="0 0 200 200" preserveAspectRatio="xMidYMax slice" className="picture block size-full" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0.3" y2="1">
          <stop offset="0" stopColor={sky[0]} />
          <stop offset="1" stopColor={sky[1]} />
        </linearGradient>
        <linearGradient id={`${id}-ground`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={ground[0]} />
          <stop offset="1" stopColor={ground[1]} />
        </linearGradient>
        <radialGradient id={`${id}-glow`}>
          <stop offset="0" stopColor={color} stopOpacity="0.9" />
          <stop offset="1" stopColor={color} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="200" height="200" fill={`url(#${id}-sky)`} />
      <circle cx={x} cy={y} r={r * 3.4} fill={`url(#${id}-glow)`} />
      <circle cx={x} cy={y} r={r} fill={color} />
      <path d="M0 150c40-22 70-16 104-6s66 4 96-12v68H0Z" fill={ground[0]} opacity="0.65" />
      {shapes.map((shape) => <path key={shape.d} d={shape.d} fill={shape.fill} />)}
      <path d="M0 166c44-14 84-8 116-2s58 2 84-8v44H0Z" fill={`url(#${id}-ground)`} />
      <g fill="#fff6dc">
        {SPARKLES.map((d) => <path key={d} d={d} />)}
      </g>
    </svg>
  );
}

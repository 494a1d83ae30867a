/** The pictures of empty pages and of the ways to begin. */
import { BOY, CHILD, CURLY, type Emblem } from './emblem-kit.ts';

export const PAGE_EMBLEMS: Record<string, Emblem> = {
  'empty-characters': {
    place: 'soft gradient',
    hour: 'dawn',
    actors: [{ type: 'Animal - Forest Animals - Hedgehog', x: 0.42, k: 0.6, feeling: 'happy', pose: 'waving', turn: 0.5 }],
    things: [
      { prop: 'paintbrush', x: 0.74, y: 0.88, k: 0.9 },
      { prop: 'pencil', x: 0.2, y: 0.9, k: 0.7 },
    ],
    alt: 'A hedgehog waves beside a paintbrush and a pencil.',
  },
  'empty-locations': {
    place: 'meadow hill',
    hour: 'day',
    actors: [{ type: 'Animal - Birds - Robin', x: 0.26, k: 0.48, feeling: 'thinking', pose: 'standing', turn: 0.7 }],
    things: [{ prop: 'door', x: 0.66, y: 0.92, k: 0.95 }],
    alt: 'A robin looks at a small shining door on a meadow.',
  },
  'empty-stories': {
    place: 'home library',
    hour: 'twilight',
    actors: [{ type: 'Animal - Birds - Owl', gender: 'female', x: 0.42, k: 0.62, feeling: 'happy', pose: 'standing', turn: 0.3 }],
    things: [
      { prop: 'book', x: 0.72, y: 0.94, k: 1.1 },
      { prop: 'candle', x: 0.16, y: 0.92, k: 0.7 },
    ],
    alt: 'An owl waits beside an open book in a library.',
  },
  'empty-search': {
    place: 'misty meadow hill',
    hour: 'golden',
    actors: [{ type: 'Animal - Forest Animals - Raccoon', x: 0.42, k: 0.6, feeling: 'thinking', pose: 'holding', turn: 0.6, held: 'magnifier' }],
    things: [{ prop: 'map', x: 0.8, y: 0.92, k: 0.8 }],
    alt: 'A raccoon searches a meadow with a magnifying glass.',
  },
  'empty-friends': {
    place: 'treehouse camp',
    hour: 'dusk',
    actors: [{ type: 'Animal - Forest Animals - Brown Bear', x: 0.44, k: 0.58, feeling: 'happy', pose: 'waving', turn: 0.5 }],
    things: [{ prop: 'campfire', x: 0.76, y: 0.92, k: 0.9 }],
    alt: 'A bear waves from a campfire.',
  },
  'get-ideas': {
    place: 'starry meadow hill',
    hour: 'night',
    actors: [
      {
        type: CHILD,
        looks: { ...CURLY, color: 'Lavender' },
        gender: 'female',
        x: 0.4,
        k: 0.62,
        feeling: 'surprised',
        pose: 'pointing',
        turn: 0.6,
      },
    ],
    things: [
      { prop: 'star', x: 0.76, y: 0.42, k: 0.8 },
      { prop: 'star', x: 0.9, y: 0.26, k: 0.4 },
    ],
    alt: 'A child points at glowing stars.',
  },
  'build-story': {
    place: 'toy workshop',
    hour: 'day',
    actors: [
      {
        type: CHILD,
        looks: { ...BOY, color: 'Pumpkin orange', distinguishingFeature: 'Short hair, Dungarees' },
        x: 0.36,
        k: 0.6,
        feeling: 'happy',
        pose: 'holding',
        turn: 0.6,
        held: 'paintbrush',
      },
    ],
    things: [{ prop: 'door', x: 0.72, y: 0.93, k: 0.56 }],
    alt: 'A child paints a small door in a workshop.',
  },
  'lost-page': {
    place: 'misty forest',
    hour: 'mist',
    actors: [{ type: 'Animal - Little Creatures - Snail', x: 0.44, k: 0.66, feeling: 'worried', pose: 'standing', turn: 0.5 }],
    things: [{ prop: 'map', x: 0.8, y: 0.92, k: 0.9 }],
    alt: 'A snail with a map has lost its way in a misty forest.',
  },
};

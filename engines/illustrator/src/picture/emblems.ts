/** What is on each emblem. */
import type { DrawnCharacter } from '../brief.ts';
import type { Feeling } from '../character/expression.ts';
import type { PoseName } from '../character/figure.ts';
import type { Hour } from '../place/palette.ts';

interface Actor {
  type: string;
  gender?: 'male' | 'female';
  looks?: DrawnCharacter['appearance'];
  x: number;
  y?: number;
  k: number;
  feeling: Feeling;
  pose: PoseName;
  turn: number;
  held?: string;
}

interface Thing {
  prop: string;
  x: number;
  y: number;
  k: number;
}

interface Emblem {
  place: string;
  hour: Hour;
  actors: readonly Actor[];
  things: readonly Thing[];
  alt: string;
}

const CURLY = {
  skinTone: 'Bronze',
  hairColor: 'Dark brown',
  color: 'Sunflower yellow',
  distinguishingFeature: 'Curly hair, Red scarf, Raincoat',
  age: 'Child',
};

const BOY = { skinTone: 'Cocoa', hairColor: 'Ink black', color: 'Teal', distinguishingFeature: 'Short hair', age: 'Child' };

const GIRL = { skinTone: 'Apricot', hairColor: 'Ink black', color: 'Rose pink', distinguishingFeature: 'Braids', age: 'Child' };

const CHILD = 'Human - Children - Kite Flyer';

export const EMBLEMS: Record<string, Emblem> = {
  Adventure: {
    place: 'mountain valley',
    hour: 'golden',
    actors: [{ type: CHILD, looks: CURLY, gender: 'female', x: 0.4, k: 0.62, feeling: 'proud', pose: 'holding', turn: 0.6, held: 'map' }],
    things: [{ prop: 'tent', x: 0.76, y: 0.86, k: 0.9 }],
    alt: 'A child with a map sets out into the mountains.',
  },
  Fantasy: {
    place: 'fairy-tale castle',
    hour: 'dusk',
    actors: [{ type: 'Mythical Creature - Dragons - Baby Dragon', x: 0.42, k: 0.6, feeling: 'happy', pose: 'waving', turn: 0.5 }],
    things: [{ prop: 'crystal', x: 0.16, y: 0.9, k: 0.6 }],
    alt: 'A small green dragon waves in front of a castle.',
  },
  'Sci-Fi': {
    place: 'moon base',
    hour: 'night',
    actors: [
      {
        type: 'Robot/Artificial Intelligence - Helper Robots - Garden Robot',
        gender: 'female',
        x: 0.4,
        k: 0.58,
        feeling: 'happy',
        pose: 'waving',
        turn: 0.5,
      },
    ],
    things: [],
    alt: 'A friendly robot waves on the moon.',
  },
  Action: {
    place: 'windy hills kite',
    hour: 'golden',
    actors: [
      {
        type: CHILD,
        looks: { ...BOY, distinguishingFeature: 'Short hair, Cape' },
        x: 0.46,
        k: 0.62,
        feeling: 'proud',
        pose: 'running',
        turn: 0.7,
      },
    ],
    things: [{ prop: 'kite', x: 0.8, y: 0.62, k: 0.9 }],
    alt: 'A child in a cape runs over windy hills.',
  },
  Mystery: {
    place: 'moonlit forest',
    hour: 'night',
    actors: [
      {
        type: 'Human - Adventurers - Detective',
        looks: { ...GIRL, color: 'Caramel brown' },
        gender: 'female',
        x: 0.42,
        k: 0.62,
        feeling: 'thinking',
        pose: 'holding',
        turn: 0.6,
        held: 'magnifier',
      },
    ],
    things: [{ prop: 'lantern', x: 0.76, y: 0.9, k: 0.8 }],
    alt: 'A young detective looks for clues in a moonlit forest.',
  },
  'School Life': {
    place: 'elementary classroom',
    hour: 'day',
    actors: [
      {
        type: CHILD,
        looks: { ...GIRL, distinguishingFeature: 'Braids, Round glasses' },
        gender: 'female',
        x: 0.36,
        k: 0.56,
        feeling: 'happy',
        pose: 'holding',
        turn: 0.6,
        held: 'book',
      },
      { type: CHILD, looks: { ...BOY, color: 'Cornflower blue' }, x: 0.66, k: 0.56, feeling: 'laughing', pose: 'standing', turn: -0.6 },
    ],
    things: [{ prop: 'pencil', x: 0.9, y: 0.92, k: 0.7 }],
    alt: 'Two children in a classroom with a book.',
  },
  Nature: {
    place: 'birch forest meadow',
    hour: 'dawn',
    actors: [{ type: 'Animal - Forest Animals - Deer', x: 0.46, k: 0.66, feeling: 'calm', pose: 'standing', turn: 0.5 }],
    things: [{ prop: 'mushroom', x: 0.8, y: 0.92, k: 0.7 }],
    alt: 'A young deer stands among birches at sunrise.',
  },
  Friendship: {
    place: 'flower garden',
    hour: 'golden',
    actors: [
      { type: 'Animal - Forest Animals - Red Fox', x: 0.36, k: 0.62, feeling: 'loving', pose: 'sitting', turn: 0.9 },
      { type: 'Animal - Forest Animals - Rabbit', x: 0.68, k: 0.56, feeling: 'happy', pose: 'sitting', turn: -0.9 },
    ],
    things: [],
    alt: 'A fox and a rabbit sit together in a garden.',
  },
  Growth: {
    place: 'vegetable garden',
    hour: 'dawn',
    actors: [
      {
        type: CHILD,
        looks: { ...CURLY, color: 'Mint green' },
        gender: 'female',
        x: 0.38,
        k: 0.6,
        feeling: 'loving',
        pose: 'holding',
        turn: 0.6,
        held: 'can',
      },
    ],
    things: [{ prop: 'sprout', x: 0.72, y: 0.92, k: 1 }],
    alt: 'A child waters a sprout in the morning sun.',
  },
  Comedy: {
    place: 'carousel market',
    hour: 'day',
    actors: [
      {
        type: 'Animal - Birds - Penguin',
        x: 0.4,
        k: 0.66,
        feeling: 'laughing',
        pose: 'cheering',
        turn: 0.5,
        looks: { distinguishingFeature: 'Bow tie' },
      },
    ],
    things: [
      { prop: 'balloon', x: 0.78, y: 0.8, k: 0.9 },
      { prop: 'cake', x: 0.2, y: 0.93, k: 0.7 },
    ],
    alt: 'A laughing penguin with a balloon and a cake at a fair.',
  },
  Spooky: {
    place: 'friendly haunted house pumpkin',
    hour: 'spooky',
    actors: [
      { type: 'Supernatural Being - Friendly Ghosts - Bedsheet Ghost', x: 0.44, k: 0.62, feeling: 'happy', pose: 'waving', turn: 0.4 },
    ],
    things: [],
    alt: 'A friendly ghost waves near a crooked house.',
  },
  Exploration: {
    place: 'coral garden underwater',
    hour: 'day',
    actors: [{ type: 'Animal - Ocean Animals - Sea Turtle', x: 0.42, k: 0.74, feeling: 'happy', pose: 'standing', turn: 0.6 }],
    things: [{ prop: 'chest', x: 0.8, y: 0.92, k: 0.7 }],
    alt: 'A turtle finds a chest at the bottom of the sea.',
  },
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

export const EMBLEM_NAMES = Object.keys(EMBLEMS);

/** What is on each emblem. */
import { BOY, CHILD, CURLY, type Emblem, GIRL } from './emblem-kit.ts';
import { PAGE_EMBLEMS } from './emblems-of-pages.ts';

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
  ...PAGE_EMBLEMS,
};

export const EMBLEM_NAMES = Object.keys(EMBLEMS);

/** What each contact sheet shows. */
import type { DrawnCharacter, PictureBrief } from '../src/brief.ts';
import { KNOWN } from '../src/index.ts';
import { DANGER } from '../src/place/marvels/danger.ts';
import { MAGIC } from '../src/place/marvels/magic.ts';
import { ALL_PLACES } from './all-places.ts';
import { AIDS, CLIMATES, GROUNDS, HAIR, INHABITANTS, PLACES, PLACE_STYLES, PROMPTS, STYLES, TREASURES, WIDE_PLACES, WISHES } from './lists.ts';
import { scene, SCENES } from './scenes.ts';
import { toldScenes } from './told-scenes.ts';
import { FEATURE_SHEET, TYPE_SHEETS } from './type-sheets.ts';
import { EMBER, FINN, KOFI, LIN, MAYA, OLIVE, PIXEL, RUSTY, someone, somewhere } from './casts.ts';

interface Sheet {
  columns: number;
  cell: readonly [number, number];
  briefs: PictureBrief[];
  oversample?: number;
}

const portraitsBy = (seed: string) => (characters: DrawnCharacter[]): PictureBrief[] =>
  characters.map((character) => ({ is: 'portrait', seed: `${character.id}${seed}`, character }));
const figures = (characters: DrawnCharacter[], expression?: string): PictureBrief[] =>
  characters.map((character) => ({ is: 'figure', seed: character.id, character, ...(expression ? { expression } : {}) }));
const kinds = (category: string, types: string): DrawnCharacter[] =>
  types.split(', ').map((type, i) => someone(`${category} - Any - ${type}`, { gender: i % 2 ? 'female' : 'male' }));

/** @param seed another one tells other scenes, and poses and frames portraits and faces anew */
export const sheetsOf = (seed = ''): Record<string, Sheet> => ({
  cast: { columns: 4, cell: [300, 400], briefs: portraitsBy(seed)([MAYA, RUSTY, EMBER, PIXEL, LIN, KOFI, OLIVE, FINN]) },
  figures: {
    columns: 8,
    cell: [190, 261],
    briefs: figures([
      MAYA,
      RUSTY,
      EMBER,
      PIXEL,
      LIN,
      KOFI,
      OLIVE,
      FINN,
      ...kinds('Human', 'Knight, Grandparent, King or Queen, Baby, Pirate, Astronaut, Doctor, Dancer'),
      ...kinds('Magical Being', 'Flower Fairy, Young Wizard, Kind Witch, Lamp Genie'),
      ...kinds('Hybrid', 'Centaur, Faun, Cat Child, Bird Child'),
    ]),
  },
  aids: {
    columns: 6,
    cell: [256, 352],
    briefs: figures(
      AIDS.map(([type, distinguishingFeature], i) =>
        someone(type, { id: `aid${i}`, gender: i % 2 ? 'male' : 'female', appearance: { distinguishingFeature } }),
      ),
    ),
  },
  prompts: {
    columns: 4,
    cell: [400, 300],
    briefs: PROMPTS.flatMap((customPrompt): PictureBrief[] =>
      ['Fairy-Tale Castle', 'Child Bedroom'].map((type) => ({ is: 'place', seed: customPrompt, place: somewhere('', type), customPrompt }))),
  },
  hips: {
    columns: 6,
    cell: [225, 300],
    briefs: portraitsBy(seed)([
      ...kinds('Magical Being', 'Flower Fairy, Butterfly Fairy'),
      ...kinds('Dark Being', 'Berry Vampire'),
      ...kinds('Human', 'Pirate, King or Queen, Kite Flyer, Knight, Astronaut, Superhero'),
      ...kinds('Hybrid', 'Centaur, Bird Child, Cat Child'),
      EMBER, OLIVE, ...kinds('Animal', 'Whale, Horse, Octopus, Bee'),
    ]),
  },
  poses: {
    columns: KNOWN.poses.length,
    cell: [110, 151],
    briefs: [MAYA, RUSTY, PIXEL, EMBER, OLIVE].flatMap((character) =>
      KNOWN.poses.map((pose): PictureBrief => ({ is: 'figure', seed: 'p', character, pose }))),
  },
  riding: {
    columns: 4,
    cell: [300, 300],
    briefs: ['ran', 'jumped', 'sat down', 'pointed', 'waved', 'cheered', 'was scared and trembled', 'flew'].map((does) =>
      scene(does, `Kofi ${does}.`, [KOFI]),
    ),
  },
  expressions: {
    columns: 6,
    cell: [190, 261],
    briefs: [MAYA, RUSTY, OLIVE, PIXEL].flatMap((character) => KNOWN.feelings.flatMap((feeling) => figures([character], feeling))),
  },
  ...TYPE_SHEETS,
  features: FEATURE_SHEET,
  hair: {
    columns: 11,
    cell: [150, 200],
    briefs: portraitsBy(seed)(
      HAIR.flatMap((style) => [
        someone('Human - Children - Kite Flyer', {
          id: `g${style}`,
          gender: 'female',
          appearance: { distinguishingFeature: style, age: 'Child' },
        }),
      ]).concat(HAIR.map((style) => someone('Human - Family - Parent', { id: `b${style}`, appearance: { distinguishingFeature: style } }))),
    ),
  },
  places: {
    columns: 5,
    cell: [340, 255],
    briefs: PLACES.map(([category, type]) => ({ is: 'place', seed: `${type}${seed}`, place: somewhere(category, type) })),
  },
  ...Object.fromEntries(ALL_PLACES.map(([name, briefs]): [string, Sheet] => [name, { columns: 5, cell: [340, 255], briefs }])),
  wonders: {
    columns: 3,
    cell: [480, 360],
    briefs: [
      {
        is: 'place',
        seed: 'w1',
        place: somewhere('Mystical Nature', 'Lantern Wood', {
          climate: 'Warm Summer Nights',
          magicalProperties: ['Glowing Flowers', 'Doors to Elsewhere'],
          treasures: ['Golden Key', 'Book of Lost Stories'],
          inhabitants: ['Fairies', 'Wise Owls'],
        }),
      },
      {
        is: 'place',
        seed: 'w2',
        place: somewhere('Fantasy Realms', 'Dragon Valley', {
          climate: 'Thunder and Lightning',
          treasures: ['Dragon Pearl'],
          inhabitants: ['Dragons'],
          magicalProperties: ['Floating Stones'],
        }),
      },
      {
        is: 'place',
        seed: 'w3',
        place: somewhere('Seasonal Realms', 'Snow Village', {
          climate: 'Northern Lights Sky',
          inhabitants: ['Gnomes'],
          treasures: ['Everburning Lantern'],
        }),
      },
    ],
  },
  scenes: { columns: 3, cell: [560, 560], briefs: SCENES },
  properties: {
    columns: 8,
    cell: [256, 192],
    briefs: [
      ...Object.keys(MAGIC).map((one) => ({ magicalProperties: [one] })),
      ...Object.keys(DANGER).map((one) => ({ dangers: [one] })),
      ...TREASURES.split(', ').map((one) => ({ treasures: [one] })),
      ...INHABITANTS.split(', ').map((one) => ({ inhabitants: [one] })),
      ...CLIMATES.split(', ').map((climate) => ({ climate })),
    ].map((has): PictureBrief => ({ is: 'place', seed: 'w', place: somewhere('', 'Cozy Cottage', { id: 'same', ...has }) })),
  },
  behind: {
    columns: 4,
    cell: [400, 400],
    briefs: WIDE_PLACES.split(', ').map((type) => scene(type, 'They laughed.', [MAYA, RUSTY, EMBER], { place: somewhere('', type) })),
  },
  crowd: {
    columns: 4,
    cell: [400, 400],
    briefs: WIDE_PLACES.split(', ').map((type, i) =>
      scene(type, 'They laughed.', [MAYA, RUSTY, EMBER, PIXEL, KOFI].slice(0, 4 + (i % 2)), { place: somewhere('', type) })),
  },
  random: { columns: 4, cell: [560, 560], briefs: toldScenes(`random${seed}`, 'anybody') },
  told: { columns: 6, cell: [340, 340], briefs: toldScenes(`told${seed}`) },
  faces: {
    columns: 8,
    cell: [128, 128],
    briefs: [
      'Animal - Forest Animals - Red Fox', 'Animal - Birds - Owl', 'Animal - Forest Animals - Brown Bear', 'Animal - Forest Animals - Rabbit',
      'Animal - Pets and Farm Animals - Cat', 'Mythical Creature - Dragons - Baby Dragon',
      'Robot/Artificial Intelligence - Helper Robots - School Robot', 'Mythical Creature - Hooves and Wings - Unicorn',
      'Animal - Birds - Penguin', 'Animal - Savanna and Jungle - Lion', 'Animal - Forest Animals - Hedgehog', 'Animal - Ocean Animals - Octopus',
      'Animal - Ocean Animals - Whale', 'Animal - Little Creatures - Snail', 'Human - Heroes - Knight', 'Alien - Curious Visitors - Jelly Alien',
    ].map((type, i) => ({ is: 'face', seed: type, character: someone(type), ground: GROUNDS[i % GROUNDS.length] ?? 'Teal' })),
  },
  emblems: { columns: 5, cell: [340, 255], briefs: KNOWN.emblems.map((category) => ({ is: 'emblem', seed: 'e', category })) },
  styles: {
    columns: 7,
    cell: [230, 306],
    briefs: STYLES.split(', ').map((imageStyle) => ({ is: 'portrait', seed: `st${seed}`, character: MAYA, style: { imageStyle } })),
  },
  placestyles: {
    columns: 4,
    cell: [400, 300],
    briefs: ['Whispering Forest', 'Fairy-Tale Castle', 'Canal Town'].flatMap((type) =>
      PLACE_STYLES.map((imageStyle): PictureBrief => ({ is: 'place', seed: `ps${seed}`, place: somewhere('', type), style: { imageStyle } })),
    ),
  },
  moods: {
    columns: 8,
    cell: [190, 254],
    briefs: WISHES.map((style): PictureBrief => ({ is: 'portrait', seed: `m${seed}`, character: RUSTY, style })),
  },
  placemoods: {
    columns: 8,
    cell: [256, 192],
    briefs: WISHES.map((style): PictureBrief => ({ is: 'place', seed: `m${seed}`, place: somewhere('', 'Cozy Cottage'), style })),
  },
});

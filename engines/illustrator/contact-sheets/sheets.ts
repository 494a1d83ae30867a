/** What each contact sheet shows. */
import type { DrawnCharacter, PictureBrief, SceneBrief } from '../src/brief.ts';
import { KNOWN } from '../src/index.ts';
import { DANGER } from '../src/place/marvels/danger.ts';
import { MAGIC } from '../src/place/marvels/magic.ts';
import { ALL_PLACES } from './all-places.ts';
import { toldScenes } from './told-scenes.ts';
import { FEATURE_SHEET, TYPE_SHEETS } from './type-sheets.ts';
import { EMBER, FINN, KOFI, LIN, MAYA, OLIVE, PIXEL, RUSTY, someone, somewhere } from './casts.ts';

interface Sheet {
  columns: number;
  cell: readonly [number, number];
  briefs: PictureBrief[];
  oversample?: number;
}

const portraits = (characters: DrawnCharacter[]): PictureBrief[] =>
  characters.map((character) => ({ is: 'portrait', seed: character.id, character }));
const figures = (characters: DrawnCharacter[], expression?: string): PictureBrief[] =>
  characters.map((character) => ({ is: 'figure', seed: character.id, character, ...(expression ? { expression } : {}) }));
const kinds = (category: string, types: string): DrawnCharacter[] =>
  types.split(', ').map((type, i) => someone(`${category} - Any - ${type}`, { gender: i % 2 ? 'female' : 'male' }));

const PLACES: [category: string, type: string][] = [
  ['Fantasy Realms', 'Fairy-Tale Castle'],
  ['Fantasy Realms', 'Candy Kingdom'],
  ['Fantasy Realms', 'Ice Palace'],
  ['Mystical Nature', 'Whispering Forest'],
  ['Mystical Nature', 'Rainbow Waterfall'],
  ['Mystical Nature', 'Mushroom Forest'],
  ['Mystical Nature', 'Crystal Cave'],
  ['Mystical Nature', 'Lavender Fields'],
  ['Celestial Places', 'Moon Base'],
  ['Celestial Places', 'Planet of Rings'],
  ['Celestial Places', 'Sky Islands'],
  ['Celestial Places', 'Starship Bridge'],
  ['Elemental Domains', 'Sleeping Volcano'],
  ['Elemental Domains', 'Underwater Palace'],
  ['Elemental Domains', 'Windmill Hills'],
  ['Ancient Sites', 'Desert Pyramid'],
  ['Ancient Sites', 'Jungle Temple'],
  ['Ancient Sites', 'Old Lighthouse'],
  ['Enchanted Settlements', 'Elf Village'],
  ['Enchanted Settlements', 'Night Market'],
  ['Enchanted Settlements', 'School of Magic'],
  ['Hidden Sanctuaries', 'Garden Behind the Wall'],
  ['Hidden Sanctuaries', 'Attic of Wonders'],
  ['Hidden Sanctuaries', 'Silent Lake'],
  ['Dark Realms', 'Shadow Forest'],
  ['Dark Realms', 'Friendly Haunted House'],
  ['Dark Realms', 'Foggy Marsh'],
  ['Seasonal Realms', 'Cherry Blossom Hill'],
  ['Seasonal Realms', 'Forest of Falling Leaves'],
  ['Seasonal Realms', 'Snow Village'],
  ['Seasonal Realms', 'Summer Beach'],
  ['Modern Settings', 'Busy Street'],
  ['Modern Settings', 'Elementary School'],
  ['Modern Settings', 'Science Lab'],
  ['Modern Settings', 'Farm'],
  ['Residential', 'Cozy Cottage'],
  ['Residential', 'Child Bedroom'],
  ['Residential', 'Warm Kitchen'],
  ['Residential', 'Home Library'],
  ['Residential', 'Backyard'],
];

const STYLES =
  'Classic Anime, Chibi, Anime Watercolor, Anime Adventure, Storybook, Soft Cartoon, Comic Book, Paper Cutout, Soft Portrait, ' +
  'Natural Light, Cinematic, Pencil Sketch, Fairy Tale, Epic Fantasy, Enchanted Watercolor, Stained Glass, Digital Painting, Vector ' +
  'Art, Pixel Art, 3D Animation';
const PLACE_STYLES = 'Fantasy Art, Digital Painting, Concept Art, Storybook, Realistic, Anime, Digital Watercolor, Digital Oil'.split(', ');
const BACKGROUNDS =
  'Soft Gradient, Evening Meadow, Flower Garden, Enchanted Forest, Starry Sky, Moon Surface, Castle Courtyard, Village Street, ' +
  'City Rooftops, Cozy Library, Seaside Cliff, Underwater Garden, Snowy Mountain, Desert Dunes, Crystal Cave';
const LIGHTINGS =
  'Soft Daylight, Misty Morning, Sunrise Glow, Golden Hour, Sunset, Twilight, Moonlight, Starlight, Northern Lights, Candlelight, ' +
  'Lantern Light, Firelight, Dappled Forest Light, Underwater Rays, Magical Glow';
const TREASURES =
  'Golden Key, Dragon Pearl, Book of Lost Stories, Map of Stars, Singing Crystal, Everburning Lantern, Crown of Leaves, Wishing Coin, ' +
  'Phoenix Feather, Silver Flute, Magic Seeds, Bottled Moonlight, Compass of the Heart, Mirror of Truth, Invisible Cloak, Music Box, ' +
  'Chest of Gems, Never-Empty Teapot, Clockwork Heart, Letter from Long Ago';
const INHABITANTS =
  'Fairies, Elves, Gnomes, Dragons, Unicorns, Merfolk, Gentle Giants, Friendly Ghosts, Talking Foxes, Wise Owls, Firefly Swarms, ' +
  'Forest Spirits, Helpful Robots, Star Travelers, Cloud Sheep, Wandering Merchants, Young Wizards, Clockwork Birds, Shy Monsters, ' +
  'Ordinary Families';
const CLIMATES =
  'Mild and Sunny, Eternal Spring, Warm Summer Nights, Golden Autumn, Deep Winter Snow, Soft Morning Mist, Gentle Rain, Thunder and ' +
  'Lightning, Windy and Wild, Hot and Dry, Hot and Humid, Cool and Shady, Frosty and Clear, Salty Sea Breeze, Underwater Currents, ' +
  'Everlasting Twilight, Starry and Still, Northern Lights Sky, Rainbow After Rain, All Seasons at Once';
const MOODS =
  'Joyful, Peaceful, Cozy, Playful, Silly, Dreamy, Magical, Curious, Adventurous, Brave, Hopeful, Triumphant, Wistful, Mysterious, Spooky';
const WISHES = [
  ...BACKGROUNDS.split(', ').map((background) => ({ background })),
  {},
  ...LIGHTINGS.split(', ').map((lighting) => ({ lighting })),
  {},
  ...MOODS.split(', ').map((mood) => ({ mood })),
];
const HAIR = 'Curly hair, Short hair, Long hair, Bob, Braids, Hair puffs, Wavy hair, Ponytail, Spiky hair, Bun, Bald head'.split(', ');

/** Places whose landmark is as wide as the sheet. */
const WIDE_PLACES =
  'Sleeping Volcano, Desert Pyramid, Rainbow Waterfall, Galaxy Train, Wizard Town, Singing Sphinx, Coral Garden, Rope-Bridge City, ' +
  'City of Gold, Bakers Lane, Canal Town, Forgotten Amphitheater, Amusement Park, Train Station, Fire Station, Pirate Fort';

const PROMPTS = [
  'on the moon', 'underwater', 'in the clouds with a pink sky', 'in winter', 'in the desert', 'in an autumn forest', 'with purple grass and a dragon',
  'in a cave full of crystals', 'on a beach at sunset', 'in the rain', 'on a volcano', 'in spring, with two owls',
];
const GROUNDS = ['Teal', 'Sunflower yellow', 'Sky blue', 'Rose pink', 'Leaf green', 'Lavender', 'Peach', 'Cornflower blue'];

const scene = (seed: string, text: string, cast: DrawnCharacter[], more: Partial<SceneBrief> = {}): SceneBrief => ({
  is: 'scene',
  seed,
  text,
  cast,
  ...more,
});

const AIDS: [type: string, feature: string][] = [
  ['Human - Children - Young Explorer', 'Wheelchair, Curly hair'],
  ['Human - Family - Grandparent', 'Wheelchair, Beard'],
  ['Magical Being - Fairies and Sprites - Flower Fairy', 'Wheelchair, Long hair'],
  ['Human - Heroes - Knight', 'Wheelchair, Knight armor'],
  ['Human - Children - Kite Flyer', 'Hearing aids, Long hair'],
  ['Human - Children - Young Musician', 'Hearing aids, Short hair'],
  ['Human - Children - Star Gazer', 'Hearing aids, Curly hair'],
  ['Animal - Forest Animals - Red Fox', 'Hearing aids'],
  ['Human - Family - Grandparent', 'Headscarf, Walking stick'],
  ['Animal - Forest Animals - Brown Bear', 'Walking stick'],
  ['Human - Children - Dancer', 'Leg prosthesis, Braids'],
  ['Human - Family - Parent', 'Leg prosthesis'],
  ['Human - Children - Little Inventor', 'Arm prosthesis, Dungarees'],
  ['Human - Children - Young Explorer', 'Eye patch'],
  ['Human - Children - Young Explorer', 'Headscarf, Round glasses'],
  ['Animal - Forest Animals - Rabbit', 'One floppy ear'],
  ['Alien - Curious Visitors - Antenna Alien', 'Extra arms'],
  ['Animal - Birds - Owl', 'Walking stick'],
];

const SCENES: PictureBrief[] = [
  scene('s1', 'Maya lifted the old lantern and Rusty wagged his tail. At dusk the whispering forest glowed.', [MAYA, RUSTY], {
    place: somewhere('Mystical Nature', 'Lantern Wood'),
  }),
  scene('s2', 'Pixel waved. Rusty laughed on the moon while the Earth rose.', [PIXEL, RUSTY], {
    place: somewhere('Celestial Places', 'Moon Base'),
  }),
  scene('s3', 'Kofi pointed at the castle. Ember was proud of the golden key she held.', [KOFI, EMBER], {
    place: somewhere('Fantasy Realms', 'Fairy-Tale Castle'),
  }),
  scene('s4', 'Lin was scared of the storm. Olive hugged her and Finn ran to the door of the lighthouse.', [LIN, OLIVE, FINN]),
  scene('s5', 'Finn read a book in the library. Olive was sleepy. A candle burned.', [FINN, OLIVE]),
  scene('s6', 'Under the sea, Coral the mermaid found a pearl, and Bubbles the octopus was amazed.', [
    someone('Mythical Creature - Sea Folk - Mermaid or Merman', {
      id: 'coral',
      name: 'Coral',
      gender: 'female',
      appearance: { hairColor: 'Copper red', color: 'Turquoise' },
    }),
    someone('Animal - Ocean Animals - Octopus', { id: 'bubbles', name: 'Bubbles' }),
  ]),
  scene(
    's7',
    'Everyone danced and cheered at the night market: Maya, Rusty, Pixel, Ember and Kofi together.',
    [MAYA, RUSTY, PIXEL, EMBER, KOFI],
    { aspect: 'wide' },
  ),
  scene('s8', 'Lin was sad because the kite was lost on the windy hills.', [LIN], { aspect: 'tall' }),
  scene('s9', 'In the snow Kofi and Finn built a snowman. Finn laughed.', [KOFI, FINN], { aspect: 'wide' }),
  scene('s10', 'Ember was angry. Maya thought about a plan in the crystal cave.', [EMBER, MAYA]),
  scene('s11', 'Rusty jumped over the stream. Olive flew above the lake at sunrise.', [RUSTY, OLIVE]),
  scene('s12', 'Maya, Lin, Kofi and Finn ran through the old town with a map.', [MAYA, LIN, KOFI, FINN], {
    aspect: 'wide',
    place: somewhere('Enchanted Settlements', 'Wizard Town'),
  }),
];

export const SHEETS: Record<string, Sheet> = {
  cast: { columns: 4, cell: [300, 400], briefs: portraits([MAYA, RUSTY, EMBER, PIXEL, LIN, KOFI, OLIVE, FINN]) },
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
    briefs: portraits([
      ...kinds('Magical Being', 'Flower Fairy, Butterfly Fairy'),
      ...kinds('Dark Being', 'Berry Vampire'),
      ...kinds('Human', 'Pirate, King or Queen, Kite Flyer, Knight, Astronaut, Superhero'),
      ...kinds('Hybrid', 'Centaur, Bird Child, Cat Child'),
      EMBER, OLIVE, ...kinds('Animal', 'Whale, Horse, Octopus, Bee'),
    ]),
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
    briefs: portraits(
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
    briefs: PLACES.map(([category, type]) => ({ is: 'place', seed: type, place: somewhere(category, type) })),
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
  random: { columns: 4, cell: [560, 560], briefs: toldScenes('random', 'anybody') },
  told: { columns: 6, cell: [340, 340], briefs: toldScenes('told') },
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
    briefs: STYLES.split(', ').map((imageStyle) => ({ is: 'portrait', seed: 'st', character: MAYA, style: { imageStyle } })),
  },
  placestyles: {
    columns: 4,
    cell: [400, 300],
    briefs: ['Whispering Forest', 'Fairy-Tale Castle', 'Canal Town'].flatMap((type) =>
      PLACE_STYLES.map((imageStyle): PictureBrief => ({ is: 'place', seed: 'ps', place: somewhere('', type), style: { imageStyle } })),
    ),
  },
  moods: {
    columns: 8,
    cell: [190, 254],
    briefs: WISHES.map((style): PictureBrief => ({ is: 'portrait', seed: 'm', character: RUSTY, style })),
  },
  placemoods: {
    columns: 8,
    cell: [256, 192],
    briefs: WISHES.map((style): PictureBrief => ({ is: 'place', seed: 'm', place: somewhere('', 'Cozy Cottage'), style })),
  },
};

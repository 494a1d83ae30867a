/** The backgrounds that a family can choose, what is under and over the world, and rooms: asked before all other words of a place. */
import type { SettingWords } from './setting-words.ts';

export const ROOM_WORDS: SettingWords = [
  [/soft gradient|plain background/i, { ground: 'soft', land: '#9fc4a8', said: '' }],
  // The backgrounds that a family can choose.
  [/flower garden/i, { ground: 'garden', land: '#8fc477', features: ['flowerbeds'], plants: ['bush'], said: 'in a garden full of flowers' }],
  [/enchanted forest/i, { ground: 'forest', land: '#4a8a78', features: ['glade'], plants: ['oak'], weather: 'fireflies', hour: 'twilight', said: 'in an enchanted forest' }],
  [/castle courtyard/i, { ground: 'meadow', land: '#a9b87f', features: ['courtyard'], plants: [], said: 'in the courtyard of a castle' }],
  [/village street/i, { ground: 'street', land: '#b9b47f', features: ['villagerow'], plants: [], said: 'in a village street' }],
  [/city rooftops?/i, { ground: 'city', land: '#8f93a8', features: ['roofs', 'skyline'], said: 'over the roofs of a city' }],
  [/seaside cliffs?/i, { ground: 'shore', land: '#8fb46a', features: ['seacliff'], plants: [], said: 'on a cliff by the sea' }],
  [/snowy mountains?/i, { ground: 'snow', land: '#e9f1f8', features: ['highpeaks'], plants: ['pine'], weather: 'snow', said: 'in snowy mountains' }],
  [/village of tulips/i, { ground: 'street', land: '#a9c47f', features: ['cottages', 'windmill'], said: 'in a village of tulips' }],
  [
    /lavender|sunflower|strawberr|dandelion|clover|tulip/i,
    { ground: 'meadow', land: '#93c670', plants: ['oak'], said: 'in a sea of flowers' },
  ],
  [/city park|rooftop garden/i, { ground: 'garden', land: '#8fc477', plants: ['oak', 'bush'], said: 'in a park' }],
  [/clock tower|sundial/i, { ground: 'street', land: '#b9b47f', features: ['clocktower', 'cottages'], said: 'by the clock tower' }],
  [
    /school of magic|riding school|vampire library|wizard school/i,
    { ground: 'room', room: 'hall', land: '#b9a4c4', said: 'in a school of magic' },
  ],
  [/planet of crystals/i, { ground: 'space', land: '#9a86d0', features: ['crystals'], said: 'on a planet of crystals' }],
  [/dinosaur/i, { ground: 'meadow', land: '#8fae5c', features: ['volcano'], plants: ['palm'], said: 'in a valley of dinosaurs' }],
  [
    /(?:(?:eagle|owl|stork|dragon|phoenix|griffin|roc|crow|hawk|falcon)[’']?s?[’']? |\b(?:big|great|giant|huge|high) |\b(?:in|at|to) the )nests?\b|^\W*nest\b/i,
    { ground: 'meadow', land: '#a3b274', features: ['peaks'], plants: ['pine'], props: ['nest'], said: 'by a nest high in the mountains' },
  ],
  // under and over the world
  [
    /underwater|coral|bottom of the ocean|kelp|sunken|beneath the sea|under the sea|under the pond|mermaid|bubble village|aquarium|merfolk|ocean floor|seabed/i,
    { ground: 'underwater', land: '#d9c69a', said: 'under the sea' },
  ],
  [
    /\bclouds?\b|sky island|floating island|in the sky|house of the winds|feather nest|eye of the storm|rainbow bridge|pegasus|harbou?r of flying/i,
    { ground: 'sky', land: '#9fd08a', said: 'high among the clouds' },
  ],
  [/room behind|hidden staircase|attic|\bloft|hayloft/i, { ground: 'room', room: 'attic', land: '#b58a62', said: 'in a dusty attic' }],
  [
    /under the roots|fox den|root tunnel|mole town/i,
    { ground: 'cave', land: '#7a5a44', plants: ['mushroom'], said: 'under the roots of a great tree' },
  ],
  [
    /bedroom|blanket tent|pillow|child('s)? room|room under|bathtub/i,
    { ground: 'room', room: 'bedroom', land: '#c79a6c', said: 'in a cosy bedroom' },
  ],
  [
    /library|bookshop|book town|bookcase|story machine|story weaver room/i,
    { ground: 'room', room: 'library', land: '#a4744a', said: 'in a library full of books' },
  ],
  [
    /kitchen|bakery|bakers lane|bake(?!r)|hot-chocolate lodge|ice cream shop|restaurant|cafe|tea house|teapot/i,
    { ground: 'room', room: 'kitchen', land: '#c79a6c', said: 'in a warm kitchen' },
  ],
  [
    /classroom|kindergarten|art room|academy|music academy|space school|monster school|elementary/i,
    { ground: 'room', room: 'classroom', land: '#c9a070', said: 'in a classroom' },
  ],
  [
    /music room|movie theater|television studio|planetarium|gymnasium|museum|observatory/i,
    { ground: 'room', room: 'music', land: '#a9744c', said: 'in a wide hall' },
  ],
  [/laborator|science lab|potion kitchen/i, { ground: 'room', room: 'lab', land: '#9fb4c4', said: 'in a laboratory' }],
  [/clinic|hospital/i, { ground: 'room', room: 'bedroom', land: '#c9d4d8', said: 'in a hospital room' }],
  [/\bbarn\b|\bstables?\b/i, { ground: 'room', room: 'workshop', land: '#b08a58', said: 'in a barn' }],
  [/\bshed\b/i, { ground: 'room', room: 'workshop', land: '#a4754c', said: 'in a tool shed' }],
  [/\bgarage/i, { ground: 'room', room: 'workshop', land: '#a49c94', said: 'in a garage' }],
  [
    /workshop|factory|forge|broom factory|wand shop|furnace/i,
    { ground: 'room', room: 'workshop', land: '#a4754c', said: 'in a workshop' },
  ],
  [/^corridor$/i, { ground: 'room', room: 'plain', land: '#b9a48c', said: 'in a corridor' }],
  [/cellar|basement/i, { ground: 'room', room: 'plain', land: '#8f8078', wall: '#a89888', features: ['jars'], said: 'in a cellar' }],
  [/toy store|shop\b|store\b|supermarket|post office/i, { ground: 'room', room: 'shop', land: '#c79a6c', said: 'in a little shop' }],
  [
    /playroom|living room|blanket fort|apartment|home\b.*room|grandparents/i,
    { ground: 'room', room: 'playroom', land: '#c9a070', said: 'in a cosy living room' },
  ],
  [/spaceship|starship|space station|orbit|cockpit/i, { ground: 'room', room: 'ship', land: '#5f6a94', said: 'on board a spaceship' }],
  [
    /throne|hall of|candlelit hall|great hall|temple of bells|mirror kingdom|maze of mirrors|ballroom/i,
    { ground: 'room', room: 'hall', land: '#b9a4c4', said: 'in a great hall' },
  ],
  [/dungeon/i, { ground: 'cave', land: '#7f7686', said: 'in a cellar of stone' }],
];

/** Towns, gardens, meadows, and what stands anywhere: asked last. */
import type { SettingWords } from './setting-words.ts';

export const TOWN_WORDS: SettingWords = [
  // towns
  [
    /skyscraper|rooftop|busy street|subway|train station|bus stop|construction|city\b(?!.*(gold|sea|sand|bells|statues))|airport|traffic/i,
    { ground: 'city', land: '#8f93a8', said: 'in the city' },
  ],
  [
    /fire station|weather station|television tower/i,
    { ground: 'city', land: '#8f93a8', said: 'in the city' },
  ],
  [/circus/i, { ground: 'street', land: '#c9b08c', features: ['tents', 'wheel'], props: ['lanterns'], said: 'at the circus' }],
  [
    /amusement|carnival|carousel|\bfair\b/i,
    { ground: 'street', land: '#c9b08c', features: ['stalls', 'wheel'], props: ['lanterns'], said: 'at the fair' },
  ],
  [
    /(?<!super)market|parade/i,
    { ground: 'street', land: '#c9b08c', features: ['stalls', 'wheel'], props: ['lanterns'], said: 'at a market' },
  ],
  [
    /village|town|street|hamlet|neighborhood|neighbourhood|lane\b|square|courtyard with swings|settlement/i,
    { ground: 'street', land: '#b9b47f', features: ['cottages'], said: 'in a village' },
  ],
  // gardens and meadows
  [
    /pumpkin|graveyard|moor\b|witch cottage|haunted house|mansion|creaky/i,
    {
      ground: 'meadow',
      land: '#6f7a5c',
      features: ['mansion', 'pumpkins'],
      plants: ['thorn'],
      hour: 'spooky',
      said: 'near a crooked old house',
    },
  ],
  [
    /cherry blossom|blossom|eternal spring/i,
    { ground: 'meadow', land: '#9fcf84', plants: ['blossom'], weather: 'petals', said: 'under blossoming trees' },
  ],
  [/orchard|apple|vineyard/i, { ground: 'meadow', land: '#a4bf62', plants: ['fruit'], said: 'in an orchard' }],
  [/maze|labyrinth|hedge/i, { ground: 'garden', land: '#8fb86a', features: ['hedges'], said: 'in a maze of hedges' }],
  [
    /garden(?!er)|greenhouse|flower|tulip|rose|backyard|yard\b|porch|park\b/i,
    { ground: 'garden', land: '#8fc477', plants: ['bush'], said: 'in a garden' },
  ],
  [/soccer|football|sports field|playing field/i, { ground: 'meadow', land: '#86c06a', plants: ['oak'], said: 'on a playing field' }],
  [/\bzoo\b/i, { ground: 'garden', land: '#8fc477', plants: ['bush'], said: 'at the zoo' }],
  [/playground/i, { ground: 'garden', land: '#8fc477', plants: ['bush'], said: 'on a playground' }],
  [/windmill|kite/i, { ground: 'meadow', land: '#9ccb74', features: ['windmill'], plants: ['bush'], said: 'on windy hills' }],
  [
    /farm(?!er\b)|coop|harvest village|field|lamb|pasture|\bcorn\b|honey/i,
    { ground: 'meadow', land: '#a9c869', features: ['barn'], plants: ['oak'], said: 'on a farm' },
  ],
  [
    /mountain|peak|ridge|cliff|valley|canyon|monastery|climbed the mountain|high up|cabin/i,
    { ground: 'meadow', land: '#86ab6c', features: ['peaks'], plants: ['pine'], said: 'in the mountains' },
  ],
  [
    /meadow|hill|plain|clover|dandelion|lavender|sunflower|strawberry|pastures|prairie|steppe/i,
    { ground: 'meadow', land: '#93c670', plants: ['oak'], said: 'on a flowery meadow' },
  ],
  // things that stand anywhere
  [
    /castle|palace|kingdom|keep\b|fortress|court\b/i,
    { ground: 'meadow', land: '#8fbf70', features: ['castle'], plants: ['oak'], said: 'in front of a castle' },
  ],
  [/tower/i, { ground: 'meadow', land: '#8fb872', features: ['tower'], plants: ['oak'], said: 'at the foot of a tower' }],
  [
    /temple|ruin|pillars|amphitheater|ancient|lost city|statue|monument|stone heads|stone circle/i,
    { ground: 'meadow', land: '#a3b274', features: ['ruins'], plants: ['palm', 'bush'], said: 'among ancient ruins' },
  ],
  [/bridge/i, { ground: 'lake', land: '#8fb872', features: ['bridge'], plants: ['oak'], said: 'by an old bridge' }],
  [/balloon/i, { ground: 'meadow', land: '#93c670', features: ['balloons'], said: 'under floating balloons' }],
  [/school|elementary/i, { ground: 'street', land: '#a9c47f', features: ['school'], plants: ['oak'], said: 'in front of a school' }],
  [
    /cottage|house|hut|home|lodge/i,
    { ground: 'meadow', land: '#93c670', features: ['cottage'], plants: ['oak'], said: 'by a little house' },
  ],
  [/camp|tent/i, { ground: 'meadow', land: '#86b06a', features: ['tents'], plants: ['pine'], said: 'at a camp' }],
  [/train/i, { ground: 'city', land: '#8f93a8', said: 'at the station' }],
];

// Kinds of place: where a story can come to a head there, and what it sounds, smells and feels like.

export interface Landscape {
  id: string;
  when: RegExp;
  /** Preposition before the place's name. */
  at: 'in' | 'on' | 'at';
  spots: readonly string[];
  sounds: readonly string[];
  smells: readonly string[];
  ground: readonly string[];
  far: readonly string[];
}

/** Where no water can come in, since it is all water. */
export const UNDER_WATER = /under ?water|beneath the sea|bottom of the (?:sea|ocean)|reef|coral|ocean floor|sea ?bed|deep sea|trench|kelp|sunken/iu;

/** What one word would take for something else: ice that is sold, a fire that is put out, a sea of sunflowers. */
const SOONER: readonly [RegExp, string][] = [
  [/\b(?:living room|dusty attic|apartment|farmhouse|townhouse|playroom)\b/iu, 'house'],
  [/\b(?:ice cream|fire station|skyscraper|candlelight town|city park|clinic|clockmaker street|lantern parade)\b/iu, 'town'],
  [/^city(?! (?:of|in|under|beneath)\b)/iu, 'town'],
  [/\bsunflower|\bcorn maze\b/iu, 'forest'], [/\blava\b/iu, 'fire'],
];

export const LANDSCAPES: readonly Landscape[] = [
  { id: 'depths', when: UNDER_WATER, at: 'in',
    spots: ['the cave under the coral arch', 'the old wreck with the open hold', 'the edge where the sea floor falls away'],
    sounds: ['a clicking of shells', 'the long low note of some whale', 'a string of bubbles going up'],
    smells: ['salt and cold', 'green weed', 'old iron'], ground: ['the white sand', 'the grey rock', 'the beds of weed'], far: ['a slow shadow with a tail', 'a gap where the light came down', 'a shoal turning all at once'] },
  { id: 'space', when: /\bspace\b|\bmoons?\b(?! temple)|planet\b|\bstars?\b|starship|comet|orbit|rocket|asteroid|galaxy|nebula|observatory|planetarium|alien/iu, at: 'on',
    spots: ['the last dome on the ridge', 'the far side of the crater', 'the foot of the signal mast'],
    sounds: ['the hum of the pumps', 'a faint ticking in the pipes', 'the long sigh of the air valves'],
    smells: ['warm wires', 'cold dust', 'tinned peaches'], ground: ['the silver dust', 'the ringing metal floor', 'the pale gravel'], far: ['a blue crescent of somebody’s home', 'a slow parade of little moons', 'more stars than there was sky for'] },
  { id: 'sky', when: /cloud|\bsky|float|\bwind\b|kite|balloon|rainbow|\bfeathers?\b|storm|thunder|\bair\b/iu, at: 'in',
    spots: ['the edge of the last cloud', 'the foot of the weather mast', 'the tower of old balloons'],
    sounds: ['the flap of far-off washing', 'the wind going by on business', 'the creak of ropes'],
    smells: ['rain not yet fallen', 'clean sheets', 'cold tin'], ground: ['the springy white floor', 'the swaying planks', 'the long narrow edge'], far: ['fields as small as stamps', 'a flock of geese seen from above', 'the sun lying on its side'] },
  { id: 'water', when: /\bsea|ocean|\blakes?\b|river|water(?!wheel|colou?r|melon)|lagoon|\bcove\b|pond|island|beach|harbor|harbour|\bship|bubble|canal|\bpier\b|whirlpool|\bbay\b|houseboat|bathtub|aquarium|pool|spring of/iu, at: 'at',
    spots: ['the cave behind the falling water', 'the end of the old jetty', 'the black rock that stands alone'],
    sounds: ['the slap of water on wood', 'a quarrel of gulls', 'a slow wash and drag'],
    smells: ['salt and tar', 'wet rope', 'old seaweed'], ground: ['the wet stones', 'the soft sand', 'the slippery boards'], far: ['a sail no bigger than a tooth', 'a bar of light on the water', 'the place where the blue changes'] },
  { id: 'fire', when: /volcano|lava|ember|fire|forge|cinder|furnace|hearth|sun\b/iu, at: 'at',
    spots: ['the lip of the sleeping crater', 'the old iron forge', 'the bridge of black glass'],
    sounds: ['a low grumble underfoot', 'the tick of cooling stone', 'a hiss like a cat’s'],
    smells: ['struck matches', 'hot iron', 'toast'], ground: ['the warm black sand', 'the cracked crust', 'the cinders'], far: ['a thread of smoke', 'a red seam along the hill', 'the air wobbling'] },
  { id: 'desert', when: /desert|sand|pyramid|dune|oasis|canyon|dust/iu, at: 'in',
    spots: ['the half-buried gate', 'the foot of the sunken tower', 'the empty well house'],
    sounds: ['the tick of sand on stone', 'a far dry rattle', 'a small dry whisper along the ground'],
    smells: ['hot stone', 'dry thyme', 'dust and oranges'], ground: ['the sliding sand', 'the baked ground', 'the warm steps'], far: ['a line of camels or bushes', 'one lost cloud', 'a shimmer that might be water'] },
  { id: 'winter', when: /snow|\bice|frost|frozen|winter|glacier|igloo|sled|reindeer|candlelight/iu, at: 'in',
    spots: ['the hollow under the ice fall', 'the hut with the frozen door', 'the top of the long white slope'],
    sounds: ['the squeak of snow', 'the tick of ice thinking', 'a bell on some animal’s neck'],
    smells: ['woodsmoke', 'cold apples', 'wet wool'], ground: ['the crusted snow', 'the blue ice', 'the trodden path between drifts'], far: ['one yellow window', 'hills like folded sheets', 'a plume of smoke standing straight up'] },
  { id: 'dark', when: /shadow|haunt|ghost|spook|creak|cobweb|grave|vampire|monster|witch|twilight|midnight|fog|marsh|swamp|bats|thorn|carnival|goblin|lair|starless|\bmoors?\b|mothmoor|\bink\b|\bfort\b|laboratory/iu, at: 'in',
    spots: ['the gate at the end of the crooked lane', 'the island in the middle of the marsh', 'the house with the covered mirrors'],
    sounds: ['a hinge being tried, a long way off', 'something small running and stopping', 'the drip of an unseen tap'],
    smells: ['candle ends', 'wet leaves', 'old velvet'], ground: ['the creaking boards', 'the soft black earth', 'the damp flagstones'], far: ['a light moving about', 'a crooked chimney', 'two lights like a pair of eyes'] },
  { id: 'cave', when: /\bcave|\bmines?\b|underground|tunnel|grotto|cellar|dripstone|gem|root|mole|quarry|hollow hill|heart of the mountain/iu, at: 'in',
    spots: ['the chamber under the roots', 'the still black pool at the bottom', 'the cleft where the wind comes out'],
    sounds: ['the plop of drops in deep water', 'the echo of footsteps coming back', 'a pebble rolling, a long way down'],
    smells: ['wet stone', 'mushrooms', 'old pennies'], ground: ['the slippery rock', 'the powdery clay', 'the worn steps'], far: ['a gleam in the wall', 'a shaft of day as thin as a string', 'the next bend'] },
  { id: 'mountain', when: /mountain|peak|cliff|ridge|valley|hill|gorge|stone|summit/iu, at: 'in',
    spots: ['the split rock at the pass', 'the ledge where the eagles turn', 'the cairn at the very top'],
    sounds: ['a clicking of stones', 'one goat bell', 'the wind in the gaps'],
    smells: ['thyme and cold', 'sheep’s wool', 'snow a long way off'], ground: ['the loose stones', 'the steep grass', 'the narrow ledge'], far: ['ridge behind ridge behind ridge', 'a toy village', 'the shadow of a cloud crossing a field'] },
  { id: 'school', when: /school|academy|class|library|museum|lab\b|gym|kindergarten|playground|art room/iu, at: 'at',
    spots: ['the wood behind the bicycle sheds', 'the far end of the playing field', 'the old bandstand by the gates'],
    sounds: ['the scrape of chairs being put up', 'somebody practising the piano', 'a broom going along the passage'],
    smells: ['chalk and floor polish', 'pencil shavings', 'somebody’s orange'], ground: ['the shiny corridor', 'the worn linoleum', 'the yard with its painted lines'], far: ['a row of coats on hooks', 'a lit window across the yard', 'the gate'] },
  { id: 'ruin', when: /temple|ruin|pyramid|city|castle|palace|keep|tower|fortress|statue|pillar|amphitheat|monument|circle|sphinx|dinosaur|clock/iu, at: 'in',
    spots: ['the hall without a roof', 'the gate with the stone faces', 'the tower that leans'],
    sounds: ['a muttering of pigeons', 'an echo arriving late', 'the scratch of ivy on stone'],
    smells: ['cold stone', 'candle wax', 'moss after rain'], ground: ['the worn steps', 'the cracked tiles', 'the grass between the stones'], far: ['a flag nobody had taken down', 'a wall with a tree growing out of it', 'one lit window high up'] },
  { id: 'town', when: /market|town|village|street|lane|square|station|shop|store|bakery|skyscraper|hospital|airport|studio|factory|post office|theater|zoo|circus|amusement|bus\b|city|farm|orchard|vineyard|construction|fair/iu, at: 'in',
    spots: ['the mill at the end of the town', 'the yard behind the last shop', 'the bridge by the market hall'],
    sounds: ['the rattle of a barrow on cobbles', 'somebody calling prices', 'the squeal of a window going up'],
    smells: ['new bread', 'rain on dust', 'fried onions'], ground: ['the cobbles', 'the wet pavement', 'the worn paving stones'], far: ['roofs and more roofs', 'a clock that was always four minutes fast', 'a string of coloured flags'] },
  { id: 'house', when: /cottage|house|home|apartment|cabin|attic|bedroom|kitchen|\brooms?\b|\bforts?\b|\btents?\b|porch|garage|\bsheds?\b|\bcoops?\b|\bhuts?\b|lodge|bookcase|staircase|backyard|courtyard|neighborhood/iu, at: 'at',
    spots: ['the ruined greenhouse', 'the summer house nobody uses', 'the far end of the garden wall'],
    sounds: ['a kettle starting up', 'the creak of the third stair', 'the rain in the gutter'],
    smells: ['soap and toast', 'warm dust', 'apples kept in a drawer'], ground: ['the worn carpet', 'the kitchen tiles', 'the creaking boards'], far: ['next door’s cat on the wall', 'the top of the pear tree', 'the lamp at the corner'] },
  { id: 'forest', when: /forest|wood|tree|grove|jungle|garden|meadow|clover|bamboo|mushroom|orchard|field|clearing|leaves|hedge|nest|refuge|camp|park|pumpkin|nature|valley/iu, at: 'in',
    spots: ['the hollow under the oldest oak', 'the ring of white stones', 'the fallen tree across the stream'],
    sounds: ['the creak of one branch on another', 'a whisper of leaves', 'the talk of an unseen stream'],
    smells: ['mushrooms and rain', 'pine needles', 'crushed mint'], ground: ['the soft moss', 'the roots', 'the long wet grass'], far: ['a green gap with a bird in it', 'smoke above the trees', 'the tops of the furthest trees'] },
];

/** Where a story comes to a head under the sky and on dry land: grass at its foot, birds above it, to be seen from far off. */
const OPEN_AIR = new Set([
  'the gate at the end of the crooked lane', 'the house with the covered mirrors', 'the wood behind the bicycle sheds', 'the old bandstand by the gates',
  'the hall without a roof', 'the mill at the end of the town', 'the ruined greenhouse', 'the island in the middle of the marsh', 'the split rock at the pass', 'the ledge where the eagles turn', 'the cairn at the very top', 'the far end of the playing field',
  'the gate with the stone faces', 'the tower that leans', 'the yard behind the last shop', 'the bridge by the market hall', 'the summer house nobody uses',
  'the far end of the garden wall', 'the hollow under the oldest oak', 'the ring of white stones', 'the fallen tree across the stream', 'the cave at the top of the burnt hill',
  'the clearing where the sleep was thickest', 'the corner with the crack in it', 'the far end of the singing wall', 'the foot of the big wheel',
  'the high field with the comet in it', 'the glade of the hidden spring', 'the foot of the oldest tree', 'the house on the corner', 'the old stone bridge',
  'the mouth of the bears’ den', 'the pass between the two highest peaks', 'the clearing round the campfire', 'the clearing in the heart of the jungle', 'the rim of the upper valley', 'the hill with the one red door',
  'the hill where the river begins', 'the top of the steep hill', 'the building site under the crane', 'the very edge of the map', 'the windy end of the kite field',
  'the wet ledge where the old bird sat', 'the square under the giant’s feet', 'the low place in the sea wall', 'the carousel at the heart of the carnival',
  'the street corner outside the school', 'the far end of the beach', 'the pond behind the school', 'the foot of the stone king', 'the signwriter’s yard', 'the bottom of the long hill', 'the steps of the church',
  'the deck of the pirate ship', 'the windy hill above the town', 'the pumpkin field by moonlight', 'the garden with the white tomatoes', 'the foggy end of the street', 'the dark end of the street', 'the far end of the pier', 'the gate of the scrapyard',
  'the roof of the tallest house', 'the park in the middle of town', 'the caretaker’s garden', 'the last stall of the night market', 'the far side of the railway',
  'the top of the last hill', 'the edge of the young wood', 'the runaway kitchen', 'the beacon on the hill', 'the post office with the backward clock',
  'the foot of the sandy hill', 'the wide bend in the river', 'the hill at the edge of the sky', 'the ridge with the pines', 'the last house over the hills',
  'the bench in the little square', 'the green behind the last houses', 'the corner full of leaves', 'the stone in the stream', 'the last hut on the hill',
  'the new bridge with the ribbon', 'the long white wall', 'the end of the star’s road',
]);

const WIDE = /\b(?:hills?|fields?|meadows?|mountains?|gardens?|castles?|towers?|trees?|woods?|forests?|cottages?|mills?|parks?|farms?|villages?|ruins?|valleys?)\b/iu;
const SHUT_IN = /\b(?:rooms?|doors?|stairs?|inside|under|beneath|cellars?|cupboards?|caves?|wells?|seas?|ocean|reef|moons?|space|orbit|planet|stars?|clouds?|ice)\b/iu;

/** Also of a place that a family wished for. */
export const isOpenAir = (spot: string): boolean => OPEN_AIR.has(spot) || (WIDE.test(spot) && !SHUT_IN.test(spot) && !LANDSCAPES.some(({ spots }) => spots.includes(spot)));

const PLAIN = LANDSCAPES.find(({ id }) => id === 'forest') as Landscape;

/** Undefined for words that say nothing of any ground. */
export function landscapeIn(words: string): Landscape | undefined {
  const sooner = SOONER.find(([when]) => when.test(words.trim()))?.[1];
  return sooner === undefined ? LANDSCAPES.find(({ when }) => when.test(words)) : landscapeById(sooner);
}

/** Of what nobody knows the kind a wood is as good as anything. */
export const landscapeOf = (words: string): Landscape => landscapeIn(words) ?? PLAIN;

export const landscapeById = (id: string): Landscape => LANDSCAPES.find((one) => one.id === id) ?? PLAIN;

/** Where a story happens when nobody chose a place. */
export const HOMES: Readonly<Record<string, readonly [landscape: string, name: string][]>> = {
  adventure: [['water', 'the harbour at Sallow Point'], ['mountain', 'the village under Two Hat Hill'], ['town', 'the crooked end of Barrel Street']],
  fantasy: [['forest', 'the green edge of Thistlewood'], ['ruin', 'the small kingdom of Oddmere'], ['mountain', 'the valley called Underwing']],
  'sci-fi': [['space', 'Ring Station Nine'], ['town', 'the town of Upper Antenna'], ['space', 'the little moon Dot'], ['town', 'the village of Little Gantry'], ['town', 'the windy end of Rocket Row']],
  action: [['town', 'the town of Quickwater'], ['mountain', 'the steep town of Ladder Cross'], ['water', 'the quays of Saltmarket']],
  mystery: [['town', 'Teapot Row'], ['house', 'the tall house on Plum Street'], ['town', 'the little town of Hushing']],
  'school life': [['school', 'Marrow Hill School'], ['school', 'the school on Inkpot Lane'], ['school', 'Long Acre School']],
  nature: [['forest', 'the wide meadow at Fernhollow'], ['forest', 'the valley of the Little Otter'], ['water', 'the banks of the Brindle']],
  friendship: [['house', 'the two houses at the end of Clover Lane'], ['town', 'Pocket Square'], ['forest', 'the allotments at Low Bean']],
  growth: [['house', 'the yellow house on Kettle Hill'], ['town', 'the town of Little Wending'], ['house', 'number nine in Swallow Street']],
  comedy: [['town', 'the town of Greater Muddle'], ['town', 'Gooseberry Market'], ['house', 'the noisy house on Pickle Street']],
  spooky: [['dark', 'the top of Candle Street'], ['dark', 'the old end of Mothgate'], ['house', 'the thin house on Owl Row']],
  exploration: [['mountain', 'the camp at Farthest Gate'], ['space', 'the outpost called Last Cup'], ['water', 'the station on Needle Island']],
};

/** Where a story of the sea begins when nobody chose a place: no river, and no hill. */
export const SEASIDE_HOMES: readonly [landscape: string, name: string][] = [['water', 'the harbour at Sallow Point'], ['water', 'the quays of Saltmarket'], ['water', 'the station on Needle Island']];

export const ANY_HOME: readonly [string, string][] = [['town', 'the village of Nettlecombe'], ['forest', 'the hamlet of Three Ponds'], ['house', 'the house on Sparrow Hill']];

// What is heard, smelled, walked on and seen far off where a story comes to a head, read from its words.

import { landscapeById, LANDSCAPES } from './landscapes.ts';
import { siteOf } from './grounds.ts';
import type { Landscape } from './landscapes.ts';
import type { Site } from './grounds.ts';

export type Around = Pick<Landscape, 'sounds' | 'smells' | 'ground' | 'far'>;

/** Grounds on which no family’s place lies, and no story begins. */
export const AROUND: Readonly<Record<'indoors' | 'classroom' | 'ride' | 'rails' | 'roof' | 'afloat' | 'quay' | 'beach' | 'river' | 'field' | 'garden' | 'fog', Around>> = {
  indoors: {
    sounds: ['a fly going round and round', 'a door being shut, a long way off', 'the tick of a pipe'],
    smells: ['floor polish', 'cold dust', 'old paint'], ground: ['the bare boards', 'the cold tiles', 'the worn floor'], far: ['a line of light under a door', 'the far wall', 'one lamp that somebody had left on'],
  },
  // A room of a school has no yard in it.
  classroom: {
    sounds: ['the scrape of chairs being put up', 'a broom going along the passage', 'a pencil rolling off a desk'],
    smells: ['chalk and floor polish', 'pencil shavings', 'somebody’s orange'], ground: ['the shiny boards', 'the wooden floor', 'the bare boards'], far: ['a row of coats on hooks', 'a line of light under a door', 'a lit window across the yard'],
  },
  ride: {
    sounds: ['the clatter of the wheels', 'the rattle of a loose window', 'the long hum of the engine'],
    smells: ['hot oil', 'dusty seats', 'somebody’s orange'], ground: ['the rattling floor', 'the rubber mat', 'the trembling boards'], far: ['a hill going by', 'one tree, and then no tree', 'a bend that came nearer'],
  },
  rails: {
    sounds: ['the hum of a rail', 'a signal dropping with a clank', 'a goods train, a long way off'],
    smells: ['cinders and warm iron', 'tar', 'hot stones and nettles'], ground: ['the clinker', 'the sleepers, which are never one step apart', 'the rough stones'], far: ['a green light and a red one', 'the place where the two rails meet', 'a bridge with nobody on it'],
  },
  roof: {
    sounds: ['the creak of a weathercock', 'a muttering of pigeons', 'the wind in the chimneys'],
    smells: ['chimney smoke', 'warm slates', 'cold tin'], ground: ['the slates', 'the narrow ridge', 'the tin gutter'], far: ['roofs and more roofs', 'a string of coloured flags', 'a street as thin as a thread'],
  },
  afloat: {
    sounds: ['the slap of water on wood', 'a quarrel of gulls', 'the creak of ropes'],
    smells: ['salt and tar', 'wet rope', 'seaweed'], ground: ['the slippery boards', 'the wet planks', 'the swaying planks'], far: ['a sail no bigger than a tooth', 'a bar of light on the water', 'the place where the blue changes'],
  },
  beach: {
    sounds: ['a slow wash and drag', 'a quarrel of gulls', 'the hiss of foam on sand'],
    smells: ['salt', 'seaweed', 'hot sand'], ground: ['the soft sand', 'the wet sand', 'the white sand'], far: ['a sail no bigger than a tooth', 'a bar of light on the water', 'the place where the blue changes'],
  },
  quay: {
    sounds: ['a slow wash and drag', 'a quarrel of gulls', 'the suck of water between stones'],
    smells: ['salt and tar', 'wet rope', 'seaweed'], ground: ['the wet stones', 'the green weed on the stones', 'the narrow stones'], far: ['a sail no bigger than a tooth', 'a bar of light on the water', 'the place where the blue changes'],
  },
  field: {
    sounds: ['the wind in the long grass', 'a loose wire humming', 'a gate that knocked against its post'],
    smells: ['cut grass', 'thistles', 'warm earth'], ground: ['the short grass', 'the molehills', 'the trodden path'], far: ['roofs, and the smoke over them', 'a church tower no bigger than a thumb', 'the line of the next hill'],
  },
  garden: {
    sounds: ['a can being filled at a pump', 'a rake on gravel', 'something small among the leaves'],
    smells: ['wet earth', 'mint', 'apples in the grass'], ground: ['the brick path', 'the dug earth', 'the short grass'], far: ['a wall with one gate in it', 'somebody’s washing', 'the backs of the houses'],
  },
  // A street of which nothing is to be seen sells no onions.
  fog: {
    sounds: ['a drip, and then the same drip', 'a cough, and nobody to go with it', 'steps that might have been their own'],
    smells: ['cold soot', 'wet wool', 'damp stone'], ground: ['the wet kerb', 'the damp stones', 'the next stone, and then the next'], far: ['a lamp no bigger than a pea', 'white, and behind it more white', 'a place where the next house should have been'],
  },
  river: {
    sounds: ['the plop of a fish', 'water going over stones', 'a duck with something to say'],
    smells: ['mud and mint', 'wet grass', 'willow leaves'], ground: ['the soft bank', 'the wet stones', 'the long grass'], far: ['a line of willows', 'a boat no bigger than a leaf', 'a bar of light on the water'],
  },
};

const FRESH = /\b(?:rivers?|lakes?|ponds?|canals?|streams?|banks|lagoon|springs?|waterfalls?|brindle)\b/iu;
const IN_A_TUB = /\b(?:pool|bathtub|aquarium)\b/iu;

/** The sea has gulls and salt; a lake, which is water as well, has neither, and a swimming pool has nothing of the kind. */
export function waterAt(name: string, landscape: Landscape | undefined): Around | undefined {
  if (landscape?.id !== 'water') return landscape;
  return IN_A_TUB.test(name) ? undefined : FRESH.test(name) ? AROUND.river : landscape;
}

/** The first row whose words it has: what the sites alone do not tell. */
const BY_WORDS: readonly [RegExp, keyof typeof AROUND | 'winter' | 'desert' | 'depths' | 'town' | 'space' | undefined][] = [
  [/\bfoggy\b/iu, 'fog'], [/\brailway\b/iu, 'rails'], [/\b(?:train|bus|carriage)\b/iu, 'ride'],
  [/\bisland’s back\b/iu, 'quay'], [/\b(?:marsh|bend in the river|stone in the stream|old stone bridge|above the waterfall)\b/iu, 'river'],
  // Under a pond there are no whales to be heard.
  [/\b(?:drowned)\b/iu, undefined],
  [/\b(?:spaceship|rocket|starship|orbit|moons?)\b/iu, 'space'],
  [/\b(?:classroom|blackboard|cloakroom|school hall|gym)\b/iu, 'classroom'],
  [/\b(?:frozen|snow|ice|ridge with the pines)\b/iu, 'winter'], [/\bdesert\b/iu, 'desert'], [/\b(?:scrapyard|stone king|corner full|star’s road|bench in)\b/iu, 'town'],
  [/\b(?:roofs?)\b/iu, 'roof'],
  [/\b(?:hill above the town|beacon|edge of the sky|over the hills|green behind|(?:kite|high|pumpkin) field|(?:steep|long|last|sandy) hill)\b/iu, 'field'], [/\b(?:pond behind|garden (?!in orbit)|caretaker’s garden)\b/iu, 'garden'],
  [/\b(?:deck|raft|boat|ship|grey water|calm beyond|open sea|middle of the (?:sea|ocean|lake)|pier|jetty)\b/iu, 'afloat'],
  [/\b(?:beach)\b/iu, 'beach'], [/\b(?:breakwater|sea wall|black rock|quays?|harbou?r)\b/iu, 'quay'],
  // Nor is there a floor at the top of a tent.
  [/\b(?:great hole|circus tent)\b/iu, undefined],
  [/\b(?:library|museum|gallery|theatre|stage|choir|crypt|halls?|supermarket|aisle|shop|store|engine room|machine|science fair|lighthouse|clock tower|passage|platform|forge|well house|cellar|wardrobe|label|oven)\b/iu, 'indoors'],
];

/** The first whose sites are all there. */
const BY_SITES: readonly [readonly Site[], string][] = [
  [['walls', 'rooms'], 'house'], [['walls', 'stones'], 'cave'], [['sky', 'sea'], 'water'], [['sky', 'people', 'built'], 'town'], [['sky', 'high', 'stones'], 'mountain'], [['sky', 'green'], 'forest'], [['sky', 'stones', 'built'], 'ruin'],
];

/** What lies outside a house, a haunted one or a school, where no carpet is and no kettle. */
const OUT_OF_DOORS: Readonly<Record<string, Around>> = {
  'the ruined greenhouse': AROUND.garden, 'the summer house nobody uses': AROUND.garden, 'the far end of the garden wall': AROUND.garden,
  'the wood behind the bicycle sheds': landscapeById('forest'), 'the far end of the playing field': AROUND.field, 'the old bandstand by the gates': AROUND.garden, 'the gate at the end of the crooked lane': AROUND.field,
};

/** Undefined for what nobody knows. */
export function aroundSpot(spot: string): Around | undefined {
  const outside = OUT_OF_DOORS[spot];
  if (outside) return outside;
  const own = LANDSCAPES.find(({ spots }) => spots.includes(spot));
  // Nor does a tap drip in a marsh because a haunted house lies beside it.
  if (own && own.id !== 'water' && !/\bmarsh\b/iu.test(spot)) return own;
  const row = BY_WORDS.find(([words]) => words.test(spot));
  if (row) return row[1] === undefined ? undefined : row[1] in AROUND ? AROUND[row[1] as keyof typeof AROUND] : landscapeById(row[1]);
  if (own) return own;
  const site = new Set(siteOf(spot));
  const kind = BY_SITES.find(([all]) => all.every((one) => site.has(one)))?.[1];
  return kind === undefined ? undefined : landscapeById(kind);
}

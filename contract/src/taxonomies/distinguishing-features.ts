// What makes a character easy to recognize. Shape: 7 groups; in each, what everyone can have and what only some looks can have.
// A character stores up to four labels in `distinguishingFeature`, joined by ', '; so no label contains ','.
import { lookOf } from './looks.ts';
import { readCharacterType } from './read-character-type.ts';
import type { Look } from './looks.ts';

/** Four of the longest labels still fit the stored text. */
export const MOST_FEATURES = 4;

export interface FeatureGroup {
  readonly group: string;
  readonly features: readonly string[];
}

interface FeatureTable {
  readonly group: string;
  readonly everyone: readonly string[];
  readonly only: Readonly<Partial<Record<Look, readonly string[]>>>;
}

const HAIRSTYLES = [
  'Curly hair', 'Short hair', 'Long hair', 'Bob', 'Braids', 'Hair puffs', 'Wavy hair', 'Ponytail', 'Spiky hair', 'Bun', 'Bald head',
];
const FUR_TUFTS = ['Tuft of hair', 'Fluffy cheeks', 'Shaggy fringe', 'Fur in curls'];
const WOODLAND_BODY = ['Very bushy tail', 'Very long ears', 'One floppy ear', 'One white paw', 'Big paws', 'Stripes', 'Spots'];
const HANDY_AIDS = ['Hearing aids', 'Wheelchair', 'Walking stick', 'Leg prosthesis', 'Arm prosthesis', 'Eye patch'];

const TABLE: readonly FeatureTable[] = [
  {
    group: 'Hair and Crest',
    everyone: ['Flower behind the ear'],
    only: {
      person: HAIRSTYLES,
      folk: [...HAIRSTYLES, 'Leaves in the hair', 'Glittering hair'],
      furry: FUR_TUFTS,
      maned: ['Flowing mane', 'Braided mane', 'Curly mane', 'Glittering mane'],
      feathered: ['Feather crest', 'Ear tufts', 'Ruffled feathers', 'Fluffy chest'],
      scaled: ['Row of spikes', 'Frilled collar', 'Curly whiskers', 'Leafy crest'],
      reptile: ['Row of spikes', 'Frilled collar', 'Leafy crest'],
      smooth: ['Fan-shaped fin', 'Frilled collar', 'Seaweed curls', 'Coral crown'],
      tiny: ['Curly antennae', 'Fluffy antennae', 'Fluffy collar'],
      metal: ['Antenna with a light', 'Curly wires', 'Bobble pigtails', 'Spring on the head'],
      glowing: ['Flame of hair', 'Misty curls', 'Halo', 'Trail of stars'],
      alien: ['Two antennae', 'Curly antennae', 'Tentacle curls', 'Crystal crest'],
      shaggy: ['Tangled mop', 'Shaggy fringe', 'Tuft of hair', 'Fur in curls'],
      crafted: ['Wool hair', 'Straw hair', 'Leafy crest', 'Paper curls'],
    },
  },
  {
    group: 'Face',
    everyone: ['Very big eyes', 'Rosy cheeks', 'Friendly wink', 'Wide smile'],
    only: {
      person: ['Freckles', 'Dimples', 'Gap in the teeth', 'Bushy eyebrows', 'Beard', 'Mustache', 'Laugh lines'],
      folk: ['Freckles', 'Dimples', 'Pointed ears', 'Glowing freckles', 'Bushy eyebrows', 'Beard', 'Mustache', 'Laugh lines'],
      furry: ['Long whiskers', 'Heart-shaped nose', 'Eyes of two colors', 'One tooth that shows'],
      maned: ['Star on the forehead', 'Long eyelashes', 'Eyes of two colors'],
      feathered: ['Bright beak', 'Big bushy brows', 'Long eyelashes'],
      scaled: ['One tooth that shows', 'Smoke from the nose', 'Long eyelashes'],
      reptile: ['One tooth that shows', 'Long eyelashes', 'Freckles'],
      smooth: ['Freckles', 'Long eyelashes', 'Bubbles when talking'],
      tiny: ['Long eyelashes', 'Freckles'],
      metal: ['Screen face', 'Lamp eyes of two colors', 'Painted freckles', 'Zipper mouth'],
      glowing: ['Star eyes', 'Glowing freckles', 'Crescent smile'],
      alien: ['Third eye', 'Glowing freckles', 'Star eyes'],
      shaggy: ['One tooth that shows', 'Single big eye', 'Eyes of two colors', 'Bushy eyebrows'],
      crafted: ['Button eyes', 'Painted freckles', 'Stitched smile', 'Carrot nose'],
    },
  },
  {
    group: 'Glasses and Aids',
    everyone: ['Round glasses', 'Star-shaped glasses', 'Monocle', 'Eye patch'],
    only: {
      person: HANDY_AIDS,
      folk: HANDY_AIDS,
      furry: ['Wheels for the hind legs', 'Hearing aids', 'Walking stick'],
      maned: ['Wheels for the hind legs', 'Hearing aids'],
      feathered: ['Wing in a sling', 'Walking stick'],
      scaled: ['Wheels for the hind legs', 'Walking stick'],
      reptile: ['Wheels for the hind legs', 'Walking stick'],
      smooth: ['One small fin', 'Ear trumpet shell'],
      tiny: ['One small wing', 'Walking stick'],
      metal: ['Wheels for feet', 'Magnifying lens', 'One borrowed arm'],
      glowing: ['Walking stick', 'Magnifying lens'],
      alien: ['Breathing bubble', 'Translator earpiece', 'Hover chair'],
      shaggy: ['Hearing aids', 'Walking stick'],
      crafted: ['Patched leg', 'Wheels for feet', 'Walking stick'],
    },
  },
  {
    group: 'Clothing',
    everyone: ['Green scarf', 'Red scarf', 'Striped scarf', 'Bow tie', 'Cape', 'Patched vest'],
    only: {
      person: ['Raincoat', 'Dungarees', 'Knitted sweater', 'Flowing robe', 'Knight armor', 'Apron', 'Rain boots', 'Space suit'],
      folk: ['Dress of petals', 'Flowing robe', 'Cloak of leaves', 'Knight armor', 'Apron', 'Tunic with stars', 'Curly-toed shoes'],
      scaled: ['Knight armor', 'Knitted sweater'],
      reptile: ['Knitted sweater', 'Dungarees', 'Rain boots'],
      furry: ['Dungarees', 'Knitted sweater', 'Raincoat', 'Rain boots'],
      maned: ['Knight armor', 'Saddle with bells'],
      feathered: ['Knitted sweater', 'Feather cloak'],
      metal: ['Painted dress', 'Painted tuxedo', 'Apron', 'Tool belt'],
      glowing: ['Flowing robe', 'Cloak of stars'],
      alien: ['Space suit', 'Cloak of stars'],
      shaggy: ['Knitted sweater', 'Dungarees', 'Odd socks'],
      crafted: ['Apron', 'Knitted sweater', 'Uniform with buttons'],
    },
  },
  {
    group: 'Headwear',
    everyone: ['Woolly hat', 'Crown', 'Flower wreath', 'Pointed hat', 'Top hat', 'Hair bow', 'Pirate hat', 'Captain cap'],
    only: {
      person: ['Headscarf', 'Turban', 'Straw hat', 'Flying cap with goggles', 'Knight helmet', 'Bicycle helmet'],
      folk: ['Headscarf', 'Turban', 'Acorn cap', 'Crown of shells', 'Knight helmet'],
      furry: ['Flying cap with goggles', 'Acorn cap', 'Straw hat'],
      feathered: ['Flying cap with goggles', 'Straw hat'],
      scaled: ['Knight helmet', 'Flying cap with goggles'],
      reptile: ['Flying cap with goggles', 'Straw hat'],
      smooth: ['Crown of shells'],
      tiny: ['Acorn cap'],
      metal: ['Flowerpot hat', 'Flying cap with goggles'],
      alien: ['Glass helmet'],
      shaggy: ['Nightcap', 'Flowerpot hat'],
      crafted: ['Bucket hat', 'Straw hat'],
    },
  },
  {
    group: 'Body and Marks',
    everyone: ['Star-shaped mark', 'Heart-shaped mark', 'Soft glow', 'Trail of glitter'],
    only: {
      person: ['Small scar', 'Birthmark', 'Very long legs', 'Ink on the fingers'],
      folk: ['Butterfly wings', 'Dragonfly wings', 'Feather wings', 'Fish tail', 'Furry tail', 'Small horns', 'Hooves', 'Very large hands'],
      furry: [...WOODLAND_BODY, 'Bat wings', 'Small horns'],
      maned: ['Spiral horn', 'Feather wings', 'Stripes', 'Spots', 'Star-shaped hooves'],
      feathered: ['Very long tail feathers', 'Spots', 'Flame-tipped wings', 'Tiny wings'],
      scaled: ['Dragon wings', 'Curved horns', 'Very long tail', 'Patterned shell', 'Golden belly'],
      reptile: ['Patterned shell', 'Very long tail', 'Stripes', 'Spots', 'Golden belly'],
      smooth: ['Stripes', 'Spots', 'Shining belly', 'One odd arm', 'Swirly shell'],
      tiny: ['Butterfly wings', 'Stripes', 'Spots', 'Swirly shell', 'Eight fast legs'],
      metal: ['Light in the chest', 'Propeller on the back', 'Stickers all over', 'Dents from adventures'],
      glowing: ['See-through edges', 'Flowing sleeves', 'Feather wings', 'Rattling chains of bells'],
      alien: ['Extra arms', 'Very long legs', 'Spots', 'Suction-cup fingers', 'Crystal skin'],
      shaggy: ['Stripes', 'Spots', 'Curved horns', 'Very long arms', 'Very large feet'],
      crafted: ['Colorful patches', 'Visible stitches', 'Cracks that shine', 'Moss on the shoulders', 'Wind-up key'],
    },
  },
  {
    group: 'Keepsakes',
    everyone: [
      'Lantern', 'Magnifying glass', 'Old map', 'Big book', 'Backpack', 'Magic wand', 'Sword and shield', 'Flute', 'Paintbrush',
      'Watering can', 'Golden key', 'Toy rabbit',
    ],
    only: {},
  },
];

/** What a type cannot show that others of its look can: it has no leg for a prosthesis, no paw, or no seat. */
const NO_LEGS = ['Leg prosthesis'];
const HOOVES = ['One white paw'];
const NOT_OF_TYPE: Readonly<Record<string, readonly string[]>> = {
  'Mermaid or Merman': NO_LEGS,
  'Selkie': NO_LEGS,
  'Pearl Guardian': NO_LEGS,
  'Water Sprite': NO_LEGS,
  'Fire Sprite': NO_LEGS,
  'Lamp Genie': NO_LEGS,
  'Centaur': [...NO_LEGS, 'Wheelchair'],
  'Deer': HOOVES,
  'Sheep': HOOVES,
  'Pig': HOOVES,
  'Cow': HOOVES,
  'Goat': HOOVES,
  'Deer Rabbit': HOOVES,
  'Cloud Sheep': HOOVES,
  'Star Deer': HOOVES,
};

/** Types that are named here; the test holds them against the lists. */
export const TYPES_WITHOUT: readonly string[] = Object.keys(NOT_OF_TYPE);

function groupsFor(featuresIn: (table: FeatureTable) => readonly string[]): FeatureGroup[] {
  return TABLE.map((table) => ({ group: table.group, features: [...new Set(featuresIn(table))] }));
}

/** Everything that anyone can have, in 7 groups. */
export const DISTINGUISHING_FEATURES: readonly FeatureGroup[] = groupsFor(({ everyone, only }) => [
  ...Object.values(only).flat(),
  ...everyone,
]);

/** What a character of a stored type can have, in the same 7 groups; what only its kind can have comes first. */
export function distinguishingFeatures(type: string): FeatureGroup[] {
  const look = lookOf(type);
  const without = NOT_OF_TYPE[readCharacterType(type)?.specific ?? ''] ?? [];
  return groupsFor(({ everyone, only }) => [...(only[look] ?? []), ...everyone].filter((feature) => !without.includes(feature)));
}

const BETWEEN = ', ';

export function joinFeatures(features: readonly string[]): string {
  return features.join(BETWEEN);
}

/** 'Curly hair, Round glasses' becomes ['Curly hair', 'Round glasses']; an empty text has none. */
export function featuresOf(distinguishingFeature: string): string[] {
  return distinguishingFeature.split(BETWEEN).filter((feature) => feature !== '');
}

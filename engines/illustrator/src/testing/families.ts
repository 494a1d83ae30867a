/** Characters and places that the tests draw. */
import type { DrawnCharacter, DrawnPlace } from '../brief.ts';

export const character = (name: string, type: string, more: Partial<DrawnCharacter> = {}): DrawnCharacter => ({
  id: `id-${name}`,
  name,
  type,
  gender: 'female',
  personality: ['Kind'],
  appearance: {},
  ...more,
});

export const place = (category: string, type: string, more: Partial<DrawnPlace> = {}): DrawnPlace => ({
  id: `id-${type}`,
  name: type,
  type,
  category,
  magicalProperties: [],
  inhabitants: [],
  dangers: [],
  treasures: [],
  ...more,
});

export const maya = character('Maya', 'Human - Children - Young Explorer', {
  appearance: {
    skinTone: 'Bronze',
    hairColor: 'Dark brown',
    color: 'Sunflower yellow',
    distinguishingFeature: 'Curly hair, Round glasses',
    age: 'Child',
  },
});
export const rusty = character('Rusty', 'Animal - Forest Animals - Red Fox');
export const pixel = character('Pixel', 'Robot/Artificial Intelligence - Helper Robots - Nurse Robot');
export const ember = character('Ember', 'Mythical Creature - Dragons - Baby Dragon');
export const olive = character('Olive', 'Animal - Birds - Owl');

export const kofi = character('Kofi', 'Human - Children - Map Maker', {
  gender: 'male',
  appearance: { age: 'Child', color: 'Teal', distinguishingFeature: 'Short hair, Wheelchair, Old map' },
  description: 'His wheelchair has a little sail.',
});

/** One being of every category of the tree and of every rig. */
export const everyCategory = [
  maya,
  kofi,
  rusty,
  pixel,
  ember,
  olive,
  character('Boo', 'Supernatural Being - Friendly Ghosts - Bedsheet Ghost'),
  character('Zig', 'Alien - Curious Visitors - Three-Eyed Alien'),
  character('Fern', 'Magical Being - Fairies and Sprites - Flower Fairy'),
  character('Sol', 'Mystic - Seers - Star Reader'),
  character('Chi', 'Hybrid - Half-Animal Folk - Centaur'),
  character('Vlad', 'Dark Being - Night Creatures - Berry Vampire', { gender: 'male' }),
  character('Ink', 'Animal - Ocean Animals - Octopus'),
  character('Buzz', 'Animal - Little Creatures - Bee'),
  character('Grit', 'Mythical Creature - Giants and Big Ones - Stone Golem'),
  character('Nixie', 'Mythical Creature - Sea Folk - Mermaid or Merman'),
];

export const everyPlaceCategory = [
  place('Fantasy Realms', 'Fairy-Tale Castle'),
  place('Mystical Nature', 'Whispering Forest'),
  place('Celestial Places', 'Moon Base'),
  place('Elemental Domains', 'Sleeping Volcano'),
  place('Ancient Sites', 'Jungle Temple'),
  place('Enchanted Settlements', 'Elf Village'),
  place('Hidden Sanctuaries', 'Secret Cave'),
  place('Dark Realms', 'Shadow Forest'),
  place('Seasonal Realms', 'Snow Village'),
  place('Modern Settings', 'Busy Street'),
  place('Residential', 'Child Bedroom'),
];

// Which kind of body a type of character has; it decides what its appearance can be. Shape: one look for each of the 10 categories,
// then one for each subcategory and each type that differs from what stands above it.
import type { CharacterCategory } from './character-types.ts';
import { readCharacterType } from './read-character-type.ts';

export const LOOKS = [
  'person', // skin, hair, clothes
  'folk', // a person of wonder: skin and hair in colors no person has
  'furry',
  'maned', // furry, with a mane or a long tail of hair
  'feathered',
  'scaled', // dragons and other great ones
  'reptile', // lizards and turtles
  'smooth', // sea and pond animals
  'tiny', // insects, spiders, shells
  'metal',
  'glowing', // made of light, mist or shadow
  'alien',
  'shaggy', // monsters and big hairy ones
  'crafted', // things that came alive
] as const;

export type Look = (typeof LOOKS)[number];

const OF_CATEGORY: Record<CharacterCategory, Look> = {
  'Human': 'person',
  'Animal': 'furry',
  'Supernatural Being': 'glowing',
  'Robot/Artificial Intelligence': 'metal',
  'Mythical Creature': 'scaled',
  'Alien': 'alien',
  'Magical Being': 'folk',
  'Mystic': 'person',
  'Hybrid': 'furry',
  'Dark Being': 'shaggy',
};

const OF_SUBCATEGORY: Readonly<Record<string, Look>> = {
  'Birds': 'feathered',
  'Ocean Animals': 'smooth',
  'Little Creatures': 'tiny',
  'Hooves and Wings': 'maned',
  'Sea Folk and Sea Creatures': 'folk',
  'Giants and Big Ones': 'shaggy',
  'Little Folk': 'folk',
  'Legends of the World': 'furry',
  'Spell Casters': 'person',
  'Enchanted Things': 'crafted',
  'Half-Animal Folk': 'folk',
  'Night Creatures': 'furry',
  'Shadow Beings': 'glowing',
  'Spooky Neighbors': 'crafted',
  'Misunderstood Villains': 'folk',
};

const OF_TYPE: Readonly<Record<string, Look>> = {
  // animals
  'Sea Turtle': 'reptile',
  'Crab': 'tiny',
  'Lion': 'maned',
  'Zebra': 'maned',
  'Giraffe': 'maned',
  'Horse': 'maned',
  'Crocodile': 'reptile',
  'Mouse': 'furry',
  'Frog': 'smooth',
  'Tortoise': 'reptile',
  'Gecko': 'reptile',
  // supernatural beings
  'Guardian Angel': 'folk',
  'Star Child': 'folk',
  'Moon Keeper': 'folk',
  'Cloud Shepherd': 'folk',
  'Rainbow Painter': 'folk',
  'Sun Herald': 'folk',
  'Sleep Sprinkler': 'folk',
  'Dream Weaver': 'folk',
  'Yesterday Child': 'folk',
  'Season Keeper': 'folk',
  'Pillow Knight': 'crafted',
  // robots
  'Hologram Friend': 'glowing',
  // mythical creatures
  'Griffin': 'feathered',
  'Hippogriff': 'feathered',
  'Phoenix': 'feathered',
  'Sea Serpent': 'scaled',
  'Gentle Kraken': 'smooth',
  'Water Horse': 'maned',
  'Gentle Giant': 'person',
  'Cyclops': 'folk',
  'Stone Golem': 'crafted',
  'Sphinx': 'maned',
  'Qilin': 'scaled',
  'Feathered Serpent': 'feathered',
  // aliens
  'Fluffy Alien': 'shaggy',
  'Space Whale': 'smooth',
  'Nebula Jellyfish': 'smooth',
  'Star Cat': 'furry',
  'Moon Rabbit': 'furry',
  'Six-Legged Pup': 'furry',
  'Meteor Beetle': 'tiny',
  // magical beings
  'Wishing Star': 'glowing',
  // hybrids
  'Owl Cat': 'feathered',
  'Lion Butterfly': 'maned',
  'Tree Child': 'folk',
  'Leaf Lizard': 'reptile',
  'Strawberry Bird': 'feathered',
  'Gear-Winged Owl': 'feathered',
  'Clockwork Fox': 'metal',
  'Jetpack Turtle': 'reptile',
  'Steam Dragon': 'metal',
  'Thunder Lion': 'maned',
  'Wave Horse': 'maned',
  // dark beings
  'Shy Werewolf': 'shaggy',
  'Berry Vampire': 'folk',
  'Night Moth': 'tiny',
  'Owl of Shadows': 'feathered',
  'Lantern Ghoul': 'glowing',
  'Cobweb Spider': 'tiny',
  'Patchwork Monster': 'shaggy',
  'Storm Sorcerer': 'person',
  'Thorn Witch': 'person',
  'Grumpy Ogre': 'shaggy',
};

/** Subcategories and types that are named here; the test holds them against the lists. */
export const NAMED_LOOKS = { subcategories: Object.keys(OF_SUBCATEGORY), types: Object.keys(OF_TYPE) } as const;

/** The look of a stored type; a type that is not chosen yet, or not ours, looks like a person. */
export function lookOf(type: string): Look {
  const path = readCharacterType(type);
  if (path === null) return 'person';
  return OF_TYPE[path.specific] ?? OF_SUBCATEGORY[path.subcategory] ?? OF_CATEGORY[path.category];
}

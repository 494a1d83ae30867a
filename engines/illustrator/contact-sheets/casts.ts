/** Characters and places for the contact sheets. */
import type { DrawnCharacter, DrawnPlace } from '../src/brief.ts';
import { character, place } from '../src/testing/families.ts';

export const someone = (type: string, more: Partial<DrawnCharacter> = {}): DrawnCharacter =>
  character(type.split(' - ').pop() ?? type, type, { id: `c-${type}`, gender: 'male', ...more });

export const somewhere = (category: string, type: string, more: Partial<DrawnPlace> = {}): DrawnPlace =>
  place(category, type, { id: `p-${type}`, ...more });

export const MAYA = someone('Human - Children - Young Explorer', {
  id: 'maya',
  name: 'Maya',
  gender: 'female',
  appearance: {
    skinTone: 'Bronze',
    hairColor: 'Dark brown',
    eyeColor: 'Dark brown',
    color: 'Sunflower yellow',
    distinguishingFeature: 'Curly hair, Round glasses, Red scarf, Raincoat, Lantern',
    age: 'Child',
  },
});
export const RUSTY = someone('Animal - Forest Animals - Red Fox', {
  id: 'rusty',
  name: 'Rusty',
  appearance: { distinguishingFeature: 'Green scarf', eyeColor: 'Chestnut brown' },
});
export const PIXEL = someone('Robot/Artificial Intelligence - Helper Robots - Nurse Robot', {
  id: 'pixel',
  name: 'Pixel',
  gender: 'female',
});
export const EMBER = someone('Mythical Creature - Dragons - Dragon Knight', {
  id: 'ember',
  name: 'Ember',
  appearance: { eyeColor: 'Amber', distinguishingFeature: 'Knight armor' },
});
export const OLIVE = someone('Animal - Birds - Owl', { id: 'olive', name: 'Olive', gender: 'female', appearance: { eyeColor: 'Amber' } });
export const KOFI = someone('Human - Children - Map Maker', {
  id: 'kofi',
  name: 'Kofi',
  appearance: {
    skinTone: 'Cocoa',
    hairColor: 'Ink black',
    eyeColor: 'Dark brown',
    color: 'Teal',
    distinguishingFeature: 'Short hair, Wheelchair, Old map',
    age: 'Child',
  },
  description: 'His wheelchair has a little sail.',
});
export const LIN = someone('Human - Children - Story Weaver', {
  id: 'lin',
  name: 'Lin',
  gender: 'female',
  appearance: {
    skinTone: 'Apricot',
    hairColor: 'Ink black',
    eyeColor: 'Dark brown',
    color: 'Rose pink',
    distinguishingFeature: 'Long hair',
    age: 'Child',
  },
});
export const FINN = someone('Human - Children - Star Gazer', {
  id: 'finn',
  name: 'Finn',
  appearance: {
    skinTone: 'Peach',
    hairColor: 'Copper red',
    eyeColor: 'Emerald green',
    color: 'Cornflower blue',
    distinguishingFeature: 'Short hair, Freckles',
    age: 'Child',
  },
});

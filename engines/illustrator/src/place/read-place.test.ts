import { expect, test } from 'vitest';
import { place } from '../testing/families.ts';
import { readPlace } from './read-place.ts';

const roomOf = (type: string, name = type, category = 'Residential') => readPlace(place(category, type, { name })).room;

test("a home's own name says as much as its type", () => {
  expect(roomOf('Grandparents House', 'Grandpa’s Tool Shed')).toBe('workshop');
  expect(roomOf('City Apartment', 'The Attic of Aunt Ida')).toBe('attic');
  expect(readPlace(place('Residential', 'Cozy Cottage', { name: 'Our Cellar' }))).toMatchObject({ room: 'plain', features: ['jars'] });
  expect(roomOf('My Own Place', 'The Old Barn', '')).toBe('workshop');
});

test('each type of room keeps its purpose', () => {
  expect(['Garden Shed', 'Garage Workshop', 'Dusty Attic', 'Warm Kitchen', 'Child Bedroom'].map((type) => roomOf(type))).toEqual([
    'workshop',
    'workshop',
    'attic',
    'kitchen',
    'bedroom',
  ]);
});

test('a train brings no rain', () => {
  expect(readPlace(place('Modern Settings', 'Train Station')).weather).toBeUndefined();
});

test('what a description says of the palace that is there builds no second one', () => {
  const palace = place('Elemental Domains', 'Underwater Palace', { name: 'Pearl Palace', description: 'A pink palace with a castle gate.' });
  expect(readPlace(palace).features).toEqual(['waterpalace']);
});

test('a climate changes no wood that the type names, and a clear frost lets nothing fall', () => {
  expect(readPlace(place('Mystical Nature', 'Birch Wood of Secrets', { climate: 'Salty Sea Breeze' })).plants).toEqual(['birch']);
  expect(readPlace(place('Residential', 'Cozy Cottage', { climate: 'Salty Sea Breeze' })).plants).toEqual(['palm']);
  expect(readPlace(place('Residential', 'Cozy Cottage', { climate: 'Frosty and Clear' })).weather).toBeUndefined();
});

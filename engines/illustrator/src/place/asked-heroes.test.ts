import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { place } from '../testing/families.ts';
import { BUILDINGS } from './buildings.ts';
import { HERO_WORDS } from './hero-words.ts';

const asked = (customPrompt: string) => drawPicture({ is: 'place', seed: 's', place: place('Residential', 'Backyard'), customPrompt });

test('an own prompt puts things into a place, and what cannot be drawn is said', () => {
  expect(asked('with a carousel').svg.length).toBeGreaterThan(asked('').svg.length + 3000);
  expect(asked('with a carousel and a hippogriff').notDrawn).toEqual(['hippogriff']);
});

test('whatever a family can ask for by a word has a builder', () => {
  expect(HERO_WORDS.filter(([hero]) => !BUILDINGS[hero])).toEqual([]);
});

test('the words beside a picture of a place name its magic and its dangers', () => {
  const { alt } = drawPicture({
    is: 'place',
    seed: 's',
    place: place('Residential', 'Backyard', { magicalProperties: ['Floating Stones'], dangers: ['Rickety Bridge'], treasures: ['Golden Key'] }),
  });
  expect(alt).toContain('with floating stones, a rickety bridge, and a golden key');
});

test.each([
  ['orange flowers', 'flowers'], ['a golden bench', 'bench'], ['a purple tree', 'tree'],
])('the colour of %s is painted, and nothing is said to be missing', (customPrompt, noun) => {
  const garden = (words: string) => drawPicture({ is: 'place', seed: 's', place: place('', 'Flower Meadow'), customPrompt: words });
  expect(garden(customPrompt).notDrawn).toEqual([]);
  expect(garden(customPrompt).svg).not.toBe(garden(noun).svg);
});

test('a bench of gold is said to be golden', () => {
  expect(drawPicture({ is: 'place', seed: 's', place: place('', 'Flower Meadow'), customPrompt: 'a golden bench' }).alt).toContain('a golden bench');
});

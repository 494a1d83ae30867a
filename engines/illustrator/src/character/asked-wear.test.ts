import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { character, maya, rusty } from '../testing/families.ts';
import { lookIn } from './asked-wear.ts';
import { hasTail } from './asked-away.ts';

const portrait = (one: typeof maya, customPrompt: string) => drawPicture({ is: 'portrait', seed: 's', character: one, customPrompt });

test.each(['wearing a raincoat', 'in a knitted sweater', 'rain boots', 'closed eyes', 'cherry blossom', 'in a blue dress', 'old', 'without glasses', 'no map'])('“%s” is drawn on a person, and not said to be missing', (wish) => {
  const drawn = portrait(maya, wish);
  expect(drawn.notDrawn).toEqual([]);
  expect(drawn.svg).not.toBe(portrait(maya, '').svg);
});

test.each(['wearing a raincoat', 'in a knitted sweater', 'rain boots', 'elderly', 'without a tail'])('“%s” is drawn on a fox', (wish) => {
  const drawn = portrait(rusty, wish);
  expect(drawn.notDrawn).toEqual([]);
  expect(drawn.svg).not.toBe(portrait(rusty, '').svg);
});

test('the colour of clothes that are asked for is theirs', () => {
  expect(lookIn(maya, 'in a red raincoat').outfit.main).not.toBe(lookIn(maya, 'in a raincoat').outfit.main);
  expect(portrait(maya, 'in a red raincoat').notDrawn).toEqual([]);
});

test('who is asked to be old has grey hair; an old map makes nobody old', () => {
  expect(lookIn(maya, 'old')).toMatchObject({ age: 'elder', hair: '#d8d5da' });
  expect(lookIn(maya, 'holding an old map').age).toBe('child');
  expect(portrait(maya, 'elderly').alt).toContain('an old woman');
});

test('what is wished away is gone, or said where it cannot go', () => {
  expect(portrait(maya, 'without glasses').alt).not.toContain('glasses');
  expect(hasTail(lookIn(character('Tom', 'Animal - Pets and Farm - Cat'), 'a cat without tail'))).toBe(false);
  expect(portrait(character('Fin', 'Animal - Ocean Animals - Dolphin'), 'without a tail').notDrawn).toEqual(['without a tail']);
  expect(portrait(maya, 'without a nose').notDrawn).toEqual(['without a nose']);
});

test.each(['in the rain', 'as a baby', 'no background'])('“%s” changes a portrait', (wish) => {
  const drawn = portrait(maya, wish);
  expect(drawn.notDrawn).toEqual([]);
  expect(drawn.svg).not.toBe(portrait(maya, '').svg);
});

test('rain that is asked for is told; a size that is all that is asked for is said', () => {
  expect(portrait(maya, 'in the rain').alt).toContain('Rain is falling.');
  expect(portrait(rusty, 'very small').notDrawn).toEqual(['very small']);
});

test('the alt text of a portrait tells pose, feeling and what is held', () => {
  expect(portrait(maya, 'waving and laughing').alt).toMatch(/waving and laughing|waving, laughing/);
  expect(portrait(maya, 'sad').alt).toContain('looking sad');
  expect(portrait(maya, '').alt).toContain('holding a map');
});

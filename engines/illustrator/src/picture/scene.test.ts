import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { maya, place, rusty } from '../testing/families.ts';

const altOf = (text: string, where = place('Residential', 'Playroom')): string =>
  drawPicture({ is: 'scene', seed: 's', text, cast: [maya, rusty], place: where }).alt;

test('the rain that stopped does not fall in the living room', () => {
  expect(altOf('The rain stopped. Maya laughed. Rain ran down the panes.')).not.toContain('Rain');
});

test('comparisons leave no things and beings behind', () => {
  expect(altOf('It was as easy as a cake, and Maya ran like a whale with a map.')).not.toMatch(/cake|whale|map/);
});

test('a being of the text stands beside the cast', () => {
  expect(altOf('Behind the shed sat the class hamster.')).toContain('Nearby: a hamster');
});

test('a keepsake comes out when the passage speaks of it', () => {
  const cast = [{ ...maya, appearance: { ...maya.appearance, distinguishingFeature: 'Curly hair, Lantern' } }];
  const draw = (text: string): string => drawPicture({ is: 'scene', seed: 's', text, cast, place: place('Residential', 'Playroom') }).svg;
  expect(draw('Maya looked at her lantern.').length).toBeGreaterThan(draw('Maya looked at her feet.').length + 500);
});

test('the name of a place sets its hour unless the text does', () => {
  const market = place('Enchanted Settlements', 'Goblin Market', { name: 'Night Market' });
  expect(altOf('Maya laughed all day long.', market)).toContain('at night');
  expect(altOf('In the morning Maya laughed.', market)).toContain('at sunrise');
});

test('what somebody carries already does not lie about as well', () => {
  const carrier = { ...maya, appearance: { ...maya.appearance, distinguishingFeature: 'Lantern' } };
  const text = 'Maya and Rusty laughed. There was a lantern.';
  const lanterns = (cast: (typeof maya)[]): number => drawPicture({ is: 'scene', seed: 'l', text, cast }).svg.split('data-layer="things"').length - 1;
  expect([lanterns([maya, rusty]), lanterns([carrier, rusty])]).toEqual([1, 0]);
});

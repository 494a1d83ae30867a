// What stands on a table.
import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { kofi, maya } from '../testing/families.ts';
import { thingsOnTable } from './on-table-told.ts';

test.each([
  [['lantern'], 'Maya put the lantern on the table.', ['lantern']],
  [['cake', 'bun'], 'On the big table stood a cake and a bun.', ['cake', 'bun']],
  [['cake', 'jug'], 'On the table stood a cake and a jug.', ['cake', 'jug']],
  [['letter'], 'There was a letter on the table.', ['letter']],
  [['map', 'key'], 'The map lay on the desk. Maya had lost a key.', ['map']],
  [['lantern'], 'Maya sat on the table. A lantern hung there.', []],
  [['broom'], 'A broom lay on the table.', []],
  [['cake'], 'A cake lay in the grass.', []],
] as const)('of %j in “%s”', (props, told, on) => {
  expect(thingsOnTable(props, told)).toEqual(on);
});

test('the table stands among those who are there, with the thing on it', () => {
  const cast = [maya, kofi];
  const { svg, alt } = drawPicture({ is: 'scene', seed: 'table', text: 'There was a letter on the table. Maya and Kofi laughed.', cast });
  expect(alt).toContain('Nearby: a table and a letter');
  expect(svg).not.toBe(drawPicture({ is: 'scene', seed: 'table', text: 'There was a letter in the grass. Maya and Kofi laughed.', cast }).svg);
});

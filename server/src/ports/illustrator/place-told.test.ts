import { expect, test } from 'vitest';
import { placeTold, whereTold } from './place-told.ts';

const cove = { name: 'Saltbell Cove' };
const field = { name: 'The Pumpkin Field' };

test.each([
  ['And there was the Pumpkin Field.', '', field],
  ['They ran back to Saltbell Cove, past the pumpkin field, and Saltbell Cove was asleep.', '', cove],
  ['Nobody said a word.', 'They left Saltbell Cove. And there was the Pumpkin Field.', field],
  ['Nobody said a word.', '', cove],
  ['The Pumpkin Fields of the king.', '', cove],
])('“%s” after “%s”', (text, before, place) => {
  expect(placeTold([cove, field], text, before)).toBe(place);
});

test('names with marks of their own, names of one letter and no place at all', () => {
  const odd = { name: 'O’Brien (and Sons) *' };
  expect(placeTold([cove, odd], 'In O’Brien (and Sons) * it was warm.')).toBe(odd);
  expect(placeTold([cove, { name: 'The ' }], 'The end.')).toBe(cove);
  expect(placeTold([], 'The end.')).toBeUndefined();
});

test('at the spot of the plot, until the words name a place of the family', () => {
  const at = (text: string, around: string) => whereTold([cove, field], text, { before: 'They left Saltbell Cove.', around });
  expect(at('It was dark down there.', 'Secret Cave')).toEqual({ place: cove, around: 'Secret Cave' });
  expect(at('They came back to the Pumpkin Field.', 'Secret Cave')).toEqual({ place: field });
  expect(at('It was dark down there.', '')).toEqual({ place: cove });
  expect(whereTold([], 'It was dark.', { before: '', around: 'Secret Cave' })).toEqual({ around: 'Secret Cave' });
});

test('where the teller is at home again it is the first place, whichever was named last', () => {
  expect(whereTold([cove, field], 'They all slept.', { before: 'They left Saltbell Cove for the Pumpkin Field.', around: cove.name })).toEqual({ place: cove });
});

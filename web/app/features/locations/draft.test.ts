import { expect, test } from 'vitest';
import { LOCATION_TYPE_PATHS } from '@fableloom/contract/taxonomies/read-location-type';
import { BLANK_LOCATION, firstPlaceOf } from './draft.ts';

test('until a place is chosen the first of its kind stands for it, and nothing before there is a kind', () => {
  const [first] = LOCATION_TYPE_PATHS;
  const part = LOCATION_TYPE_PATHS.find(({ category, subcategory }) => category === first?.category && subcategory !== first.subcategory);
  expect(firstPlaceOf(BLANK_LOCATION)).toEqual({});
  expect(firstPlaceOf({ category: first?.category ?? '', subcategory: '' })).toEqual(first);
  expect(firstPlaceOf({ category: first?.category ?? '', subcategory: part?.subcategory ?? '' })).toEqual(part);
});

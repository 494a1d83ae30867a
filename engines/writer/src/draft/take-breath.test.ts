// A part that is too long-winded for its age is parted at semicolons, outside of what is said.
import { expect, test } from 'vitest';
import { FITS } from '../tell/fits.ts';
import { takeBreath } from './take-breath.ts';

const LONG = `${'They went on and on '.repeat(5)}over the hill; it was a hill like any other hill that they had met with on that day or on the one before, and nobody said so.`;

test('a long-winded part gets a full stop for a semicolon, and no other part changes', () => {
  const [long, short, said] = [[LONG], ['They went on; it was late.'], [LONG.replace('over', '“over').replace('so.', 'so.”')]];
  for (const pages of [long, short, said]) takeBreath(pages, FITS['12-17']);
  expect(long[0]).toContain('over the hill. It was a hill');
  expect(short).toEqual(['They went on; it was late.']);
  expect(said[0]).toContain('hill; it was');
});

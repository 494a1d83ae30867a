// What is told of a plot before it is written: whole sentences, without a slot.
import { expect, test } from 'vitest';
import { BOOKS } from '../premises/premises.ts';
import { toldAsOffer, toldAtLength } from './offers.ts';

test('each plot is offered and told in sentences that begin as sentences do', () => {
  const told = BOOKS.flatMap(({ premises }) => premises).flatMap((premise) => [toldAsOffer(premise, 'your cat'), toldAtLength(premise, 'Ember')]);
  expect(told.length).toBeGreaterThan(200);
  expect(told.filter((one) => /(?<!\.\.)[.!?…] \p{Ll}|[{}[\]|]/u.test(one))).toEqual([]);
});

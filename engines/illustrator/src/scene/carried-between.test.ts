import { expect, test } from 'vitest';
import { planScene } from '../picture/scene-plan.ts';
import { dice } from '../dice.ts';
import { kofi, maya, rusty } from '../testing/families.ts';

const plan = (text: string, cast = [maya, rusty]) => planScene({ is: 'scene', seed: 's', text, cast }, dice('s'));

test('two who carry something between them both have their hands at it, and it is off the ground', () => {
  const { all, isLifted, lying } = plan('Maya and Rusty carried a big chest between them.');
  expect(all.map(({ pose }) => pose)).toEqual(['reaching', 'reaching']);
  expect(isLifted).toBe(true);
  expect(lying[0]).toBe('woodenchest');
});

test('one alone, or three, lift nothing between them', () => {
  expect(plan('Maya carried a big chest.').isLifted).toBe(false);
  expect(plan('Maya, Rusty and Kofi carried a big chest together.', [maya, rusty, kofi]).isLifted).toBe(false);
});

import { isGiven } from '@fableloom/contract/plans/prices';
import { expect, test } from 'vitest';
import { isUntold, planName } from './use-subscription.ts';

test.each([
  [{ tier: 'price_free', plan: 'free' }, 'Free', false],
  [{ tier: 'price_free', plan: 'hero' }, 'Hero', true],
  [{ tier: 'price_explorer_month', plan: 'unlimited' }, 'Unlimited', true],
  [{ tier: 'price_hero_month', plan: 'free' }, 'Free', true],
  [{ tier: 'price_hero_year', plan: 'hero' }, 'Hero', false],
] as const)('the plan shown is the one in force, also where the house gives it: %j is %s', (subscription, name, given) => {
  expect([planName(subscription), isGiven(subscription)]).toEqual([name, given]);
});

test.each([
  [{ plan: 'explorer', tier: 'price_explorer_month', isActive: false, isGift: false }, true],
  [{ plan: 'explorer', tier: 'price_explorer_month', isActive: true, isGift: false }, false],
  [{ plan: 'hero', tier: 'price_hero_month', isActive: true, isGift: true }, false],
  [{ plan: 'free', tier: 'price_free', isActive: true, isGift: false }, false],
] as const)('a bought plan whose period is over, and nobody has told how it goes on, is asked about: %j: %s', (subscription, untold) => {
  expect(isUntold(subscription)).toBe(untold);
});

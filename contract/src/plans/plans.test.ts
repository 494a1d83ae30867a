import { describe, expect, test } from 'vitest';
import { MESSAGES, say } from '../messages/index.ts';
import { GATES, gateFor, type GatedAct } from './gates.ts';
import { DEFAULT_STORIES_PER_MONTH, hasRoom, type Limit, limitsOf, PLANS, roomLeft, TIERS, tierInForce } from './plans.ts';
import { MONEY_BACK_NOTE, priceOf, PRICES, pricesOffered, tierOfPrice, writePrice, YEARLY_NOTE } from './prices.ts';

describe('the plans have the numbers of the specification', () => {
  //                stories  characters  locations  narrations  character-, location-, all images  per story
  test.each([
    ['free', 15, 0, 0, 0, 0, 0, 0, 5],
    ['explorer', 'unlimited', 10, 5, 5, 10, 5, 15, 10],
    ['hero', 'unlimited', 25, 10, 15, 25, 10, 35, 25],
    ['unlimited', 'unlimited', 2000, 2000, 200, 200, 200, 500, 25],
  ] as const)('%s', (tier, ...limits) => {
    const plan = PLANS[tier];
    expect([
      plan.storiesPerMonth, plan.charactersLimit, plan.locationsLimit, plan.narrationsPerMonth,
      plan.characterImagesPerMonth, plan.locationImagesPerMonth, plan.imagesPerMonth, plan.charactersPerStory,
    ]).toEqual(limits);
  });

  test('every plan is listed', () => {
    expect(TIERS.toSorted()).toEqual(Object.keys(PLANS).toSorted());
  });
});

describe('hasRoom', () => {
  test.each<[Limit, number, boolean]>([
    [0, 0, false],
    [1, 0, true],
    [15, 14, true],
    [15, 15, false],
    [15, 16, false],
    ['unlimited', 0, true],
    ['unlimited', 1_000_000, true],
  ])('a limit of %s with %i used: %s', (limit, used, room) => {
    expect(hasRoom(limit, used)).toBe(room);
  });

  test('what is left is never below zero', () => {
    expect([roomLeft(15, 3), roomLeft(15, 20), roomLeft(0, 0), roomLeft('unlimited', 9)]).toEqual([12, 0, 0, 'unlimited']);
  });
});

describe('the limits in force', () => {
  test('an unknown tier has the default number of stories and nothing else', () => {
    expect(DEFAULT_STORIES_PER_MONTH).toBe(15);
    expect(limitsOf(undefined, true)).toEqual({ ...PLANS.free, storiesPerMonth: 15 });
  });

  test('a paid plan that is not active counts as free', () => {
    expect(limitsOf('hero', false)).toEqual(PLANS.free);
    expect(limitsOf('hero', true)).toEqual(PLANS.hero);
    expect(tierInForce('explorer', false)).toBe('free');
  });
});

describe('gates', () => {
  const acts = Object.keys(GATES) as GatedAct[];

  test.each<[GatedAct, string]>([
    ['create-character', 'Upgrade to Explorer or Hero to create custom characters!'],
    ['create-location', 'Upgrade to Explorer or Hero to create custom locations!'],
    ['regenerate-character-image', 'Please upgrade to regenerate character images'],
    ['regenerate-location-image', 'Please upgrade to regenerate location images'],
    ['delete-character', 'Upgrade to Pro to delete characters'],
    ['delete-story', 'Upgrade to Pro to delete stories'],
    ['edit-story-title', 'Upgrade to Pro to edit story titles'],
    ['regenerate-story', 'Please upgrade to regenerate stories'],
    ['narrate-story', 'Audio narration is only available for paid users'],
  ])('%s is closed on the free plan, says its sentence and leads to the plans', (act, sentence) => {
    const gate = gateFor(act, 'free', true);
    expect(gate?.sendTo).toBe('/subscription');
    expect(gate && MESSAGES[gate.say]).toBe(sentence);
  });

  test('are the nine locked acts; deleting a location is not one of them', () => {
    expect(acts).toHaveLength(9);
    expect(acts).not.toContain('delete-location');
  });

  test('open for every active paid plan and close when it is not active or not known', () => {
    for (const act of acts) {
      for (const tier of ['explorer', 'hero', 'unlimited'] as const) {
        expect(gateFor(act, tier, true)).toBeUndefined();
        expect(gateFor(act, tier, false)).toBe(GATES[act]);
      }
      expect(gateFor(act, undefined, true)).toBe(GATES[act]);
    }
  });
});

describe('prices', () => {
  test.each([
    ['price_free', 'free', 0, 'month'],
    ['price_explorer_month', 'explorer', 299, 'month'],
    ['price_explorer_year', 'explorer', 2699, 'year'],
    ['price_hero_month', 'hero', 599, 'month'],
    ['price_hero_year', 'hero', 5399, 'year'],
    ['price_unlimited', 'unlimited', 1999, 'month'],
  ] as const)('%s', (id, tier, amount, interval) => {
    expect(priceOf(id)).toMatchObject({ tier, amount, interval });
    expect(tierOfPrice(id)).toBe(tier);
  });

  test('the monthly view offers three plans, the yearly view two, and never the hidden one', () => {
    expect(pricesOffered('month').map((price) => price.tier)).toEqual(['free', 'explorer', 'hero']);
    expect(pricesOffered('year').map((price) => price.tier)).toEqual(['explorer', 'hero']);
    expect(PRICES.filter((price) => price.hidden).map((price) => price.id)).toEqual(['price_unlimited']);
  });

  test('a yearly price saves about the quarter that its note promises', () => {
    expect(say(YEARLY_NOTE)).toBe('Save 25%');
    expect(say(MONEY_BACK_NOTE)).toBe('14-day money-back guarantee, cancel anytime.');
    for (const tier of ['explorer', 'hero'] as const) {
      const month = priceOf(`price_${tier}_month`)?.amount ?? NaN;
      const year = priceOf(`price_${tier}_year`)?.amount ?? NaN;
      expect(1 - year / (12 * month)).toBeCloseTo(0.25, 2);
    }
  });

  test('profiles may say free, and foreign ids have no tier', () => {
    expect(tierOfPrice('free')).toBe('free');
    expect(tierOfPrice('price_of_another_shop')).toBeUndefined();
  });

  test('cards say what the plan really has, and nothing it has none of', () => {
    expect(priceOf('price_hero_month')?.features).toEqual([
      'Unlimited stories', '25 custom characters', '10 custom locations', '35 images a month', '15 audio narrations a month',
      '25 characters per story', 'Delete, rename and regenerate as you like', 'The whole Fableloom starter cast',
    ]);
    expect(priceOf('price_free')?.features).toEqual(['15 stories a month', '5 characters per story', 'The whole Fableloom starter cast']);
  });

  test('amounts are written in dollars', () => {
    expect([writePrice(0), writePrice(299), writePrice(1999), writePrice(600)]).toEqual(['$0', '$2.99', '$19.99', '$6.00']);
  });
});

// What is heard, smelled, walked on and seen far off belongs to where the paragraph happens, and not to the family’s place.
import { describe, expect, it } from 'vitest';
import type { AgeRange, Phase, StoryBrief } from '../brief.ts';
import { diceFrom } from '../dice.ts';
import { landscapeById } from '../lexicon/landscapes.ts';
import { bendPlan } from '../plan/bend.ts';
import { castStory } from '../plan/cast.ts';
import { planStory } from '../plan/choose.ts';
import { kindOfPlace } from '../plan/place-kind.ts';
import { hear } from '../listen/wishes.ts';
import { AGES } from '../testing/samples.ts';
import { SAMPLE_CAST } from '../testing/sample-cast.ts';
import { SAMPLE_PLACES } from '../testing/sample-places.ts';
import { tellWhole } from '../testing/tell-whole.ts';
import { surroundingsOf } from './surroundings.ts';

const place = (named: string): StoryBrief['places'] => SAMPLE_PLACES.filter(({ name }) => name === named).map((one) => ({ ...one, id: one.name }));

const briefOf = (theme: string, category: string, places: StoryBrief['places'], more: Partial<StoryBrief> = {}): StoryBrief => ({
  seed: 'around', phase: 'climax', ageRange: '9-12', length: 'standard', theme: { category, name: theme }, places, relationships: [], earlier: [],
  characters: SAMPLE_CAST.slice(8, 10).map((one, at) => ({ ...one, id: `c${at}` })), ...more,
});

function heardIn(brief: StoryBrief, phase: Phase, beat: string): string[] {
  const begun: StoryBrief = { ...brief, phase: 'introduction' };
  const { wishes } = hear(begun);
  const { plan } = bendPlan(planStory(begun, castStory(begun), wishes, diceFrom(begun.seed)), begun, wishes);
  const around = surroundingsOf({ ...brief, phase }, plan)(beat);
  return around ? [...around.sounds, ...around.smells, ...around.ground, ...around.far] : [];
}

const wordsOf = (id: string): string[] => {
  const { sounds, smells, ground, far } = landscapeById(id);
  return [...sounds, ...smells, ...ground, ...far];
};

describe('what is around a paragraph', () => {
  it('in row three no snow squeaks, wherever the family lives', () => {
    const brief = briefOf('The New Kid in Row Three', 'School Life', place('Frost Fortress'));
    expect(heardIn(brief, 'introduction', 'midst')).toEqual(wordsOf('school'));
    expect(heardIn(brief, 'introduction', 'open')).not.toEqual(wordsOf('school'));
  });

  it('at the top of a circus tent there are no cold tiles to sit on', () => {
    expect(heardIn(briefOf('Grandma Joins the Circus', 'Comedy', []), 'resolution', 'after')).toEqual([]);
  });

  it('in a plot of one night nothing is seen far off, and all the rest is there', () => {
    const brief = briefOf('A Night with the Fireflies', 'Nature', place('Lantern Wood'));
    const { far, ground } = landscapeById('forest');
    expect(heardIn(brief, 'introduction', 'day')).toEqual(expect.arrayContaining([...far]));
    expect(heardIn(brief, 'development', 'way')).toEqual(expect.arrayContaining([...ground]));
    expect(heardIn(brief, 'development', 'way').filter((one) => far.includes(one))).toEqual([]);
  });

  it('in deep snow no rain runs down the gutter of a house', () => {
    const wet = (named: string): string[] => heardIn(briefOf('A Knock at Midnight', 'Spooky', place(named)), 'climax', 'arrive').filter((one) => one.includes('rain'));
    expect([wet('Frost Fortress'), wet('Waterwheel House')]).toEqual([[], ['the rain in the gutter']]);
  });

  it('who has left a town for miles walks on no pavement, and who puts to sea is down at the harbour', () => {
    expect(heardIn(briefOf('Journey to the Edge of the Map', 'Adventure', place('Goosefeather Lane')), 'development', 'setout')).toContain('the trodden path');
    expect(heardIn(briefOf('The Pirate Who Got Seasick', 'Comedy', place('Goosefeather Lane')), 'development', 'setout')).toContain('the green weed on the stones');
  });

  it('in a supermarket nothing slaps on wood, whatever the house is called', () => {
    const brief = briefOf('A Sheep in the Supermarket', 'Comedy', place('Waterwheel House'));
    for (const [phase, beat] of [['introduction', 'open'], ['development', 'way'], ['climax', 'arrive'], ['resolution', 'prize'], ['resolution', 'night']] as const) {
      expect(heardIn(brief, phase, beat).filter((one) => wordsOf('water').includes(one)), `${phase}/${beat}`).toEqual([]);
    }
    expect(heardIn(brief, 'climax', 'arrive')).toContain('a fly going round and round');
  });

  it('a door under the stairs that a family asked for has no goat bells', () => {
    const brief = briefOf('The Secret Staircase', 'Adventure', place('Cloudberry Peak'), { customPrompt: 'They find a tiny door under the stairs' });
    expect(heardIn(brief, 'climax', 'arrive')).toEqual(wordsOf('house'));
    expect(heardIn(brief, 'resolution', 'prize')).toEqual(wordsOf('house'));
  });

  it('where it was solved lies elsewhere than home, and in between nothing is said of either', () => {
    const brief = briefOf('The Sleeping Forest', 'Fantasy', place('Maple Street School'));
    expect(heardIn(brief, 'resolution', 'prize')).toEqual(wordsOf('forest'));
    expect(heardIn(brief, 'resolution', 'mend')).toEqual([]);
    expect(heardIn(brief, 'resolution', 'night')).toEqual(wordsOf('school'));
  });

  it('under water no gull quarrels, and on a ride it rattles', () => {
    expect(heardIn(briefOf('Song of the Coral Reef', 'Nature', place('Maple Street School')), 'climax', 'arrive')).toEqual(wordsOf('depths'));
    expect(heardIn(briefOf('Song of the Coral Reef', 'Nature', place('Kelp Cathedral')), 'introduction', 'open')).toEqual(wordsOf('depths'));
    expect(heardIn(briefOf('Runaway Train to the Coast', 'Action', place('Mothmoor')), 'development', 'way')).toContain('the clatter of the wheels');
  });

  it('round a campfire on a moon no branch creaks, and at the end of a garden wall no kettle starts up', () => {
    const { sounds, smells, ground } = landscapeById('space');
    expect(heardIn(briefOf('A Stranger at the Campfire', 'Friendship', place('Moon Garden')), 'climax', 'arrive')).toEqual([...sounds, ...smells, ...ground]);
    expect(heardIn(briefOf('The Fox and the First Snow', 'Nature', place('Waterwheel House')), 'climax', 'arrive').filter((one) => wordsOf('house').includes(one))).toEqual([]);
  });

  it('nobody walks for hours over the kitchen tiles', () => {
    expect(heardIn(briefOf('The Fox and the First Snow', 'Nature', place('Waterwheel House')), 'development', 'setout')).toEqual([]);
    expect(heardIn(briefOf('A Sheep in the Supermarket', 'Comedy', place('Mothmoor')), 'development', 'setout')).not.toEqual([]);
  });

  it('a story of the sea begins by the sea where nobody chose a place', () => {
    for (const [theme, category] of [['Letters to the Lighthouse', 'Friendship'], ['Song of the Coral Reef', 'Nature']] as const) {
      for (const seed of ['one', 'two', 'three', 'four', 'five']) {
        expect(heardIn(briefOf(theme, category, [], { seed }), 'introduction', 'open').filter((one) => wordsOf('forest').includes(one))).toEqual([]);
        expect(tellWhole(briefOf(theme, category, [], { seed, phase: 'introduction' }))[0]?.written.facts.plan?.words.landscape).toBe('water');
      }
    }
  });

  it('a star over a barn is not seen from an outpost in space', () => {
    for (const seed of ['one', 'two', 'three', 'four', 'five']) {
      expect(tellWhole(briefOf('Following the Wandering Star', 'Exploration', [], { seed, phase: 'introduction' }))[0]?.written.facts.plan?.words.landscape).not.toBe('space');
    }
  });

  it('beyond the railway nobody calls out prices', () => {
    expect(heardIn(briefOf('The Bee Who Lost the Meadow', 'Nature', place('Waterwheel House')), 'climax', 'arrive')).toContain('the hum of a rail');
  });

  it('a lake has no gulls, a cove has, and of a swimming pool nothing is said', () => {
    const lake = { ...place('Saltbell Cove')[0], id: 'p', type: 'Mirror Lake', name: 'Lake Plim' } as StoryBrief['places'][number];
    expect(heardIn(briefOf('A Crown of Leaves', 'Fantasy', [lake]), 'introduction', 'open')).toContain('the plop of a fish');
    expect(heardIn(briefOf('A Crown of Leaves', 'Fantasy', [lake]), 'climax', 'arrive').filter((one) => /gull|salt|sea/u.test(one))).toEqual([]);
    expect(heardIn(briefOf('A Crown of Leaves', 'Fantasy', place('Saltbell Cove')), 'introduction', 'open')).toContain('a quarrel of gulls');
    expect(heardIn(briefOf('A Crown of Leaves', 'Fantasy', [{ ...lake, type: 'Swimming Pool', name: 'The Big Pool' }]), 'introduction', 'open')).toEqual([]);
  });

  it('of a place of which nobody knows the kind nothing is said', () => {
    expect(heardIn(briefOf('A Crown of Leaves', 'Fantasy', place('The Upside-Down Kingdom')), 'introduction', 'open')).toEqual([]);
  });
});

describe('the kind of a place', () => {
  it('is read from its type before its name, and from whole words', () => {
    const known = (type: string, name = ''): string | undefined => kindOfPlace({ type, name })?.id;
    expect([known('Old Cottage', 'Waterwheel House'), known('Dusty Attic'), known('Rose-Covered Tower'), known('Living Room Fort'), known('Ice Cream Shop'), known('Fire Station'), known('City Apartment'), known('Sunflower Sea'), known('Playroom'), known('Skyscraper'), known('Coral Garden')])
      .toEqual(['house', 'house', 'ruin', 'house', 'town', 'town', 'house', 'forest', 'house', 'town', 'depths']);
    expect(known('Kingdom of Toys')).toBeUndefined();
    expect(known('Kingdom of Toys', 'The Far Desert')).toBe('desert');
  });
});

it.each(AGES)('no story at all hears the sea in the supermarket, age %s', (ageRange: AgeRange) => {
  const told = ['a', 'b', 'c'].flatMap((seed) => tellWhole(briefOf('A Sheep in the Supermarket', 'Comedy', place('Waterwheel House'), { seed, ageRange, phase: 'introduction' })));
  const text = told.flatMap(({ written }) => written.paragraphs).join(' ');
  expect(wordsOf('water').filter((one) => text.includes(one))).toEqual([]);
});

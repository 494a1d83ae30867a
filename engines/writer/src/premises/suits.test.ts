import { describe, expect, it } from 'vitest';
import { isOpenAir, LANDSCAPES } from '../lexicon/landscapes.ts';
import { BOOKS } from './premises.ts';
import { NATURES_NAMED, natureOf } from './nature-of.ts';
import { suitsOf, THEMES_NAMED } from './suits.ts';
import { DAYS_NAMED, daysOf, isNear, PLOTS_PLACED } from './when-and-where.ts';

const ALL = BOOKS.flatMap(({ premises }) => premises);

describe('what a plot’s sentences suit', () => {
  it('names only themes that there are', () => {
    const themes = new Set(ALL.map(({ theme }) => theme));
    expect([...THEMES_NAMED, ...NATURES_NAMED].filter((theme) => !themes.has(theme))).toEqual([]);
  });

  it('says of every plot where it happens', () => {
    expect(ALL.map(({ theme }) => theme).toSorted()).toEqual(PLOTS_PLACED.toSorted());
    expect(['The New Kid in Row Three', 'Over the Whispering Mountains'].map(isNear)).toEqual([true, false]);
    // The meadow lies before the door: nobody walks five miles to it.
    expect(isNear('A Night with the Fireflies')).toBe(true);
  });

  it('begins on a day on which what it says of days is true', () => {
    expect(DAYS_NAMED.filter((theme) => !PLOTS_PLACED.includes(theme))).toEqual([]);
    expect(daysOf('The Last Day Before Summer')).toEqual(['Friday']);
    expect(daysOf('The New Kid in Row Three')).not.toContain('Saturday');
    // “By Friday”, “on Saturday”, “until Sunday”: that day is still to come.
    const ahead = ALL.flatMap(({ theme, sign, stakes }) => [...`${sign} ${stakes}`.matchAll(/\b(?:by|on|until) ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/giu)].map(([, day = '']) => ({ theme, day })));
    expect(ahead.length).toBeGreaterThan(9);
    expect(ahead.filter(({ theme, day }) => !/Hiccups|Sneeze/u.test(theme) && daysOf(theme).includes(day))).toEqual([]);
  });

  const plainly = (theme: string): string[] => suitsOf(theme).filter((gate) => !/^(?:long|short|near|public-sign|private-sign|sign-there|turn-still|first-there|loud)$/u.test(gate));

  it('a roll of drums is no thing to be touched, a lantern is', () => {
    expect(plainly('The Lost Lantern')).toEqual(['prize-there']);
    expect(plainly('The Great Rooftop Race')).toEqual([]);
    expect(plainly('Three Keys and a Door')).toEqual(['turn-told', 'turn-there']);
  });

  it('nobody beats a drum where three bears have just dropped off', () => {
    expect(['A Winter for the Bears', 'The Great Rooftop Race'].map((theme) => suitsOf(theme).includes('loud'))).toEqual([false, true]);
  });

  it('nobody asks the way to a pier from which the boat goes at five', () => {
    expect(['Learning to Say Sorry', 'The Case of the Singing Wall', 'The Secret Staircase'].map((theme) => suitsOf(theme).includes('first-there'))).toEqual([false, false, true]);
  });

  it('where they tried and failed already, nobody is told that nobody has looked there', () => {
    expect(['The Best Friend Machine', 'A Stranger at the Campfire', 'The Secret Staircase'].map((theme) => suitsOf(theme).includes('first-there'))).toEqual([false, false, true]);
  });

  it('a note that drops is heard, a hole in a row of fireflies is seen and looked for', () => {
    expect(natureOf('The Jungle That Hums')).toEqual(['befalls', 'weight', 'sought', 'no-hurry']);
    expect(natureOf('A Night with the Fireflies')).toEqual(['sign-seen', 'befalls', 'turn-seen', 'weight', 'sought', 'no-hurry']);
    expect(natureOf('The Day Gravity Took a Nap')).toEqual(['sign-seen', 'befalls', 'turn-seen', 'no-hurry']);
    expect(natureOf('The Avalanche Patrol')).not.toContain('no-hurry');
    expect(natureOf('Goodbye to the Old House')).not.toContain('turn-seen');
  });

  it('at a crossroads nobody sits at table over it', () => {
    expect(['The Long Way Home', 'The Great Rooftop Race', 'The Robot Who Planted Flowers'].map((theme) => suitsOf(theme).includes('turn-still'))).toEqual([false, false, true]);
  });

  it('comes to a head at a place of its own, except where they look for something that may be anywhere in the country', () => {
    expect(ALL.filter(({ spot }) => spot === undefined).map(({ theme }) => theme)).toEqual(['The Lost Lantern', 'The Map with a Missing Corner']);
  });

  it('a hill lies under the sky, a room and a reef do not', () => {
    expect(['the top of the steep hill', 'the summer house nobody uses', 'the old mill in the wood'].filter((spot) => !isOpenAir(spot))).toEqual([]);
    expect(['the engine room under the tower', 'the grey part of the reef', 'the tiny door under the stairs', 'the bottom of the wishing well'].filter(isOpenAir)).toEqual([]);
  });

  it('whoever walks for days from a house or a school comes to a place under the sky', () => {
    const dry = LANDSCAPES.filter(({ id }) => ['house', 'school', 'town', 'ruin', 'dark', 'forest', 'mountain'].includes(id));
    expect(dry.flatMap(({ spots }) => spots.filter((spot) => !isOpenAir(spot)))).toEqual([]);
  });
});

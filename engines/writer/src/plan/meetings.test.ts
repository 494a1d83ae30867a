// Whoever is met on the way comes back at the end.
import { describe, expect, it } from 'vitest';
import { FITS } from '../tell/fits.ts';
import { countWords } from '../tell/measure.ts';
import { bestCaseOf } from '../tell/template.ts';
import { voiceFor } from '../voices/voices.ts';
import { diceFrom } from '../dice.ts';
import { askedBrief } from '../testing/asked.ts';
import { castStory } from './cast.ts';
import { whomTheyMeet } from './meetings.ts';

const AGES = ['3-4', '5-8', '9-12', '12-17'] as const;

describe('whom they meet', () => {
  it('there is a scene of coming back for everybody, and both have room on the page', () => {
    const words = (core: string): number => countWords(bestCaseOf(core.replaceAll(/\{(?:march|houses|rooms|days|earth)\}/gu, ''), () => true));
    const known = AGES.flatMap((age) => Object.entries(voiceFor(age).development).filter(([key]) => key.startsWith('meet:')).map(([key, cores]) => ({ age, key, cores })));
    expect(known.length).toBeGreaterThan(60);
    const untold = known.filter(({ age, key, cores }) => [cores, voiceFor(age).resolution[key.replace('meet', 'pay')] ?? []].some((some) => !some.some((core) => words(core) <= FITS[age].most)));
    expect(untold.map(({ age, key }) => `${age} ${key}`)).toEqual([]);
  });

  it('nobody spends a night in a bakery on the way home before lamp-lighting', () => {
    const brief = { ...askedBrief('12-17'), phase: 'development' as const };
    const met = (premise: string): string[] => Array.from({ length: 150 }, (_, n) => Object.values(whomTheyMeet(brief, { premise, words: {}, crisis: 'gap', hero: brief.characters[0]?.id ?? '' }, castStory(brief), diceFrom(`baker ${n}`), () => 0))).flat();
    expect(met('The Long Way Home')).not.toContain('baker');
    expect(met('Over the Whispering Mountains')).toContain('baker');
  });
});

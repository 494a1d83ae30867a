// What one must look out for in the place that they come from is not at the spot where it comes to a head, if that is somewhere else.
import { expect, test } from 'vitest';
import type { StoryBrief } from '../brief.ts';
import { writePhase } from '../index.ts';
import { castStory } from '../plan/cast.ts';
import { askedBrief } from '../testing/asked.ts';
import { AGES } from '../testing/samples.ts';
import { stagesFor } from './set-stage.ts';

const place = (id: string) => ({ id, name: `Wobble ${id}`, type: 'Old Castle', magicalProperties: [], inhabitants: [], dangers: ['Rickety Bridge'], treasures: [] });

function dangers(theme: string, phase: StoryBrief['phase'], ...ids: string[]): string[] {
  const brief = askedBrief('9-12', { phase, theme: { category: 'Adventure', name: theme }, places: ids.map(place) });
  const { plan } = writePhase({ ...brief, phase: 'introduction' }).facts;
  const stage = stagesFor(brief, plan, castStory(brief), ['H'])();
  return ['l', 'm'].filter((letter) => stage.word(`${letter}.danger`) !== undefined);
}

test('at a spot of the plot’s no danger of a family’s places is met, at one of theirs that of the last', () => {
  expect(dangers('The Case of the Singing Wall', 'climax', 'Hall')).toEqual([]);
  expect(dangers('The Lost Lantern', 'climax', 'Hall')).toEqual(['l']);
  expect(dangers('The Lost Lantern', 'climax', 'Hall', 'Moor')).toEqual(['m']);
  expect(dangers('The Case of the Singing Wall', 'development', 'Hall')).toEqual(['l']);
});

test('a danger told behind the page of its place says where it is', () => {
  const toldAt = (beat: string): string[] => {
    const brief = askedBrief('9-12', { phase: 'development', theme: { category: 'Adventure', name: 'The Lost Lantern' }, places: [{ ...place('Hall'), dangers: ['Vanishing Floors'] }] });
    const stage = stagesFor(brief, writePhase({ ...brief, phase: 'introduction' }).facts.plan, castStory(brief), ['H'])();
    stage.setBeat(beat);
    return [stage.word('l.danger') ?? ''].flat();
  };
  const NOWHERE = /\bthere\b(?! (?:was|were|had)\b)|\bin those parts\b|\bof the place\b|\babout it that\b/iu;
  expect(toldAt('place').filter((way) => NOWHERE.test(way)).length).toBeGreaterThan(2);
  expect(toldAt('danger').filter((way) => NOWHERE.test(way))).toEqual([]);
  expect(toldAt('danger')).toContainEqual(expect.stringMatching(/^Floors vanished (?:at|in) Wobble Hall, and/u));
});

test('what somebody did in the climax can be told again, and nothing that they did not do', () => {
  const characters = ['Hal', 'Fay', 'Sorrel'].map((name) => ({ id: name, name, type: 'Human Child', gender: 'female' as const, personality: ['Brave'], appearance: {} }));
  const brief = askedBrief('12-17', { phase: 'resolution', characters });
  const { plan } = writePhase({ ...brief, phase: 'introduction' }).facts;
  const did = (climax: string) => {
    const stage = stagesFor({ ...brief, earlier: [{ phase: 'climax', text: climax, facts: undefined as never }] }, plan, castStory(brief), ['H'])();
    stage.cast('C', brief.characters[2]);
    return stage.word('C.did');
  };
  expect(did('Hal ran. “Here,” said Sorrel, and Sorrel went first. Nobody spoke.')).toBe('went first');
  expect(did('Hal went first. Sorrel stood still.')).toBeUndefined();
});

test('what two of them can do is told of the second as of the first', () => {
  const [one, other] = askedBrief('5-8').characters.map((who) => ({ ...who, magicalPower: 'Growing and Shrinking' }));
  const powerOf = (ageRange: StoryBrief['ageRange'], letter: string) => {
    const brief = askedBrief(ageRange, { phase: 'development', characters: [one!, other!] });
    const stage = stagesFor(brief, writePhase({ ...brief, phase: 'introduction' }).facts.plan, castStory(brief), ['H'])();
    return [stage.word(`${letter}.${ageRange === '3-4' ? 'can' : 'power'}`) ?? ''].flat();
  };
  expect(powerOf('5-8', 'F')).toEqual(['{x} could grow big, big, big, just like Amara.']);
  expect(powerOf('3-4', 'F')).toEqual(['can grow big, big, big, just like Amara']);
  expect(powerOf('5-8', 'H').join(' ')).not.toMatch(/just like/u);
});

test('a power that saves the day is told where it is taken along, and not before', () => {
  const brief = { ...askedBrief('9-12'), characters: askedBrief('9-12').characters.map((who, at) => (at === 0 ? { ...who, magicalPower: 'Making Light' } : who)) };
  const told = (tool: 'power' | 'trait', beat: string): boolean => {
    const { plan } = writePhase(brief).facts;
    const stage = stagesFor(brief, { ...plan, tool }, castStory(brief), ['H'])();
    stage.setBeat(beat);
    return stage.word('H.power') !== undefined;
  };
  expect([told('power', 'hero'), told('power', 'plant'), told('trait', 'hero')]).toEqual([false, true, true]);
});

test('who has gone on to a second place meets with the danger of that one, and of none that is only passed by', () => {
  const met = (theme: string, ageRange: StoryBrief['ageRange'], ...ids: string[]): string[] => {
    const brief = askedBrief(ageRange, { phase: 'development', theme: { category: 'Adventure', name: theme }, places: ids.map(place) });
    const stage = stagesFor(brief, writePhase({ ...brief, phase: 'introduction' }).facts.plan, castStory(brief), ['H'])();
    stage.setBeat('danger');
    return ['l', 'm'].filter((letter) => stage.word(`${letter}.danger`) !== undefined);
  };
  expect(met('The Lost Lantern', '9-12', 'Hall', 'Moor')).toEqual(['m']);
  expect(met('The Lost Lantern', '9-12', 'Hall')).toEqual(['l']);
  expect(met('A Ship Made of Books', '9-12', 'Hall')).toEqual([]);
  expect(met('Runaway Train to the Coast', '9-12', 'Hall', 'Moor')).toEqual([]);
  expect(met('The Day Gravity Took a Nap', '5-8', 'Hall', 'Moor')).toEqual(['l']);
  expect(met('The Day Gravity Took a Nap', '12-17', 'Hall', 'Moor'), 'they are back').toEqual(['l']);
});

test('a part that a hosted model wrote is gone on with, whatever it noted', () => {
  const earlier = [{ phase: 'introduction' as const, text: 'Maya went out.\n\nThe lantern was gone.', facts: { version: 'hosted-1', facts: ['Maya has a lamp.'] } as never }];
  for (const age of AGES) for (const seed of ['a', 'b', 'c']) expect(writePhase(askedBrief(age, { phase: 'development', earlier, seed })).paragraphs.length).toBeGreaterThan(5);
});

test('who serves is a helper to young ears, and whoever learns a friend', () => {
  const labelOf = (type: string) => {
    const brief = askedBrief('3-4', { relationships: [{ from: 'Finn', to: 'Amara', type }] });
    return stagesFor(brief, writePhase(brief).facts.plan, castStory(brief), ['H'])().word('r.label');
  };
  expect(['Servant', 'Student'].map(labelOf)).toEqual(['helper', 'friend']);
});

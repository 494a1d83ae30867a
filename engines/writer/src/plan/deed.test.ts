// What a thing is like matters when it saves the day: an umbrella that hums is heard, a lantern shines, a key opens.
import { describe, expect, it } from 'vitest';
import type { StoryPlan, Thread } from '../brief.ts';
import { tellPhase } from '../index.ts';
import { CRISES } from '../lexicon/crises.ts';
import { askedBrief } from '../testing/asked.ts';
import { SAMPLES } from '../testing/samples.ts';
import { castStory } from './cast.ts';
import { deedFor } from './deed.ts';

const TRIALS = CRISES.map(({ id }) => id);
const cast = castStory(askedBrief('9-12'));

function deedOf(words: string, the: string, crisis: string, age: '5-8' | '9-12' | '12-17' = '9-12'): string {
  const plan: StoryPlan = { premise: 'The Lost Lantern', crisis, tool: 'wish', hero: cast.hero.id, words: { 'the-tool': the }, threads: [{ as: 'tool', words, a: words, the, since: 'introduction' }] };
  return deedFor(plan, cast, age) ?? '';
}

describe('what was asked for saves the day by what it is like', () => {
  it.each(TRIALS)('an umbrella that hums is let hum (%s)', (crisis) => {
    expect(deedOf('a purple umbrella that hummed', 'the purple umbrella', crisis)).toMatch(/\blet (?:it|\{the-tool\}) hum\b/iu);
  });

  it.each(['dark', 'stuck', 'crowd'])('at bedtime it hums where a sound is what helps (%s)', (crisis) => {
    expect(deedOf('a purple umbrella that hummed', 'the purple umbrella', crisis, '5-8')).toMatch(/\bhummed\b/iu);
  });

  it.each(TRIALS)('a lantern is a light (%s)', (crisis) => {
    expect(deedOf('a little lantern', 'the lantern', crisis)).toMatch(/\blight\b|\bshining\b/iu);
  });

  it('what a family wrote is heard in the past, as the story is told', () => {
    const brief = { ...askedBrief('9-12'), customPrompt: 'There is a purple umbrella that hums' };
    const { threads = [], crisis } = tellPhase({ ...brief, phase: 'introduction', earlier: [] }).written.facts.plan;
    expect(deedOf(threads[0]?.words ?? '', threads[0]?.the ?? '', crisis)).toMatch(/\bhum\b/u);
  });

  it('a key is turned in the door, and is an ordinary thing in a storm', () => {
    expect(deedOf('a golden key', 'the golden key', 'lock')).toContain('turned');
    expect(deedOf('a golden key', 'the golden key', 'storm')).toBe(deedOf('a red ball', 'the red ball', 'storm'));
  });

  it.each(TRIALS)('a string is no ring, and a ball no light (%s)', (crisis) => {
    expect(deedOf('a red ball on a string', 'the red ball', crisis)).not.toMatch(/SOUND|\blet (?:it|\{the-tool\}) (?:ring|sound)\b|its light/u);
  });
});

const brief = SAMPLES[0]!;
const helper = (words: string): Thread => ({ as: 'helper', words, a: words, the: 'the old tram driver', since: 'introduction' });
const deed = (crisis: string, words: string): string | undefined =>
  deedFor({ crisis, tool: 'helper', words: {}, threads: [helper(words)] } as unknown as StoryPlan, castStory(brief), '3-4');

it('on a lap somebody who sings helps by singing, in every trial', () => {
  for (const { id } of CRISES) expect(deed(id, 'an old tram driver who sings')).toMatch(/\bsang\b/u);
});

it('and somebody who dances by dancing', () => {
  for (const { id } of CRISES) expect(deed(id, 'a dancing dinosaur')).toMatch(/\bdanced\b/u);
});

it('and somebody who cooks soup with soup, or a pot', () => {
  for (const { id } of CRISES) expect(deed(id, 'a funny witch who cooks soup')).toMatch(/\b(?:soup|pot)\b/u);
});

it('whoever was not said to sing or dance does not', () => {
  for (const { id } of CRISES) for (const words of ['an old tram driver', 'a bird with one single wing']) expect(deed(id, words)).not.toMatch(/\b(?:sang|danced)\b/u);
});

it('on a lap a thing that hums helps by humming, and one that was said to do nothing is held up', () => {
  const wished = (words: string) => CRISES.map(({ id }) => deedFor({ crisis: id, tool: 'wish', words: {}, threads: [{ as: 'tool', words, a: words, the: 'the umbrella', since: 'introduction' }] } as unknown as StoryPlan, castStory(brief), '3-4') ?? '');
  expect(wished('a purple umbrella that hums').every((text) => text.includes('hummed'))).toBe(true);
  expect(wished('a purple umbrella').some((text) => text.includes('hummed'))).toBe(false);
});

// What a thing is like matters when it saves the day: an umbrella that hums is heard, a lantern shines, a key opens.
import { describe, expect, it } from 'vitest';
import type { StoryPlan } from '../brief.ts';
import { tellPhase } from '../index.ts';
import { CRISES } from '../lexicon/crises.ts';
import { askedBrief } from '../testing/asked.ts';
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
    expect(deedOf('a purple umbrella that hummed', 'the purple umbrella', crisis, '5-8')).toMatch(/\bhum\b/iu);
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

  it('the oldest are told it in one long sentence', () => {
    expect(deedOf('a little lantern', 'the lantern', 'dark')).toContain('. It was');
    expect(deedOf('a little lantern', 'the lantern', 'dark', '12-17')).toContain('; it was');
  });
});

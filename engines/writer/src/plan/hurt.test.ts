// Who is hurt is thought of in the next part and well in the end, whether an answer says it or a sentence that a family wrote in.
import { describe, expect, test } from 'vitest';
import type { AgeRange, EarlierPhase, Phase } from '../brief.ts';
import { writePhase } from '../index.ts';
import { answered, askedBrief, planOf, textIn } from '../testing/asked.ts';
import { hurtIn } from './hurt.ts';

const AGES: readonly AgeRange[] = ['3-4', '5-8', '9-12', '12-17'];
const PHASES: readonly Phase[] = ['introduction', 'development', 'climax', 'resolution'];
const BETTER = /not one bit|did not hurt one bit|quite well|as good as new|as a twinge|well since breakfast/iu;

/** A story into the first part of which somebody wrote something, part by part. */
function withWritten(age: AgeRange, sentence: string, more: Parameters<typeof askedBrief>[1] = {}): Record<Phase, string> {
  const earlier: EarlierPhase[] = [];
  return Object.fromEntries(PHASES.map((phase) => {
    const { paragraphs, facts } = writePhase({ ...askedBrief(age, more), phase, earlier: [...earlier] });
    earlier.push({ phase, text: [...paragraphs, ...(phase === 'introduction' ? [sentence] : [])].join('\n\n'), facts });
    return [phase, paragraphs.join('\n')];
  })) as Record<Phase, string>;
}

test.each(AGES)('at %s an ankle that an answer sprained is felt in the trial, and gets better', (age) => {
  const told = answered(age, 'development', 'Who needs help, and why?', 'The one who needs help is Finn because he sprained his ankle');
  expect(textIn(told, 'climax')).toContain('Finn’s ankle');
  expect(textIn(told, 'resolution')).toMatch(/Finn’s ankle/u);
  expect(textIn(told, 'resolution')).toMatch(BETTER);
  expect(told.flatMap(({ written }) => written.notFollowed)).toEqual([]);
});

test('what is hurt in the trial is well in the end, and solves nothing', () => {
  const told = answered('5-8', 'climax', 'What goes wrong first?', 'Amara breaks her arm');
  expect(textIn(told, 'resolution')).toMatch(/Amara’s arm/u);
  expect(planOf(told)?.threads).toMatchObject([{ as: 'hurt', the: 'Amara’s arm' }]);
  expect(planOf(told)?.tool).not.toBe('helper');
});

describe('what was written into an earlier part', () => {
  test.each(AGES)('at %s a broken leg goes on from there', (age) => {
    const told = withWritten(age, 'Finn broke his leg.');
    for (const phase of ['development', 'climax', 'resolution'] as const) expect(told[phase], phase).toContain('Finn’s leg');
    expect(told.resolution).toMatch(BETTER);
  });

  test.each([['Then a small blue parrot called Kiko landed on Amara’s shoulder and stayed.', 'Kiko'], ['Suddenly, a dog called Rex hopped in beside them and stayed.', 'Rex']])('%s', (sentence, name) => {
    const told = withWritten('9-12', sentence);
    for (const phase of ['development', 'climax', 'resolution'] as const) expect(told[phase], phase).toContain(name);
  });

  test('what was typed before the story began is not taken for a second hurt', () => {
    const told = withWritten('5-8', 'The sun shone.', { customPrompt: 'Finn broke his leg' });
    for (const phase of ['development', 'climax', 'resolution'] as const) expect(told[phase], phase).not.toContain('Finn’s leg began to throb');
    expect(told.resolution).not.toMatch(BETTER);
  });
});

test.each([
  ['Tuck broke his leg', 'Tuck’s leg'], ['Tuck twisted his ankle and had to be carried', 'Tuck’s ankle'], ['Tuck fell off the wall and hurt his left arm badly', 'Tuck’s arm'],
  ['Tuck needed help, because his paw was hurt', 'Tuck’s paw'], ['Tuck’s wing was broken', 'Tuck’s wing'],
  ['Tuck broke his hand mirror', undefined], ['The fox broke its leg', undefined], ['Tuck broke his promise', undefined], ['Tuck had cut his hair', undefined],
])('%s: %s', (words, the) => {
  expect(hurtIn(words, { isName: (word) => word === 'Tuck', properName: (word) => word })?.the).toBe(the);
});

// What somebody cannot stop doing goes on through every part, and saves the day where a family says that it does.
import { describe, expect, test } from 'vitest';
import type { AgeRange, EarlierPhase, Phase } from '../brief.ts';
import { writePhase } from '../index.ts';
import { habitIn } from '../listen/habit.ts';
import { hear } from '../listen/wishes.ts';
import { askedBrief, planOf } from '../testing/asked.ts';
import { threadOf } from './thread-of.ts';

const AGES: readonly AgeRange[] = ['3-4', '5-8', '9-12', '12-17'];
const PHASES: readonly Phase[] = ['introduction', 'development', 'climax', 'resolution'];

function toldWith(ageRange: AgeRange, customPrompt: string, seed: string) {
  const earlier: EarlierPhase[] = [];
  return PHASES.map((phase) => {
    const written = writePhase({ ...askedBrief(ageRange, { customPrompt, seed: `${seed}/${phase}` }), phase, earlier: [...earlier] });
    earlier.push({ phase, text: written.paragraphs.join('\n\n'), facts: written.facts });
    return { phase, written };
  });
}

describe.each(AGES)('at %s', (age) => {
  test.each(['a', 'b', 'c'])('a sneeze is heard in every part, and is what saves them (%s)', (seed) => {
    const told = toldWith(age, 'Finn cannot stop sneezing and it saves them in the end', seed);
    for (const { phase, written } of told) expect(written.paragraphs.join('\n'), phase).toMatch(/A-tchoo/u);
    expect(planOf(told)).toMatchObject({ tool: 'deed', threads: [{ as: 'habit', saves: true }] });
    expect(told[3]?.written.paragraphs[0]).toMatch(/A-tchoo/u);
    expect(told.map(({ written }) => written.paragraphs.join('\n')).join('\n')).not.toMatch(/It saved them/u);
  });

  test('what saves nobody is heard all the same, and something else does', () => {
    const told = toldWith(age, 'Amara keeps hiccuping', 'd');
    for (const { phase, written } of told) expect(written.paragraphs.join('\n'), phase).toMatch(/Hic/u);
    expect(planOf(told)?.tool).not.toBe('deed');
  });
});

test.each([
  ['Finn cannot stop sneezing and it saves them in the end', 'Finn could not stop sneezing', true], ['Finn can’t stop hiccuping and that saves the day', 'Finn could not stop hiccuping', true], ['Finn’s sneezes save the day', 'Finn could not stop sneezing', true],
  ['Finn has the hiccups', 'Finn could not stop hiccuping', undefined], ['Finn sneezes all the time', 'Finn could not stop sneezing', undefined], ['she keeps giggling', 'Amara could not stop giggling', undefined], ['my son can’t stop farting', 'Finn could not stop farting', undefined],
])('“%s” is heard', (customPrompt, words, saves) => {
  const brief = askedBrief('5-8', { customPrompt });
  const { wishes } = hear(brief);
  expect(wishes).toHaveLength(1);
  expect(wishes[0]).toMatchObject({ words });
  expect(wishes[0] && threadOf(wishes[0], brief)).toMatchObject({ as: 'habit', ...(saves ? { saves } : {}) });
  expect(wishes[0]?.saves).toBe(saves);
});

test('what is said in the same breath is heard as well', () => {
  const { wishes } = hear(askedBrief('5-8', { customPrompt: 'It is a snowy day and Finn cannot stop sneezing and it saves them in the end' }));
  expect(wishes.map(({ words }) => words)).toEqual(['It was a snowy day', 'Finn could not stop sneezing']);
  expect(wishes.map(({ saves }) => saves)).toEqual([undefined, true]);
});

test.each(['They laughed', 'Finn laughed at the clown', 'Finn sang a song', 'A dog kept barking', 'Finn could not stop crying', 'Finn couldn’t stop talking'])('“%s” is no habit of one of them', (words) => {
  expect(habitIn(words)).toBeUndefined();
  const brief = askedBrief('5-8', { customPrompt: words });
  expect(hear(brief).wishes.map((wish) => threadOf(wish, brief)?.as)).not.toContain('habit');
});

test('who cannot stop talking has fallen out with nobody', () => {
  expect(hear(askedBrief('5-8', { customPrompt: 'Finn can’t stop talking' })).wishes[0]?.words).toMatch(/stop talking/u);
});

test('what is to be done before something happens is told in one time', () => {
  const [introduction] = toldWith('5-8', 'They must be home before the ice cream melts', 'e');
  expect(introduction?.written.paragraphs.join('\n')).toMatch(/before the ice cream melted/u);
});

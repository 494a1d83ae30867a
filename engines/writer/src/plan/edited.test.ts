// What a family writes into a part is where the next one begins; what nothing goes on from is said. What is asked for shows in what is done and said.
import { expect, test } from 'vitest';
import type { AgeRange } from '../brief.ts';
import { writePhase } from '../index.ts';
import { RANGES } from './beats.ts';
import { FITS } from '../tell/fits.ts';
import { countWords } from '../tell/measure.ts';
import { askedBrief } from '../testing/asked.ts';

const AGES: readonly AgeRange[] = ['3-4', '5-8', '9-12', '12-17'];

/** The development behind an introduction to which a sentence was added. */
function behind(age: AgeRange, added: string, more: { instruction?: string; seed?: string } = {}) {
  const brief = { ...askedBrief(age), ...(more.seed ? { seed: more.seed } : {}) };
  const start = writePhase(brief);
  const text = [start.paragraphs.join('\n\n'), added].filter(Boolean).join(' ');
  return writePhase({ ...brief, phase: 'development', earlier: [{ phase: 'introduction', text, facts: start.facts }], ...(more.instruction ? { instruction: more.instruction } : {}) });
}

test.each(AGES)('who got separated in the part before finds the others before anything else is told (%s)', (age) => {
  for (const added of ['They got separated.', 'Then Amara and Finn lost each other in the crowd.']) {
    const { paragraphs, notFollowed } = behind(age, added);
    expect(paragraphs[0]).toMatch(/\b(?:alone|not together|nobody (?:there|knew where)|lost each other|were together|where was everybody)\b/iu);
    expect(paragraphs[0]).toMatch(/\b(?:there they were|all came|found (?:each other|them)|held hands|collected|one spot)\b/iu);
    expect(notFollowed).toEqual([]);
    const [least, most] = RANGES.development.standard;
    expect(paragraphs.length).toBeGreaterThanOrEqual(least);
    expect(paragraphs.length).toBeLessThanOrEqual(most);
    expect(countWords(paragraphs[0] ?? '')).toBeLessThanOrEqual(FITS[age].most);
  }
});

test.each(AGES)('a night that was written at the end of a part is over before it is day again (%s)', (age) => {
  expect(behind(age, 'It was the middle of the night.').paragraphs[0]).toMatch(/\b(?:night|dark)\b/u);
  expect(behind(age, '').paragraphs[0]).not.toMatch(/middle of the night/u);
});

test('snow that was written into a part goes on in the next', () => {
  for (const age of AGES) expect(behind(age, 'It was snowing hard, and nobody could see far.').paragraphs.join(' '), age).toMatch(/snow/u);
});

test('what happened in an edit and has no consequence is said, and a mended sentence is not', () => {
  expect(behind('9-12', 'Finn fell down a very deep well.').notFollowed).toEqual(['“Finn fell down a very deep well”: it stands in the part before, and this part does not go on from it']);
  expect(behind('9-12', 'It was a rather nice evening for all of them.').notFollowed).toEqual([]);
});

test.each(AGES)('“they get separated” has them together again before the next paragraph (%s)', (age) => {
  const { paragraphs, notFollowed } = behind(age, '', { instruction: 'They get separated' });
  const told = paragraphs.find((one) => /separated/u.test(one)) ?? '';
  expect(told).toMatch(/\b(?:There they were|all came|found (?:each other|them)|held hands|collected|one spot)\b/u);
  expect(notFollowed).toEqual([]);
});

test.each(['Finn should be angry', 'Make Finn angry', 'Finn was angry'])('%s: he acts and speaks like it', (instruction) => {
  for (const age of AGES) {
    const { paragraphs, notFollowed } = behind(age, '', { instruction });
    const told = paragraphs.find((one) => one.includes('Finn was angry')) ?? '';
    expect(told, age).toMatch(/“N(?:o|othing)[!”]|broke\. /u);
    expect(told.split('Finn').length, age).toBeGreaterThan(2);
    expect(notFollowed, age).toEqual([]);
  }
});

test('who was made angry says what they say afterwards like somebody who is', () => {
  const seeds = Array.from({ length: 8 }, (_, n) => `angry-${n}`);
  const told = seeds.map((seed) => behind('5-8', '', { seed, instruction: 'Amara should be angry' }).paragraphs);
  const later = told.filter((pages) => pages.slice(pages.findIndex((one) => one.includes('Amara was angry')) + 1).some((one) => /said Amara(?:, much too loudly| between her teeth| without looking at anybody)/u.test(one)));
  expect(later.length).toBeGreaterThan(2);
});

test('“swap shoes and dance” is done, and names are swapped where the character is made', () => {
  const danced = behind('9-12', '', { instruction: 'swap shoes and dance' });
  expect(danced.paragraphs.join(' ')).toContain('They swapped shoes and danced');
  expect(danced.notFollowed).toEqual([]);
  expect(behind('9-12', '', { instruction: 'swap the names' }).notFollowed[0]).toMatch(/where the character is made/u);
  expect(behind('9-12', '', { instruction: 'swap the last two scenes' }).notFollowed[0]).toMatch(/passages cannot be moved/u);
});

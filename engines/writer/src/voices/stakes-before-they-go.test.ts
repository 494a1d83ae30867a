/** At the two younger ages a listener knows why it matters before anybody sets out. */
import { expect, test } from 'vitest';
import { BOOKS } from '../premises/premises.ts';
import { sampleRound } from '../testing/sample-round.ts';
import { tellShelf } from '../testing/tell-whole.ts';

const PLOTS = new Map<string, (typeof BOOKS)[number]['premises'][number]>(BOOKS.flatMap(({ premises }) => premises).map((premise) => [premise.theme, premise]));

test.each(['3-4', '5-8'])('at %s what is at stake is told in the first part', (age) => {
  const briefs = sampleRound(20, age, 'why it matters');
  const shelf = tellShelf(briefs);
  const untold = briefs.filter(({ theme }, n) => {
    const plot = PLOTS.get(theme.name);
    const stakes = (age === '3-4' ? plot?.small.stakes : plot?.stakes) ?? '';
    // Up to the first name, which is another in each story.
    const begins = (stakes.split(/[{[]/u)[0] ?? '').slice(0, 16).trim();
    return !(shelf[n]?.[0]?.written.paragraphs.join(' ') ?? '').includes(begins);
  });
  expect(untold.map(({ theme }) => theme.name).length, untold.map(({ theme }) => theme.name).join('; ')).toBeLessThanOrEqual(2);
});

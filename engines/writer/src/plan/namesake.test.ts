// “It had been the ghost”, told to a family whose hero is a ghost.
import { expect, test } from 'vitest';
import { askedBrief, textIn } from '../testing/asked.ts';
import { AGES } from '../testing/samples.ts';
import { SAMPLE_CAST } from '../testing/sample-cast.ts';
import { tellWhole } from '../testing/tell-whole.ts';

const cast = (names: readonly string[]) => names.flatMap((name, at) => SAMPLE_CAST.filter((one) => one.name === name).map((one) => ({ ...one, id: `c${at}` })));

test.each(AGES)('the ghost of the plot is not the one whom they chose, age %s', (age) => {
  for (const seed of ['a', 'b', 'c']) {
    const story = tellWhole(askedBrief(age, { seed, theme: { category: 'Spooky', name: 'The Ghost Who Was Afraid of Us' }, characters: cast(['Tansy', 'Mr. Button']), relationships: [] }));
    expect(textIn(story, 'introduction')).toMatch(/(?:a new|another) ghost\b/iu);
  }
});

test.each(AGES)('where nobody would be taken for it nothing is said, age %s', (age) => {
  const story = tellWhole(askedBrief(age, { theme: { category: 'Spooky', name: 'The Ghost Who Was Afraid of Us' }, characters: cast(['Tansy', 'Bolt']), relationships: [] }));
  expect(textIn(story, 'introduction')).not.toMatch(/(?:a new|another) ghost\b/iu);
});

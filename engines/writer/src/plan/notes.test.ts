// Where “the youngest” and “five of them” act, they have been told of.
import { expect, it } from 'vitest';
import { companyFor } from '../lexicon/crews.ts';
import { SAMPLE_CAST } from '../testing/sample-cast.ts';
import { tellWhole } from '../testing/tell-whole.ts';

it.each([['5-8', 2], ['5-8', 4], ['9-12', 4], ['9-12', 5], ['12-17', 4]] as const)('others go along with them, age %s, %i of them', (ageRange, many) => {
  const hooks = Array.from({ length: 8 }, (_, n) => tellWhole({
    seed: `company-${n}`, phase: 'introduction', ageRange, length: 'standard', theme: { category: 'Fantasy', name: 'A Crown of Leaves' }, characters: SAMPLE_CAST.slice(n, n + many).map((one, at) => ({ ...one, id: `c${at}` })), places: [], relationships: [], earlier: [],
  })[0]?.made.find(({ beat }) => beat === 'hook'));
  expect(hooks.filter((hook) => hook?.parts.some(({ is, source }) => is === 'note' && source === companyFor(ageRange))).length).toBeGreaterThan(5);
});

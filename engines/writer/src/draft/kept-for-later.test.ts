// A paragraph that is told for a danger tells of one, and whoever is met comes back.
import { expect, it } from 'vitest';
import { AGES } from '../testing/samples.ts';
import { sampleRound } from '../testing/sample-round.ts';
import { tellShelf } from '../testing/tell-whole.ts';
import { voiceFor } from '../voices/voices.ts';

it.each(AGES)('the danger is not told with its place where it has a paragraph of its own, age %s', (age) => {
  const { danger = [] } = voiceFor(age).development;
  const told = tellShelf(sampleRound(24, age, 'danger')).flatMap((story) => story.flatMap(({ made }) => made.filter(({ beat }) => beat === 'danger')));
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter(({ parts }) => !parts.some(({ is, source }) => is === 'scene' && danger.includes(source))).map(({ parts }) => parts[0]?.text)).toEqual([]);
});

it('nobody is met a second time for whom the last part has no room', () => {
  const crowded = sampleRound(24, '5-8', 'p7').filter(({ length, characters }) => length === 'extended' && characters.length > 3).map((brief) => ({ ...brief, customPrompt: 'a talking whale' }));
  const beats = tellShelf(crowded).map((story) => story.flatMap(({ phase, made }) => made.map(({ beat }) => `${phase}/${beat}`)));
  expect(beats.length).toBeGreaterThan(3);
  expect(beats.filter((told) => told.includes('development/meet2') && !told.includes('resolution/pay2'))).toEqual([]);
});

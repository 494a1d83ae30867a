// What was read in single plots from end to end, and made no sense there: a night in a day that does not end, a bag packed at home on a train.
import { describe, expect, it } from 'vitest';
import { askedBrief } from '../testing/asked.ts';
import { tellWhole } from '../testing/tell-whole.ts';
import { voiceFor } from '../voices/voices.ts';

const AGES = ['5-8', '9-12', '12-17'] as const;

/** The parts before the resolution, of six stories of a plot for this age. */
const before = (category: string, name: string, ageRange: (typeof AGES)[number]): string[] =>
  Array.from({ length: 6 }, (_, n) => tellWhole(askedBrief(ageRange, { seed: `one-${n}`, length: 'epic', places: [], theme: { category, name } }))
    .filter(({ phase }) => phase !== 'resolution').flatMap(({ written }) => written.paragraphs).join('\n'));

describe('a plot is one story from end to end', () => {
  it.each(AGES)('at %s nobody sleeps through a day that does not end', (age) => {
    const nights = before('School Life', 'The Last Day Before Summer', age).flatMap((told) => told.match(/\bat breakfast\b|\bon the last evening\b|\b(?:that|the next|the first) night\b|\bnext morning\b|\bblown out the candle\b|\bLong after midnight\b/giu) ?? []);
    expect(nights).toEqual([]);
  }, 120_000);

  it.each(AGES)('at %s they are on the train that does not stop, and pack no bag at home first', (age) => {
    const told = Array.from({ length: 4 }, (_, n) => tellWhole(askedBrief(age, { seed: `train-${n}`, length: 'epic', places: [], theme: { category: 'Action', name: 'Runaway Train to the Coast' } }))[0]?.made ?? []);
    expect(told.flat().filter(({ beat }) => beat === 'pack')).toEqual([]);
    for (const made of told) expect(voiceFor(age).introduction['hook:afar']).toContain(made.find(({ beat }) => beat === 'hook')?.parts[0]?.source);
  }, 60_000);
});

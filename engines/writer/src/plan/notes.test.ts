// Where “the youngest” and “five of them” act, they have been told of; and nobody has packed a bag before it is settled that anybody goes.
import { expect, it } from 'vitest';
import type { AgeRange } from '../brief.ts';
import { companyFor, isInHindsight, saysWhoComes } from '../lexicon/crews.ts';
import { writePhase } from '../index.ts';
import { askedBrief } from '../testing/asked.ts';
import { SAMPLE_CAST } from '../testing/sample-cast.ts';
import { tellWhole } from '../testing/tell-whole.ts';
import type { MadePhase } from '../testing/tell-whole.ts';
import { castStory } from './cast.ts';
import { describedOf, notesFor } from './notes.ts';

const tell = (ageRange: AgeRange, many: number, n: number): MadePhase[] => tellWhole({
  seed: `company-${n}`, phase: 'introduction', ageRange, length: 'standard', theme: { category: 'Fantasy', name: 'A Crown of Leaves' }, characters: SAMPLE_CAST.slice(n, n + many).map((one, at) => ({ ...one, id: `c${at}` })), places: [], relationships: [], earlier: [],
});
const notesIn = (made: MadePhase['made'][number] | undefined): string[] => made?.parts.filter(({ is }) => is === 'note').map(({ source }) => source) ?? [];

it.each([['5-8', 2], ['5-8', 4], ['9-12', 4], ['9-12', 5], ['12-17', 4]] as const)('others go along with them, age %s, %i of them', (ageRange, many) => {
  const company = Array.from({ length: 8 }, (_, n) => tell(ageRange, many, n)).flatMap(([first, second]) =>
    [...notesIn(first?.made.find(({ beat }) => beat === 'hook')), ...(second?.made.flatMap(notesIn) ?? [])].filter((note) => note === companyFor(ageRange) || isInHindsight(note)));
  expect(company.length).toBeGreaterThan(5);
});

it.each(['5-8', '9-12', '12-17'] as const)('where the going is settled in the last scene, who comes along is told in the next part, age %s', (ageRange) => {
  const stories = Array.from({ length: 24 }, (_, n) => tell(ageRange, 2, n));
  const settled = stories.flatMap(([first, second]) => {
    const hook = first?.made.find(({ beat }) => beat === 'hook');
    return hook?.parts[0]?.source.includes('{decides}') ? [{ hook: notesIn(hook), next: second?.made.flatMap(notesIn) ?? [] }] : [];
  });
  expect(settled.length).toBeGreaterThan(1);
  expect(settled.flatMap(({ hook }) => hook)).toEqual([]);
  expect(settled.filter(({ next }) => !next.some((note) => isInHindsight(note) || saysWhoComes(note)))).toEqual([]);
});

it('on a lap nobody is told to be an enemy in a sentence that ends what another has said', () => {
  const brief = askedBrief('3-4', { relationships: [{ from: 'Finn', to: 'Amara', type: 'Enemy' }] });
  const { plan } = writePhase(brief).facts;
  const notes = notesFor('foil', { brief, cast: castStory(brief), plan, used: [] });
  expect(notes[0]).toContain('{r.label}');
  expect(notes[0]).not.toMatch(/told|said|“/u);
});

it('what is told of somebody one after another is told as several sentences, and no list is cut in two', () => {
  const brief = askedBrief('5-8', {});
  const heard = (description: string): string[] => brief.characters.slice(0, 1).flatMap((who) => describedOf({ ...who, description }, brief)).map(({ words }) => words);
  expect(heard('hates peas, collects stickers, has a gap in her teeth')).toEqual(['Amara hated peas', 'Amara collected stickers', 'Amara had a gap in her teeth']);
  expect(heard('loves apples, pears and plums')).toEqual(['Amara loved apples, pears and plums']);
});

import { writePhase } from '@fableloom/writer';
import { expect, test } from 'vitest';
import { spelledOut } from './spelled-out.ts';

const maya = { id: 'maya', name: 'Maya', type: 'Human - Children - Young Explorer', gender: 'female' as const, personality: ['Curious'], appearance: {} };
const { paragraphs, facts } = writePhase({ seed: 'spelled', ageRange: '9-12', theme: { category: 'Adventure', name: 'The Desert of Glass' }, length: 'standard', phase: 'introduction', characters: [maya], places: [], relationships: [], earlier: [] } as unknown as Parameters<typeof writePhase>[0]);
const text = paragraphs.join('\n\n');
const kept: unknown = JSON.parse(JSON.stringify(facts));
const names = (words: string): number => words.match(/\bMaya\b/g)?.length ?? 0;

test('the facts of a part tell whom its pronouns mean', () => {
  expect(names(spelledOut(text, kept))).toBeGreaterThan(names(text) + 5);
});

test('a paragraph that was edited since keeps its pronouns, and the others are spelled out', () => {
  const edited = [`${paragraphs[0]} She went home.`, ...paragraphs.slice(1)];
  const spelled = spelledOut(edited.join('\n\n'), kept).split('\n\n');
  expect(spelled[0]).toBe(edited[0]);
  expect(names(spelled.slice(1).join(' '))).toBeGreaterThan(names(paragraphs.slice(1).join(' ')));
});

test.each([[undefined], [null], [{ meant: 'no' }], [{ summary: 'told by a hosted model' }]])('facts that note nothing of it leave the words as they are: %j', (none) => {
  expect(spelledOut(text, none)).toBe(text);
});

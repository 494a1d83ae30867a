import { LIMITS } from '@fableloom/contract/limits';
import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from './draft.ts';
import { withIdea } from './with-idea.ts';

const IDEA = {
  characterIds: ['rusty'], locationIds: ['wood'], themeCategory: 'Adventure', theme: 'The Lost Lantern', ageRange: '5-8' as const,
  words: 'A fox in the wood',
};

test('an empty draft begins with all of the idea', () => {
  const { words, ...chosen } = IDEA;
  expect(withIdea(EMPTY_DRAFT, IDEA)).toEqual({ ...EMPTY_DRAFT, ...chosen, usesLocations: true, customPrompt: words });
});

test('what the family has chosen stays', () => {
  const own = { ...EMPTY_DRAFT, characterIds: ['maya'], theme: 'A Crown of Leaves', themeCategory: 'Fantasy', ageRange: '3-4' as const, customPrompt: 'Snow' };
  expect(withIdea(own, IDEA)).toMatchObject({
    characterIds: ['maya', 'rusty'], theme: 'A Crown of Leaves', themeCategory: 'Fantasy', ageRange: '3-4', customPrompt: 'Snow\nA fox in the wood',
  });
});

test('going back and forth adds nothing twice, and a talk that went on replaces what it brought', () => {
  const once = withIdea(EMPTY_DRAFT, IDEA);
  expect(withIdea(once, IDEA)).toEqual(once);
  expect(withIdea(once, { ...IDEA, words: 'A fox in the wood\nwho sneezes' }).customPrompt).toBe('A fox in the wood\nwho sneezes');
});

test('an idea that brings nothing changes nothing, and own words are never cut', () => {
  const nothing = { characterIds: [], locationIds: [], themeCategory: '', theme: '', ageRange: '' as const, words: '' };
  expect(withIdea(EMPTY_DRAFT, nothing)).toEqual(EMPTY_DRAFT);
  const full = { ...EMPTY_DRAFT, customPrompt: 'x'.repeat(LIMITS.customPrompt) };
  expect(withIdea(full, IDEA).customPrompt).toBe(full.customPrompt);
});

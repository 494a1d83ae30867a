import { ORPCError } from '@orpc/server';
import { expect, test } from 'vitest';
import { NotSaved, whyItFailed } from './why-it-failed.ts';

const broken = new Error('ECONNRESET');

test.each([
  ['story', 'Failed to generate story'], ['continuation', 'Failed to generate story continuation'], ['regeneration', 'Failed to regenerate story'],
  ['portrait', 'Image generation failed'], ['place', 'Image generation failed'], ['scene', 'Failed to generate scene image'],
  ['narration', 'Failed to generate audio narration'],
] as const)('a %s that could not be made says "%s", that nothing was counted, and nothing of the provider', (kind, sentence) => {
  const said = whyItFailed(kind, broken);
  expect(said).toMatch(new RegExp(`^${sentence}\\. .*Nothing was counted`));
  expect(said).not.toContain('ECONNRESET');
});

test.each([
  ['story', 'Failed to save story'], ['portrait', 'Failed to update character image'], ['place', 'Failed to save image history'],
  ['scene', 'Failed to save scene image'], ['continuation', 'Failed to update story'],
] as const)('a %s that was made and could not be kept says "%s"', (kind, sentence) => {
  expect(whyItFailed(kind, new NotSaved('saving failed', { cause: broken }))).toMatch(new RegExp(`^${sentence}\\. `));
});

test('a refusal keeps its own sentence', () => {
  expect(whyItFailed('story', new ORPCError('BAD_REQUEST', { message: 'Please select a theme' }))).toBe('Please select a theme');
});

// Who was never met is not spoken of as one who was.
import { expect, test } from 'vitest';
import { askedBrief } from '../../testing/asked.ts';
import { tellWhole, textOf } from '../../testing/tell-whole.ts';
import { restsOn } from './rests-on.ts';
import { PLOT_SCENES } from './scenes.ts';

test('a scene rests on another where it says “the doctor” of hers, and not of the plot’s own', () => {
  expect(restsOn('A doctor came up with her bag.', 'The doctor had mended a great many people.', new Set())).toBe(true);
  expect(restsOn('A doctor came up with her bag.', 'The doctor had mended a great many people.', new Set(['doctor']))).toBe(false);
  expect(restsOn('A doctor came up with her bag.', 'Nobody had thought what they would do, once it was dark.', new Set())).toBe(false);
});

test('where nobody looked into the weather book, the woman who kept it is not out in the rain', () => {
  const scenes = PLOT_SCENES['The Rain That Came Late'];
  if (!scenes) throw new Error('no such plot');
  for (const seed of ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']) {
    const text = textOf(tellWhole({ ...askedBrief('9-12'), theme: { category: 'Nature', name: 'The Rain That Came Late' }, length: 'standard', seed }));
    if (!text.includes('in green ink')) expect(text).not.toContain('The woman with the weather book');
  }
  expect(restsOn(scenes.trail['9-12'], scenes.theirs['9-12'], new Set())).toBe(true);
});

// Nobody rises into the air at the bottom of the sea.
import { expect, test } from 'vitest';
import { askedBrief } from '../testing/asked.ts';
import { castStory } from './cast.ts';
import { toolsFor } from './choose-trial.ts';

test('wings save the day in a maze of the jungle, and not in one under the sea', () => {
  const [child] = askedBrief('3-4').characters;
  if (!child) throw new Error('nobody is there');
  const brief = { ...askedBrief('3-4'), characters: [{ ...child, role: 'Hero', magicalPower: 'Flying' }], places: [] };
  expect(toolsFor(castStory(brief), brief, ['maze'], 'far')).toContain('power');
  expect(toolsFor(castStory(brief), brief, ['maze'], 'depths')).not.toContain('power');
});

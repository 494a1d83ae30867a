// “So they got over, to the lantern! That was all”: what speaks of the end of the trial stands behind that end, and not behind the way on.
import { expect, test } from 'vitest';
import { goesFurtherOff, wayBehind } from './way-behind.ts';
import type { DraftOrder } from './order.ts';

test('the way is the last sentence where the scene goes on about the end', () => {
  expect(wayBehind('{deed} {k.clear} That was all.')).toBe('{deed} {k.end} That was all. {k.way-last}');
  expect(wayBehind('{deed} {k.clear} [“Was that it?” asked one.|It was over.] Nobody moved.')).toContain('{k.end} [“Was');
  expect(wayBehind('{deed} {k.clear} They looked at {the-tool}. ^{He} gave it a wipe.')).toMatch(/wipe\. \{k\.way-last\}$/u);
});

test('a scene that ends with it, begins anew or looks back from later years stays as it is', () => {
  for (const core of ['{deed} {k.clear}', '{deed} {k.clear} Somebody let out a whoop.', '{deed} {k.clear} That was all. They were to talk of it for years.', '{deed}']) expect(wayBehind(core)).toBe(core);
});

test('only where a way does not say “it” of the trial', () => {
  const order = (crisis: string, ageRange: string): boolean => goesFurtherOff({ brief: { ageRange }, plan: { premise: 'The Lost Lantern', crisis } } as unknown as DraftOrder);
  expect([order('gap', '9-12'), order('gap', '3-4'), order('nothing', '9-12')]).toEqual([true, false, false]);
});

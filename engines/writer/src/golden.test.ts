/** A change of material shows itself in the golden stories: read what changed, then tell them again with node tools/tell-goldens.ts. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { readBriefs } from './testing/family-briefs.ts';
import { GOLDENS, tellGolden } from './testing/goldens.ts';

test('there is a file for each age, of four stories', () => {
  expect(GOLDENS.map((file) => basename(file))).toEqual(['age-12-17.md', 'age-3-4.md', 'age-5-8.md', 'age-9-12.md']);
  for (const file of GOLDENS) {
    const briefs = readBriefs(readFileSync(file, 'utf8'));
    expect(briefs).toHaveLength(4);
    for (const { ageRange } of briefs) expect(basename(file)).toBe(`age-${ageRange}.md`);
  }
});

test.each(GOLDENS.map((file) => [basename(file), file]))('%s is what the storyteller tells today', (_, file) => {
  const told = readFileSync(file, 'utf8');
  expect(tellGolden(told), 'read what changed, then: node tools/tell-goldens.ts').toBe(told);
});

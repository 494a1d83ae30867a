import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mistakesOf, readCoverage, titlesIn } from './coverage.ts';

const ROOT = join(import.meta.dirname, '..');

test('docs/coverage.md names tests that exist', () => {
  const rows = readCoverage(readFileSync(join(ROOT, 'docs/coverage.md'), 'utf8'));
  expect(rows.length).toBeGreaterThan(20);
  expect(mistakesOf(rows, ROOT)).toEqual([]);
});

describe('planted mistakes are found', () => {
  const check = (proof: string) => mistakesOf(readCoverage(`## Cakes\n| statement | proof |\n|---|---|\n| a cake is sweet | ${proof} |`), ROOT);

  test('a file that is not there', () => {
    expect(check('`tools/nothing.test.ts` “a cake is sweet”')).toEqual(['Cakes: a cake is sweet: there is no tools/nothing.test.ts']);
  });
  test('a title that no test has', () => {
    expect(check('`tools/coverage.test.ts` “a cake is sour”')).toEqual(['Cakes: a cake is sweet: tools/coverage.test.ts has no test “a cake is sour”']);
  });
  test('a row without a proof', () => {
    expect(check('surely')).toEqual(['Cakes: a cake is sweet: names no test and does not say “not yet: …”']);
  });
  test('a second proof that cannot be read', () => {
    expect(check('`tools/coverage.test.ts` “a row without a proof”<br>`tools/coverage.test.ts` "a cake"')).toEqual([
      'Cakes: a cake is sweet: `tools/coverage.test.ts` "a cake" is no file with the title of a test',
    ]);
  });
  test('a true row passes, with one proof or two', () => {
    expect(check('`tools/coverage.test.ts` “a row without a proof”<br>`tools/coverage.test.ts` “a title that no test has”')).toEqual([]);
  });
});

test('titles are read in every kind of quote, also of tables', () => {
  const source = ["test('it\\'s one', f);", 'it("two", f);', 'test.each([1, 2])(`three $n`, f);', "test.each([\n  ['x', (1)],\n])('four', f);", "test.each<[string, () => Promise<X>]>([['x', y]])('five', f);"].join('\n');
  expect(titlesIn(source)).toEqual(["it's one", 'two', 'three $n', 'four', 'five']);
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';
import { isTooLong } from './too-long.ts';

const onChange = () => {};

test('counted as the server counts, without the spaces around it', () => {
  expect(isTooLong('abc', 3)).toBe(false);
  expect(isTooLong('  abc \n', 3)).toBe(false);
  expect(isTooLong('abcd', 3)).toBe(true);
});

describe.each([['one line', TextField], ['several lines', TextArea]] as const)('a field of %s', (_, Field) => {
  const shown = (value: string, more = {}) => renderToStaticMarkup(createElement(Field as typeof TextArea, { label: 'Bio', most: 5, value, onChange, ...more }));

  test('keeps a text that is too long, whole, and says so with the count', () => {
    const page = shown('abcdefgh');
    expect(page).toContain('abcdefgh');
    expect(page).toContain('Please keep this to 5 characters or fewer.');
    expect(page).toContain('8/5');
    expect(page).toContain('aria-invalid="true"');
    expect(page).not.toContain('maxLength');
    expect(page).not.toContain('maxlength');
  });

  test('says nothing of a text that fits', () => {
    expect(shown('abcde')).not.toContain('Please keep');
    expect(shown('abcde')).not.toContain('5/5');
    expect(shown('abcde', { count: true })).toContain('5/5');
  });

  test('says first what can be mended at once', () => {
    const page = shown('abcdefgh', { error: 'Please choose other words.' });
    expect(page).not.toContain('other words');
    expect(shown('abc', { error: 'Please choose other words.' })).toContain('other words');
  });
});

import { expect, test } from 'vitest';
import { readTheme } from './theme.ts';

test.each([
  [null, 'system'],
  ['', 'system'],
  ['theme=bedtime', 'bedtime'],
  ['sidebar=narrow; theme=day; other=1', 'day'],
  ['theme=neon', 'system'],
  ['my-theme=day', 'system'],
])('the cookie header %j means the theme %s', (header, theme) => {
  expect(readTheme(header)).toBe(theme);
});

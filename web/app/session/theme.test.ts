import { expect, test } from 'vitest';
import { readTheme, rememberedTheme } from './theme.ts';

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

test('a device that follows the system on purpose is told apart from one where nobody has chosen', () => {
  expect([rememberedTheme('theme=system'), rememberedTheme('sidebar=narrow')]).toEqual(['system', null]);
});

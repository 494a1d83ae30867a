// What somebody typed of themselves or their children is told of the story's people.
import { expect, it } from 'vitest';
import { withHeroNamed } from './in-third-person.ts';

it('“my daughter” is the hero, and “my daughter Mia” is Mia, whoever the hero is called', () => {
  const told = (text: string): string => withHeroNamed(text, 'Amara');
  expect(told('my daughter lost her first tooth')).toBe('Amara lost her first tooth');
  expect(told('my daughter Mia lost her first tooth')).toBe('Mia lost her first tooth');
  expect(told('our little boy')).toBe('Amara');
});

import { expect, test } from 'vitest';
import { maya, rusty } from '../testing/families.ts';
import { strangerAtEnd } from './stranger-at-end.ts';

const cast = [maya, rusty];

test('who came in last is still there, man, woman or anybody', () => {
  expect(strangerAtEnd('Maya waited. It was the man with the hat.', cast)).toBe('male');
  expect(strangerAtEnd('Maya waited. An old woman came in.', cast)).toBe('female');
  expect(strangerAtEnd('Maya waited. A baker opened the door.', cast)).toBe('anybody');
});

test('who came in is forgotten when one of the cast is told of since, or two sentences are', () => {
  expect(strangerAtEnd('A man came in. Maya waited.', cast)).toBeUndefined();
  expect(strangerAtEnd('A man came in. It rained. The clock struck.', cast)).toBeUndefined();
  expect(strangerAtEnd('', cast)).toBeUndefined();
});

test('whoever is only spoken of did not come', () => {
  expect(strangerAtEnd('“A man came in.”', cast)).toBeUndefined();
});

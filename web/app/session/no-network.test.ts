import { afterEach, expect, test, vi } from 'vitest';
import { ORPCError } from '@orpc/client';
import { readRefusal } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

const NO_ANSWER = new TypeError('Failed to fetch');

test.each([
  ['The book could not be bound. Please try again.', 'The book could not be bound. You are without a network.'],
  ['Failed to load stories', 'Failed to load stories. You are without a network.'],
  ['', ''],
])('without a network every act says so: %s', (fallback, sentence) => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(readRefusal(NO_ANSWER, fallback).sentence).toBe(sentence);
});

test.each([
  [413, 'PAYLOAD_TOO_LARGE', 'This is more than we can take at once. Please send less.'],
  [403, 'FORBIDDEN', 'Failed to save'],
])('what a proxy on the way refuses (%i) is told in our words, not in those of HTTP', (status, code, sentence) => {
  const error = new ORPCError(code, { status, data: { body: '<html>nginx</html>' } });
  expect(readRefusal(error, 'Failed to save').sentence).toBe(sentence);
});

test('what a server has answered, and a house that does not answer, are no missing network', () => {
  vi.stubGlobal('navigator', { onLine: true });
  expect(readRefusal(NO_ANSWER, 'Failed to load stories').sentence).toBe('Failed to load stories');
  vi.stubGlobal('navigator', { onLine: false });
  expect(readRefusal(new ORPCError('CONFLICT', { message: 'No.' }), 'Failed').sentence).toBe('No.');
});

import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readFailure } from './read-failure.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the error screen', () => {
  test.each(['User authentication required', 'Unauthorized', 'permission denied for table stories'])('calls "%s" an authentication error', (message) => {
    const failure = readFailure(new Error(message));
    expect(failure).toMatchObject({ title: 'Authentication Error', isAuth: true });
    expect(failure.detail).toMatch(/^We could not make sure that this is open to you\./);
  });

  test.each([401, 403])('calls an answer of %i an authentication error, in words for people', (status) => {
    const failure = readFailure(new ErrorResponse(status, 'Forbidden', 'row-level security'));
    expect(failure).toMatchObject({ title: 'Authentication Error', isAuth: true });
    expect(failure.detail).not.toMatch(/row-level|Forbidden/);
  });

  test('keeps the words of programs to itself', () => {
    const failure = readFailure(new TypeError("Cannot read properties of undefined (reading 'name')"));
    expect(failure).toMatchObject({ title: 'Oops! Something went wrong', isAuth: false });
    expect(failure.detail).not.toContain('undefined');
    expect(readFailure(new ErrorResponse(500, 'Internal Server Error', 'the disk is full')).detail).not.toMatch(/disk|Server Error/);
  });

  test('shows the sentence that a route answered with', () => {
    expect(readFailure(new ErrorResponse(404, 'Not Found', 'Story not found')).detail).toBe('Story not found');
  });

  test('without a network says so, and calls nothing wrong', () => {
    vi.stubGlobal('navigator', { onLine: false });
    const failure = readFailure(new TypeError('Failed to fetch dynamically imported module'));
    expect(failure).toMatchObject({ title: 'You are without a network', isNetwork: true });
    expect(failure.detail).toContain('The stories that are kept on this device open without one.');
    expect(readFailure(new ErrorResponse(404, 'Not Found', 'Story not found')).detail).toBe('Story not found');
  });

  test('has something to say about anything that was thrown', () => {
    expect(readFailure(null).detail).toMatch(/\w/);
  });
});

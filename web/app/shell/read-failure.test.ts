import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { describe, expect, test } from 'vitest';
import { readFailure } from './read-failure.ts';

describe('the error screen', () => {
  test.each(['User authentication required', 'Unauthorized', 'You have no permission'])('calls "%s" an authentication error', (message) => {
    expect(readFailure(new Error(message))).toEqual({ title: 'Authentication Error', detail: message, isAuth: true });
  });

  test('keeps the words of programs to itself', () => {
    const failure = readFailure(new TypeError("Cannot read properties of undefined (reading 'name')"));
    expect(failure).toMatchObject({ title: 'Oops! Something went wrong', isAuth: false });
    expect(failure.detail).not.toContain('undefined');
  });

  test('shows the sentence that a route answered with', () => {
    expect(readFailure(new ErrorResponse(404, 'Not Found', 'Story not found')).detail).toBe('Story not found');
  });

  test('has something to say about anything that was thrown', () => {
    expect(readFailure(null).detail).toMatch(/\w/);
  });
});

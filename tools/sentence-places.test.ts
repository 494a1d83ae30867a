/** Every sentence that the specifications quote is really said somewhere in the product, not only held by the catalogue. */
import { describe, expect, test } from 'vitest';
import { MESSAGES } from '../contract/src/messages/index.ts';
import { quotedSentences, sentencePlaces } from './sentence-places.ts';

/** Not said yet. Whoever says one takes it off this list. */
const WAITING = new Set([
  'Authentication system initialization failed. Please try again later.', 'Invalid email or password', 'No account found with this email address',
  'Your account needs email confirmation. Please check your email for a confirmation link, or contact support if you need help.',
  'No authenticated user', 'User must be authenticated',
  'Invalid character: missing ID', 'Failed to extract traits', 'Failed to read image file', 'Character traits extracted successfully!',
  'Location updated successfully',
]);

const places = sentencePlaces();
const keysOf = (sentence: string) => Object.entries(MESSAGES).filter(([, said]) => said === sentence).map(([key]) => key);

describe('the sentences of the specifications', () => {
  test.each(quotedSentences().filter((sentence) => !WAITING.has(sentence)))('"%s" is said', (sentence) => {
    expect(keysOf(sentence).flatMap((key) => places.get(key) ?? [])).not.toEqual([]);
  });
});

test('a sentence that nobody says is noticed', () => {
  expect(places.get('story.not-found')?.length).toBeGreaterThan(0);
  expect([...places.keys()]).toEqual(Object.keys(MESSAGES));
});

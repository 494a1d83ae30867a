/** Every sentence that the specifications quote is really said somewhere in the product, not only held by the catalogue. */
import { describe, expect, test } from 'vitest';
import { MESSAGES } from '../contract/src/messages/index.ts';
import { quotedSentences, sentencePlaces } from './sentence-places.ts';

/** Quoted, and said nowhere for a reason. */
const NOT_SAID: Readonly<Record<string, string>> = {
  'Invalid email or password': "platform.md section 5 replaces it by the sentence about 'Forgot password?'",
  'No account found with this email address': 'it would tell everyone who has an account; the answer is the same for every address',
  'Your account needs email confirmation. Please check your email for a confirmation link, or contact support if you need help.':
    'it would tell everyone who has an account; the answer is the same for every address',
  'No authenticated user': "the same as 'User authentication required', which is said",
  'User must be authenticated': "the same as 'User authentication required', which is said",
  'Location updated successfully': "the same as 'Location updated successfully!', which the form says",
};

const places = sentencePlaces();
const keysOf = (sentence: string) => Object.entries(MESSAGES).filter(([, said]) => said === sentence).map(([key]) => key);

describe('the sentences of the specifications', () => {
  test.each(quotedSentences().filter((sentence) => !(sentence in NOT_SAID)))('"%s" is said', (sentence) => {
    expect(keysOf(sentence).flatMap((key) => places.get(key) ?? [])).not.toEqual([]);
  });

  test.each(Object.entries(NOT_SAID))('"%s" is quoted and not said: %s', (sentence) => {
    expect(quotedSentences()).toContain(sentence);
    expect(keysOf(sentence).flatMap((key) => places.get(key) ?? [])).toEqual([]);
  });
});

test('a sentence that nobody says is noticed', () => {
  expect(places.get('story.not-found')?.length).toBeGreaterThan(0);
  expect([...places.keys()]).toEqual(Object.keys(MESSAGES));
});

import { APICallError } from 'ai';
import { expect, test } from 'vitest';
import { HostedFailed } from '../../hosted/hosted-failed.ts';
import { roomFor } from './room-for-text.ts';

const refused = (statusCode: number, body: object) => {
  const cause = new APICallError({ message: 'no', url: 'u', requestBodyValues: {}, statusCode, responseBody: JSON.stringify(body) });
  return new HostedFailed('s', 'turned-away', 'no', { cause });
};
const TEXT = 'a'.repeat(4000);

test.each<[string, number, object]>([
  ['OpenAI', 400, { error: { message: "Invalid 'input': string too long. Expected a string with maximum length 4096, but got a string with length 5000 instead.", code: 'string_above_max_length' } }],
  ['ElevenLabs', 400, { detail: { status: 'max_character_limit_exceeded', message: 'This request exceeds the character limit of 3000 for this model.' } }],
  ['Groq', 400, { error: { message: 'input must be at most 200 characters', type: 'invalid_request_error' } }],
  ['a server with tokens', 413, { detail: 'Input is too long: maximum of 2000 tokens' }],
  ['a gateway', 422, { detail: [{ type: 'string_too_long', msg: 'String should have at most 1000 characters' }] }],
])('%s says that a text is too long, and half of it is sent from then on', (_, status, body) => {
  const room = roomFor(4096);
  expect(room.isTooSmallFor(TEXT, refused(status, body))).toBe(true);
  expect(room.longest()).toBe(2000);
});

test.each<[string, unknown]>([
  ['a wrong key', refused(401, { detail: { status: 'invalid_api_key' } })], ['a voice that is not there', refused(400, { error: { message: 'voice must be one of alloy, ash' } })],
  ['a limit of a minute', refused(429, { error: { message: 'Rate limit: at most 10 requests' } })], ['a service that is silent', new HostedFailed('s', 'silent', 'no')], ['a slip of ours', new Error('too long')],
])('%s is none of it', (_, error) => {
  const room = roomFor(4096);
  expect(room.isTooSmallFor(TEXT, error)).toBe(false);
  expect(room.longest()).toBe(4096);
});

test('a service that takes not even a sentence is refusing something else', () => {
  expect(roomFor(4096).isTooSmallFor('A fox ran.', refused(400, { error: { message: 'input too long' } }))).toBe(false);
});

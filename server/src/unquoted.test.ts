import { JSONParseError, TypeValidationError } from 'ai';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { unquoted } from './unquoted.ts';

const WISH = 'Maya of Elm Street 4 "has"\na secret';

function messageOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

test.each<[string, string]>([
  ['a failed query', new DrizzleQueryError('insert into "stories" values ($1)', [WISH]).message],
  ['an answer that is not JSON', new JSONParseError({ text: WISH, cause: new Error('Unexpected token') }).message],
  ['an answer of another shape', new TypeValidationError({ value: { story: WISH }, cause: new Error('Invalid input') }).message],
  ['a parser, of a short text', messageOf(() => JSON.parse(WISH))],
  ['a parser, of a long text', messageOf(() => JSON.parse(`[1, ${WISH.repeat(20)}]`))],
  ['PostgreSQL, of a number', `invalid input syntax for type integer: "${WISH}"`],
  ['PostgreSQL, of a list', `malformed array literal: "${WISH}"`],
  ['PostgreSQL, of a time', `date/time field value out of range: "${WISH}"`],
  ['vLLM', `1 validation error: [{'type': 'missing', 'loc': ('body',), 'msg': 'Field required', 'input': {'messages': [{'content': '${WISH}'}]}}]`],
  ['pydantic', `Value error [type=value_error, input_value='${WISH}', input_type=str]`],
  ['a service that repeats our question', `cannot answer: <family-data>\n${WISH}\n</family-data>`],
])('%s is told without what it quotes', (_, message) => {
  expect(message).toContain('Maya');
  expect(unquoted(message)).not.toMatch(/Maya|Elm Street|secret/);
  expect(unquoted(message).length).toBeGreaterThan(10);
});

test.each([
  'Failed query: insert into "stories" values ($1)',
  'duplicate key value violates unique constraint "user_email_unique"',
  "Invalid type for 'messages[0].content': expected a string, but got an object instead.",
  'The model `gpt-9` does not exist or you do not have access to it.',
  'invalid byte sequence for encoding "UTF8": 0x00',
])('%s stays as it is', (message) => {
  expect(unquoted(message)).toBe(message);
});

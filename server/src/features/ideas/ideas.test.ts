import { say } from '@fableloom/contract/messages/index';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectRefused } from '../../testing/refusals.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let app: TestApp;
let person: TestPerson;

beforeAll(async () => {
  app = await openTestApp();
  person = await app.signUp('Dreamer');
});
afterAll(() => app.close());

describe('chat', () => {
  test('asks to sign in', () => expectRefused(app.stranger.ideas.chat({ message: 'A dragon, please' }), 401, 'auth.user.required'));

  test('needs a message', () => expectRefused(person.api.ideas.chat({ message: '   ' }), 400, 'input.invalid'));

  test('answers an idea and says who answered', async () => {
    const history = [{ role: 'user' as const, content: 'Hello' }, { role: 'assistant' as const, content: 'Hello! Who is it about?' }];
    const answer = await person.api.ideas.chat({ message: 'A shy dragon called Ember', conversationHistory: history });
    expect(answer.provider).toBe('built-in');
    expect(answer.response.length).toBeGreaterThan(10);
  });

  test('unkind words are answered gently, not with an error', async () => {
    const { response } = await person.api.ideas.chat({ message: 'A story about drugs and vodka' });
    expect(response).toBe(say('app.unsafe-text'));
  });
});

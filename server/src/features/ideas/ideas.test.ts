import { say } from '@fableloom/contract/messages/index';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectRefused } from '../../testing/refusals.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { characterForm } from '../characters/character-form.fixture.ts';

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

  test('knows whom and what a family may use by name: the starter cast, its own, and nobody else’s', async () => {
    const [first, ...ideas] = (await person.api.ideas.chat({ message: 'A story about Rusty in Lantern Wood for my 6 year old' })).response.split('\n\n');
    expect(first).toBe('Here is what I understood: Rusty the red fox; the place: Lantern Wood; for a child of 6.');
    expect(ideas.join(' ')).toContain('Rusty has to');
    expect(ideas.join(' ')).not.toMatch(/who should the story be about|Tell me about the hero/i);
    await app.putOnPlan(person, 'price_hero_month');
    await person.api.characters.create(characterForm({ name: 'Captain Pancake' }));
    const spoken = [{ role: 'user' as const, content: 'captain pancake and a dragon' }];
    const own = await person.api.ideas.chat({ message: 'They sail to a castle', conversationHistory: spoken });
    expect(own.response).toContain('Captain Pancake has to');
    const other = await app.signUp('Other');
    expect((await other.api.ideas.chat({ message: 'A story about Captain Pancake' })).response).not.toContain('Captain Pancake the');
  });

  test('unkind words are answered gently, not with an error', async () => {
    const { response } = await person.api.ideas.chat({ message: 'A story about drugs and vodka' });
    expect(response).toBe(say('app.unsafe-text'));
  });
});

import { chatAboutIdeas } from '@fableloom/writer';
import { describe, expect, test } from 'vitest';
import { chatWithNames } from './with-names.ts';
import type { IdeaRequest, KnownName } from './writer.port.ts';

const KNOWN: KnownName[] = [
  { is: 'character', name: 'Rusty', kind: 'Red Fox' }, { is: 'character', name: 'Maya', kind: 'Young Explorer' }, { is: 'character', name: '小明', kind: 'Boy' },
  { is: 'character', name: '$& (Al)', kind: '' }, { is: 'place', name: 'Lantern Wood', kind: 'Enchanted Forest' },
];
const ask = (message: string, history: IdeaRequest['history'] = []) => chatWithNames({ seed: '1', message, history, known: KNOWN }, chatAboutIdeas).response;
const understood = (message: string) => ask(message).split('\n\n')[0];

describe('a talk with names that the family knows', () => {
  test.each([
    ['A story about Rusty in Lantern Wood', 'Rusty the red fox; the place: Lantern Wood.'],
    ['Rusty', 'Rusty the red fox.'],
    ['maya and rusty go to a castle', 'Maya the young explorer and Rusty the red fox; the place: a castle.'],
    ['A dragon and Rusty', 'a hero who is a dragon; Rusty the red fox; something for the Fantasy shelf.'],
    ['From Lantern Wood to a castle with rusty', 'Rusty the red fox; the place: a castle; the place: Lantern Wood.'],
    ['Rusty goes to the zoo', 'Rusty the red fox; the place: a zoo.'],
    ['Tell me about 小明!', '小明 the boy.'],
    ['Tell me about $& (Al)', '$& (Al).'],
  ])('%j is understood', (message, told) => expect(understood(message)).toBe(`Here is what I understood: ${told}`));

  test('ideas are about the one who was named, also some turns ago', () => {
    expect(ask('In a castle, please', [{ role: 'user', content: 'It is for Rusty' }, { role: 'assistant', content: 'Hello Maya' }])).toContain('Rusty has to');
    expect(ask('Maya')).not.toMatch(/standin|zoo|your hero has to/i);
  });

  test('what is not wanted, is part of another word, or is not known is left to the storyteller', () => {
    for (const message of ['without Rusty please', 'A rustyish bucket', 'A shy dragon called Ember', 'Hello', 'I want to die, Rusty']) {
      expect(ask(message)).toBe(chatAboutIdeas({ seed: '1', message, history: [] }).response);
    }
  });
});

// Somebody who says something is the one whom nobody has named, where it can be nobody else.
import { expect, it } from 'vitest';
import { nameASpeaker } from './name-a-speaker.ts';

const QUILL = { name: 'Quill', male: false };
const OTHERS = [{ name: 'Finn', male: true }, { name: 'Maya', male: false }];
const named = (text: string, beat = 'rest'): string | undefined => nameASpeaker(text, beat, QUILL, OTHERS)?.text;

it('what somebody of the company says is said by whoever has no name yet', () => {
  expect(named('“Are you awake?” somebody asked. Finn was.')).toBe('“Are you awake?” Quill asked. Finn was.');
  expect(named('“It’s over,” said somebody at last. He sat down.')).toBe('“It’s over,” said Quill at last. He sat down.');
  expect(named('They had a rest. “I’ve got twelve,” said one; “I’ve got none,” said another.')).toBe('They had a rest. “I’ve got twelve,” said Quill; “I’ve got none,” said another.');
  expect(named('They went on. Somebody asked why the whale had to come.')).toBe('They went on. Quill asked why the whale had to come.');
});

it('a stranger keeps their own words', () => {
  expect(named('“Come in,” said somebody at the door, quite kindly.')).toBeUndefined();
  expect(named('“I’m too squashed,” said somebody else.')).toBeUndefined();
  expect(named('“Wrap up warm,” said somebody’s aunt.')).toBeUndefined();
  expect(named('“Are you awake?” somebody asked.', 'meet')).toBeUndefined();
  expect(named('“Are you awake?” somebody asked. Nobody knew who it was.')).toBeUndefined();
});

it('the next “she” goes on meaning whom it meant', () => {
  expect(named('Maya sat down. “Are you cold?” somebody asked. She was not.')).toBeUndefined();
  expect(named('“Are you cold?” somebody asked. Maya was, and said that she was.')).toBe('“Are you cold?” Quill asked. Maya was, and said that she was.');
});

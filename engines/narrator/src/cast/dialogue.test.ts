import { describe, expect, it } from 'vitest';
import { prepareScript } from '../script.ts';

/** Who says what, in order: "name: first word of the line". */
const heard = (text: string, known: string[] = []): string[] =>
  prepareScript(text, known).lines.filter((line) => line.speaker !== null).map((line) => `${line.speaker}: ${line.words[0]?.spoken[0]}`);

describe('who says a quote is told by the words around it', () => {
  it.each([
    ['a tag behind', '“Hello,” said Mira.', ['mira: hello']],
    ['a name before the verb', '"Hello," Mira said softly.', ['mira: hello']],
    ['a tag in front', 'Mira whispered, "Hush."', ['mira: hush']],
    ['a thing', '"Who goes there?" asked the old brown bear gruffly.', ['bear: who']],
    ['a title', '"Come," Princess Mira called.', ['mira: come']],
    ['what somebody does beside it', 'Mira laughed. "Again!"', ['mira: again']],
    ['British quotes', "'Come here,' said the bear. 'I won't,' said Mira.", ['bear: come', 'mira: i']],
    ['both halves of a quote', '“If it rains,” said Mira, “we stay.”', ['mira: if', 'mira: we']],
    ['a pronoun', 'Mira sat down. “I am tired,” she said.', ['mira: i']],
  ])('%s', (_, text, expected) => expect(heard(text, ['mira'])).toEqual(expected));

  it('two who talk take turns when nobody is named', () => {
    const talk = '“Ready?” asked Mira.\n\n“Yes,” said Tom.\n\n“Sure?”\n\n“Very.”';
    expect(heard(talk, ['mira', 'tom'])).toEqual(['mira: ready', 'tom: yes', 'mira: sure', 'tom: very']);
  });

  it.each([
    ['an apostrophe', "The dogs' bone wasn't Mira's."],
    ['a word in doubt', 'It was a "magic" stone, they say.'],
    ['a title', 'He opened "The Big Book of Bees" again.'],
    ['an elision', "'Twas night, and 'em all slept."],
  ])('%s is not speech', (_, text) => expect(heard(text)).toEqual([]));

  it('speech that is left open runs to the end of its paragraph', () => {
    expect(heard('“I will tell you. It was long ago.\n\nThe end.')).toHaveLength(2);
  });
});

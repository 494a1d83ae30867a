// An order about the telling is followed, or the person is told why not; it never becomes a thing on the path or a word in somebody’s mouth.
import { describe, expect, test } from 'vitest';
import type { StoryBrief } from '../brief.ts';
import { writePhase } from '../index.ts';
import { askedBrief } from '../testing/asked.ts';

const start = writePhase(askedBrief('5-8'));
const earlier: StoryBrief['earlier'] = [{ phase: 'introduction', text: start.paragraphs.join('\n\n'), facts: start.facts }];
const ordered = (instruction: string) => writePhase({ ...askedBrief('5-8'), phase: 'development', earlier, instruction });
const asked = (from: 'instruction', text: string) => ordered(text).facts.wishes.filter((wish) => wish.from === from && wish.kind !== 'avoid').map(({ words }) => words);

describe('an order that cannot be followed', () => {
  test.each([
    ['make it rhyme', /in prose/u], ['tell it from Finn’s point of view', /in prose/u], ['write in the first person', /in prose/u], ['In French please', /English only/u],
    ['Bitte eine Geschichte mit einem Pferd', /English only/u], ['use the word banana five times', /which words/u], ['use simpler words', /age range/u], ['remove Finn', /in every part/u],
    ['Make Finn the villain', /where the character is made/u], ['change his name to Tom', /where the character is made/u], ['make it sadder', /no other mood/u], ['add more feelings', /no other mood/u],
    ['start with a question', /single passages/u], ['swap the first two paragraphs', /where the character is made|which words/u], ['do not let them fight', /what happens instead/u], ['Finn must not be afraid', /what happens instead/u],
    ['explain why the sky is blue', /explains nothing/u], ['less dialogue', /with less of that/u], ['Add a plot twist', /what the surprise is/u], ['end with a party', /in its last part/u], ['make it about friendship', /its theme/u],
  ])('%s', (instruction, why) => {
    const { notFollowed } = ordered(instruction);
    expect(notFollowed).toHaveLength(1);
    expect(notFollowed[0]).toMatch(why);
    expect(notFollowed[0]).toContain(`“${instruction.replace(/ please$/u, notFollowed[0]?.includes(' please') ? ' please' : '')}`);
    expect(asked('instruction', instruction)).toEqual([]);
  });

  test('half of an order that can be followed is', () => {
    const { notFollowed, paragraphs } = ordered('make it rhyme and add a dragon');
    expect(notFollowed).toEqual([expect.stringMatching(/^“make it rhyme”: /u)]);
    expect(paragraphs.join(' ')).toMatch(/a dragon/u);
  });

  test('none of them is put into the story', () => {
    for (const instruction of ['write in the first person', 'In French please', 'put it in winter', 'swap the names', 'do it again']) expect(ordered(instruction).paragraphs.join(' ')).not.toMatch(/first person|in french|a winter|swap|again,” said/iu);
  });
});

describe('an order that is followed', () => {
  test.each([
    ['set it in winter', 'It was winter'], ['let it snow', 'It snowed and snowed'], ['They should meet a bear called Bruno and become friends', 'They met a bear called Bruno and became friends'],
    ['let Amara sing a song', 'Amara sang a song'], ['Give Finn a dog', 'Finn got a dog'], ['Amara and Finn build a rocket and fly to the moon', 'Amara and Finn built a rocket and flew to the moon'],
  ])('%s', (instruction, words) => {
    expect(ordered(instruction).notFollowed).toEqual([]);
    expect(ordered(instruction).paragraphs.join(' ')).toContain(words);
  });

  test.each(['make it more exciting', 'too long', 'keep everything but make it shorter', 'nobody should die', 'less action', 'do it again', 'make it more interesting'])('%s', (instruction) => {
    expect(ordered(instruction).notFollowed).toEqual([]);
    expect(asked('instruction', instruction)).toEqual([]);
  });

  test('more exciting and calmer are two different tellings', () => {
    const tellings = ['make it more exciting', 'make it calmer', 'make it funnier', 'make it shorter'].map((instruction) => ordered(instruction).paragraphs.join('\n'));
    expect(new Set(tellings).size).toBe(4);
  });

  test('what is not wanted any more does not come in the parts that follow, in whatever number', () => {
    for (const instruction of ['no geese please', 'I did not like the part with the goose', 'remove the goose']) {
      const written = ordered(instruction);
      expect(written.paragraphs.join(' '), instruction).not.toMatch(/\bgoose\b|\bgeese\b/iu);
      const later = writePhase({ ...askedBrief('5-8'), phase: 'climax', earlier: [...earlier, { phase: 'development', text: written.paragraphs.join('\n\n'), facts: written.facts }] });
      expect(later.paragraphs.join(' '), instruction).not.toMatch(/\bgoose\b|\bgeese\b/iu);
    }
  });
});

describe('a prompt about the telling', () => {
  const prompted = (customPrompt: string) => writePhase(askedBrief('5-8', { customPrompt }));

  test.each([['a story that rhymes', /in prose/u], ['the moral should be that sharing is good', /explains nothing/u], ['set in space', /its places and its theme/u], ['Only animals', /its characters/u]])('%s', (prompt, why) => {
    expect(prompted(prompt).notFollowed).toEqual([expect.stringMatching(why)]);
    expect(prompted(prompt).facts.wishes).toEqual([]);
  });

  test.each([
    ['in the jungle', 'place', 'the jungle'], ['It should take place in a castle', 'place', 'a castle'], ['grandma’s birthday', 'event', 'Amara’s grandma’s birthday'], ['ends with a big hug', 'ending', 'There was a big hug'],
    ['our dog Rocky died last week', 'happening', 'Amara’s dog Rocky had died'], ['We are going to the seaside tomorrow', 'happening', 'They were going to the seaside'],
    ['a princess who does not want to marry', 'newcomer', 'a princess who did not want to marry'],
  ])('%s', (prompt, kind, words) => {
    expect(prompted(prompt).facts.wishes).toMatchObject([{ kind, words }]);
  });
});

import { describe, expect, it } from 'vitest';
import { flow } from './flow.ts';

const told = (text: string, sources?: ReadonlyMap<string, number>): string => flow(text, 30, 60, sources);

describe('short statements are joined for older readers', () => {
  it('goes on with “and” where one person does two things', () => {
    expect(told('She took the lamp. She went down the stair.')).toBe('She took the lamp, and she went down the stair.');
  });

  it('says no “and” where one of the two says no', () => {
    expect(told('He was not spying. He had noticed the lamp.')).toBe('He was not spying; he had noticed the lamp.');
    expect(told('He had seen the ditch. He had never seen the second ditch.')).toBe('He had seen the ditch; he had never seen the second ditch.');
  });

  it('says no “and” where somebody else goes on', () => {
    expect(told('They found her. She lived over the saddler’s.')).toBe('They found her; she lived over the saddler’s.');
  });

  it('joins nothing to what was only put into the scene', () => {
    const sources = new Map([['It was the highest thing there was.', 1]]);
    expect(told('It was the highest thing there was. There was the matter of the letter.', sources)).toBe('It was the highest thing there was. There was the matter of the letter.');
  });

  it('joins none by which the mean sentence would be longer than fits', () => {
    const three = 'It was a long way down to the well. It was a short way up to the door. There was nobody about.';
    expect(flow(three, 19, 36, new Map(), 13)).toContain('; ');
    expect(flow(three, 19, 36, new Map(), 10)).toBe(three);
  });

  it('begins a statement with a name as well as with a pronoun, for the oldest', () => {
    expect(told('It had been a long hill. Murk sat down on the bag. “Well?” somebody asked, when Murk had got his breath.')).toContain('a long hill; Murk sat down');
    expect(told('Ines had gone ahead. Murk sat down on the bag. “Well?” Ines asked, when Murk had got his breath.')).toContain('gone ahead. Murk sat');
  });
});

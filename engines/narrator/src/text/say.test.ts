import { describe, expect, it } from 'vitest';
import { prepareScript } from '../script.ts';

const spoken = (text: string): string =>
  prepareScript(text, []).lines.flatMap((line) => line.words.flatMap((word) => word.spoken)).join(' ');

describe('what is written is read as a person reads it', () => {
  it.each([
    ['Dr. Fox and Mrs. Hen', 'doctor fox and missus hen'],
    ['It cost $5.50.', 'it cost five dollars and fifty cents'],
    ['£1 or 20p', 'one pound or twenty p'],
    ['1,234 apples', 'one thousand two hundred and thirty four apples'],
    ['in 1984 and 2005', 'in nineteen eighty four and two thousand and five'],
    ['at 7:30, 10:05 and 9:00', "at seven thirty ten oh five and nine o'clock"],
    ['7:30 am, 9:00pm, 8 a.m.', 'seven thirty ay m nine p m eight ay m'],
    ['Mr Fox', 'mister fox'],
    ['the 1st, 22nd and 40th', 'the first twenty second and fortieth'],
    ['3.5kg, 10%, 20°C', 'three point five kilograms ten percent twenty degrees celsius'],
    ['½ a pie, 2½ cups, 3/4', 'one half a pie two and a half cups three quarters'],
    ['pages 3–4', 'pages three to four'],
    ['-5°C, not 5-6 or a - 3', 'minus five degrees celsius not five to six or a three'],
    ['Chapter IV: Henry VIII', 'chapter four henry the eighth'],
    ['Do I mix it? I do.', 'do i mix it i do'],
    ['Café Zoë naïve Ærø', 'cafe zoe naive aero'],
    ['“Don’t!” she said', "don't she said"],
    ['the BBC and the USA', 'the b b c and the u s ay'],
    ['STOP THAT NOW', 'stop that now'],
    ['Nooooo! Goooood! Booo! Wheeee!', 'no good boo whee'],
    ['cats & dogs', 'cats and dogs'],
    ['007', 'zero zero seven'],
    ['**very** _slow_ — really', 'very slow really'],
  ])('%s', (written, read) => expect(spoken(written)).toBe(read));

  it('a word of many letters is one word on the page and pieces in the mouth', () => {
    const [line] = prepareScript('abcdefghij'.repeat(9), []).lines;
    expect(line?.words).toHaveLength(1);
    expect(line?.words[0]?.spoken.every((piece) => piece.length <= 24)).toBe(true);
  });

  it('other scripts are not spoken but told, neighbours as one part', () => {
    const script = prepareScript('Hello 你好,世界! and Привет, friend.', []);
    expect(script.unspoken).toEqual(['你好,世界', 'Привет']);
    expect(script.lines.flatMap((line) => line.words)).toHaveLength(3);
  });
});

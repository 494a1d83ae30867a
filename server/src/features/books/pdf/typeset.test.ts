import { describe, expect, test } from 'vitest';
import { faceFor } from '../fonts.ts';
import { printFontsFor } from './print-fonts.ts';
import { isPrintable, runsOf } from './typeset.ts';

const face = await faceFor('5-8');
const set = (text: string) => runsOf(text, printFontsFor(face, text), 400).map(({ text: run, font }) => [run, font]);

describe('the signs of a printed book', () => {
  test('a story in our own letters opens no other font', () => {
    const words = 'Zoë met Žofka, Ngô Đình and Лев… “Hello!” — 7 × 7';
    expect(printFontsFor(face, words)).toHaveLength(face.files.length);
    expect(isPrintable(words, printFontsFor(face, words))).toBe(true);
  });

  test.each([['月亮', 'ZCOOL XiaoWei 400'], ['שלום', 'Noto Sans Hebrew 400'], ['مرحبا', 'Noto Naskh Arabic 400'], ['🦊', 'Noto Emoji 400']])('%s is printed in %s', (sign, font) => {
    expect(set(`A ${sign}.`)).toEqual([['A ', 'latin-400'], [sign, font], ['.', 'latin-400']]);
  });

  test('words that are read from the right stand in the opposite order between words that are not', () => {
    expect(set('Say אבא של נועה now').map(([run]) => run)).toEqual(['Say ', 'נועה', ' ', 'של', ' ', 'אבא', ' now']);
  });

  test('joiners and skin tones are no signs of their own', () => {
    expect(set('👍🏽\u200d!').map(([run]) => run)).toEqual(['👍', '!']);
  });

  test('a sign of a script that none of the fonts has is known', () => {
    expect(isPrintable('ꦱꦸꦒꦼꦁ', printFontsFor(face, 'ꦱꦸꦒꦼꦁ'))).toBe(false);
  });
});

import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { faceFor } from '../fonts.ts';
import { printFontsFor } from './print-fonts.ts';
import { asSeen } from './bidi.ts';
import { breakLines } from './set-both-ways.ts';
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

  test.each([
    ['words that are read from the right stand in the opposite order between words that are not', 'Say אבא של נועה now', 'Say |נועה| |של| |אבא| now'],
    ['a number among them is read from the left', 'אבא אמר 12.5 פעם', 'פעם| |12.5| |אמר| |אבא'],
    ['a paragraph of them ends at the left, brackets open to where they are read', 'שלום (Maya)!', '!(|Maya|) |שלום'],
    ['and one of ours ends at the right', 'It was שלום.', 'It was |שלום|.'],
  ])('%s', (_, text, seen) => {
    expect(asSeen(runsOf(text, printFontsFor(face, text), 400)).map((run) => run.text).join('|')).toBe(seen);
  });

  test('a paragraph that is read from the right is broken where its lines end in reading, not in what is seen', () => {
    const text = 'אבא אמר לנועה שהירח עלה מעל העצים ושכל הפנסים כבר נדלקו';
    const fonts = printFontsFor(face, text);
    const doc = new PDFDocument({ font: '' });
    for (const { id, woff } of fonts) doc.registerFont(id, woff);
    const lines = breakLines(doc.fontSize(17), text, 150, { fonts, weight: 400, size: 17, align: 'left', fromTheRight: true });
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.map((line) => line.map((run) => run.text).join('')).join(' ')).toBe(text);
    for (const line of lines) expect(line.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(150);
  });

  test('joiners and skin tones are no signs of their own', () => {
    expect(set('👍🏽\u200d!').map(([run]) => run)).toEqual(['👍', '!']);
  });

  test('a sign of a script that none of the fonts has is known', () => {
    expect(isPrintable('ꦱꦸꦒꦼꦁ', printFontsFor(face, 'ꦱꦸꦒꦼꦁ'))).toBe(false);
  });
});

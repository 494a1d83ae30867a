import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Book } from '../book.ts';
import { bindPdf } from './bind-pdf.ts';
import { linesHere } from './lines-here.ts';

test.each([
  ['all of it fits', 3, 5, 3],
  ['two and more go over', 6, 4, 4],
  ['one would go over alone: it takes another along', 5, 4, 3],
  ['one would stay alone at the foot', 5, 1, 0],
  ['three lines have no place to be cut', 3, 2, 0],
  ['there is no room at all', 2, 0, 0],
])('a paragraph at the foot of a page: %s', (_, lines, room, here) => expect(linesHere(lines, room)).toBe(here));

/** How many lines of text stand on each page, by the heights at which letters are set. */
function linesOnPages(pdf: Buffer): number[] {
  const raw = pdf.toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, data]) => {
    try {
      return inflateSync(Buffer.from(data ?? '', 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  const pages = streams.filter((stream) => stream.includes('/Artifact') && / Tm\b/.test(stream));
  return pages.map((page) => new Set([...page.matchAll(/([\d.]+) Tm\b/g)].map(([, height]) => height)).size - 1);
}

const words = (count: number) => Array.from({ length: count }, () => 'lantern').join(' ');

/** Its second page has room for a heading and twenty lines of seven words, the last holds two lines about the book. */
const bookOf = (text: string): Book => ({
  id: 'story_1', title: 'The Lantern', ageRange: '5-8', cast: [], cover: null, madeAt: new Date(0), madeBy: ['Fableloom'],
  chapters: [{ phase: 'introduction', title: 'Introduction', text, picture: null, scenes: [], sound: null }],
});

test.each([
  ['ends with two lines where it would end with a word alone', words(20 * 7 + 1), [20, 2, 2]],
  ['begins on the next page where one line of it would stay', `${words(18 * 7)}\n\n${words(20)}`, [19, 3, 2]],
  ['is cut where the page ends otherwise', words(22 * 7), [21, 2, 2]],
])('a paragraph of a printed book %s', async (_, text, pages) => {
  expect(linesOnPages(await bindPdf(bookOf(text), { paper: 'a4', now: new Date(0) }))).toEqual(pages);
});

// On a lap the pages hang together: one line comes back, a few words lead from page to page, and what is found out is followed at once.
import { describe, expect, it } from 'vitest';
import { PAGE_LINKS } from '../voices/lap/page-links.ts';
import { atBedOf } from '../lexicon/refrains.ts';
import { sampleRound } from '../testing/sample-round.ts';
import { tellShelf, tellWhole } from '../testing/tell-whole.ts';

const shelf = tellShelf(sampleRound(14, '3-4', 'pages'));
const parts = shelf.flat();
const isLink = ({ is, source }: { is: string; source: string }): boolean => is === 'link' && !/\{(?:refrain|at-bed)\}/u.test(source);

describe('on a lap', () => {
  it('the same line comes back in each part, and says good night on the last pages', () => {
    const isSung = ({ written: { paragraphs, facts } }: (typeof parts)[number]): boolean => {
      const { refrain = '' } = facts.plan.words;
      return [refrain, atBedOf(refrain) ?? refrain].some((line) => paragraphs.some((told) => told.includes(line)));
    };
    const unsung = parts.filter((part) => !isSung(part));
    // Where a page has just room for what it must tell, it does without.
    expect(unsung.length, unsung.map(({ phase, written }) => `${written.facts.plan.premise}, ${phase}`).join('; ')).toBeLessThanOrEqual(parts.length / 8);
    const last = shelf.map((story) => story.at(-1)).filter((one) => one !== undefined);
    expect(last.filter(({ written: { paragraphs, facts } }) => paragraphs.slice(-3).join(' ').includes(atBedOf(facts.plan.words.refrain) ?? '-')).length).toBeGreaterThan(last.length / 2);
  });

  it('a page that stands alone is led to in a few words, never two in a row, and never twice in the same words', () => {
    for (const story of shelf) {
      const linked = story.map(({ made }) => made.map(({ parts: of }) => of.some(isLink)));
      for (const pages of linked) expect(pages.some((is, at) => is && pages[at + 1] === true)).toBe(false);
      const lines = story.flatMap(({ made }) => made.flatMap(({ parts: of }) => of.filter(isLink).map(({ source }) => source)));
      expect(new Set(lines).size).toBe(lines.length);
      expect(lines.length).toBeGreaterThan(2);
    }
  });

  it('a link is as short as that: four words that nobody remembers', () => {
    const lines = Object.values(PAGE_LINKS).flatMap((beats) => Object.values(beats).flatMap((some) => some ?? []));
    expect(lines.length).toBeGreaterThan(40);
    expect(lines.filter((line) => line.replace(/^\{[a-z-]+\}(?=\p{Lu})/u, '').split(' ').length > 5)).toEqual([]);
  });

  it('what is found out is followed at once: nobody is met between the turn and why they go', () => {
    for (const { made } of parts.filter(({ phase }) => phase === 'development')) {
      const beats = made.map(({ beat }) => beat);
      expect(beats.slice(beats.indexOf('turn') + 1).filter((beat) => beat !== 'truth')).toEqual(['resolve']);
    }
  });
});

it('older readers are told their pages as they are', () => {
  const [brief] = sampleRound(1, '5-8', 'pages');
  expect(brief && tellWhole(brief).flatMap(({ made }) => made.flatMap(({ parts: of }) => of.filter(({ is }) => is === 'link')))).toEqual([]);
});

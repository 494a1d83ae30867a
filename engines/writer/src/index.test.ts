// What the storyteller promises, over a mixed batch of sixty briefs.
import { syllable } from 'syllable';
import { describe, expect, test } from 'vitest';
import { chatAboutIdeas, writePhase } from './index.ts';
import type { StoryBrief } from './brief.ts';
import { RANGES } from './plan/beats.ts';
import { SAMPLES } from './testing/samples.ts';
import { tellWhole } from './testing/tell-whole.ts';
import { premiseById } from './premises/premises.ts';
import { countWords, grams, meanSentence, overlap, plainWords, selfBleu, sentencesOf } from './tell/measure.ts';
import { FITS } from './tell/paragraph.ts';

const told = SAMPLES.map((brief) => ({ brief, phases: tellWhole(brief) }));
const whole = told.map(({ phases }) => phases.map(({ written }) => written.paragraphs.join('\n')).join('\n'));
const first = SAMPLES[1] as StoryBrief;

describe('structure', () => {
  test('every phase has a paragraph count inside its range', () => {
    for (const { brief, phases } of told) {
      for (const { phase, written } of phases) {
        const [least, most] = RANGES[phase][brief.length];
        expect(written.paragraphs.length, `${brief.seed} ${phase}`).toBeGreaterThanOrEqual(least);
        expect(written.paragraphs.length, `${brief.seed} ${phase}`).toBeLessThanOrEqual(most);
      }
    }
  });

  test('words a paragraph and sentence length follow the age', () => {
    for (const { brief, phases } of told) {
      const fit = FITS[brief.ageRange];
      for (const { phase, written } of phases) {
        for (const paragraph of written.paragraphs) {
          expect(countWords(paragraph), `${brief.seed} ${phase}: ${paragraph}`).toBeGreaterThanOrEqual(fit.least);
          expect(countWords(paragraph), `${brief.seed} ${phase}: ${paragraph}`).toBeLessThanOrEqual(fit.most);
        }
        expect(meanSentence(written.paragraphs.join(' ')), `${brief.seed} ${phase}`).toBeLessThanOrEqual(fit.sentence);
      }
    }
  });

  test('reading level rises from voice to voice', () => {
    const grade = (age: string): number => {
      const text = whole.filter((_, at) => told[at]?.brief.ageRange === age).join(' ');
      const words = plainWords(text);
      return 0.39 * (countWords(text) / sentencesOf(text).length) + 11.8 * (words.reduce((sum, word) => sum + syllable(word), 0) / words.length) - 15.59;
    };
    const grades = ['3-4', '5-8', '9-12', '12-17'].map(grade);
    expect([...grades].toSorted((a, b) => a - b)).toEqual(grades);
    expect(grades[1]).toBeLessThan(5.34);
  });
});

describe('sentences', () => {
  test('no slot, no double space, no stray quotation mark, no wrong article', () => {
    for (const text of whole) {
      expect(text).not.toMatch(/[{}[\]|^@]|undefined| {2}|"|(?<!\.)\.\.(?!\.)|[?!][.,]/u);
      expect((text.match(/“/gu) ?? []).length).toBe((text.match(/”/gu) ?? []).length);
      expect(text).not.toMatch(/\ba (?:(?!one\b)[aeio]\p{L}+|umbrella|ugly|unusual)\b/u);
      expect(text).not.toMatch(/\ban (?:[bcdfgjklmnpqrstvwyz]\p{L}+|unicorn)\b/u);
    }
  });

  test('every sentence begins with a capital', () => {
    for (const text of whole) {
      for (const paragraph of text.split('\n')) expect(paragraph, paragraph).toMatch(/^[“‘]?[^\p{Ll}]/u);
    }
  });

  test('worn-out names and props stay out', () => {
    for (const text of whole) expect(text).not.toMatch(/\b(?:Elias|Mara|Elara|librarian|clockmaker)\b/u);
  });
});

describe('nothing twice', () => {
  test('no run of six words comes twice in a story, but for its names and its goal', () => {
    for (const { brief, phases } of told) {
      const plan = phases[0]?.written.facts.plan;
      const premise = premiseById(plan?.premise ?? '');
      const known = [premise.want, premise.small.want, ...Object.values(plan?.words ?? {})].flatMap((words) => words.split(/[{[][^\]}]*[\]}]/u));
      const names = known.map((words) => plainWords(words).join(' ')).filter((words) => words.includes(' '));
      const runs = phases.flatMap(({ written }) => written.paragraphs).flatMap((paragraph) => {
        const line = names.reduce((left, name) => left.replaceAll(` ${name} `, ' * '), ` ${plainWords(paragraph).join(' ')} `);
        return grams(line.trim().split(' '), 6);
      });
      const twice = runs.filter((run, at) => runs.indexOf(run) !== at);
      expect(twice.length, `${brief.seed}: ${twice.join(' | ')}`).toBeLessThanOrEqual(3);
    }
  });
});

describe('people, places, wishes', () => {
  test('every chosen character is named in the introduction', () => {
    for (const { brief, phases } of told) {
      const text = phases[0]?.written.paragraphs.join(' ') ?? '';
      for (const { name } of brief.characters) expect(text, `${brief.seed} ${name}`).toContain(name);
    }
  });

  test('every chosen place is named', () => {
    told.forEach(({ brief }, at) => {
      for (const { name } of brief.places) expect(whole[at], `${brief.seed} ${name}`).toContain(name);
    });
  });

  test('a custom prompt is in the story and at its end', () => {
    for (const { brief, phases } of told) {
      if (!brief.customPrompt?.includes('umbrella')) continue;
      expect(phases[0]?.written.paragraphs.join(' ')).toContain('purple umbrella');
      expect(phases[3]?.written.paragraphs.join(' ')).toContain('umbrella');
    }
  });

  test('an answer changes what happens', () => {
    const start = writePhase(first);
    const next = { ...first, phase: 'development' as const, earlier: [{ phase: 'introduction' as const, text: '', facts: start.facts }] };
    const answered = writePhase({ ...next, continuation: { question: 'Who needs help, and why?', answer: 'The one who needs help is an old turtle' } });
    expect(answered.paragraphs.join(' ')).toContain('old turtle');
    expect(answered.paragraphs.join(' ')).not.toBe(writePhase(next).paragraphs.join(' '));
  });

  test('what cannot be followed is said', () => {
    expect(writePhase({ ...first, instruction: 'xqzt flurb' }).notFollowed).toHaveLength(1);
    expect(writePhase({ ...first, instruction: 'make it funnier' }).notFollowed).toEqual([]);
    expect(writePhase({ ...first, instruction: 'add a storm' }).paragraphs.join(' ')).toMatch(/storm/u);
  });
});

describe('the same and different', () => {
  test('the same brief and seed give the same words', () => {
    expect(writePhase(first)).toEqual(writePhase(structuredClone(first)));
  });

  test('a regenerated phase clearly differs', () => {
    for (const brief of SAMPLES.slice(0, 12)) {
      const old = writePhase(brief).paragraphs.join('\n');
      const again = writePhase({ ...brief, unlike: [old] }).paragraphs.join('\n');
      expect(overlap(again, old)).toBeLessThan(0.5);
    }
  });

  test('forty mixed stories do not sound alike', () => {
    expect(selfBleu(whole.slice(0, 40))).toBeLessThan(0.76);
  });

  test('a phase takes under fifty milliseconds', () => {
    const start = performance.now();
    SAMPLES.slice(0, 20).forEach((brief) => writePhase(brief));
    expect((performance.now() - start) / 20).toBeLessThan(50);
  });
});

describe('odd briefs', () => {
  const NAMES = ['X', 'Sir Reginald Bartholomew Fox Junior', '小龙', '🐉', 'O’Brien', "O'Brien", 'ZARA', 'zoe', 'James', '{H}', 'A|B'];
  test.each(NAMES)('the name %s breaks nothing', (name) => {
    for (const ageRange of ['3-4', '12-17'] as const) {
      const text = writePhase({ ...first, ageRange, seed: name, characters: first.characters.map((one, at) => (at === 0 ? { ...one, name } : one)) });
      expect(text.paragraphs.join(' ')).not.toMatch(/[{}[\]|^@]|undefined| {2}/u);
    }
  });

  test('no characters, no theme, many characters, many places: still a story', () => {
    const many = Array.from({ length: 25 }, (_, at) => ({ ...(first.characters[0] as StoryBrief['characters'][number]), id: `x${at}`, name: `Friend${at}` }));
    for (const ageRange of ['3-4', '5-8', '9-12', '12-17'] as const) {
      expect(writePhase({ ...first, ageRange, characters: [], theme: { category: '', name: '' } }).paragraphs.length).toBeGreaterThan(5);
      expect(writePhase({ ...first, ageRange, characters: many }).paragraphs.every(Boolean)).toBe(true);
    }
  });
});

describe('idea helper', () => {
  test('mirrors what it understood, offers ideas and asks', () => {
    const { response } = chatAboutIdeas({ seed: 'a', message: 'A story about a shy dragon called Ember, no monsters please', history: [] });
    expect(response).toContain('shy dragon called Ember');
    expect(response).toContain('no monsters');
    expect(response).toContain('1.');
    expect(response).not.toMatch(/[{}[\]|]/u);
  });

  test('says so when it understood nothing', () => {
    expect(chatAboutIdeas({ seed: 'a', message: 'blorp', history: [] }).response).toMatch(/not pretend/u);
  });
});

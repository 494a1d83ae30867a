// What the storyteller promises, over two hundred mixed briefs, told one after another as a family hears them.
import { describe, expect, test } from 'vitest';
import { chatAboutIdeas, writePhase } from './index.ts';
import type { StoryBrief } from './brief.ts';
import { RANGES } from './plan/beats.ts';
import { isNamed, safeName } from './tell/people.ts';
import { plotOf } from './testing/plot-measures.ts';
import { clashesIn, gradeOf, spacheOf } from './testing/reading-level.ts';
import { SAMPLES } from './testing/samples.ts';
import { wornOutIn } from './testing/worn-out.ts';
import { tellShelf, textOf } from './testing/tell-whole.ts';
import { matterOf } from './premises/matters.ts';
import { premiseById } from './premises/premises.ts';
import { countWords, grams, meanSentence, overlap, plainWords, sentencesOf } from './tell/measure.ts';
import { FITS } from './tell/fits.ts';

declare const process: { cpuUsage(since?: { user: number; system: number }): { user: number; system: number } };

/** CPU of a work, in microseconds. */
function cpuOf(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

const briefs = SAMPLES.slice(0, 200);
const shelf = tellShelf(briefs);
const told = briefs.map((brief, at) => ({ brief, phases: shelf[at] ?? [] }));
const whole = shelf.map(textOf);
const first = SAMPLES[1] as StoryBrief;

const allOf = (age: string): string => whole.filter((_, at) => briefs[at]?.ageRange === age).join(' ');

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

  test('the four voices read at four levels, each in the band of its age', () => {
    const [lap = 0, bedtime = 0, chapter = 0, novel = 0] = (['3-4', '5-8', '9-12', '12-17'] as const).map((age) => gradeOf(allOf(age)));
    expect(lap).toBeLessThan(1.5);
    expect(bedtime).toBeGreaterThan(1);
    expect(bedtime).toBeLessThan(4);
    expect(chapter).toBeGreaterThan(4.5);
    expect(chapter).toBeLessThan(7.7);
    expect(novel).toBeGreaterThan(6.5);
    expect(novel).toBeLessThan(10.3);
  });

  test('the youngest know nearly every word, and the next nearly all', () => {
    briefs.forEach(({ ageRange, characters, places }, at) => {
      if (ageRange !== '3-4' && ageRange !== '5-8') return;
      const { share, grade } = spacheOf(whole[at] ?? '', [...characters, ...places].map(({ name }) => name));
      expect(share, briefs[at]?.seed).toBeLessThan(0.11);
      expect(grade, briefs[at]?.seed).toBeLessThan(ageRange === '3-4' ? 2.2 : 3.5);
    });
  });

  test('the problem is on the page, tested at the climax, and solved by something that was planted', () => {
    for (const { brief, phases } of told) {
      expect(plotOf(brief, phases), brief.seed).toEqual({ problem: true, tested: true, planted: true, solved: true, remembered: true });
    }
  });

  test('hardly a pronoun could mean two', () => {
    const clashes = told.flatMap(({ brief, phases }) => clashesIn(textOf(phases), brief.characters));
    expect(clashes).toEqual([]);
  });
});

describe('sentences', () => {
  test('no slot, no double space, no stray quotation mark, no wrong article', () => {
    for (const text of whole) {
      expect(text).not.toMatch(/[{}[\]|^@]|undefined| {2}|"|(?<!\.)\.\.(?!\.)|[?!][.,]/u);
      expect((text.match(/“/gu) ?? []).length).toBe((text.match(/”/gu) ?? []).length);
      expect(text).not.toMatch(/\ba (?:(?!(?:one|ewe)\b)[aeio]\p{L}+|umbrella|ugly|unusual)\b/u);
      expect(text).not.toMatch(/\ban (?:[bcdfgjklmnpqrstvwyz]\p{L}+|unicorn)\b/u);
    }
  });

  test('every sentence begins with a capital', () => {
    for (const text of whole) {
      for (const paragraph of text.split('\n').filter(Boolean)) expect(paragraph, paragraph).toMatch(/^[“‘]?[^\p{Ll}]/u);
    }
  });

  test('worn-out names and props stay out', () => {
    briefs.forEach((brief, at) => expect(wornOutIn(whole[at] ?? '', brief), brief.seed).toEqual([]));
  });

  test('no moral is spelled out', () => {
    for (const text of whole) expect(text).not.toMatch(/\b(?:the moral|learned (?:a|the|an) (?:\w+ )?lesson|always remember that|and so (?:he|she|they) learned)\b/iu);
  });
});

describe('nothing twice', () => {
  test('no run of six words comes twice in a story, but for its names and its goal', () => {
    for (const { brief, phases } of told) {
      const plan = phases[0]?.written.facts.plan;
      const premise = premiseById(plan?.premise ?? '');
      const asked = (plan?.threads ?? []).flatMap(({ the, words }) => [the, words]);
      const known = [premise.want, premise.small.want, ...(matterOf(premise.theme)?.goal ?? []).flatMap((one) => one ?? []), ...Object.values(plan?.words ?? {}), ...asked].flatMap((words) => words.split(/[{[][^\]}]*[\]}]/u));
      const names = [...known, ...brief.places.map(({ name }) => name)].map((words) => plainWords(words).join(' ')).filter((words) => words.includes(' ')).toSorted((a, b) => b.length - a.length);
      const runs = phases.flatMap(({ written }) => written.paragraphs).flatMap((paragraph) => {
        const line = names.reduce((left, name) => left.replaceAll(` ${name} `, ' * '), ` ${plainWords(paragraph).join(' ')} `);
        return grams(line.trim().split(' '), 6);
      });
      const seen = new Set<string>();
      const twice = runs.filter((run) => seen.size === seen.add(run).size);
      expect(twice.length, `${brief.seed}: ${twice.join(' | ')}`).toBeLessThanOrEqual(4);
    }
  });
});

describe('people, places, wishes', () => {
  test('every chosen character is named in every part', () => {
    for (const { brief, phases } of told) {
      for (const { phase, written } of phases) {
        const text = written.paragraphs.join(' ');
        for (const { name } of brief.characters) expect(isNamed(text, safeName(name)), `${brief.seed} ${phase} ${name}`).toBe(true);
      }
    }
  });

  test('every chosen place is named', () => {
    told.forEach(({ brief }, at) => {
      for (const { name } of brief.places) expect(isNamed(whole[at] ?? '', name), `${brief.seed} ${name}`).toBe(true);
      expect(whole[at], brief.seed).not.toMatch(/\b(?:in|at|to|by|of|on|from) The \p{Lu}/u);
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

  test('who is met on the way comes back at the end', () => {
    for (const { brief, phases } of told) {
      const { plan } = phases[0]?.written.facts ?? {};
      if (plan?.words.meet !== 'bees' && plan?.words.meet !== 'goose') continue;
      const seen = plan.words.meet === 'bees' ? /\bbees?\b/iu : /goose|Duchess/iu;
      expect(textOf(phases.slice(1, 2)), brief.seed).toMatch(seen);
    }
  });

  test('each of the themes has a plot of its own', () => {
    const goals = new Set(told.map(({ phases }) => premiseById(phases[0]?.written.facts.plan.premise ?? '').want));
    expect(goals.size).toBe(new Set(briefs.map(({ theme }) => theme.name)).size);
  });

  test('a hero who has nobody is not left alone on the road', () => {
    for (const { brief, phases } of told) {
      if (brief.characters.length > 1) continue;
      const crew = phases[0]?.written.facts.plan.words.crew ?? '';
      expect(crew, brief.seed).not.toBe('');
      expect(textOf(phases), brief.seed).toMatch(new RegExp(crew.split(' ').pop() ?? '-', 'iu'));
    }
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
    const recent = [shelf[0]?.[3]?.written.facts.used ?? []];
    expect(writePhase({ ...first, recent })).toEqual(writePhase(structuredClone({ ...first, recent })));
  });

  test('a regenerated phase clearly differs', () => {
    for (const brief of SAMPLES.slice(0, 12)) {
      const old = writePhase(brief).paragraphs.join('\n');
      const again = writePhase({ ...brief, unlike: [old] }).paragraphs.join('\n');
      expect(overlap(again, old)).toBeLessThan(0.5);
    }
  });

  test('a part that is written anew has at most a third of its sentences from before, and its facts go on', () => {
    const shares = new Map<string, number[]>();
    told.slice(0, 16).forEach(({ brief, phases }) => phases.forEach(({ phase, written }, at) => {
      const earlier = phases.slice(0, at).map((one) => ({ phase: one.phase, text: one.written.paragraphs.join('\n\n'), facts: one.written.facts }));
      const again = writePhase({ ...brief, phase, seed: `${brief.seed}/${phase}`, earlier, unlike: [written.paragraphs.join('\n\n')] });
      const before = new Set(written.paragraphs.flatMap(sentencesOf));
      const now = again.paragraphs.flatMap(sentencesOf);
      shares.set(phase, [...(shares.get(phase) ?? []), now.filter((sentence) => before.has(sentence)).length / now.length]);
      if (at > 0) expect(again.facts.plan.premise, brief.seed).toBe(written.facts.plan.premise);
      for (const { name } of brief.characters) expect(isNamed(again.paragraphs.join(' '), safeName(name)), `${brief.seed} ${phase} ${name}`).toBe(true);
    }));
    for (const [phase, each] of shares) {
      expect(each.reduce((sum, one) => sum + one, 0) / each.length, phase).toBeLessThan(0.3);
      expect(Math.max(...each), phase).toBeLessThan(0.45);
    }
  });

  test('openings, endings and titles of plots vary', () => {
    const openings = whole.map((text) => sentencesOf(text)[0] ?? '').slice(0, 40);
    const endings = whole.map((text) => sentencesOf(text).at(-1) ?? '').slice(0, 40);
    expect(new Set(openings).size).toBeGreaterThanOrEqual(36);
    expect(new Set(endings).size).toBeGreaterThanOrEqual(34);
  });

  /** On a machine that counts the words of a phase in 0.15 ms, 50 ms of CPU are 333 counts; a machine under load is slower at both (the milliseconds themselves: bench/stories.ts). */
  test('a phase costs no more than fifty milliseconds do in counts of its words', () => {
    const rounds = Array.from({ length: 3 }, () => {
      const texts: string[] = [];
      const telling = cpuOf(() => SAMPLES.slice(0, 40).forEach((brief) => texts.push(writePhase(brief).paragraphs.join('\n'))));
      const counting = cpuOf(() => Array.from({ length: 200 }, () => texts.map((text) => text.match(/[\p{L}\p{N}’]+/gu)?.length)));
      return telling / (counting / 200);
    });
    expect(Math.min(...rounds)).toBeLessThan(333);
  });
});

describe('odd briefs', () => {
  const NAMES = ['X', 'Sir Reginald Bartholomew Fox Junior', '小龙', '🐉', 'O’Brien', "O'Brien", 'ZARA', 'zoe', 'James', '{H}', 'A|B'];
  test.each(NAMES)('the name %s breaks nothing', (name) => {
    for (const ageRange of ['3-4', '5-8', '9-12', '12-17'] as const) {
      const text = writePhase({ ...first, ageRange, seed: name, characters: first.characters.map((one, at) => (at === 0 ? { ...one, name } : one)) });
      expect(text.paragraphs.join(' ')).not.toMatch(/[{}[\]|^@]|undefined| {2}/u);
      expect(text.paragraphs.join(' ')).toContain(safeName(name).split(' ')[0]);
    }
  });

  test('no characters, no theme, many characters, many places: still a story', () => {
    const many = Array.from({ length: 25 }, (_, at) => ({ ...(first.characters[0] as StoryBrief['characters'][number]), id: `x${at}`, name: `Friend${at}` }));
    for (const ageRange of ['3-4', '5-8', '9-12', '12-17'] as const) {
      expect(writePhase({ ...first, ageRange, characters: [], theme: { category: '', name: '' } }).paragraphs.length).toBeGreaterThan(5);
      expect(writePhase({ ...first, ageRange, characters: many }).paragraphs.every(Boolean)).toBe(true);
    }
  });

  test('facts that were kept before marks were short still go on', () => {
    const start = writePhase(first);
    const facts = { ...start.facts, used: ['{H} went over the hill, and nobody asked why.', '#p.sign'] };
    const next = writePhase({ ...first, phase: 'development', earlier: [{ phase: 'introduction', text: start.paragraphs.join('\n\n'), facts }] });
    expect(next.paragraphs.length).toBeGreaterThan(5);
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

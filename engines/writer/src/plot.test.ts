// What a family asks for changes the plot: planted early, tested at the climax, part of what saves the day, seen on the last page.
import { describe, expect, test } from 'vitest';
import type { AgeRange, StoryBrief } from './brief.ts';
import { writePhase } from './index.ts';
import { BOOKS } from './premises/premises.ts';
import { overlap } from './tell/measure.ts';
import { partsWithoutTheme } from './testing/themes.ts';
import { ANSWERS_ASKED, PROMPTS_ASKED, answered, askedBrief, lastPage, planOf, textIn } from './testing/asked.ts';
import { PHASES, tellWhole } from './testing/tell-whole.ts';

const AGES: readonly AgeRange[] = ['3-4', '5-8', '9-12', '12-17'];
/** One age each; all of them in plot.long.test.ts. */
const ageOf = (list: readonly unknown[][], typed: string): AgeRange => AGES[list.findIndex((one) => one.includes(typed)) % AGES.length] ?? '5-8';

describe('a custom prompt', () => {
  test.each(PROMPTS_ASKED)('%s: in every part, and on the last page', (customPrompt, seen, plan) => {
    const told = tellWhole(askedBrief(ageOf(PROMPTS_ASKED as never, customPrompt), { customPrompt }));
    for (const phase of PHASES) expect(textIn(told, phase), phase).toMatch(seen);
    expect(lastPage(told)).toMatch(seen);
    expect(planOf(told)).toMatchObject(plan);
  });

  test('what is lost has to be found as well, and is', () => {
    const told = tellWhole(askedBrief('5-8', { customPrompt: 'The class hamster has escaped' }));
    expect(textIn(told, 'introduction')).toContain('and find the class hamster');
    expect(textIn(told, 'climax')).toMatch(/found you|there was the class hamster/iu);
  });

  test('a place that was asked for is where it comes to a head', () => {
    const { facts } = writePhase(askedBrief('9-12', { customPrompt: 'They find a tiny door under the stairs' }));
    expect(facts.plan.words.spot).toBe('the tiny door under the stairs');
  });

  test('a party is what they must be back for, and it ends the story', () => {
    const told = tellWhole(askedBrief('5-8', { customPrompt: 'a birthday party' }));
    expect(textIn(told, 'development')).toContain('in time for the birthday party');
    for (const phase of ['climax', 'resolution'] as const) expect(textIn(told, phase)).toMatch(/the birthday party/iu);
    expect(lastPage(told)).toContain('the birthday party');
  });

  test('a fear and the weather choose the trial', () => {
    expect(writePhase(askedBrief('5-8', { customPrompt: 'Finn is afraid of the dark' })).facts.plan.crisis).toBe('dark');
    expect(writePhase(askedBrief('5-8', { customPrompt: 'a snow storm' })).facts.plan.crisis).toBe('storm');
    expect(writePhase(askedBrief('5-8', { customPrompt: 'It should rain all day' })).facts.plan.crisis).toBe('storm');
    expect(writePhase(askedBrief('5-8', { customPrompt: 'It should rain all day. They find a tiny door under the stairs' })).facts.plan.crisis).not.toBe('storm');
  });

  test('what the plot has no hold on is told once, and the person hears that', () => {
    const { notFollowed, paragraphs } = writePhase(askedBrief('5-8', { customPrompt: 'They sang all day' }));
    expect(paragraphs.join(' ')).toContain('They sang all day');
    expect(notFollowed).toEqual(['“They sang all day”: it is told, but the plot does not turn on it']);
  });
});

describe('themes', () => {
  test('each of the 120 has a goal, a first sign, a prize and an ending of its own', () => {
    const all = BOOKS.flatMap(({ premises }) => premises);
    expect(all).toHaveLength(120);
    for (const part of ['want', 'sign', 'prize', 'after'] as const) {
      expect(new Set(all.map((one) => one[part])).size, part).toBe(120);
      expect(new Set(all.map((one) => one.small[part])).size, `small ${part}`).toBeGreaterThanOrEqual(part === 'after' ? 115 : 118);
    }
  });

  test('a theme is heard in every part', () => {
    for (const at of [7, 38, 69, 100]) expect(partsWithoutTheme(at)).toEqual([]);
  });
});

describe('what was edited', () => {
  const told = (customPrompt?: string): StoryBrief['earlier'] => {
    const start = askedBrief('5-8', customPrompt ? { customPrompt } : {});
    const one = writePhase(start);
    const two = writePhase({ ...start, phase: 'development', earlier: [{ phase: 'introduction', text: one.paragraphs.join('\n'), facts: one.facts }] });
    return [{ phase: 'introduction', text: one.paragraphs.join('\n'), facts: one.facts }, { phase: 'development', text: two.paragraphs.join('\n'), facts: two.facts }];
  };
  const without = (earlier: StoryBrief['earlier'], word: RegExp): StoryBrief['earlier'] =>
    earlier.map((part) => ({ ...part, text: part.text.split('\n').filter((paragraph) => !word.test(paragraph)).join('\n') }));

  test('a duck that was struck out of the earlier parts does not save the day', () => {
    const earlier = told('a duck with a red scarf');
    const kept = writePhase({ ...askedBrief('5-8'), phase: 'climax', earlier });
    expect(kept.facts.plan.tool).toBe('helper');
    const edited = writePhase({ ...askedBrief('5-8'), phase: 'climax', earlier: without(earlier, /duck/iu) });
    expect(edited.paragraphs.join(' ')).not.toMatch(/the duck/iu);
    expect(edited.facts.plan.tool).not.toBe('helper');
  });

  test('what a family wrote into an earlier part goes on from there', () => {
    const [one, two] = told();
    const earlier = [{ ...one, text: `${one?.text ?? ''}\nUnder the table Finn found a blue bottle with a letter in it.` }, two] as StoryBrief['earlier'];
    const climax = writePhase({ ...askedBrief('5-8'), phase: 'climax', earlier });
    expect(climax.paragraphs.join(' ')).toMatch(/blue bottle/u);
    expect(writePhase({ ...askedBrief('5-8'), phase: 'climax', earlier: told() }).paragraphs.join(' ')).not.toMatch(/blue bottle/u);
  });

  test('a name that was struck out comes back, since somebody chose it', () => {
    const earlier = without(told(), /Finn/u);
    const text = writePhase({ ...askedBrief('5-8'), phase: 'climax', earlier }).paragraphs.join(' ');
    expect(text).toContain('Finn');
  });

  test('a part that is written again differs from the one it replaces', () => {
    const earlier = told();
    const brief = { ...askedBrief('5-8'), phase: 'climax' as const, earlier };
    const old = writePhase(brief).paragraphs.join('\n');
    const again = writePhase({ ...brief, unlike: [old] });
    expect(overlap(again.paragraphs.join('\n'), old)).toBeLessThan(0.5);
    expect(again.facts.plan.crisis).toBe(writePhase(brief).facts.plan.crisis);
  });
});

describe('an answer', () => {
  test.each(ANSWERS_ASKED)('%s %s: tested at the climax, part of the solution, on the last page', (question, answer, seen, plan) => {
    const told = answered(ageOf(ANSWERS_ASKED as never, answer), 'development', question, answer);
    if (plan.tool !== 'deed') expect(textIn(told, 'climax')).toMatch(seen);
    expect(textIn(told, 'resolution')).toMatch(seen);
    // What is done is done once: the last page looks back at it without doing it again.
    if (plan.tool !== 'deed') expect(lastPage(told)).toMatch(seen);
    expect(planOf(told)).toMatchObject(plan);
  });

  test('what goes wrong first is the trial they come to', () => {
    expect(planOf(answered('3-4', 'development', 'What goes wrong first?', 'the bridge breaks'))?.crisis).toBe('gap');
    const told = answered('9-12', 'development', 'What goes wrong first?', 'a dragon');
    expect(planOf(told)?.crisis).toBe('creature');
    expect(textIn(told, 'climax')).not.toMatch(/great beast/u);
  });

  test('a promise is kept, in the third person', () => {
    const told = answered('5-8', 'climax', 'What would you do?', 'I would share my snack with the troll');
    expect(textIn(told, 'resolution')).toContain('Amara shared her snack with the troll');
  });
});

// The trial is one for those who meet it: whoever flies is not stopped by a gap, and where nothing else can come it is said why.
import { describe, expect, it } from 'vitest';
import type { AgeRange, StoryBrief, StoryPlan, WriterCharacter } from '../brief.ts';
import { diceFrom } from '../dice.ts';
import { writePhase } from '../index.ts';
import { NO_USE, abilitiesOf, noUseOf } from '../lexicon/abilities.ts';
import { CRISES } from '../lexicon/crises.ts';
import { NOT_YET } from '../lexicon/ties.ts';
import { POWERS, powerOf } from '../lexicon/powers.ts';
import { BOOKS } from '../premises/premises.ts';
import { castStory } from './cast.ts';
import { planStory } from './choose.ts';
import { noUse } from './trial-notes.ts';

const TRIALS = CRISES.map(({ id }) => id);
const PLOTS = BOOKS.flatMap(({ category, premises }) => premises.map(({ theme }) => ({ category, theme })));
const AGES: readonly AgeRange[] = ['3-4', '5-8', '9-12', '12-17'];

const maya: WriterCharacter = { id: 'maya', name: 'Maya', type: 'Human - Children - Map Maker', gender: 'female', personality: ['Clever', 'Shy'], appearance: {} };
const otto: WriterCharacter = { id: 'otto', name: 'Otto', type: 'Human - Children - Kite Flyer', gender: 'male', personality: ['Brave'], appearance: {} };
const able = (who: WriterCharacter, magicalPower: string): WriterCharacter => ({ ...who, magicalPower });

const briefOf = (theme: { category: string; theme: string }, characters: WriterCharacter[], seed: string, ageRange: AgeRange = '9-12'): StoryBrief =>
  ({ seed, phase: 'introduction', ageRange, length: 'standard', theme: { category: theme.category, name: theme.theme }, characters, places: [], relationships: [{ from: 'otto', to: 'maya', type: 'Friend' }], earlier: [] });

const planOf = (brief: StoryBrief): StoryPlan => planStory(brief, castStory(brief), [], diceFrom(brief.seed));

describe('what somebody can do', () => {
  it('is known of every power of the lists, and of a body', () => {
    const idle = POWERS.map(({ name }) => name).filter((name) => abilitiesOf(able(maya, name)).length === 0);
    // These help in their own way, and make nothing senseless.
    expect(idle).toEqual(['Healing with a Touch', 'Growing Plants', 'Bringing Paper to Life', 'Stopping Time for a Moment']);
    const kind = (type: string, distinguishingFeature?: string): readonly string[] => abilitiesOf({ ...maya, type, appearance: distinguishingFeature === undefined ? {} : { distinguishingFeature } });
    expect(kind('Mythical Creature - Dragons - Fire Dragon')).toEqual(expect.arrayContaining(['flies', 'fire']));
    expect(kind('Animal - Birds - Owl')).toEqual(expect.arrayContaining(['flies', 'sees-by-night']));
    expect(kind('Animal - Birds - Penguin')).toEqual(['dives']);
    expect(kind('Animal - Ocean Animals - Dolphin')).toEqual(['dives']);
    expect(kind('Supernatural Being - Friendly Ghosts - Attic Ghost')).toEqual(expect.arrayContaining(['flies', 'walls']));
    expect(kind('Robot/Artificial Intelligence - Helper Robots - Repair Robot', 'Antenna with a light')).toEqual(['light']);
    expect(kind('Human - Children - Star Gazer')).toEqual([]);
  });

  it('every trial that it makes senseless has a sentence that says why it does not, for young and old', () => {
    const rows = Object.entries(NO_USE).flatMap(([ability, trials]) => Object.entries(trials).map(([trial, why]) => ({ ability, trial, why })));
    expect(rows.filter(({ trial }) => !TRIALS.includes(trial))).toEqual([]);
    expect(rows.filter(({ why: { young, old } }) => !young.includes('{x') || !old.includes('{x') || young.split(' ').length > 12)).toEqual([]);
    expect(rows.length).toBeGreaterThan(28);
  });
});

describe('a trial is chosen that is one for this cast', () => {
  it.each(POWERS.map(({ name }) => name))('%s of a friend: no trial that it would plainly solve, where the plot has another', (power) => {
    const wrong = PLOTS.flatMap((plot, n) => {
      const friend = able(otto, power);
      const { crisis } = planOf(briefOf(plot, [maya, friend], `friend ${n}`));
      if (noUseOf(friend, crisis) === undefined) return [];
      // Nothing else can come there.
      const others = new Set(Array.from({ length: 12 }, (_, at) => planOf(briefOf(plot, [maya, otto], `free ${n} ${at}`)).crisis));
      return [...others].some((id) => noUseOf(friend, id) === undefined) ? [`${plot.theme}: ${crisis}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it.each(POWERS.map(({ name }) => name))('%s of the hero: what it would plainly solve it does solve, or it is said why not', (power) => {
    const wrong = PLOTS.flatMap((plot, n) => {
      const hero = able(maya, power);
      const brief = briefOf(plot, [hero, otto], `hero ${n}`);
      const plan = planOf(brief);
      if (noUseOf(hero, plan.crisis) === undefined) return [];
      return plan.tool === 'power' ? (plan.crisis in (powerOf(power)?.deeds ?? {}) ? [] : [`${plot.theme}: no deed`]) : noUse({ brief, cast: castStory(brief), plan }).length > 0 ? [] : [`${plot.theme}: ${plan.crisis}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each(POWERS.map(({ name }) => name))('%s in a trial that cannot be another: a clause says why it is of no use, or does not come yet', (power) => {
    const brief = briefOf(PLOTS[0] ?? { category: '', theme: '' }, [maya, able(otto, power)], 'told');
    const silent = TRIALS.filter((crisis) => {
      const told = noUse({ brief, cast: castStory(brief), plan: { ...planOf(brief), crisis, tool: 'gift' } });
      return (noUseOf(able(otto, power), crisis) === undefined) !== (told.length === 0) || told.some((text) => text.includes('{x'));
    });
    expect(silent).toEqual([]);
    const hero = briefOf(PLOTS[0] ?? { category: '', theme: '' }, [able(maya, power), otto], 'told');
    const plain = TRIALS.filter((crisis) => noUseOf(able(maya, power), crisis) !== undefined && crisis in (powerOf(power)?.deeds ?? {}));
    expect(plain.filter((crisis) => !NOT_YET.old.includes(noUse({ brief: hero, cast: castStory(hero), plan: { ...planOf(hero), crisis, tool: 'power' } })[0] ?? ''))).toEqual([]);
  });

  it.each(AGES)('and at %s it is told', (age) => {
    const untold = ['Flying', 'Calling Warm Fire', 'Walking Through Walls'].filter((power) => {
      const brief = briefOf({ category: 'Adventure', theme: 'The Lost Lantern' }, [maya, able(otto, power)], `aloud ${power}`, age);
      const crisis = TRIALS.find((id) => noUseOf(able(otto, power), id) !== undefined) ?? '';
      const { facts, paragraphs } = writePhase(brief);
      const earlier = [{ phase: 'development' as const, text: paragraphs.join('\n\n'), facts: { ...facts, plan: { ...facts.plan, crisis, tool: 'gift' as const } } }];
      const text = writePhase({ ...brief, phase: 'climax', earlier }).paragraphs.join(' ');
      const why = noUseOf(able(otto, power), crisis)?.[age === '3-4' || age === '5-8' ? 'young' : 'old'] ?? '';
      const words = why.split(/\{[^}]*\}/u).toSorted((a, b) => b.length - a.length)[0]?.trim() ?? '';
      return !text.includes(words.replace(/[.!]$/u, ''));
    });
    expect(untold).toEqual([]);
  });
});

// A trial stands in the way of what is wanted, and it is told how they came through it to that.
import { describe, expect, it } from 'vitest';
import { TIES } from '../lexicon/ties.ts';
import { matterOf } from '../premises/matters.ts';
import { plainPieces } from '../premises/scenes/as-told.ts';
import { trialOfPlot } from '../premises/trials/trials.ts';
import { premiseById } from '../premises/premises.ts';
import { askedBrief } from '../testing/asked.ts';
import { SAMPLE_PLACES } from '../testing/sample-places.ts';
import { sampleRound } from '../testing/sample-round.ts';
import { tellShelf, tellWhole } from '../testing/tell-whole.ts';
import { castStory } from './cast.ts';
import { allowedCrises } from './choose-trial.ts';

/** The longest piece of a sentence that stands between its slots. */
const heart = (text: string): string => (text.split(/\{[^}]*\}/u).toSorted((a, b) => b.length - a.length)[0] ?? '').trim().replace(/[.!]$/u, '');

describe.each(['3-4', '5-8', '9-12', '12-17'] as const)('at %s', (age) => {
  const at = age === '3-4' || age === '5-8' ? 0 : 1;
  const briefs = sampleRound(14, age, 'trial of the plot');
  const told = tellShelf(briefs).map((phases) => {
    const [, , climax, resolution] = phases.map(({ written }) => written);
    const plan = resolution?.facts.plan;
    const matter = matterOf(plan?.premise ?? '');
    const cause = matter?.own[plan?.crisis ?? ''] ?? matter?.own.any;
    const inItsWords = trialOfPlot(plan?.premise ?? '', plan?.crisis ?? '', at === 0 ? 'young' : 'old');
    // Where the plot has words of its own for the trial, they say why it comes.
    const ties = matter ? [...(inItsWords ? plainPieces(inItsWords.onset).filter((piece) => piece.length > 12) : []), ...(cause ? [cause[at]] : []), ...(TIES[plan?.crisis ?? '']?.[matter.stands][at === 0 ? 'young' : 'old'] ?? [])] : [];
    const goal = (age === '3-4' ? matter?.goal[1] : undefined) ?? matter?.goal[0] ?? '';
    // Where a family said where it comes to a head, the plot’s own “behind” is not there.
    const own = premiseById(plan?.premise ?? '').spot;
    const isElsewhere = matter?.stands === 'behind' && own !== undefined && plan?.words.spot !== own;
    return { isElsewhere, theme: `${plan?.premise}: ${plan?.crisis}`, ties, goal, climax: climax?.paragraphs.join(' ') ?? '', solved: resolution?.paragraphs.slice(0, 2).join(' ') ?? '' };
  });

  it('the trial is told with what it is in the way of', () => {
    const loose = told.filter(({ isElsewhere, ties, climax }) => !isElsewhere && !ties.some((tie) => climax.toLowerCase().includes(heart(tie).toLowerCase())));
    // On a lap an onset may be as long as a page can be.
    expect(loose.map(({ theme }) => theme).slice(age === '3-4' ? 1 : 0)).toEqual([]);
  });

  it('its end says how they came through it to what they had come for', () => {
    expect(told.filter(({ isElsewhere, goal, solved }) => !isElsewhere && !solved.includes(goal)).map(({ theme }) => theme).slice(age === '3-4' ? 1 : 0)).toEqual([]);
  });
});

it('the one danger of a place that suits the plot takes turns with its other trials', () => {
  const places = SAMPLE_PLACES.filter(({ name }) => name === 'Kelp Cathedral').map((one) => ({ ...one, id: 'k' }));
  const brief = askedBrief('9-12', { theme: { category: 'Nature', name: 'Song of the Coral Reef' }, places });
  const premise = premiseById('Song of the Coral Reef');
  const open = allowedCrises(premise, brief, castStory(brief), [], [premise.spot ?? '']);
  expect(open).toContain('creature');
  expect(open.length).toBeGreaterThan(1);
});

it('behind a door under the stairs lies no end of the stairs', () => {
  const brief = askedBrief('9-12', { theme: { category: 'Adventure', name: 'The Secret Staircase' }, customPrompt: 'They find a tiny door under the stairs' });
  const text = tellWhole(brief).map(({ written }) => written.paragraphs.join(' ')).join(' ');
  expect(text).toContain('the tiny door under the stairs');
  expect(text).not.toMatch(/came to the end of the stairs|way to the end of the stairs|them and the end of the stairs/u);
});

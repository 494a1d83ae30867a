// No rope where nothing hangs, no fog in a school: each face of a trial is told on a ground that has what it speaks of.
import { describe, expect, it } from 'vitest';
import type { StoryBrief } from '../brief.ts';
import { diceFrom } from '../dice.ts';
import { writePhase } from '../index.ts';
import { CRISES } from '../lexicon/crises.ts';
import { AROUND, aroundSpot } from '../lexicon/around.ts';
import { siteOf } from '../lexicon/grounds.ts';
import { LANDSCAPES, landscapeById } from '../lexicon/landscapes.ts';
import { BOOKS, premiseById } from '../premises/premises.ts';
import { SAMPLE_CAST } from '../testing/sample-cast.ts';
import { SAMPLE_PLACES } from '../testing/sample-places.ts';
import { parseTemplate } from '../tell/template.ts';
import type { Piece } from '../tell/template.ts';
import { castStory } from './cast.ts';
import { planStory } from './choose.ts';
import { HERE, groundOf, hasGround } from './ground-of.ts';
import { suitsTrial } from './trial-ground.ts';
import type { Ground } from './ground-of.ts';

const PLOTS = BOOKS.flatMap(({ category, premises }) => premises.map((premise) => ({ category, premise })));
const PARTS = ['onset', 'worse', 'give', 'clear'] as const;

function briefOf(n: number): StoryBrief {
  const { category, premise } = PLOTS[n % PLOTS.length] ?? { category: '', premise: undefined };
  const place = n % 3 === 0 ? [] : [SAMPLE_PLACES[(n * 7) % SAMPLE_PLACES.length], ...(n % 3 === 2 ? [SAMPLE_PLACES[(n * 11 + 3) % SAMPLE_PLACES.length]] : [])];
  return {
    seed: `ground-${n}`, phase: 'climax', ageRange: (['3-4', '5-8', '9-12', '12-17'] as const)[Math.floor(n / PLOTS.length + n) % 4] ?? '9-12', length: 'standard', theme: { category, name: premise?.theme ?? '' },
    characters: SAMPLE_CAST.slice(n % 9, (n % 9) + 2).map((one, at) => ({ ...one, id: `c${at}` })), places: place.flatMap((one, at) => (one ? [{ ...one, id: `p${at}` }] : [])), relationships: [], earlier: [],
  };
}

/** Can this be told where these gates are open? Of what is not about the ground nothing is known here. */
const isOpen = (pieces: readonly Piece[], here: ReadonlySet<string>): boolean => pieces.every((piece) =>
  (piece.is === 'choice' ? piece.options.some((option) => isOpen(option, here)) : piece.is === 'text' || !GATES.test(piece.name) || here.has(piece.name)));
const GATES = /^(?:here |dry$|earth$|open-air$)/u;

describe('what there is where it comes to a head', () => {
  it('a roof is high and has weather, a landing has neither', () => {
    expect(siteOf('the last and highest roof')).toEqual(expect.arrayContaining(['sky', 'high']));
    expect(siteOf('the dark landing')).toEqual(['walls', 'rooms', 'built']);
    expect(siteOf('the hall without a roof')).toContain('sky');
    expect(siteOf('the bottom of the wishing well')).not.toContain('sky');
    expect(siteOf('the wood behind the bicycle sheds')).toContain('green');
    expect(siteOf('something that a family typed')).toEqual([]);
  });

  it('a kitchen that has slid away stands in the street, a pantry has no street in it, and nobody built a road of stars', () => {
    expect(siteOf('the runaway kitchen')).toEqual(siteOf('the signwriter’s yard'));
    expect(siteOf('the last hut on the hill')).toContain('sky');
    expect(siteOf('the back of the pantry')).not.toContain('sky');
    expect(siteOf('the end of the star’s road')).not.toContain('built');
    expect(['gap', 'flood', 'maze', 'crowd'].filter((trial) => suitsTrial('the runaway kitchen', trial))).toEqual(['gap', 'flood', 'maze', 'crowd']);
    expect(['gap', 'flood', 'maze', 'crowd'].filter((trial) => suitsTrial('the back of the pantry', trial) || suitsTrial('the kitchen of Aunt Jo', trial))).toEqual([]);
    expect(suitsTrial('the green behind the last houses', 'gap')).toBe(false);
  });

  it('of each place where a plot or a landscape ends something is known', () => {
    const spots = [...LANDSCAPES.flatMap(({ spots: own }) => own), ...PLOTS.flatMap(({ premise }) => premise.spot ?? [])];
    expect(spots.filter((spot) => siteOf(spot).length === 0)).toEqual(['the last of Saturn’s rings', 'the still point between the two moons']);
  });

  it('a supermarket sounds neither of a kettle nor of the sea, a pass of its mountain', () => {
    expect(aroundSpot('the last aisle of the supermarket')).toBe(AROUND.indoors);
    expect(aroundSpot('the split rock at the pass')).toBe(landscapeById('mountain'));
    expect(aroundSpot('the far end of the pier')).toBe(AROUND.afloat);
    expect(aroundSpot('the island in the middle of the marsh')).toBe(AROUND.river);
    expect(aroundSpot('the top of the island’s back')).toBe(AROUND.quay);
    expect(aroundSpot('the far end of the garden wall')).toBe(AROUND.garden);
    expect(aroundSpot('the far end of the playing field')).toBe(AROUND.field);
    expect(aroundSpot('the foggy end of the street')).toBe(AROUND.fog);
    expect(aroundSpot('the wood behind the bicycle sheds')).toBe(landscapeById('forest'));
    expect(aroundSpot('the ridge with the pines')).toBe(landscapeById('winter'));
    expect(aroundSpot('the wide bend in the river')).toBe(AROUND.river);
    expect(aroundSpot('the corner full of leaves')).toBe(landscapeById('town'));
    expect(aroundSpot('something that a family typed')).toBeUndefined();
  });

  it('a plot with a field and a postman is at home on no station', () => {
    const homes = (theme: string) => Array.from({ length: 12 }, (_, n) => {
      const brief = { ...briefOf(n), places: [], theme: { category: 'Sci-Fi', name: theme }, seed: `home-${n}` };
      return planStory(brief, castStory(brief), [], diceFrom(brief.seed)).words.landscape;
    });
    expect(homes('The Friendly Comet')).not.toContain('space');
    expect(homes('School Trip to Saturn')).toContain('space');
  });

  it('nobody is left in the dark under a sky by day, and nobody crowds where nobody lives', () => {
    expect(hasGround('dark', groundOf({ places: [] }, 'The Bus That Took a Wrong Turn', 'the far end of the beach'))).toBe(false);
    expect(hasGround('dark', groundOf({ places: [] }, 'The Vanishing Birthday Cake', 'the cellar under the kitchen'))).toBe(true);
    expect(hasGround('crowd', groundOf({ places: [] }, 'Lost Between Two Moons', 'the still point between the two moons'))).toBe(false);
  });

  it('no rain falls on the snow of a plot', () => {
    expect(groundOf({ places: [] }, 'The Avalanche Patrol', 'the slope under the snow wall', 'mountain')).not.toContain('rain');
    expect(groundOf({ places: [] }, 'Over the Whispering Mountains', 'the rock above the waterfall', 'mountain')).toContain('rain');
  });
});

describe('the faces of the trials', () => {
  it('each ground has a face for every part of every trial, also of one that a family asks for', () => {
    const spots = [...LANDSCAPES.flatMap(({ id, spots: own }) => own.map((spot) => ({ spot, home: id }))), ...PLOTS.flatMap(({ premise }) => (premise.spot ? [{ spot: premise.spot, home: 'town' }] : [])), { spot: 'somewhere', home: 'house' }];
    const mute = PLOTS.flatMap(({ premise }) => spots.flatMap(({ spot, home }) => {
      const here = new Set([...groundOf({ places: [] }, premise.theme, premise.spot ?? spot, home)].map((one) => `${HERE}${one}`));
      return CRISES.flatMap(({ id, young, old }) => [young, old].flatMap((told) => PARTS.filter((part) => !isOpen(parseTemplate(told[part]), here)).map((part) => `${id} ${part}: ${spot}`)));
    }));
    expect([...new Set(mute)]).toEqual([]);
  });

  it('four hundred stories over all plots and places tell no face on a ground that it does not have', () => {
    const wrong: string[] = [];
    for (let n = 0; n < 400; n++) {
      const brief = briefOf(n);
      const plan = planStory(brief, castStory(brief), [], diceFrom(brief.seed));
      const spot = plan.words.spot ?? '';
      const here = groundOf(brief, plan.premise, spot, plan.words.landscape);
      expect(hasGround(plan.crisis, here) || plan.crisis === 'crowd' || premiseById(plan.premise).crises !== undefined, `${plan.crisis}: ${spot}`).toBe(true);
      if (n % 3 > 0) continue;
      const { paragraphs, facts } = writePhase(brief);
      const told = paragraphs.join(' ');
      const ending = facts.plan.words.spot ?? '';
      const there = groundOf(brief, facts.plan.premise, ending, facts.plan.words.landscape);
      wrong.push(...NEEDS.flatMap(([words, needs]) => (words.test(told) && !needs.some((one) => there.has(one)) ? [`${words.source}: ${ending} (${brief.seed})`] : [])));
    }
    expect(wrong).toEqual([]);
  });
});

/** Read from the told story, and not from its gates. */
const NEEDS: readonly [RegExp, readonly Ground[]][] = [
  [/ropes had been rotten|like piano keys/u, ['high']], [/along the passage|Behind them a grating/u, ['walls']], [/whole sky tipped over|whole sky had been|Fog came down/u, ['sky']],
  [/pebble went over|ground gave a kind of shrug|earth gave one shake/u, ['soil']], [/half hidden in bushes|a root to hold|Leaves fell off the trees/u, ['green']],
  [/carried a chair past|table by, laid for four|A chair swam by/u, ['built']], [/some other valley/u, ['land']],
];

it('a hill above a town is a hill', () => {
  expect(siteOf('the windy hill above the town')).toContain('green');
  expect(siteOf('the windy hill above the town')).not.toContain('built');
});

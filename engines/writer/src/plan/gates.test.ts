import { describe, expect, it } from 'vitest';
import type { StoryPlan } from '../brief.ts';
import { askedBrief } from '../testing/asked.ts';
import { castStory } from './cast.ts';
import { gatesOf } from './gates.ts';

const brief = { ...askedBrief('9-12', {}), phase: 'climax' as const };
const cast = castStory(brief);
const planOf = (crisis: string, words: Record<string, string>): StoryPlan => ({ crisis, words }) as unknown as StoryPlan;
const gates = (crisis: string, subplot = 'road'): string[] => gatesOf(brief, planOf(crisis, { subplot }), cast).filter((gate) => !/^(?:long|short|near|away|march|houses|rooms|days|daylight|sets-off|kin|no-kin|public-sign|private-sign|sign-there|befalls|no-flood|can-see|one-place|turn-still|first-there|quick-try|in-thick|matches|friend-unlit|sign-seen|turn-seen|weight|sought|hush|no-hurry|loud)$/u.test(gate));

describe('what a sentence may ask for', () => {
  it('a storm and a beast fight back, a door and a drop only stand there', () => {
    expect(gates('storm')).toEqual(['fierce', 'sudden', 'dry', 'earth']);
    expect(gates('creature')).toEqual(['fierce', 'sudden', 'beast', 'dry', 'earth']);
    expect(gates('gap')).toEqual(['sudden', 'dry', 'earth']);
    expect(gates('lock')).toEqual(['solid', 'calm-trial', 'dry', 'earth']);
  });

  it('on a reef it is wet, and in orbit there is no earth, also where a family chose no place', () => {
    const of = (premise: string): string[] => gatesOf({ ...brief, places: [] }, { ...planOf('dark', {}), premise }, cast).filter((gate) => gate === 'dry' || gate === 'earth');
    expect(of('Song of the Coral Reef')).toEqual([]);
    expect(of('A Garden in Orbit')).toEqual(['dry']);
    expect(of('The Lost Lantern')).toEqual(['dry', 'earth']);
  });

  it('there is no hush in a jungle that hums, nor in a storm; before a locked door there is', () => {
    const isQuiet = (premise: string, crisis: string): boolean => gatesOf(brief, { ...planOf(crisis, { subplot: 'road' }), premise }, cast).includes('hush');
    expect([isQuiet('The Jungle That Hums', 'lock'), isQuiet('The Lost Lantern', 'storm'), isQuiet('The Lost Lantern', 'lock')]).toEqual([false, false, true]);
  });

  it('nobody sits down in a flood', () => {
    const of = (crisis: string): string[] => gatesOf(brief, planOf(crisis, { subplot: 'road' }), cast);
    expect(of('flood')).not.toContain('no-flood');
    expect(of('storm')).toContain('no-flood');
    expect(of('dark')).toContain('no-flood');
  });

  it('nobody sees a face in the dark', () => {
    const of = (crisis: string): string[] => gatesOf(brief, planOf(crisis, { subplot: 'road' }), cast);
    expect(of('dark')).not.toContain('can-see');
    expect(of('storm')).toContain('can-see');
  });

  it('nobody counts matches beside somebody who shines, or makes fire', () => {
    const of = (magicalPower: string, type = 'Human - Children - Young Explorer'): string[] => gatesOf({ ...brief, characters: [{ ...cast.hero, type, magicalPower }] }, planOf('lock', {}), cast);
    expect(of('Healing with a Touch')).toContain('matches');
    expect([...of('Making Light'), ...of('Calling Warm Fire'), ...of('', 'Mythical Creature - Dragons - Fire Dragon')]).not.toContain('matches');
    expect(gatesOf(brief, planOf('dark', { subplot: 'road' }), cast)).not.toContain('matches');
    expect(gatesOf(brief, planOf('gap', { subplot: 'road', 'the-tool': 'the everburning lantern' }), cast)).not.toContain('matches');
    expect(gatesOf(brief, planOf('gap', { subplot: 'road', 'the-tool': 'the red ball' }), cast)).toContain('matches');
  });

  it('a friend who shines is not afraid of the dark', () => {
    const of = (magicalPower: string): string[] => gatesOf(brief, planOf('dark', {}), { ...cast, friend: { ...cast.hero, magicalPower } });
    expect(of('Flying')).toContain('friend-unlit');
    expect([...of('Making Light'), ...of('Calling Warm Fire')]).not.toContain('friend-unlit');
  });

  it('two who did not quarrel on the way have nothing to make up', () => {
    expect(gates('gap')).not.toContain('fell-out');
    expect(gates('gap', 'quarrel').includes('fell-out')).toBe(cast.friend !== undefined || cast.foil !== undefined);
  });
});

describe('what is passed on the way', () => {
  it.each([['introduction', false], ['development', true], ['climax', false], ['resolution', false]] as const)('%s: %s', (phase, isOnWay) => {
    expect(gatesOf({ ...brief, phase }, planOf('gap', {}), cast).includes('on-way')).toBe(isOnWay);
    expect(gatesOf({ ...brief, phase }, planOf('gap', {}), cast).filter((gate) => gate === 'in-thick' || gate === 'at-rest')).toEqual([phase === 'climax' ? 'in-thick' : 'at-rest']);
  });
});

describe('how long it takes, and who is of one family', () => {
  const of = (premise: string, type: string): string[] => gatesOf(brief, { premise, crisis: 'gap', words: {} } as unknown as StoryPlan, { ...cast, bond: { type, heroIs: true } });

  it('what was tried till evening is not told by the minute, and at a crossroads nobody sits at table', () => {
    expect(of('The Great Science Fair', 'Friend')).toContain('quick-try');
    for (const premise of ['Letters to the Lighthouse', 'Postcards from Tomorrow', 'A Garden in Orbit']) expect(of(premise, 'Friend'), premise).not.toContain('quick-try');
    expect([of('The Long Way Home', 'Friend').includes('turn-still'), of('The Robot Who Planted Flowers', 'Friend').includes('turn-still')]).toEqual([false, true]);
  });

  it('a lantern is brought home before dark, a parcel goes over the mountains', () => {
    expect(of('The Lost Lantern', 'Friend')).toEqual(expect.arrayContaining(['short', 'no-kin']));
    expect(of('The Lost Lantern', 'Friend')).not.toContain('long');
    expect(of('Over the Whispering Mountains', 'Cousin')).toEqual(expect.arrayContaining(['long', 'kin']));
  });
});

describe('who is against them', () => {
  const child = { id: 'a', name: 'Hana', type: 'Human - Children - Painter', gender: 'female' as const, personality: [], appearance: {} };
  const against = (hero: string, foil: string): string[] =>
    gatesOf(brief, { crisis: 'gap', words: { subplot: 'road' } } as unknown as StoryPlan, { hero: { ...child, type: hero }, foil: { ...child, type: foil }, others: [] });

  it('two children may sit in one class; a child and a witch may not', () => {
    expect(against('Human - Children - Painter', 'Human - Children - Inventor')).toContain('young-foe');
    expect(against('Human - Children - Painter', 'Mystic - Witches - Sea Witch')).toEqual(expect.arrayContaining(['grown-foe']));
    expect(against('Human - Children - Painter', 'Mystic - Witches - Sea Witch')).not.toContain('young-foe');
    expect(against('Animal - Birds - Duck', 'Human - Children - Inventor')).not.toContain('young-foe');
  });
});

describe('where a horse can go, and who was at school with whom', () => {
  const place = (name: string, type: string): typeof brief => ({ ...brief, places: [{ id: 'p', name, type, magicalProperties: [], inhabitants: [], dangers: [], treasures: [] }] });
  const ground = (one: typeof brief, landscape: string): string[] => gatesOf(one, planOf('lock', { subplot: 'road', landscape }), cast).filter((gate) => /dry|earth|water/u.test(gate));

  it('no cart goes on a moon or under the sea, no boat lies in a town, and no match is lit where all is water', () => {
    expect(ground(place('Ring Station Kepler', 'Space Station'), 'space')).toEqual(['dry']);
    expect(ground(place('Kelp Cathedral', 'Coral Garden'), 'water')).toEqual([]);
    expect(ground(place('Saltbell Cove', 'Mermaid Cove'), 'water')).toEqual(['dry', 'earth', 'by-water']);
    expect(ground({ ...brief, places: [] }, 'town')).toEqual(['dry', 'earth']);
  });

  it('who has gone on to a second place is not told of as where they have always lived', () => {
    const at = place('Waterwheel House', 'Old Mill');
    const onward = { ...at, places: [...at.places, ...place('Mothmoor', 'Haunted Moor').places.map((one) => ({ ...one, id: 'q' }))] };
    const gatesFor = (one: typeof brief): string[] => gatesOf(one, planOf('lock', {}), cast);
    expect(gatesFor(at)).toContain('one-place');
    expect(gatesFor({ ...brief, places: [] })).toContain('one-place');
    expect(gatesFor(onward)).not.toContain('one-place');
  });

  it('two of one kind and one age may have shared a desk, a child and a swamp witch not', () => {
    const hero = { id: 'a', name: 'Hana', type: 'Human - Children - Kite Flyer', gender: 'female' as const, personality: [], appearance: {} };
    const against = (type: string): string[] => gatesOf(brief, planOf('lock', {}), { hero, foil: { ...hero, id: 'b', type }, others: [] });
    expect(against('Human - Children - Map Maker')).toContain('peer-foe');
    expect(against('Dark Being - Misunderstood Villains - Swamp Witch')).not.toContain('peer-foe');
    expect(against('Human - Helpers and Makers - Baker')).toEqual(expect.arrayContaining(['grown-foe']));
    expect(against('Human - Helpers and Makers - Baker')).not.toContain('peer-foe');
  });
});

describe('whose a little sister or a grandfather is', () => {
  const child = { id: 'a', name: 'Hana', type: 'Human - Children - Painter', gender: 'female' as const, personality: [], appearance: {} };
  const withOne = (type: string): string | undefined => castStory({ ...brief, relationships: [], characters: [child, { ...child, id: 'b', name: 'Kit', type }] }).bond?.type;

  it('the hero’s, where nobody said otherwise', () => {
    expect(withOne('Human - Family - Little Sibling')).toBe('Sibling');
    expect(withOne('Human - Family - Parent')).toBe('Parent');
    expect(withOne('Human - Family - Grandparent')).toBe('Family');
    expect(withOne('Animal - Birds - Owl')).toBeUndefined();
  });
});

// What a family chose is told: every power, look, tie, role, and what a place has.
import { describe, expect, test } from 'vitest';
import type { AgeRange, StoryBrief, WriterCharacter } from '../brief.ts';
import { PLACE_WAYS } from '../voices/places.ts';
import { markOf } from '../tell/marks.ts';
import { AGES } from '../testing/samples.ts';
import { tellWhole, textOf } from '../testing/tell-whole.ts';
import { isTold, owedIn } from './as-chosen.ts';
import { castStory } from './cast.ts';
import { tieOf } from './ties.ts';

const character = (name: string, gender: 'male' | 'female', more: Partial<WriterCharacter>): WriterCharacter => ({ id: name, name, gender, type: 'Animal - Forest Animals - Red Fox', personality: ['Kind'], appearance: {}, ...more });

const brief = (ageRange: AgeRange, more: Partial<StoryBrief> = {}): StoryBrief => ({
  seed: `chosen-${ageRange}`, phase: 'introduction', ageRange, length: 'extended', theme: { category: 'Adventure', name: 'The Lost Lantern' },
  characters: [
    character('Ada', 'female', { magicalPower: 'Making Light', appearance: { height: 'Cat-sized', build: 'Fluffy', eyeColor: 'Amber', distinguishingFeature: 'One white paw' } }),
    character('Bo', 'male', { magicalPower: 'Calling the Wind', personality: ['Shy'], appearance: { eyeColor: 'Sky blue', distinguishingFeature: 'Red scarf' } }),
    character('Cleo', 'female', { magicalPower: 'Flying', personality: ['Grumpy'], role: 'Trickster', appearance: { distinguishingFeature: 'Top hat' } }),
  ],
  places: [{ id: 'p', name: 'Lantern Wood', type: 'Moonlit Forest', magicalProperties: ['Floating Stones', 'Gentle Gravity'], inhabitants: ['Elves', 'Gnomes'], climate: 'Gentle Rain', dangers: ['Thick Fog', 'Rickety Bridge'], treasures: ['Golden Key', 'Magic Seeds'] }],
  relationships: [{ from: 'Ada', to: 'Bo', type: 'Friend' }, { from: 'Bo', to: 'Cleo', type: 'Sibling' }], earlier: [], ...more,
});

const SEEDS = Array.from({ length: 10 }, (_, n) => `chosen-${n + 1}`);

describe.each(['5-8', '9-12', '12-17'] as const)('%s', (ageRange) => {
  const told = tellWhole(brief(ageRange));
  const text = textOf(told);
  const used = new Set(told.at(-1)?.written.facts.used);

  test('what the place has: a property, its people, its weather, a danger, a treasure', () => {
    for (const slot of Object.keys(PLACE_WAYS[ageRange])) expect(used, slot).toContain(`#l.${slot}`);
  });

  test('what everybody can do, and how they look, in nearly every story', () => {
    const asked = SEEDS.map((seed) => brief(ageRange, { seed }));
    const stories = asked.map((one) => ({ one, story: tellWhole(one) }));
    const isDone = stories.flatMap(({ one, story }) => {
      const marks = new Set(story.at(-1)?.written.facts.used);
      const powers = owedIn({ brief: one, cast: castStory(one) }).filter(({ about }) => about !== 'place').slice(0, 3);
      const knows = (source: string) => marks.has(source.startsWith('#') ? source : markOf(source));
      return [...powers.map((power) => isTold(power, knows)), ...['one white paw', 'red scarf', 'top hat'].map((look) => textOf(story).includes(look))];
    });
    expect(isDone).toHaveLength(6 * SEEDS.length);
    expect(isDone.filter(Boolean).length).toBeGreaterThanOrEqual(0.85 * isDone.length);
  });

  test('how two are related of whom neither is the hero', () => {
    expect(text).toMatch(/Bo[^.]*Cleo’s brother/u);
  });
});

test('the youngest are told what the place has as well, as far as short pages have room', () => {
  const used = new Set(tellWhole(brief('3-4')).at(-1)?.written.facts.used);
  expect(Object.keys(PLACE_WAYS['3-4']).filter((slot) => used.has(`#l.${slot}`)).length).toBeGreaterThanOrEqual(4);
});

test('a tie has the word of whoever has it, and one that the youngest know', () => {
  const who = character('Ada', 'female', {});
  expect(['Sibling', 'Twin', 'Parent', 'Nemesis', 'Apprentice'].map((type) => tieOf(type, who, false))).toEqual(['sister', 'twin sister', 'mother', 'sworn enemy', 'apprentice']);
  expect(['Nemesis', 'Mentor', 'Apprentice'].map((type) => tieOf(type, who, true))).toEqual(['enemy', 'teacher', 'pupil']);
});

test.each(AGES)('a grandmother of two is told of as that once, age %s', (ageRange) => {
  const human = (id: string, name: string, type: string) => ({ id, name, type: `Human - ${type}`, gender: 'female' as const, personality: ['Kind'], appearance: {} });
  const told = tellWhole({
    seed: 'kin', phase: 'introduction', ageRange, length: 'extended', theme: { category: 'Adventure', name: 'The Lost Lantern' }, places: [], earlier: [],
    characters: [human('o', 'Olga', 'Children - Young Explorer'), human('l', 'Lulu', 'Family - Little Sibling'), human('g', 'Gran Adela', 'Family - Grandparent')],
    relationships: [{ from: 'l', to: 'o', type: 'Sibling' }, { from: 'g', to: 'o', type: 'Family' }, { from: 'g', to: 'l', type: 'Family' }],
  });
  const [introduction = ''] = told.map(({ written }) => written.paragraphs.join(' '));
  expect(introduction).not.toMatch(/Lulu’s grandmother.*Lulu’s grandmother|Olga’s grandmother.*Lulu’s grandmother|(?:her|his) granny\b/u);
});

test('on a lap a brother of somebody who comes in later is told of as that only with the other', () => {
  const one = (id: string, name: string, type: string) => ({ id, name, type, gender: 'male' as const, personality: ['Kind'], appearance: {} });
  const told = brief('3-4', {
    characters: [one('a', 'Admiral', 'Animal - Polar Animals - Penguin'), one('g', 'Gorm', 'Fantasy - Mountain Troll'), { ...one('i', 'Grandpa Ioan', 'Human - Family - Grandparent'), role: 'Mentor' }],
    relationships: [{ from: 'a', to: 'g', type: 'Friend' }, { from: 'g', to: 'i', type: 'Sibling' }],
  });
  const cast = castStory(told);
  expect([cast.friend?.name, cast.giver?.name]).toEqual(['Gorm', 'Grandpa Ioan']);
  expect(owedIn({ brief: told, cast }).filter(({ variants }) => variants.some((line) => line.includes('brother'))).map(({ about }) => about)).toEqual(['other']);
});

// What a story is like decides which paragraphs it has.
import { expect, test } from 'vitest';
import { castStory } from '../plan/cast.ts';
import { SAMPLE_CAST } from '../testing/sample-cast.ts';
import { SAMPLE_PLACES } from '../testing/sample-places.ts';
import { askedBrief } from '../testing/asked.ts';
import { tellWhole } from '../testing/tell-whole.ts';
import { voiceFor } from '../voices/voices.ts';
import { circumstances } from './circumstances.ts';
import type { DraftOrder } from './order.ts';

/** Lost on a road, sent to sleep in somebody else’s house, and round a fire among the trees. */
const AWAY: readonly (readonly [string, string])[] = [['Adventure', 'The Long Way Home'], ['Growth', 'The First Night Away'], ['Friendship', 'A Stranger at the Campfire']];

test.each(['3-4', '5-8', '9-12', '12-17'] as const)('who is a long way from home when it begins packs nothing and goes out of no door, age %s', (age) => {
  const parts = AWAY.map(([category, name]) => tellWhole({ ...askedBrief(age), seed: 'a', length: 'epic', theme: { category, name } })[0]?.made ?? []);
  expect(parts.flat().filter(({ beat }) => beat === 'pack')).toEqual([]);
  const hooks = parts.map((made) => made.find(({ beat }) => beat === 'hook')?.parts[0]?.source ?? '');
  for (const hook of hooks) expect(voiceFor(age).introduction['hook:afar']).toContain(hook);
});

test('nobody sleeps through the night on which it knocks again', () => {
  const eves = (name: string): number => ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => tellWhole({ ...askedBrief('5-8'), seed, length: 'epic', theme: { category: 'Spooky', name } })[0]?.made ?? []).filter(({ beat }) => beat === 'eve').length;
  expect(eves('A Knock at Midnight')).toBe(0);
  expect(eves('The Vampire Who Loved Tomatoes')).toBeGreaterThan(0);
});

test('nobody packs a bag to go down a passage of their own house; to be taken to see another place one does', () => {
  const packs = (places: number): number => ['a', 'b', 'c', 'd'].flatMap((seed) => tellWhole({ ...askedBrief('9-12'), seed, length: 'epic', places: SAMPLE_PLACES.slice(0, places).map((one, at) => ({ ...one, id: `p${at}` })), theme: { category: 'Growth', name: 'The Door I Had to Open' } })[0]?.made ?? []).filter(({ beat }) => beat === 'pack' || beat === 'eve').length;
  expect(packs(0)).toBe(0);
  expect(packs(2)).toBeGreaterThan(0);
});

test('who was not met does not come back', () => {
  const [first, second, third] = tellWhole({ ...askedBrief('5-8'), length: 'epic' });
  const facts = third?.written.facts;
  if (!first || !second || !facts) throw new Error('not told');
  const order = (used: readonly string[]): DraftOrder => ({ brief: { ...askedBrief('5-8'), length: 'epic', phase: 'resolution' }, plan: facts.plan, cast: castStory(askedBrief('5-8')), wishes: [], used, manner: {}, suits: () => 'well', stale: () => 0 }) as unknown as DraftOrder;
  expect(circumstances(order(facts.used), 0, 0).meetings).toBeGreaterThan(0);
  expect(circumstances(order(first.written.facts.used), 0, 0).meetings).toBe(0);
});

test('the treasure that saved the day has no scene of its own afterwards', () => {
  const place = SAMPLE_PLACES.find(({ treasures }) => treasures.length > 0);
  if (!place) throw new Error('no place with a treasure');
  const brief = { ...askedBrief('12-17'), characters: SAMPLE_CAST.slice(0, 1).map((one) => ({ ...one, id: 'c' })), relationships: [], places: [{ ...place, id: 'p' }] };
  const plan = tellWhole(brief).at(-1)?.written.facts.plan;
  if (!plan) throw new Error('no plan');
  const orderWith = (tool: typeof plan.tool): DraftOrder => ({ brief: { ...brief, phase: 'resolution' }, plan: { ...plan, tool }, cast: castStory(brief), wishes: [], used: [], manner: {}, suits: () => 'well', stale: () => 0 }) as unknown as DraftOrder;
  expect(circumstances(orderWith('trait'), 0, 0)).toMatchObject({ treasure: true, owesTreasure: true });
  expect(circumstances(orderWith('treasure'), 0, 0)).toMatchObject({ treasure: false, owesTreasure: false });
});

// What somebody does, being who they are, is what the trial yields to: it is said how the one led to the other.
import { expect, it } from 'vitest';
import { voiceFor } from '../voices/voices.ts';
import { TRAITS } from './traits.ts';
import { VIRTUE_LEADS } from './virtue-leads.ts';

it('every trait has a way from each of its two virtues to the way out, and no two have the same', () => {
  expect(TRAITS.map(({ words }) => words[0] ?? '').filter((trait) => !VIRTUE_LEADS[trait])).toEqual([]);
  const all = Object.values(VIRTUE_LEADS).flat();
  expect(new Set(all).size).toBe(all.length);
});

it.each(['9-12', '12-17'] as const)('nowhere at %s does the way out follow the virtue without a word between', (age) => {
  const solved = Object.entries(voiceFor(age).resolution).filter(([beat]) => /^solve(?::trait)?$/u.test(beat)).flatMap(([, cores]) => cores).filter((core) => core.includes('{H.virtue}'));
  expect(solved.length).toBeGreaterThan(10);
  const between = (core: string): string => core.slice(core.indexOf('{H.virtue}') + '{H.virtue}'.length, core.indexOf('{k.give}'));
  expect(solved.filter((core) => !core.includes('{H.led}') && !/notice|time to look|turned, for once|told how|weak place|came to see|breath to think|finds things out|how the thing|could tell|the way in which|Just there|in the way|something else|make them|made all/u.test(between(core)))).toEqual([]);
});

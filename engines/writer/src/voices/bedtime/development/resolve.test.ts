// They do not walk to where it comes to a head for no reason: what they want lies beyond it.
import { expect, it } from 'vitest';
import { BOOKS } from '../../../premises/premises.ts';
import { matterOf } from '../../../premises/matters.ts';
import { askedBrief } from '../../../testing/asked.ts';
import { tellWhole } from '../../../testing/tell-whole.ts';

const PLOTS = BOOKS.flatMap(({ category, premises }) => premises.map(({ theme }) => ({ category, name: theme })));

/** How many of these plots say at bedtime what lies beyond the trial before they go to it. */
const sayWhy = (plots: readonly { category: string; name: string }[]): number => plots.filter((theme, n) =>
  (tellWhole(askedBrief('5-8', { seed: `why-${n}`, theme }))[1]?.made ?? []).some(({ parts }) => parts.some(({ source }) => source.includes('{k.beyond}')))).length;

const standing = (stands: string): typeof PLOTS => PLOTS.filter(({ name }) => matterOf(name)?.stands === stands);

it('at bedtime one in three says why they go where it comes to a head, and nobody goes to what they carry', () => {
  const behind = standing('behind').filter((_, n) => n % 3 === 0);
  expect(sayWhy(behind)).toBeGreaterThan(behind.length / 3);
  expect(sayWhy(standing('carried'))).toBe(0);
}, 60_000);

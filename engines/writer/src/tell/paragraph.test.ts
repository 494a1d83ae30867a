import { expect, it } from 'vitest';
import { diceFrom } from '../dice.ts';
import { FITS } from './fits.ts';
import { buildParagraph } from './paragraph.ts';
import { saidBefore } from './said.ts';
import type { Stage } from './stage.ts';
import { createTeller } from './teller.ts';

const stage: Stage = { people: new Map([['H', { letter: 'H', name: 'Pip', short: 'Pip', male: true }]]), party: ['H'], word: () => undefined, once: new Set(), again: new Set() };

/** The paragraph of these cores on somebody’s lap, and how often each was told on the way to it. */
function built(cores: readonly string[]): { text: string | undefined; times: Map<string, number> } {
  const teller = createTeller(stage, diceFrom('x'), []);
  const times = new Map<string, number>();
  const counting = { ...teller, tell: (template: string, goesOn?: boolean) => { times.set(template, (times.get(template) ?? 0) + 1); return teller.tell(template, goesOn); } };
  const told = buildParagraph({ cores, filling: [], said: saidBefore([], [], [])(), heard: () => 0, worn: new Set(), fit: FITS['3-4'], aim: 0 }, counting);
  return { text: told?.text, times };
}

const FITTING = 'Pip sat on the step. The cat sat on the mat. “Good morning,” said Pip to the cat.';
const SHORT = 'Pip sat down.';

it('the first core that fits is told, and those before it are tried', () => {
  expect(built([SHORT, FITTING]).text).toBe(FITTING);
});

it('a core that leaves nothing to the dice is not told again to come out the same', () => {
  expect(built([SHORT, FITTING]).times.get(SHORT)).toBe(1);
  const choice = 'Pip sat [on the step|by the door].';
  expect(built([choice, FITTING]).times.get(choice)).toBe(2);
});

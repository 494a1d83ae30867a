import { describe, expect, it } from 'vitest';
import { diceFrom } from '../dice.ts';
import { FITS } from './fits.ts';
import { saidBefore } from './said.ts';
import { isOneMouth } from './same-mouth.ts';
import { tellCore } from './tell-core.ts';
import { createTeller } from './teller.ts';
import type { Stage } from './stage.ts';

const stage: Stage = { people: new Map([['H', { letter: 'H', name: 'Pip', short: 'Pip', male: true }]]), party: ['H'], word: () => undefined, once: new Set(), again: new Set() };
const told = (core: string, note: string): string | undefined => tellCore(core, { cores: [], filling: [], must: [note], said: saidBefore([], [], [])(), heard: () => 0, worn: new Set(), fit: { ...FITS['3-4'], least: 1 }, aim: 0 }, createTeller(stage, diceFrom('x'), []), { may: () => true, needs: 'none' }, false)?.text;

describe('one speech behind another', () => {
  it('is of the same mouth where both end in the same name', () => {
    expect(isOneMouth('Pip sighed. “You, too?” said Pip.', '“But we must find it!” said Pip.')).toBe(true);
    expect(isOneMouth('“You, too?” said Pip.', '“But we must find it!” said Ana.')).toBe(false);
    expect(isOneMouth('“You, too?” said Pip. The bag sighed.', '“But we must find it!” said Pip.')).toBe(false);
    expect(isOneMouth('“You, too?” said Pip.', 'And they still had to find it!')).toBe(false);
  });

  it('waits for another paragraph', () => {
    expect(told('{H} sighed. “You, too?” said {H}.', '“But we must find it!” said {H}.')).toBe('Pip sighed. “You, too?” said Pip.');
    expect(told('{H} sighed. “You, too?” said {H}.', 'And they still had to find it!')).toBe('Pip sighed. “You, too?” said Pip. And they still had to find it!');
  });
});

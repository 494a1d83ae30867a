import { describe, expect, it } from 'vitest';
import { diceFrom } from '../dice.ts';
import { createTeller } from './teller.ts';
import type { Stage } from './stage.ts';

const stage = (male: boolean): Stage => ({
  people: new Map([['H', { letter: 'H', name: 'Zoë', short: 'Zoë', male }]]), party: ['H'], word: () => undefined, once: new Set(), again: new Set(),
});
const tell = (template: string, male = false): string | undefined => createTeller(stage(male), diceFrom('t'), []).tell(template);

describe('what belongs to somebody', () => {
  it('is hers where no noun follows', () => {
    expect(tell('{H} looked. It was {his}, all of it.')).toBe('Zoë looked. It was hers, all of it.');
    expect(tell('{H} kept {his} for last, and {his} must have been the best.')).toBe('Zoë kept hers for last, and hers must have been the best.');
    expect(tell('{H} looked at {his} hands.')).toBe('Zoë looked at her hands.');
    expect(tell('{H} looked. It was {his}.', true)).toBe('Zoë looked. It was his.');
  });
});

describe('what is told once', () => {
  it('is not asked for again, and a sentence can do without it when it was told', () => {
    const once: Stage = { ...stage(false), word: (name) => (name === 'p.stakes' ? 'Nobody laughed any more.' : undefined), once: new Set(['p.stakes']) };
    const teller = createTeller(once, diceFrom('t'), []);
    expect(teller.tell('[{p.stakes}|{told p.stakes}] So they went.')).toBe('Nobody laughed any more. So they went.');
    teller.keep();
    expect(teller.tell('{p.stakes} So they went.')).toBeUndefined();
    expect(teller.tell('[{p.stakes}|{told p.stakes}] So they went.')?.trim()).toBe('So they went.');
  });
});

describe('a name that stood for a pronoun', () => {
  it('does not stand there twice side by side', () => {
    expect(tell('When nobody was speaking to {him} {H} kept one biscuit.')).toBe('When nobody was speaking to Zoë she kept one biscuit.');
    expect(tell('When nobody was speaking to {him}, {H} kept one biscuit.')).toBe('When nobody was speaking to her, Zoë kept one biscuit.');
    expect(tell('{H} sat. When nobody was speaking to {him} {H} kept one biscuit.')).toBe('Zoë sat. When nobody was speaking to her Zoë kept one biscuit.');
  });
});

describe('somebody without a name', () => {
  it('is whom “she” means where she was the last, and {H} is called by name again', () => {
    expect(tell('{H} went. She opened the door, and heard {him} out.')).toBe('Zoë went. She opened the door, and heard Zoë out.');
    expect(tell('{H} went. She opened the door, and heard {him} out.', true)).toBe('Zoë went. She opened the door, and heard him out.');
    expect(tell('She had called out, and {H} had called back. It was not much that {he} had called.')).toBe('She had called out, and Zoë had called back. It was not much that she had called.');
    expect(tell('“She bites,” said the man, and {H} stopped. “Does she?” {he} asked.')).toBe('“She bites,” said the man, and Zoë stopped. “Does she?” she asked.');
  });
});

import { describe, expect, it } from 'vitest';
import { diceFrom } from '../dice.ts';
import { createTeller } from './teller.ts';
import type { Material, Stage } from './stage.ts';
import type { Staleness } from './marks.ts';

const stage = (words: Readonly<Record<string, Material>>, more: Partial<Stage> = {}): Stage => ({
  people: new Map([['H', { letter: 'H', name: 'Ada', short: 'Ada', male: false }]]), party: ['H'], word: (name) => words[name], once: new Set(), again: new Set(), ...more,
});

/** Told one after another, each kept. */
function tellings(template: string, times: number, of: Stage, stale?: Staleness): (string | undefined)[] {
  const teller = createTeller(of, diceFrom('t'), [], stale);
  return Array.from({ length: times }, () => {
    const text = teller.tell(template);
    teller.keep();
    return text;
  });
}

describe('a slot with several sentences', () => {
  const sounds = { sound: ['a bell', 'a drum'] };

  it('tells each of them once, and then none', () => {
    const [first, second, third] = tellings('{sound}', 3, stage(sounds));
    expect([new Set([first, second]), third]).toEqual([new Set(['a bell', 'a drum']), undefined]);
  });

  it('begins again where such a list may', () => {
    expect(tellings('{sound}', 3, stage(sounds, { again: new Set(['sound']) }))[2]).toMatch(/^a (?:bell|drum)$/u);
  });

  it('tells first what suits, and of that what was not heard lately', () => {
    expect(tellings('{sound}', 2, stage(sounds, { misfit: (text) => (text === 'a bell' ? 1 : 0) }))).toEqual(['a drum', 'a bell']);
    expect(tellings('{sound}', 2, stage(sounds), (text) => (text === 'a drum' ? 1 : 0))).toEqual(['a bell', 'a drum']);
  });

  it('is bound to whoever it is told of', () => {
    expect(tellings('{H} stood there, and {H.habit}.', 1, stage({ 'H.habit': ['{x} hummed to {x.self}'] }))).toEqual(['Ada stood there, and Ada hummed to herself.']);
  });
});

describe('a choice', () => {
  it('takes an option that can be told', () => {
    expect(tellings('[In {where}|At home].', 1, stage({}))).toEqual(['At home.']);
    expect(tellings('In {where}.', 1, stage({}))).toEqual([undefined]);
  });

  it('is not the same twice where it says something, and a word or two may come back', () => {
    const [first, second] = tellings('[All of the lamps went out.|Somebody shut the door.]', 2, stage({}));
    expect(first).not.toBe(second);
    expect(tellings('[Oh|Oh].', 2, stage({}))).toEqual(['Oh.', 'Oh.']);
  });
});

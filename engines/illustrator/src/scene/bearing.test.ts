import { expect, test } from 'vitest';
import { QUIET_FACES } from '../character/expression.ts';
import { ember, kofi, maya, olive, pixel, rusty } from '../testing/families.ts';
import { bearingsOf } from './bearing.ts';
import type { Player } from './player.ts';
import { speakerOf } from './speaker-told.ts';

const EVERYBODY = [maya, rusty, kofi, pixel, olive, ember];
const SEEDS = Array.from({ length: 30 }, (_, i) => `${i}`);
const cast = (feeling: Player['feeling'], count: number, pose: Player['pose'] = 'standing'): Player[] => EVERYBODY.slice(0, count).map((character) => ({ character, feeling, pose }));
const bear = (players: readonly Player[], text: string, seed: string) => bearingsOf(players, { told: text, text, seed });

test('who talks is read from either side of the verb', () => {
  const names = ['Maya', 'Rusty'];
  expect(speakerOf('“Come on,” said Rusty. Maya listened.', names)).toBe('Rusty');
  expect(speakerOf('Maya quietly whispered to Rusty.', names)).toBe('Maya');
  expect(speakerOf('Maya looked at Rusty.', names)).toBeUndefined();
});

test('who talks gestures and opens the mouth, and who listens does not', () => {
  for (const seed of SEEDS) {
    const [first, second] = bear(cast('calm', 2), '“Look,” said Maya. Rusty waited.', seed);
    expect(['talk', 'explain', 'open']).toContain(first?.body.ease.name);
    expect([first?.face.mouth, first?.talks, second?.talks]).toEqual(['speak', true, false]);
    expect(['smile', 'hint', 'smirk']).toContain(second?.face.mouth);
  }
});

test('open-mouthed grins are for joy that is told, and never for everybody', () => {
  for (const seed of SEEDS) {
    const grins = (text: string): number => bear(cast('happy', 5), text, seed).filter(({ face }) => face.mouth === 'grin').length;
    expect(grins('They stood by the lake.')).toBe(0);
    expect(grins('They were all so happy.')).toBeLessThanOrEqual(2);
    expect(bear(cast('happy', 1, 'cheering'), 'Maya cheered.', seed)[0]?.face.mouth).toBe('grin');
  }
  const some = SEEDS.filter((seed) => bear(cast('happy', 2), 'They were so happy.', seed).some(({ face }) => face.mouth === 'grin'));
  expect(some.length).toBeGreaterThan(SEEDS.length / 2);
});

test('what the words say that somebody feels stays in the face', () => {
  const mouths = (['sad', 'scared', 'angry', 'surprised'] as const).map((feeling) => bear(cast(feeling, 1), 'Maya stood there.', 'a')[0]?.face.mouth);
  expect(mouths).toEqual(['frown', 'wavy', 'frown', 'o']);
});

test('those who stand together stand in several ways and with several faces, and the same seed draws the same', () => {
  const all = SEEDS.map((seed) => bear(cast('calm', 4), 'They stood by the lake.', seed));
  const kinds = (of: (one: ReturnType<typeof bear>[number]) => unknown): number => new Set(all.flat().map(of)).size;
  expect(kinds(({ body }) => body.ease.name)).toBeGreaterThan(4);
  expect(kinds(({ face }) => `${face.mouth} ${face.browUp}`)).toBe(Object.keys(QUIET_FACES).filter((name) => ['content', 'listening', 'curious', 'earnest'].includes(name)).length);
  const alike = all.filter((four) => new Set(four.map(({ body }) => body.ease.name)).size === 1);
  expect(alike).toEqual([]);
  expect(bear(cast('calm', 4), 'They stood by the lake.', '7')).toEqual(all[7]);
});

test('who is afraid leans away and has the hands before the breast', () => {
  for (const seed of SEEDS) {
    const [scared] = bear(cast('scared', 2), 'Maya and Rusty stood there.', seed);
    expect(scared?.body.lean).toBeLessThan(0);
    expect(['drawn up', 'clasp']).toContain(scared?.body.ease.name);
  }
});

import { expect, test } from 'vitest';
import { ANIMALS } from '../lexicon/animals.ts';
import { Paper } from '../paper.ts';
import { character } from '../testing/families.ts';
import { bodyPattern } from './beast-sitting-patterns.ts';
import { sidePattern } from './beast-side.ts';
import { drawBeast } from './beast.ts';
import { AT_EASE } from './figure.ts';
import type { BeastParts } from './look.ts';
import { readLook } from './read-look.ts';

const PATTERNS: Record<NonNullable<BeastParts['pattern']>, 'body' | 'head and limbs'> = {
  stripes: 'body', spots: 'body', patches: 'body', fawn: 'body', wool: 'body', spines: 'body', shell: 'body', zebra: 'body', giraffe: 'body',
  plates: 'body', bands: 'body', scales: 'body', donkey: 'body', humps: 'body', panda: 'head and limbs', raccoon: 'head and limbs', badger: 'head and limbs', sloth: 'head and limbs',
};
const look = readLook(character('X', 'Animal - Any - cat'));
const PLAIN: BeastParts = { stance: 'sit', head: 'cat', ears: 'round', tail: 'thin', fur: '#b98a5e', cream: '#fff1df', dark: '#4a2f2a' };
const drawn = (parts: BeastParts): string => drawBeast(new Paper(1, 1), look, parts, AT_EASE).art;

test.each(Object.entries(PATTERNS))('the pattern %s is drawn of who sits and of who stands, on the %s', (name, where) => {
  const pattern = name as NonNullable<BeastParts['pattern']>;
  for (const stance of ['sit', 'stand'] as const) expect(drawn({ ...PLAIN, stance, pattern }), stance).not.toBe(drawn({ ...PLAIN, stance }));
  if (where !== 'body') return;
  expect(bodyPattern(new Paper(1, 1), { ...PLAIN, pattern })).not.toBe('');
  expect(sidePattern(new Paper(1, 1), { ...PLAIN, stance: 'stand', pattern }, -200, 1)).not.toBe('');
});

test('every animal of the lists shows its pattern in the stance it has', () => {
  const patterned = ANIMALS.flatMap(([words, { rig }]) => (rig.rig === 'beast' && rig.parts.pattern ? [{ words, parts: rig.parts }] : []));
  expect(patterned.length).toBeGreaterThan(10);
  for (const { words, parts: { pattern: _, ...plain } } of patterned) {
    const parts = patterned.find((one) => one.words === words)?.parts;
    if (parts) expect(drawn(parts), String(words)).not.toBe(drawn(plain));
  }
});

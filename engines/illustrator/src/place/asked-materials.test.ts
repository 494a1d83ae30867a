import { expect, test } from 'vitest';
import { polar } from '../color.ts';
import { drawPicture } from '../index.ts';
import { place } from '../testing/families.ts';
import { inMaterial, materialAsked, materialSaid } from './asked-materials.ts';

const at = (type: string, customPrompt = '') => drawPicture({ is: 'place', seed: 's', place: place('', type), customPrompt });

test.each(['chocolate', 'gingerbread', 'ice', 'glass', 'gold', 'wood', 'stone', 'candy'])('a castle made of %s is, and is told', (name) => {
  const drawn = at('Fairy-Tale Castle', `a castle made of ${name}`);
  expect(drawn.notDrawn).toEqual([]);
  expect(drawn.alt).toContain(`walls of ${name}`);
  expect(drawn.svg).not.toBe(at('Fairy-Tale Castle').svg);
});

test('materials look unlike each other', () => {
  const walls = ['chocolate', 'gingerbread', 'ice', 'gold', 'wood', 'stone', 'candy'].map((name) => {
    const material = materialAsked(`made of ${name}`);
    return material && inMaterial(material, '#f2e6d0');
  });
  expect(new Set(walls).size).toBe(walls.length);
});

test('bushes before a castle of chocolate stay green', () => {
  const chocolate = materialAsked('made of chocolate');
  expect(chocolate && polar(inMaterial(chocolate, '#7fae68')).h).toBeGreaterThan(100);
});

test('where nothing is built it is said', () => {
  expect(at('Child Bedroom', 'made of chocolate').notDrawn).toEqual(['made of chocolate']);
  expect(materialSaid('a chocolate castle')).toBe('chocolate castle');
  expect(materialSaid('with a stone bridge')).toBeUndefined();
  expect(materialSaid('a candy shop')).toBeUndefined();
  expect(at('Fairy-Tale Castle', 'a golden castle').alt).toContain('walls of gold');
  expect(at('Busy Street', 'made of gingerbread').notDrawn).toEqual(['made of gingerbread']);
  expect(materialAsked('a golden castle')?.wall).toBe(materialAsked('made of gold')?.wall);
  expect(materialAsked('a bench made of gold')).toBeUndefined();
});

test('what is wished away from a place is left out, or said where it stays', () => {
  const plain = at('Fairy-Tale Castle').svg;
  for (const wish of ['no clouds', 'no flags', 'no sun']) {
    const drawn = at('Fairy-Tale Castle', wish);
    expect(drawn.notDrawn, wish).toEqual([]);
    expect(drawn.svg, wish).not.toBe(plain);
  }
  expect(at('Fairy-Tale Castle', 'without a path').notDrawn).toEqual(['without a path']);
  expect(at('Fairy-Tale Castle', 'an old castle').notDrawn).toEqual(['old castle']);
  expect(at('Fairy-Tale Castle', 'no playground').svg).toBe(plain);
  expect(at('Fairy-Tale Castle', 'two castles').notDrawn).toEqual(['two castles']);
  expect(at('Fairy-Tale Castle', 'in the sky').alt).toContain('among the clouds');
});

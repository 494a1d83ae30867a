import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { maya } from '../testing/families.ts';
import { brokenTold } from './broken.ts';
import { readThings } from './things.ts';

const things = (text: string) => readThings(text).map(({ prop }) => prop);

test('a broken thing that is known all the same is there, another one is not', () => {
  expect(things('Maya opened the broken umbrella.')).toContain('umbrella');
  expect(things('Maya held up the cracked mirror.')).toContain('mirror');
  expect(things('There lay a torn red kite.')).toContain('kite');
  expect(things('There lay a broken ladder.')).not.toContain('ladder');
});

test('it is broken in the way of the words, and whole again when it is mended', () => {
  expect(brokenTold(['mirror'], 'Maya held up the cracked mirror.').get('mirror')).toEqual({ how: 'crack', said: 'cracked' });
  expect(brokenTold(['kite'], 'A torn red kite lay there.').get('kite')).toEqual({ how: 'tear', said: 'torn' });
  expect(brokenTold(['stick'], 'The stick was broken.').get('stick')).toEqual({ how: 'snap', said: 'broken' });
  expect(brokenTold(['kite'], 'Maya mended the torn kite.').size).toBe(0);
  expect(brokenTold(['kite'], 'The window was broken. Maya had a kite.').size).toBe(0);
});

test('the picture and its words say that it is broken', () => {
  const drawn = (text: string) => drawPicture({ is: 'scene', seed: 's', text, cast: [maya] });
  const [whole, broken] = ['Maya held a plate.', 'Maya held a broken plate.'].map(drawn);
  expect(broken?.alt).toContain('holds a broken plate');
  expect(broken?.svg.length).toBeGreaterThan(whole?.svg.length ?? 0);
});

test('half a bun is a bun in the hand', () => {
  expect(readThings('Maya had half a bun.')).toMatchObject([{ prop: 'bun', inHand: true }]);
});

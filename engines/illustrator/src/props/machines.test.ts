import { expect, test } from 'vitest';
import { Paper } from '../paper.ts';
import { lookAlikes } from '../testing/alike.ts';
import { sayScene } from '../words/alt.ts';
import { readThings } from './things.ts';
import { MACHINES } from './machines.ts';
import { PROPS } from './props.ts';

const NAMED: readonly (readonly [text: string, prop: string])[] = [
  ['Ada built a rain machine.', 'weathermachine'],
  ['There stood the cloud machine.', 'weathermachine'],
  ['There stood a machine that made clouds.', 'weathermachine'],
  ['There stood the machine that collected dreams.', 'dreammachine'],
  ['Ada found a dream machine.', 'dreammachine'],
  ['Ada built a time machine.', 'timemachine'],
  ['There stood the best friend machine.', 'friendmachine'],
  ['Ada found a weighing machine.', 'weighingmachine'],
  ['The polishing machine stood in the hall.', 'polishingmachine'],
  ['The tar machine came round the corner.', 'roller'],
  ['Ada found a steamroller.', 'roller'],
  ['Ada found a popcorn machine.', 'popcornmachine'],
  ['Ada found a coffee machine.', 'coffeemachine'],
  ['Ada found a bubble machine.', 'bubblemachine'],
  ['Ada found a flying machine.', 'flyingmachine'],
  ['Ada found a candyfloss machine.', 'flossmachine'],
  ['Ada found a machine.', 'machine'],
  ['Ada found a machine that hummed.', 'machine'],
];

test.each(NAMED)('%s', (text, prop) => expect(readThings(text).map((thing) => thing.prop)).toEqual([prop]));

const sheet = (prop: string): string => {
  const paper = new Paper(300, 240);
  paper.add(`<g transform="translate(150 210) scale(1.3)">${PROPS[prop]?.draw(paper) ?? ''}</g>`);
  return paper.toSvg();
};

test('no two machines look alike at 128 pixels', () => {
  const names = [...Object.keys(MACHINES), 'machine'];
  expect(names.length).toBeGreaterThan(15);
  expect(lookAlikes(names.map((name) => [name, sheet(name)] as const), 6)).toEqual([]);
});

test('every machine has a name that whoever cannot see hears', () => {
  const setting = { ground: 'meadow', land: '#8fc477', features: [], plants: [], props: [], said: 'on a meadow', known: true } as const;
  for (const prop of Object.keys(MACHINES)) expect(sayScene([], setting, [prop]), prop).not.toMatch(/[a-z]machine|flossm/);
});

// A danger is met where it is.
import { expect, test } from 'vitest';
import { SAMPLE_PLACES } from '../testing/sample-places.ts';
import { dangerMetAt } from './danger-met.ts';

const places = ['Goosefeather Lane', 'Mothmoor'].flatMap((wanted, at) => SAMPLE_PLACES.filter(({ name }) => name === wanted).map((one) => ({ ...one, id: `p${at}` })));

test('who is back before a door at home meets no fog on a moor any more; over the mountains they do', () => {
  expect(dangerMetAt({ places, ageRange: '9-12' }, 'The Door I Had to Open')).toBeUndefined();
  expect(dangerMetAt({ places, ageRange: '9-12' }, 'Over the Whispering Mountains')).toBe('m');
  expect(dangerMetAt({ places, ageRange: '5-8' }, 'The Door I Had to Open')).toBe('l');
  expect([dangerMetAt({ places, ageRange: '9-12' }, 'The Oldest Tree in the Valley'), dangerMetAt({ places, ageRange: '9-12' }, 'The Avalanche Patrol')], 'back in their town; with no time').toEqual(['l', undefined]);
});

// Who lives in a place is told of as what they are: swarms, sheep and birds ask nobody to tea.
import { expect, it } from 'vitest';
import { SAMPLE_PLACES } from '../testing/sample-places.ts';
import { PLACE_WAYS } from '../voices/places.ts';
import { wordsOfPlace } from './place-words.ts';

const [place] = SAMPLE_PLACES;

function folkOf(who: string): string[] {
  if (!place) throw new Error('no sample place');
  const words = [...wordsOfPlace('l', { ...place, id: 'p0', inhabitants: [who] }, '9-12', 1, 0)].findLast(([slot]) => slot === 'l.folk')?.[1];
  return typeof words === 'string' ? [words] : [...(words ?? [])].map(String);
}

it.each(['Firefly Swarms', 'Cloud Sheep', 'Clockwork Birds', 'Unicorns'])('%s neither pass remarks nor sit down to supper', (who) => {
  expect(folkOf(who).join(' ')).not.toMatch(/remarks|supper|to tea|permission|scolded/u);
  expect(folkOf(who).length).toBeGreaterThan(1);
});

it('whoever talks is told of in all the ways', () => {
  expect(folkOf('Gnomes')).toHaveLength(1 + PLACE_WAYS['9-12'].folk.length);
});

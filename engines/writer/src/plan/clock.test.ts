// In a plot of one day the hours run forward, and it begins early enough for what must be done by noon.
import { expect, it } from 'vitest';
import { clockOf, hoursIn, isPast, moveOn, startsOf } from './clock.ts';

const ALL = ['morning', 'afternoon', 'evening'];

it('reads the hours that a text tells, and not how it always was', () => {
  expect(hoursIn('It was noon before anybody noticed.')).toHaveLength(1);
  expect(['Every evening they sat there.', 'It was like a morning in May.', '“See you at noon,” said {H}.', 'They went on.', 'There was moonlight in a bottle.', 'Out came the bottled moonlight.'].map((text) => hoursIn(text).length)).toEqual([0, 0, 0, 0, 0, 0]);
});

it('knows the hour by every word for it', () => {
  const told = [
    'At dawn they were up.', 'There was a morning mist.', 'It was still early morning.', 'It was midday.', 'At lunch nobody spoke.', 'By the afternoon it was done.', 'At three o’clock the bell rang.', 'They came in at tea.', 'Dusk came.', 'It was twilight.',
    'They were in by supper.', 'It got dark.', 'The lamps were lit.', 'They said good evening.', 'That night nobody slept.', 'The stars came out.', 'It was moonlit.', 'At nightfall they stopped.', 'It was bedtime.', 'At midnight it struck twelve.',
  ];
  expect(told.filter((text) => hoursIn(text).length === 0)).toEqual([]);
});

it('what must be done by noon does not begin in the afternoon, and what takes days begins at any hour', () => {
  expect(startsOf('The Desert of Glass', ALL)).toEqual(['morning']);
  expect(startsOf('The Long Way Home', ALL)).toEqual(['morning', 'afternoon']);
  expect(startsOf('Over the Whispering Mountains', ALL)).toEqual(ALL);
});

it('no hour comes back, and none comes behind the last', () => {
  const clock = clockOf({ premise: 'The Long Way Home', words: { time: 'afternoon' } });
  if (clock === undefined) throw new Error('a plot of one day has a clock');
  const isOut = (text: string): boolean => hoursIn(text).some((hour) => isPast(hour, clock));
  expect(['It was noon before anybody noticed.', 'That afternoon they knocked.', 'That night nobody slept.'].map(isOut)).toEqual([true, false, true]);
  moveOn(clock, 'It was getting dark.');
  expect(isOut('At tea time they sat down.')).toBe(true);
  expect(clockOf({ premise: 'Over the Whispering Mountains', words: { time: 'afternoon' } })).toBeUndefined();
});

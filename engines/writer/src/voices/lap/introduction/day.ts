// The lap voice (3-4): `day` in the introduction.
import type { Beats } from '../../voice.ts';

export const DAY: Beats = {
  day: [
    'It was a {day}. [The soup was hot.|The cat was fat.] All was well. The day was long. ^And then...',
    '{H} had a plum. {H} had a nap. {H} had one more plum. It was a very good {day}.',
    'Tick, tock. [It was a slow day.|Nothing went wrong.] {H} had some milk. Then {he} had some more. ^Then...',
    'First {H} had a bun. Then {he} had a nap. Then {he} had one more bun. ^And then... oh!',
    '{H} was busy. {He} had to look at a snail. It takes all day, if you do it well.',
  ],
};

// The lap voice (3-4): `low` in the climax.
import type { Beats } from '../../voice.ts';

export const LOW: Beats = {
  low: [
    '{H} sat down. [A tear ran down {his} nose. Plip.|{He} hid {his} face in {his} bag.] “Now what?” {he} said.',
    '“What can we do?” said {H}. Nobody knew. {H’s} bag had no idea. It was a bag.',
    '{H.young}{H.fingers}{H} put {his} thumb in {his} mouth. {He} was too big for that. But not just now.',
    'Poor old {H}! {He} wanted {his} pillow. {He} wanted soup. {He} wanted it to be this morning.',
'{H} sat down and had a cry. Boo hoo! Sometimes you must. Then {he} blew {his} nose.', '{H.feet}Nobody said a thing. {H} looked at {his} toes. They were very sad toes. What now?', '“I give up,” said {H}. Sniff. But wait. Did {he} give up? No, not quite. Not yet!',
'No, no, no. {H} had just one bun, and a tear fell on it. Plip, plip. Poor bun!', '{H} had a bun. Even the bun was sad. It was all flat. {H} gave it a pat, and sniffed.', '“I want to go to bed,” said {H}. They all did. But it was not over yet. Sniff!',
    '{H} sat down on {his} bag. The bag sighed. {H} sighed. “You, too?” said {H}.',
    'No more jokes. No more songs. {H} took a sock out of {his} bag, and hid {his} nose in it.',
    '{H} put {his} head down. Plop, went a tear. Plop, went one more. Sniff, sniff, sniff!',
    '“Will it be good again?” said a very small voice. Nobody knew. It was {H’s} own voice.',
    '“I have no more ideas,” said {H}. {He} shook {his} head, to see. No. Not one fell out.',
  ],
};

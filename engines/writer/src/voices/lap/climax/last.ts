// The lap voice (3-4): `last` in the climax.
import type { Beats } from '../../voice.ts';

export const LAST: Beats = {
  last: [
    '{H} wanted to run. {His} feet said, “Go!” “You stay here, feet,” said {H}. And they did.',
    '“Ready?” said {H} to {his} knees. The knees said no. “Nor am I,” said {H}. Wobble, wobble!',
    'One {H.hand} had to hold the other {H.hand}. It was a good thing that {H} had more than one.',
    '{H} had one plum left. “I will eat you when this is over,” {he} told it. The plum said nothing.',
    '{H} made {himself} as small as a pea. Then as small as a crumb. Now {he} could not see a thing!',
'{H} had to look for {his} brave. Not in {his} bag. Not in {his} ear. There! It was in {his} tummy.',
  ],
  // Of one trial alone.
  'last:creature': ['Closer it came. {H} shut {his} eyes. {H} opened them. Oh! Now it was even closer. Gulp!'],
  'last:storm': ['Whoosh! {H} held on to {his} bag. The bag held on to {H}. Nobody was blown off. Not yet!'],
  'last:crowd': ['They were so big, and so loud. {H} looked at their knees. Even the knees looked cross!'],
  'last:dark': ['{H} held up @a {H.hand}. {He} could not see it. “Are you there, {H.hand}?” It gave a wiggle. Yes!'],
  'last:gap': ['{H} had one look down. Just one. Oh! {He} looked up again, quick, and held on to {his} bag.'],
  'last:lock': ['{H} put {his} nose to the door. Sniff! It smelled of door. That was no help at all.'],
  'last:maze': ['{H} sat down where all the ways met. “I will not cry,” {he} said. One small sniff got out.'],
  'last:stuck': ['{H} leaned on the stone. It was so cold, and so fat. “You are in our way,” {he} told it.'],
  'last:flood': ['{H.feet}{H} stood on tippy-toe. {He} made {himself} as tall as {he} could. Was it tall enough? Just!'],
};

// The lap voice (3-4): `last` in the climax.
import type { Beats } from '../../voice.ts';

export const LAST: Beats = {
  last: [
    '{fierce}Closer it came. {H} shut {his} eyes. {H} opened them. Oh! Now it was even closer. Gulp!',
    '{H} wanted to run. {His} feet said, “Go!” “You stay here, feet,” said {H}. And they did.',
    '“Ready?” said {H} to {his} knees. The knees said no. “Nor am I,” said {H}. Wobble, wobble!',
    'One {H.hand} had to hold the other {H.hand}. It was a good thing that {H} had more than one.',
    '{H} had one plum left. “I will eat you when this is over,” {he} told it. The plum said nothing.',
    '{fierce}{H} made {himself} as small as a pea. Then as small as a crumb. Now {he} could not see a thing!',
'{H} had to look for {his} brave. Not in {his} bag. Not in {his} ear. There! It was in {his} tummy.',
  ],
};

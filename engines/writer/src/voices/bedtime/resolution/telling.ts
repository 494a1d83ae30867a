// The bedtime voice (5-8): `telling` in the resolution.
import type { Beats } from '../../voice.ts';

export const TELLING: Beats = {
  telling: [
    '{houses}Of course they had to tell it. They told it at the pump and in the shop and over three fences. With each telling it got a little bit bigger, the way dough does. By Friday there was a crocodile in it. {H} did not mind the crocodile.',
    '“What was the worst of it?” people asked. “The bit before it got better,” said {H}. “And the best?” {He} thought about that for a whole bun. “That we were all there,” {he} said at last.',
'They told it again and again. Each time it got a bit better. Now there is a whale in it, and a very rude parrot. [“There was no parrot,” says {H}. “There is now,” they say.|The little ones do the noises.] But there is one place where {H} always whispers. “Here,” {he} says, “I wanted to go home.”',
    'The smallest ones wanted it told with everything in it. So {H} did the noises, and the chairs were the hard bits, and the cat was whatever was worst. The cat was rather good. It would not stop when it was over, and had to be given fish.',
    '“And were you scared?” they asked. “Only once,” said {H}. “When was that?” “From the beginning to the end,” said {H}. They thought about it. “That’s a very long once,” said the smallest.',
    'Each of them told it a little differently. In one there was more mud, and in one there was more soup. {H} listened with {his} chin on the table. {He} had not known that {he} had been in so many stories.',
    'Each of them told it, one after the other. In the first story there was a wolf. In the next there were nine. “Were you all in the same one?” asked an aunt. {H} thought about it. “Yes,” {he} said, “but it was a big one, and we each stood in a different bit.”',
  ],
};

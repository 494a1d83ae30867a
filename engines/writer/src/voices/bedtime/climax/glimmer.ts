// The bedtime voice (5-8): `glimmer` in the climax.
import type { Beats } from '../../voice.ts';

export const GLIMMER: Beats = {
  glimmer: [
    'Then somebody giggled. It was only from fright, but it was a giggle, and it was catching. It is hard for trouble to be quite so big when people are giggling at it. {H} lifted {his} head, and felt the corners of {his} mouth go up all by themselves.',
    '{H} had a thought. It was so small that {he} nearly missed it. “We are all still here,” it went. {H} counted, noses first and then hats, and it was true. Nobody had got lost. It was the first thing all day that had come out even.',
'Something was tickling {H}, right at the back of {his} head. It was an idea. It was only a small one, and shy. [“Don’t anybody talk,” {he} said.|{He} kept quite still, like when you are going to sneeze.] They all held their breath. “We never ate the buns!” cried {H}. It was not the idea that they had hoped for. But it is hard to be hopeless with half a bun in each cheek.',
    '{solid}{here walls}There was a thin yellow line, low down, no wider than a hair. It might be nothing. But {H} had once found a whole birthday behind a line like that, with candles on. {He} kept {his} eye on it.',
    '“What did you say?” said {H}. “I only said ouch,” somebody said. “No, before that.” “I said, not all at once.” They had done everything all at once, from the start. “Then one at a time,” said {H}. “And the ouch goes last.” It was not much, but it was more of a plan than they had had before.',
    '{earth}{calm-trial}Far off a cockerel crowed, and it was quite the wrong time for it. It made {H} smile. Here was somebody else who had not got it right, and who did it anyway, as loud as he could. {H} felt a bit taller.',
    '“What would Granny say?” thought {H}. Granny would say, “Have you looked under it?” She said that about everything, about socks, and sums, and giants. {H} had not looked under it. It was such a small idea that {he} did not tell anyone yet.',
    'The smallest of them had said something, and nobody had heard. “Say it again,” said {H}, and bent down. “It’s only {k.the},” said the smallest. “It isn’t my Great-Aunt Maud.” {H} had met Great-Aunt Maud. {He} looked round once more, and it did seem a size smaller.',
    '“We can’t do it,” somebody said. “We can’t do it *yet*,” said the smallest. It was only one word more, and a short one. But {H} heard it go in, like a foot in a door. “Yet,” {he} said, to try it out. It tasted better than anything had for some time.',
    '{can-see}{H} had been looking at it from the wrong side. {He} found that out when {he} turned {his} head, because it ached. It was all still there. But it looked quite different like that, the way a frown does, or a fish.',
  ],
};

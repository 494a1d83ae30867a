// The bedtime voice (5-8): `glimmer` in the climax.
import type { Beats } from '../../voice.ts';

export const GLIMMER: Beats = {
  glimmer: [
    'Then somebody giggled. It was only from fright, but it was a giggle, and it was catching. It is hard for trouble to be quite so big when people are giggling at it. {H} lifted {his} head, and felt the corners of {his} mouth go up all by themselves.',
    '{H} had a thought. It was so small that {he} nearly missed it. It sat in the corner of {his} head like a mouse in a church. {He} did not dare to look straight at it. “Stay there,” {he} told it. “I’m coming.”',
'Something was tickling {H}, right at the back of {his} head. It was an idea. It was only a small one, and shy. [“Don’t anybody talk,” {he} said.|{He} kept quite still, like when you are going to sneeze.] They all held their breath. It came nearer. It came right up. And {H} laughed out loud!',
    '{solid}{here walls}There was a thin yellow line, low down, no wider than a hair. It might be nothing. But {H} had once found a whole birthday behind a line like that, with candles on. {He} kept {his} eye on it.',
    '“What did you say?” said {H}. “I only said ouch,” somebody said. “No, before that.” “I said, not all at once.” They had done everything all at once, from the start. {H} felt a thought go by, like a fish against your leg.',
    '{earth}{calm-trial}Far off a cockerel crowed, and it was quite the wrong time for it. It made {H} smile. Here was somebody else who had not got it right, and who did it anyway, as loud as he could. {H} felt a bit taller.',
    '“What would Granny say?” thought {H}. Granny would say, “Have you looked under it?” She said that about everything, about socks, and sums, and giants. {H} had not looked under it. It was such a small idea that {he} did not tell anyone yet.',
    'The smallest of them had said something, and nobody had heard. “Say it again,” said {H}, and bent down. “What does {k.the} want?” said the smallest. It was the one question that they had not asked, and {H} felt a door open at the back of {his} head, by about an inch.',
    '“We can’t do it,” somebody said. “We can’t do it *yet*,” said the smallest. It was only one word more, and a short one. But {H} heard it go in, like a foot in a door. “Yet,” {he} said, to try it out. It tasted better than anything had for some time.',
    '{can-see}{H} had been looking at it from the wrong side. {He} found that out when {he} turned {his} head, because it ached. It was all still there. But it looked quite different like that, the way a frown does, or a fish.',
  ],
};

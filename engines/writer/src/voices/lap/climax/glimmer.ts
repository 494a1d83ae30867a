// The lap voice (3-4): `glimmer` in the climax.
import type { Beats } from '../../voice.ts';

export const GLIMMER: Beats = {
  glimmer: [
    'Sniff. {H} had one idea left. It was a very small one. “Come out,” {he} told it. “Let me see you!”',
    'One giggle got out. It was {H’s}! It was not so bad with a giggle in it.',
    '{H’s} nose began to itch. “Ah... ah... tchoo!” It was such a big one! They all had to laugh, just a bit.',
    '{can-see}“You have jam on,” said {F}. “Where?” said {H}. “All over!” It was good to laugh.',
    '{earth}A fly sat down on {H’s} nose. It was not scared. It washed its feet! {H} had to grin.',
    'Tick. What was that? Tick, tick. It was {H}, thinking. You could hear it!',
    '{can-see}{H} had looked with both eyes shut. Silly {H}! Now {he} opened them. Oh! Oh, oh!',
    '{can-see}Out of {H’s} bag fell a crumb. It rolled, and it stopped. {H} looked where it stopped. Hmm!',
  ],
};

// The bedtime voice (5-8): `pack` in the introduction.
import type { Beats } from '../../voice.ts';

export const PACK: Beats = {
  pack: [
    '{sets-off}Packing took no time. {H} put in a loaf, a blanket and a ball. {He} took the ball out. {He} looked at it. {He} put it back in. You never know.',
    '{sets-off}There was a list for the bag. “Bread, blanket, lamp,” read {H}, and ticked them off. Then {he} saw that the cat was in the bag, and not on the list. So {he} wrote it on the list, in order to cross it off.',
    '“What if it’s cold?” said somebody. In went a jumper. “What if it’s hot?” Out came the jumper. “What if you get hungry?” In went the cheese. And nobody ever said a thing that would have got the cheese out again.',
    '{H} wanted to take everything that {he} was fond of, and {he} tried. The table would not go through the door. So {he} took a spoon, which was at least fond of the table.',
    '{weight}At the bottom of the bag was a hole, and nobody knew. In went six walnuts, and out came six walnuts, one by one, and rolled off under the stove. {H} counted them in twice. “Funny,” {he} said. “I thought there were more.”',
  ],
};

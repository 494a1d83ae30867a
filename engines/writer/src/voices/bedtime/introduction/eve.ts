// The bedtime voice (5-8): `eve` in the introduction.
import type { Beats } from '../../voice.ts';

export const EVE: Beats = {
  eve: [
    '{away}The last evening was very ordinary. Somebody darned a sock. Somebody burned the milk. {H} looked hard at everything, so as to be able to take it along: the lamp, the crack in the jug, the cat.',
    'That night {H} laid out {his} things in a row. There was a spoon, and there was another spoon. It did not look like much. “It will have to do,” {he} told the spoons, and put out the light.',
'{earth}That night {H} put everything ready beside the bed. {He} lay down and looked at it. Bag. Spoon. Cheese. [“See you in the morning,” {he} told the cheese.|The bag looked as if it wanted to be off already.] Outside an owl said what owls say. {He} held on to {his} blanket with both {H.hand}s, and then it was day.',
    '{H} wrote {his} name on everything: on the bag, on the lunch, and on the back of {his} own {H.hand}. “In case I get mixed up with somebody,” {he} said. Then there was nothing left to write on, so {he} was ready.',
    '“Shall I leave the light on?” somebody asked. {H} thought about it. “Leave it on in the kitchen,” {he} said, “where I can’t see it. Then I’ll know that it’s on.” And so it was done. Nobody saw that light but the cat, and it was a great comfort.',
    '{H} could not decide what to dream of. It ought to be something useful, on a night like this. {He} tried to dream of a plan. But it was about a very large cheese, and {he} could not help enjoying it.',
    'There was just time for one more slice of bread. {H} ate it slowly, and looked at everything while {he} chewed: the lamp, the crack in the jug, the cat. You cannot take a kitchen along with you. But you can look at it very hard.',
    '“Have you got everything?” they asked. “Yes,” said {H}. “Have you got a hanky?” “Yes.” “Have you got a clean one?” That took another ten minutes, since the clean one was in a drawer, and the cat was in the drawer as well.',
    '{H} said goodbye to things. {He} said it to the chair, and the stove, and the third stair. “See you later,” {he} told the biscuit tin, which seemed to need it most. Then {he} went back and took one, so as not to hurt its feelings.',
  ],
};

// The bedtime voice (5-8): `doubt` in the introduction.
import type { Beats } from '../../voice.ts';

export const DOUBT: Beats = {
  doubt: [
    '{weight}{H} lay down on the floor to think. “There’s only one of me,” {he} told the ceiling, and turned over. It was the same on the other side. There was only one of {him} there as well, and it had fluff on.',
    '“I can’t do anything about it,” thought {H}. “Somebody braver should.” {He} waited for somebody braver. {He} looked up the road and down the road. [The road was quite empty.|There was only a hen.] “Bother,” said {H}.',
    '{weight}{H} lay under the table, where {he} did {his} best thinking. “It’s too big for me,” {he} told the table. [“I’m not the right one,” {he} told the cat.|“I’d only fall over,” {he} told a spoon.] Nobody said anything. So in the end {he} came out, and began to look for the bag.',
    '“Somebody else should do it,” said {H}. {He} looked about for somebody else. Everybody was very busy, all at once. [“Well, anybody,” {he} said.|One of them was polishing a spoon that was quite clean.] Then {he} saw that they were looking at *{him}*.',
    '{H} made two lists. On the one {he} put all the reasons for doing it, and on the other all the reasons for leaving it alone. The second list was much longer, and it had soup in it. {He} looked at the first one again. It had only one thing on it.',
    '“What if I can’t?” {H} asked the baby next door. The baby was three months old and could not do anything at all. It did not seem to be worried. It was trying to get its foot into its mouth, and it got a bit further each time.',
  ],
};

// The bedtime voice (5-8): `low` in the climax.
import type { Beats } from '../../voice.ts';

export const LOW: Beats = {
  low: [
    '{H} stopped, right where {he} was. There was nothing left to try. {He} thought of everyone who was waiting to hear good news. {His} eyes stung. “I’m sorry,” {he} said, to nobody, and to all of them.',
    'Every day has a bottom, and they had got to it. It was cold down there. Nobody knew what to do, and nobody pretended to. {H} shut {his} eyes, so as not to have to look at it any more.',
    '“It’s no good,” said somebody. {H} opened {his} mouth to say something cheerful, and there was nothing in it. Somebody’s tummy rumbled, quite a long tune, and there was nobody who felt like laughing.',
    '{H} had come to the end of {his} ideas. It was like when you think there is one more stair, and there isn’t. [“I’m sorry,” {he} said. It was not very loud, but they all heard it.|A tear ran down, right to the tip of {his} nose, and hung there.] Nobody was cross. That was almost the worst thing.',
    'So it was all over. {H} hung {his} head. “It should have been somebody else,” {he} said. “Somebody with a rope.” [“I’ve got some string,” said a small voice. But it did not help.|Nobody knew what to say. Somebody patted {him} on the back.] And for a long, long moment nothing happened.',
    '{weight}A tear ran down {H’s} nose and hung there. {He} let it. It is too much trouble to wipe your nose when everything is lost. It fell off by itself in the end, and made a dot on the ground. You could have covered it with a pea. It was all that they had done.',
    '{calm-trial}“Let’s say what we’ll miss,” said somebody. “Jam,” said one. “My sister,” said one, surprised. When it was {H’s} turn {he} could not say it. It was too big to get out. It was all of it, even the nettles.',
    '{hush}{weight}Nobody had a joke. Nobody had a plan, or a peppermint. They had run out of everything that you can run out of. So they just leaned, all in a heap, and the quiet lay down on top of them like a big wet dog.',
    '{H} looked for {his} brave feeling. {He} had had it only just now. {He} looked where {he} had last had it, and all round about. In the end {he} stood where it ought to have been. There was a draught.',
    '“What now?” said somebody, and nobody said anything. Somebody said it again. It was {H} who had to answer, because they were all waiting for {him}. “I don’t know,” said {H}. It was the truest thing that {he} had ever said, and it did not help.',
  ],
};

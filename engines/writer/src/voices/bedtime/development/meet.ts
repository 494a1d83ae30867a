// The bedtime voice (5-8): `meet` in the development.
import type { Beats } from '../../voice.ts';

export const MEET: Beats = {
  'meet:space-garden': [
    'Under a glass lid stood one single flower, and beside it stood a gardener with a watering can as small as a thimble. “It’s never opened,” he said. “They say that it needs the sound of bees. There aren’t any bees up here.” {H} got close to the glass. “Bzz,” {he} said, to be helpful. [The others came, and they all said “bzz”.|It felt rather silly. But a leaf had moved.]',
  ],
  'meet:space-lift': [
    'The lift had an old lady in it, with a folding chair and some knitting. “I only wanted the third floor,” she said. “But it goes where it likes.” She had been up and down since breakfast. {H} looked at the buttons. One of them was stuck in. [{He} got it out with a spoon.|A bit of toffee had got into it.] “Third floor,” said the lift, and sounded relieved.',
  ],
  'meet:space-parcel': [
    'A parcel was floating down the passage all by itself, and behind it, with his arms out, floated the postman. “It’s got air holes in,” he panted, “and I think that it’s having fun.” {H} waited at the corner. [When it came round, {he} hugged it.|{He} held open the bag, and in it went.] Something inside the parcel gave a small, surprised woof.',
  ],
};
